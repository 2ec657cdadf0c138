/** A quotation is won: the order that follows from it (20-rs4-ship-repair rs4/quot `win`). */
import type { RowOf, StoredRowOf } from '../../../core/record.ts';
import { members } from '../../../record/defaults.ts';
import { headerFields } from '../../../record/resource.ts';
import type { Action } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { berthProblems } from '../schedule/stays.server.ts';
import { linesOf } from '../document/document.rules.ts';
import { lineFields } from '../document/fields.ts';
import type { quot as quotation } from '../quot/quot.ts';
import { wonDays } from '../quot/workDays.ts';
import { order } from './order.ts';

/** Fields that the order takes over under the same name. */
const taken = Object.entries(headerFields(order))
  .filter(([name, field]) => !['stCd', 'progRt', 'orderNo'].includes(name) && (!field.computed || name === 'lineNoCd'))
  .map(([name]) => name);

type OrderLine = RowOf<typeof order, 'item'>;

const lineOf = (line: StoredRowOf<typeof quotation, 'item'>): OrderLine => ({
  ...members(line, Object.keys(lineFields)),
  remark: line.remark ?? null,
  quotQty: line.qty ?? null,
});

/** E_STATE unless it was sent; the answer is the quotation with its order. */
export const win: Action<typeof quotation, 'win'> = {
  warns(step, quot, input) {
    const days = wonDays(quot, input, String(input.orderDt));
    return berthProblems(askIn(step), step, { ...quot, ...days }, null, null);
  },
  async run(step, quot, input) {
    const orderDt = String(input.orderDt);
    const header = {
      ...members(quot, taken),
      ...{ quotId: quot.id, orderTitle: quot.quotTitle, remark: quot.remark ?? null },
      ...{ orderDt, poNo: input.poNo ?? null, ...wonDays(quot, input, orderDt) },
    };
    const made = await step.others.make('rs4/order', header, { item: linesOf(quot).map(lineOf) });
    return { changes: { orderId: made.id as number } };
  },
};

/** The order was cancelled: the customer has the quotation still. */
export const unwin: Action<typeof quotation, 'unwin'> = {
  run: async () => ({ changes: { orderId: null } }),
};
