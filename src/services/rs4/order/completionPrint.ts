/** 공사완료확인서 / WORK COMPLETION REPORT (20-rs4-ship-repair rs4/order P): what was ordered and done, additions apart. Pure. */
import type { PageColumn, PageModel, PageRow } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import { richParts } from '../../../fields/html/rich.ts';
import type { orderFields } from './order.fields.ts';
import { isAddition } from './lines.ts';
import { letterLines, partnerBlock, vesselBlock } from '../../shared/print/paperBlocks.ts';
import { hasNumbers } from '../../shared/print/paperLines.ts';
import {
  dayOf,
  withText,
  joined,
  named,
  readable,
  textOf,
  wonText,
  type PaperSources,
} from '../../shared/print/paperWords.ts';

type Code = 'repairTpCd' | 'portCd' | 'berthCd';
type Day = 'workFromDt' | 'workToDt' | 'realFromDt' | 'realToDt' | 'accDt';
type Word = 'orderNo' | 'orderTitle' | 'poNo' | 'placeTxt' | 'accNm';
/** What the report says of the order. */
type Order = Pick<StoredOf<typeof orderFields>, Code | Day | Word>;
type OrderLine = StoredRowOf<typeof orderFields, 'item'>;
type Completion = PaperSources<Order, OrderLine>;

export function completionPrint(of: Completion): PageModel {
  const { doc, style = {}, lang, corp, user, logo } = of;
  const t = (key: string, args?: Readonly<Record<string, string | number>>) => of.t(`completion.${key}`, args);
  const day = dayOf(of);
  const company = named(of, corp, 'corpNm');
  const terms = richParts(textOf(style.footTxt));
  const ended = doc.accDt ?? doc.realToDt;
  return {
    lang,
    fileName: `${textOf(doc.orderNo)} ${t('title')}`,
    title: textOf(style.titleTxt) || t('title'),
    facts: withText([
      { label: t('no'), value: textOf(doc.orderNo) },
      { label: t('po'), value: textOf(doc.poNo) },
      { label: t('ended'), value: day(doc.realToDt) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [partnerBlock(of), vesselBlock(of, doc.orderTitle)],
    intro: richParts(textOf(style.headTxt)),
    table: { columns: columnsOf(of, t), rows: rowsOf(of, t, day) },
    totals: [],
    conditions: { title: t('facts'), rows: factsOf(of, t, day) },
    ...(terms.length ? { terms: { title: of.t('terms'), parts: terms } } : {}),
    signature: {
      lead: joined([t('lead'), day(ended)], '   '),
      role: t('role'),
      name: joined([doc.accNm, t('sign')], '   '),
    },
    foot: joined([company, user?.email ?? corp.email], '  ·  '),
  };
}

type Text = Completion['t'];

const columnsOf = (of: Completion, t: Text): readonly PageColumn[] => [
  ...(hasNumbers(of) ? [{ label: of.t('lineNo'), align: 'center' as const, width: 12 }] : []),
  { label: of.t('item'), align: 'left' },
  { label: of.t('unit'), align: 'center', width: 18 },
  { label: t('ordered'), align: 'right', width: 22 },
  { label: t('done'), align: 'right', width: 22 },
  { label: t('note'), align: 'center', width: 34 },
];

/** Discounts are no work, so they stand on no report of work. */
function rowsOf(of: Completion, t: Text, day: (value: unknown) => string): PageRow[] {
  const lines = of.lines.filter(({ lineTpCd }) => lineTpCd !== 'D');
  const added = lines.filter(isAddition);
  const quoted = lines.filter((line) => line.addYn !== 'Y');
  const row = (line: OrderLine) => rowOf(of, line, line.addApprDt ? t('agreed', { day: day(line.addApprDt) }) : '');
  if (added.length === 0) return quoted.map(row);
  return [...quoted.map(row), { kind: 'head', cells: textCells(of, t('additions')) }, ...added.map(row)];
}

const textCells = (of: Completion, text: string, no = '') => [
  ...(hasNumbers(of) ? [{ text: no }] : []),
  { text },
  ...Array.from({ length: 4 }, () => ({ text: '' })),
];

function rowOf(of: Completion, line: OrderLine, note: string): PageRow {
  const type = textOf(line.lineTpCd);
  if (type !== 'I')
    return { kind: type === 'H' ? 'head' : 'note', cells: textCells(of, textOf(line.itemNm), textOf(line.lineNo)) };
  const spec = of.style?.showSpecYn === 'N' ? '' : textOf(line.spec);
  const unit = textOf(line.unitCd);
  return {
    cells: [
      ...(hasNumbers(of) ? [{ text: textOf(line.lineNo) }] : []),
      { text: textOf(line.itemNm), ...(spec ? { under: spec } : {}) },
      { text: unit },
      { text: wonText(line.qty) },
      { text: wonText(line.doneQty) },
      { text: note },
    ],
  };
}

function factsOf(of: Completion, t: Text, day: (value: unknown) => string) {
  const { doc, user = {}, codeName } = of;
  const code = (group: string, name: Code) => (doc[name] ? codeName(group, textOf(doc[name])) : '');
  const span = (from: unknown, to: unknown) => (from && to ? `${day(from)} ~ ${day(to)}` : '');
  return withText([
    { label: of.t('repair'), value: code('REPAIR_TP', 'repairTpCd') },
    {
      label: of.t('place'),
      value: joined([code('PORT', 'portCd'), code('RS4_BERTH', 'berthCd'), doc.placeTxt], ' '),
    },
    { label: t('agreedPeriod'), value: span(doc.workFromDt, doc.workToDt) },
    { label: t('period'), value: span(doc.realFromDt, doc.realToDt) },
    {
      label: t('charge'),
      value: readable(named(of, user, 'userNm'), of) || textOf(user.email),
    },
  ]);
}
