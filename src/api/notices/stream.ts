/** An event stream to one page: says when to ask again, never what about. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Session } from '../plugins/session.ts';
import type { Hub } from './hub.ts';

/** A line now and then keeps proxies from closing a silent connection, and tells of pages that are gone. */
const beatMs = 25_000;

/** Sends until page, session, token or server ends. `until` is the moment at which the token runs out. */
export function sendNotices(reply: FastifyReply, hub: Hub, session: Session, until: Date, now: Date): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (text: string): void => void (raw.writableEnded || raw.destroyed || raw.write(text));
  const wake = (): void => send('event: stir\ndata:\n\n');
  const over = (): void => {
    clearInterval(beat);
    clearTimeout(last);
    leave();
    raw.end();
  };
  const beat = setInterval(() => send(':\n\n'), beatMs).unref();
  const last = setTimeout(over, Math.max(0, Math.min(until.getTime() - now.getTime(), 2 ** 31 - 1))).unref();
  const leave = hub.add({
    ...{ corpId: session.corpId, userId: session.userId, sessionId: session.id },
    wake,
    end: over,
  });
  raw.on('close', over);
  raw.on('error', over);
  // Whatever happened before the page was listening.
  wake();
}
