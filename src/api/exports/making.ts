/** One export at work: its beat tells how far it is and hears that it was cancelled, wherever it runs. */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Actor, Database } from '../../database/executor.ts';
import { moveExport } from './rows.ts';

/** Why a making stops that did not fail. */
export class Cancelled extends Error {}

export interface Making {
  readonly database: Database;
  readonly actor: Actor;
  readonly id: number;
  readonly control: AbortController;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

const beatMs = 1000;

/** Runs `work` with a beat each second. */
export async function beating<T>(
  { database, actor, id, control, now, log }: Making,
  work: (progress: (rows: number) => void) => Promise<T>,
): Promise<T> {
  let done = 0;
  let beat: Promise<void> | undefined;
  const reportProgress = async (): Promise<void> => {
    const goesOn = await moveExport(
      database,
      actor,
      id,
      ['RUN'],
      sql`done = ${done}::int, beat_at = ${now()}::timestamptz`,
    );
    if (!goesOn) control.abort(new Cancelled('cancelled'));
  };
  const timer = setInterval(() => {
    beat ??= reportProgress()
      .catch((error: unknown) => log.warn({ err: error }, 'export beat'))
      .finally(() => (beat = undefined));
  }, beatMs);
  try {
    return await work((rows) => (done = rows));
  } finally {
    clearInterval(timer);
    await beat;
  }
}

/** What comes first: the promise, or the end that the signal asks for. */
export async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  let stop = (): void => undefined;
  const ended = new Promise<never>((_, failed) => (stop = () => failed(signal.reason as Error)));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([promise, ended]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
