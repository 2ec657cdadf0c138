/** Days of the work of a quotation that is won: those that were agreed with the order, else as quoted, else of the stay in port. */
import type { Problem } from '../../../core/problem.ts';

type Days = { readonly workFromDt?: string | null; readonly workToDt?: string | null };
type Quoted = Days & { readonly etaDt?: string | null; readonly etdDt?: string | null };

/**
 * As far as the quotation knows them; the dialog shows them, and whoever wins it changes them there. When work ends is
 * never made up from when it starts.
 */
export function quotedDays({ workFromDt, workToDt, etaDt, etdDt }: Quoted): Days {
  const from = workFromDt ?? etaDt ?? null;
  const to = workToDt ?? etdDt ?? null;
  return { workFromDt: from, workToDt: from && to && to < from ? null : to };
}

/**
 * Whoever is asked says both, for an order has both (20-rs4-ship-repair rs4/order) and a day that nobody said would be
 * called due. A call may leave them out, as the specification has it: `win {poNo, orderDt}`.
 */
export const daysAsked = (_quot: unknown, _said: unknown, sent: object): string[] =>
  ['workFromDt', 'workToDt'].filter((name) => name in sent);

/** A call that names none, of a quotation that says none, means the day of the order. */
export function wonDays(quot: Quoted, said: Days, orderDt: string): { workFromDt: string; workToDt: string } {
  const quoted = quotedDays(quot);
  const workFromDt = said.workFromDt ?? quoted.workFromDt ?? orderDt;
  const to = said.workToDt ?? quoted.workToDt ?? workFromDt;
  return { workFromDt, workToDt: to < workFromDt ? workFromDt : to };
}

/** Small beside the rules of the form, for the list knows its actions. */
export const daysInOrder = ({ workFromDt, workToDt }: Days): Problem[] =>
  workFromDt && workToDt && workToDt < workFromDt
    ? [{ code: 'E_RANGE', field: 'workToDt', text: 'beforeItsStart', args: [workFromDt], beside: 'workFromDt' }]
    : [];
