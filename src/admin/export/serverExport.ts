/** An export that the server makes: ordered, followed, fetched; a cancelled one ends there too. */
import type { ExportBody, ExportRow } from '../../core/files/exporting.ts';
import { ApiError } from '../../session/calls/error.ts';
import type { ExportCalls } from '../providers/data/exports.ts';
import type { Downloaded } from '../providers/data/wire.ts';
import type { ExportOrder, ExportProgress } from './exportOrder.ts';

/** The person closes the window and lets the job go on. */
export const left = 'left';
const lookMs = { stream: 700, job: 1500 } as const;

/** Answers the file. Rejects with an AbortError when the signal ends it; texts of failures are the server's. */
export async function serverExport(
  calls: ExportCalls,
  { kind, title, wire }: ExportOrder,
  reason: string | undefined,
  tell: (told: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Downloaded> {
  const body: ExportBody = { kind, title, columns: wire.columns, ...(reason ? { reason } : {}) };
  return followed(calls, await calls.orderExport(wire, body, { signal }), tell, signal);
}

/** Follows one that was ordered, and answers its file. */
export async function followed(
  calls: ExportCalls,
  { id, job, total }: Pick<ExportRow, 'id' | 'job' | 'total'>,
  tell: (told: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Downloaded> {
  const cancel = () => {
    if (signal.reason !== left) void calls.removeExport(id).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  const look = () => calls.exportState(id, { signal });
  try {
    signal.throwIfAborted();
    tell({ done: 0, total, job });
    if (job) await finished(look, tell, signal);
    return await following(look, tell, job ? undefined : lookMs.stream, () => calls.exportFile(id, { signal }));
  } catch (error) {
    // A stream that breaks tells nothing itself.
    const { failTxt } = signal.aborted || !isLost(error) ? { failTxt: undefined } : await look();
    throw failTxt ? new Error(failTxt) : error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Waits for a job to end. */
async function finished(
  look: () => Promise<ExportRow>,
  tell: (told: ExportProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { stCd, done, total, failTxt } = await look();
    tell({ done, total, job: true });
    if (stCd === 'DONE') return;
    if (stCd === 'FAIL' || stCd === 'CANCEL') throw new Error(failTxt ?? stCd);
    await pause(lookMs.job, signal);
  }
}

/** Tells how far the server is while the file comes; an answer that comes after the file tells nothing any more. */
async function following<T>(
  look: () => Promise<ExportRow>,
  tell: (told: ExportProgress) => void,
  every: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  let coming = true;
  const reportRow = ({ done, total }: ExportRow) => coming && tell({ done, total });
  const timer = every && setInterval(() => void look().then(reportRow, () => undefined), every);
  try {
    return await work();
  } finally {
    coming = false;
    clearInterval(timer);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done, failed) => {
    const stop = () => {
      clearTimeout(timer);
      failed(new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
