/** Rows below rows (`below` of a grid): whom they belong to while a record is saved. */
import type { Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { gridAbove, linkName, linkUidName } from '../../record/below.ts';
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
  const ids = new Set(rowsAbove(record, above).map((row) => row.id));
  const problems: Problem[] = [];
  const gone: number[] = [];
  const rows = record[grid] as Values[];
  rows.forEach((row, at) => {
    if (!isSent(row)) {
      if (isSet(row[link]) && !ids.has(row[link])) gone.push(row.id as number);
      return;
    }
    const code = judge(row, rowsAbove(record, above), link, linkUid);
    if (code) problems.push({ code, grid, row: at, field: link, text: 'noRowAbove' });
  });
  const taken = new Set(gone);
  // The places of problems count the rows as they stand; a save with problems ends here.
  if (taken.size && !problems.length) record[grid] = rows.filter((row) => !taken.has(row.id as number));
  return { problems, gone };
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
