/** What is left of a bill, and payments that fit in it. Pure; the dialog and the call go by the same. */
import { figure, rnd } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import { thousands } from '../../../core/text/trimming.ts';

export const leftToPay = ({ sumAmount, paidAmount }: Values): string =>
  rnd(figure(sumAmount ?? '0').minus(figure(paidAmount ?? '0')), 0);

/** Nothing, less than nothing, and more than what is left are no payment of this bill. */
export function payProblems({ payAmt }: Values, record: Values): Problem[] {
  if (!figure(payAmt ?? '0').gt(0)) return [{ code: 'E_RANGE', field: 'payAmt', text: 'billPaidNothing' }];
  const left = leftToPay(record);
  return figure(payAmt ?? '0').gt(figure(left))
    ? [{ code: 'E_SUM', field: 'payAmt', text: 'billPaidOver', args: [thousands(left)] }]
    : [];
}
