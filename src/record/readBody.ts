/** What a save sends: known keys only, every value parsed. Nothing here throws, whatever the JSON. */
import type { Field, Values } from '../core/field.ts';
import type { Confirmed, ErrorCode, Problem } from '../core/problem.ts';
import { auditFields, type Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { declaredFiles } from '../fields/files/declared.ts';
import { fileKeys, readFiles, type SentFiles } from '../fields/files/sent.ts';
import { parseWhole } from '../fields/integer/index.ts';
import { changeKeys, displayNames, storedFields, grids, headerFields, listKey, type Fields } from './resource.ts';
import type { RowsField } from '../fields/rows/index.ts';
import { gridAbove, linkUidName, numberOf } from './below.ts';

export interface SentRow {
  readonly uid?: string;
  readonly sortNo?: number;
  readonly values: Values;
}
export interface ChangedRow extends SentRow {
  readonly id: number;
}
export interface SentRows {
  readonly insert: SentRow[];
  readonly update: ChangedRow[];
  readonly delete: number[];
}
export interface ReadBody {
  /** Writable fields that were sent, in their stored form. */
  readonly header: Values;
  readonly grids: Readonly<Record<string, SentRows>>;
  readonly files?: SentFiles;
  readonly version?: number;
  /** Warnings that were confirmed; absent where nobody is asked (what follows from a step, demo data). */
  readonly confirmed?: Confirmed;
  readonly problems: readonly Problem[];
}

export type Mode = 'create' | 'update';
/** Rows of one list of one call; more is a mistake, or must be parted. */
export const mostRows = 10_000;
const mostUid = 100;
/** More would help nobody, and a hostile body could ask for a very long answer. */
const mostProblems = 500;

const ignoredAnywhere = ['id', 'corpId', 'sortNo', 'createNm', 'updateNm', ...auditFields];
const ignoredInHeader = new Set<string>([...ignoredAnywhere, 'version', 'respFileList', 'confirmed', 'means']);
const ignoredInRow = new Set<string>([...ignoredAnywhere, 'uid']);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Place = Pick<Problem, 'grid' | 'row' | 'uid'>;
interface Reading {
  readonly mode: Mode;
  readonly operator: boolean;
  readonly problems: Problem[];
}
const complain = ({ problems }: Reading, problem: Problem): void => {
  if (problems.length < mostProblems) problems.push(problem);
};

/** Reads the body of POST or PATCH. Problems name field, grid, row (index in its list) and client row id. */
export function readBody(resource: Resource, body: unknown, mode: Mode, who: { readonly operator: boolean }): ReadBody {
  if (!isObject(body)) return { header: {}, grids: {}, problems: [{ code: 'E_BODY' }] };
  const reading: Reading = { mode, operator: who.operator, problems: [] };
  const ignored = new Set(ignoredInHeader);
  const lists: Record<string, SentRows> = {};
  for (const [grid, rows] of Object.entries(grids(resource))) {
    for (const key of [...Object.values(changeKeys(grid, rows)), listKey(grid, rows)]) ignored.add(key);
    lists[grid] = readLists(grid, rows, body, reading);
  }
  const carriesFiles = declaredFiles(resource).size > 0;
  if (carriesFiles) for (const key of fileKeys) ignored.add(key);
  const files =
    carriesFiles && fileKeys.some((key) => Object.hasOwn(body, key))
      ? { files: readFiles(body, (problem) => complain(reading, problem)) }
      : {};
  const header = readValues(headerFields(resource), body, ignored, reading, {});
  const version = mode === 'update' ? readVersion(body, reading) : {};
  return { header, grids: lists, ...files, ...version, problems: reading.problems };
}

/** Parses the declared among the sent members; of the others, those in `ignored` and display names pass. */
function readValues(fields: Fields, sent: Values, ignored: ReadonlySet<string>, reading: Reading, at: Place): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(sent)) {
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    if (!field) {
      const isIgnored = ignored.has(name) || displayNames(fields).has(name);
      if (!isIgnored) complain(reading, { ...at, code: 'E_UNKNOWN', args: [name.slice(0, 60)] });
    } else if (isOpen(field, reading)) {
      const parsed = typeOf(field).parse(value, field);
      if ('value' in parsed) values[name] = parsed.value;
      else {
        const { code, args, text } = parsed.problem;
        complain(reading, { ...at, code: code as ErrorCode, field: name, args, text });
      }
    }
  }
  return values;
}

const isOpen = (field: Field, { mode, operator }: Reading): boolean =>
  !field.computed && (mode === 'create' || (!field.createOnly && (!field.operatorOnly || operator)));

function readLists(grid: string, rows: RowsField, body: Values, reading: Reading): SentRows {
  const keys = changeKeys(grid, rows);
  const list = (key: string, open: boolean): unknown[] => {
    const sent = body[key];
    if (!open || sent === undefined || sent === null) return [];
    if (Array.isArray(sent) && sent.length <= mostRows) return sent;
    complain(
      reading,
      Array.isArray(sent)
        ? { code: 'E_LIST', grid, args: [mostRows.toLocaleString('en-US')], text: 'tooManyRows' }
        : { code: 'E_TYPE', grid, args: [key] },
    );
    return [];
  };
  const written = rows.readOnly !== true && rows.deleteOnly !== true;
  const inserted = list(keys.insert, written);
  const updated = list(keys.update, written);
  const deleted = list(keys.delete, rows.readOnly !== true);
  if (reading.mode === 'create' && updated.length + deleted.length > 0)
    complain(reading, { code: 'E_LIST', grid, args: [keys.update] });
  return {
    insert: inserted.flatMap((row, i) => readRow(grid, rows, row, i, { ...reading, mode: 'create' }) ?? []),
    update: readUpdates(grid, rows, updated, reading),
    delete: deleted.flatMap((entry, row) => {
      const id = readId(isObject(entry) ? entry.id : entry);
      if (id === undefined) complain(reading, { code: 'E_REF', grid, row, field: 'id' });
      return id ?? [];
    }),
  };
}

function readUpdates(grid: string, rows: RowsField, sent: readonly unknown[], reading: Reading): ChangedRow[] {
  const seen = new Set<number>();
  return sent.flatMap((entry, row) => {
    const read = readRow(grid, rows, entry, row, { ...reading, mode: 'update' });
    if (!read) return [];
    const id = readId((entry as Values).id);
    if (id === undefined) complain(reading, { code: 'E_REF', grid, row, field: 'id' });
    else if (seen.has(id)) complain(reading, { code: 'E_LIST', grid, row, field: 'id' });
    else {
      seen.add(id);
      return { ...read, id };
    }
    return [];
  });
}

function readRow(grid: string, rows: RowsField, row: unknown, index: number, reading: Reading): SentRow | undefined {
  if (!isObject(row)) {
    complain(reading, { code: 'E_TYPE', grid, row: index, args: [grid] });
    return undefined;
  }
  const uid = readUid(row.uid);
  // A row that is kept already is known by its id.
  const known = uid ?? (reading.mode === 'update' ? readUid(row.id) : undefined);
  const at: Place = { grid, row: index, ...(known === undefined ? {} : { uid: known }) };
  const above = gridAbove(rows);
  const linkUid = above === undefined ? undefined : linkUidName(above);
  const ignored = linkUid === undefined ? ignoredInRow : new Set([...ignoredInRow, linkUid]);
  const values = readValues(storedFields(rows), row, ignored, reading, at);
  const named = linkUid === undefined ? undefined : readUid(row[linkUid]);
  const number = numberOf(rows);
  if (number !== undefined) readNumber(number, row, values, reading, at);
  if (linkUid !== undefined && named !== undefined) values[linkUid] = named;
  const sortNo = parseWhole(row.sortNo ?? null, 0, 1_000_000_000);
  if ('problem' in sortNo) complain(reading, { ...at, code: sortNo.problem.code as ErrorCode, field: 'sortNo' });
  const place = 'value' in sortNo && sortNo.value !== null ? { sortNo: sortNo.value } : {};
  return { ...(uid === undefined ? {} : { uid }), ...place, values };
}

/** The number of the row above, which is computed and yet says where the row belongs. */
function readNumber(name: string, row: Values, values: Values, reading: Reading, at: Place): void {
  const parsed = parseWhole(row[name] ?? null, 1, 1_000_000);
  if ('problem' in parsed) complain(reading, { ...at, code: parsed.problem.code as ErrorCode, field: name });
  else if (parsed.value !== null) values[name] = parsed.value;
}

const readUid = (sent: unknown): string | undefined =>
  typeof sent === 'string' || typeof sent === 'number' ? String(sent).slice(0, mostUid) : undefined;

function readId(value: unknown): number | undefined {
  const parsed = parseWhole(value ?? null, 1);
  return 'value' in parsed && parsed.value !== null ? parsed.value : undefined;
}

function readVersion(body: Values, reading: Reading): Pick<ReadBody, 'version'> {
  const version = parseWhole(body.version ?? null, 1, 2_147_483_647);
  if ('problem' in version) {
    complain(reading, { code: version.problem.code as ErrorCode, field: 'version' });
    return {};
  }
  return version.value === null ? {} : { version: version.value };
}
