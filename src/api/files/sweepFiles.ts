/** Files that nobody needs any more: uploads that no record took, deleted ones after their retention, leftovers. */
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/executor.ts';
import { thumbName, type FileStore } from '../../database/files/store.ts';

/** Deleted files can be brought back from the database for so long. */
export const keptDays = 90;
const dayMs = 86_400_000;

/** Answers how many stored files went. */
export async function sweepFiles(database: Database, store: FileStore, now: Date): Promise<number> {
  const rows = await database.ask(
    sql`select n from sweep_files(${now}::timestamptz, make_interval(days => ${keptDays})) n`,
  );
  const names = rows.map((row) => row['n'] as string);
  for (const name of names) await Promise.all([store.remove(name), store.remove(thumbName(name))]);
  return names.length;
}

/** Once a day: bytes without a row, left by transactions that failed, and uploads that broke off with the process. */
export async function sweepLeftovers(
  database: Database,
  store: FileStore,
  incoming: string,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  const [turn] = await database.ask(sql`select job_turn('files', ${now}::timestamptz, ${since}::timestamptz) as mine`);
  if (turn!['mine'] !== true) return 0;
  let gone = 0;
  for await (const names of store.before(since)) {
    const files = names.filter((name) => !name.includes('.'));
    const rows = await database.ask(sql`select n from files_unknown(${files}::text[]) n`);
    const unknown = rows.map((row) => row['n'] as string);
    const left = [...unknown, ...unknown.map(thumbName), ...names.filter((name) => name.endsWith('.part'))];
    for (const name of left) await store.remove(name);
    gone += unknown.length;
  }
  await sweepIncoming(incoming, since);
  return gone;
}

async function sweepIncoming(folder: string, since: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [] as string[]);
  for (const name of names.filter((one) => one.startsWith('incoming-'))) {
    const place = path.join(folder, name);
    const made = await stat(place).catch(() => undefined);
    if (made && made.mtime < since) await rm(place, { recursive: true, force: true });
  }
}
