/**
 * The save pipeline of every resource, in one transaction: read the body → lay it over the stored record → prepare and
 * compute → validate → write header and rows → index, audit → after. Nothing is written when anything is wrong.
 */
import type { Values } from '../../core/field.ts';
import { isSaveMeans } from '../../core/means.ts';
import { confirmedOf, inTheWay, ProblemError, refuse, type Confirmed, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { newRecord, newRow } from '../../record/defaults.ts';
import { typeOf } from '../../fields/index.ts';
import { noFiles } from '../../fields/files/sent.ts';
import { finer } from '../../record/finer.ts';
import { readBody, type ReadBody } from '../../record/readBody.ts';
import { clean } from '../../record/clean.server.ts';
import { grids, headerFields } from '../../record/resource.ts';
import { filledBySides, mayMake } from '../../record/sides.ts';
import { rulesOf } from '../../record/rules.ts';
import { maySave } from '../../record/states.ts';
import { validate } from '../../record/validate.ts';
import { changesBetween, writeAudit } from './audit.ts';
import type { SaveStep } from '../behaviour.ts';
import { drawNumber } from './docNo.ts';
import type { Transaction } from '../executor.ts';
import { writeKeyword } from './keyword.ts';
import { planFiles } from '../files/bind.ts';
import { planPictures } from '../files/pictures.ts';
import { load, lockAndLoad } from '../query/load.ts';
import { writeLapse } from './lapse.ts';
import { stirBoxes } from './notify.ts';
import { canWrite, checkOpen, demandRowsOpen } from './mayWrite.ts';
import { fromWire } from '../query/record.ts';
import { changedPlaces, checkCodes, checkReferences } from '../query/references.ts';
import { checkRowsUnused } from './remove.ts';
import type { Saving } from './saving.ts';
import { strayMasks, takeSealed } from './sealed.ts';
import { repeatedRows } from './uniqueRows.ts';
import { outsideView, viewDefaults } from '../query/view.ts';
import { toWire, uidsOf } from '../query/wire.ts';
import { headerValues, insertHeader, updateHeader, writeRows } from './write.ts';
import { gridsInOrder, resolveLinks } from './links.ts';
import { merge, placeProblems, placeUnread, rowLists } from './working.ts';

/** POST (no `id`) or PATCH. Answers the saved record as the wire shows it. Refuses with ProblemError. */
export function save(saving: Saving, body: unknown, id?: number): Promise<Values> {
  const { resource, call } = saving;
  const sent = readBody(resource, body, id === undefined ? 'create' : 'update', { operator: call.operator });
  if (sent.problems.length) return refuseUnread(saving, sent, id);
  const told = id === undefined ? saving : { ...saving, ...meansOf(body) };
  return saving.database.write(call, (tx) => saveIn(tx, told, { ...sent, confirmed: confirmedOf(body) }, id));
}

/** What could not be read is told at its row as the grid shows it: the lists of a body hold changed rows only. */
async function refuseUnread(saving: Saving, sent: ReadBody, id: number | undefined): Promise<never> {
  const { resource, call, database } = saving;
  const asks = sent.problems.some(({ row }) => row !== undefined) || rulesOf(resource)?.refused !== undefined;
  const stored = asks && id !== undefined ? await database.write(call, (tx) => load(tx, saving, id)) : {};
  const { record } = merge(resource, stored, sent, () => ({}));
  throw new ProblemError(placeUnread(finer(resource, sent.problems, record), record));
}

/** What the trail calls a change whose rows were pasted or came from a file. */
function meansOf(body: unknown): Pick<Saving, 'act'> {
  const { means } = body as { readonly means?: unknown };
  if (means === undefined) return {};
  return isSaveMeans(means) ? { act: means } : refuse('E_TYPE', { field: 'means' });
}

/** The same inside a transaction that is already open (seeding, actions that make further records). */
export async function saveIn(tx: Transaction, saving: Saving, body: ReadBody, id?: number): Promise<Values> {
  const { resource, all, behaviour, call } = saving;
  const step: SaveStep = { ...call, tx, resource, all };
  const stored = id === undefined ? null : await lockAndLoad(tx, saving, id);
  // What follows from another record is nobody's typing.
  const sent = saving.follows ? body : filledBySides(resource, stored, body, call.corpId);
  if (stored && !saving.follows) await checkOpen(tx, resource, stored, sent, call);
  const makes = resource.scope === 'SYS' ? call.operator : mayMake(resource, call.corpId);
  if (!stored && !makes) refuse('E_AUTH');

  const defaults = { today: call.today, userId: call.userId, corpId: call.corpId };
  const merged = merge(
    resource,
    stored ?? withoutLists(resource, { ...newRecord(resource, defaults), ...viewDefaults(resource, saving.view) }),
    sent,
    (grid) => newRow(grids(resource)[grid]!, defaults),
  );
  if (merged.problems.length) throw new ProblemError(merged.problems);
  // Demo data is laid in any status.
  if (!saving.follows && (stored || call.userId)) demandRowsOpen(resource, stored ?? merged.record, sent);
  const { state } = resource;
  if (!stored && state?.copied && sent.files?.copied) merged.record[state.field] = state.copied;
  const files = await planFiles(tx, saving, sent.files ?? noFiles, stored, merged.deleted);
  merged.record.respFileList = files.list;
  await behaviour.prepare?.(step, merged.record, stored);
  const record = computed(resource, merged.record);
  clean(resource, record);
  const pictures = await planPictures(tx, saving, record, stored);
  const given = [...files.problems, ...lockedProblems(saving, sent, record, stored)];
  await check(step, saving, record, stored, merged.deleted, given, sent.confirmed);
  if (stored && state && !maySave(resource, stored[state.field], record[state.field]))
    throw new Error(
      `${resource.prefix}: saving led from ${String(stored[state.field])} to ${String(record[state.field])}`,
    );
  const sealed = takeSealed(saving, record, stored);
  await behaviour.beforeWrite?.(step, record, stored);

  if (stored) await writeLapse(step, stored);
  const parentId = await write(tx, saving, record, stored, merged.deleted);
  await sealed.write(tx, parentId);
  const uids = uidsOf(resource, record);
  await files.apply(
    resource.scope === 'CORP' ? parentId : ((record.corpId as number | undefined) ?? call.corpId),
    parentId,
    record,
  );
  await pictures(parentId);
  const answer = await load(tx, saving, parentId);
  const whole = canWrite(resource, answer, call);
  // Own rows under a shared header stand in the trail of the company that wrote them.
  const owner = whole ? (answer.corpId as number) : call.corpId;
  if (whole) await writeKeyword(tx, resource, owner, parentId, answer);
  await writeAudit(tx, resource, owner, [parentId], saving.act ?? (stored ? 'update' : 'create'), [
    ...changesBetween(resource, stored, answer),
    ...sealed.changes,
  ]);
  await behaviour.after?.({ ...step, others: saving.othersOf(tx, saving) }, { ...record, ...answer }, stored);
  await stirBoxes(step, ...(stored ? [stored] : []), answer);
  return toWire(resource, answer, call.corpId, uids);
}

const withoutLists = (resource: Resource, record: Values): Values => fromWire(resource, record);
const computed = (resource: Resource, record: Values): Values => rulesOf(resource)?.compute?.(record) ?? record;

/** E_STATE for each field that was sent with another value though the rules lock it, before and after. */
function lockedProblems(
  { resource, follows }: Saving,
  { header }: ReadBody,
  record: Values,
  stored: Values | null,
): Problem[] {
  const locked = rulesOf(resource)?.locked;
  if (!locked || !stored || follows) return [];
  const now = new Set(locked(record));
  return locked(stored)
    .filter((name) => now.has(name) && name in header && !isSame(record[name], stored[name]))
    .map((field) => ({ code: 'E_STATE', field, text: 'fieldLocked' }));
}
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

async function check(
  step: SaveStep,
  saving: Saving,
  record: Values,
  stored: Values | null,
  deleted: Readonly<Record<string, readonly number[]>>,
  given: readonly Problem[],
  confirmed: Confirmed = true,
): Promise<void> {
  const { resource, all, behaviour, call } = saving;
  const problems: Problem[] = [
    ...validate(resource, record),
    ...outsideView(resource, saving.view, record, call),
    ...given,
    ...strayMasks(resource, record, stored),
  ];
  const places = changedPlaces(resource, record, stored);
  problems.push(
    ...(await checkReferences(step.tx, places, all)),
    ...(await checkCodes(step.tx, places, call)),
    ...(await repeatedRows(step.tx, resource, record)),
    ...((await behaviour.check?.(step, record, stored)) ?? []),
  );
  for (const [grid, ids] of Object.entries(deleted)) {
    if (ids.length) problems.push(...(await checkRowsUnused(step.tx, resource, all, grid, ids)));
  }
  const left = inTheWay(problems, confirmed);
  if (left.length) throw new ProblemError(placeProblems(left, record));
  if (problems.length) saving.warned?.(placeProblems(problems, record));
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
  for (const grid of gridsInOrder(resource)) {
    resolveLinks(resource, grid, record);
    const lists = rowLists(grid, record, stored, deleted[grid] ?? []);
    await writeRows(tx, resource, grid, parentId, lists, all, rowOwner(resource, record, parentId, call.corpId));
  }
  return parentId;
}

/** Rows of a document between companies, and of a company, stand with their record, whoever writes. */
const rowOwner = ({ parties, scope }: Resource, record: Values, parentId: number, corpId: number): number =>
  scope === 'CORP' ? parentId : ((parties && (record.corpId as number | undefined)) ?? corpId);

/**
 * Writes a stored record anew as an action leaves it: reckoned and judged by the rules, header and changed rows. Answers
 * it, with the ids of new rows.
 */
export async function rewrite(tx: Transaction, saving: Saving, changed: Values, stored: Values): Promise<Values> {
  const { resource, all } = saving;
  const record = computed(resource, changed);
  const problems = rulesOf(resource)?.check?.(record) ?? [];
  const left = inTheWay(problems, true);
  if (left.length) throw new ProblemError(placeProblems(left, record));
  const id = stored.id as number;
  await updateHeader(
    tx,
    resource,
    id,
    changedOnly(headerValues(resource, record, all), headerValues(resource, stored, all)),
  );
  const written: Values = { ...record };
  for (const grid of gridsInOrder(resource)) {
    if (grids(resource)[grid]!.latest !== undefined) continue;
    const rows = (record[grid] as Values[]).map((row, i): Values => ({ ...row, id: row.id ?? null, sortNo: i + 1 }));
    written[grid] = rows;
    resolveLinks(resource, grid, written);
    const remainingIds = new Set(rows.map((row) => row.id));
    const removedIds = (stored[grid] as Values[])
      .map((row) => row.id as number)
      .filter((rowId) => !remainingIds.has(rowId));
    const lists = rowLists(grid, written, stored, removedIds);
    await writeRows(tx, resource, grid, id, lists, all, rowOwner(resource, stored, id, saving.call.corpId));
  }
  return written;
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
