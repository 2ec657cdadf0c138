/** A quotation is won: the order that follows from it (20-rs4-ship-repair rs4/quot `win`). */
import type { RecordOf, RowOf, StoredOf, StoredRowOf } from '../../../core/record.ts';
import { members } from '../../../record/defaults.ts';
import { headerFields } from '../../../record/resource.ts';
import type { Action } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { berthProblems } from '../schedule/stays.server.ts';
import { linesOf } from '../document/document.rules.ts';
import { lineFields } from '../document/fields.ts';
import type { quot as quotation } from '../quot/quot.ts';
import { order } from './order.ts';

/** Fields that the order takes over under the same name. */
const taken = Object.entries(headerFields(order))
  .filter(([name, field]) => !['stCd', 'progRt', 'orderNo'].includes(name) && (!field.computed || name === 'lineNoCd'))
  .map(([name]) => name);

type Quot = StoredOf<typeof quotation>;
type Order = RecordOf<typeof order>;
type OrderLine = RowOf<typeof order, 'item'>;

/** Days of the work: as quoted, else of the stay in port, else from the day of the order. */
function workDays(quot: Quot, orderDt: string): Pick<Order, 'workFromDt' | 'workToDt'> {
  const from = quot.workFromDt ?? quot.etaDt ?? orderDt;
  const to = quot.workToDt ?? quot.etdDt ?? from;
  return { workFromDt: from, workToDt: to < from ? from : to };
}

const lineOf = (line: StoredRowOf<typeof quotation, 'item'>): OrderLine => ({
  ...members(line, Object.keys(lineFields)),
  remark: line.remark ?? null,
  quotQty: line.qty ?? null,
});

/** E_STATE unless it was sent; the answer is the quotation with its order. */
export const win: Action<typeof quotation, 'win'> = {
  warns(step, quot, input) {
    const days = workDays(quot, String(input.orderDt));
    return berthProblems(askIn(step), step, { ...quot, ...days }, null, null);
  },
  async run(step, quot, input) {
    const orderDt = String(input.orderDt);
    const header = {
      ...members(quot, taken),
      ...{ quotId: quot.id, orderTitle: quot.quotTitle, remark: quot.remark ?? null },
      ...{ orderDt, poNo: input.poNo ?? null, ...workDays(quot, orderDt) },
    };
    const made = await step.others.make('rs4/order', header, { item: linesOf(quot).map(lineOf) });
    return { changes: { orderId: made.id as number } };
  },
};

/** The order was cancelled: the customer has the quotation still. */
export const unwin: Action<typeof quotation, 'unwin'> = {
  run: async () => ({ changes: { orderId: null } }),
};
