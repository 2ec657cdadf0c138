/** What a save sends: known keys only, every value parsed. Nothing here throws, whatever the JSON. */
import type { Field, Values } from '../core/field.ts';
import type { ErrorCode, Problem } from '../core/problem.ts';
import { auditFields, type Resource } from '../core/resource.ts';
import { typeOf } from './index.ts';
import { parseWhole } from './integer/index.ts';
import { changeKeys, displayName, gridFields, grids, headerFields, listKey, type Fields } from './resource.ts';
import type { RowsField } from './rows/index.ts';

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
  readonly version?: number;
  readonly updateDt?: string;
  readonly problems: readonly Problem[];
}

export type Mode = 'create' | 'update';
const mostRows = 5000;
const mostUid = 100;
const ignoredAlways = new Set<string>(['id', 'corpId', 'sortNo', 'respFileList', 'createNm', 'updateNm', ...auditFields]);

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the body of POST or PATCH. Problems name field, grid, row (index in its list) and client row id. */
export function readBody(resource: Resource, body: unknown, mode: Mode, who: { readonly operator: boolean }): ReadBody {
  if (!isObject(body)) return { header: {}, grids: {}, problems: [{ code: 'E_BODY' }] };
  const problems: Problem[] = [];
  const fields = headerFields(resource);
  const rowKeys = new Set<string>();
  const lists = Object.fromEntries(
    Object.entries(grids(resource)).map(([grid, rows]) => {
      const keys = changeKeys(grid, rows);
      for (const key of [...Object.values(keys), listKey(grid, rows)]) rowKeys.add(key);
      return [grid, readLists(grid, rows, body, mode, problems)];
    }),
  );
  const header: Values = {};
  for (const [key, value] of Object.entries(body)) {
    if (rowKeys.has(key) || key === 'version' || ignoredAlways.has(key)) continue;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field) readValue(field, key, value, header, mode, who.operator, problems, {});
    else if (!isDisplayName(key, fields)) problems.push(unknown(key));
  }
  return { header, grids: lists, ...readVersion(body, problems), problems };
}

const unknown = (key: string): Problem => ({ code: 'E_UNKNOWN', args: [key.slice(0, 60)] });
const isDisplayName = (key: string, fields: Fields) => Object.keys(fields).some((name) => name.endsWith('Id') && displayName(name) === key);

type Place = Pick<Problem, 'grid' | 'row' | 'uid'>;

function readValue(field: Field, name: string, value: unknown, into: Values, mode: Mode, operator: boolean, problems: Problem[], at: Place): void {
  const closed = field.computed || (field.createOnly && mode === 'update') || (field.operatorOnly && !operator && mode === 'update');
  if (closed) return;
  const parsed = typeOf(field).parse(value, field);
  if ('problem' in parsed) {
    const { code, args, text } = parsed.problem;
    problems.push({ ...at, code: code as ErrorCode, field: name, args, text });
  } else into[name] = parsed.value;
}

function readLists(grid: string, rows: RowsField, body: Values, mode: Mode, problems: Problem[]): SentRows {
  const keys = changeKeys(grid, rows);
  const list = (key: string): unknown[] => {
    const sent = body[key];
    if (sent === undefined || sent === null) return [];
    const good = Array.isArray(sent) && sent.length <= mostRows;
    if (!good) problems.push({ code: 'E_LIST', grid, args: [key] });
    return good ? sent : [];
  };
  const closed = rows.readOnly === true;
  const inserted = closed || rows.deleteOnly ? [] : list(keys.insert);
  const updated = closed || rows.deleteOnly ? [] : list(keys.update);
  const deleted = closed ? [] : list(keys.delete);
  if (mode === 'create' && (updated.length || deleted.length)) problems.push({ code: 'E_LIST', grid, args: [keys.update] });
  return {
    insert: inserted.flatMap((row, i) => readRow(grid, rows, row, i, 'create', problems) ?? []),
    update: updated.flatMap((row, i) => {
      const read = readRow(grid, rows, row, i, 'update', problems);
      const id = isObject(row) ? readId(row.id) : undefined;
      if (read && id === undefined) problems.push({ code: 'E_REF', grid, row: i, field: 'id' });
      return read && id !== undefined ? { ...read, id } : [];
    }),
    delete: deleted.flatMap((entry, i) => {
      const id = readId(isObject(entry) ? entry.id : entry);
      if (id === undefined) problems.push({ code: 'E_REF', grid, row: i, field: 'id' });
      return id ?? [];
    }),
  };
}

function readRow(grid: string, rows: RowsField, row: unknown, index: number, mode: Mode, problems: Problem[]): SentRow | undefined {
  if (!isObject(row)) {
    problems.push({ code: 'E_TYPE', grid, row: index, args: [grid] });
    return undefined;
  }
  const fields = gridFields(rows);
  const uid = typeof row.uid === 'string' || typeof row.uid === 'number' ? String(row.uid).slice(0, mostUid) : undefined;
  const at: Place = { grid, row: index, ...(uid === undefined ? {} : { uid }) };
  const values: Values = {};
  for (const [key, value] of Object.entries(row)) {
    if (key === 'uid' || ignoredAlways.has(key)) continue;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field) readValue(field, key, value, values, mode, true, problems, at);
    else if (!isDisplayName(key, fields)) problems.push({ ...unknown(key), ...at });
  }
  const sortNo = parseWhole(row.sortNo ?? null, 0, 1_000_000_000);
  if ('problem' in sortNo) problems.push({ ...at, code: sortNo.problem.code as ErrorCode, field: 'sortNo' });
  const place = 'value' in sortNo && sortNo.value !== null ? { sortNo: sortNo.value } : {};
  return { ...(uid === undefined ? {} : { uid }), ...place, values };
}

function readId(value: unknown): number | undefined {
  const parsed = parseWhole(value ?? null, 1);
  return 'value' in parsed && parsed.value !== null ? parsed.value : undefined;
}

function readVersion(body: Values, problems: Problem[]): Pick<ReadBody, 'version' | 'updateDt'> {
  const version = parseWhole(body.version ?? null, 1, 2_147_483_647);
  if ('problem' in version) {
    problems.push({ code: version.problem.code as ErrorCode, field: 'version' });
    return {};
  }
  if (version.value !== null) return { version: version.value };
  return typeof body.updateDt === 'string' ? { updateDt: body.updateDt } : {};
}
