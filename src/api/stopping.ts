/** A stop answers what has begun: its transaction may be committed already, and who hears nothing of it would do it twice. */
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../core/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted as soon as the server begins to stop: streams without an end of their own leave then. */
    readonly stopping: AbortSignal;
  }
}

/** Docker kills ten seconds after its signal; the database needs some of them. */
const mostMs = 7000;
/** Seconds after which whoever was turned away finds the next process. */
const retryAfter = 5;

/**
 * From the first moment of `app.close()` new requests are refused with 503 and their connections closed, while those under
 * way have their time. Pages that the server draws for a request under way call on its behalf: those calls go on.
 */
export function registerStop(app: FastifyInstance): void {
  const stop = new AbortController();
  const underWay = new Set<unknown>();
  let settled: (() => void) | undefined;
  app.decorate('stopping', stop.signal);

  app.addHook('onRequest', async (request, reply) => {
    if (!fromOutside(request)) return;
    if (stop.signal.aborted) throw new ProblemError({ code: 'E_UNAVAILABLE' }, { retryAfter });
    const { raw } = reply;
    underWay.add(raw);
    raw.once('close', () => {
      underWay.delete(raw);
      if (underWay.size === 0) settled?.();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stop.abort();
    if (underWay.size === 0) return;
    await new Promise<void>((done) => {
      settled = done;
      setTimeout(done, mostMs).unref();
    });
  });
}

const fromOutside = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;
