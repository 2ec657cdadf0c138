/** 보세운송신고서, and 신고필증 once customs has released it: the form of customs, in Korean. Pure. */
import { sumFigures } from '../../../core/decimal.ts';
import type { PageField, PageModel, PagePart, PageRow, PageSignature, Picture } from '../../../core/page.ts';
import type { RecordOf } from '../../../core/record.ts';
import { cargoNo, typeOf } from '../../../fields/index.ts';
import {
  day,
  named,
  officeOf,
  partyLines,
  weightOf,
  wonOf,
  wordsOf,
  type FormSources,
  type Words,
} from '../../shared/print/form.ts';
import { corpNoText, joined, plain, textOf, type PaperPartner } from '../../shared/print/paperWords.ts';
import type { declFields } from './decl.fields.ts';

type Decl = RecordOf<typeof declFields>;
type Cargo = NonNullable<Decl['cargo']>[number];

export interface DeclSources extends FormSources {
  readonly doc: Omit<Decl, 'cargo'>;
  readonly cargos: readonly Cargo[];
  readonly owner: Partial<PaperPartner>;
  /** Areas by code and name. */
  readonly from: string;
  readonly via: string;
  readonly to: string;
  readonly seal?: Picture;
}

const columns = 12;
const released = ['RELEASE', 'MOVE', 'ARRV', 'CLOSED'];

export function declPrint(of: DeclSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'transport');
  const given = released.includes(textOf(doc.stCd));
  const kind = word(doc.declTpCd === 'A' ? 'approval' : 'declaration');
  const title = word(given ? 'given' : doc.stCd === 'WITHDRAW' ? 'withdrawn' : 'applied', { kind });
  const no = textOf(doc.declNo) || textOf(doc.mgtNo);
  return {
    lang: 'ko',
    fileName: `${no} ${title}`,
    title,
    form: { further: title },
    facts: [{ label: word(doc.declNo ? 'declNo' : 'mgtNo'), value: no }],
    company: { name: textOf(of.corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      { kind: 'boxes', columns, joined: true, fields: headFields(of, word) },
      { kind: 'boxes', columns, title: word('route'), fields: routeFields(of, word) },
      { kind: 'boxes', columns, title: word('arrival'), fields: arrivalFields(of, word) },
      cargoTable(of, word),
      { kind: 'boxes', columns, title: word('answer'), fields: answerFields(of, word) },
    ],
    signature: given ? byCustoms(of, word, kind) : byTransporter(of, word, kind),
    foot: given
      ? joined([of.corp.corpNm, of.corp.telNo], '  ·  ')
      : word('office', { office: named(of, 'CSTMS', doc.cstmsCd) }),
  };
}

function headFields(of: DeclSources, word: Words): PageField[] {
  const { doc, corp } = of;
  return [
    { label: `1. ${word('declNo')}`, value: textOf(doc.declNo), span: 4, strong: true },
    { label: word('declaredOn'), value: day(doc.declDt), span: 2 },
    { label: `2. ${word('customs')}`, value: officeOf(of, doc.cstmsCd, ''), span: 3 },
    { label: word('kind'), value: named(of, 'BT_DECL_TP', doc.declTpCd), span: 3 },
    { label: `3. ${word('transporter')}`, value: joined([corp.corpNm, corp.ceoNm], '  '), span: 5 },
    { label: word('transporterCode'), value: textOf(doc.bndTrnpCd), span: 3 },
    { label: word('regNo'), value: corpNoText(corp.corpRegNo), span: 4 },
    { label: `4. ${word('owner')}`, value: partyLines(of, of.owner, ''), span: 8, lines: 2 },
    { label: word('regNo'), value: corpNoText(doc.ownerRegNo), span: 4 },
    { label: `5. ${word('purpose')}`, value: named(of, 'BT_TRNP_TP', doc.trnpTpCd), span: 4 },
    { label: word('means'), value: named(of, 'BT_METH', doc.trnMethCd), span: 4 },
    { label: word('security'), value: named(of, 'BT_GUAR', doc.guarCd), span: 4 },
  ];
}

const routeFields = ({ from, via, to }: DeclSources, word: Words): PageField[] => [
  { label: word('from'), value: from, span: 4, strong: true },
  { label: word('via'), value: via, span: 4 },
  { label: word('to'), value: to, span: 4, strong: true },
];

const arrivalFields = (of: DeclSources, word: Words): PageField[] => [
  { label: word('mode'), value: named(of, 'BT_MODE', of.doc.arrModeCd), span: 2 },
  { label: word('ship'), value: textOf(of.doc.shipNm), span: 4 },
  { label: word('arrived'), value: day(of.doc.arrDt), span: 3 },
  { label: word('stored'), value: day(of.doc.storeInDt), span: 3 },
];

const cargoText = (no: unknown): string => (no ? typeOf(cargoNo()).format(no, cargoNo(), plain) : '');

function cargoTable(of: DeclSources, word: Words): PagePart {
  const rows = of.cargos.map((cargo, at): PageRow => ({
    cells: [
      { text: String(at + 1) },
      { text: cargoText(cargo.cargMtNo), under: textOf(cargo.blNo) },
      {
        text: joined([cargo.itemNm, cargo.dngYn === 'Y' && word('dangerous')], ' '),
        ...(cargo.cntrNo || cargo.sealNo ? { under: joined([cargo.cntrNo, cargo.sealNo], ' / ') } : {}),
      },
      { text: joined([wonOf(cargo.pkgCnt), cargo.pkgUnitCd], ' ') },
      { text: weightOf(cargo.grossWgt) },
      { text: cargo.valueKrw ? wonOf(cargo.valueKrw) : '' },
    ],
  }));
  const value = sumFigures(of.cargos.map(({ valueKrw }) => valueKrw));
  return {
    kind: 'table',
    title: word('cargo'),
    table: {
      columns: [
        { label: word('no'), align: 'center', width: 10 },
        { label: word('cargoNo'), align: 'left', width: 46 },
        { label: word('item'), align: 'left' },
        { label: word('packages'), align: 'right', width: 26 },
        { label: word('weight'), align: 'right', width: 28 },
        { label: word('value'), align: 'right', width: 28 },
      ],
      rows: [
        ...rows,
        {
          kind: 'head',
          cells: [
            { text: '' },
            { text: word('sum') },
            { text: '' },
            { text: wonOf(of.doc.totPkgCnt) },
            { text: weightOf(of.doc.totWgt) },
            { text: value.gt(0) ? wonOf(value.toFixed(0)) : '' },
          ],
        },
      ],
    },
  };
}

const answerFields = ({ doc }: DeclSources, word: Words): PageField[] => [
  { label: word('acceptedOn'), value: day(doc.acptDt), span: 4 },
  { label: word('due'), value: day(doc.dueDt), span: 4, strong: true },
  { label: word('inspection'), value: doc.acptDt ? word(doc.inspYn === 'Y' ? 'inspected' : 'free') : '', span: 4 },
];

const byTransporter = ({ doc, corp, seal }: DeclSources, word: Words, kind: string): PageSignature => ({
  lead: joined([word('applySentence', { kind }), day(doc.declDt)], '   '),
  role: textOf(corp.corpNm),
  name: word('signed', { name: textOf(corp.ceoNm) }),
  ...(seal ? { seal } : { sealText: word('mark') }),
});

const byCustoms = (of: DeclSources, word: Words, kind: string): PageSignature => ({
  lead: joined([word('sentence', { kind }), day(of.doc.acptDt)], '   '),
  name: word('chief', { office: named(of, 'CSTMS', of.doc.cstmsCd) }),
  sealText: of.t('seal'),
});
