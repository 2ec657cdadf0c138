/** What customer, vessel and day propose for an order that no quotation precedes (urgent work). */
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { RecordOf } from '../../../core/record.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { headerProposal, wholeProposal, type Basis, type HeaderProposal } from '../document/defaults.server.ts';
import type { order } from './order.ts';

type Order = RecordOf<typeof order>;

/** As for a quotation of the day of the order. */
const asQuoted = (record: Order): Basis => ({ ...record, quotDt: record.orderDt ?? null });
/** An order has no style, no last day and no day of the rate. */
const forOrder = ({ styleCodeId: _style, validDt: _last, excDt: _day, ...proposed }: HeaderProposal) => proposed;

/** What follows when a person changes one field. */
export const orderProposal = async (ask: Ask, call: Call, of: string, record: Order): Promise<Order> =>
  forOrder(await headerProposal(ask, call, of === 'orderDt' ? 'quotDt' : of, asQuoted(record)));

/** What a new order leaves open. */
export async function fillOrder(ask: Ask, call: Call, record: Order): Promise<void> {
  const { zeroReasonCd, ...proposed } = forOrder(await wholeProposal(ask, call, asQuoted(record)));
  // A tax that was chosen stays: only a zero rate has a reason.
  const reason = !record.vatCd || record.vatCd === 'ZERO' ? { zeroReasonCd: zeroReasonCd ?? null } : {};
  // The rate is that of the currency that was chosen, if one was.
  const rated = !record.currCd || record.currCd === proposed.currCd;
  const rate = rated ? {} : forOrder(await headerProposal(ask, call, 'currCd', asQuoted(record)));
  fillEmpty(record, { ...proposed, ...reason, ...rate });
}
