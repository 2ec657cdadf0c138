/** 수입신고서, and 수입신고필증 once it is released: numbered boxes, duty and VAT of each line, further lines on 을지. Pure. */
import { figure, rnd, sumFigures } from '../../../core/decimal.ts';
import type { PageField, PageModel, PagePart, PageRow } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import type { PaperPartner } from '../../shared/print/paperWords.ts';
import { joined, textOf } from '../../shared/print/paperWords.ts';
import {
  amountOf,
  coded,
  day,
  declarantOf,
  declOf,
  hsOf,
  lanText,
  modelColumns,
  modelRow,
  modelsByLan,
  named,
  numbered,
  officeOf,
  partyLines,
  rateOf,
  sealOf,
  weightOf,
  wonOf,
  wordsOf,
  type FormSources,
  type ModelRow,
} from '../../shared/print/form.ts';
import type { impDeclFields } from './impDecl.fields.ts';

type Decl = StoredOf<typeof impDeclFields>;
export type ImpLan = StoredRowOf<typeof impDeclFields, 'lan'>;

export interface ImpSources extends FormSources {
  readonly doc: Omit<Decl, 'lan' | 'model' | 'cntr' | 'msg' | 'respFileList'>;
  readonly lans: readonly ImpLan[];
  readonly models: readonly ModelRow[];
  readonly importer: Partial<PaperPartner>;
  readonly payer: Partial<PaperPartner>;
  /** Where it lies, by code and name. */
  readonly bondArea: string;
}

const releasedIn: readonly string[] = ['RELEASE', 'AMEND', 'DONE'];

const columns = 12;
/** So many models of the first line have room on the first page beside its taxes; of more of them two, and a word of the others. */
const mostFirst = 3;
const onFirst = (models: readonly ModelRow[]): number => (models.length > mostFirst ? mostFirst - 1 : mostFirst);

export function impPrint(of: ImpSources): PageModel {
  const { doc, lans, t } = of;
  const word = wordsOf(of, 'imp');
  const released = releasedIn.includes(doc.stCd);
  const title = word(released ? 'released' : doc.stCd === 'WITHDRAW' ? 'withdrawn' : 'drafted');
  const models = modelsByLan(of.models);
  const [first, ...others] = lans;
  const ofFirst = first ? (models.get(first.lanNo ?? 1) ?? []) : [];
  const shown = onFirst(ofFirst);
  const rest = ofFirst.slice(shown);
  const further: readonly (readonly PagePart[])[] = [
    ...(first && rest.length ? [continued(of, first, rest, shown)] : []),
    ...others.map((lan) => lanParts(of, lan, models.get(lan.lanNo ?? 0) ?? [])),
  ];
  return {
    lang: 'ko',
    fileName: joined([title.split(' (')[0], declOf(doc.declNo) || textOf(doc.mgtNo) || doc.blNo], ' '),
    title,
    form: { further: t(released ? 'imp.furtherReleased' : 'imp.furtherDraft') },
    facts: [
      ...(doc.declNo ? [{ label: word('declNo'), value: declOf(doc.declNo) }] : []),
      ...(doc.mgtNo ? [{ label: t('manager'), value: doc.mgtNo }] : []),
      { label: t('term'), value: t('atOnce') },
    ],
    company: { name: textOf(of.corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      { kind: 'boxes', columns, fields: headBoxes(of), joined: true },
      ...(first ? lanParts(of, first, ofFirst.slice(0, shown), rest.length) : []),
      { kind: 'boxes', columns, fields: valueBoxes(of) },
      { kind: 'boxes', columns, fields: taxBoxes(of, released), joined: true },
      ...further.flatMap((parts, at) => (at === 0 ? parts.map(onNewPage) : parts)),
    ],
    terms: { title: word('notes'), parts: [{ kind: 'entry', mark: '①', runs: [{ text: word('note1') }] }] },
    foot: joined([of.corp.corpNm, of.corp.telNo], '  ·  '),
  };
}

const onNewPage = (part: PagePart, at: number): PagePart => (at === 0 ? { ...part, newPage: true } : part);

function headBoxes(of: ImpSources): PageField[] {
  const { doc, importer, payer } = of;
  const word = wordsOf(of, 'imp');
  return [
    numbered(1, word('declNo'), declOf(doc.declNo), { span: 3, strong: true }),
    numbered(2, word('declDt'), day(doc.declDt), { span: 2 }),
    numbered(3, word('office'), officeOf(of, doc.cstmsCd, doc.cstmsDeptCd), { span: 2 }),
    numbered(6, word('arrived'), day(doc.arrDt), { span: 2 }),
    numbered(7, word('invoiceNo'), '', { span: 3 }),
    numbered(4, word('bl'), doc.blNo, { span: 3 }),
    numbered(5, word('cargo'), doc.cargMtNo, { span: 4 }),
    numbered(8, word('stored'), day(doc.storeInDt), { span: 2 }),
    numbered(9, word('collect'), coded(of, 'IMP_COLLECT', doc.collectCd), { span: 3 }),
    numbered(10, word('declarant'), declarantOf(of, doc.tcaNo), { span: 6 }),
    numbered(15, word('plan'), coded(of, 'IMP_PLAN', doc.planCd), { span: 2 }),
    numbered(19, word('certificate'), '', { span: 2 }),
    numbered(21, word('weight'), weightOf(doc.totWgt), { span: 2, figure: true }),
    numbered(11, word('importer'), joined([importer.clntNm ?? doc.imprClntNm], ''), { span: 6 }),
    numbered(16, word('declKind'), coded(of, 'IMP_DECL_TP', doc.declTpCd), { span: 2 }),
    numbered(20, word('priceNote'), '', { span: 2 }),
    numbered(22, word('packages'), packages(of, doc.pkgCnt, doc.pkgUnitCd), { span: 2, figure: true }),
    numbered(12, word('payer'), partyLines(of, payer, doc.payerClntNm, doc.payerTongNo), { span: 6 }),
    numbered(17, word('deal'), coded(of, 'IMP_DEAL', doc.dealTpCd), { span: 2 }),
    numbered(23, word('port'), coded(of, 'PORT', doc.arrPortCd), { span: 2 }),
    numbered(24, word('transport'), joined([doc.trnMethCd, doc.trnBoxCd], ' '), { span: 2 }),
    numbered(13, word('forwarder'), '', { span: 6 }),
    numbered(18, word('kind'), coded(of, 'IMP_KIND', doc.impKindCd), { span: 2 }),
    numbered(25, word('from'), coded(of, 'NAT', doc.loadNatCd), { span: 2 }),
    numbered(26, word('ship'), doc.shipNm, { span: 2 }),
    numbered(14, word('supplier'), joined([doc.supNm, doc.supNatCd && `(${doc.supNatCd})`], ' '), { span: 6 }),
    numbered(27, word('mbl'), doc.mblNo, { span: 3 }),
    numbered(28, word('carrier'), '', { span: 3 }),
    numbered(29, word('place'), of.bondArea, { span: columns }),
  ];
}

function lanParts(of: ImpSources, lan: ImpLan, models: readonly ModelRow[], left = 0): PagePart[] {
  const { doc, lans, t } = of;
  const word = wordsOf(of, 'imp');
  const sum = (span: number) => ({ span, figure: true });
  return [
    {
      kind: 'boxes',
      title: t('lan', { no: lanText(lan.lanNo), count: lanText(lans.length) }),
      columns,
      fields: [
        numbered(30, word('itemNm'), lan.itemNm, { span: 5 }),
        numbered(31, word('dealNm'), lan.dealNm, { span: 5 }),
        numbered(32, word('brand'), '', { span: 2 }),
      ],
    },
    {
      kind: 'table',
      joined: true,
      table: {
        columns: modelColumns(of, 'imp', 33, doc.currCd),
        rows: [...models.map(modelRow), ...(left ? [onFurther(of, left)] : [])],
      },
    },
    {
      kind: 'boxes',
      joined: true,
      columns,
      fields: [
        numbered(38, word('hs'), hsOf(lan.hsCd), { span: 3, strong: true }),
        numbered(39, word('value'), `₩ ${wonOf(lan.cifKrw)}`, sum(3)),
        numbered(43, word('net'), weightOf(lan.netWgt), sum(2)),
        numbered(
          44,
          word('qty'),
          joined([lan.qty && wonOf(lan.qty), lan.qtyUnitCd && `(${lan.qtyUnitCd})`], ' '),
          sum(2),
        ),
        numbered(46, word('origin'), coded(of, 'NAT', lan.oriNatCd), { span: 2 }),
        numbered(40, word('inspection'), '', { span: 2 }),
        numbered(41, word('reinspection'), '', { span: 2 }),
        numbered(42, word('afterwards'), '', { span: 2 }),
        numbered(45, word('refundQty'), '', { span: 2 }),
        numbered(47, word('special'), '', { span: 2 }),
        numbered(48, word('required'), '', { span: 2 }),
      ],
    },
    { kind: 'table', joined: true, table: lanTaxes(of, lan) },
  ];
}

/** Duty and VAT of a line: kind, rate, relief, amount. */
function lanTaxes(of: ImpSources, lan: ImpLan) {
  const word = wordsOf(of, 'imp');
  const head = (key: string, no: number) => `(${no}) ${word(key)}`;
  const row = (...texts: readonly string[]): PageRow => ({ cells: texts.map((text) => ({ text })) });
  const exempt = lan.vatTpCd === 'B';
  return {
    columns: [
      { label: head('taxKind', 49), align: 'left' as const },
      { label: head('taxRate', 50), align: 'left' as const, width: 52 },
      { label: head('relief', 51), align: 'right' as const, width: 24 },
      { label: head('tax', 52), align: 'right' as const, width: 36 },
      { label: head('reliefCode', 53), align: 'center' as const, width: 32 },
    ],
    rows: [
      row(word('duty'), `${textOf(lan.dutyRt)}% (${coded(of, 'DUTY_TP', lan.dutyTpCd)})`, '', wonOf(lan.dutyAmt), ''),
      row(word('vat'), exempt ? word('exempt') : '10.00% (A)', '', wonOf(lan.vatAmt), ''),
    ],
  };
}

/** What of the first line did not find room on the first page. */
const continued = (of: ImpSources, lan: ImpLan, models: readonly ModelRow[], from: number): PagePart[] => [
  {
    kind: 'table',
    title: of.t('lanOn', { no: lanText(lan.lanNo), count: lanText(of.lans.length) }),
    table: {
      columns: modelColumns(of, 'imp', 33, of.doc.currCd),
      rows: models.map((model, at) => modelRow(model, at + from)),
    },
  },
];

const onFurther = ({ t }: FormSources, count: number): PageRow => ({
  kind: 'note',
  cells: [{ text: t('onFurther', { count }) }, ...Array.from({ length: 4 }, () => ({ text: '' }))],
});

const packages = (of: FormSources, count: unknown, unit: unknown): string =>
  count === null || count === undefined ? '' : joined([wonOf(count), named(of, 'PKG', unit)], ' ');

function valueBoxes(of: ImpSources): PageField[] {
  const { doc } = of;
  const word = wordsOf(of, 'imp');
  const sum = (span: number) => ({ span, figure: true });
  const frgn = (value: unknown) => (figureOf(value) ? `${textOf(doc.currCd)} ${amountOf(value)}` : '');
  return [
    numbered(54, word('paid'), [doc.incoCd, doc.currCd, amountOf(doc.payAmtFrgn), doc.payMthCd].join(' - '), {
      span: 6,
    }),
    numbered(60, word('rate'), doc.currCd === 'KRW' ? '' : rateOf(doc.excRt), sum(2)),
    numbered(55, word('allValue'), `$ ${amountOf(doc.cifUsd)}\n₩ ${wonOf(doc.cifKrw)}`, { ...sum(4), strong: true }),
    numbered(56, word('freight'), frgn(doc.freightFrgn), sum(3)),
    numbered(57, word('insurance'), frgn(doc.insurFrgn), sum(3)),
    numbered(58, word('added'), figureOf(doc.addKrw) ? `₩ ${wonOf(doc.addKrw)}` : '', sum(3)),
    numbered(59, word('deducted'), figureOf(doc.dctKrw) ? `₩ ${wonOf(doc.dctKrw)}` : '', sum(3)),
  ];
}

const figureOf = (value: unknown): boolean => !figure(value).eq(0);

/** What VAT is taken of: value and duty of the lines that are not exempt. */
export const vatBaseOf = (lans: readonly ImpLan[]): string =>
  rnd(sumFigures(lans.flatMap((lan) => (lan.vatTpCd === 'B' ? [] : [lan.cifKrw, lan.dutyAmt]))), 0);

function taxBoxes(of: ImpSources, released: boolean): PageField[] {
  const { doc, lans } = of;
  const word = wordsOf(of, 'imp');
  const money = { span: 3, figure: true };
  return [
    numbered(61, word('payNo'), '', { span: 3 }),
    { label: word('payDt'), value: day(doc.payDt), span: 3 },
    numbered(62, word('vatBase'), wonOf(vatBaseOf(lans)), money),
    numbered(63, word('duty'), wonOf(doc.dutyAmt), money),
    // Taxes that the form has and these goods do not.
    ...['excise', 'traffic', 'liquor', 'education', 'rural'].map((tax) => numbered(63, word(tax), '', { span: 2 })),
    numbered(63, word('vat'), wonOf(doc.vatAmt), { ...money, span: 2 }),
    numbered(63, word('late'), wonOf(doc.lateTaxAmt), money),
    numbered(63, word('undeclared'), '', { span: 3 }),
    numbered(64, word('taxTotal'), wonOf(doc.taxTotal), { ...money, span: 6, strong: true }),
    { label: word('noteOf'), value: textOf(doc.remark), span: 6, lines: 2 },
    numbered(65, word('noteOffice'), '', { span: 6, lines: 2 }),
    numbered(66, word('officer'), '', { span: 3 }),
    numbered(67, word('releasedOn'), released ? day(doc.acptDt) : '', { span: 3, strong: true }),
    { label: word('outBy'), value: released ? day(doc.outDueDt) : '', span: 3 },
    { label: word('by'), value: released ? sealOf(of, doc.cstmsCd) : '', span: 3, strong: true },
  ];
}
