/** Work that a server does by itself, again and again. */
import type { FastifyInstance } from 'fastify';

export interface Repeated {
  readonly name: string;
  /** Pauses in ms: before the first round, and after one that failed. */
  readonly first: number;
  readonly failed: number;
  /** One round; answers the pause in ms before the next. */
  round(): Promise<number>;
}

/** Runs while the application is open. A failure is logged and the next round comes; closing waits for one under way. */
export function repeat(app: FastifyInstance, { name, first, failed, round }: Repeated): void {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let running: Promise<unknown> = Promise.resolve();
  const after = (ms: number): void => {
    if (!closed) timer = setTimeout(() => void (running = turn()), ms).unref();
  };
  const turn = async (): Promise<void> =>
    after(
      await round().catch((error: unknown) => {
        app.log.error({ err: error }, name);
        return failed;
      }),
    );
  app.addHook('onReady', async () => after(first));
  app.addHook('onClose', async () => {
    closed = true;
    clearTimeout(timer);
    await running;
  });
}
