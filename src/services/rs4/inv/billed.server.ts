/** How much of an order was billed, as it is stored. */
import { sql } from 'kysely';
import { decimal, rnd, sumFigures } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { agreedAmount } from '../../shared/amounts.ts';
import { orderOf, type OfOrder } from '../order/live.server.ts';
import type { Billed } from './billed.ts';
import { shareWarnings } from './billed.rules.ts';
import { earlierOf } from './earlier.server.ts';
import type { inv as invResource } from './inv.ts';

/** By the invoices of the order but one. */
export async function billedOf(
  ask: Ask,
  call: Pick<Call, 'corpId'>,
  order: OfOrder,
  but: unknown = 0,
): Promise<Billed> {
  const { name, scale } = agreedAmount(order);
  const whole = decimal(order[name]);
  const earlier = await earlierOf(ask, call, order.id, but);
  const asked = (invoices: typeof earlier) => sumFigures(invoices.map((invoice) => invoice[name]));
  const rateOf = (amount: ReturnType<typeof asked>) => rnd(whole.gt(0) ? amount.times(100).div(whole) : 0, 2);
  const billed = asked(earlier);
  const [found] = await ask<{ undone: number }>(sql`
    select count(*)::integer as undone from rs4_order_item where corp_id = ${call.corpId}::bigint
      and parent_id = ${order.id}::bigint and line_tp_cd = 'I' and coalesce(done_qty, 0) = 0`);
  const advanceRt = rateOf(asked(earlier.filter(({ invKindCd }) => invKindCd === 'ADV')));
  return {
    ...{ progRt: order.progRt, billedRt: rateOf(billed), advanceRt, undone: found!.undone, currCd: order.currCd },
    ...{ billed: rnd(billed, scale), left: rnd(whole.minus(billed), scale) },
  };
}

/** Null of an order that there is not. */
export async function billedAnswer(ask: Ask, call: Call, orderId: unknown, but: unknown): Promise<Billed | null> {
  const order = await orderOf(ask, call, orderId);
  return order ? billedOf(ask, call, order, but) : null;
}

type Inv = RecordOf<typeof invResource>;

/** Warns when order or share become others. */
export async function shareProblems(ask: Ask, call: Call, record: Inv, stored: Inv | null): Promise<Problem[]> {
  if (stored && stored.advRt === record.advRt) return [];
  const billed = await billedAnswer(ask, call, record.orderId, record.id);
  return billed ? shareWarnings(record, billed) : [];
}
