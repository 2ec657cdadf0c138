/** Amounts and rules of an order of ship supplies (23-shipwork-customs, 00-conventions 1.6). */
import { rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { foreignOf, isForeign, type Currency } from '../../shared/amounts.ts';
import { dayOrder, overflows } from '../../shared/checks.ts';
import {
  currencyOf,
  currencyTurned,
  documentAbsent,
  documentLocked,
  documentNeeds,
  pricesTurnedBack,
  saidBehind,
} from '../../shared/currency.ts';
import { orderFields, type OrderLine, type OrderRecord } from './order.fields.ts';
import { dealSums, linesOf, reckonedLine, sumsOf } from './lines.ts';
import { billBarred, deliverBarred, quoteBarred, receiveBarred, requestBarred, unprinted } from './ready.ts';

/** Lines as they were reckoned last, so that of thousands only those are reckoned that changed. */
const reckoned = new WeakMap<OrderLine, { readonly by: string; readonly line: OrderLine }>();

function reckon(line: OrderLine, currency: Currency, vatCd: string | null | undefined): OrderLine {
  const by = JSON.stringify([vatCd, currency]);
  const before = reckoned.get(line);
  if (before?.by === by) return before.line;
  const done = reckonedLine(line, currency, vatCd);
  reckoned.set(line, { by, line: done });
  return done;
}

/** Lines reckoned, the header their sums. Without a usable rate the amounts stay as they were. */
export function computeOrder(record: OrderRecord): OrderRecord {
  const currency = currencyOf(record);
  if (!currency) return record;
  const item = linesOf(record).map((line) => reckon(line, currency, record.vatCd));
  const rate = isForeign(currency) ? {} : { excRt: rnd(1, 2), excUnit: 1 };
  const summed = { ...record, ...rate, ...sumsOf(item), item };
  return { ...summed, ...dealSums(summed) };
}

const { tot, totFrgn, dctAmount, dctAmountFrgn, quotAmount, quotAmountFrgn, salesVat, sumAmount, item } = orderFields;
const headerSums = { tot, totFrgn, dctAmount, dctAmountFrgn, quotAmount, quotAmountFrgn, salesVat, sumAmount };
const lineSums = Object.fromEntries(
  ['price', 'priceFrgn', 'tot', 'totFrgn', 'dctAmount', 'dctAmountFrgn', 'quotAmount', 'quotAmountFrgn'].map((name) => [
    name,
    item.fields[name as keyof typeof item.fields],
  ]),
);

const problems = (record: OrderRecord): Problem[] => [
  ...dayOrder(record, 'etaDt', 'etdDt'),
  ...linesOf(record).flatMap((line, row) => overflows(lineSums, line, { grid: 'item', row })),
  ...overflows(headerSums, record, {}),
];

/** Undefined where the flags of the field decide. */
function lineOpen(line: OrderLine, field: string, record: OrderRecord): boolean | undefined {
  const rated = line.priceBaseCd === 'R';
  if (field === 'price') return !foreignOf(record) && !rated;
  if (field === 'priceFrgn') return foreignOf(record) && !rated;
  return field === 'prftRt' ? rated : undefined;
}

/** Columns that the rates beside them and the totals above tell too: beside a supplier's own columns there is no room for all. */
const inTheTotals = ['dctAmount', 'salesVat'] as const;
const foreignColumns = ['priceFrgn', 'totFrgn', 'dctAmountFrgn', 'quotAmountFrgn'] as const;
/** Copied from the masters of each side with the first save. */
const supplierNames = [
  ...(['supNm', 'supRegNo', 'supCeoNm', 'supTelNo', 'supEmail'] as const),
  ...(['supBizTp', 'supBizItem', 'supAddr', 'supCorpId'] as const),
] as const;
const buyerNames = [
  ...(['buyNm', 'buyRegNo', 'buyCeoNm', 'buyTelNo', 'buyEmail', 'buyBizTp', 'buyBizItem', 'buyAddr'] as const),
] as const;
const delivered: readonly unknown[] = ['DLV', 'RCV', 'BILL'];

export const orderRules: Rules<typeof orderFields> = {
  barred: {
    request: requestBarred,
    quote: quoteBarred,
    deliver: deliverBarred,
    receive: receiveBarred,
    bill: billBarred,
  },
  unprinted,
  compute: computeOrder,
  /** Lines are taxed as the order is, unless a line says otherwise. */
  turned: (before, after) => {
    const turned = currencyTurned(before, after);
    if (before.vatCd === after.vatCd) return turned;
    const lines = turned.item ?? linesOf(after);
    return {
      ...turned,
      item: lines.map((line) => (line.vatCd === before.vatCd ? { ...line, vatCd: after.vatCd } : line)),
    };
  },
  turnedText: 'desk.message.converted',
  turnedBack: pricesTurnedBack,
  requiredWhen: documentNeeds,
  check: problems,
  rowOpen: (_grid, line, field, record) => lineOpen(line, field, record),
  rowNeeds: (_grid, line, record) => {
    if (record.stCd !== 'REQ') return [];
    if (line.priceBaseCd === 'R') return ['purcPrice', 'prftRt'];
    return [foreignOf(record) ? 'priceFrgn' : 'price'];
  },
  // A line at no price keeps the quotation back (`quoteBarred`).
  noughtNeeds: ['price', 'priceFrgn'],
  rowHidden: (_grid, record) => [
    ...(foreignOf(record) ? [] : foreignColumns),
    // By what a price is made concerns whoever makes it.
    ...namesIf(record.stCd !== 'REQ', 'priceBaseCd'),
    ...namesIf(!delivered.includes(record.stCd), 'dlvQty'),
  ],
  rowBehind: (_grid, record) => (foreignOf(record) ? saidBehind(record) : inTheTotals),
  absent: (record) => [
    ...documentAbsent(record),
    ...namesIf(!foreignOf(record), 'totFrgn', 'dctAmountFrgn', 'quotAmountFrgn'),
    // Whoever chooses the ship reads its name there.
    ...namesIf('shipId' in record, 'shipNm'),
    ...namesIf(!record.supNm, ...supplierNames),
    ...namesIf(!record.buyNm, ...buyerNames),
    ...namesIf(!record.dlvDtm, 'dlvDtm'),
    ...namesIf(!record.rcvNm, 'rcvNm'),
    ...namesIf(!record.taxInvId, 'taxInvId'),
  ],
  locked: documentLocked,
};
