/** A record of a business system asks for approval: a document of a form, sent along the usual line (22-groupware). */
import { sql } from 'kysely';
import { translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { RowOf } from '../../core/record.ts';
import { systemCorpId } from '../../core/resource.ts';
import { askIn } from '../../database/save/askIn.ts';
import type { ActStep, Ask, Call } from '../../database/behaviour.ts';
import { displayName, headerFields } from '../../record/resource.ts';
import type { ApprovalInput, ApprovalPlan } from '../shared/approvalPlan.ts';
import { offeredLines, usualLine } from './apprLine.server.ts';
import { isActing, type Step } from './steps.rules.ts';
import type { apprFields } from './appr.fields.ts';
import type { Sources } from './apprSteps.server.ts';

type Fact = RowOf<typeof apprFields, 'val'>;

interface Form {
  readonly id: number;
  readonly corpId: number;
  readonly lineId: number | null;
  readonly retainCd: string;
  readonly name: string;
}

/** The company's own form of the code, else the shared one. */
async function formOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, formCode: string): Promise<Form | undefined> {
  const [form] = await ask<Form>(sql`
    select id, corp_id as "corpId", line_id as "lineId", retain_cd as "retainCd", appr_doc_nm as name from groupware_appr_doc
    where corp_id in (${corpId}::bigint, ${systemCorpId}) and appr_doc_cd = ${formCode} and use_yn = 'Y' and del_yn = 'N'
    order by corp_id desc limit 1`);
  return form;
}

/** Whom a document of the form would go to, in words; what `askApproval` follows. */
export async function approvalPlan(ask: Ask, call: Call, formCode: string): Promise<ApprovalPlan> {
  const form = await formOf(ask, call, formCode);
  const steps = form ? await usualLine(ask, call, form.lineId) : [];
  const agrees = translate(call.lang, 'resources.groupware/appr.page.agrees');
  const inWords = (line: readonly Step[]) =>
    line
      .filter(isActing)
      .map(({ userNm, stepTpCd }) => (stepTpCd === 'AGREE' ? `${userNm} (${agrees})` : userNm))
      .join(' → ');
  const lines = new Map<number, Step[]>();
  for (const { lineId, ...row } of await offeredLines(ask, call))
    lines.set(lineId, [...(lines.get(lineId) ?? []), row]);
  return {
    apprForm: form?.name ?? null,
    apprLine: inWords(steps),
    apprLines: Object.fromEntries([...lines].map(([id, line]) => [id, inWords(line)])),
  };
}

/** Whose turn it is in the document, by name; empty where it has ended. */
export async function approvalTurn(ask: Ask, { corpId }: Call, apprId: unknown): Promise<string> {
  const [row] = await ask<{ names: string | null }>(sql`
    select string_agg(u.user_nm, ', ' order by s.sort_no) as names from groupware_appr_steps s
      join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
    where s.corp_id = ${corpId}::bigint and s.parent_id = ${apprId ?? null}::bigint and s.act_cd = 'TURN'`);
  return row?.names ?? '';
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Plain words as the text of a document. */
const paragraphs = (words: string): string =>
  words
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => entities[sign]!)}</p>`)
    .join('');

/** What the document says of the record. */
export interface Asked {
  /** Code of the form: QT, PO. */
  readonly form: string;
  readonly srcNo: string;
  readonly title: string;
  readonly amount: string | null;
  /** What the person chose and said. */
  readonly input?: ApprovalInput;
  /** Fields of the record that whoever approves sees as they are now. */
  readonly facts?: readonly string[];
}

/** Any record that may be put to approval. */
type StoredSource = Values & { readonly id: number };

/** As rows of the document: by the name of the field; of a reference the name it shows. */
const factRows = ({ resource }: ActStep, stored: StoredSource, facts: readonly string[]): Fact[] =>
  facts.flatMap((name) => {
    const value = headerFields(resource)[name]?.type === 'ref' ? stored[displayName(name)] : stored[name];
    return value === null || value === undefined ? [] : [{ fieldKey: name, fieldVal: String(value) }];
  });

/** Makes the document and submits it; answers its id. E_STATE where there is no form or no line to follow. */
export async function askApproval(step: ActStep, stored: StoredSource, asked: Asked): Promise<number> {
  const { form: code, srcNo, title, amount, input = {}, facts = [] } = asked;
  const ask = askIn(step);
  const form = (await formOf(ask, step, code)) ?? refuse('E_STATE', { text: 'approvalAbsent' });
  const steps = input.lineId
    ? (await offeredLines(ask, step, input.lineId)).map(({ lineId: _line, ...row }) => row)
    : await usualLine(ask, step, form.lineId);
  if (!steps.length && input.lineId) refuse('E_REF', { field: 'lineId' });
  if (!steps.length) refuse('E_STATE', { text: 'apprLineAbsent' });
  const header = {
    ...{ apprDocId: form.id, apprDocCorpId: form.corpId, retainCd: form.retainCd, title },
    ...{ srcTbl: step.resource.table, srcId: stored.id, srcNo, amount },
    ...(input.opinion ? { contents: paragraphs(input.opinion) } : {}),
  };
  const document = await step.others.make('groupware/appr', header, { steps, val: factRows(step, stored, facts) });
  const id = document.id as number;
  await step.others.act('groupware/appr', id, 'submit');
  return id;
}

/** Tells the record of the resource what became of its approval: by its internal actions `apprDone` and `apprBack`. */
export const approvalTold =
  (prefix: string): Sources[string] =>
  async (step, id, outcome) => {
    await step.others.act(prefix, id, outcome === 'DONE' ? 'apprDone' : 'apprBack');
  };
