/** An export made while it is sent: nothing of it is stored, and who goes away ends it. */
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { mimes } from '../../core/files/exporting.ts';
import { refuse } from '../../core/problem.ts';
import type { Call } from '../../database/behaviour.ts';
import { attachment } from '../files/disposition.ts';
import type { Slots } from '../slots.ts';
import { beating, Cancelled } from './making.ts';
import { moveExport, type KeptExport } from './rows.ts';
import type { ExportOrder } from './order.ts';
import { writeExport, type ExportParts } from './write.ts';

/** Never shown as a page of ours, and kept by nobody. */
export const exportHeaders = {
  'content-security-policy': "default-src 'none';sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
} as const;

/** Milliseconds after which a reader who takes nothing is given up: place and transaction are wanted by others. */
const idleMs = 20_000;

/** Calls `end`, and cuts the answer off, when the reader has taken nothing of what waits for it. */
export function endIdle(raw: ServerResponse, end: () => void, most = idleMs): void {
  let taken = -1;
  let since = Date.now();
  const watch = setInterval(() => {
    const written = raw.socket?.bytesWritten ?? 0;
    if (!raw.writableNeedDrain || written !== taken) {
      taken = written;
      since = Date.now();
    } else if (Date.now() - since >= most) {
      end();
      raw.destroy();
    }
  }, most / 10).unref();
  raw.once('close', () => clearInterval(watch));
}

export async function sendStream(
  parts: ExportParts,
  slots: Slots,
  kept: KeptExport,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database } = parts;
  const { log, server } = request;
  const out = new PassThrough();
  const control = new AbortController();
  const make = async (): Promise<void> => {
    const making = { database, actor: call, id: kept.id, control, now: server.signIn.tokenNow, log };
    try {
      const rows = await beating(making, (progress) =>
        writeExport(parts, kept.wanted as ExportOrder, call, out, control.signal, progress),
      );
      await moveExport(
        database,
        call,
        kept.id,
        ['RUN'],
        sql`st_cd = 'DONE', done = ${rows}::int, total = ${rows}::int`,
      );
    } catch (error) {
      const left = control.signal.aborted;
      if (!left) log.error({ err: error }, 'export');
      out.destroy(error as Error);
      await moveExport(
        database,
        call,
        kept.id,
        ['RUN'],
        left ? sql`st_cd = 'CANCEL'` : sql`st_cd = 'FAIL', fail = 'exportBroke'`,
      );
    }
  };
  // A stream that nobody reads any more fails; that is no news.
  out.on('error', () => undefined);
  endIdle(reply.raw, () => control.abort(new Cancelled('the reader takes nothing')));
  reply.raw.once('close', () => {
    if (!out.readableEnded) control.abort(new Cancelled('the reader went away'));
  });
  const turn = new Promise<boolean>((go) => {
    const work = slots.take(async () => {
      const mine = await moveExport(
        database,
        call,
        kept.id,
        ['READY'],
        sql`st_cd = 'RUN', beat_at = ${server.signIn.tokenNow()}::timestamptz`,
      );
      go(mine);
      if (mine) await make();
    }, call.corpId);
    if (!work) refuse('E_UNAVAILABLE', { text: 'exportBusy' });
    else work.catch((error: unknown) => log.error({ err: error }, 'export'));
  });
  if (!(await turn)) refuse('E_STATE', { text: 'exportTaken' });
  return reply
    .headers({ ...exportHeaders, 'content-disposition': attachment(kept.fileNm) })
    .type(mimes[kept.wanted.kind])
    .send(out);
}
