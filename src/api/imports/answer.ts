/** The answer of a check or a run: at once, or in lines that tell how far it is (`Accept: application/x-ndjson`). */
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportAnswer, ImportLine } from '../../core/files/importing.ts';
import { refuse } from '../../core/problem.ts';
import { failureBody } from '../plugins/errors.ts';
import type { Slots } from '../slots.ts';

export interface Work {
  readonly total: number;
  run(progress: (done: number) => void, signal: AbortSignal): Promise<ImportAnswer>;
}

export const ndjson = 'application/x-ndjson';

export async function answerImport(
  request: FastifyRequest,
  reply: FastifyReply,
  slots: Slots,
  { total, run }: Work,
): Promise<unknown> {
  const control = new AbortController();
  // Who goes away before the end ends it; in a transaction, so nothing is left half done.
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) control.abort(new Error('the caller went away'));
  });
  const out = request.headers.accept?.includes(ndjson) ? new PassThrough() : undefined;
  const writeLine = (line: ImportLine) => void (out?.writable && out.write(`${JSON.stringify(line)}\n`));
  const work =
    slots.take(() => run((done) => writeLine({ done, total }), control.signal)) ??
    refuse('E_UNAVAILABLE', { text: 'importBusy' });
  if (!out) return work;
  // A stream that nobody reads any more fails; that is no news.
  out.on('error', () => undefined);
  writeLine({ done: 0, total });
  work
    .then(
      (answer) => writeLine({ answer }),
      (error: unknown) => {
        if (!control.signal.aborted) writeLine({ error: failureBody(request, error) });
      },
    )
    .finally(() => out.end());
  return reply.type(`${ndjson}; charset=utf-8`).header('x-accel-buffering', 'no').send(out);
}
