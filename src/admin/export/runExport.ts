/** Makes an export where its size puts it, and hands the file over. */
import { exportLimits } from '../../core/files/exportLimits.ts';
import { ApiError } from '../../session/calls/error.ts';
import { saveBlob } from '../../ui/saveBlob.ts';
import type { ExportCalls } from '../providers/data/exports.ts';
import { browserExport } from './browserExport.ts';
import type { ExportOrder, ExportProgress } from './exportOrder.ts';
import { serverExport } from './serverExport.ts';

export interface Run {
  readonly calls: ExportCalls;
  readonly order: ExportOrder;
  readonly reason: string | undefined;
  readonly tell: (told: ExportProgress) => void;
  readonly signal: AbortSignal;
  /** The line beside the title of a PDF. */
  readonly note: (count: number) => string;
}

/** Answers how many rows left. Rejects with what to say: a text, or the key of one. */
export const runExport = (run: Run): Promise<number> =>
  leaving(run).catch((error: unknown) => {
    throw new Error(failureOf(error), { cause: error });
  });

async function leaving({ calls, order, reason, tell, signal, note }: Run): Promise<number> {
  if ((order.total ?? 0) > exportLimits.browser) {
    let count = 0;
    const onProgress = (now: ExportProgress) => {
      count = now.total;
      tell(now);
    };
    saveBlob(await serverExport(calls, order, reason, onProgress, signal));
    return count;
  }
  const file = await browserExport(calls, order, reason, note, (done, total) => tell({ done, total }), signal);
  saveBlob(file);
  return file.count;
}

/** What to say of a failure: a text, or the key of one. */
export const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 0
    ? 'desk.error.network'
    : error instanceof Error
      ? error.message
      : String(error);
