/** Node entry: settings, database, application, socket; and their end in the reverse order. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Draw } from './core/drawing.ts';
import { buildApp } from './api/app.ts';
import { openFileStore } from './api/files/openStore.ts';
import { demandFreePort } from './api/port.ts';
import { sealerOf } from './api/sealer.ts';
import { withSecret } from './api/secret.ts';
import { readSettings, SettingsError, type Settings } from './api/settings.ts';
import { holderOf, openEngine, StartProblem, taken } from './database/engine/index.ts';
import { openDatabase } from './database/postgres.ts';
import type { FileStore } from './database/files/store.ts';
import { migrate } from './database/migrate.ts';
import { indexStored } from './database/indexStored.ts';
import { sealStored } from './database/sealStored.ts';
import { declarationFaults } from './services/check.ts';
import { accounts } from './services/demo/index.ts';
import { behaviours, forms, levelsNow, routes } from './services/index.server.ts';
import { isPage } from './deskPages.ts';
import { resources } from './services/index.ts';
import { openYards } from './services/demoYard.server.ts';
import { seedDemo, seedReference } from './services/seed.server.ts';

/** Of every demo account; there are none in production. */
const demoPassword = 'Hangro!2611';

const print = (line: string): void => console.log(`  ${line}`);
const closers: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

/** A wish to stop that came during the start is met at the next step. */
class Stopped extends Error {}
const stepOn = (): void => {
  if (stopping) throw new Stopped();
};

async function start(): Promise<void> {
  // What the build has fixed for the pages holds for their policy too; sources that run directly have only the process.
  const settings = withSecret(readSettings({ ...process.env, ...import.meta.env }));
  await demandPlace(settings);
  stepOn();
  if (!settings.databaseUrl) print('데이터베이스를 시작하는 중입니다 / starting the database');
  const engine = await openEngine(settings, print);
  closers.push(() => engine.stop());
  stepOn();
  await migrate(engine.ownerUrl, print);
  await sealStored(engine.ownerUrl, resources, sealerOf(settings));
  await indexStored(engine.ownerUrl, resources);
  stepOn();
  checkDeclarations();
  const files = await openFileStore(settings);
  await seedReference(engine.ownerUrl, process.env, files);
  stepOn();
  await loadDemo(settings, engine.ownerUrl, files);
  stepOn();
  const database = openDatabase(engine.appUrl);
  closers.push(() => database.close());
  const app = await buildApp({
    settings,
    database,
    resources,
    behaviours,
    levelsNow,
    routes,
    forms,
    webFolder: webFolder(),
    draw: await openDraw(),
    isPage,
    log: settings.production,
  });
  closers.push(() => app.close());
  stepOn();
  if (settings.demoYard) openYards(app, engine.ownerUrl, files);
  await app.listen({ port: settings.port, host: settings.host });
  void engine.ended.then(() => stop(1, '데이터베이스가 끝나 서버도 끝냅니다 / the database ended, so the server ends'));
  console.log(`\n항로가 열렸습니다 / Hangro is ready: http://localhost:${process.env.DEV_PORT ?? settings.port}\n`);
  if (!settings.production) printAccounts();
}

/** A wrong declaration ends the start; every sentence names resource and field. */
function checkDeclarations(): void {
  const faults = declarationFaults();
  if (faults.length)
    throw new StartProblem(`선언이 올바르지 않습니다.\n${faults.join('\n')}`, 'the declarations above are wrong');
}

async function loadDemo(settings: Settings, ownerUrl: string, files: FileStore): Promise<void> {
  if (settings.production) return;
  const now = settings.appClock ?? new Date();
  if (await seedDemo(ownerUrl, { now, password: demoPassword, files }))
    print('데모 자료를 넣었습니다 / demo data loaded');
}

function printAccounts(): void {
  const width = Math.max(...accounts.map(({ loginId }) => loginId.length));
  for (const { loginId, userNm, corpNm, authNm } of accounts)
    console.log(`  ${loginId.padEnd(width)}  ${userNm} · ${authNm} · ${corpNm}`);
  console.log(`\n  비밀번호 / password: ${demoPassword}\n`);
}

/** The folder that the build puts beside the server; absent when the sources run directly. */
function webFolder(): string | undefined {
  const folder = fileURLToPath(new URL('../web/', import.meta.url));
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

/** Draws public pages out of the built browser application; running sources leave that to the development server. */
async function openDraw(): Promise<Draw | undefined> {
  if (!webFolder()) return undefined;
  // React says more, slower, unless it is told.
  const { env } = process;
  env.NODE_ENV ??= 'production';
  const { makeDraw } = await import('./draw.tsx');
  const preloads = fileURLToPath(new URL('preloads.json', import.meta.url));
  return makeDraw(JSON.parse(readFileSync(preloads, 'utf8')) as Parameters<typeof makeDraw>[0]);
}

/** Port and data folder must be free; an instance that is just ending is awaited. */
async function demandPlace({ port, host, dataDir, databaseUrl }: Settings): Promise<void> {
  await demandFreePort(port, host, () => {
    const holder = databaseUrl ? undefined : holderOf(dataDir);
    if (holder !== undefined) throw taken(dataDir, holder);
  });
}

function stop(code: number, why?: string): Promise<void> {
  stopping ??= (async () => {
    if (why) console.error(why);
    await starting.catch(() => undefined);
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => console.error(error));
    }
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0, '\n서버를 끝내는 중입니다 / stopping'));
}
// A closed terminal must not end the process before the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// npm passes a kill -9 on to nobody: without its parent the server would live on unseen.
if (process.env.npm_lifecycle_event === 'start' || process.env.END_WITH_PARENT === 'on') {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(0), 200).unref();
}

const starting = start();
starting.catch((error: unknown) => {
  if (error instanceof Stopped) return;
  const expected = error instanceof StartProblem || error instanceof SettingsError;
  void stop(1, expected ? error.message : String(error instanceof Error ? error.stack : error));
});
