/** `POST bta/decl/saveZone {bondAreaCd}`: keeps a bonded area among the favourites of the company, codes of BT_FAV_ZONE. */
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../api/plugins/authority.ts';
import { callOf } from '../../api/plugins/session.ts';
import { refuse } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import { bondAreaCd, typeOf } from '../../fields/index.ts';
import { decl } from './decl/decl.ts';

const field = bondAreaCd({ required: true });

/** Fastify plugin for the prefix `/api/bta`. */
export async function zoneRoutes(app: FastifyInstance): Promise<void> {
  const body = { type: 'object', properties: { bondAreaCd: { type: 'string' } }, additionalProperties: false };
  const schema = { tags: [decl.prefix], summary: 'Keep a bonded area among the favourites of the company', body };
  const route = { config: { resource: decl.prefix }, schema, preHandler: demand(decl, 2) };
  app.post<{ Body: { bondAreaCd?: string } }>('/decl/saveZone', route, async (request) => {
    const call = callOf(request);
    const parsed = typeOf(field).parse(request.body.bondAreaCd, field);
    if ('problem' in parsed) return refuse('E_PATTERN', { field: 'bondAreaCd', text: 'bondAreaCode' });
    if (parsed.value === null) return refuse('E_REQUIRED', { field: 'bondAreaCd' });
    const key = String(parsed.value);
    return app.signIn.database.write(call, async (tx) => {
      const [area] = await tx.query<{ key: string; value: string; valueEn: string | null }>(sql`
        select bond_area_cd as key, bond_area_nm as value, bond_area_nm_en as "valueEn" from fw_bond_area
        where corp_id = ${systemCorpId}::bigint and bond_area_cd = ${key} and del_yn = 'N'`);
      if (!area) return refuse('E_REF', { field: 'bondAreaCd', text: 'bondedAreaUnknown' });
      await tx.query(sql`
        insert into fw_code_code (corp_id, parent_id, sort_no, key, value, value_en, sort, use_yn)
        select ${call.corpId}::bigint, g.id, 1 + coalesce((select max(c.sort_no) from fw_code_code c
            where c.parent_id = g.id and c.corp_id = ${call.corpId}::bigint), 0), ${area.key}, ${area.value},
          coalesce(${area.valueEn}, ${area.value}), 1, 'Y'
        from fw_code g where g.grp_cd = 'BT_FAV_ZONE' and g.del_yn = 'N'
          and not exists (select 1 from fw_code_code c where c.parent_id = g.id and c.corp_id = ${call.corpId}::bigint and c.key = ${area.key})`);
      return area;
    });
  });
}
