/** 전자세금계산서 on one sheet: above the supplier's half in red, below the buyer's in blue. The form is the law's, in Korean. Pure. */
import type { PageField, PageModel, PagePart, PageRow, PageTone } from '../../../core/page.ts';
import type { WireOf } from '../../../core/record.ts';
import { formatDay } from '../../../fields/date/formatDay.ts';
import { qty as qtyField, taxConfirmNo, taxPayerNo, typeOf, won } from '../../../fields/index.ts';
import { corpNoText, joined, plain, textOf } from '../../shared/print/paperWords.ts';
import type { taxInv } from './taxInv.ts';

export interface TaxInvSources {
  readonly doc: Omit<WireOf<typeof taxInv>, 'itemList'>;
  readonly lines: WireOf<typeof taxInv>['itemList'];
  /** As the tax office knows the original. */
  readonly originalNo: string | null;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print.forms.taxInv`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

type Line = TaxInvSources['lines'][number];

/** Rows that a half has room for; of more, the last one says so and all stand on pages of their own. */
const rowsOfHalf = 4;
/** Lines of text that a half has room for: names that wrap leave room for fewer rows. */
const linesOfHalf = 6;
const columns = 24;

const wonOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeOf(won()).format(value, won(), plain);
const qtyOf = (value: unknown) =>
  value === null || value === undefined ? '' : typeOf(qtyField()).format(value, qtyField(), plain);
const day = (value: unknown) => (value ? formatDay(textOf(value), 'ko') : '');
const confirmNo = (value: unknown) => (value ? typeOf(taxConfirmNo()).format(value, taxConfirmNo(), plain) : '');
const payerNo = (value: unknown) => (value ? typeOf(taxPayerNo()).format(value, taxPayerNo(), plain) : '');

export function taxInvPrint(of: TaxInvSources): PageModel {
  const { doc, lines, t } = of;
  const kind = t(doc.vatCd === 'FREE' ? 'free' : 'title');
  const named = doc.invTpCd === 'MODIFY' ? t('amended', { title: kind }) : kind;
  const title = doc.stCd === 'CANCEL' ? t('cancelled', { title: named }) : named;
  const further = `${title}   ${t('confirmNo', { no: confirmNo(doc.ntsConfirmNo) })}`;
  const more = lines.length > fitting(of);
  return {
    lang: 'ko',
    fileName: `${textOf(doc.taxInvNo)} ${title}`,
    title,
    form: { further, bare: true },
    facts: [],
    company: { name: textOf(doc.invrNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      ...half(of, title, 'supplier', 'red'),
      ...half(of, title, 'buyer', 'blue'),
      ...(more ? [{ ...table(of, lines, undefined), title: t('list'), newPage: true }] : []),
    ],
    foot: t('law', { title: kind }),
  };
}

function half(of: TaxInvSources, title: string, who: 'supplier' | 'buyer', tone: PageTone): PagePart[] {
  const { doc, lines, t } = of;
  const beside = joined(
    [t('confirmNo', { no: confirmNo(doc.ntsConfirmNo) }), t('ownNo', { no: textOf(doc.taxInvNo) })],
    '   ',
  );
  const boxes = (fields: readonly PageField[], more: object = {}): PagePart => ({
    ...{ kind: 'boxes', columns, tone, fields },
    ...more,
  });
  return [
    boxes(parties(of), { title: t('kept', { title, who: t(who) }), beside }),
    boxes(figures(of), { joined: true }),
    { ...table(of, shortened(of, lines), tone), joined: true },
    boxes(foot(of), { joined: true }),
  ];
}

function parties({ doc, t }: TaxInvSources): PageField[] {
  const box = (label: string, value: unknown, span: number, strong = false): PageField => ({
    ...{ label, value: textOf(value), span },
    ...(strong ? { strong } : {}),
  });
  // The paper says what its statutory form says.
  const called = (name: 'name' | 'ceo', value: unknown, span: number): PageField => ({
    ...box(t(name), value, span),
    short: t(`${name}Short`),
  });
  const [supplier, buyer] = [t('supplier'), t('buyer')];
  return [
    box(t('regNo', { who: supplier }), corpNoText(doc.invrRegNo), 12, true),
    box(t('regNo', { who: buyer }), payerNo(doc.inveRegNo), 12, true),
    called('name', doc.invrNm, 8),
    called('ceo', doc.invrCeoNm, 4),
    called('name', doc.inveNm, 8),
    called('ceo', doc.inveCeoNm, 4),
    box(t('addr'), doc.invrAddr, 12),
    box(t('addr'), doc.inveAddr, 12),
    box(t('bizTp'), doc.invrBizTp, 6),
    box(t('bizItem'), doc.invrBizItem, 6),
    box(t('bizTp'), doc.inveBizTp, 6),
    box(t('bizItem'), doc.inveBizItem, 6),
    box(t('issued'), joined([day(textOf(doc.issueDtm).slice(0, 10)), textOf(doc.issueDtm).slice(11, 16)], ' '), 12),
    box(t('email'), doc.inveEmail, 12),
  ];
}

function figures({ doc, originalNo, codeName, t }: TaxInvSources): PageField[] {
  const sum = (label: string, value: string): PageField => ({ label, value, span: 8, strong: true, figure: true });
  const amended = doc.modifyCd
    ? [
        { label: t('reason'), value: codeName('TAXINV_MOD', doc.modifyCd), span: 8 },
        { label: t('original'), value: confirmNo(originalNo), span: 8 },
      ]
    : [];
  const tax = doc.vatCd === 'ZERO' ? t('zeroRate') : doc.vatCd === 'FREE' ? t('noTax') : wonOf(doc.taxAmt);
  return [
    { label: t('writeDt'), value: day(doc.writeDt), span: 8, strong: true },
    sum(t('supply'), wonOf(doc.supplyAmt)),
    sum(t('tax'), tax),
    ...amended,
    { label: t('remark'), value: textOf(doc.remark), span: amended.length ? 8 : columns },
  ];
}

/** How it was paid is written in by hand, if at all: the document that the tax office has says nothing of it. */
function foot({ doc, codeName, t }: TaxInvSources): PageField[] {
  const sum = wonOf(doc.sumAmount);
  const box = (name: string, span: number, value = ''): PageField => ({
    ...{ label: t(name), value, span, figure: true, above: true },
  });
  return [
    ...(doc.zeroReasonCd
      ? [{ label: t('zeroRate'), value: codeName('ZERO_RSN', doc.zeroReasonCd), span: columns }]
      : []),
    { ...box('sum', 6, sum), strong: true },
    ...[box('cash', 3), box('cheque', 3), box('note', 3)],
    box('owed', 5),
    { label: t('billed'), value: t(textOf(doc.purposeCd)), span: 4, strong: true, above: true },
  ];
}

/** Lines that a text takes where so many Korean letters stand side by side. */
const wrapped = (text: string, letters: number): number =>
  Math.max(1, Math.ceil([...text].reduce((all, letter) => all + (letter > '\u1100' ? 1 : 0.6), 0) / letters));
const heightOf = ({ itemNm, spec }: Pick<Line, 'itemNm' | 'spec'>): number =>
  Math.max(wrapped(textOf(itemNm), 19), wrapped(textOf(spec), 9));
const heights = (lines: readonly Line[]): number => lines.reduce((all, line) => all + heightOf(line), 0);

/** Rows that a half shows: four, fewer where their names wrap, so that both halves stand on one sheet. */
function fitting({ lines, t }: TaxInvSources): number {
  for (let rows = rowsOfHalf; rows > 1; rows -= 1) {
    const shown = lines.slice(0, rows);
    if (lines.length > rows) {
      const first = textOf(shown.at(-1)!.itemNm);
      shown[rows - 1] = { ...shown[rows - 1]!, itemNm: t('rest', { first, more: lines.length - rows }), spec: null };
    }
    if (heights(shown) <= linesOfHalf) return rows;
  }
  return 1;
}

/** As many as a half shows; what is more stands in one row with what it comes to. */
function shortened(of: TaxInvSources, lines: readonly Line[]): readonly Line[] {
  const { t } = of;
  const rows = fitting(of);
  const blank = (count: number) => Array.from({ length: Math.max(0, count) }, () => ({}) as Line);
  if (lines.length <= rows)
    return [...lines, ...blank(Math.min(rowsOfHalf - lines.length, linesOfHalf - heights(lines)))];
  const [kept, rest] = [lines.slice(0, rows - 1), lines.slice(rows - 1)];
  const total = (name: 'supplyAmt' | 'taxAmt') => String(rest.reduce((sum, line) => sum + BigInt(line[name] ?? 0), 0n));
  const itemNm = t('rest', { first: textOf(rest[0]!.itemNm), more: rest.length - 1 });
  return [
    ...kept,
    {
      ...rest[0]!,
      itemNm,
      spec: null,
      qty: null,
      unitPrice: null,
      supplyAmt: total('supplyAmt'),
      taxAmt: total('taxAmt'),
    },
  ];
}

function table({ doc, t }: TaxInvSources, lines: readonly Line[], tone: PageTone | undefined): PagePart {
  const rows = lines.map((line): PageRow => ({
    cells: [
      { text: textOf(line.purchDt).slice(5).replace('-', '/') },
      { text: textOf(line.itemNm) },
      { text: textOf(line.spec) },
      { text: qtyOf(line.qty) },
      { text: wonOf(line.unitPrice) },
      { text: wonOf(line.supplyAmt) },
      { text: doc.vatCd === 'TAX10' ? wonOf(line.taxAmt) : '' },
    ],
  }));
  return {
    kind: 'table',
    ...(tone ? { tone } : {}),
    table: {
      columns: [
        { label: t('day'), align: 'center', width: 13 },
        { label: t('item'), align: 'left' },
        { label: t('spec'), align: 'left', width: 26 },
        { label: t('qty'), align: 'right', width: 16 },
        { label: t('price'), align: 'right', width: 24 },
        { label: t('supply'), align: 'right', width: 28 },
        { label: t('tax'), align: 'right', width: 24 },
      ],
      rows,
    },
  };
}
