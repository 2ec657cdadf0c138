/** 선박용품 적재(하선·환적)허가신청서, and the permit once customs has given it: the form of customs, in Korean. Pure. */
import { sumFigures } from '../../../core/decimal.ts';
import type { PageField, PageModel, PagePart, PageRow, PageSignature, Picture } from '../../../core/page.ts';
import { corpNoText, joined, textOf, type PaperVessel } from '../../shared/print/paperWords.ts';
import {
  day,
  hsOf,
  moment,
  named,
  officeOf,
  weightOf,
  wonOf,
  wordsOf,
  type FormSources,
  type Words,
} from '../../shared/print/form.ts';
import type { Permit } from './loadPrmt.fields.ts';
import type { linesOf } from './report.ts';

type Line = ReturnType<typeof linesOf>[number];

export interface PermitSources extends FormSources {
  readonly doc: Permit;
  readonly lines: readonly Line[];
  /** As far as the own master data know it. */
  readonly ship: Partial<PaperVessel>;
  /** Where foreign goods come from, by code and name. */
  readonly bondArea: string;
  readonly seal?: Picture;
}

const columns = 12;

export function permitPrint(of: PermitSources): PageModel {
  const { doc } = of;
  const word = wordsOf(of, 'permit');
  const given = Boolean(doc.permitNo);
  const kind = named(of, 'PRMT_TP', doc.prmtTpCd);
  const title = word(given ? 'given' : doc.stCd === 'WITHDRAW' ? 'withdrawn' : 'applied', { kind });
  return {
    lang: 'ko',
    fileName: `${textOf(doc.prmtNo)} ${title}`,
    title,
    form: { further: title },
    facts: [
      ...(doc.permitNo ? [{ label: word('permitNo'), value: doc.permitNo }] : []),
      { label: word('no'), value: textOf(doc.prmtNo) },
    ],
    company: { name: textOf(of.corp.corpNm), lines: [] },
    blocks: [],
    totals: [],
    parts: [
      { kind: 'boxes', columns, joined: true, fields: applicationFields(of, word) },
      { kind: 'boxes', columns, title: word('vessel'), fields: shipFields(of, word) },
      { kind: 'boxes', columns, title: word('loading'), fields: loadingFields(of, word) },
      goods(of, word),
      { kind: 'boxes', columns, title: word('answer'), fields: answerFields(of, word, given) },
    ],
    signature: given ? byCustoms(of, word) : byApplicant(of, word, kind),
    foot: given
      ? joined([of.corp.corpNm, of.corp.telNo], '  ·  ')
      : word('office', { office: named(of, 'CSTMS', doc.cstmsCd) }),
  };
}

function applicationFields(of: PermitSources, word: Words): PageField[] {
  const { doc, corp } = of;
  return [
    { label: word('no'), value: textOf(doc.prmtNo), span: 3, strong: true },
    { label: word('appliedOn'), value: day(doc.applyDt), span: 3 },
    { label: word('customs'), value: officeOf(of, doc.cstmsCd, doc.cstmsDeptCd), span: 3 },
    { label: word('kind'), value: named(of, 'PRMT_TP', doc.prmtTpCd), span: 3 },
    { label: word('applicant'), value: textOf(corp.corpNm), span: 3 },
    { label: word('ceo'), value: textOf(corp.ceoNm), span: 3 },
    { label: word('corpRegNo'), value: corpNoText(corp.corpRegNo), span: 3 },
    { label: word('supRegNo'), value: textOf(doc.supRegNo), span: 3 },
    { label: word('addr'), value: joined([corp.addr, corp.addrDtl], ' '), span: 6 },
    { label: word('tel'), value: textOf(corp.telNo), span: 3 },
    { label: word('goods'), value: named(of, 'PRMT_GOODS', doc.goodsTpCd), span: 3 },
  ];
}

function shipFields(of: PermitSources, word: Words): PageField[] {
  const { doc, ship } = of;
  return [
    { label: word('ship'), value: textOf(doc.shipNm), span: 4, strong: true },
    { label: word('nation'), value: named(of, 'NAT', ship.natCd), span: 2 },
    { label: word('callSign'), value: textOf(doc.callSign), span: 2 },
    { label: word('tonnage'), value: ship.gt ? weightOf(ship.gt) : '', span: 2, figure: true },
    { label: word('voyage'), value: textOf(doc.voyNo), span: 2 },
    { label: word('arrival'), value: day(doc.arrDt), span: 3 },
    { label: word('departure'), value: day(doc.depDt), span: 3 },
    { label: word('berth'), value: textOf(doc.berthTxt), span: 6 },
  ];
}

function loadingFields(of: PermitSources, word: Words): PageField[] {
  const { doc, bondArea } = of;
  const foreign = doc.goodsTpCd === 'F';
  return [
    { label: word('when'), value: joined([moment(doc.loadFromDtm), moment(doc.loadToDtm)], ' ~ '), span: 8 },
    { label: word('vehicle'), value: textOf(doc.vhclNo), span: 4 },
    ...(foreign
      ? [
          { label: word('area'), value: bondArea, span: 6 },
          { label: word('cargo'), value: textOf(doc.cargMtNo), span: 6 },
        ]
      : []),
  ];
}

const isReported = ({ doc }: PermitSources): boolean => doc.stCd === 'DONE';

function goods(of: PermitSources, word: Words): PagePart {
  const reported = isReported(of);
  const figures = (value: unknown) => (value === null || value === undefined ? '' : wonOf(value));
  const rows = of.lines.map((line, at): PageRow => ({
    cells: [
      { text: String(at + 1) },
      { text: textOf(line.itemNm), ...(line.spec ? { under: textOf(line.spec) } : {}) },
      { text: hsOf(line.hsCd) },
      { text: textOf(line.unitCd) },
      { text: figures(line.qty) },
      ...(reported ? [{ text: figures(line.realQty) }] : []),
      { text: figures(line.unitPrice) },
      { text: figures(line.amt) },
    ],
  }));
  const blank = Array.from({ length: reported ? 5 : 4 }, () => ({ text: '' }));
  const sum = { text: wonOf(sumFigures(of.lines.map(({ amt }) => amt))) };
  return {
    kind: 'table',
    title: word('list'),
    table: {
      columns: [
        { label: word('lineNo'), align: 'center', width: 10 },
        { label: word('item'), align: 'left' },
        { label: word('hsCd'), align: 'center', width: 28 },
        { label: word('unit'), align: 'center', width: 14 },
        { label: word('qty'), align: 'right', width: 18 },
        ...(reported ? [{ label: word('realQty'), align: 'right' as const, width: 18 }] : []),
        { label: word('price'), align: 'right', width: 24 },
        { label: word('amount'), align: 'right', width: 28 },
      ],
      rows: [...rows, { kind: 'head', cells: [{ text: '' }, { text: word('sum') }, ...blank, sum] }],
    },
  };
}

function answerFields(of: PermitSources, word: Words, given: boolean): PageField[] {
  const { doc } = of;
  return [
    { label: word('permitNo'), value: textOf(doc.permitNo), span: 4, strong: true },
    { label: word('permitDt'), value: day(doc.permitDt), span: 4 },
    { label: word('doneDue'), value: day(doc.doneDueDt), span: 4 },
    {
      label: word('conditions'),
      value: given ? word('reportUntil', { day: day(doc.doneDueDt) }) : '',
      span: isReported(of) ? 8 : columns,
      lines: 2,
    },
    ...(isReported(of) ? [{ label: word('doneOn'), value: moment(doc.doneDtm), span: 4 }] : []),
  ];
}

const byApplicant = ({ doc, corp, seal }: PermitSources, word: Words, kind: string): PageSignature => ({
  lead: joined([word('applySentence', { kind }), day(doc.applyDt)], '   '),
  role: textOf(corp.corpNm),
  name: word('signed', { name: textOf(corp.ceoNm) }),
  ...(seal ? { seal } : { sealText: word('mark') }),
});

const byCustoms = (of: PermitSources, word: Words): PageSignature => ({
  lead: joined([word('sentence'), day(of.doc.permitDt)], '   '),
  name: word('chief', { office: named(of, 'CSTMS', of.doc.cstmsCd) }),
  sealText: of.t('seal'),
});
