/** Which cells of a document line are typed, and what its type makes of it (00-conventions 1.6, "input fields"). */
import { decimal, rnd } from '../../../core/decimal.ts';
import type { RowKind } from '../../../core/resource.ts';
import { discountRate, foreignOf } from '../../shared/amounts.ts';
import type { DocumentLine, DocumentRecord } from './fields.ts';

const words = ['lineTpCd', 'itemNm', 'remark'];
const ofType: Readonly<Record<string, readonly string[]>> = {
  H: words,
  R: words,
  D: [...words, 'price', 'priceFrgn', 'vatCd'],
};
/** Amounts that are inputs in one currency, or by one basis, only. */
const money = new Set([
  'price',
  'priceFrgn',
  'purcPrice',
  'purcPriceFrgn',
  'prftRt',
  'purcBaseCd',
  'dctAmount',
  'dctAmountFrgn',
]);

/** Undefined where the flags of the field decide. */
export function lineOpen(line: DocumentLine, field: string, record: DocumentRecord): boolean | undefined {
  if (field === 'lineNo') return undefined;
  const type = line.lineTpCd ?? 'I';
  if (ofType[type] && !ofType[type].includes(field)) return false;
  if (!money.has(field)) return undefined;
  const foreign = foreignOf(record);
  const [rated, byForeign] = [line.priceBaseCd === 'R' && type === 'I', line.purcBaseCd === 'F'];
  if (field === 'price') return !foreign && !rated;
  if (field === 'priceFrgn') return foreign && !rated;
  if (field === 'prftRt') return rated;
  if (field === 'purcPriceFrgn') return foreign && byForeign;
  if (field === 'purcPrice') return !(foreign && byForeign);
  if (field === 'purcBaseCd') return foreign;
  return field === 'dctAmountFrgn' ? foreign : !foreign;
}

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/** A file seldom says by what a price is made: a price that stands there is meant, else a profit rate on the purchase. */
export function lineImported(said: DocumentLine, record: DocumentRecord): DocumentLine {
  const [price, purchase] = foreignOf(record)
    ? (['priceFrgn', 'purcPriceFrgn'] as const)
    : (['price', 'purcPrice'] as const);
  const base = isGiven(said.priceBaseCd)
    ? {}
    : isGiven(said[price])
      ? { priceBaseCd: 'P' }
      : isGiven(said.prftRt)
        ? { priceBaseCd: 'R' }
        : {};
  const purc =
    isGiven(said.purcBaseCd) || !isGiven(said[purchase]) ? {} : { purcBaseCd: foreignOf(record) ? 'F' : 'K' };
  return { ...base, ...purc };
}

const totals = { dctAmount: 'tot', dctAmountFrgn: 'totFrgn' } as const;

/** A typed discount amount becomes the rate that comes nearest to it. */
export function lineTyped(line: DocumentLine, field: string): { dctRt?: string } {
  if (field !== 'dctAmount' && field !== 'dctAmountFrgn') return {};
  const amount = line[field] ?? '0';
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return {};
  return { dctRt: discountRate(amount, line[totals[field]] ?? '0') };
}

const foreignPrices = ['priceFrgn', 'totFrgn', 'dctAmountFrgn', 'quotAmountFrgn'] as const;
const foreignPurchases = ['purcBaseCd', 'purcPriceFrgn', 'purcTotFrgn'] as const;

/** A won document has no foreign columns: of what is sold, of what is bought, of both. */
export const priceHidden = (record: DocumentRecord) => (foreignOf(record) ? [] : foreignPrices);
export const purchaseHidden = (record: DocumentRecord) => (foreignOf(record) ? [] : foreignPurchases);
export const lineHidden = (record: DocumentRecord) => [...priceHidden(record), ...purchaseHidden(record)];

const kinds: Readonly<Record<string, RowKind>> = { H: 'head', R: 'note', D: 'less' };
export const lineKind = (line: DocumentLine): RowKind | undefined => kinds[line.lineTpCd ?? ''];

const subtotalled = [
  ['quotAmount', 0],
  ['quotAmountFrgn', 2],
  ['salesVat', 0],
] as const;
type Sums = { [K in (typeof subtotalled)[number][0]]?: string };

/** What the lines below each heading come to; undefined for lines that are no heading. */
export function headingSums(lines: readonly DocumentLine[]): readonly (Sums | undefined)[] {
  const sums: (Sums | undefined)[] = [];
  let open: Sums | undefined;
  for (const line of lines) {
    const heads = line.lineTpCd === 'H';
    if (heads) open = Object.fromEntries(subtotalled.map(([name, scale]) => [name, rnd(0, scale)]));
    // A lump discount is off the whole, not off the heading that happens to stand above it.
    else if (open && line.lineTpCd === 'I')
      for (const [name, scale] of subtotalled) open[name] = rnd(decimal(open[name] ?? 0).plus(line[name] ?? 0), scale);
    sums.push(heads ? open : undefined);
  }
  return sums;
}
