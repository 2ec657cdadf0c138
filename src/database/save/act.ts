/** Actions beyond CRUD: `POST {prefix}/{id}/{action}`, and `POST {prefix}/{action}` for several (00-conventions 1.1). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { confirmedOf, ProblemError, type Confirmed, type Problem } from '../../core/problem.ts';
import type { ActionButton, Resource } from '../../core/resource.ts';
import { actionOf } from '../../record/actions.ts';
import { mayLead } from '../../record/states.ts';
import { parseWhole } from '../../fields/integer/index.ts';
import { headerFields } from '../../record/resource.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { ActStep, Done, Others } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { sendOut, writeOwnRow } from '../messages/sending.ts';
import { writeKeyword } from './keyword.ts';
import { notifyState, stirBoxes, tellCompanies } from './notify.ts';
import { keepPaper } from '../files/keptPaper.ts';
import { load } from '../query/load.ts';
import { rewrite, saveIn } from './save.ts';
import type { Saving } from './saving.ts';
import { toWire } from '../query/wire.ts';
import { repeatedRows } from './uniqueRows.ts';
import { insertsOf, placeProblems } from './working.ts';
import { columnValues, updateHeader } from './write.ts';
import { putOwners } from '../query/references.ts';
import { type Acting, type Ready, getReady } from './actionReady.ts';
import { planTaken } from './actionFiles.ts';

/** Runs a named action on one record and answers the record as the wire shows it, with what the action adds. */
export function act(saving: Saving, name: string, id: number, body: Values): Promise<Values> {
  const acting = begin(saving, name, body, confirmedOf(body));
  return saving.database.write(saving.call, (tx) => actIn(tx, acting, id, body));
}

const mostAtOnce = 1000;

/** The same for several records, all or none: `{ids, …input}`. A refusal names the record as `uid` and its place as `row`. */
export function actMany(saving: Saving, name: string, body: Values): Promise<Values> {
  const acting = begin(saving, name, body, confirmedOf(body));
  const ids = readIdList(body.ids);
  // Always in one order, so that of two calls over the same records one waits for the other.
  const inOrder = ids.toSorted((a, b) => a - b);
  const at = async <T>(id: number, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw error instanceof ProblemError ? placed(error, id, ids.indexOf(id) + 1) : error;
    });
  return saving.database.write(saving.call, async (tx) => {
    if (acting.declared.bulk === 'together') {
      const ready = await forAll(tx, inOrder, (id) => at(id, getReady(tx, acting, id)));
      const { records, answer } = await runTogether(tx, acting, ready);
      return { content: records.map(({ id, version }) => ({ id, version })), ...answer };
    }
    const done = await forAll(tx, inOrder, (id) => at(id, actIn(tx, acting, id)));
    return { content: done.map(({ id, version }) => ({ id, version })) };
  });
}

/** Does the work for each. What somebody must be asked about is asked for all of them at once: nobody answers a hundred times. */
async function forAll<T>(tx: Transaction, ids: readonly number[], work: (id: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  const asked: Problem[] = [];
  for (const id of ids) {
    await tx.query(sql`savepoint one`);
    try {
      done.push(await work(id));
      await tx.query(sql`release savepoint one`);
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.problems.every(({ warn }) => warn)) throw error;
      await tx.query(sql`rollback to savepoint one`);
      asked.push(...error.problems);
    }
  }
  if (asked.length) throw new ProblemError(asked);
  return done;
}

/** The same for each by itself: some may fail, and the answer says which and why. */
export async function actEach(saving: Saving, name: string, body: Values): Promise<Values> {
  const acting = begin(saving, name, body, confirmedOf(body));
  const ids = readIdList(body.ids);
  // One call, one answer under its key: what went wrong with a record is undone to where that record began.
  return saving.database.write(saving.call, async (tx) => {
    const content: Values[] = [];
    const failed: Values[] = [];
    for (const id of ids.toSorted((a, b) => a - b)) {
      await tx.query(sql`savepoint each`);
      try {
        const { version } = await actIn(tx, acting, id);
        content.push({ id, version });
        await tx.query(sql`release savepoint each`);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        await tx.query(sql`rollback to savepoint each`);
        failed.push({ id, row: ids.indexOf(id) + 1, problems: error.problems });
      }
    }
    return { content, failed };
  });
}

const placed = ({ problems }: ProblemError, id: number, row: number) =>
  new ProblemError(problems.map((problem) => ({ ...problem, row, uid: String(id) })));

/** What follows from another step asks nobody. */
export const begin = (saving: Saving, name: string, body: Values, confirmed: Confirmed = true): Acting => {
  const declared = actionOf(saving.resource, name);
  if (!declared) throw new Error(`${saving.resource.prefix} has no action ${name}`);
  return { saving, declared, effect: saving.behaviour.actions?.[name] ?? {}, body, confirmed };
};

/** One record inside an open transaction. Without `sent` no version is asked for: the states alone decide. */
export async function actIn(tx: Transaction, acting: Acting, id: number, sent?: Values): Promise<Values> {
  const ready = await getReady(tx, acting, id, sent);
  if (acting.declared.bulk === 'together') {
    const { records, answer } = await runTogether(tx, acting, [ready]);
    return { ...records[0]!, ...answer };
  }
  const { step, made } = recordingMade(stepOf(tx, acting), acting.saving.all);
  const done = (await acting.effect.run?.(step, ready.stored, ready.input)) ?? {};
  const record = await finish(step, acting, ready.stored, done, ready.input);
  // Whoever pressed the button is told; what follows from another step tells nobody.
  return { ...record, ...done.answer, ...(sent && made.length ? { made } : {}) };
}

function stepOf(tx: Transaction, { saving }: Acting): ActStep {
  const { resource, all, call } = saving;
  const make: ActStep['make'] = (header, rows) => saveIn(tx, saving, { header, grids: insertsOf(rows), problems: [] });
  return { ...call, tx, resource, all, make, others: saving.othersOf(tx, saving) };
}

/** Every record was judged before the effect sees all of them. */
async function runTogether(tx: Transaction, acting: Acting, ready: readonly Ready[]) {
  const { step, made } = recordingMade(stepOf(tx, acting), acting.saving.all);
  const stored = ready.map((one) => one.stored);
  const done = (await acting.effect.runAll?.(step, stored, ready[0]!.input)) ?? {};
  const records: Values[] = [];
  for (const job of stored) {
    const left = { ...done, changes: { ...done.changes, ...done.changesOf?.[job.id as number] } };
    records.push(await finish(step, acting, job, left, ready[0]!.input));
  }
  return { records, answer: { ...done.answer, made } };
}

/** The same step, which also writes down what records it makes. */
function recordingMade(step: ActStep, all: readonly Resource[]): { step: ActStep; made: Values[] } {
  const made: Values[] = [];
  const noted = async (resource: Resource | undefined, making: Promise<Values>): Promise<Values> => {
    const record = await making;
    if (resource) made.push({ prefix: resource.prefix, id: record.id, name: record[resource.name] ?? null });
    return record;
  };
  const make: ActStep['make'] = (header, rows) => noted(step.resource, step.make(header, rows));
  const others: Others = {
    ...step.others,
    make: (prefix, ...given) =>
      noted(
        all.find((resource) => resource.prefix === prefix),
        step.others.make(prefix, ...given),
      ),
  };
  return { step: { ...step, make, others }, made };
}

/** Writes what the effect left of a record, with all that follows from a change. */
async function finish(step: ActStep, acting: Acting, stored: Values, done: Done, input: Values): Promise<Values> {
  const { saving, declared, effect } = acting;
  const { tx, resource, all } = step;
  const id = stored.id as number;
  const to = resource.state && typeof declared.to === 'string' ? { [resource.state.field]: declared.to } : {};
  if (done.record) {
    const taken = await planTaken(tx, acting, { left: done.record, stored, input });
    await taken.bind(await rewrite(tx, saving, { ...taken.record, ...to }, stored));
  }
  if (!done.record) {
    const changes: Values = { ...done.changes, ...to };
    const fields = Object.fromEntries(
      Object.entries(headerFields(resource)).filter(([key]) => Object.hasOwn(changes, key)),
    );
    const taken = await planTaken(tx, acting, { left: stored, stored, input });
    await updateHeader(tx, resource, id, columnValues(fields, await putOwners(tx, fields, changes, all), all));
    await taken.bind(stored);
  }
  await writeOwnRow(step, declared, stored, input, acting.row);
  const paper = declared.keepsPaper && (await keepPaper(step, saving.behaviour, await shown(tx, saving, id)));
  const after = await load(tx, saving, id);
  const repeated = await repeatedRows(tx, resource, after);
  if (repeated.length) throw new ProblemError(placeProblems(repeated, after));
  const left = ledTo(resource, declared, stored, after);
  await writeKeyword(tx, resource, after.corpId as number, id, after);
  const before = { ...stored, ...Object.fromEntries((done.saidAgain ?? []).map((name) => [name, null])) };
  await writeAudit(tx, resource, after.corpId as number, [id], declared.name, changesBetween(resource, before, left));
  await notifyState(step, stored, left, declared.internal);
  await tellCompanies(step, saving.behaviour.hears ?? [], stored, left, saving.behaviour.told?.(left));
  await stirBoxes(step, stored, after);
  await effect.after?.(step, after, stored, { input, ...(paper && { paper }) });
  await sendOut(step, saving, declared, { stored, record: left, input });
  return toWire(resource, after, step.corpId);
}

const shown = async (tx: Transaction, saving: Saving, id: number): Promise<Values> =>
  toWire(saving.resource, await load(tx, saving, id), saving.call.corpId);

/**
 * The record as the action left it. A state that the clock has ended already (a quotation sent after its last day) stands
 * in the trail as it was reached. An effect that leads elsewhere than its declaration says is a fault of the program.
 */
function ledTo(resource: Resource, declared: ActionButton, stored: Values, after: Values): Values {
  const { state } = resource;
  if (!state) return after;
  const [from, to] = [stored[state.field], after[state.field]];
  if (mayLead(declared, from, to)) return after;
  const over = (state.lapses ?? []).flatMap((lapse) => (lapse.to === to ? lapse.from : []));
  const reached = over.find((key) => mayLead(declared, from, key));
  if (reached === undefined)
    throw new Error(`${resource.prefix}: '${declared.name}' led from ${String(from)} to ${String(to)}`);
  return { ...after, [state.field]: reached };
}

function readIdList(sent: unknown): number[] {
  const problem: Problem = { code: 'E_IDS' };
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > mostAtOnce) throw new ProblemError(problem);
  return [
    ...new Set(
      sent.map((entry: unknown) => {
        const read = parseWhole(entry ?? null, 1);
        if ('problem' in read || read.value === null) throw new ProblemError(problem);
        return read.value as number;
      }),
    ),
  ];
}
