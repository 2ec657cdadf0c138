/** `npm run db:migrate` and `npm run db:diff`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSecret } from './api/secret.ts';
import { readSettings, SettingsError } from './api/settings.ts';
import { resources } from './services/index.ts';
import { diff } from './database/schema/diff.ts';
import { startEmbedded } from './database/engine/embedded.ts';
import { openEngine, StartProblem } from './database/engine/index.ts';
import { withClient } from './database/engine/roles.ts';
import { migrate } from './database/migrate.ts';

const print = (line: string): void => console.error(`  ${line}`);

/** Brings the database of DATABASE_URL, or the embedded one, to the newest migration. */
async function migrateNow(): Promise<void> {
  const engine = await openEngine(withSecret(readSettings(process.env)), print);
  try {
    const count = await migrate(engine.ownerUrl, print);
    print(
      count
        ? `마이그레이션 ${count}개를 적용했습니다 / applied ${count}`
        : '적용할 마이그레이션이 없습니다 / nothing to apply',
    );
  } finally {
    await engine.stop();
  }
}

/** Prints the migration that the declarations ask for; nothing when there is none. */
async function printDiff(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hangro-diff-'));
  const server = await startEmbedded(folder, () => undefined, true);
  try {
    await withClient(server.superUrl, (client) => client.query('create database declared owner hangro_owner'));
    const declared = new URL(server.ownerUrl);
    declared.pathname = '/declared';
    const sql = await diff(server.ownerUrl, declared.href, resources);
    if (sql) console.log(sql);
    else print('선언과 마이그레이션이 같습니다 / declarations and migrations agree');
  } finally {
    await server.cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const commands: Record<string, () => Promise<void>> = { migrate: migrateNow, diff: printDiff };

commands[process.argv[2] ?? '']!().catch((error: unknown) => {
  const expected = error instanceof StartProblem || error instanceof SettingsError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
