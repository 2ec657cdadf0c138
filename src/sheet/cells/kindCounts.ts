/** How many rows a document has of each kind, and below each of its headings: what a long sheet is counted by. Pure. */
import type { Detail } from '../detail.ts';
import { liveRows, rowKey, type Row } from '../editing.ts';

type Kinds = Pick<Detail, 'kindOf' | 'kindField'>;

/** By the key of a heading the usual rows from it to the next one: as many as its sums are made of. */
export function rowsBelowHeads(
  rows: readonly Row[],
  { kindOf }: Pick<Kinds, 'kindOf'>,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  let head: string | undefined;
  for (const row of kindOf ? liveRows(rows) : []) {
    const kind = kindOf?.(row);
    if (kind === 'head') counts[(head = rowKey(row))] = 0;
    else if (kind === undefined && head !== undefined) counts[head]! += 1;
  }
  return counts;
}

/** By the value that the kind follows the rows that the sums add up, usual ones before those that take off. */
export function rowsByKind(
  rows: readonly Row[],
  { kindOf, kindField }: Kinds,
): readonly (readonly [unknown, number])[] {
  if (!kindOf || kindField === undefined) return [];
  const of = (wanted: 'less' | undefined) => {
    const counts = new Map<unknown, number>();
    for (const row of liveRows(rows))
      if (kindOf(row) === wanted) counts.set(row[kindField], (counts.get(row[kindField]) ?? 0) + 1);
    return [...counts];
  };
  return [...of(undefined), ...of('less')];
}
