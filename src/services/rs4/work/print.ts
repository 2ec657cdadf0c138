/** 작업지시서 / WORK ORDER (20-rs4-ship-repair rs4/work P): instruction, permit, materials. Pure. */
import type { PageModel, PageRow } from '../../../core/page.ts';
import type { StoredOf, StoredRowOf } from '../../../core/record.ts';
import { keysOf } from '../../../fields/codes/index.ts';
import type { workFields } from './work.fields.ts';
import { needsPermit } from './permit.ts';
import { letterLines, vesselBlock } from '../../shared/print/paperBlocks.ts';
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

type Code = 'workTpCd' | 'teamCd' | 'safetyCds';
type Word = 'workNo' | 'workNm' | 'planFromDt' | 'planToDt' | 'planMh' | 'instTxt' | 'permitNo';
/** What the sheet says of the work. */
type Work = Pick<StoredOf<typeof workFields>, Code | Word>;
type Material = StoredRowOf<typeof workFields, 'matl'>;

/** The line of the order that is worked on. */
export interface WorkLine {
  readonly orderNo: string;
  readonly orderTitle: string;
  readonly itemNm: string;
  readonly spec: string | null;
  readonly unitCd: string | null;
  readonly qty: string | null;
}

/** Beside the usual sources the line of the order; `lines` are the materials, `user` leads the work. */
interface WorkSources extends PaperSources<Work, Material> {
  readonly line: WorkLine;
}

export function workPrint(of: WorkSources): PageModel {
  const { doc, lang, corp, clnt, user = {}, line, codeName, logo } = of;
  const t = (key: string) => of.t(`workOrder.${key}`);
  const day = dayOf(of);
  const company = named(of, corp, 'corpNm');
  const team = doc.teamCd ? codeName('RS4_TEAM', textOf(doc.teamCd)) : '';
  const lead = readable(named(of, user, 'userNm'), of) || textOf(user.email);
  return {
    lang,
    fileName: `${textOf(doc.workNo)} ${textOf(doc.workNm)}`.trim(),
    title: t('title'),
    facts: withText([
      { label: t('no'), value: textOf(doc.workNo) },
      { label: t('order'), value: textOf(line.orderNo) },
    ]),
    company: { name: company, lines: letterLines(of), ...(logo ? { logo } : {}) },
    blocks: [
      {
        title: t('work'),
        lead: textOf(doc.workNm),
        rows: withText([
          { label: t('kind'), value: codeName('RS4_WORK', textOf(doc.workTpCd)) },
          { label: t('team'), value: joined([team, named(of, clnt, 'clntNm')], ' / ') },
          { label: t('lead'), value: lead },
          { label: t('plan'), value: `${day(doc.planFromDt)} ~ ${day(doc.planToDt)}` },
          { label: t('mh'), value: Number(doc.planMh ?? 0) > 0 ? `${wonText(doc.planMh)} MH` : '' },
        ]),
      },
      vesselBlock(of, line.orderTitle),
    ],
    intro: paragraphs(textOf(doc.instTxt)),
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
    .map((line) => ({ kind: 'text' as const, runs: [{ text: line }] }));

/** The line of the order, then what the work needs. */
function rowsOf(of: WorkSources, t: (key: string) => string): PageRow[] {
  const { lines: materials, line } = of;
  const row = (
    { itemNm, unitCd, qty }: Pick<WorkLine, 'itemNm' | 'unitCd' | 'qty'>,
    under?: string | null,
  ): PageRow => ({
    cells: [{ text: textOf(itemNm), ...(under ? { under } : {}) }, { text: textOf(unitCd) }, { text: wonText(qty) }],
  });
  const head = (text: string): PageRow => ({ kind: 'head', cells: [{ text }, { text: '' }, { text: '' }] });
  return [
    head(t('scope')),
    row(line, line.spec),
    ...(materials.length ? [head(t('materials')), ...materials.map((material) => row(material, material.remark))] : []),
  ];
}

function safetyOf({ doc, codeName }: WorkSources, t: (key: string) => string) {
  const kinds = keysOf(doc.safetyCds).map((key) => codeName('SAFETY_WORK', key));
  return [
    { label: t('hazards'), value: kinds.join(', ') || t('none') },
    { label: t('permit'), value: textOf(doc.permitNo) || t(needsPermit(doc) ? 'permitOpen' : 'none') },
  ];
}
