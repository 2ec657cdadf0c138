/** How much of an order was billed, beside how far its work is. */
import { integer, ref } from '../../../fields/index.ts';

export interface Billed {
  /** Progress of the order. */
  readonly progRt: string;
  /** Share of the order that its live invoices ask for. */
  readonly billedRt: string;
  /** Of it, what was asked for in advance. */
  readonly advanceRt: string;
  /** Items that no quantity was done of: a final invoice begins without them. */
  readonly undone: number;
  readonly currCd: string;
  /** In the currency of the order. */
  readonly billed: string;
  readonly left: string;
}

/** `GET rs4/inv/billed?orderId=&invId=`: of the other invoices of the order. */
export const billedCall = {
  name: 'billed',
  fields: { orderId: ref('rs4/order', { required: true }), invId: integer() },
} as const;
