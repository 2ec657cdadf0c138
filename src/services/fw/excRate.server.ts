/** Exchange rates on the server: the unit of a currency, and the rate that holds on a day (11-framework). */
import { sql } from 'kysely';
import { isDay } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Behaviour, Call, ResourceLookup } from '../../database/behaviour.ts';
import type { Transaction } from '../../database/executor.ts';
import { excUnitOf } from '../shared/excUnit.ts';
import type { excRate } from './excRate.ts';

/** For each currency the newest row on or before the day; of one day the company's own row wins. */
const rateLookup: ResourceLookup = {
  path: 'fw/common/excRate',
  parameters: ['excDt', 'excTpCd', 'currCd'],
  rows: ({ corpId, today }, query) => {
    const day = query.excDt ? String(query.excDt) : today;
    if (!isDay(day)) refuse('E_PATTERN', { field: 'excDt', text: 'date' });
    const kind = query.excTpCd ? String(query.excTpCd) : 'BASE';
    const currencies = query.currCd ? String(query.currCd).split(',') : null;
    return sql`select distinct on (t.curr_cd) t.id, t.curr_cd as key, t.exc_rt::text as value, null as "valueEn",
        t.exc_dt as "excDt", t.exc_tp_cd as "excTpCd", t.curr_cd as "currCd", t.exc_unit as "excUnit", t.exc_rt::text as "excRt"
      from fw_exc_rate t
      where t.del_yn = 'N' and t.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint) and t.exc_tp_cd = ${kind}
        and t.exc_dt <= ${day}::date and (${currencies}::text[] is null or t.curr_cd = any (${currencies}::text[]))
      order by t.curr_cd, t.exc_dt desc, (t.corp_id = ${corpId}::bigint) desc`;
  },
};

/** Units that the rates of these currencies price, as the system's codes say; an unknown currency has 1. */
export async function excUnits(
  tx: Transaction,
  { corpId }: Pick<Call, 'corpId'>,
  currencies: readonly unknown[],
): Promise<(currency: unknown) => number> {
  const wanted = [...new Set(currencies.filter((currency) => typeof currency === 'string'))];
  const rows = await tx.query<{ key: string; ref1: string | null }>(sql`
    select distinct on (c.key) c.key, c.ref1 from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = 'CURR' and g.del_yn = 'N' and c.key = any (${wanted}::text[])
      and c.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint)
    order by c.key, c.corp_id`);
  const units = new Map<unknown, number>(rows.map(({ key, ref1 }) => [key, excUnitOf(ref1)]));
  return (currency) => units.get(currency) ?? 1;
}

export const excRateBehaviour: Behaviour<typeof excRate> = {
  async prepare(step, record) {
    record.excUnit = (await excUnits(step.tx, step, [record.currCd]))(record.currCd);
  },
  lookups: [rateLookup],
};
