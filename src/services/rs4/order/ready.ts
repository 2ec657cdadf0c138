/** When an order may be completed, accepted or cancelled (20-rs4-ship-repair); its buttons and its calls go by the same. */
import type { Problem } from '../../../core/problem.ts';
import type { StoredOf } from '../../../core/record.ts';
import { linesOf } from '../document/document.rules.ts';
import type { orderFields } from './order.fields.ts';
import { isAddition, isWorkLine, type OrderLine } from './lines.ts';

type Order = StoredOf<typeof orderFields> & { readonly respFileList?: readonly { readonly refTypeCd?: unknown }[] };

/** What the steps of an order go by beyond itself. */
export type OrderFacts = {
  /** Lines that a work is about that was not called off. */
  readonly planned: readonly number[];
  /** Numbers of works that have not ended. */
  readonly openWorks: readonly string[];
  /** Lines whose works were all called off: nothing was done, and nothing will be. */
  readonly calledOff: readonly number[];
  /** Is there a work, a purchase or an invoice that was not cancelled? */
  readonly begun: boolean;
  /** Purchases of which only a part has come: they cost the order nothing yet. */
  readonly partPurchases: number;
};

const hasQty = (line: OrderLine) => Number(line.doneQty ?? 0) > 0;

/** Every line of work has its work order (E_STATE). */
export const planBarred = (order: Order, { planned }: OrderFacts): Problem | undefined =>
  linesOf(order).some((line) => isWorkLine(line) && !planned.includes(line.id as number))
    ? undefined
    : { code: 'E_STATE', text: 'worksPlanned' };

/** All works ended (E_STATE), and every line of work says how much was done (E_REQUIRED). */
export function completeBarred(order: Order, { openWorks, calledOff }: OrderFacts): Problem | readonly Problem[] {
  if (openWorks.length) return { code: 'E_STATE', text: 'worksOpen', args: [openWorks.join(', ')] };
  return linesOf(order).flatMap((line, row): Problem[] =>
    isWorkLine(line) && !hasQty(line) && !calledOff.includes(line.id as number)
      ? [{ code: 'E_REQUIRED', grid: 'item', row, uid: String(line.id), field: 'doneQty' }]
      : [],
  );
}

/** Approved additions and the customer's signature (E_STATE). */
export function acceptBarred(order: Order): Problem | undefined {
  const open = linesOf(order).filter((line) => isAddition(line) && !line.addApprDt);
  if (open.length)
    return { code: 'E_STATE', text: 'additionsOpen', args: [open.map(({ itemNm }) => String(itemNm)).join(', ')] };
  const signed = (order.respFileList ?? []).some(({ refTypeCd }) => refTypeCd === 'SIGN');
  return signed ? undefined : { code: 'E_STATE', text: 'signatureAbsent' };
}

/** Only while nothing came of it (E_STATE). */
export const cancelBarred = (_order: Order, { begun }: OrderFacts): Problem | undefined =>
  begun ? { code: 'E_STATE', text: 'orderInWork' } : undefined;
