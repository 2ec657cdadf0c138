/** The thread that reads files of rows. What is refused goes over as problems, for an error would lose them. */
import { ProblemError, type Problem } from '../../core/problem.ts';
import { serve } from '../../export/thread.ts';
import type { Received } from '../files/receive.ts';
import { readTable, type Table } from './readFile.ts';

export interface TableOrder {
  readonly file: Pick<Received, 'path' | 'size' | 'name'>;
  readonly sheet: number;
}
export type TableAnswer = { readonly table: Table } | { readonly problems: readonly Problem[] };

serve<TableOrder, TableAnswer>(async ({ file, sheet }) => {
  try {
    return { table: await readTable(file, sheet) };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    throw error;
  }
});
