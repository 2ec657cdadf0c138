/** Rules that quotations, orders and invoices share: reckoning of the whole document and what its lines may hold. */
import { decimal, rnd } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { foreignOf, headerAmounts, isForeign, lineAmounts, type Currency } from '../../shared/amounts.ts';
import { currencyOf } from '../../shared/currency.ts';
import { overflows } from '../../shared/checks.ts';
import { headerAmountFields, lineFields, type DocumentLine, type DocumentRecord } from './fields.ts';
import { lineNumbers } from '../../shared/lineNo.ts';

export const linesOf = <L>(record: { readonly item?: readonly L[] | null }): readonly L[] => record.item ?? [];

const isNumber = (value: unknown): boolean => /^-?\d+(\.\d+)?$/.test(String(value ?? ''));
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
