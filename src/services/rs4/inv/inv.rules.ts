/** Rules of an invoice: amounts like every document of ship repair, a share of the order in advance, payments. */
import { figure, isFigure, rnd } from '../../../core/decimal.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import type { Problem } from '../../../core/problem.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { foreignOf } from '../../shared/amounts.ts';
import { computeDocument, documentProblems, linesOf } from '../document/document.rules.ts';
import { documentAbsent, documentLocked, documentNeeds, saidBehind } from '../../shared/currency.ts';
import { computePayments, paymentHidden, paymentNeeds, paymentOpen, paymentProblems } from './pay.rules.ts';
import { headingSums, priceHidden, lineKind, lineOpen, lineTyped } from '../document/line.rules.ts';
import type { invFields } from './inv.fields.ts';
import { cancelBarred, issueBarred, taxBarred, unpayBarred } from './ready.ts';

type Inv = RecordOf<typeof invFields>;
type InvLine = RowOf<typeof invFields, 'item'>;

const isShare = (record: Inv): boolean => record.invKindCd !== 'FINAL' && isFigure(record.advRt);

/** The line whose price is the share of the order: the first of work. */
const shareLine = (record: Inv): InvLine | undefined => linesOf(record).find((line) => line.lineTpCd === 'I');

const part = (amount: string | null | undefined, rate: string | null | undefined, scale: number) =>
  rnd(figure(amount).times(figure(rate)).div(100), scale);

/** What the order came to, times the rate. */
function shared(record: Inv): Inv {
  if (!isShare(record)) return record;
  const share = shareLine(record);
  const price = {
    price: part(record.orderAmount, record.advRt, 0),
    priceFrgn: part(record.orderAmountFrgn, record.advRt, 2),
  };
  return {
    ...record,
    item: linesOf(record).map((line) => (line === share ? { ...line, qty: '1', dctRt: '0', ...price } : line)),
  };
}

/** Figures before a per cent sign: 30 in `기성 30% · 좌현 도장`. */
const percentages = /\d+(?:\.\d+)?(?=\s*%)/g;
const percentagesOf = (line: InvLine | undefined): readonly string[] => line?.itemNm?.match(percentages) ?? [];
const isRate = (figures: string, rate: string | null | undefined) => isFigure(rate) && figure(figures).eq(figure(rate));

/** A rate that a person changes is changed in the words of its line too: the former one, or the only one that stands there. */
export function rateTurned(before: Inv, after: Inv): Partial<Inv> {
  const share = shareLine(after);
  const found = percentagesOf(share);
  if (!share || !isShare(after) || before.advRt === after.advRt) return {};
  // Words that were typed anew are meant as they are.
  if (shareLine(before)?.itemNm !== share.itemNm) return {};
  const former = found.find((figures) => isRate(figures, before.advRt)) ?? (found.length === 1 ? found[0] : undefined);
  if (former === undefined || isRate(former, after.advRt)) return {};
  const rest = share.itemNm!.split(percentages);
  const at = found.indexOf(former);
  const itemNm = rest
    .flatMap((words, i) => [words, i === at ? String(figure(after.advRt)) : (found[i] ?? '')])
    .join('');
  return { item: linesOf(after).map((line) => (line === share ? { ...line, itemNm } : line)) };
}

/** Words that tell another rate than the one that is asked for. */
function shareProblems(record: Inv): Problem[] {
  const share = shareLine(record);
  const found = percentagesOf(share);
  if (!share || !isShare(record) || (record.stCd ?? 'DRAFT') !== 'DRAFT' || found.length === 0) return [];
  if (found.some((figures) => isRate(figures, record.advRt))) return [];
  const args = [found[0]!, String(figure(record.advRt))];
  const row = linesOf(record).indexOf(share);
  return [{ code: 'E_SUM', text: 'shareWords', args, grid: 'item', row, field: 'itemNm', warn: true }];
}

/** Less than nothing cannot be issued: most often the rest of an order that goes on, less what was asked for before. */
function belowZero(record: Inv): Problem[] {
  const amount = foreignOf(record) ? record.quotAmountFrgn : record.quotAmount;
  if ((record.stCd ?? 'DRAFT') !== 'DRAFT' || !isFigure(amount) || !figure(amount).lt(0)) return [];
  const args = [`${record.currCd ?? 'KRW'} ${grouped(amount)}`];
  return [{ code: 'E_RANGE', text: 'invBelowZero', args, field: 'invKindCd', warn: true }];
}

/** Prices are those of the order: nothing is reckoned from a purchase here. */
const asPriced = (record: Inv): Inv => ({
  ...record,
  item: linesOf(record).map((line) => (line.priceBaseCd === 'P' ? line : { ...line, priceBaseCd: 'P' })),
});

const compute = (record: Inv): Inv => computePayments(computeDocument(shared(asPriced(record))));

const shareCells = ['itemId', 'qty', 'price', 'priceFrgn', 'dctRt', 'dctAmount', 'dctAmountFrgn'];
function ownOpen(line: InvLine, field: string, record: Inv): boolean | undefined {
  if (field === 'priceBaseCd') return false;
  const isOwn = isShare(record) && line.lineTpCd === 'I' && line.id === shareLine(record)?.id;
  return isOwn && shareCells.includes(field) ? false : undefined;
}

const foreignAmounts = [
  'orderAmountFrgn',
  'totFrgn',
  'dctAmountFrgn',
  'quotAmountFrgn',
  'paidAmountFrgn',
  'excDiff',
] as const;

export const invRules: Rules<typeof invFields> = {
  barred: { issue: issueBarred, issueTax: taxBarred, cancel: cancelBarred, unpay: unpayBarred },
  turned: rateTurned,
  compute,
  requiredWhen: documentNeeds,
  rowRequiredWhen: (grid, row, record) =>
    grid === 'pay' ? paymentNeeds(row, record) : row.lineTpCd === 'I' ? ['qty'] : [],
  check: (record) => [
    ...documentProblems(record),
    ...paymentProblems(record),
    ...shareProblems(record),
    ...belowZero(record),
  ],
  rowOpen: (grid, row, field, record) =>
    grid === 'pay' ? paymentOpen(row, field, record) : (ownOpen(row, field, record) ?? lineOpen(row, field, record)),
  rowTyped: (grid, row, field) => (grid === 'item' ? lineTyped(row, field) : {}),
  rowHidden: (grid, record) => (grid === 'pay' ? paymentHidden(record) : [...priceHidden(record), 'priceBaseCd']),
  rowBehind: (grid, record) => (grid === 'item' ? saidBehind(record) : []),
  rowSums: (grid, rows) => (grid === 'item' ? headingSums(rows) : []),
  kindField: 'lineTpCd',
  rowKind: (grid, row) => (grid === 'item' ? lineKind(row) : undefined),
  absent: (record) => [
    ...documentAbsent(record),
    ...namesIf(record.invKindCd === 'FINAL', 'advRt'),
    ...namesIf(!foreignOf(record), ...foreignAmounts),
    ...namesIf(!record.taxInvId, 'taxInvId'),
  ],
  locked: documentLocked,
};
