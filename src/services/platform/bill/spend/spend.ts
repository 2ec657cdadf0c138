/** What services cost by month, as issued bills say: what a company spends, what the operator takes in. Pure. */
import { rnd, sumFigures } from '../../../../core/decimal.ts';
import { firstDayOfMonth, lastDayOfMonth, moveMonth } from '../../../../core/months.ts';

/** Without tax. */
export interface Spend {
  readonly ym: string;
  readonly sysCd: string;
  readonly amount: string;
}

/** So many months stand side by side, the present one last. */
export const monthsShown = 12;

export interface SpendTable {
  readonly months: readonly string[];
  /** Services with a figure in any of the months, the most expensive first. */
  readonly systems: readonly string[];
  readonly amountOf: (ym: string, sysCd: string) => string;
  readonly totalOf: (ym: string) => string;
}

export function spendTable(rows: readonly Spend[], present: string): SpendTable {
  const months = Array.from({ length: monthsShown }, (_, at) => moveMonth(present, at + 1 - monthsShown));
  const found = rows.filter(({ ym }) => months.includes(ym));
  const sum = (some: readonly Spend[]) => rnd(sumFigures(some.map(({ amount }) => amount)), 0);
  const ofSystem = (sysCd: string) => Number(sum(found.filter((row) => row.sysCd === sysCd)));
  return {
    months,
    systems: [...new Set(found.map(({ sysCd }) => sysCd))].toSorted((a, b) => ofSystem(b) - ofSystem(a)),
    amountOf: (ym, sysCd) => sum(found.filter((row) => row.ym === ym && row.sysCd === sysCd)),
    totalOf: (ym) => sum(found.filter((row) => row.ym === ym)),
  };
}

/** The list of usage that was billed for a service in a month. */
export const usageOf = (ym: string, sysCd: string): Readonly<Record<string, string>> => ({
  ...{ fromDt: firstDayOfMonth(ym), toDt: lastDayOfMonth(ym), sysCd, billed: 'Y' },
});
