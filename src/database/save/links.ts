/** Rows below rows (`below` of a grid): whom they belong to while a record is saved. */
import type { Field, Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { gridAbove, linkName, linkUidName, numberOf } from '../../record/below.ts';
import { grids } from '../../record/resource.ts';

/** Names of the grids, each after the one that its rows belong to. */
export function gridsInOrder(resource: Resource): string[] {
  const depth = (grid: string): number => {
    const above = gridAbove(grids(resource)[grid]!);
    return above === undefined ? 0 : depth(above) + 1;
  };
  return Object.keys(grids(resource)).toSorted((a, b) => depth(a) - depth(b));
}

/** Rows of the grid `above` in the record, by what a row below may call them. */
const rowsAbove = (record: Values, above: string) => record[above] as readonly Values[];

const isSet = (value: unknown) => value !== null && value !== undefined;

/**
 * Judges the links of rows that were sent (`isSent`), and takes away stored rows whose row above is deleted: answers their
 * ids. A client id of a row that is stored already becomes its id.
 */
export function settleLinks(
  resource: Resource,
  grid: string,
  record: Values,
  isSent: (row: Values) => boolean,
): { readonly problems: Problem[]; readonly gone: number[] } {
  const above = gridAbove(grids(resource)[grid]!);
  if (above === undefined) return { problems: [], gone: [] };
  const [link, linkUid] = [linkName(above), linkUidName(above)];
  const number = numberOf(grids(resource)[grid]!);
  const ids = new Set(rowsAbove(record, above).map((row) => row.id));
  const problems: Problem[] = [];
  const gone: number[] = [];
  const rows = record[grid] as Values[];
  rows.forEach((row, at) => {
    if (!isSent(row)) {
      if (isSet(row[link]) && !ids.has(row[link])) gone.push(row.id as number);
      return;
    }
    const isNamed = number === undefined || namedByNumber(row, rowsAbove(record, above), above, number);
    const code = isNamed ? judge(row, rowsAbove(record, above), link, linkUid) : 'E_REF';
    if (code) problems.push({ code, grid, row: at, field: number ?? link, text: 'noRowAbove' });
  });
  const taken = new Set(gone);
  // The places of problems count the rows as they stand; a save with problems ends here.
  if (taken.size && !problems.length) record[grid] = rows.filter((row) => !taken.has(row.id as number));
  return { problems, gone };
}

/** A stored row that is sent with the number of another row above, and with nothing else that says so, leaves its own. */
export function movedTo(rows: Field, stored: Values, sent: Values): Values {
  const [above, number] = [gridAbove(rows), numberOf(rows)];
  if (above === undefined || number === undefined || sent[number] === undefined) return {};
  const named = isSet(sent[linkName(above)]) || isSet(sent[linkUidName(above)]);
  return named || sent[number] === stored[number] ? {} : { [linkName(above)]: null };
}

/** Links a row that names the row above by its number alone; false where there is none of that number. */
function namedByNumber(row: Values, rows: readonly Values[], above: string, number: string): boolean {
  const [link, linkUid] = [linkName(above), linkUidName(above)];
  if (isSet(row[link]) || isSet(row[linkUid]) || typeof row[number] !== 'number') return true;
  const named = rows[row[number] - 1];
  if (!named) return false;
  // A new row above has no id yet, and maybe no client id.
  if (isSet(named.id)) row[link] = named.id;
  else row[linkUid] = named['uid'] ??= `number ${row[number]}`;
  return true;
}

function judge(
  row: Values,
  above: readonly Values[],
  link: string,
  linkUid: string,
): 'E_REF' | 'E_REQUIRED' | undefined {
  if (isSet(row[linkUid])) {
    const named = above.filter((one) => one['uid'] === row[linkUid]);
    if (named.length !== 1) return 'E_REF';
    row[link] = named[0]!.id;
    if (isSet(row[link])) delete row[linkUid];
    return undefined;
  }
  if (!isSet(row[link])) return 'E_REQUIRED';
  return above.some((one) => one.id === row[link]) ? undefined : 'E_REF';
}

/** Once the rows above are written: those below that named them by client id name them by id. */
export function resolveLinks(resource: Resource, grid: string, record: Values): void {
  const above = gridAbove(grids(resource)[grid]!);
  if (above === undefined) return;
  const [link, linkUid] = [linkName(above), linkUidName(above)];
  const ids = new Map(rowsAbove(record, above).map((row) => [row['uid'], row.id]));
  for (const row of record[grid] as Values[]) {
    if (!isSet(row[linkUid])) continue;
    row[link] = ids.get(row[linkUid]) ?? null;
    delete row[linkUid];
  }
}
