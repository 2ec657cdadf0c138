/** 반입신고서 and 반출신고서 as customs takes them, and the 반출증 that goes with goods through the gate. In Korean. Pure. */
import type { PageField, PageModel } from '../../../core/page.ts';
import type { RecordOf } from '../../../core/record.ts';
import { cargoNo, cntrNo, typeOf } from '../../../fields/index.ts';
import { day, moment, named, weightOf, wonOf, wordsOf, type FormSources, type Words } from '../../shared/print/form.ts';
import { corpNoText, joined, plain, textOf } from '../../shared/print/paperWords.ts';
import type { ioFields } from './io.fields.ts';

export interface IoSources extends FormSources {
  readonly doc: RecordOf<typeof ioFields>;
  /** The area by code and name. */
  readonly area: string;
}

const columns = 12;
const cargoText = (no: unknown): string => (no ? typeOf(cargoNo()).format(no, cargoNo(), plain) : '');
const containerText = (no: unknown): string => (no ? typeOf(cntrNo()).format(no, cntrNo(), plain) : '');

export function reportPrint(of: IoSources): PageModel {
  const { doc, corp } = of;
  const word = wordsOf(of, 'bondedIo');
  const title = word(doc.ioCd === 'O' ? 'out' : 'in');
  return {
    ...frame(of, title, word),
    parts: [
      { kind: 'boxes', columns, joined: true, fields: headFields(of, word) },
      { kind: 'boxes', columns, title: word('cargo'), fields: cargoFields(of, word) },
      { kind: 'boxes', columns, title: word('amounts'), fields: amountFields(of, word) },
      ...(doc.accidCd && doc.accidCd !== 'NONE'
        ? [{ kind: 'boxes' as const, columns, title: word('accident'), fields: accidentFields(of, word) }]
        : []),
    ],
    signature: {
      lead: word('sentence'),
      role: textOf(corp.corpNm),
      name: word('signed', { name: textOf(corp.ceoNm) }),
      sealText: word('mark'),
    },
  };
}

/** What the gate looks at: a barcode, what may leave and on which ground. */
export function passOut(of: IoSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'bondedIo');
  return {
    ...frame(of, word(doc.ioCd === 'O' ? 'pass' : 'receipt'), word),
    parts: [
      { kind: 'barcodes', codes: [{ kind: 'code128', text: textOf(doc.ioNo), label: word('no') }] },
      { kind: 'boxes', columns, title: word('cargo'), fields: cargoFields(of, word) },
      { kind: 'boxes', columns, title: word('amounts'), fields: amountFields(of, word) },
      {
        kind: 'boxes',
        columns,
        title: word('stamps'),
        fields: [
          { label: word('vhclNo'), value: textOf(doc.vhclNo), span: 4, strong: true },
          { label: word('when'), value: moment(doc.ioDtm), span: 4 },
          { label: word('basis'), value: basisText(of), span: 4 },
          { label: word('keeper'), value: '', span: 6, lines: 2 },
          { label: word('taker'), value: '', span: 6, lines: 2 },
        ],
      },
    ],
  };
}

function frame({ doc, corp, area }: IoSources, title: string, word: Words): Omit<PageModel, 'parts'> {
  return {
    lang: 'ko',
    fileName: `${textOf(doc.ioNo)} ${title}`,
    title,
    form: { further: title },
    facts: [{ label: word('no'), value: textOf(doc.ioNo) }],
    company: { name: textOf(corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    foot: joined([area, corp.telNo], '  ·  '),
  };
}

const basisText = (of: IoSources): string =>
  joined([of.doc.basisTpCd && named(of, 'BASIS_TP', of.doc.basisTpCd), of.doc.basisNo], ' ');

const headFields = (of: IoSources, word: Words): PageField[] => {
  const { doc, corp, area } = of;
  return [
    { label: word('no'), value: textOf(doc.ioNo), span: 4, strong: true },
    { label: word('kind'), value: joined([doc.ioTpCd, named(of, 'BW_IO_TP', doc.ioTpCd)], ' '), span: 4 },
    { label: word('when'), value: moment(doc.ioDtm), span: 4 },
    { label: word('area'), value: area, span: 6, strong: true },
    { label: word('company'), value: joined([corp.corpNm, corpNoText(corp.corpRegNo)], '  '), span: 6 },
    { label: word('basis'), value: basisText(of), span: 6 },
    { label: word('vhclNo'), value: textOf(doc.vhclNo), span: 6 },
  ];
};

const cargoFields = ({ doc }: IoSources, word: Words): PageField[] => [
  { label: word('cargoNo'), value: cargoText(doc.cargMtNo), span: 4, strong: true },
  { label: word('blNo'), value: textOf(doc.blNo), span: 4 },
  { label: word('mblNo'), value: textOf(doc.mblNo), span: 4 },
  { label: word('owner'), value: textOf(doc.ownerNm), span: 6 },
  { label: word('item'), value: joined([doc.itemNm, doc.hsCd], '  '), span: 6 },
  { label: word('ship'), value: textOf(doc.shipNm), span: 4 },
  { label: word('arrived'), value: day(doc.arrDt), span: 4 },
  { label: word('cntrNo'), value: containerText(doc.cntrNo), span: 4 },
];

const amountFields = (of: IoSources, word: Words): PageField[] => {
  const { doc } = of;
  return [
    {
      label: word('packages'),
      value: joined([wonOf(doc.pkgCnt), doc.pkgUnitCd && named(of, 'PKG', doc.pkgUnitCd)], ' '),
      ...{ span: 3, figure: true, strong: true },
    },
    { label: word('weight'), value: weightOf(doc.grossWgt), span: 3, figure: true, strong: true },
    { label: word('cbm'), value: doc.cbm ? weightOf(doc.cbm) : '', span: 2, figure: true },
    {
      label: word('split'),
      value: joined([named(of, 'BW_SPLIT', doc.splitCd), doc.splitSeq && word('part', { no: doc.splitSeq })], ' '),
      span: 2,
    },
    { label: word('place'), value: textOf(doc.locCd), span: 2 },
  ];
};

const accidentFields = (of: IoSources, word: Words): PageField[] => [
  { label: word('accidentKind'), value: named(of, 'ACCID', of.doc.accidCd), span: 4 },
  { label: word('packages'), value: wonOf(of.doc.accidPkgCnt), span: 4, figure: true },
  { label: word('weight'), value: weightOf(of.doc.accidWgt), span: 4, figure: true },
];
