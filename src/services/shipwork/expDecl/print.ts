/** 수출신고서, and 수출신고필증 once it is released: the form of customs with its numbered boxes, further lines on 을지. Pure. */
import type { PageField, PageModel, PagePart } from '../../../core/page.ts';
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
  modelsOnFirst,
  named,
  numbered,
  officeOf,
  partyLines,
  sealOf,
  weightOf,
  wonOf,
  wordsOf,
  type FormSources,
  type ModelRow,
} from '../../shared/print/form.ts';
import type { expDeclFields } from './expDecl.fields.ts';

type Decl = StoredOf<typeof expDeclFields>;
type Lan = StoredRowOf<typeof expDeclFields, 'lan'>;

export interface ExpSources extends FormSources {
  readonly doc: Omit<Decl, 'lan' | 'model' | 'cntr' | 'msg' | 'respFileList'>;
  readonly lans: readonly Lan[];
  readonly models: readonly ModelRow[];
  readonly containers: readonly (string | null)[];
  readonly exporter: Partial<PaperPartner>;
}

/** States in which customs has released the goods. */
const releasedIn: readonly string[] = ['RELEASE', 'AMEND', 'DONE'];

const columns = 12;

const kindOf = (stCd: string) =>
  stCd === 'DONE' ? 'loaded' : stCd === 'WITHDRAW' ? 'withdrawn' : releasedIn.includes(stCd) ? 'released' : 'drafted';

/** Whoever made it: the exporter, where it says that it did. */
const makerOf = ({ doc, exporter }: ExpSources, unknown: string): string =>
  textOf(doc.mfrNm) || (doc.exprTpCd === 'A' ? textOf(exporter.clntNm ?? doc.exprClntNm) : unknown);

export function expPrint(of: ExpSources): PageModel {
  const { doc, lans, t } = of;
  const word = wordsOf(of, 'exp');
  const released = releasedIn.includes(doc.stCd);
  const kind = kindOf(doc.stCd);
  const models = modelsByLan(of.models);
  const [first, ...others] = lans;
  const rest = first ? (models.get(first.lanNo ?? 1) ?? []).slice(modelsOnFirst) : [];
  const further: readonly (readonly PagePart[])[] = [
    ...(first && rest.length ? [continued(of, first, rest)] : []),
    ...others.map((lan) => lanParts(of, lan, models.get(lan.lanNo ?? 0) ?? [])),
  ];
  return {
    lang: 'ko',
    fileName: joined([word(kind).split(' (')[0], declOf(doc.declNo) || textOf(doc.mgtNo)], ' '),
    title: word(kind),
    form: { further: t(released ? 'exp.furtherReleased' : 'exp.furtherDraft') },
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
      ...(first ? lanParts(of, first, (models.get(first.lanNo ?? 1) ?? []).slice(0, modelsOnFirst), rest.length) : []),
      { kind: 'boxes', columns, fields: totalBoxes(of) },
      { kind: 'boxes', columns, fields: officeBoxes(of, released), joined: true },
      ...further.flatMap((parts, at) => (at === 0 ? parts.map(onNewPage) : parts)),
    ],
    terms: { title: word('notes'), parts: [note(word('note1'), '①'), note(word('note2'), '②')] },
    foot: joined([of.corp.corpNm, of.corp.telNo], '  ·  '),
  };
}

const note = (text: string, mark: string) => ({ kind: 'entry' as const, mark, runs: [{ text }] });
const onNewPage = (part: PagePart, at: number): PagePart => (at === 0 ? { ...part, newPage: true } : part);

function headBoxes(of: ExpSources): PageField[] {
  const { doc, exporter } = of;
  const word = wordsOf(of, 'exp');
  const wide = { span: 6 };
  return [
    numbered(5, word('declNo'), declOf(doc.declNo), { span: 3, strong: true }),
    numbered(6, word('office'), officeOf(of, doc.cstmsCd, doc.cstmsDeptCd), { span: 3 }),
    numbered(7, word('declDt'), day(doc.declDt), { span: 2 }),
    numbered(8, word('declKind'), coded(of, 'EXP_DECL_TP', doc.declTpCd), { span: 2 }),
    numbered(9, word('inspection'), '', { span: 2 }),
    numbered(1, word('declarant'), declarantOf(of, doc.tcaNo), wide),
    numbered(10, word('deal'), coded(of, 'EXP_DEAL', doc.dealTpCd), { span: 2 }),
    numbered(11, word('kind'), coded(of, 'EXP_KIND', doc.expKindCd), { span: 2 }),
    numbered(12, word('pay'), coded(of, 'CS_PAY', doc.payMthCd), { span: 2 }),
    numbered(
      2,
      word('exporter'),
      joined(
        [
          partyLines(of, exporter, doc.exprClntNm, doc.exprTongNo),
          word('exporterKind', { kind: coded(of, 'EXPR_TP', doc.exprTpCd) }),
        ],
        '\n',
      ),
      wide,
    ),
    numbered(13, word('dest'), coded(of, 'NAT', doc.destNatCd), { span: 2 }),
    numbered(14, word('loadPort'), coded(of, 'PORT', doc.loadPortCd), { span: 2 }),
    numbered(15, word('carrier'), '', { span: 2 }),
    numbered(3, word('maker'), makerOf(of, word('makerUnknown')), wide),
    numbered(16, word('ship'), doc.shipNm, { span: 2 }),
    numbered(17, word('sailing'), '', { span: 2 }),
    numbered(18, word('bonded'), doc.bondAreaCd, { span: 2 }),
    numbered(4, word('buyer'), joined([doc.buyerNm, doc.buyerNatCd && `(${doc.buyerNatCd})`], ' '), wide),
    numbered(19, word('transport'), joined([doc.trnMethCd, doc.trnBoxCd], ' '), { span: 2 }),
    numbered(20, word('wished'), '', { span: 2 }),
    numbered(23, word('state'), '', { span: 2 }),
    numbered(21, word('place'), doc.goodsAddr, wide),
    numbered(22, word('lc'), doc.lcNo, { span: 2 }),
    numbered(24, word('opened'), '', { span: 2 }),
    numbered(25, word('reason'), '', { span: 2 }),
    numbered(26, word('refund'), coded(of, 'REFUND', doc.refundTpCd), { span: columns }),
  ];
}

function lanParts(of: ExpSources, lan: Lan, models: readonly ModelRow[], left = 0): PagePart[] {
  const { doc, lans, t } = of;
  const word = wordsOf(of, 'exp');
  return [
    {
      kind: 'boxes',
      title: t('lan', { no: lanText(lan.lanNo), count: lanText(lans.length) }),
      columns,
      fields: [
        numbered(27, word('itemNm'), lan.itemNm, { span: 5 }),
        numbered(28, word('dealNm'), lan.dealNm, { span: 5 }),
        numbered(29, word('brand'), lan.brandNm, { span: 2 }),
      ],
    },
    {
      kind: 'table',
      joined: true,
      table: {
        columns: modelColumns(of, 'exp', 30, doc.currCd),
        rows: [...models.map(modelRow), ...(left ? [onFurther(of, left)] : [])],
      },
    },
    {
      kind: 'boxes',
      joined: true,
      columns,
      fields: [
        numbered(35, word('hs'), hsOf(lan.hsCd), { span: 3, strong: true }),
        numbered(36, word('net'), weightOf(lan.netWgt), { span: 2, figure: true }),
        numbered(37, word('qty'), joined([lan.qty && wonOf(lan.qty), lan.qtyUnitCd && `(${lan.qtyUnitCd})`], ' '), {
          span: 2,
          figure: true,
        }),
        numbered(38, word('value'), `$ ${amountOf(lan.declAmtUsd)}    ₩ ${wonOf(lan.declAmtKrw)}`, {
          span: 5,
          figure: true,
        }),
        numbered(39, word('invoice'), doc.invoNo, { span: 3 }),
        numbered(40, word('importNo'), '', { span: 2 }),
        numbered(41, word('origin'), coded(of, 'NAT', lan.oriNatCd), { span: 2 }),
        numbered(42, word('packages'), packages(of, lan.pkgCnt, lan.pkgUnitCd), { span: 2 }),
        numbered(43, word('required'), '', { span: 3 }),
      ],
    },
  ];
}

/** What of the first line did not find room on the first page. */
const continued = (of: ExpSources, lan: Lan, models: readonly ModelRow[]): PagePart[] => [
  {
    kind: 'table',
    title: of.t('lanOn', { no: lanText(lan.lanNo), count: lanText(of.lans.length) }),
    table: {
      columns: modelColumns(of, 'exp', 30, of.doc.currCd),
      rows: models.map((model, at) => modelRow(model, at + modelsOnFirst)),
    },
  },
];

const onFurther = ({ t }: FormSources, count: number) => ({
  kind: 'note' as const,
  cells: [{ text: t('onFurther', { count }) }, ...Array.from({ length: 4 }, () => ({ text: '' }))],
});

const packages = (of: FormSources, count: unknown, unit: unknown): string =>
  count === null || count === undefined ? '' : joined([wonOf(count), named(of, 'PKG', unit)], ' ');

function totalBoxes(of: ExpSources): PageField[] {
  const { doc, containers } = of;
  const word = wordsOf(of, 'exp');
  const figure = (span: number) => ({ span, figure: true });
  return [
    numbered(44, word('weight'), weightOf(doc.totWgt), figure(3)),
    numbered(45, word('allPackages'), packages(of, doc.pkgCnt, doc.pkgUnitCd), figure(3)),
    numbered(46, word('allValue'), `$ ${amountOf(doc.declAmtUsd)}    ₩ ${wonOf(doc.declAmtKrw)}`, {
      ...figure(6),
      strong: true,
    }),
    numbered(47, word('freight'), wonOf(doc.freightKrw), figure(3)),
    numbered(48, word('insurance'), wonOf(doc.insurKrw), figure(3)),
    numbered(49, word('paid'), `${doc.incoCd} - ${doc.currCd} - ${amountOf(doc.payAmtFrgn)}`, figure(6)),
    numbered(50, word('cargo'), '', { span: 6 }),
    numbered(51, word('containers'), containers.filter(Boolean).join(', ') || doc.cntrYn, { span: 6 }),
  ];
}

function officeBoxes(of: ExpSources, released: boolean): PageField[] {
  const { doc } = of;
  const word = wordsOf(of, 'exp');
  return [
    { label: word('noteOf'), value: textOf(doc.remark), span: 6, lines: 2 },
    numbered(52, word('noteOffice'), '', { span: 6, lines: 2 }),
    numbered(53, word('mover'), '', { span: 4 }),
    numbered(54, word('period'), '', { span: 4 }),
    numbered(55, word('loadBy'), day(doc.loadDueDt), { span: 4, strong: true }),
    numbered(56, word('officer'), '', { span: 4 }),
    numbered(57, word('releasedOn'), released ? day(doc.acptDt) : '', { span: 4, strong: true }),
    { label: word('by'), value: released ? sealOf(of, doc.cstmsCd) : '', span: 4, strong: true },
  ];
}
