/** Exports in the background: one at a time among all server processes, kept in the file store until they run out. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { seoulDay } from '../../core/dates.ts';
import type { Call } from '../../database/behaviour.ts';
import { newStoredName } from '../../database/files/names.ts';
import type { FileStore } from '../../database/files/store.ts';
import { repeat } from '../repeat.ts';
import { beating, Cancelled } from './making.ts';
import { isArchive } from './order.ts';
import { keptExport, moveExport, type KeptExport } from './rows.ts';
import { writeArchive } from './writeArchive.ts';
import { writeExport, type ExportParts } from './write.ts';

export interface JobParts extends ExportParts {
  readonly store: FileStore;
  /** Folder for what is being made. */
  readonly incoming: string;
}

/** A job without a beat for so long belongs to a process that went away. */
const staleSeconds = 60;
const mostTries = 3;
const everyMs = 2000;

/** Takes the next job and works it off; false when there is none for this process. */
export async function runJob(app: FastifyInstance, parts: JobParts, stop: AbortSignal): Promise<boolean> {
  const { now, tokenNow, production } = app.signIn;
  const [taken] = await parts.database.ask(
    sql`select * from export_take(${tokenNow()}::timestamptz, make_interval(secs => ${staleSeconds}), ${mostTries}::int)`,
  );
  if (!taken) return false;
  const {
    corp_id: corpId,
    user_id: userId,
    operator,
    id,
  } = taken as { corp_id: number; user_id: number; operator: boolean; id: number };
  const moment = now();
  const owner = { corpId, userId };
  const order = await keptExport(parts.database, owner, id);
  if (!order) return true;
  const call: Call = { ...owner, operator, lang: order.wanted.lang, now: moment, today: seoulDay(moment), production };
  await work(app, parts, order, call, stop);
  return true;
}

async function work(
  app: FastifyInstance,
  parts: JobParts,
  kept: KeptExport,
  call: Call,
  stop: AbortSignal,
): Promise<void> {
  const { database, store } = parts;
  const { id, wanted } = kept;
  const control = new AbortController();
  const end = (): void => control.abort(stop.reason);
  stop.addEventListener('abort', end, { once: true });
  const move = (changes: ReturnType<typeof sql>) => moveExport(database, call, id, ['RUN'], changes);
  await mkdir(parts.incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(parts.incoming, 'incoming-export-'));
  const stored = newStoredName(call.now);
  try {
    const file = path.join(folder, 'file');
    const out = createWriteStream(file, { mode: 0o600 });
    const written = finished(out);
    written.catch((error: unknown) => control.abort(error));
    const making = { database, actor: call, id, control, now: app.signIn.tokenNow, log: app.log };
    const rows = await beating(making, async (progress) => {
      try {
        return isArchive(wanted)
          ? await writeArchive(parts, wanted, call, out, control.signal, progress)
          : await writeExport(parts, wanted, call, out, control.signal, progress);
      } catch (error) {
        out.destroy();
        throw error;
      }
    });
    await written;
    const { size } = await stat(file);
    await store.put(stored, { path: file });
    const done = await move(
      sql`st_cd = 'DONE', done = ${rows}::int, total = ${rows}::int, save_nm = ${stored}, file_size = ${size}::bigint`,
    );
    if (!done) await store.remove(stored);
  } catch (error) {
    // The server ends: another process, or this one after its start, begins anew.
    if (stop.aborted) await move(sql`st_cd = 'WAIT', tries = tries - 1`);
    else if (!(control.signal.reason instanceof Cancelled)) {
      app.log.error({ err: error }, 'export job');
      await move(sql`st_cd = 'FAIL', fail = 'exportBroke'`);
    }
  } finally {
    stop.removeEventListener('abort', end);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every process asks for work again and again. */
export function openJobs(app: FastifyInstance, parts: JobParts): void {
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort(new Cancelled('the server ends')));
  repeat(app, {
    name: 'exports',
    first: everyMs,
    failed: 10 * everyMs,
    round: async () => ((await runJob(app, parts, stop.signal)) ? 0 : everyMs),
  });
}

/** Rows and files that have run out go; answers how many files. */
export async function sweepExports(parts: Pick<JobParts, 'database' | 'store'>, now: Date): Promise<number> {
  const rows = await parts.database.ask(sql`select n from sweep_exports(${now}::timestamptz) n`);
  for (const row of rows) await parts.store.remove(row['n'] as string);
  return rows.length;
}
