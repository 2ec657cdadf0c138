/** PDF files of page models, set in a thread of their own: one takes one to two seconds, which no call may wait for. */
import type { PageModel } from '../../core/page.ts';
import { openThread, type ThreadLimits } from '../thread.ts';

export interface Papers {
  /** Bytes of the PDF; rejects when it cannot be set, or not in time. */
  pdf(model: PageModel): Promise<Buffer>;
  close(): Promise<void>;
}

/** Nothing is started before the first paper; the thread with its typefaces goes when nothing was ordered for long. */
export function openPapers(limits?: ThreadLimits): Papers {
  const thread = openThread<PageModel, Uint8Array>('paperWorker', import.meta.url, limits);
  return {
    pdf: async (model) => {
      const { buffer, byteOffset, byteLength } = await thread.ask(model);
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: thread.close,
  };
}
