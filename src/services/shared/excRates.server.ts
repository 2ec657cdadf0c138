/** The exchange rate that a document starts with, and the unit that it prices (00-conventions 1.5). */
import { sql } from 'kysely';
import type { Problem } from '../../core/problem.ts';
import { systemCorpId } from '../../core/resource.ts';
import type { Ask, Call, SaveStep } from '../../database/behaviour.ts';
import { askIn } from '../../database/save/askIn.ts';
import { isForeign } from './amounts.ts';
import { excUnitOf } from './excUnit.ts';

export interface ExcRate {
  readonly excRt: string | null;
  readonly excUnit: number;
  readonly excDt: string | null;
}

/** What of a document its rate follows from. */
interface Rated {
  readonly currCd?: string | null;
  readonly excTpCd?: string | null;
}

/** Newest rate on or before the day, the company's own first; none is known: the unit alone. */
export async function rateOf(ask: Ask, { corpId }: Call, record: Rated, day: string): Promise<ExcRate> {
  const { currCd } = record;
  if (!currCd || currCd === 'KRW') return { excRt: '1.00', excUnit: 1, excDt: null };
  const [rate] = await ask<ExcRate>(sql`
    select exc_rt::text as "excRt", exc_unit as "excUnit", exc_dt as "excDt" from fw_exc_rate
    where corp_id in (${corpId}::bigint, ${systemCorpId}::bigint) and del_yn = 'N' and curr_cd = ${currCd}
      and exc_tp_cd = ${record.excTpCd ?? 'BASE'} and exc_dt <= ${day}::date
    order by exc_dt desc, (corp_id = ${corpId}::bigint) desc limit 1`);
  if (rate) return rate;
  return { excRt: null, excUnit: await unitOf(ask, { corpId }, currCd), excDt: null };
}

/** Units of a currency that its rate prices, by its code. */
async function unitOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, currCd: string): Promise<number> {
  const [code] = await ask<{ ref1: string | null }>(sql`
    select c.ref1 from fw_code g join fw_code_code c on c.parent_id = g.id
    where g.grp_cd = 'CURR' and g.del_yn = 'N' and c.key = ${currCd} and c.corp_id in (${corpId}::bigint, ${systemCorpId}::bigint)
    order by c.corp_id limit 1`);
  return excUnitOf(code?.ref1);
}

interface Priced {
  readonly currCd?: string | null;
  excUnit?: number | null;
}

/** The unit that nobody named is that of the currency. */
export async function fillUnit(step: SaveStep, record: Priced): Promise<void> {
  if (record.currCd && isForeign({ currCd: record.currCd }))
    record.excUnit ??= await unitOf(askIn(step), step, record.currCd);
}

/** E_RANGE for another unit than that of the currency: amounts would be a hundred times what is meant. */
export async function unitProblems(step: SaveStep, record: Priced, stored: Priced | null): Promise<Problem[]> {
  const { currCd, excUnit } = record;
  const kept = stored?.currCd === currCd && stored?.excUnit === excUnit;
  if (kept || !currCd || !isForeign({ currCd }) || excUnit === null || excUnit === undefined) return [];
  const unit = await unitOf(askIn(step), step, currCd);
  return unit === excUnit
    ? []
    : [{ code: 'E_RANGE', field: 'excUnit', text: 'unitOfCurrency', args: [currCd, String(unit)] }];
}
