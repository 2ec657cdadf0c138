/** Days of the work of a quotation that is won: those that were agreed with the order, else as quoted, else of the stay in port. */
import type { Problem } from '../../../core/problem.ts';

type Days = { readonly workFromDt?: string | null; readonly workToDt?: string | null };
type Quoted = Days & { readonly etaDt?: string | null; readonly etdDt?: string | null };

/** As far as the quotation knows them; the dialog shows them, and whoever wins it changes them there. */
export const quotedDays = ({ workFromDt, workToDt, etaDt, etdDt }: Quoted): Days => ({
  workFromDt: workFromDt ?? etaDt ?? null,
  workToDt: workToDt ?? etdDt ?? workFromDt ?? etaDt ?? null,
});

/** A call that says none, of a quotation that says none, means the day of the order. */
export function wonDays(quot: Quoted, said: Days, orderDt: string): { workFromDt: string; workToDt: string } {
  const quoted = quotedDays(quot);
  const workFromDt = said.workFromDt ?? quoted.workFromDt ?? orderDt;
  const to = said.workToDt ?? quoted.workToDt ?? workFromDt;
  return { workFromDt, workToDt: to < workFromDt ? workFromDt : to };
}

/** Small beside the rules of the form, for the list knows its actions. */
export const daysInOrder = ({ workFromDt, workToDt }: Days): Problem[] =>
  workFromDt && workToDt && workToDt < workFromDt
    ? [{ code: 'E_RANGE', field: 'workToDt', text: 'beforeItsStart', args: [workFromDt] }]
    : [];
