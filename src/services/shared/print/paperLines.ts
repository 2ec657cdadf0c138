/** Lines and totals of a priced document on paper, in its currency. */
import type { PageColumn, PageRow, PageTotal } from '../../../core/page.ts';
import { frgnText, isZero, joined, textOf, wonText, type PaperSources } from './paperWords.ts';
import { wonWords } from './wonWords.ts';

/** Amounts that documents and lines have in won and, under their twin's name, in the document's currency. */
type Amount = 'tot' | 'dctAmount' | 'quotAmount';
type Amounts<A extends string> = { readonly [K in A | `${A}Frgn`]: string | null };

/** What a priced paper says of the whole document. */
export interface PricedDocument extends Amounts<Amount> {
  readonly currCd: string | null;
  readonly vatCd: string | null;
  readonly excRt: string | null;
  readonly excUnit: number | null;
  /** Day of the rate, where the document keeps it. */
  readonly excDt?: string | null;
  readonly salesVat: string | null;
  readonly sumAmount: string | null;
}

/** What it says of a line. */
export interface PricedLine extends Amounts<Amount | 'price'> {
  readonly lineTpCd: string | null;
  readonly lineNo?: string | null;
  readonly itemNm: string | null;
  readonly spec: string | null;
  readonly qty: string | null;
  readonly unitCd: string | null;
}

export type PricedSources = PaperSources<PricedDocument, PricedLine>;

export const isWon = ({ doc }: PricedSources) => doc.currCd === 'KRW';
/** Amount of a column in the document's currency. */
export const amountText = <A extends string>(of: PricedSources, values: Amounts<A>, name: A) =>
  isWon(of) ? wonText(values[name]) : frgnText(values[`${name}Frgn`]);
export const lessText = (text: string) => (text.startsWith('-') ? text : `-${text}`);
export const hasDiscount = (of: PricedSources) =>
  of.style?.showDctYn !== 'N' && !isZero(of.doc[isWon(of) ? 'dctAmount' : 'dctAmountFrgn']);
export const hasNumbers = ({ lines }: { readonly lines: readonly Pick<PricedLine, 'lineNo'>[] }) =>
  lines.some((line) => textOf(line.lineNo) !== '');

export function columnsOf(of: PricedSources, net = 'net'): readonly PageColumn[] {
  const { t, doc, style = {} } = of;
  const money = (key: string) => `${t(key)} (${textOf(doc.currCd)})`;
  return [
    ...(hasNumbers(of) ? [{ label: t('lineNo'), align: 'center' as const, width: 12 }] : []),
    { label: t(style.showSpecYn === 'N' ? 'itemOnly' : 'item'), align: 'left' },
    // Figures take more where they are long; what they leave is for words.
    { label: t('qty'), align: 'right', width: 12 },
    { label: t('unit'), align: 'center', width: 14 },
    { label: money('price'), align: 'right', width: 18 },
    ...(hasDiscount(of)
      ? [
          { label: t('amount'), align: 'right' as const, width: 18 },
          { label: t('discount'), align: 'right' as const, width: 15 },
        ]
      : []),
    { label: money(hasDiscount(of) ? net : 'amount'), align: 'right', width: 22 },
  ];
}

export function rowOf(of: PricedSources, line: PricedLine): PageRow {
  const { style = {} } = of;
  const type = textOf(line.lineTpCd);
  const words = type === 'H' || type === 'R';
  const spec = style.showSpecYn === 'N' ? '' : textOf(line.spec);
  const cell = (text: string) => ({ text: words ? '' : text });
  const discounted = hasDiscount(of);
  const less = amountText(of, line, 'dctAmount');
  return {
    ...(type === 'H'
      ? { kind: 'head' as const }
      : type === 'R'
        ? { kind: 'note' as const }
        : type === 'D'
          ? { kind: 'less' as const }
          : {}),
    cells: [
      ...(hasNumbers(of) ? [{ text: textOf(line.lineNo) }] : []),
      { text: textOf(line.itemNm), ...(spec ? { under: spec } : {}) },
      cell(type === 'D' ? '' : wonText(line.qty)),
      // English papers carry the unit's symbol: its name would be long.
      cell(textOf(line.unitCd)),
      cell(type === 'D' ? '' : amountText(of, line, 'price')),
      ...(discounted
        ? [cell(amountText(of, line, 'tot')), cell(isZero(less.replaceAll(',', '')) ? '' : lessText(less))]
        : []),
      cell(amountText(of, line, 'quotAmount')),
    ],
  };
}

/** The won total of the screen holds VAT, this one may not: the word says which it is. */
const inCurrency = ({ doc, t }: PricedSources, name: 'sum' | 'grand') =>
  t(isZero(doc.salesVat) ? 'inCurr' : 'inCurrNet', { name: t(name), curr: textOf(doc.currCd) });

export function totalsOf(of: PricedSources): readonly PageTotal[] {
  const { doc, t } = of;
  const vat = doc.vatCd === 'ZERO' ? 'vatZero' : doc.vatCd === 'FREE' ? 'vatFree' : 'vat';
  const discount = hasDiscount(of)
    ? [
        { label: t('tot'), value: amountText(of, doc, 'tot') },
        { label: t('less'), value: lessText(amountText(of, doc, 'dctAmount')) },
      ]
    : [];
  const supply = { label: t('supply'), value: amountText(of, doc, 'quotAmount') };
  if (!isWon(of)) {
    const zero = isZero(doc.salesVat) ? [{ label: t(vat), value: '0.00' }] : [];
    return [...discount, supply, ...zero, { label: inCurrency(of, 'sum'), value: moneyText(of), strong: true }];
  }
  return [
    ...discount,
    supply,
    { label: t(vat), value: wonText(doc.salesVat) },
    { label: t('sum'), value: moneyText(of), strong: true },
  ];
}

/** What the customer pays, with its currency. VAT is in won only (1.6), so a foreign total stands without it. */
export const moneyText = (of: PricedSources) => {
  const { doc, lang } = of;
  if (!isWon(of)) return `${textOf(doc.currCd)} ${frgnText(doc.quotAmountFrgn)}`;
  return lang === 'en' ? `KRW ${wonText(doc.sumAmount)}` : `₩${wonText(doc.sumAmount)}`;
};

export function grandTotal(of: PricedSources): PageTotal {
  const { doc, t, lang } = of;
  if (!isWon(of)) return { label: inCurrency(of, 'grand'), value: moneyText(of), strong: true };
  const taxed = !isZero(doc.salesVat);
  const words = lang === 'ko' ? { words: t('words', { words: wonWords(textOf(doc.sumAmount)) }) } : {};
  return { label: t(taxed ? 'grandVat' : 'grand'), value: moneyText(of), strong: true, ...words };
}

export function rateNote(of: PricedSources, day: (value: unknown) => string): string | undefined {
  const { doc, t } = of;
  if (isWon(of)) return undefined;
  const rate = {
    unit: textOf(doc.excUnit) || '1',
    currCd: textOf(doc.currCd),
    rate: frgnText(doc.excRt),
    day: day(doc.excDt),
  };
  const vat = isZero(doc.salesVat) ? '' : t('vatWon', { won: wonText(doc.salesVat) });
  return joined([t(rate.day ? 'rateDay' : 'rate', rate), t('inWon', { won: wonText(doc.quotAmount) }), vat], '\n');
}
