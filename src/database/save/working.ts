/** A record while it is being saved: what was stored, what was sent, and the whole that results. */
import type { Field, Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { ReadBody } from '../../record/readBody.ts';
import { storedFields, grids } from '../../record/resource.ts';
import { gridsInOrder, movedTo, settleLinks } from './links.ts';

export interface RowLists {
  readonly inserted: Values[];
  readonly updated: Values[];
  readonly deleted: number[];
}

export interface Merged {
  readonly record: Values;
  readonly problems: Problem[];
  /** Ids that the sent lists delete, by grid. */
  readonly deleted: Readonly<Record<string, readonly number[]>>;
}

/** Client ids of rows, kept beside the rows so that they are answered but never stored. */
export const uidKey = 'uid';

const emptyRow = (rows: Field, defaults: Values): Values => ({
  ...Object.fromEntries(Object.keys(storedFields(rows)).map((name) => [name, null])),
  ...defaults,
});

/** Lays what was sent over what was stored. `base` is the stored record, or the defaults of a new one. */
export function merge(resource: Resource, base: Values, sent: ReadBody, rowDefaults: (grid: string) => Values): Merged {
  const record: Values = { ...base, ...sent.header };
  const problems: Problem[] = [];
  const deleted: Record<string, readonly number[]> = {};
  for (const [grid, declared] of Object.entries(grids(resource))) {
    const stored = (base[grid] as Values[] | undefined) ?? [];
    if (declared.latest !== undefined && typeof base.id === 'number') {
      // The last of many that the system wrote: their places are among all of them.
      record[grid] = stored;
      deleted[grid] = [];
      continue;
    }
    const lists = sent.grids[grid] ?? { insert: [], update: [], delete: [] };
    const storedIds = new Set(stored.map((row) => row.id as number));
    const deletedIds = new Set(lists.delete);
    for (const [row, id] of [...lists.update.map((u) => u.id), ...lists.delete].entries()) {
      if (!storedIds.has(id)) problems.push({ code: 'E_REF', grid, row: row + 1, uid: String(id), field: 'id' });
    }
    const changes = new Map(lists.update.map((u) => [u.id, u]));
    const remaining = stored
      .filter((row) => !deletedIds.has(row.id as number))
      .map((row) => {
        const change = changes.get(row.id as number);
        if (!change) return { ...row };
        const values = { ...movedTo(declared, row, change.values), ...change.values };
        return { ...row, ...values, sortNo: change.sortNo ?? row.sortNo, [uidKey]: change.uid };
      });
    const added = lists.insert.map((row) => ({
      ...emptyRow(declared, rowDefaults(grid)),
      ...row.values,
      id: null,
      sortNo: row.sortNo ?? Number.MAX_SAFE_INTEGER,
      [uidKey]: row.uid,
    }));
    // A new row sent with the number of a stored one stands before it.
    const all: Values[] = [...added, ...remaining];
    all.sort((a, b) => (a.sortNo as number) - (b.sortNo as number));
    all.forEach((row, i) => (row.sortNo = i + 1));
    record[grid] = all;
    deleted[grid] = lists.delete.filter((id) => storedIds.has(id));
  }
  for (const grid of gridsInOrder(resource)) {
    if (grids(resource)[grid]!.latest !== undefined && typeof base.id === 'number') continue;
    const touched = new Set((sent.grids[grid]?.update ?? []).map(({ id }) => id));
    const links = settleLinks(resource, grid, record, ({ id }) => id === null || touched.has(id as number));
    problems.push(...placeProblems(links.problems, record));
    deleted[grid] = [...deleted[grid]!, ...links.gone];
    (record[grid] as Values[]).forEach((row, i) => (row.sortNo = i + 1));
  }
  return { record, problems, deleted };
}

/** Rows to insert and update, by comparing with what was stored. */
export function rowLists(grid: string, record: Values, stored: Values | null, deleted: readonly number[]): RowLists {
  const before = new Map(((stored?.[grid] as Values[] | undefined) ?? []).map((row) => [row.id, JSON.stringify(row)]));
  const rows = record[grid] as Values[];
  return {
    inserted: rows.filter((row) => row.id === null),
    updated: rows.filter((row) => {
      if (row.id === null) return false;
      const { [uidKey]: _, ...plain } = row;
      return before.get(row.id) !== JSON.stringify(plain);
    }),
    deleted: [...deleted],
  };
}

/** Row problems name the row as a person counts it, and its client id or id, so that a grid finds the cell. */
export function placeProblems(problems: readonly Problem[], record: Values): Problem[] {
  return problems.map((problem) => {
    if (problem.grid === undefined || problem.row === undefined || problem.uid !== undefined) return problem;
    const row = (record[problem.grid] as Values[] | undefined)?.[problem.row];
    const uid = row?.[uidKey] ?? row?.id;
    return { ...problem, row: problem.row + 1, ...(uid === null || uid === undefined ? {} : { uid: String(uid) }) };
  });
}

/** The same of what could not be read: its row is known by client id or id, else by its place in the list that was sent. */
export function placeUnread(problems: readonly Problem[], record: Values): Problem[] {
  return problems.map((problem) => {
    if (problem.grid === undefined || problem.row === undefined) return problem;
    const rows = (record[problem.grid] as Values[] | undefined) ?? [];
    const at = problem.uid === undefined ? -1 : rows.findIndex((row) => String(row[uidKey] ?? row.id) === problem.uid);
    return { ...problem, row: (at < 0 ? problem.row : at) + 1 };
  });
}

/** Rows by grid, as a save takes them. */
export const insertsOf = (rows: Readonly<Record<string, readonly Values[]>>): ReadBody['grids'] =>
  Object.fromEntries(
    Object.entries(rows).map(([grid, list]) => [
      grid,
      {
        insert: list.map((values) => (typeof values['uid'] === 'string' ? { uid: values['uid'], values } : { values })),
        update: [],
        delete: [],
      },
    ]),
  );
