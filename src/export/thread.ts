/** Heavy work in a thread of its own, with a limit of time and of memory, so that the server goes on answering meanwhile. */
import { parentPort, Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** For one order, from its sending on. */
  readonly patienceMs?: number;
  /** The thread goes when nothing was ordered for so long. */
  readonly idleMs?: number;
  readonly memoryMb?: number;
}

export interface Thread<Order, Answer> {
  /** Rejects with a `ThreadError`. */
  ask(order: Order): Promise<Answer>;
  close(): Promise<void>;
}

/** `late`: the order took too long; `ended`: the thread went with other orders; `fault`: the work threw. */
export class ThreadError extends Error {
  readonly why: 'late' | 'ended' | 'fault';
  constructor(why: ThreadError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

interface Sent<Order> {
  readonly id: number;
  readonly order: Order;
}
type Came<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly fault: string });

interface Waiting<Answer> {
  readonly done: (answer: Answer) => void;
  readonly failed: (why: Error) => void;
  readonly late: NodeJS.Timeout;
}

/** The thread's module, named from `import.meta.url` of a neighbour: beside the bundle, or a source whose types go first. */
function startThread(name: string, from: string, memoryMb: number): Worker {
  const limits = { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } };
  if (!from.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, from), limits);
  const module = new URL(`./${name}.ts`, from).href;
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${module}', '${module}'))`;
  return new Worker(begin, { ...limits, eval: true });
}

/** Nothing is started before the first order. An order that takes too long ends the thread; the next begins another. */
export function openThread<Order, Answer>(
  name: string,
  from: string,
  { patienceMs = 60_000, idleMs = 300_000, memoryMb = 512 }: ThreadLimits = {},
): Thread<Order, Answer> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting<Answer>>();

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
    const started = startThread(name, from, memoryMb);
    started.unref();
    started.on('message', (came: Came<Answer>) => {
      const order = waiting.get(came.id);
      if (!order) return;
      waiting.delete(came.id);
      clearTimeout(order.late);
      if ('answer' in came) order.done(came.answer);
      else order.failed(new ThreadError('fault', came.fault));
      if (!waiting.size) idle = setTimeout(() => void end(started, new ThreadError('ended', 'idle')), idleMs).unref();
    });
    started.on('error', (error) => void end(started, new ThreadError('ended', error.message)));
    started.on('exit', () => void end(started, new ThreadError('ended', `the thread ${name} ended`)));
    return (thread = started);
  }

  return {
    ask: (order) =>
      new Promise((done, failed) => {
        clearTimeout(idle);
        const id = (count += 1);
        const worker = running();
        const tooLong = () => {
          waiting.delete(id);
          failed(new ThreadError('late', `${name} took too long`));
          void end(worker, new ThreadError('ended', `the thread ${name} was ended by another order`));
        };
        waiting.set(id, { done, failed, late: setTimeout(tooLong, patienceMs) });
        worker.postMessage({ id, order } satisfies Sent<Order>, []);
      }),
    close: () => end(thread, new ThreadError('ended', 'the server ends')),
  };
}

/** The thread's side: answers each order. `moved` names what goes over without being copied. */
export function serve<Order, Answer>(
  work: (order: Order) => Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[] = () => [],
): void {
  async function answer({ id, order }: Sent<Order>): Promise<void> {
    try {
      const made = await work(order);
      parentPort!.postMessage({ id, answer: made } satisfies Came<Answer>, moved(made));
    } catch (error) {
      const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort!.postMessage({ id, fault } satisfies Came<Answer>, []);
    }
  }
  parentPort?.on('message', (sent: Sent<Order>) => void answer(sent));
}
