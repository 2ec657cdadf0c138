/** What a declaration starts with on the server: the declarant's code, the rates of its day, and what its codes must name. */
import { sql } from 'kysely';
import type { Problem } from '../../../core/problem.ts';
import type { Ask, Call, SaveStep } from '../../../database/behaviour.ts';
import { drawNumber } from '../../../database/save/docNo.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { rateOf } from '../../shared/excRates.server.ts';
import { byBondArea } from './fields.ts';
import type { Rated } from './rate.ts';

interface Declared extends Rated {
  tcaNo?: string | null;
  mgtNo?: string | null;
  readonly declDt?: string | null;
  readonly bondAreaCd?: string | null;
}

/** EXP or IMP: customs gives out rates of each for a week. */
export type RateType = 'EXP' | 'IMP';

/** The company's own code as a declarant. */
export async function declarantOf(ask: Ask, { corpId }: Call): Promise<string | null> {
  const [corp] = await ask<{ tcaNo: string | null }>(
    sql`select tca_no as "tcaNo" from platform_corp where id = ${corpId}::bigint`,
  );
  return corp?.tcaNo ?? null;
}

/** Rate and unit of the currency on the day of the declaration, and the rate of dollars. */
export async function customsRates(
  ask: Ask,
  call: Call,
  record: Rated & { readonly declDt?: string | null },
  excTpCd: RateType,
) {
  const day = record.declDt ?? call.today;
  const { excRt, excUnit } = await rateOf(ask, call, { currCd: record.currCd ?? null, excTpCd }, day);
  const usdRt = record.currCd === 'USD' ? excRt : await dollarRate(ask, call, day, excTpCd);
  return { excRt, excUnit, usdRt };
}

const dollarRate = async (ask: Ask, call: Call, day: string, excTpCd: RateType): Promise<string | null> =>
  (await rateOf(ask, call, { currCd: 'USD', excTpCd }, day)).excRt;

/** What a call leaves open: whose declaration it is, at which rate. A rate that was typed stays. */
export async function fillDeclaration<R extends Declared>(
  step: SaveStep,
  record: R,
  stored: Declared | null,
  { excTpCd, preId }: { readonly excTpCd: RateType; readonly preId: string },
): Promise<void> {
  const ask = askIn(step);
  const filled: { -readonly [K in keyof Declared]: Declared[K] } = record;
  if (!filled.tcaNo && !stored) filled.tcaNo = await declarantOf(ask, step);
  // Until customs gives a number it goes by ours.
  filled.mgtNo ??=
    stored?.mgtNo ?? (await drawNumber(step.tx, { table: step.resource.table, preId, period: 'month' }, step.today));
  // A rate that was emptied is asked for; that of another currency is found.
  const turned = stored?.currCd !== record.currCd && (!record.excRt || record.excRt === stored?.excRt);
  const moved = turned || !record.excUnit || stored?.declDt !== record.declDt || stored?.currCd !== record.currCd;
  if (!record.currCd || !moved) return;
  const rates = await customsRates(ask, step, record, excTpCd);
  if (turned) filled.excRt = rates.excRt;
  // A new one that says nothing has the default of 1.
  if ((turned && (stored || record.excUnit === 1)) || !record.excUnit) filled.excUnit = rates.excUnit;
  filled.usdRt = rates.usdRt;
}

/** E_REF for a bonded area that nobody has told us of. */
export async function bondAreaProblems(step: SaveStep, record: Declared, stored: Declared | null): Promise<Problem[]> {
  const { bondAreaCd } = record;
  if (!bondAreaCd || bondAreaCd === stored?.bondAreaCd) return [];
  const [area] = await step.tx.query(sql`select 1 from fw_bond_area
    where bond_area_cd = ${bondAreaCd} and del_yn = 'N'`);
  return area ? [] : [{ code: 'E_REF', field: 'bondAreaCd', text: byBondArea.named.unknown }];
}
