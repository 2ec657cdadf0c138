/** Files of rows read in a thread of their own, with a limit: whatever somebody packs into one, calls go on meanwhile. */
import { ProblemError, refuse } from '../../core/problem.ts';
import { openThread, ThreadError, type ThreadLimits } from '../../export/thread.ts';
import type { Received } from '../files/receive.ts';
import type { Table } from './readFile.ts';
import type { TableAnswer, TableOrder } from './tableWorker.ts';

export interface Tables {
  /** The rows of the sheet. E_FILE with `importSlow` for what takes longer than the limit, E_UNAVAILABLE when another's did. */
  read(file: Received, sheet: number): Promise<Table>;
  close(): Promise<void>;
}

export function openTables(limits: ThreadLimits = { patienceMs: 30_000, memoryMb: 768 }): Tables {
  const thread = openThread<TableOrder, TableAnswer>('tableWorker', import.meta.url, limits);
  return {
    async read({ path, size, name }, sheet) {
      const answer = await thread.ask({ file: { path, size, name }, sheet }).catch((error: unknown) => {
        if (!(error instanceof ThreadError) || error.why === 'fault') throw error;
        return error.why === 'late'
          ? refuse('E_FILE', { text: 'importSlow', args: [name] })
          : refuse('E_UNAVAILABLE', { text: 'importBusy' });
      });
      if ('problems' in answer) throw new ProblemError(answer.problems);
      return answer.table;
    },
    close: thread.close,
  };
}
