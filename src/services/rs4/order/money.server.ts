/** What purchases and invoices note in the order they belong to. */
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
import { refuse } from '../../../core/problem.ts';
import type { Action } from '../../../database/behaviour.ts';
import { linesOf } from '../document.rules.ts';

const plus = (before: unknown, more: unknown): string => rnd(decimal(String(before ?? 0)).plus(String(more ?? 0)), 0);

/** `{orderItemId, purcTot}`: what was received for a line, in won; below zero takes it back. Without a line, for the whole. */
export const addPurchase: Action = {
  internal: true,
  async run(_step, order, { orderItemId, purcTot }) {
    const lines = linesOf(order);
    if (orderItemId && !lines.some(({ id }) => id === orderItemId)) refuse('E_REF', { field: 'orderItemId' });
    const item = lines.map((line) =>
      line['id'] === orderItemId ? { ...line, realPurcTot: plus(line['realPurcTot'], purcTot) } : line,
    );
    return { record: { ...order, item, realPurcTot: plus(order['realPurcTot'], purcTot) } };
  },
};

/** `{invAmount, rows: [{id, invQty}]}`: what stands in live invoices, in won and by line; lines that are not named stay. */
export const setInvoiced: Action = {
  internal: true,
  async run(_step, order, { invAmount, rows = [] }) {
    const invoiced = new Map((rows as readonly Values[]).map(({ id, invQty }) => [id, invQty]));
    const item = linesOf(order).map((line) => (invoiced.has(line['id']) ? { ...line, invQty: invoiced.get(line['id']) } : line));
    return { record: { ...order, item, invAmount: rnd(String(invAmount ?? 0), 0) } };
  },
};
