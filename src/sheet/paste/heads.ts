/** The first line of a pasted table, where it says which columns these are. Pure. */
import { trimEndOf } from '../../core/text/trimming.ts';
import type { ReadCell, Table } from '../../ui/grid/model/clipboard.ts';
import type { DetailColumn } from '../detail.ts';

export interface Headed {
  /** The columns that are named, in the order of the table, and its lines with their cells alone. */
  readonly columns: readonly DetailColumn[];
  readonly lines: Table;
  /** Heads that name no column, or one that another names already, where something stands below them. */
  readonly unknown: readonly string[];
}

/** Is this the text of a value of the column? */
export type Fits = (column: DetailColumn, cell: ReadCell) => boolean;

/**
 * What a table says by its heads; undefined where its first line is none. Two words that name columns make it one. A single
 * one may be a value: it names the column it stands over, which begins at `left`, or one of a line without a figure, if what
 * stands below it are values of its column, and not the same word again.
 */
export function headed(
  table: Table,
  columns: readonly DetailColumn[],
  left: number,
  fits: Fits = () => true,
): Headed | undefined {
  const [heads = [], ...rest] = table;
  if (rest.length === 0) return undefined;
  const byLabel = new Map(
    columns.flatMap((column) => [column.label, column.head ?? []].flat().map((word) => [word, column])),
  );
  const words = heads.map(({ text }) => trimEndOf(text.trim(), '* '));
  const places = words.flatMap((word, x) => {
    const column = byLabel.get(word);
    return column && words.indexOf(word) === x ? [{ x, column }] : [];
  });
  const below = (x: number) => rest.flatMap((line) => ((line[x]?.text ?? '').trim() === '' ? [] : [line[x]!]));
  const [first] = places;
  const isHead = ({ x, column }: (typeof places)[number]) => {
    if (heads.length === 1) return column === columns[left];
    const values = below(x);
    const isValue = (cell: ReadCell) => cell.text.trim() !== words[x] && fits(column, cell);
    return values.length > 0 && !words.some(isFigure) && values.every(isValue);
  };
  if (!first || (places.length === 1 && !isHead(first))) return undefined;
  const named = new Set(places.map(({ x }) => x));
  return {
    columns: places.map(({ column }) => column),
    lines: rest.map((line) => places.map(({ x }) => line[x] ?? { text: '' })),
    unknown: words.flatMap((word, x) => (!named.has(x) && below(x).length > 0 ? [word || String(x + 1)] : [])),
  };
}

/** Figures, days and the like have no letters; no head is without one. */
const isFigure = (word: string): boolean => /\d/.test(word) && !/\p{L}/u.test(word);
