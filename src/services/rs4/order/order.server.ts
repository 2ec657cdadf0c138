/** Repair orders on the server: defaults, what stays of the quotation, statuses (20-rs4-ship-repair rs4/order). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import { rowLookup } from '../../../database/query/rowLookup.ts';
import { askIn } from '../../../database/save/askIn.ts';
import type { Behaviour } from '../../../database/behaviour.ts';
import { linesOf } from '../document/document.rules.ts';
import { freeLines } from '../document/freeLines.server.ts';
import { agreedInputs, isQuoted } from './order.rules.ts';
import type { OrderLine } from './lines.ts';
import { fillUnit, unitProblems } from '../../shared/excRates.server.ts';
import { berthProblems, staysAt } from '../schedule/stays.server.ts';
import { accept, cancel, complete, orderFacts } from './end.server.ts';
import { addPurchase, invoicedProblems, setInvoiced, takePurchase } from './money.server.ts';
import { untouched, worked } from './progress.server.ts';
import { fillOrder, orderProposal } from './proposal.server.ts';
import { printCompletion } from './completionPrint.server.ts';
import { ordered } from '../document/lastPrices.server.ts';
import { itemProposals } from '../quot/items.server.ts';
import { makeWorks } from './works.server.ts';
import { order } from './order.ts';

/** Quoted lines are kept; of what was agreed only the quantity changes (E_STATE). */
function quotedProblems(record: RecordOf<typeof order>, stored: StoredOf<typeof order>): Problem[] {
  const now = new Map(linesOf(record).map((line, row) => [line.id, { line, row }]));
  const refused = { code: 'E_STATE', grid: 'item', text: 'quotedLineKept' } as const;
  return linesOf(stored).flatMap((before): Problem[] => {
    if (!isQuoted(before, stored)) return [];
    const at = now.get(before.id);
    if (!at) return [{ ...refused, args: [String(before.itemNm)] }];
    const field = agreedInputs(before).find((name) => (before[name] ?? null) !== (at.line[name] ?? null));
    return field ? [{ ...refused, field, row: at.row, args: [String(before.itemNm)] }] : [];
  });
}

/** Of finished work only the customer's consent is still entered (E_STATE). */
function finishedProblems(record: RecordOf<typeof order>, stored: StoredOf<typeof order>): Problem[] {
  const plain = (lines: readonly OrderLine[]) =>
    JSON.stringify(lines.map(({ uid: _uid, addApprDt: _day, ...line }) => line));
  const same = plain(linesOf(record)) === plain(linesOf(stored));
  return stored.stCd === 'DONE' && !same ? [{ code: 'E_STATE', grid: 'item', text: 'finishedLines' }] : [];
}

/** Lines of open orders, which works and purchases name; without prices. */
const lineLookup = rowLookup(order, {
  path: 'rs4/common/order/item',
  grid: 'item',
  of: 'orderId',
  value: 'itemNm',
  carries: ['lineNo', 'workTpCd', 'spec', 'unitCd', 'qty'],
  keyword: ['lineNo', 'itemNm', 'spec'],
  where: { lineTpCd: ['I'] },
});

export const orderBehaviour: Behaviour<typeof order> = {
  lookups: [lineLookup],
  reads: { stays: (call, { berthCd }, ask) => staysAt(ask, call, berthCd) },
  facts: async (call, stored, ask) => ({ ...(await orderFacts(ask, call, stored)) }),
  print: printCompletion,
  async fresh(call, record, ask) {
    await fillOrder(ask, call, record);
  },
  async propose(call, { of, header, wanted }, ask) {
    const asQuoted = { ...header, quotDt: header.orderDt };
    if (of === 'itemId')
      return { rows: await itemProposals(ask, call, wanted as readonly number[], asQuoted, ordered) };
    return { header: await orderProposal(ask, call, of, header) };
  },
  async prepare(step, record, stored) {
    const ask = askIn(step);
    if (!stored && !record.quotId) await fillOrder(ask, step, record);
    await fillUnit(step, record);
    await untouched(step, record);
  },
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...freeLines(record, stored),
    ...(await berthProblems(askIn(step), step, record, stored, record.id)),
    ...(stored
      ? [
          ...quotedProblems(record, stored),
          ...finishedProblems(record, stored),
          ...(await invoicedProblems(step, record)),
        ]
      : []),
  ],
  actions: {
    ...{ makeWorks, complete, accept, cancel, worked, addPurchase, takePurchase, setInvoiced },
    reopen: { run: async () => ({ changes: { realToDt: null } }) },
  },
};
