/** The payment that can be taken back: the last one that somebody entered by hand. Pure. */
import { figure } from '../../../../core/decimal.ts';
import type { Values } from '../../../../core/field.ts';
import type { Problem } from '../../../../core/problem.ts';
import type { RowOf } from '../../../../core/record.ts';
import type { billFields } from '../bill.fields.ts';

export type Paid = RowOf<typeof billFields, 'paid'>;

/** What a deposit of a bank's statement paid of a bill. */
export interface DepositPart {
  readonly payDt: string;
  readonly payAmt: string;
  readonly dptNm: string | null;
}

const isSame = (part: DepositPart, { payDt, payAmt, dptNm }: Paid): boolean =>
  part.payDt === payDt && figure(part.payAmt).eq(figure(payAmt)) && (part.dptNm ?? '').trim() === (dptNm ?? '').trim();

/** Each deposit accounts for one payment; what none accounts for was entered by hand. The place of the last of these, or -1. */
export function lastByHand(paid: readonly Paid[], deposits: readonly DepositPart[]): number {
  const left = [...deposits];
  const hands = paid.map((row) => {
    const at = left.findIndex((part) => isSame(part, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return hands.lastIndexOf(true);
}

/** What the question and its button go by, as `facts` of a bill. */
export interface BillFacts {
  readonly byHand: boolean;
  readonly lastPayDt?: string;
  readonly lastPayAmt?: string;
}

/** Nothing was paid, or all of it by statements, whose deposits stay booked (E_STATE). */
export function unpayBarred({ paidAmount }: Values, { byHand }: Pick<BillFacts, 'byHand'>): Problem | undefined {
  if (byHand) return undefined;
  return { code: 'E_STATE', text: figure(String(paidAmount ?? 0)).gt(0) ? 'billPaidByFile' : 'billNothingPaid' };
}
