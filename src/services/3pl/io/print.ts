/** Papers of an order of a warehouse: 입고확인서, 출고지시서 (what to take from where), 거래명세표 (25-3pl 2.9 P). Pure. */
import { decimal, sumFigures } from '../../../core/decimal.ts';
import type { PageColumn, PageField, PageModel, PagePart, PageRow, Picture } from '../../../core/page.ts';
import type { RecordOf } from '../../../core/record.ts';
import {
  corpNoText,
  dayText,
  joined,
  readable,
  telText,
  textOf,
  wonText,
  type PaperCompany,
} from '../../shared/print/paperWords.ts';
import type { ioFields } from './io.fields.ts';

export type GoodsPaper = 'receipt' | 'picking' | 'statement';

/** A line of a paper, with what the item says of itself. */
export interface GoodsLine {
  readonly itemCd: string | null;
  readonly itemNm: string | null;
  readonly itemNmEn: string | null;
  readonly spec: string | null;
  readonly barcode?: string | null;
  readonly lotNo: string | null;
  readonly expDt: string | null;
  readonly locCd: string | null;
  readonly unitCd: string | null;
  readonly planQty?: string | null;
  readonly qty: string;
  readonly dmgQty?: string | null;
}

/** Whose goods they are. */
export interface GoodsOwner {
  readonly clntNm: string | null;
  readonly clntNmEn: string | null;
  readonly corpRegNo: string | null;
  readonly ceoNm: string | null;
  readonly addr: string | null;
  readonly addrEn: string | null;
  readonly telNo: string | null;
}

export interface GoodsSources {
  readonly lang: 'ko' | 'en';
  readonly doc: RecordOf<typeof ioFields>;
  readonly lines: readonly GoodsLine[];
  readonly corp: Partial<PaperCompany>;
  readonly owner: Partial<GoodsOwner>;
  readonly seal?: Picture;
  readonly codeName: (group: string, key: string) => string;
  /** Text below `print.goods`. */
  readonly t: (key: string, args?: Readonly<Record<string, string | number>>) => string;
}

const columns = 12;
const collator = new Intl.Collator('ko', { numeric: true });

const day = ({ lang }: GoodsSources, value: unknown): string => (value ? dayText(textOf(value), lang) : '');
const moment = (of: GoodsSources, value: unknown): string =>
  value ? joined([day(of, textOf(value).slice(0, 10)), textOf(value).slice(11, 16)], ' ') : '';
const coded = ({ codeName }: GoodsSources, group: string, key: unknown): string =>
  key ? codeName(group, textOf(key)) : '';
const inLang = ({ lang }: GoodsSources, korean: unknown, english: unknown): string =>
  lang === 'en' ? textOf(english) || textOf(korean) : textOf(korean) || textOf(english);
const ownerName = (of: GoodsSources) => inLang(of, of.owner.clntNm, of.owner.clntNmEn);
const keeperName = (of: GoodsSources) => inLang(of, of.corp.corpNm, of.corp.corpNmEn);

/** What the way to the goods goes by first: `A` of `A-01-2`. A place that has no parts is a zone of its own. */
export const zoneOf = (locCd: string | null): string => textOf(locCd).split(/[-._]/)[0]!;

export const goodsPrint = (of: GoodsSources, paper: GoodsPaper): PageModel =>
  ({ receipt: receiptPrint, picking: pickingPrint, statement: statementPrint })[paper](of);

const frame = (of: GoodsSources, title: string): Omit<PageModel, 'parts'> => ({
  lang: of.lang,
  fileName: `${textOf(of.doc.ioNo)} ${title}`,
  title,
  form: { further: title },
  facts: [{ label: of.t('no'), value: textOf(of.doc.ioNo) }],
  company: { name: keeperName(of), lines: [] },
  blocks: [],
  totals: [],
  foot: joined([keeperName(of), telText(of.corp.telNo, of)], '  ·  '),
});

function receiptPrint(of: GoodsSources): PageModel {
  const { doc, t, seal } = of;
  return {
    ...frame(of, t('receipt')),
    parts: [
      {
        kind: 'boxes',
        columns,
        joined: true,
        fields: [
          { label: t('owner'), value: ownerName(of), span: 6, strong: true },
          { label: t('regNo'), value: corpNoText(of.owner.corpRegNo), span: 3 },
          { label: t('kind'), value: coded(of, 'WH_IO_TP', doc.ioTpCd), span: 3 },
          { label: t('warehouse'), value: coded(of, 'WH', doc.whCd), span: 3 },
          { label: t('refNo'), value: textOf(doc.refNo), span: 3 },
          { label: t('checked'), value: moment(of, doc.chkDtm), span: 3 },
          { label: t('stored'), value: moment(of, doc.doneDtm), span: 3, strong: true },
          { label: t('carrier'), value: textOf(doc.carrierNm), span: 6 },
          { label: t('vhclNo'), value: textOf(doc.vhclNo), span: 6 },
        ],
      },
      table(of, t('goods'), [
        ...lotColumns(of),
        place(of),
        figure(of, 'planQty', ({ planQty }) => planQty),
        figure(of, 'cameQty', ({ qty }) => qty),
        figure(of, 'dmgQty', ({ dmgQty }) => dmgQty),
        figure(of, 'storedQty', ({ qty, dmgQty }) =>
          decimal(qty)
            .minus(dmgQty ?? '0')
            .toFixed(),
        ),
        unit(of),
      ]),
    ],
    signature: {
      lead: joined([t('receiptLead'), day(of, textOf(doc.doneDtm).slice(0, 10))], '   '),
      role: keeperName(of),
      name: t('signed', { name: readable(inLang(of, of.corp.ceoNm, of.corp.ceoNmEn), of) }),
      ...(seal ? { seal } : { sealText: t('mark') }),
    },
  };
}

/** In the order in which somebody walks past the places, each with a box to tick. */
function pickingPrint(of: GoodsSources): PageModel {
  const { doc, t } = of;
  const lines = of.lines.toSorted(
    (a, b) =>
      collator.compare(zoneOf(a.locCd), zoneOf(b.locCd)) ||
      collator.compare(textOf(a.locCd), textOf(b.locCd)) ||
      collator.compare(textOf(a.itemNm), textOf(b.itemNm)) ||
      collator.compare(textOf(a.expDt), textOf(b.expDt)),
  );
  const zones = new Set(lines.map(({ locCd }) => zoneOf(locCd)));
  return {
    ...frame(of, t('picking')),
    parts: [
      { kind: 'barcodes', codes: [{ kind: 'code128', text: textOf(doc.ioNo), label: t('no') }] },
      {
        kind: 'boxes',
        columns,
        fields: [
          { label: t('owner'), value: ownerName(of), span: 6, strong: true },
          { label: t('kind'), value: coded(of, 'WH_IO_TP', doc.ioTpCd), span: 3 },
          { label: t('planned'), value: day(of, doc.planDt), span: 3, strong: true },
          { label: t('shipTo'), value: textOf(doc.shipToNm), span: 6 },
          { label: t('warehouse'), value: coded(of, 'WH', doc.whCd), span: 3 },
          { label: t('refNo'), value: textOf(doc.refNo), span: 3 },
          { label: t('carrier'), value: textOf(doc.carrierNm), span: 3 },
          { label: t('vhclNo'), value: textOf(doc.vhclNo), span: 3 },
          {
            label: t('walk'),
            value: t('walked', { places: new Set(lines.map(({ locCd }) => locCd)).size, zones: zones.size }),
            span: 6,
          },
        ],
      },
      table({ ...of, lines }, t('toTake'), [
        { column: { label: t('zone'), align: 'center', width: 12 }, text: ({ locCd }) => zoneOf(locCd), first: true },
        { ...place(of), first: true },
        ...lotColumns(of),
        figure(of, 'takeQty', ({ qty }) => qty),
        unit(of),
        { column: { label: t('tick'), align: 'center', width: 14 }, text: () => '□' },
      ]),
      {
        kind: 'boxes',
        columns,
        fields: [
          { label: t('picker'), value: '', span: 4, lines: 2 },
          { label: t('checker'), value: '', span: 4, lines: 2 },
          { label: t('taker'), value: '', span: 4, lines: 2 },
        ],
      },
    ],
  };
}

/** Quantities alone: what goods are sold for is between the shipper and its customer, and no order of a warehouse says it. */
function statementPrint(of: GoodsSources): PageModel {
  const { owner, t } = of;
  const receiver = receiverOf(of);
  return {
    ...frame(of, t('statement')),
    parts: [
      {
        kind: 'boxes',
        columns,
        title: t('supplier'),
        fields: [
          { label: t('name'), value: ownerName(of), span: 5, strong: true },
          { label: t('regNo'), value: corpNoText(owner.corpRegNo), span: 4 },
          { label: t('ceo'), value: readable(owner.ceoNm, of), span: 3 },
          { label: t('addr'), value: inLang(of, owner.addr, owner.addrEn), span: 9 },
          { label: t('tel'), value: telText(owner.telNo, of), span: 3 },
        ],
      },
      {
        kind: 'boxes',
        columns,
        title: t('receiver'),
        fields: [
          { label: t('name'), value: receiver.name, span: 9, strong: true },
          { label: t('tel'), value: receiver.tel, span: 3 },
          { label: t('addr'), value: receiver.addr, span: columns },
        ],
      },
      { kind: 'boxes', columns, title: t('dispatch'), fields: dispatchFields(of) },
      table(of, t('goods'), [...lotColumns(of), figure(of, 'qty', ({ qty }) => qty), unit(of)]),
    ],
    signature: { lead: t('statementLead'), role: t('taker'), name: t('sign') },
  };
}

/** Where it was sent; what was sent nowhere its shipper took. */
function receiverOf(of: GoodsSources): Readonly<Record<'name' | 'tel' | 'addr', string>> {
  const { shipToNm, shipToTel, shipToAddr } = of.doc;
  const own = ![shipToNm, shipToTel, shipToAddr].some(Boolean);
  return {
    name: textOf(shipToNm) || ownerName(of),
    tel: telText(own ? of.owner.telNo : shipToTel, of),
    addr: own ? inLang(of, of.owner.addr, of.owner.addrEn) : textOf(shipToAddr),
  };
}

const dispatchFields = (of: GoodsSources): PageField[] => [
  { label: of.t('left'), value: moment(of, of.doc.doneDtm), span: 4, strong: true },
  { label: of.t('refNo'), value: textOf(of.doc.refNo), span: 4 },
  { label: of.t('kind'), value: coded(of, 'WH_IO_TP', of.doc.ioTpCd), span: 4 },
  { label: of.t('keeper'), value: joined([keeperName(of), coded(of, 'WH', of.doc.whCd)], '  '), span: 4 },
  { label: of.t('carrier'), value: textOf(of.doc.carrierNm), span: 4 },
  { label: of.t('vhclNo'), value: textOf(of.doc.vhclNo), span: 4 },
];

interface Column {
  readonly column: PageColumn;
  readonly text: (line: GoodsLine) => string;
  /** What the column says below lines of one unit. */
  readonly sum?: (lines: readonly GoodsLine[]) => string;
  /** Before the item. */
  readonly first?: boolean;
}

const lotColumns = (of: GoodsSources): Column[] => [
  { column: { label: of.t('lotNo'), align: 'left', width: 22 }, text: ({ lotNo }) => textOf(lotNo) },
  { column: { label: of.t('expDt'), align: 'center', width: 20 }, text: ({ expDt }) => day(of, expDt) },
];
const place = ({ t }: GoodsSources): Column => ({
  column: { label: t('locCd'), align: 'left', width: 18 },
  text: ({ locCd }) => textOf(locCd),
});
// Units are written by their symbol in both languages.
const unit = ({ t }: GoodsSources): Column => ({
  column: { label: t('unit'), align: 'center', width: 11 },
  text: ({ unitCd }) => textOf(unitCd),
  sum: ([line]) => textOf(line?.unitCd),
});
const figure = (of: GoodsSources, name: string, value: (line: GoodsLine) => string | null | undefined): Column => ({
  column: { label: of.t(name), align: 'right', width: 13 },
  text: (line) => wonText(value(line)),
  sum: (lines) => wonText(sumFigures(lines.map(value))),
});

/** Numbered lines with their item and what the paper says of them, and below the sums of each unit: pieces and boxes make none. */
function table(of: GoodsSources, title: string, wanted: readonly Column[]): PagePart {
  const { t, lines } = of;
  const before = wanted.filter(({ first }) => first);
  const after = wanted.filter(({ first }) => !first);
  const rows = lines.map((line, at): PageRow => {
    const under = joined([line.itemCd, readable(line.spec, of), line.barcode], '  ·  ');
    return {
      cells: [
        { text: String(at + 1) },
        ...before.map(({ text }) => ({ text: text(line) })),
        { text: inLang(of, line.itemNm, line.itemNmEn), ...(under && { under }) },
        ...after.map(({ text }) => ({ text: text(line) })),
      ],
    };
  });
  const units = [...new Set(lines.map(({ unitCd }) => unitCd))];
  const sums = units.map((unitCd, at): PageRow => {
    const own = lines.filter((line) => line.unitCd === unitCd);
    const below = (some: readonly Column[]) => some.map(({ sum }) => ({ text: sum?.(own) ?? '' }));
    const words = at === 0 ? t('sum') : '';
    return { kind: 'head', cells: [{ text: '' }, ...below(before), { text: words }, ...below(after)] };
  });
  return {
    kind: 'table',
    title,
    table: {
      columns: [
        { label: t('lineNo'), align: 'center', width: 9 },
        ...before.map(({ column }) => column),
        { label: t('item'), align: 'left' },
        ...after.map(({ column }) => column),
      ],
      rows: [...rows, ...sums],
    },
  };
}
