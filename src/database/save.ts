/**
 * The save pipeline of every resource, in one transaction: read the body → lay it over the stored record → prepare and
 * compute → validate → write header and rows → index, audit → after. Nothing is written when anything is wrong.
 */
import { sql } from 'kysely';
import type { Values } from '../core/field.ts';
import { ProblemError, refuse, type Problem } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';
import { newRecord, newRow } from '../fields/defaults.ts';
import { typeOf } from '../fields/index.ts';
import { readBody, type ReadBody } from '../fields/readBody.ts';
import { clean } from '../fields/server.ts';
import { grids, headerFields, listKey } from '../fields/resource.ts';
import { validate } from '../fields/validate.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { Behaviour, Call, SaveStep } from './behaviour.ts';
import { drawNumber } from './docNo.ts';
import type { Database, Transaction } from './executor.ts';
import { writeKeyword } from './keyword.ts';
import { tableName } from './names.ts';
import { fromWire, recordQuery, recordText } from './record.ts';
import { changedPlaces, checkCodes, checkReferences } from './references.ts';
import { checkRowsUnused } from './remove.ts';
import { isOwned } from './tables.ts';
import { headerValues, insertHeader, updateHeader, writeRows } from './write.ts';
import { merge, placeProblems, rowLists, uidKey } from './working.ts';

export interface Saving {
  readonly database: Database;
  readonly resource: Resource;
  readonly all: readonly Resource[];
  readonly behaviour: Behaviour;
  readonly call: Call;
}

/** POST (no `id`) or PATCH. Answers the saved record as the wire shows it. Refuses with ProblemError. */
export function save(saving: Saving, body: unknown, id?: number): Promise<Values> {
  const { resource, call } = saving;
  const sent = readBody(resource, body, id === undefined ? 'create' : 'update', { operator: call.operator });
  if (sent.problems.length) throw new ProblemError(sent.problems.map((p) => (p.row === undefined ? p : { ...p, row: p.row + 1 })));
  return saving.database.write(call, (tx) => saveIn(tx, saving, sent, id));
}

/** The same inside a transaction that is already open (seeding, actions that make further records). */
export async function saveIn(tx: Transaction, saving: Saving, sent: ReadBody, id?: number): Promise<Values> {
  const { resource, all, behaviour, call } = saving;
  const step: SaveStep = { ...call, tx, resource };
  const stored = id === undefined ? null : await lockAndLoad(tx, resource, all, id, call);
  if (stored) checkOpen(resource, stored, sent, call);
  else if (resource.scope === 'SYS' && !call.operator) refuse('E_AUTH');

  const defaults = { today: call.today, userId: call.userId, corpId: call.corpId };
  const merged = merge(resource, stored ?? withoutLists(resource, newRecord(resource, defaults)), sent, (grid) =>
    newRow(grids(resource)[grid]!, defaults),
  );
  if (merged.problems.length) throw new ProblemError(merged.problems);
  await behaviour.prepare?.(step, merged.record, stored);
  const record = computed(resource, merged.record);
  clean(resource, record);
  await check(step, saving, record, stored, merged.deleted);

  const parentId = await write(tx, saving, record, stored, merged.deleted);
  const uids = uidsOf(resource, record);
  const answer = await load(tx, resource, all, parentId, call);
  const owner = answer.corpId as number;
  if (canWrite(resource, answer, call)) await writeKeyword(tx, resource, owner, parentId, answer);
  await writeAudit(tx, resource, owner, [parentId], stored ? 'update' : 'create', changesBetween(resource, stored, answer));
  await behaviour.after?.(step, { ...record, ...answer }, stored);
  return toWire(resource, answer, uids);
}

/** The record, held until the transaction ends, so that of two savers at once the second sees the first's version. */
export async function lockAndLoad(tx: Transaction, resource: Resource, all: readonly Resource[], id: number, call: Call): Promise<Values> {
  await tx.query(sql`select 1 from ${sql.table(tableName(resource.prefix))} where id = ${id}::bigint for update`);
  return load(tx, resource, all, id, call);
}

/** E_NOTFOUND when there is no such record within the company's reach. */
export async function load(tx: Transaction, resource: Resource, all: readonly Resource[], id: number, call: Call): Promise<Values> {
  const results = await Promise.all(recordQuery(resource, all, id, call).map((s) => tx.query(s)));
  const text = recordText(resource, results as Record<string, unknown>[][]);
  if (text === undefined) return refuse('E_NOTFOUND');
  return fromWire(resource, JSON.parse(text) as Values);
}

const withoutLists = (resource: Resource, record: Values): Values => fromWire(resource, record);
const computed = (resource: Resource, record: Values): Values => resource.rules?.compute?.(record) ?? record;

/** Version, ownership and status; the answer of a conflict carries the record as it is now. */
function checkOpen(resource: Resource, stored: Values, sent: ReadBody, call: Call): void {
  if (!canWrite(resource, stored, call) && !onlyOwnedRows(resource, sent)) refuse('E_AUTH');
  if (sent.version === undefined && sent.updateDt === undefined) refuse('E_REQUIRED', { field: 'version' });
  const stale =
    (sent.version !== undefined && sent.version !== stored.version) ||
    (sent.updateDt !== undefined && sent.version === undefined && sent.updateDt !== stored.updateDt);
  if (stale) throw new ProblemError({ code: 'E_CONFLICT' }, { current: toWire(resource, stored) });
  const state = resource.state;
  if (state && !state.open.includes(stored[state.field] as string)) {
    refuse('E_STATE', { field: state.field, args: [String(stored[state.field])] });
  }
}

/** Shared rows are written by the company that owns them. */
export function canWrite(resource: Resource, stored: Values, call: Call): boolean {
  const own = stored.corpId === call.corpId;
  if (resource.scope === 'SYS' || resource.scope === 'SYS_OWN') return own;
  if (resource.scope === 'CORP' || resource.scope === 'DIR') return own || call.operator;
  return true;
}

const onlyOwnedRows = (resource: Resource, sent: ReadBody): boolean =>
  Object.keys(sent.header).length === 0 &&
  Object.entries(sent.grids).every(([grid]) => isOwned(grids(resource)[grid]!));

async function check(step: SaveStep, saving: Saving, record: Values, stored: Values | null, deleted: Readonly<Record<string, readonly number[]>>): Promise<void> {
  const { resource, all, behaviour, call } = saving;
  const problems: Problem[] = [...validate(resource, record)];
  const places = changedPlaces(resource, record, stored);
  problems.push(
    ...(await checkReferences(step.tx, places, all)),
    ...(await checkCodes(step.tx, places, call)),
    ...((await behaviour.check?.(step, record, stored)) ?? []),
  );
  for (const [grid, ids] of Object.entries(deleted)) {
    if (ids.length) problems.push(...(await checkRowsUnused(step.tx, resource, all, grid, ids)));
  }
  if (problems.length) throw new ProblemError(placeProblems(problems, record));
}

async function write(tx: Transaction, saving: Saving, record: Values, stored: Values | null, deleted: Readonly<Record<string, readonly number[]>>): Promise<number> {
  const { resource, all, call } = saving;
  if (!stored) await drawNumbers(tx, resource, record, call.today);
  const values = headerValues(resource, record, all);
  const parentId = stored ? (stored.id as number) : await insertHeader(tx, resource, values);
  if (stored && canWrite(resource, stored, call)) {
    await updateHeader(tx, resource, parentId, changedOnly(values, headerValues(resource, stored, all), record));
  }
  for (const grid of Object.keys(grids(resource))) {
    await writeRows(tx, resource, grid, parentId, rowLists(grid, record, stored, deleted[grid] ?? []), all);
  }
  return parentId;
}

/** Columns to write on an update: those that differ (a secret is never loaded, so it is written only when sent). */
function changedOnly(values: Values, before: Values, _record: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? null)),
  );
}

async function drawNumbers(tx: Transaction, resource: Resource, record: Values, today: string): Promise<void> {
  for (const [name, field] of Object.entries(headerFields(resource))) {
    const rule = typeOf(field).number?.(field, record);
    if (rule && !record[name]) record[name] = await drawNumber(tx, { table: resource.table, ...rule }, today);
  }
}

const uidsOf = (resource: Resource, record: Values): Map<string, unknown> =>
  new Map(
    Object.keys(grids(resource)).flatMap((grid) =>
      (record[grid] as Values[]).filter((row) => row[uidKey] !== undefined).map((row) => [`${grid}/${String(row.id)}`, row[uidKey]] as const),
    ),
  );

/** A record under its wire names; rows carry back the client ids they were sent with. */
export function toWire(resource: Resource, record: Values, uids: ReadonlyMap<string, unknown> = new Map()): Values {
  const wire: Values = { ...record };
  for (const grid of Object.keys(grids(resource))) {
    wire[listKey(grid, grids(resource)[grid])] = (record[grid] as Values[]).map((row) => {
      const uid = uids.get(`${grid}/${String(row.id)}`);
      return uid === undefined ? row : { ...row, uid };
    });
    delete wire[grid];
  }
  return { ...wire, respFileList: [] };
}

