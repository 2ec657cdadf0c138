/** The first line of a pasted table, where it says which columns these are. Pure. */
import { trimEndOf } from '../../core/text/trimming.ts';
import type { Table } from '../../ui/grid/model/clipboard.ts';
import type { DetailColumn } from '../detail.ts';

export interface Headed {
  /** The columns that are named, in the order of the table, and its lines with their cells alone. */
  readonly columns: readonly DetailColumn[];
  readonly lines: Table;
  /** Heads that name no column, or one that another names already, where something stands below them. */
  readonly unknown: readonly string[];
}

/**
 * What a table says by its heads; undefined where its first line is none: fewer than two of its words name a column. A single
 * word may be a value: it names a column only in its place, from which `left` counts.
 */
export function headed(table: Table, columns: readonly DetailColumn[], left: number): Headed | undefined {
  const [heads = [], ...rest] = table;
  if (rest.length === 0) return undefined;
  const byLabel = new Map(columns.map((column) => [column.label, column]));
  const words = heads.map(({ text }) => trimEndOf(text.trim(), '* '));
  const places = words.flatMap((word, x) => {
    const column = byLabel.get(word);
    return column && words.indexOf(word) === x ? [{ x, column }] : [];
  });
  const alone = places.length === 1 && heads.length === 1 && places[0]!.column === columns[left];
  if (places.length < 2 && !alone) return undefined;
  const named = new Set(places.map(({ x }) => x));
  const isFilled = (x: number) => rest.some((line) => (line[x]?.text ?? '').trim() !== '');
  return {
    columns: places.map(({ column }) => column),
    lines: rest.map((line) => places.map(({ x }) => line[x] ?? { text: '' })),
    unknown: words.flatMap((word, x) => (!named.has(x) && isFilled(x) ? [word || String(x + 1)] : [])),
  };
}
