/** Totals of a bill, its day, and what stops it until the operator has looked (10-platform bill; design: usage, bills). Pure. */
import { figure, rnd, sumFigures, trn, type Decimal } from '../../../core/decimal.ts';
import { lastDayOfMonth, moveMonth } from '../../../core/months.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf, StoredOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import { missedIssueDay, taxRows, type TaxLine } from '../taxInv/taxInv.rules.ts';
import { oneOff } from '../usage/meter.ts';
import type { billFields } from './bill.fields.ts';
import { unpayBarred } from './unpay/byHand.ts';

type Bill = RecordOf<typeof billFields>;
type BillLine = RowOf<typeof billFields, 'line'>;

/** The 25th of the month after the month of use. */
export const dueDayOf = (billYm: string): string => {
  const next = moveMonth(billYm, 1);
  return `${next.slice(0, 4)}-${next.slice(4)}-25`;
};

/** The day by which the bills of a month are to be paid, where it is past: what is issued then is overdue at once. */
export function lateDay(ym: string, today: string): string | undefined {
  const due = dueDayOf(ym);
  return due < today ? due : undefined;
}

/** The day that stands on the tax invoices of a month: the last of the month of use. */
export const writeDayOf = (billYm: string): string => lastDayOfMonth(billYm);

/** The last day on which the tax invoices of a month are issued in time, where it is past. */
export const taxLateDay = (ym: string, today: string): string | undefined =>
  missedIssueDay({ writeDt: writeDayOf(ym) }, today);

/** The tax is cut below one won once, of the whole. */
export function totalsOf(lines: readonly { readonly supplyAmt?: Decimal | null | undefined }[]) {
  const tot = rnd(sumFigures(lines.map(({ supplyAmt }) => supplyAmt)), 0);
  const salesVat = trn(figure(tot).times('0.1'), 0);
  return { tot, salesVat, sumAmount: rnd(figure(tot).plus(salesVat), 0) };
}

/** Of a bill without the fees that come once. */
export const regularOf = (lines: readonly Pick<BillLine, 'feeTpCd' | 'supplyAmt'>[]): Decimal =>
  rnd(
    sumFigures(
      lines.filter(({ feeTpCd }) => !oneOff.some((once) => once === feeTpCd)).map(({ supplyAmt }) => supplyAmt),
    ),
    0,
  );

export interface Bounds {
  /** A recurring fee stands twice for one period. */
  readonly twice: boolean;
  /** The last bill without one-off fees; absent where there was none. */
  readonly last: Decimal | undefined;
  readonly taxEmail: string | null;
}

/** A bill that grew beyond this many times the last one is looked at. */
export const mostTimes = 3;

/** Keys of BILL_HOLD, joined as they are kept; null of a bill that may go out. */
export function holdsOf(lines: readonly BillLine[], { twice, last, taxEmail }: Bounds): string | null {
  const high = last !== undefined && figure(last).gt(0) && figure(regularOf(lines)).gt(figure(last).times(mostTimes));
  return [...(twice ? ['TWICE'] : []), ...(high ? ['HIGH'] : []), ...(taxEmail ? [] : ['EMAIL'])].join(',') || null;
}

/** What bars issuing: a reason to look that nobody has looked at. */
const issueBarred = ({ holdCds, relReason }: StoredOf<typeof billFields>): Problem | undefined =>
  holdCds && !relReason ? { code: 'E_STATE', field: 'holdCds', text: 'billHeld' } : undefined;

/** Rows of the tax invoice: those of the bill; where their taxes, each cut below a won, miss the bill's, one for all. */
export function taxRowsOf(
  { billYm, salesVat, tot }: Pick<Bill, 'billYm' | 'salesVat' | 'tot'>,
  lines: readonly BillLine[],
  words: { readonly all: string; readonly rest: (first: string, more: number) => string },
) {
  const day = writeDayOf(String(billYm));
  const taxed = lines.map((line): TaxLine => ({
    ...{ itemNm: String(line.itemNm), spec: null, qty: String(line.qty), unitPrice: String(line.unitPrice) },
    ...{ supplyAmt: String(line.supplyAmt), taxAmt: trn(figure(line.supplyAmt).times('0.1'), 0) },
  }));
  if (sumFigures(taxed.map(({ taxAmt }) => taxAmt)).eq(figure(salesVat))) return taxRows(taxed, day, words.rest);
  const whole = { supplyAmt: String(tot), taxAmt: String(salesVat), lineCnt: lines.length };
  return [{ purchDt: day, itemNm: words.all, spec: null, qty: null, unitPrice: null, ...whole }];
}

export const billRules: Rules<typeof billFields> = {
  // An issued bill stays as it was issued, whatever is booked on it.
  compute: (record) => (record.issueDt ? record : { ...record, ...totalsOf(record.line ?? []) }),
  barred: { issue: issueBarred, unpay: unpayBarred },
  absent: (record) => [
    ...namesIf(!record.issueDt, 'issueDt', 'taxInvId', 'paidAmount'),
    ...namesIf(!record.paidDt, 'paidDt'),
    ...namesIf(!record.holdCds, 'holdCds'),
    ...namesIf(!record.relReason, 'relReason'),
  ],
};
