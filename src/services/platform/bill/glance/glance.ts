/** The operator's month at a glance: what the server counts, and the list behind each figure (issue: seeing). Pure. */
import { firstDayOfMonth, lastDayOfMonth } from '../../../../core/months.ts';

/** How far a month is, step by step; what went wrong stands beside the step where it did. */
export const glanceKeys = [
  ...(['unmetered', 'unclosed', 'draft', 'held', 'issued', 'overdue', 'paid', 'unsent', 'failed'] as const),
] as const;
export type GlanceKey = (typeof glanceKeys)[number];

/** Figures that somebody has to look at when they are not nought. */
export const stops: readonly GlanceKey[] = ['held', 'overdue', 'failed'];

export interface Figure {
  readonly count: number;
  /** Won: what bills come to, or what is left to pay of those that wait for money; null of companies and tax invoices. */
  readonly amount: string | null;
}

export interface HeldBill {
  readonly id: number;
  readonly corpNm: string;
  /** Keys of BILL_HOLD. */
  readonly holdCds: string;
  readonly sumAmount: string;
}

/** A company that owes, over all months. */
export interface Debtor {
  readonly corpId: number;
  readonly corpNm: string;
  readonly bills: number;
  readonly left: string;
  readonly since: string;
}

export interface MonthGlance {
  readonly ym: string;
  /** Over, so that it can be closed. */
  readonly over: boolean;
  readonly figures: Readonly<Record<GlanceKey, Figure>>;
  /** The largest of those held. */
  readonly held: readonly HeldBill[];
  readonly debtors: readonly Debtor[];
  /** All who owe. */
  readonly owing: { readonly companies: number; readonly bills: number; readonly left: string };
}

/** So many are named; the list has the others. */
export const mostNamed = 5;

export interface ListAddress {
  readonly menu: string;
  readonly search: Readonly<Record<string, string>>;
}

const days = (ym: string) => ({ fromDt: firstDayOfMonth(ym), toDt: lastDayOfMonth(ym) });
const always = { fromDt: '', toDt: '' } as const;

/** The list that shows exactly what a figure counts. */
export function listOf(key: GlanceKey, ym: string): ListAddress {
  const bills = (search: ListAddress['search']): ListAddress => ({ menu: 'P94', search: { ...search, ...days(ym) } });
  const invoices = (stCd: string): ListAddress => ({
    menu: 'P35',
    search: { direction: 'ISSUE', stCd, ...days(ym) },
  });
  switch (key) {
    case 'unmetered':
    case 'unclosed':
      return { menu: 'P91', search: { [key]: ym } };
    case 'draft':
      return bills({ stCd: 'DRAFT', held: 'N' });
    case 'held':
      return bills({ held: 'Y' });
    case 'issued':
    case 'overdue':
    case 'paid':
      return bills({ stCd: key.toUpperCase() });
    case 'unsent':
      return invoices('ISSUED');
    case 'failed':
      return invoices('FAIL');
  }
}

/** Bills that a company owes, of whichever month; without one, everybody's. */
export const debtsOf = (corpId?: number): ListAddress => ({
  menu: 'P94',
  search: { stCd: 'OVERDUE', ...(corpId !== undefined && { corpId: String(corpId) }), ...always },
});
