/** What customer, vessel and day propose for an order that no quotation precedes (urgent work). */
import type { Values } from '../../../core/field.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { headerFields } from '../../../record/resource.ts';
import { headerProposal, wholeProposal } from '../document/defaults.server.ts';
import { order } from './order.ts';

/** As for a quotation of the day of the order, without the fields that an order lacks. */
const own = (proposed: Values): Values =>
  Object.fromEntries(Object.entries(proposed).filter(([name]) => Object.hasOwn(headerFields(order), name)));
const asQuoted = (record: Values): Values => ({ ...record, quotDt: record.orderDt });

/** What follows when a person changes one field. */
export const orderProposal = async (ask: Ask, call: Call, of: string, record: Values): Promise<Values> =>
  own(await headerProposal(ask, call, of === 'orderDt' ? 'quotDt' : of, asQuoted(record)));

/** What a new order leaves open. */
export async function fillOrder(ask: Ask, call: Call, record: Values): Promise<void> {
  const proposed = own(await wholeProposal(ask, call, asQuoted(record)));
  if (record.vatCd === 'ZERO') proposed.zeroReasonCd ??= null;
  else if (record.vatCd) delete proposed.zeroReasonCd;
  // The rate is that of the currency that was chosen, if one was.
  const rated = !record.currCd || record.currCd === proposed.currCd;
  const rest = rated ? {} : own(await headerProposal(ask, call, 'currCd', asQuoted(record)));
  for (const [name, value] of Object.entries({ ...proposed, ...rest })) record[name] ??= value;
}
