/** Settings on the server: a value fits its key, and every company with the menu has every key (20-rs4-ship-repair). */
import { sql } from 'kysely';
import { systemCorpId } from '../../../core/resource.ts';
import type { Behaviour } from '../../../database/behaviour.ts';
import type { Statement, Transaction } from '../../../database/executor.ts';
import { openMenus, products } from '../../reference/products.ts';
import { settings } from '../../reference/settings.ts';
import { fitsShape, groupOfShape } from './config.rules.ts';

export const configBehaviour: Behaviour = {
  async check({ tx, corpId }, record) {
    const visible = sql`c.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint)`;
    const codes = sql`fw_code g join fw_code_code c on c.parent_id = g.id and g.del_yn = 'N'`;
    const [key] = await tx.query<{ ref1: string | null }>(
      sql`select c.ref1 from ${codes} where g.grp_cd = 'RS4_CONF' and c.key = ${record.confKey} and ${visible} limit 1`,
    );
    const shape = key?.ref1 ?? '';
    const group = groupOfShape(shape);
    const allowed = group
      ? await tx.query<{ key: string }>(
          sql`select c.key from ${codes} where g.grp_cd = ${group} and c.use_yn = 'Y' and ${visible}`,
        )
      : [];
    const value = record.confVal;
    const fits =
      typeof value !== 'string' ||
      fitsShape(
        shape,
        value,
        allowed.map((row) => row.key),
      );
    return fits ? [] : [{ code: 'E_PATTERN', field: 'confVal', text: 'confVal' }];
  },
};

const withSettings = products.filter(({ id }) => openMenus([id], 0).has('R35')).map(({ id }) => id);

/** Adds the keys that the companies (`corp_id`) lack, at their defaults. */
const addSettings = (tx: Transaction, companies: Statement): Promise<unknown> =>
  tx.query(sql`insert into rs4_stdinfo_config (corp_id, conf_key, conf_val, conf_desc, unit_nm)
    select c.corp_id, s."confKey", s."confVal", s."confDesc", nullif(s."unitNm", '')
    from (${companies}) c cross join json_to_recordset(${JSON.stringify(settings)}::json)
        as s("confKey" text, "confVal" text, "confDesc" text, "unitNm" text)
    on conflict do nothing`);

/** The same for all that hold the ship-repair service. Runs past row-level security. */
export async function writeSettings(tx: Transaction): Promise<void> {
  await addSettings(
    tx,
    sql`select ${systemCorpId}::bigint as corp_id union select corp_id from platform_subsc
      where prod_id = any (${withSettings}::bigint[]) and st_cd in ('USE', 'TERM_REQ') and del_yn = 'N'`,
  );
}

/** A company that begins with a product of the store has what the product works by. */
export async function openSettings(tx: Transaction, corpId: number, prodId: number): Promise<void> {
  if (withSettings.includes(prodId)) await addSettings(tx, sql`select ${corpId}::bigint as corp_id`);
}
