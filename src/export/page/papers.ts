/** PDF files of page models, set in a thread of their own: one takes one to two seconds, which no call may wait for. */
import { Worker } from 'node:worker_threads';
import type { PageModel } from '../../core/page.ts';
import type { PaperAnswer, PaperOrder } from './paperWorker.ts';

export interface Papers {
  /** Bytes of the PDF; rejects when it cannot be set, or not in time. */
  pdf(model: PageModel): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PaperLimits {
  /** For one paper, from the order on. */
  readonly patienceMs?: number;
  /** The thread with its typefaces goes when nothing was ordered for so long. */
  readonly idleMs?: number;
}

interface Waiting {
  readonly done: (bytes: Buffer) => void;
  readonly failed: (why: Error) => void;
  readonly late: NodeJS.Timeout;
}

const limits = { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 512 } };

/** The thread's module: beside the bundle of the server, or a source whose types are taken away first. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./paperWorker.js', import.meta.url), limits);
  const module = new URL('./paperWorker.ts', import.meta.url).href;
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${module}', '${module}'))`;
  return new Worker(begin, { ...limits, eval: true });
}

/** Nothing is started before the first paper. */
export function openPapers({ patienceMs = 60_000, idleMs = 300_000 }: PaperLimits = {}): Papers {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  /** Ends a thread and whoever still waits for it. */
  async function end(gone: Worker | undefined, why: Error): Promise<void> {
    if (!gone || gone !== thread) return;
    thread = undefined;
    clearTimeout(idle);
    for (const { failed, late } of waiting.values()) {
      clearTimeout(late);
      failed(why);
    }
    waiting.clear();
    await gone.terminate();
  }

  function running(): Worker {
    if (thread) return thread;
    const started = startThread();
    started.unref();
    started.on('message', (answer: PaperAnswer) => {
      const order = waiting.get(answer.id);
      if (!order) return;
      waiting.delete(answer.id);
      clearTimeout(order.late);
      if ('bytes' in answer)
        order.done(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
      else order.failed(new Error(answer.fault));
      if (!waiting.size) idle = setTimeout(() => void end(started, new Error('idle')), idleMs).unref();
    });
    started.on('error', (error) => void end(started, error));
    started.on('exit', () => void end(started, new Error('the thread of papers ended')));
    return (thread = started);
  }

  return {
    pdf: (model) =>
      new Promise((done, failed) => {
        clearTimeout(idle);
        const id = (count += 1);
        const worker = running();
        const late = setTimeout(() => void end(worker, new Error('a paper took too long')), patienceMs);
        waiting.set(id, { done, failed, late });
        worker.postMessage({ id, model } satisfies PaperOrder, []);
      }),
    close: () => end(thread, new Error('the server ends')),
  };
}
