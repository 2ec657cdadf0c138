/** Rules of a repair order (20-rs4-ship-repair): amounts on what was ordered or done, progress, additional work. */
import { decimal, figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { computeDocument, documentProblems, linesOf } from '../document/document.rules.ts';
import {
  documentAbsent,
  documentLocked,
  documentNeeds,
  currencyTurned,
  pricesTurnedBack,
  saidBehind,
} from '../../shared/currency.ts';
import { dayOrder } from '../../shared/checks.ts';
import { headingSums, lineHidden, lineKind, lineOpen, lineTyped } from '../document/line.rules.ts';
import type { orderFields } from './order.fields.ts';
import { isAddition, isWorkLine, type OrderLine } from './lines.ts';
import { acceptBarred, cancelBarred, completeBarred, planBarred } from './ready.ts';

type Order = RecordOf<typeof orderFields>;

const openStates: readonly unknown[] = ['RECV', 'WORK'];
/** Works are made and done while it is. */
export const isOpenOrder = (record: Order): boolean => openStates.includes(record.stCd);
const settledStates: readonly unknown[] = ['ACC', 'INV', 'CLOSED'];
/** After acceptance amounts are those of what was done. */
export const isSettled = (record: Order): boolean => settledStates.includes(record.stCd);

/** A line as the customer ordered it: it stays, and of what it costs only the quantity changes. */
export const isQuoted = (line: OrderLine, record: Order): boolean =>
  Boolean(record.quotId) && line.addYn !== 'Y' && typeof line.id === 'number';

const agreed = ['lineTpCd', 'itemId', 'itemNm', 'unitCd', 'priceBaseCd', 'dctRt', 'vatCd'] as const;
const purchase = ['purcBaseCd', 'purcPrice', 'purcPriceFrgn'] as const;
/** Inputs of a quoted line that stay as they were agreed. By profit rate the purchase makes the price. */
export const agreedInputs = (line: OrderLine): readonly (keyof OrderLine)[] => [
  ...agreed,
  ...(line.priceBaseCd === 'R' ? (['prftRt', ...purchase] as const) : (['price', 'priceFrgn'] as const)),
];
const discounts: readonly string[] = ['dctAmount', 'dctAmountFrgn'];

/** Undefined where the rules of every document line decide. */
function ownOpen(line: OrderLine, field: string, record: Order): boolean | undefined {
  if (field === 'addApprDt') return isAddition(line);
  if (record.stCd === 'DONE') return field === 'lineNo' ? undefined : false;
  if (field === 'doneQty') return isWorkLine(line);
  return isQuoted(line, record) && [...agreedInputs(line), ...discounts].includes(field) ? false : undefined;
}

/** Lines that came after the award are additional work, whoever sends them. */
const marked = (line: OrderLine, record: Order): OrderLine =>
  typeof record.id === 'number' && typeof line.id !== 'number' ? { ...line, addYn: 'Y' } : line;

/** The quantity that counts stands in for the ordered one while the document is reckoned. */
function onDone(record: Order, reckon: (record: Order) => Order): Order {
  const lines = linesOf(record);
  const done = lines.map((line) => (isWorkLine(line) ? { ...line, qty: line.doneQty ?? '0' } : line));
  const reckoned = reckon({ ...record, item: done });
  return { ...reckoned, item: linesOf(reckoned).map((line, i) => ({ ...line, qty: lines[i]!.qty ?? null })) };
}

/** Progress of the whole, weighted by the amounts of its lines; of lines that cost nothing, their average. */
export function weightedProgress(record: Order): string {
  const lines = linesOf(record).filter(isWorkLine);
  const weights = sumFigures(lines.map((line) => line.quotAmount));
  const even = decimal(weights).lte(0);
  const whole = even ? decimal(lines.length) : decimal(weights);
  if (whole.eq(0)) return rnd(0, 2);
  const parts = lines.map((line) => figure(line.progRt).times(even ? 1 : figure(line.quotAmount)));
  return rnd(parts.reduce((sum, part) => sum.plus(part), decimal(0)).div(whole), 2);
}

function compute(record: Order): Order {
  const item = linesOf(record).map((line) => marked(line, record));
  const whole = { ...record, item };
  const reckoned = isSettled(record) ? onDone(whole, computeDocument) : computeDocument(whole);
  return { ...reckoned, progRt: weightedProgress(reckoned) };
}

const finishedStates: readonly unknown[] = ['DONE', 'ACC', 'INV', 'CLOSED'];

export const orderRules: Rules<typeof orderFields> = {
  // Its paper certifies that the work was completed.
  unprinted: ({ stCd }) => (finishedStates.includes(stCd) ? undefined : { code: 'E_STATE', text: 'orderNotDone' }),
  barred: { makeWorks: planBarred, complete: completeBarred, accept: acceptBarred, cancel: cancelBarred },
  turned: currencyTurned,
  turnedText: 'desk.message.converted',
  turnedBack: pricesTurnedBack,
  compute,
  requiredWhen: documentNeeds,
  rowRequiredWhen: (_grid, row) => (isWorkLine(row) ? ['qty'] : []),
  check: (record) => [...dayOrder(record, 'workFromDt', 'workToDt'), ...documentProblems(record)],
  rowOpen: (_grid, line, field, record) => ownOpen(line, field, record) ?? lineOpen(line, field, record),
  rowTyped: (_grid, line, field) => lineTyped(line, field),
  rowHidden: (_grid, record) => [...lineHidden(record), ...namesIf(!record.quotId, 'quotQty')],
  rowBehind: (_grid, record) => saidBehind(record),
  rowSums: (_grid, lines) => headingSums(lines),
  kindField: 'lineTpCd',
  rowKind: (_grid, line) => lineKind(line),
  absent: (record) => [
    ...documentAbsent(record),
    ...namesIf(!isSettled(record), 'accNm', 'accDt'),
    ...namesIf(!record.quotId, 'quotId'),
  ],
  // The prices of the quotation stand in its currency.
  locked: (record) => [...documentLocked(record), ...namesIf(record.quotId, 'currCd')],
};
