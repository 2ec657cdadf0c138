/** Bonded areas by their code: what they are called, and which company runs them. */
import { sql } from 'kysely';
import { systemCorpId } from '../../../core/resource.ts';
import type { Ask } from '../../../database/behaviour.ts';

export interface Area {
  readonly code: string;
  readonly name: string;
  /** The company that runs it; the system company where none is known, for its operator acts there. */
  readonly corpId: number;
}

export async function areasByCode(
  ask: Ask,
  codes: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, Area>> {
  const wanted = [...new Set(codes.filter((code): code is string => Boolean(code)))];
  if (wanted.length === 0) return new Map();
  const rows = await ask<Area>(sql`
    select bond_area_cd as code, bond_area_nm as name, coalesce(op_corp_id, ${systemCorpId}::bigint) as "corpId"
    from fw_bond_area where corp_id = ${systemCorpId}::bigint and bond_area_cd = any (${wanted}::text[]) and del_yn = 'N'`);
  return new Map(rows.map((area) => [area.code, area]));
}
