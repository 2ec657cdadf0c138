/** The table of deposits as the operator sees and changes it. Pure. */
import { figure, rnd, sumFigures, type Decimal } from '../../../../core/decimal.ts';
import type { Proposal } from './match.ts';
import type { BillToPay, Judged, LineState, StatementLine, Ticked } from './statement.ts';

/** What the operator made of a line; absent: as it was proposed. */
export interface Choice {
  readonly ticked?: boolean;
  /** A bill chosen by hand; null: none. */
  readonly billId?: string | null;
}
export type Choices = Readonly<Record<number, Choice>>;

export interface Line {
  readonly deposit: StatementLine;
  readonly state: LineState;
  readonly look: 'sure' | 'doubt' | 'none' | 'booked' | 'by_hand';
  /** Key of the words that say why, and their figures. */
  readonly why: string;
  readonly args: Readonly<Record<string, string>>;
  readonly parts: Proposal['parts'];
  readonly chosen: boolean;
  readonly ticked: boolean;
  /** What the server said when it refused it. */
  readonly refusal?: string | undefined;
}

const looks = { SURE: 'sure', DOUBT: 'doubt', NONE: 'none' } as const;

function lineOf(
  deposit: StatementLine,
  state: LineState,
  choice: Choice,
  bills: ReadonlyMap<string, BillToPay>,
): Omit<Line, 'deposit' | 'state'> {
  if ('booked' in state) {
    const { at, parts } = state.booked;
    return { look: 'booked', why: 'already', args: { at }, parts, chosen: false, ticked: false };
  }
  const { proposal } = state;
  const ticked = choice.ticked ?? proposal.match === 'SURE';
  if (choice.billId === undefined) {
    const shown = { look: looks[proposal.match], why: `why_${proposal.why}`, args: {}, chosen: false };
    return { ...shown, parts: proposal.parts, ticked: ticked && proposal.parts.length > 0 };
  }
  const bill = choice.billId === null ? undefined : bills.get(choice.billId);
  if (!bill) return { look: 'none', why: `why_${proposal.why}`, args: {}, parts: [], chosen: true, ticked: false };
  const over = figure(deposit.amount).minus(figure(bill.left));
  const parts = [{ billId: bill.id, amount: deposit.amount }];
  const told: Pick<Line, 'why' | 'args'> = over.gt(0)
    ? { why: 'why_over', args: { left: bill.left, over: rnd(over, 0) } }
    : { why: 'why_chosen', args: {} };
  return { look: 'by_hand', ...told, parts, chosen: true, ticked };
}

/** Every deposit with what stands at it now. */
export function linesOf(
  deposits: readonly StatementLine[],
  { states, bills }: Judged,
  choices: Choices,
  refusals: Readonly<Record<number, string>>,
): Line[] {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const byNo = new Map(states.map((state) => [state.no, state]));
  return deposits.flatMap((deposit) => {
    const state = byNo.get(deposit.no);
    if (!state) return [];
    const shown = lineOf(deposit, state, choices[deposit.no] ?? {}, byId);
    return [{ ...shown, deposit, state, refusal: refusals[deposit.no] }];
  });
}

export const tickedOf = (lines: readonly Line[]): Ticked[] =>
  lines
    .filter(({ ticked }) => ticked)
    .map(({ deposit: { no }, chosen, parts }) => ({
      ...{ no, chosen },
      parts: parts.map(({ billId, amount }) => ({ billId, amount })),
    }));

export const sumOf = (lines: readonly Line[]): Decimal =>
  rnd(sumFigures(lines.filter(({ ticked }) => ticked).map(({ deposit }) => deposit.amount)), 0);
