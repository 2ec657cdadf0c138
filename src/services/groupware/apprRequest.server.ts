/** A record of a business system asks for approval: a document of a form, sent along the usual line (22-groupware). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { RowOf } from '../../core/record.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import { askIn } from '../../database/save/askIn.ts';
import type { ActStep, Ask, Call, Step as Judged } from '../../database/behaviour.ts';
import { nameOf } from '../../database/query/select.ts';
import { tableName } from '../../database/schema/names.ts';
import { writesMenu } from '../platform/administers.server.ts';
import { grids, headerFields } from '../../record/resource.ts';
import { requestWarns } from '../shared/approvalPlan.ts';
import type { ApprovalInput, ApprovalPlan, ApprovalRefused, ApprovalTurn } from '../shared/approvalPlan.ts';
import { refusal, wayBack } from './again.ts';
import { offeredLines, usualLine } from './apprLine.server.ts';
import { hasApprover, isActing, type Step } from './steps.rules.ts';
import type { apprFields } from './appr.fields.ts';
import { stepsOf } from './appr.rules.ts';
import { absencesOf, waitsForReturn, withStandIns } from './standIns.server.ts';
import type { Source } from './apprSteps.server.ts';

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
export async function approvalPlan(ask: Ask, call: Call, formCode: string, mayDecide: boolean): Promise<ApprovalPlan> {
  const form = await formOf(ask, call, formCode);
  const [self] = mayDecide ? await ownStep(ask, call) : [];
  const whole = (line: readonly Step[]) => (hasApprover(line) ? line : self ? [...line, self] : []);
  const steps = form ? await usualLine(ask, call, form.lineId) : [];
  const lines = new Map<number | '', readonly Step[]>([['', steps]]);
  for (const { lineId, ...row } of await offeredLines(ask, call))
    lines.set(lineId, [...(lines.get(lineId) ?? []), ...(row.userId === call.userId ? [] : [row])]);
  const routes = [...lines].map(([id, line]) => [id, whole(line).filter(isActing)] as const);
  const people = routes.flatMap(([, route]) => route);
  const inWords = await routeWords(ask, call, people);
  const absences = await absencesOf(
    ask,
    call,
    people.map(({ userId }) => userId),
  );
  const stuck = waitsForReturn(absences, call.userId);
  const waitsOf = (route: readonly Step[]) =>
    stuck.filter(({ id }) => route.some(({ userId }) => userId === id)).map(({ name, until }) => ({ name, until }));
  return {
    apprForm: form?.name ?? null,
    apprLine: inWords(whole(steps)),
    apprLines: Object.fromEntries(routes.flatMap(([id, route]) => (id === '' ? [] : [[id, inWords(route)]]))),
    apprWaits: Object.fromEntries(routes.map(([id, route]) => [id, waitsOf(route)])),
  };
}

/** What is to be looked at before the request of a record goes: as its dialog says it, for whoever asks without. */
export const requestWarnings =
  (formCode: string, mayDecide: (step: Judged) => Promise<boolean>) =>
  async (step: Judged, _stored: Values, input: ApprovalInput) =>
    requestWarns(await approvalPlan(askIn(step), step, formCode, await mayDecide(step)), input);

/** Who decides, one after the other, by name: who agrees, who is absent and who stands in, and the person alone. */
async function routeWords(ask: Ask, call: Call, people: readonly Step[]): Promise<(line: readonly Step[]) => string> {
  const word = (name: string) => translate(call.lang, `resources.groupware/appr.page.${name}`);
  const awayOf = await awayAmong(ask, call, people, call.userId);
  const wordOf = ({ userId, userNm, stepTpCd }: Step) => {
    const alone = Number(userId) === call.userId && word('alone');
    const beside = [alone, stepTpCd === 'AGREE' && word('agrees'), awayOf(userId)].filter(Boolean).join(', ');
    return beside ? `${userNm} (${beside})` : userNm;
  };
  return (line) => line.filter(isActing).map(wordOf).join(' → ');
}

/** To whom an ended document of a record would go once more, and whether the record is as it was when it asked; in words. */
export async function raisedAgain(ask: Ask, call: Call, { id, srcId, stCd, selfYn }: Ended, source: Resource) {
  const steps = await ask<Step>(sql`select s.step_tp_cd as "stepTpCd", s.user_id::int as "userId", u.user_nm as "userNm"
    from groupware_appr_steps s join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
    where s.corp_id = ${call.corpId}::bigint and s.parent_id = ${id}::bigint order by s.sort_no`);
  // Nobody could change it while it was put to approval: what was done to it since it asked was done afterwards.
  const [since] = await ask(sql`select 1 from sys_audit a
    where a.corp_id = ${call.corpId}::bigint and a.table_nm = ${tableName(source.prefix)} and a.row_id = ${srcId}::bigint
      and a.act not in ('requestAppr', 'apprAgain', 'apprBack') and a.id > (select min(d.id) from sys_audit d
        where d.corp_id = a.corp_id and d.table_nm = 'groupware_appr' and d.row_id = ${id}::bigint) limit 1`);
  const line = selfYn === 'Y' ? steps : steps.filter(({ userId }) => userId !== call.userId);
  const after = translate(call.lang, `resources.groupware/appr.page.after_${String(stCd)}`);
  return {
    apprLine: (await routeWords(ask, call, line))(line),
    apprChange: translate(call.lang, `resources.groupware/appr.page.${since ? 'changed' : 'same'}`, { after }),
  };
}
type Ended = Pick<Values, 'id' | 'srcId' | 'stCd' | 'selfYn'>;

/** The person as the one who decides. */
const ownStep = (ask: Ask, { corpId, userId }: Pick<Call, 'corpId' | 'userId'>): Promise<Step[]> =>
  ask(sql`select 'APPR' as "stepTpCd", id as "userId", user_nm as "userNm" from platform_user
    where corp_id = ${corpId}::bigint and id = ${userId}::bigint`);

/** Whose turn it is in the document, and for what. */
export async function approvalTurn(ask: Ask, call: Call, apprId: unknown): Promise<ApprovalTurn> {
  const rows = await ask<Step & { readonly userNm: string; readonly drafter: number | null }>(sql`
    select u.id::int as "userId", u.user_nm as "userNm", s.step_tp_cd as "stepTpCd", a.draft_user_id::int as drafter
    from groupware_appr_steps s join groupware_appr a on a.corp_id = s.corp_id and a.id = s.parent_id
      join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
    where s.corp_id = ${call.corpId}::bigint and s.parent_id = ${apprId ?? null}::bigint and s.act_cd = 'TURN' order by s.sort_no`);
  const awayOf = await awayAmong(ask, call, rows, rows[0]?.drafter);
  const names = rows.map(({ userId, userNm }) => {
    const away = awayOf(userId);
    const named = away ? 'named_away' : 'named';
    return translate(call.lang, `resources.groupware/appr.page.${named}`, { name: userNm, away });
  });
  const agree = rows.length > 0 && rows.every(({ stepTpCd }) => stepTpCd === 'AGREE');
  return { apprTurn: names.join(', '), apprTurnStep: agree ? 'AGREE' : 'APPR' };
}

/** Who of the line is absent today, and who stands in, in words; '' of all others. */
async function awayAmong(ask: Ask, call: Call, line: readonly Step[], drafter: unknown) {
  const people = line.map(({ userId }) => userId);
  return withStandIns(people.length ? await absencesOf(ask, call, people) : [], drafter, call.lang);
}

/** Who refused the document that a record was put to approval with last, and why; empty where nobody has. */
export async function approvalRefused(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  apprId: unknown,
): Promise<Partial<ApprovalRefused>> {
  const [apprRefused] = await ask<ApprovalRefused['apprRefused']>(sql`
    select a.id, a.appr_no as no, u.user_nm as by, case when s.proxy_user_id is not null then w.user_nm end as "standsFor", s.opinion, to_char(s.act_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as at
    from groupware_appr a join groupware_appr_steps s on s.corp_id = a.corp_id and s.parent_id = a.id and s.act_cd = 'REJ'
      join platform_user u on u.corp_id = s.corp_id and u.id = coalesce(s.proxy_user_id, s.user_id)
      join platform_user w on w.corp_id = s.corp_id and w.id = s.user_id
    where a.corp_id = ${corpId}::bigint and a.id = ${apprId ?? null}::bigint and a.st_cd = 'REJECT' and a.del_yn = 'N'
    order by s.act_dtm desc limit 1`);
  return apprRefused ? { apprRefused } : {};
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
  /** An ended document that this one takes line and words over from. */
  readonly again?: Again;
  /** Code of the form: QT, PO. */
  readonly form: string;
  readonly srcNo: string;
  readonly title: string;
  readonly amount: string | null;
  /** What the person chose and said. */
  readonly input?: ApprovalInput;
  /** Whether the person may decide where nobody else can. */
  readonly mayDecide: boolean;
  /** Fields of the record that whoever approves sees as they are now. */
  readonly facts?: readonly string[];
  /** What else they see, by the name of its label among the fields of the record. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** Any record that may be put to approval. */
type StoredSource = Values & { readonly id: number; readonly apprId?: number | null };

/** As rows of the document: by the name of the field; of a reference its names, whichever language it is asked in. */
async function factRows(step: ActStep, stored: StoredSource, facts: readonly string[]): Promise<Fact[]> {
  const { resource } = step;
  const isNamed = (name: string) => headerFields(resource)[name]?.type === 'ref';
  const names = await namesOf(step, stored, facts.filter(isNamed));
  return facts.flatMap((name): Fact[] => {
    const value = isNamed(name) ? names.ko[name] : stored[name];
    if (value === null || value === undefined) return [];
    const en = names.en[name];
    return [{ fieldKey: name, fieldVal: String(value), ...(en && en !== value ? { fieldValEn: String(en) } : {}) }];
  });
}

interface Names {
  readonly ko: Values;
  readonly en: Values;
}

async function namesOf({ tx, corpId, resource, all }: ActStep, { id }: StoredSource, references: readonly string[]) {
  const none: Names = { ko: {}, en: {} };
  if (references.length === 0) return none;
  const inLanguage = (lang: 'ko' | 'en') => {
    const pairs = references.flatMap((name) => {
      const named = nameOf(resource, all, name, { lang });
      return named ? [sql`${name}::text, ${named}`] : [];
    });
    return sql`json_build_object(${sql.join(pairs)})`;
  };
  const [names] = await tx.query<Names>(sql`select ${inLanguage('ko')} as ko, ${inLanguage('en')} as en
    from ${sql.table(tableName(resource.prefix))} t where t.corp_id = ${corpId}::bigint and t.id = ${id}::bigint`);
  return names ?? none;
}

/** Line and words of an ended document. */
export interface Again {
  readonly id: number;
  readonly no: string | null;
  readonly steps: readonly Pick<Step, 'stepTpCd' | 'userId'>[];
  readonly contents: string | null;
}

type LineStep = Again['steps'][number];

/** The line of the ended document, the chosen one (E_REF when it is not the person's to choose), or the usual one. */
async function lineOf(
  step: ActStep,
  { lineId: formLine }: Form,
  chosen: number | null | undefined,
  again: Again | undefined,
): Promise<readonly LineStep[]> {
  if (again) return again.steps;
  const ask = askIn(step);
  if (!chosen) return usualLine(ask, step, formLine);
  const steps = await offeredLines(ask, step, chosen);
  return steps.length
    ? steps.map(({ stepTpCd, userId }) => ({ stepTpCd, userId }))
    : refuse('E_REF', { field: 'lineId' });
}

/** That it was refused before, for whoever is asked once more: who refused it and when, and why. */
export function refusedBefore({ apprRefused }: Partial<ApprovalRefused>): readonly Fact[] {
  if (!apprRefused) return [];
  const { by, at, opinion, standsFor } = apprRefused;
  // Whose step it was, and who took it, as the line of the document says it.
  const stoodIn = (lang: 'ko' | 'en') =>
    `${standsFor} (${translate(lang, 'resources.groupware/appr.page.proxy', { name: by })})`;
  return standsFor ? refusal(at ?? '', stoodIn('ko'), opinion, stoodIn('en')) : refusal(at ?? '', by, opinion);
}

/** The document with which the record asked last, where its drafter took it back: the next follows it, whichever button asks. */
async function takenBack({ tx, corpId, resource }: ActStep, { id, apprId }: StoredSource) {
  const [found] = await tx.query<Pick<Again, 'id' | 'no'> & Values>(sql`
    select a.id::int as id, a.appr_no as no from groupware_appr a
    where a.corp_id = ${corpId}::bigint and a.id = ${apprId ?? null}::bigint and a.src_tbl = ${resource.table}
      and a.src_id = ${id}::bigint and a.st_cd = 'WITHDRAW' and a.del_yn = 'N'
      and not exists (select 1 from groupware_appr n where n.corp_id = a.corp_id and n.again_id = a.id and n.del_yn = 'N')`);
  return found;
}

/** Makes the document and submits it; answers it as the wire shows it. E_STATE where there is no form or no line to follow. */
export async function askApproval(
  step: ActStep,
  stored: StoredSource,
  asked: Asked,
): Promise<Values & { readonly id: number }> {
  const { form: code, srcNo, title, amount, input = {}, facts = [], notes = {}, again, mayDecide } = asked;
  const form = (await formOf(askIn(step), step, code)) ?? refuse('E_STATE', { text: 'approvalAbsent' });
  // Nobody decides on what they ask for themselves, unless there is nobody else.
  const line = (await lineOf(step, form, input.lineId, again)).filter(({ userId }) => userId !== step.userId);
  const alone = !hasApprover(line);
  if (alone && !mayDecide) refuse('E_STATE', { text: 'apprLineAbsent' });
  const steps = alone ? [...line, { stepTpCd: 'APPR' as const, userId: step.userId }] : line;
  const refused = await approvalRefused(askIn(step), step, stored.apprId);
  const before = refused.apprRefused ?? again ?? (await takenBack(step, stored));
  const header = {
    ...(before && { againId: before.id }),
    ...{ apprDocId: form.id, apprDocCorpId: form.corpId, retainCd: form.retainCd, title },
    ...{ srcTbl: step.resource.table, srcId: stored.id, srcNo, amount },
    ...{ srcDigest: digestOf(step.resource, stored), selfYn: alone ? 'Y' : 'N' },
    ...(input.opinion ? { contents: paragraphs(input.opinion) } : {}),
    ...(again?.contents ? { contents: again.contents } : {}),
  };
  const document = await step.others.make('groupware/appr', header, {
    steps,
    val: [
      ...(before ? [wayBack(before.id, before.no)] : []),
      ...refusedBefore(refused),
      ...(await factRows(step, stored, facts)),
      ...Object.entries(notes).map(([fieldKey, fieldVal]) => ({ fieldKey, fieldVal })),
    ],
  });
  return (await step.others.act('groupware/appr', document.id as number, 'submit')) as Values & { readonly id: number };
}

/** Said of a record only after it was approved: documents from before there was such a field stay good. */
const saidLater = ['recvFixTxt'] as const;

/** The record as it asks, as a figure: its fields and rows, but for where it stands in the approval itself. */
export function digestOf(resource: Resource, stored: Values): string {
  const apart = new Set([resource.state?.field, 'apprId', ...saidLater]);
  const header = Object.entries(headerFields(resource)).filter(
    ([name, { type }]) => !apart.has(name) && type !== 'files',
  );
  const lists = Object.entries(grids(resource)).map(([grid, { fields }]) =>
    ((stored[grid] ?? []) as readonly Values[]).map((row) => [row.id, ...Object.keys(fields).map((name) => row[name])]),
  );
  const asked = [header.map(([name]) => [name, stored[name]]), lists];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** `apprDone` of a record: only for the document with which it asked, and only as it was then (E_STATE). */
export const approved = {
  async run(step: ActStep, stored: StoredSource, input: unknown): Promise<void> {
    const { apprId, srcDigest } = input as { readonly apprId: number; readonly srcDigest: string | null };
    // Documents of before carry no digest.
    const same = srcDigest === null || digestOf(step.resource, stored) === srcDigest;
    if (stored.apprId !== apprId || !same) refuse('E_STATE', { text: 'apprSourceMoved' });
  },
};

/** A record of the resource hears what became of its approval by its internal actions `apprDone` and `apprBack`. */
export const approvalSource = ({ prefix, menus = [] }: Resource): Source => ({
  async told(step, { id, srcId, srcDigest = null }, outcome) {
    const [still] = await step.tx.query(sql`
      select 1 from ${sql.table(tableName(prefix))} where corp_id = ${step.corpId}::bigint and id = ${srcId}::bigint
        and appr_id = ${id}::bigint and st_cd = 'APPR' and del_yn = 'N'`);
    // A document whose record went another way can be refused, taken back and closed, but not approved.
    if (still)
      await step.others.act(prefix, srcId!, outcome === 'DONE' ? 'apprDone' : 'apprBack', { apprId: id, srcDigest });
    else if (outcome === 'DONE') refuse('E_STATE', { text: 'apprSourceMoved' });
  },
  async askAgain(step, document) {
    if (
      !(await writesMenu(
        step.tx,
        menus.map(({ menu }) => menu),
      ))
    )
      refuse('E_AUTH');
    const again: Again = {
      id: document.id,
      no: document.apprNo ?? null,
      steps: stepsOf(document).map(({ stepTpCd, userId }) => ({ stepTpCd, userId })),
      contents: document.contents ?? null,
    };
    const { apprDocument } = await step.others.act(prefix, document.srcId!, 'apprAgain', { again });
    return apprDocument as Values;
  },
});
