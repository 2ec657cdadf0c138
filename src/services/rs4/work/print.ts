/** 작업지시서 / WORK ORDER (20-rs4-ship-repair rs4/work P): instruction, permit, materials. Pure. */
import type { Values } from '../../../core/field.ts';
import type { PageModel, PageRow } from '../../../core/page.ts';
import { keysOf } from '../../../fields/codes/index.ts';
import { needsPermit } from './work.rules.ts';
import { letterLines, vesselBlock } from '../../shared/print/paperBlocks.ts';
import {
  dayOf,
  filled,
  joined,
  named,
  readable,
  said,
  wonText,
  type PaperSources,
} from '../../shared/print/paperWords.ts';

/** Beside the usual sources: the order and the line that the work is about, and its responsible person. */
export interface WorkSources extends PaperSources {
  readonly order: Values;
  readonly line: Values;
}

export function workPrint(of: WorkSources): PageModel {
  const { doc, lang, corp, clnt, user = {}, order, codeName, logo } = of;
  const t = (key: string) => of.t(`workOrder.${key}`);
  const day = dayOf(of);
  const company = named(of, corp, 'corpNm');
  const team = doc.teamCd ? codeName('RS4_TEAM', said(doc.teamCd)) : '';
  const lead = readable(named(of, user, 'userNm'), of) || said(user.email);
  return {
    lang,
    fileName: `${said(doc.workNo)} ${said(doc.workNm)}`.trim(),
    title: t('title'),
    facts: filled([
      { label: t('no'), value: said(doc.workNo) },
      { label: t('order'), value: said(order.orderNo) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [
      {
        title: t('work'),
        lead: said(doc.workNm),
        rows: filled([
          { label: t('kind'), value: codeName('RS4_WORK', said(doc.workTpCd)) },
          { label: t('team'), value: joined([team, named(of, clnt, 'clntNm')], ' / ') },
          { label: t('lead'), value: joined([lead, user.telNo], '  ') },
          { label: t('plan'), value: `${day(doc.planFromDt)} ~ ${day(doc.planToDt)}` },
          { label: t('mh'), value: Number(doc.planMh ?? 0) > 0 ? `${wonText(doc.planMh)} MH` : '' },
        ]),
      },
      vesselBlock(of, order.orderTitle),
    ],
    intro: paragraphs(said(doc.instTxt)),
    table: {
      columns: [
        { label: of.t('item'), align: 'left' },
        { label: of.t('unit'), align: 'center', width: 26 },
        { label: of.t('qty'), align: 'right', width: 28 },
      ],
      rows: rowsOf(of, t),
    },
    totals: [],
    conditions: { title: t('safety'), rows: safetyOf(of, t) },
    signature: { lead: t('sentence'), role: t('lead'), name: joined([lead, t('sign')], '   ') },
    foot: company,
  };
}

const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((one) => ({ kind: 'text' as const, runs: [{ text: one }] }));

/** The line of the order, then what the work needs. */
function rowsOf(of: WorkSources, t: (key: string) => string): PageRow[] {
  const { doc, line, codeName, lang } = of;
  const unit = (row: Values) =>
    row.unitCd ? (lang === 'en' ? said(row.unitCd) : codeName('UNIT', said(row.unitCd))) : '';
  const row = (one: Values, under?: string): PageRow => ({
    cells: [{ text: said(one.itemNm), ...(under ? { under } : {}) }, { text: unit(one) }, { text: wonText(one.qty) }],
  });
  const head = (text: string): PageRow => ({ kind: 'head', cells: [{ text }, { text: '' }, { text: '' }] });
  const materials = (doc.matlList ?? doc.matl ?? []) as readonly Values[];
  return [
    head(t('scope')),
    row(line, said(line.spec)),
    ...(materials.length ? [head(t('materials')), ...materials.map((one) => row(one, said(one.remark)))] : []),
  ];
}

function safetyOf({ doc, codeName }: WorkSources, t: (key: string) => string) {
  const kinds = keysOf(doc.safetyCds).map((key) => codeName('SAFETY_WORK', key));
  return [
    { label: t('hazards'), value: kinds.join(', ') || t('none') },
    { label: t('permit'), value: said(doc.permitNo) || t(needsPermit(doc) ? 'permitOpen' : 'none') },
  ];
}
