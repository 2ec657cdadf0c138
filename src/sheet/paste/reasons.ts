/** Why cells of a pasted table are no values of their columns, in the grid's own sentences. Pure. */
import type { PastePlan } from '../../ui/grid/model/paste.ts';
import type { DetailColumn } from '../detail.ts';
import type { Stored } from './readCells.ts';

/** What is said of a value in the column of this name; undefined where there is nothing to say. */
export type Refusal = (name: string, value: unknown) => string | undefined;

/** One sentence, and the cells of a column that it is said of. */
export interface Reason {
  readonly label: string;
  readonly words: string;
  /** Counted from one, as the rows show. */
  readonly rows: readonly number[];
}

/** Each sentence once a column, in the order in which a reader comes upon them. */
export function reasonsOf({ cells }: PastePlan, columns: readonly DetailColumn[], refusal: Refusal): readonly Reason[] {
  const found = new Map<string, { readonly label: string; readonly words: string; readonly rows: number[] }>();
  for (const { row, col, value, verdict } of cells.flat()) {
    const column = columns[col];
    const words = verdict === 'bad' && column ? refusal(column.name, (value as Stored).value) : undefined;
    if (!column || words === undefined) continue;
    const key = `${column.name}\n${words}`;
    const reason = found.get(key) ?? { label: column.label, words, rows: [] };
    reason.rows.push(row + 1);
    found.set(key, reason);
  }
  return [...found.values()];
}
