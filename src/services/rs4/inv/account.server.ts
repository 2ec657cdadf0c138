/** What invoices mean for their order: how much of it was asked for, and when it is closed. */
import { sql } from 'kysely';
import { decimal, rnd, sumFigures } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { AfterStep } from '../../../database/behaviour.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { agreedAmount } from '../../shared/amounts.ts';
import { linesOf } from '../document/document.rules.ts';
import { holdOrder, orderOf, type OfOrder } from '../order/live.server.ts';
import { earlierOf, liveStates } from './earlier.server.ts';
import type { inv as invResource } from './inv.ts';

type Inv = RecordOf<typeof invResource>;

/** Held until the transaction ends: of two invoices that are issued at once the second sees the first. */
export async function heldOrder(step: AfterStep, orderId: unknown): Promise<OfOrder> {
  await holdOrder(step, orderId);
  return (await orderOf(askIn(step), step, orderId)) ?? refuse('E_REF', { field: 'orderId' });
}

/** All invoices together ask for no more than the order came to, in its currency (E_SUM). */
export async function demandWithin(step: AfterStep, inv: Inv, order: OfOrder): Promise<void> {
  const { name, scale } = agreedAmount(order);
  const earlier = await earlierOf(askIn(step), step, order.id, inv.id);
  const asked = sumFigures([...earlier.map((invoice) => invoice[name]), inv[name]]);
  const left = rnd(decimal(order[name]).minus(asked).plus(String(inv[name])), scale);
  if (asked.gt(order[name])) refuse('E_SUM', { field: name, text: 'invOverOrder', args: [grouped(left)] });
}

/** Writes into the order what live invoices ask for; `inv` counts when it is, or is about to be, one of them. */
export async function tellOrder(step: AfterStep, inv: Inv, counts: boolean): Promise<void> {
  const { tx, corpId } = step;
  const [orderId, id] = [inv.orderId as number, inv.id];
  const live = sql`h.corp_id = ${corpId}::bigint and h.order_id = ${orderId}::bigint and h.del_yn = 'N' and h.id <> ${id}::bigint
    and h.st_cd = any (${[...liveStates]}::text[])`;
  const [others] = await tx.query<{ sum: string }>(
    sql`select coalesce(sum(h.quot_amount), 0)::text as sum from rs4_inv h where ${live}`,
  );
  const quantities = await tx.query<{ id: number; qty: string }>(sql`
    select i.order_item_id as id, sum(i.qty)::text as qty from rs4_inv_item i join rs4_inv h on h.corp_id = i.corp_id and h.id = i.parent_id
    where ${live} and i.order_item_id is not null and i.line_tp_cd = 'I' group by i.order_item_id`);
  const of = new Map(quantities.map((row) => [row.id as unknown, row.qty]));
  const rows = linesOf(inv)
    .filter((line) => line.orderItemId && line.lineTpCd === 'I')
    .map((line) => {
      const before = of.get(line.orderItemId) ?? '0';
      return { id: line.orderItemId, invQty: rnd(decimal(before).plus(counts ? String(line.qty ?? 0) : 0), 0) };
    });
  const invAmount = rnd(decimal(others!.sum).plus(counts ? String(inv.quotAmount ?? 0) : 0), 0);
  await step.others.act('rs4/order', orderId, 'setInvoiced', { invAmount, rows });
}

/** Closed when everything that was asked for is paid, and open again when a payment is taken back. `stCd`: that of `inv` from now on. */
export async function settleOrder(step: AfterStep, inv: Inv, stCd: unknown): Promise<void> {
  const order = await heldOrder(step, inv.orderId);
  const [rest] = await step.tx.query<{ open: number }>(sql`
    select count(*)::int as open from rs4_inv where corp_id = ${step.corpId}::bigint and order_id = ${order.id}::bigint
      and del_yn = 'N' and id <> ${inv.id}::bigint and st_cd in ('ISSUED', 'PART')`);
  const paid = stCd === 'PAID' && rest!.open === 0;
  if (paid && order.stCd === 'INV') await step.others.act('rs4/order', order.id, 'closed');
  if (paid || order.stCd !== 'CLOSED') return;
  await step.others.act('rs4/order', order.id, 'uninvoiced');
  await step.others.act('rs4/order', order.id, 'invoiced');
}
