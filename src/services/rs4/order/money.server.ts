/** What purchases and invoices note in the order they belong to. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Action, ActStep, SaveStep } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { agreedAmount } from '../../shared/amounts.ts';
import { linesOf } from '../document/document.rules.ts';
import { earlierOf } from '../inv/earlier.server.ts';
import type { order as orders } from './order.ts';

const plus = (before: unknown, more: unknown): string => rnd(figure(before).plus(figure(more)), 0);

/** An order never comes to less than its invoices ask for (E_SUM): one of them is cancelled first. */
export async function invoicedProblems(step: SaveStep, order: RecordOf<typeof orders>): Promise<Problem[]> {
  const { name, scale } = agreedAmount(order);
  const asked = sumFigures((await earlierOf(askIn(step), step, order.id)).map((invoice) => invoice[name]));
  if (asked.lte(order[name] ?? 0)) return [];
  return [{ code: 'E_SUM', field: name, text: 'orderBelowInvoiced', args: [grouped(rnd(asked, scale))] }];
}

type Whole = RecordOf<typeof orders>;

/** `{rows: [{orderItemId, purcTot}]}`: what was received, in won, for a line or, without one, for the whole. */
const notesPurchase = (times: 1 | -1) => ({
  async run(_step: ActStep, order: Whole, { rows = [] }: { readonly rows?: unknown }) {
    const received = rows as readonly { readonly orderItemId?: number | null; readonly purcTot?: string | null }[];
    const lines = linesOf(order);
    const lineIds = new Set(lines.map(({ id }) => id));
    if (received.some(({ orderItemId }) => orderItemId && !lineIds.has(orderItemId)))
      refuse('E_REF', { field: 'orderItemId' });
    const byLine = new Map<unknown, unknown>();
    for (const { orderItemId, purcTot } of received)
      byLine.set(orderItemId, plus(byLine.get(orderItemId), figure(purcTot).times(times)));
    const item = lines.map((line) =>
      byLine.has(line.id) ? { ...line, realPurcTot: plus(line.realPurcTot, byLine.get(line.id)) } : line,
    );
    const whole = figure(sumFigures(received.map(({ purcTot }) => purcTot))).times(times);
    return { record: { ...order, item, realPurcTot: plus(order.realPurcTot, whole) } };
  },
});
export const addPurchase: Action<typeof orders, 'addPurchase'> = notesPurchase(1);
/** What turned out not to have come in full costs nothing yet. */
export const takePurchase: Action<typeof orders, 'takePurchase'> = notesPurchase(-1);

/** `{invAmount, rows: [{id, invQty}]}`: what stands in live invoices, in won and by line; lines that are not named stay. */
export const setInvoiced: Action<typeof orders, 'setInvoiced'> = {
  async run(_step, order, { invAmount, rows = [] }) {
    const invoiced = new Map<unknown, string>(
      (rows as readonly { readonly id: number; readonly invQty: string }[]).map(({ id, invQty }) => [id, invQty]),
    );
    const item = linesOf(order).map((line) =>
      invoiced.has(line.id) ? { ...line, invQty: invoiced.get(line.id) } : line,
    );
    return { record: { ...order, item, invAmount: rnd(String(invAmount ?? 0), 0) } };
  },
};
