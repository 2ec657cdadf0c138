/** Approval documents on the server: submitting, the steps of the line, taking back and drafting anew (22-groupware). */
import { sql } from 'kysely';
import { translate } from '../../../i18n/server.ts';
import type { Values } from '../../core/field.ts';
import { ProblemError, refuse } from '../../core/problem.ts';
import { askIn } from '../../database/save/askIn.ts';
import type { Action, ActStep, Behaviour, Step } from '../../database/behaviour.ts';
import { drawNumber } from '../../database/save/docNo.ts';
import { notify } from '../../database/save/notify.ts';
import { placeProblems } from '../../database/save/working.ts';
import { beforeProblem, isOfBefore, wayBack } from './again.ts';
import { resources } from '../index.ts';
import { approvalRefused, raisedAgain, refusedBefore } from './apprRequest.server.ts';
import { usualLine } from './apprLine.server.ts';
import {
  drafted,
  endTurns,
  minute,
  passOn,
  skipRest,
  takeTurn,
  type Outcome,
  type Sources,
} from './apprSteps.server.ts';
import { printAppr } from './print/apprPrint.server.ts';
import { appr } from './appr.ts';
import { stepsOf, type DraftedAgain } from './appr.rules.ts';
import { returnAwaited } from '../shared/approvalPlan.ts';
import { absencesOf, waitsForReturn } from './standIns.server.ts';
import { isActing } from './steps.rules.ts';
import { type StoredAppr, formOf, sumUp, valueProblems, submitProblems } from './apprForm.server.ts';

/** Tells those whom the line names for their information. */
async function inform(step: ActStep, record: StoredAppr, stepTpCd: 'REF' | 'RECV'): Promise<void> {
  const to = stepsOf(record).flatMap((row) => (row.stepTpCd === stepTpCd ? [row.userId] : []));
  if (to.length) await notify(step, { to, kind: 'ref', record, view: 'ref', facts: await drafted(step, record) });
}

/** Tells the drafter how it went, with the words of whoever decided. */
async function tellDrafter(step: ActStep, record: StoredAppr, stCd: Outcome, opinion?: string | null): Promise<void> {
  const [by] = await step.tx.query<{ name: string }>(sql`
    select user_nm as name from platform_user where corp_id = ${step.corpId}::bigint and id = ${step.userId}::bigint`);
  const facts = {
    group: 'APPR_ST',
    from: 'PROG',
    to: stCd,
    no: record.apprNo,
    by: by?.name,
    ...(opinion ? { opinion } : {}),
  };
  await notify(step, {
    to: [record.draftUserId],
    kind: 'state',
    record,
    view: stCd === 'DONE' ? 'done' : 'reject',
    facts,
  });
}

/** Who named the drafter to stand in for them: nobody decides until they are back. */
async function awaitedOf(step: Step, stored: StoredAppr) {
  const people = stepsOf(stored).flatMap((row) => (isActing(row) ? [row.userId] : []));
  return returnAwaited(waitsForReturn(await absencesOf(askIn(step), step, people), stored.draftUserId));
}

const submit: Action<typeof appr, 'submit'> = {
  warns: awaitedOf,
  async run(step, stored) {
    const form = (await formOf(askIn(step), step, stored.apprDocId)) ?? refuse('E_REF', { field: 'apprDocId' });
    const problems = submitProblems(stored, form);
    if (problems.length) throw new ProblemError(placeProblems(problems, stored));
    const rule = { table: appr.table, ...appr.draws, docTypeCd: form.code };
    const apprNo = await drawNumber(step.tx, rule, step.today);
    const [person] = await step.tx.query<{ dept: string | null }>(sql`
      select dept_cd as dept from platform_user where corp_id = ${step.corpId}::bigint and id = ${stored.draftUserId}::bigint`);
    const numbered = { ...stored, apprNo };
    await passOn(step, numbered, stepsOf(stored));
    await inform(step, numbered, 'REF');
    return { changes: { apprNo, draftDtm: minute(step), draftDeptCd: person?.dept ?? null } };
  },
};

/** What the next draft takes over. */
const taken = ['draftUserId', 'retainCd', 'urgentYn', 'secretYn', 'amount', 'title', 'contents', 'apprDocId'] as const;

/** The same document in writing again. */
async function copyOf(step: ActStep, stored: StoredAppr): Promise<Values> {
  const header = Object.fromEntries(taken.map((name) => [name, stored[name] ?? null]));
  const steps = stepsOf(stored).map(({ stepTpCd, userId }) => ({ stepTpCd, userId, actCd: 'WAIT' }));
  const refused = await approvalRefused(askIn(step), step, stored.id);
  const val = [
    ...stored.val.filter((row) => !isOfBefore(row)).map(({ fieldKey, fieldVal }) => ({ fieldKey, fieldVal })),
    wayBack(stored.id, stored.apprNo),
    ...refusedBefore(refused),
  ];
  return step.make({ ...header, againId: stored.id, stCd: 'DRAFT' }, { steps, val });
}

/** Behaviour of documents; `sources` hear what became of what they asked for. */
export function apprBehaviour(sources: Sources): Behaviour<typeof appr> {
  const sourceOf = (stored: StoredAppr) =>
    typeof stored.srcId === 'number' ? sources[stored.srcTbl ?? ''] : undefined;
  async function tellSource(step: ActStep, stored: StoredAppr, outcome: Outcome): Promise<void> {
    await sourceOf(stored)?.told(step, stored, outcome);
  }
  const ended = async (step: ActStep, stored: StoredAppr, stCd: Outcome, opinion?: string | null) => {
    await tellDrafter(step, stored, stCd, opinion);
    await tellSource(step, stored, stCd);
    if (stCd === 'DONE') await inform(step, stored, 'RECV');
    return { endDtm: minute(step) };
  };

  const approve: Action<typeof appr, 'approve'> = {
    async run(step, stored, { opinion }) {
      const { rows } = await takeTurn(step, stored, 'OK', opinion);
      if (await passOn(step, stored, rows)) return {};
      return { changes: { stCd: 'DONE', ...(await ended(step, stored, 'DONE', opinion)) } };
    },
  };
  const reject: Action<typeof appr, 'reject'> = {
    async run(step, stored, { opinion }) {
      const { rows } = await takeTurn(step, stored, 'REJ', opinion);
      await endTurns(step, stored, rows);
      return { changes: await ended(step, stored, 'REJECT', opinion) };
    },
  };
  /** Decides at once what those above would decide; never over people. */
  const arbitrate: Action<typeof appr, 'arbitrate'> = {
    async run(step, stored, { opinion }) {
      const form = await formOf(askIn(step), step, stored.apprDocId);
      const { rows, own: turn } = await takeTurn(step, stored, 'ARB', opinion);
      if (form?.category === 'HR' || turn.stepTpCd !== 'APPR') refuse('E_STATE', { text: 'apprNotFinal' });
      await skipRest(step, stored, rows);
      return { changes: await ended(step, stored, 'DONE', opinion) };
    },
  };
  const withdraw: Action<typeof appr, 'withdraw'> = {
    async run(step, stored) {
      await endTurns(step, stored, stepsOf(stored));
      return { changes: await ended(step, stored, 'WITHDRAW') };
    },
  };

  const close: Action<typeof appr, 'close'> = {
    async run(step, stored, { opinion }) {
      await endTurns(step, stored, stepsOf(stored));
      return { changes: await ended(step, stored, 'WITHDRAW', opinion) };
    },
  };
  /** The answer is the next document; of a record that asked, it is put to approval at once, as it is now. */
  const redraft: Action<typeof appr, 'redraft'> = {
    warns: async (step, stored) => (sourceOf(stored) ? awaitedOf(step, stored) : []),
    async run(step, stored) {
      if (stored.draftUserId !== step.userId) refuse('E_AUTH', { text: 'notDrafter' });
      return { answer: await (sourceOf(stored)?.askAgain(step, stored) ?? copyOf(step, stored)) };
    },
  };

  return {
    listColumns: {
      // With whoever acts for them today; the drafter stands in for nobody.
      turnUserNm: ({ lang, today }) => sql`(select string_agg(
          u.user_nm || coalesce(' (' || replace(${translate(lang, 'resources.groupware/appr.page.proxy', { name: '*' })}, '*', p.user_nm) || ')', ''),
          ', ' order by s.sort_no) from groupware_appr_steps s
        join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
        left join platform_user p on p.corp_id = u.corp_id and p.id = u.proxy_user_id and p.id <> t.draft_user_id
          and ${today}::date between u.abs_from_dt and u.abs_to_dt
        where s.corp_id = t.corp_id and s.parent_id = t.id and s.act_cd = 'TURN')`,
    },
    askedColumns: {
      line: sql`(select coalesce(json_agg(json_build_object('stepTpCd', s.step_tp_cd, 'userId', s.user_id, 'userNm', u.user_nm,
          'actCd', s.act_cd) order by s.sort_no), '[]') from groupware_appr_steps s
        join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id where s.corp_id = t.corp_id and s.parent_id = t.id)`,
      vals: sql`(select coalesce(json_agg(json_build_object('fieldKey', v.field_key, 'fieldVal', v.field_val) order by v.sort_no), '[]')
        from groupware_appr_val v where v.corp_id = t.corp_id and v.parent_id = t.id)`,
    },
    print: printAppr,
    async facts(call, stored, ask) {
      const { corpId } = call;
      const { id, stCd, srcTbl } = stored;
      if (stCd !== 'REJECT' && stCd !== 'WITHDRAW') return {};
      const source = resources.find(({ table }) => table === srcTbl);
      const [next] = await ask<DraftedAgain>(sql`select id::int as "nextId", appr_no as "nextNo" from groupware_appr
        where corp_id = ${corpId}::bigint and again_id = ${id}::bigint and del_yn = 'N'`);
      const raised = source && stored.draftUserId === call.userId && (await raisedAgain(ask, call, stored, source));
      return { ...next, ...raised };
    },
    async check(step, record, stored) {
      const form = await formOf(askIn(step), step, record.apprDocId);
      const kept = stored && beforeProblem(record.val ?? [], stored.val);
      return [...(form ? valueProblems(record, form) : []), ...(kept ? [kept] : [])];
    },
    async fresh(call, record, ask) {
      record.steps = await usualLine(ask, call, null);
    },
    async propose(call, { header }, ask) {
      const form = await formOf(ask, call, header.apprDocId);
      return { header: form ? { retainCd: form.retainCd, contents: form.contents } : {} };
    },
    async prepare(step, record, stored) {
      if (!record.srcTbl) await sumUp(step, record);
      if (stored) return;
      // Nobody says of themselves what was refused before.
      if (!record.againId) record.val = (record.val ?? []).filter((row) => !isOfBefore(row));
      // Lists of drafts, too, are searched by day; submitting sets the moment anew.
      record.draftDtm = minute(step);
      const form = await formOf(askIn(step), step, record.apprDocId);
      record.retainCd ??= form?.retainCd ?? null;
      record.contents ??= form?.contents ?? null;
    },
    actions: { submit, approve, reject, arbitrate, withdraw, close, redraft },
  };
}
