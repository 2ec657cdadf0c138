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
import type { RowsField } from '../fields/rows/index.ts';
import { anyFiles, noFiles } from '../fields/files/sent.ts';
import { readBody, type ReadBody } from '../fields/readBody.ts';
import { clean } from '../fields/server.ts';
import { grids, headerFields, listKey } from '../fields/resource.ts';
import { rulesOf } from '../fields/rules.ts';
import { validate } from '../fields/validate.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { Behaviour, Behaviours, Call, SaveStep } from './behaviour.ts';
import { drawNumber } from './docNo.ts';
import type { Database, Transaction } from './executor.ts';
import { writeKeyword } from './keyword.ts';
import { planFiles } from './files/bind.ts';
import { planPictures } from './files/pictures.ts';
import { tableName } from './names.ts';
import { stirBoxes } from './notify.ts';
import { fromWire, recordQuery, recordText } from './record.ts';
import { changedPlaces, checkCodes, checkReferences } from './references.ts';
import { othersOf } from './others.ts';
import { checkRowsUnused } from './remove.ts';
import { demandOpen } from './state.ts';
import { isOwned } from './tables.ts';
import { outsideView, viewDefaults } from './view.ts';
import { headerValues, insertHeader, updateHeader, writeRows } from './write.ts';
import { merge, placeProblems, rowLists, uidKey } from './working.ts';

export interface Saving {
  readonly database: Database;
  readonly resource: Resource;
  readonly all: readonly Resource[];
  readonly behaviour: Behaviour;
  /** Of every resource, for actions that reach beyond their own. */
  readonly behaviours?: Behaviours;
  readonly call: Call;
  /** The view that the call looks through: its rows alone are reached and made. */
  readonly view?: string;
  /** What the trail calls it, in place of `create` and `update`. */
  readonly act?: string;
}

/** POST (no `id`) or PATCH. Answers the saved record as the wire shows it. Refuses with ProblemError. */
export function save(saving: Saving, body: unknown, id?: number): Promise<Values> {
  const { resource, call } = saving;
  const sent = readBody(resource, body, id === undefined ? 'create' : 'update', { operator: call.operator });
  if (sent.problems.length)
    throw new ProblemError(sent.problems.map((p) => (p.row === undefined ? p : { ...p, row: p.row + 1 })));
  return saving.database.write(call, (tx) => saveIn(tx, saving, sent, id));
}

/** The same inside a transaction that is already open (seeding, actions that make further records). */
export async function saveIn(tx: Transaction, saving: Saving, sent: ReadBody, id?: number): Promise<Values> {
  const { resource, behaviour, call } = saving;
  const step: SaveStep = { ...call, tx, resource };
  const stored = id === undefined ? null : await lockAndLoad(tx, saving, id);
  if (stored) await checkOpen(tx, resource, stored, sent, call);
  else if (resource.scope === 'SYS' && !call.operator) refuse('E_AUTH');

  const defaults = { today: call.today, userId: call.userId, corpId: call.corpId };
  const merged = merge(resource, stored ?? withoutLists(resource, { ...newRecord(resource, defaults), ...viewDefaults(resource, saving.view) }), sent, (grid) =>
    newRow(grids(resource)[grid]!, defaults),
  );
  if (merged.problems.length) throw new ProblemError(merged.problems);
  // Demo data is laid in any status.
  if (stored || call.userId) demandRowsOpen(resource, stored ?? merged.record, sent);
  const files = await planFiles(tx, saving, sent.files ?? noFiles, stored, merged.deleted);
  merged.record.respFileList = files.list;
  await behaviour.prepare?.(step, merged.record, stored);
  const record = computed(resource, merged.record);
  clean(resource, record);
  const pictures = await planPictures(tx, saving, record, stored);
  await check(step, saving, record, stored, merged.deleted, files.problems);

  const parentId = await write(tx, saving, record, stored, merged.deleted);
  const uids = uidsOf(resource, record);
  await files.apply(
    (stored?.corpId as number | undefined) ?? (resource.scope === 'CORP' ? parentId : call.corpId),
    parentId,
    record,
  );
  await pictures(parentId);
  const answer = await load(tx, saving, parentId);
  const whole = canWrite(resource, answer, call);
  // Own rows under a shared header stand in the trail of the company that wrote them.
  const owner = whole ? (answer.corpId as number) : call.corpId;
  if (whole) await writeKeyword(tx, resource, owner, parentId, answer);
  await writeAudit(
    tx,
    resource,
    owner,
    [parentId],
    saving.act ?? (stored ? 'update' : 'create'),
    changesBetween(resource, stored, answer),
  );
  await behaviour.after?.({ ...step, others: othersOf(tx, saving) }, { ...record, ...answer }, stored);
  await stirBoxes(step, ...(stored ? [stored] : []), answer);
  return toWire(resource, answer, uids);
}

/** The record, held until the transaction ends, so that of two savers at once the second sees the first's version. */
export async function lockAndLoad(tx: Transaction, saving: Saving, id: number): Promise<Values> {
  const table = tableName(saving.resource.prefix);
  // Weak enough to let others point at the row meanwhile: two records that name each other may be saved at once.
  const held = await tx.query(sql`select 1 from ${sql.table(table)} where id = ${id}::bigint for no key update`);
  // A shared header cannot be held by the company whose rows stand under it, so these wait for each other.
  if (!held.length)
    await tx.query(
      sql`select pg_advisory_xact_lock(hashtext(${`${table} ${tx.actor.corpId}`}), ${id % 2_147_483_647}::int)`,
    );
  const stored = await load(tx, saving, id);
  return outsideView(saving.resource, saving.view, stored, saving.call).length ? refuse('E_NOTFOUND') : stored;
}

/** E_NOTFOUND when there is no such record within the company's reach. */
export async function load(
  tx: Transaction,
  { resource, all, call }: Omit<Saving, 'database' | 'behaviour'>,
  id: number,
): Promise<Values> {
  const results = await Promise.all(recordQuery(resource, all, id, call).map((s) => tx.query(s)));
  const text = recordText(resource, results as Record<string, unknown>[][]);
  if (text === undefined) return refuse('E_NOTFOUND');
  return fromWire(resource, JSON.parse(text) as Values);
}

const withoutLists = (resource: Resource, record: Values): Values => fromWire(resource, record);
const computed = (resource: Resource, record: Values): Values => rulesOf(resource)?.compute?.(record) ?? record;

/** Version, ownership and status; the answer of a conflict carries the record as it is now. */
async function checkOpen(
  tx: Transaction,
  resource: Resource,
  stored: Values,
  sent: ReadBody,
  call: Call,
): Promise<void> {
  if (!canWrite(resource, stored, call) && !onlyOwnedRows(resource, sent)) refuse('E_AUTH');
  demandCurrent(resource, stored, sent);
  if (!onlyOpenParts(resource, stored, sent)) await demandOpen(tx, resource, stored, call);
}

/** Refuses what was sent about another state of the record than the present: `version` decides, else `updateDt`. */
export function demandCurrent(
  resource: Resource,
  stored: Values,
  sent: { readonly version?: unknown; readonly updateDt?: unknown },
): void {
  const { version, updateDt } = sent;
  if (version === undefined && updateDt === undefined) refuse('E_REQUIRED', { field: 'version' });
  const stale = version === undefined ? updateDt !== stored.updateDt : version !== stored.version;
  if (stale) throw new ProblemError({ code: 'E_CONFLICT' }, { current: toWire(resource, stored) });
}

/** Shared rows are written by the company that owns them. */
export function canWrite(resource: Resource, stored: Values, call: Call): boolean {
  const own = stored.corpId === call.corpId;
  if (resource.scope === 'SYS' || resource.scope === 'SYS_OWN') return own;
  if (resource.scope === 'CORP' || resource.scope === 'DIR') return own || call.operator;
  return own || !resource.pairReads;
}

const touchedGrids = (resource: Resource, sent: ReadBody): RowsField[] =>
  Object.entries(sent.grids).flatMap(([grid, lists]) =>
    Object.values(lists).some((list) => list.length > 0) ? [grids(resource)[grid]!] : [],
  );

/** Nothing but rows, of which each grid lets itself be changed so. */
function onlyRows(resource: Resource, sent: ReadBody, lets: (rows: RowsField) => boolean): boolean {
  const touched = touchedGrids(resource, sent);
  const more = Object.keys(sent.header).length > 0 || anyFiles(sent.files ?? noFiles);
  return !more && touched.length > 0 && touched.every(lets);
}

/** Nothing but rows that belong to the company that writes them. */
const onlyOwnedRows = (resource: Resource, sent: ReadBody): boolean => onlyRows(resource, sent, isOwned);

const statusOf = (resource: Resource, record: Values) => String(record[resource.state?.field ?? 'stCd']);

/** Rows with statuses of their own (`openIn`) are closed in others even where the record is open. */
function demandRowsOpen(resource: Resource, record: Values, sent: ReadBody): void {
  const now = statusOf(resource, record);
  const open = ({ openIn }: RowsField) => openIn === undefined || openIn.includes(now);
  if (!touchedGrids(resource, sent).every(open)) refuse('E_STATE', { text: 'rowsClosed' });
}

/** Nothing but what is open in this status by itself: rows (`openIn`) and files (`state.files`). */
function onlyOpenParts(resource: Resource, stored: Values, sent: ReadBody): boolean {
  const now = statusOf(resource, stored);
  const files = anyFiles(sent.files ?? noFiles);
  if (files && !resource.state?.files?.includes(now)) return false;
  const touched = touchedGrids(resource, sent);
  const any = files || touched.length > 0;
  return any && Object.keys(sent.header).length === 0 && touched.every(({ openIn }) => openIn?.includes(now) ?? false);
}

async function check(
  step: SaveStep,
  saving: Saving,
  record: Values,
  stored: Values | null,
  deleted: Readonly<Record<string, readonly number[]>>,
  files: readonly Problem[],
): Promise<void> {
  const { resource, all, behaviour, call } = saving;
  const problems: Problem[] = [
    ...validate(resource, record),
    ...outsideView(resource, saving.view, record, call),
    ...files,
  ];
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

async function write(
  tx: Transaction,
  saving: Saving,
  record: Values,
  stored: Values | null,
  deleted: Readonly<Record<string, readonly number[]>>,
): Promise<number> {
  const { resource, all, call } = saving;
  if (!stored) await drawNumbers(tx, resource, record, call.today);
  const values = headerValues(resource, record, all);
  const parentId = stored ? (stored.id as number) : await insertHeader(tx, resource, values);
  if (stored && canWrite(resource, stored, call)) {
    await updateHeader(tx, resource, parentId, changedOnly(values, headerValues(resource, stored, all)));
  }
  for (const grid of Object.keys(grids(resource))) {
    await writeRows(tx, resource, grid, parentId, rowLists(grid, record, stored, deleted[grid] ?? []), all);
  }
  return parentId;
}

/** Writes a stored record anew as an action leaves it: reckoned and judged by the rules, header and changed rows. */
export async function rewrite(tx: Transaction, saving: Saving, changed: Values, stored: Values): Promise<void> {
  const { resource, all } = saving;
  const record = computed(resource, changed);
  const problems = rulesOf(resource)?.check?.(record) ?? [];
  if (problems.length) throw new ProblemError(placeProblems(problems, record));
  const id = stored.id as number;
  await updateHeader(tx, resource, id, changedOnly(headerValues(resource, record, all), headerValues(resource, stored, all)));
  for (const grid of Object.keys(grids(resource))) {
    const rows = (record[grid] as Values[]).map((row, i) => ({ ...row, id: row.id ?? null, sortNo: i + 1 }));
    const kept = new Set(rows.map((row) => row.id));
    const gone = (stored[grid] as Values[]).map((row) => row.id as number).filter((rowId) => !kept.has(rowId));
    await writeRows(tx, resource, grid, id, rowLists(grid, { ...record, [grid]: rows }, stored, gone), all);
  }
}

/** Columns to write on an update: those that differ (a secret is never loaded, so it is written only when sent). */
function changedOnly(values: Values, before: Values): Values {
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
      (record[grid] as Values[])
        .filter((row) => row[uidKey] !== undefined)
        .map((row) => [`${grid}/${String(row.id)}`, row[uidKey]] as const),
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
  return { ...wire, respFileList: record.respFileList ?? [] };
}
