/** Invoices on the server: made from orders, issued, paid, cancelled (20-rs4-ship-repair rs4/inv). */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import { ProblemError } from '../../../core/problem.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Action, Ask, Behaviour, Call } from '../../../database/behaviour.ts';
import { fillEmpty } from '../../../record/defaults.ts';
import { invoiced } from '../document/lastPrices.server.ts';
import { linesOf } from '../document/document.rules.ts';
import { demandWithin, heldOrder, settleOrder, tellOrder } from './account.server.ts';
import { draftInv, ofOrder, rateOn } from './draft.server.ts';
import type { inv as invResource } from './inv.ts';
import { leftToPay, paymentsOf } from './pay.rules.ts';
import { amendedOf } from '../../platform/taxInv/amend/amended.server.ts';
import { invFacts } from './facts.server.ts';
import { rateTurned } from './inv.rules.ts';
import { billedAnswer, shareProblems } from './billed.server.ts';
import { outOfStage } from './ready.ts';
import { issueTax, untaxed } from './tax.server.ts';
import { orderProblems } from '../order/live.server.ts';
import { printInv } from './print.server.ts';
import { itemProposals } from '../quot/items.server.ts';
import { numberingOf } from '../document/defaults.server.ts';
import { unitProblems } from '../../shared/excRates.server.ts';
import { strayLines } from '../order/strayLines.server.ts';

type Inv = RecordOf<typeof invResource>;

const issue: Action<typeof invResource, 'issue'> = {
  async run(step, inv) {
    const order = await heldOrder(step, inv.orderId);
    // It may have moved on until it was held.
    const late = outOfStage(inv, { orderStCd: order.stCd });
    if (late) throw new ProblemError(late);
    await demandWithin(step, inv, order);
    await tellOrder(step, inv, true);
    if (inv.invKindCd === 'FINAL') await step.others.act('rs4/order', order.id, 'invoiced');
    const { won, frgn } = leftToPay(inv);
    const stCd = decimal(won).gt(0) || decimal(frgn).gt(0) ? 'ISSUED' : 'PAID';
    await settleOrder(step, inv, stCd);
    return { record: { ...inv, stCd } };
  },
};

/** A payment as the dialog takes it: a further row. */
const pay: Action<typeof invResource, 'pay'> = {
  async run(step, inv, input) {
    const { payDt, payAmt, payAmtFrgn, excRt, bankNm } = input;
    const rows = [...paymentsOf(inv), { id: null, payDt, payAmt, payAmtFrgn, excRt, bankNm, remark: null }];
    const left = leftToPay({ ...inv, pay: rows });
    await settleOrder(step, inv, decimal(left.won).lte(0) && decimal(left.frgn).lte(0) ? 'PAID' : 'PART');
    return { record: { ...inv, pay: rows } };
  },
};

/** Without its last payment something is due again, and its order is open. */
const unpay: Action<typeof invResource, 'unpay'> = {
  async run(step, inv) {
    const rows = paymentsOf(inv).slice(0, -1);
    await settleOrder(step, inv, 'PART');
    return { record: { ...inv, pay: rows } };
  },
};

/** The order is again to be invoiced. */
const cancel: Action<typeof invResource, 'cancel'> = {
  async run(step, inv) {
    await heldOrder(step, inv.orderId);
    await tellOrder(step, inv, false);
    if (inv.invKindCd === 'FINAL') await step.others.act('rs4/order', inv.orderId as number, 'uninvoiced');
  },
};

/** Of what an item proposes for any document, that which an invoice has. */
async function itemsFor(ask: Ask, call: Call, wanted: readonly number[], header: Inv) {
  const proposed = await itemProposals(ask, call, wanted, { ...header, quotDt: header.invDt }, invoiced);
  return proposed.map(({ values, ...rest }) => {
    const { itemNm, spec, unitCd, price, priceFrgn } = values;
    return { ...rest, values: { itemNm, spec, unitCd, priceBaseCd: 'P', price, priceFrgn } };
  });
}

export const invBehaviour: Behaviour<typeof invResource> = {
  async fresh(call, record, ask) {
    const { header, rows } = await draftInv(ask, call, record);
    Object.assign(record, header, { item: rows.item });
  },
  async propose(call, { of, header, wanted }, ask) {
    if (of === 'itemId') return { rows: await itemsFor(ask, call, wanted as readonly number[], header) };
    if (of === 'styleCodeId') return { header: { lineNoCd: await numberingOf(ask, call, header.styleCodeId) } };
    if (of === 'invDt')
      return { header: { ...(await ofOrder(ask, call, header)), ...(await rateOn(ask, call, header)) } };
    if (of === 'clntId') {
      const { styleCodeId, lineNoCd } = (await draftInv(ask, call, header)).header;
      return { header: { styleCodeId, lineNoCd } };
    }
    // The same beginning as from the order itself, its lines too.
    const { orderId, invKindCd, invDt } = header;
    const { header: whole, rows } = await draftInv(ask, call, { orderId, invKindCd, invDt });
    return { header: whole, grids: rows };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    if (!stored) {
      const { header, rows } = await draftInv(ask, step, record);
      fillEmpty(record, header);
      // A call that names the order alone gets the lines that the form would start with.
      if (!linesOf(record).length) record.item = rows.item.map((row, i) => ({ id: null, sortNo: i + 1, ...row }));
    }
    // A call that changes the rate alone changes the words as the form does.
    else Object.assign(record, rateTurned(stored, record));
    if (record.stCd === 'DRAFT') Object.assign(record, await ofOrder(ask, step, record));
    record.lineNoCd = await numberingOf(ask, step, record.styleCodeId);
  },
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await orderProblems(step, record, stored)),
    ...(await strayLines(step, record, stored)),
    ...(await shareProblems(askIn(step), step, record, stored)),
  ],
  async after(step, record, stored) {
    if (stored && stored.stCd !== record.stCd) await settleOrder(step, record, record.stCd);
  },
  facts: async (call, inv, ask) => ({
    ...(await invFacts(ask, call, inv)),
    ...(inv.taxInvId && (await amendedOf(ask, call, { corpId: call.corpId, id: inv.taxInvId }))),
  }),
  reads: { billed: (call, { orderId, invId }, ask) => billedAnswer(ask, call, orderId, invId) },
  print: printInv,
  conditions: {
    overdue: ({ today }, value) =>
      value === 'Y'
        ? sql`t.due_dt < ${today}::date and t.st_cd in ('ISSUED', 'PART')`
        : value === 'N'
          ? sql`not coalesce(t.due_dt < ${today}::date and t.st_cd in ('ISSUED', 'PART'), false)`
          : undefined,
    untaxed: (_call, value) => (value === 'Y' ? untaxed : value === 'N' ? sql`not ${untaxed}` : undefined),
  },
  actions: { issue, pay, unpay, issueTax, cancel },
};
