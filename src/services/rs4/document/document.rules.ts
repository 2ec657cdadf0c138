/** Rules that quotations, orders and invoices share: reckoning of the whole document and what its lines may hold. */
import { decimal, rnd } from '../../../core/decimal.ts';
import { namesIf } from '../../../core/resource.ts';
import type { Problem } from '../../../core/problem.ts';
import { overflows } from '../../shared/checks.ts';
import {
  foreignOf,
  headerAmounts,
  isForeign,
  leaveCurrency,
  lineAmounts,
  type Currency,
} from '../../shared/amounts.ts';
import { headerAmountFields, lineFields, type DocumentLine, type DocumentRecord } from './fields.ts';
import { lineNumbers } from '../../shared/lineNo.ts';

export const linesOf = <L>(record: { readonly item?: readonly L[] | null }): readonly L[] => record.item ?? [];

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value ?? ''));
const isPositive = (value: unknown): boolean => isNumber(value) && decimal(String(value)).gt(0);

/** What turns won into the currency of a document. */
const rateFields = ['excRt', 'excUnit'] as const;
type RateField = (typeof rateFields)[number];

/** A foreign document is reckoned with a rate and its unit. */
export const documentNeeds = (record: DocumentRecord): ('zeroReasonCd' | RateField)[] => [
  ...namesIf(record.vatCd === 'ZERO', 'zeroReasonCd'),
  ...namesIf(foreignOf(record), ...rateFields),
];

/** Fields of the header that say nothing: the reason of no zero rate, the rate of a won document. */
export const documentAbsent = (record: DocumentRecord): ('zeroReasonCd' | RateField)[] => [
  ...namesIf(record.vatCd !== 'ZERO', 'zeroReasonCd'),
  ...documentLocked(record),
];
/** A won document has no rate to type. */
export const documentLocked = (record: DocumentRecord): readonly RateField[] =>
  namesIf(record.currCd === 'KRW', ...rateFields);

/** Won documents are reckoned one to one, whatever rate was typed before the currency was chosen. */
export function currencyOf(record: DocumentRecord): Currency | undefined {
  const currCd = record.currCd ?? '';
  if (!isForeign({ currCd })) return { currCd, excRt: '1', excUnit: 1 };
  const { excRt, excUnit } = record;
  return isPositive(excRt) && isPositive(excUnit)
    ? { currCd, excRt: String(excRt), excUnit: Number(excUnit) }
    : undefined;
}

/**
 * A document that turns to another foreign currency: its rate is not the one of before, and its prices are converted once
 * there is one. Into won the amounts are known already.
 */
export function currencyTurned(before: DocumentRecord, after: DocumentRecord) {
  if (!before.currCd || before.currCd === after.currCd || !foreignOf(after)) return {};
  return { excRt: null, excUnit: null, item: linesOf(after).map(leaveCurrency) };
}

/** A line as it was reckoned last, so that of ten thousand lines only those are reckoned that changed. */
const reckoned = new WeakMap<
  DocumentLine,
  { readonly by: string; readonly lineNo: string | null; readonly line: DocumentLine }
>();

/** `by` names what is the same for all lines of the document. */
function reckon(
  line: DocumentLine,
  lineNo: string | null,
  vatCd: string | null | undefined,
  currency: Currency | undefined,
  by: string,
): DocumentLine {
  const cached = reckoned.get(line);
  if (cached?.by === by && cached.lineNo === lineNo) return cached.line;
  const whole: DocumentLine = { ...line, lineNo, vatCd: line.vatCd || vatCd };
  const done = currency ? lineAmounts(whole, currency) : whole;
  reckoned.set(line, { by, lineNo, line: done });
  return done;
}

/** Lines numbered and reckoned, the header their sums. Without a usable rate the amounts stay as they were. */
export function computeDocument<R extends DocumentRecord>(record: R): R {
  const currency = currencyOf(record);
  const numbers = lineNumbers(linesOf(record), record.lineNoCd);
  const { vatCd } = record;
  const by = JSON.stringify([vatCd, currency]);
  const item = linesOf(record).map((line, i) => reckon(line, numbers[i] || null, vatCd, currency, by));
  if (!currency) return { ...record, item };
  const rate = isForeign(currency) ? {} : { excRt: rnd(1, 2), excUnit: 1 };
  return { ...record, ...rate, ...headerAmounts(item), item };
}

const { price, priceFrgn, purcPrice, purcPriceFrgn, prftRt } = lineFields;
const lineAmountFields = {
  ...Object.fromEntries(Object.entries(lineFields).filter(([, field]) => field.computed && field.type !== 'text')),
  ...{ price, priceFrgn, purcPrice, purcPriceFrgn, prftRt },
};

/** Lines as they were weighed last; a line that changes is another object. */
const weighed = new WeakMap<DocumentLine, readonly Problem[]>();

function lineOverflows(line: DocumentLine, row: number): Problem[] {
  let found = weighed.get(line);
  if (!found) weighed.set(line, (found = overflows(lineAmountFields, line, {})));
  return found.map((problem) => ({ ...problem, grid: 'item', row }));
}

/** Items cost nothing or something, a lump discount takes off, and every amount fits its column. */
export function documentProblems(record: DocumentRecord): readonly Problem[] {
  const column = foreignOf(record) ? 'priceFrgn' : 'price';
  const lines = linesOf(record).flatMap((line, row): Problem[] => {
    const at = { grid: 'item', row };
    const amount = decimal(isNumber(line[column]) ? String(line[column]) : 0);
    if (line.lineTpCd === 'D' && !amount.lt(0))
      return [{ code: 'E_RANGE', text: 'lumpBelowZero', field: column, ...at }];
    if (line.lineTpCd === 'I' && amount.lt(0))
      return [{ code: 'E_RANGE', text: 'priceNotBelowZero', field: column, ...at }];
    return lineOverflows(line, row);
  });
  return [...lines, ...(lines.length ? [] : overflows(headerAmountFields, record, {}))];
}
