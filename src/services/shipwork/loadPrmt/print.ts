/** 선박용품 적재허가(신청)서 / Application for (permit of) loading ship's stores (23-shipwork-customs P). Pure. */
import type { PageField, PageModel, PageRow } from '../../../core/page.ts';
import { letterLines } from '../../shared/print/paperBlocks.ts';
import {
  corpNoText,
  dayOf,
  joined,
  named,
  readable,
  textOf,
  withText,
  wonText,
  type PaperSources,
} from '../../shared/print/paperWords.ts';
import { sumFigures } from '../../../core/decimal.ts';
import type { Permit } from './loadPrmt.fields.ts';
import { linesOf } from './report.ts';

type Line = ReturnType<typeof linesOf>[number];
export type PermitPaper = PaperSources<Permit, Line>;

const hsText = (value: unknown): string =>
  textOf(value).replace(/^(\d{4})(\d{2})(\d{4})?$/, (_, a, b, c) => `${a}.${b}${c ? `-${c}` : ''}`);

/** The form of customs: who applies, which ship, when and where, which goods, and what customs says. */
export function permitPrint(of: PermitPaper): PageModel {
  const { doc, lang, corp, codeName, logo, seal } = of;
  const t = (key: string, args?: Readonly<Record<string, string | number>>) => of.t(`permit.${key}`, args);
  const day = dayOf(of);
  const moment = (value: unknown) => (value ? `${day(textOf(value).slice(0, 10))} ${textOf(value).slice(11, 16)}` : '');
  const code = (group: string, key: string | null | undefined) => (key ? codeName(group, key) : '');
  const company = named(of, corp, 'corpNm');
  const given = Boolean(doc.permitNo);
  const title = t(given ? 'titlePermit' : 'titleApply');
  const field = (key: string, value: string, span = 1): PageField => ({ label: t(key), value, span });
  const applicant = [
    field('company', company, 2),
    field('supRegNo', textOf(doc.supRegNo)),
    field('corpRegNo', corpNoText(corp.corpRegNo)),
    field('ceo', readable(corp.ceoNm, of)),
    field('addr', textOf(lang === 'en' ? corp.addrEn || corp.addr : corp.addr), 3),
  ];
  const ship = [
    field('ship', textOf(doc.shipNm), 2),
    field('callSign', textOf(doc.callSign)),
    field('voyage', textOf(doc.voyNo)),
    field('arrival', day(doc.arrDt)),
    field('departure', day(doc.depDt)),
    field('berth', textOf(doc.berthTxt), 2),
  ];
  const loading = [
    field('kind', code('PRMT_TP', doc.prmtTpCd)),
    field('goods', code('PRMT_GOODS', doc.goodsTpCd)),
    field('vehicle', textOf(doc.vhclNo), 2),
    field('from', moment(doc.loadFromDtm), 2),
    field('to', moment(doc.loadToDtm), 2),
    ...(doc.goodsTpCd === 'F'
      ? [field('area', textOf(doc.bondAreaCd), 2), field('cargo', textOf(doc.cargMtNo), 2)]
      : []),
  ];
  const answer = [
    field('permitNo', textOf(doc.permitNo), 2),
    field('permitDt', day(doc.permitDt)),
    field('doneDue', day(doc.doneDueDt)),
    { ...field('conditions', given ? t('reportUntil', { day: day(doc.doneDueDt) }) : '', 4), lines: 2 },
  ];
  return {
    lang,
    fileName: `${textOf(doc.prmtNo)} ${title}`,
    title,
    facts: withText([
      { label: t('no'), value: textOf(doc.prmtNo) },
      { label: t('applied'), value: day(doc.applyDt) },
      { label: t('customs'), value: joined([code('CSTMS', doc.cstmsCd), doc.cstmsDeptCd], ' - ') },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [],
    intro: [],
    parts: [
      { kind: 'boxes', title: t('applicant'), columns: 4, fields: applicant },
      { kind: 'boxes', title: t('vessel'), columns: 4, fields: ship },
      { kind: 'boxes', title: t('loading'), columns: 4, fields: loading },
      { kind: 'table', title: t('list'), table: { columns: columnsOf(of, t), rows: rowsOf(of, t) } },
      { kind: 'boxes', title: t('answer'), columns: 4, fields: answer },
    ],
    totals: [],
    signature: {
      lead: joined([t('lead'), day(doc.applyDt)], '   '),
      role: company,
      name: readable(corp.ceoNm, of) ? of.t('sign', { name: readable(corp.ceoNm, of) }) : of.t('signPlain'),
      ...(seal ? { seal } : { sealText: of.t('sealText') }),
    },
    foot: t('office', { office: code('CSTMS', doc.cstmsCd) }),
  };
}

type Text = (key: string) => string;

const reported = ({ doc }: PermitPaper): boolean => doc.stCd === 'DONE';

const columnsOf = (of: PermitPaper, t: Text) => [
  { label: t('lineNo'), align: 'center' as const, width: 10 },
  { label: of.t('item'), align: 'left' as const },
  { label: t('hsCd'), align: 'center' as const, width: 28 },
  { label: of.t('unit'), align: 'center' as const, width: 14 },
  { label: of.t('qty'), align: 'right' as const, width: 18 },
  ...(reported(of) ? [{ label: t('realQty'), align: 'right' as const, width: 18 }] : []),
  { label: of.t('price'), align: 'right' as const, width: 22 },
  { label: of.t('amount'), align: 'right' as const, width: 26 },
];

function rowsOf(of: PermitPaper, t: Text): PageRow[] {
  const money = (value: unknown) => (value === null || value === undefined ? '' : wonText(value));
  const rows = of.lines.map((line, at): PageRow => ({
    cells: [
      { text: String(at + 1) },
      { text: textOf(line.itemNm), ...(line.spec ? { under: textOf(line.spec) } : {}) },
      { text: hsText(line.hsCd) },
      { text: textOf(line.unitCd) },
      { text: money(line.qty) },
      ...(reported(of) ? [{ text: money(line.realQty) }] : []),
      { text: money(line.unitPrice) },
      { text: money(line.amt) },
    ],
  }));
  const sum = sumFigures(of.lines.map(({ amt }) => amt));
  const blank = Array.from({ length: reported(of) ? 5 : 4 }, () => ({ text: '' }));
  return [...rows, { kind: 'head', cells: [{ text: '' }, { text: t('sum') }, ...blank, { text: wonText(sum) }] }];
}
