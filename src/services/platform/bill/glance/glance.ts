/** The operator's month at a glance: what the server counts, and the list behind each figure (issue: seeing). Pure. */
import { firstDayOfMonth, isOver, lastDayOfMonth, monthOf, moveMonth } from '../../../../core/months.ts';

/** How far a month is, step by step; what went wrong stands beside the step where it did. */
export const glanceKeys = [
  ...(['unmetered', 'unclosed', 'draft', 'held', 'issued', 'overdue', 'paid', 'unsent', 'failed'] as const),
] as const;
export type GlanceKey = (typeof glanceKeys)[number];

/** Steps of a month, each with what is still to be done in it or came of it. */
export const glanceSteps = {
  meter: ['unmetered'],
  close: ['unclosed'],
  look: ['held'],
  issue: ['draft', 'unsent', 'failed'],
  pay: ['issued', 'overdue', 'paid'],
} as const satisfies Readonly<Record<string, readonly GlanceKey[]>>;
export type GlanceStep = keyof typeof glanceSteps;

/** Figures of which nothing may be left when a month is over: where something is, every other month names it. */
export const leftKeys = [
  ...(['unmetered', 'unclosed', 'held', 'draft', 'failed', 'unsent'] as const),
] as const satisfies readonly GlanceKey[];
export type LeftKey = (typeof leftKeys)[number];
/** These count companies, the others papers. */
export const ofCompanies: readonly GlanceKey[] = ['unmetered', 'unclosed'];

/** What was left undone in a month that is over. */
export interface LeftBehind {
  readonly key: LeftKey;
  readonly ym: string;
  readonly count: number;
}

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
  readonly corpId: number;
  /** Keys of BILL_HOLD. */
  readonly holdCds: string;
  /** With VAT, as every amount of the glance; of the month before too, null where it had none. */
  readonly sumAmount: string;
  readonly lastSum: string | null;
}

/** A company that owes, over all months. */
export interface Debtor {
  readonly corpId: number;
  readonly corpNm: string;
  readonly bills: number;
  readonly left: string;
  readonly since: string;
}

/** All who owe, over all months: from which month's bills to which one's; null where nobody owes. */
export interface Owing {
  readonly companies: number;
  readonly bills: number;
  readonly left: string;
  readonly since: string | null;
  readonly until: string | null;
}

/** What a month came to, whatever became of it since. */
export interface WholeMonth {
  /** Companies whose usage was metered. */
  readonly companies: number;
  /** Bills, and what they come to with VAT; of the month before too, null where it had none. */
  readonly bills: number;
  readonly sum: string;
  readonly lastSum: string | null;
  /** `yyyy-MM-dd`. */
  readonly dueDt: string;
}

export interface MonthGlance {
  readonly ym: string;
  /** Over, so that it can be closed. */
  readonly over: boolean;
  readonly figures: Readonly<Record<GlanceKey, Figure>>;
  readonly whole: WholeMonth;
  /** Of the other months that are over, the oldest first. */
  readonly behind: readonly LeftBehind[];
  /** The largest of those held. */
  readonly held: readonly HeldBill[];
  readonly debtors: readonly Debtor[];
  readonly owing: Owing;
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

/** What was left behind, by what is to be done of it. */
export const behindByKey = (
  behind: readonly LeftBehind[],
): readonly (readonly [key: LeftKey, months: readonly LeftBehind[]])[] =>
  leftKeys
    .map((key) => [key, behind.filter((one) => one.key === key)] as const)
    .filter(([, months]) => months.length > 0);

/** The month that a run over all companies begins with: the one whose days are listed, if it is over, else the last one. */
export function monthToRun(asked: URLSearchParams, today: string): string {
  const ym = monthListed(asked);
  return ym !== undefined && isOver(ym, today) ? ym : moveMonth(monthOf(today), -1);
}

/** The month whose days the list asks for, no more and no less; undefined of any other period. */
export function monthListed(asked: URLSearchParams): string | undefined {
  const ym = monthOf(asked.get('fromDt') ?? '');
  if (!/^\d{4}(0[1-9]|1[0-2])$/.test(ym)) return undefined;
  return Object.entries(days(ym)).every(([name, day]) => asked.get(name) === day) ? ym : undefined;
}

/**
 * The month that is looked at: that of the list; where the list shows all months, or some, the one last looked at. An
 * address that says no period is where one came from, and has nothing of what was turned to since.
 */
export function monthSeen(asked: URLSearchParams, turned: string, first: string): string {
  return monthListed(asked) ?? (asked.has('fromDt') || asked.has('toDt') ? turned : first);
}

/** The same search of one month, or of all; from its first page. */
export function listing(asked: URLSearchParams, ym: string | undefined): URLSearchParams {
  const next = new URLSearchParams(asked);
  next.delete('page');
  for (const [name, day] of Object.entries(ym === undefined ? always : days(ym))) next.set(name, day);
  return next;
}

/** All bills of a month, and the usage that they were made of; of one company where it is named. */
export const monthBills = (ym: string): ListAddress => ({ menu: 'P94', search: days(ym) });
export const monthUsage = (ym: string, corpId?: number): ListAddress => ({
  menu: 'P9B',
  search: { ...days(ym), ...(corpId !== undefined && { corpId: String(corpId) }) },
});

/** Bills that a company owes, of whichever month; without one, everybody's. */
export const debtsOf = (corpId?: number): ListAddress => ({
  menu: 'P94',
  search: { stCd: 'OVERDUE', ...(corpId !== undefined && { corpId: String(corpId) }), ...always },
});

/** Key of the sentence that says what is to be done next. */
export function nextOf({ over, figures }: Pick<MonthGlance, 'over' | 'figures'>) {
  const { unmetered, unclosed, draft, held, issued, overdue, paid } = figures;
  if (!over) return 'running';
  if (unmetered.count > 0) return 'to_meter';
  if (unclosed.count > 0) return 'to_close';
  if (held.count > 0) return 'to_look';
  if (draft.count > 0) return 'to_issue';
  if (issued.count + overdue.count > 0) return 'to_pay';
  return paid.count > 0 ? 'done' : 'nothing';
}

/** What keeps a month from being issued in whole beyond the drafts that may go out, in the order of the work. */
export const waitingKeys = ['unmetered', 'unclosed', 'held'] as const satisfies readonly GlanceKey[];

export interface IssuedSoFar {
  readonly issued: number;
  /** Of so many: companies without a bill yet are among them. */
  readonly of: number;
  /** What cannot be issued yet. */
  readonly waiting: readonly (typeof waitingKeys)[number][];
  /** Nothing of the month is left to be issued, now or later. */
  readonly whole: boolean;
}

/** How much of a month is issued; one that runs is never whole. */
export function issuedSoFar({ over, figures }: Pick<MonthGlance, 'over' | 'figures'>): IssuedSoFar {
  const sum = (keys: readonly GlanceKey[]) => keys.reduce((all, key) => all + figures[key].count, 0);
  const issued = sum(['issued', 'overdue', 'paid']);
  const of = issued + sum(['draft', 'held', 'unclosed']);
  const waiting = waitingKeys.filter((key) => figures[key].count > 0);
  return { issued, of, waiting, whole: over && issued > 0 && issued === of && waiting.length === 0 };
}

const stepOf: Readonly<Record<ReturnType<typeof nextOf>, number>> = {
  ...{ running: 0, to_meter: 0, to_close: 1, to_look: 2, to_issue: 3, to_pay: 4, done: 5, nothing: -1 },
};

export type StepState = 'done' | 'now' | 'next';

/** How far each step is, in their order. */
export function stepStates(
  month: Pick<MonthGlance, 'over' | 'figures'>,
): readonly (readonly [GlanceStep, StepState])[] {
  const now = stepOf[nextOf(month)];
  return (Object.keys(glanceSteps) as GlanceStep[]).map((step, at) => [
    step,
    at < now ? 'done' : at === now ? 'now' : 'next',
  ]);
}
