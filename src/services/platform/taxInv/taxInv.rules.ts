/** Amounts of a tax invoice, and what must be told when no tax is due (10-platform taxInv). */
import { decimal, rnd, sumFigures, trn, type Decimal } from '../../../core/decimal.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { isDay } from '../../../core/dates.ts';
import { amendProblems, lockedByAmending, rowsStay } from './amend/rules.ts';
import { rowSumWarnings } from './rowSum.rules.ts';
import { mostRows, type taxInvFields } from './taxInv.fields.ts';
import { amendBarred, issueBarred } from './ready.ts';

type TaxInv = RecordOf<typeof taxInvFields>;
type TaxRow = RowOf<typeof taxInvFields>;

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value ?? ''));
const numberOrZero = (value: unknown): Decimal => (isNumber(value) ? String(value) : '0');

/** Ten per cent below one won cut; of a row that gathers several lines the sum of theirs, which may miss it by less than a won a line. */
function taxOf(row: TaxRow): Decimal {
  const tax = trn(decimal(numberOrZero(row.supplyAmt)).times('0.1'), 0);
  const stated = numberOrZero(row.taxAmt);
  return decimal(stated)
    .minus(tax)
    .abs()
    .lt(row.lineCnt ?? 1)
    ? stated
    : tax;
}

/** Rows taxed by the kind of the invoice; the header their sums. */
export function computeTaxInv(record: TaxInv): TaxInv {
  const taxed = record.vatCd === 'TAX10';
  const item = (record.item ?? []).map((row) => ({
    ...row,
    taxAmt: taxed ? taxOf(row) : '0',
  }));
  const sum = (name: 'supplyAmt' | 'taxAmt') => rnd(sumFigures(item.map((row) => numberOrZero(row[name]))), 0);
  const [supplyAmt, taxAmt] = [sum('supplyAmt'), sum('taxAmt')];
  const day = supplyDay(record);
  const issueDueDt = day && isDay(day) ? lastDayToIssue(day) : null;
  return { ...record, item, supplyAmt, taxAmt, sumAmount: rnd(decimal(supplyAmt).plus(taxAmt), 0), issueDueDt };
}

/** One row of an invoice as lines of a business document give it: name, amount and tax. */
export interface TaxLine {
  readonly itemNm: string;
  readonly spec: string | null;
  readonly qty: string | null;
  readonly unitPrice: string | null;
  readonly supplyAmt: string;
  readonly taxAmt: string;
}

/** A unit price that does not multiply to the amount, as below a discount, says less than none. */
const priceOf = ({ qty, unitPrice, supplyAmt }: TaxLine): Pick<TaxLine, 'unitPrice'> => ({
  unitPrice: qty && unitPrice && decimal(qty).times(unitPrice).eq(supplyAmt) ? unitPrice : null,
});

/** Rows of one day; what is more than an invoice holds is gathered in the last one, named by `rest` of how many there are. */
export function taxRows(
  lines: readonly TaxLine[],
  purchDt: string,
  rest: (first: string, more: number) => string,
): TaxRow[] {
  const row = (line: TaxLine, lineCnt = 1): TaxRow => ({ ...line, ...priceOf(line), purchDt, lineCnt });
  if (lines.length <= mostRows) return lines.map((line) => row(line));
  const [single, more] = [lines.slice(0, mostRows - 1), lines.slice(mostRows - 1)];
  const sum = (name: 'supplyAmt' | 'taxAmt') => rnd(sumFigures(more.map((line) => line[name])), 0);
  const gathered = { spec: null, qty: null, unitPrice: null, supplyAmt: sum('supplyAmt'), taxAmt: sum('taxAmt') };
  return [
    ...single.map((line) => row(line)),
    row({ itemNm: rest(more[0]!.itemNm, more.length - 1), ...gathered }, more.length),
  ];
}

/** The day that lateness counts from: that of writing, of an amendment the day on which its reason came about. */
export const supplyDay = ({ writeDt, eventDt }: Pick<TaxInv, 'writeDt' | 'eventDt'>): string | null =>
  eventDt ?? writeDt ?? null;

/** The tenth of the month after the day of writing is the last day that is not late; `yyyy-MM-dd`. */
export function lastDayToIssue(writeDt: string): string {
  const [year = 0, month = 0] = writeDt.split('-').map(Number);
  return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10);
}

/** The last day to issue in time, where it is past: what is issued now is late. */
export function missedIssueDay(record: Pick<TaxInv, 'writeDt' | 'eventDt'>, today: string): string | undefined {
  const day = supplyDay(record);
  const last = day ? lastDayToIssue(day) : undefined;
  return last !== undefined && today > last ? last : undefined;
}

export const taxInvRules: Rules<typeof taxInvFields> = {
  // Before its issue it is no tax invoice yet.
  unprinted: ({ stCd }) => (stCd === 'DRAFT' ? { code: 'E_STATE', text: 'taxInvNotIssued' } : undefined),
  barred: { issue: issueBarred, amend: amendBarred },
  compute: computeTaxInv,
  requiredWhen: (record) => namesIf(record.vatCd === 'ZERO', 'zeroReasonCd'),
  absent: (record) => [
    ...namesIf(record.vatCd !== 'ZERO', 'zeroReasonCd'),
    ...namesIf(!record.srcTbl, 'srcTbl', 'srcId'),
    ...namesIf(!record.orgTaxInvId, 'orgTaxInvId', 'modifyCd', 'eventDt', 'cancelYn'),
    ...namesIf(!record.xmlHash, 'xmlHash'),
  ],
  check: (record) => [...amendProblems(record), ...rowSumWarnings(record)],
  locked: (record) => [...lockedByAmending(record), ...namesIf(rowsStay(record), 'item')],
  rowOpen: (_grid, _row, _field, record) => (rowsStay(record) ? false : undefined),
};
