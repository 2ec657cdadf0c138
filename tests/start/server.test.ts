import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../src/database/engine/freePort.ts';
import { isAlive, waitUntil } from '../../src/database/engine/process.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { createDatabase } from '../support/postgres.ts';
import {
  buildServer,
  databaseProcesses,
  endAll,
  postmasterPid,
  startServer,
  type ServerProcess,
} from './serverProcess.ts';

// Servers start and end several times in a test, each with a PostgreSQL of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let built: Awaited<ReturnType<typeof buildServer>>;
let dataDir: string;
const start = (env?: Record<string, string>): Promise<ServerProcess> => startServer(built.file, dataDir, env);
/** A busy machine lets a server turn calls away for moments; it is well when it answers before long. */
const healthy = (port: number): Promise<boolean> =>
  waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status === 200, 20_000);
const databaseGone = () => waitUntil(() => databaseProcesses(dataDir).length === 0, 20_000);

beforeAll(async () => {
  built = await buildServer();
  dataDir = mkdtempSync(path.join(tmpdir(), 'hangro-start-'));
});
// What one test left running would make the next ones fail as well.
afterEach(async () => {
  endAll();
  expect(await databaseGone()).toBe(true);
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  built.remove();
});

/** The sentence of a start that is refused: one line in both languages and exit code 1. */
async function refusal(env: Record<string, string>, folder = dataDir): Promise<string> {
  const server = await startServer(built.file, folder, env);
  expect(await server.ended).toBe(1);
  const lines = server
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
  expect(lines, server.said()).toHaveLength(1);
  expect(lines[0]).toMatch(/[가-힣].* \/ .*[a-z]/);
  return lines[0]!;
}

test('the first start prints the address, the demo accounts and their password; SIGTERM ends the database too', async () => {
  const server = await start();
  await server.ready;
  expect(await healthy(server.port)).toBe(true);
  await waitUntil(() => server.said().includes('password'), 20_000);
  expect(server.said()).toContain(`http://localhost:${server.port}`);
  expect(server.said()).toContain('admin2@demo.example');
  expect(server.said()).toContain('Hangro!2611');
  expect(databaseProcesses(dataDir).length).toBeGreaterThan(3);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(false);
});

test('passwords and secret are readable for their owner only', () => {
  for (const name of ['postgres.json', 'secret']) expect(statSync(path.join(dataDir, name)).mode & 0o777).toBe(0o600);
});

test('the second start makes nothing anew; Ctrl-C ends it', async () => {
  const server = await start();
  await server.ready;
  expect(await healthy(server.port)).toBe(true);
  expect(server.said()).not.toMatch(/creating|migrating|demo data loaded/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);
});

test('a signal during the start ends it all the same', async () => {
  const server = await start();
  await waitUntil(() => server.said().includes('starting the database'), 20_000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);
});

test('a second instance on the same data is refused, the first goes on', async () => {
  const first = await start();
  await first.ready;
  expect(await refusal({})).toContain(`another Hangro server (pid ${first.child.pid}) is already using`);
  expect(await refusal({ PORT: String(first.port) })).toContain('is already using');
  const migrating = spawnSync(process.execPath, ['--import', 'tsx', 'src/databaseCommand.ts', 'migrate'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(migrating.status).toBe(1);
  expect(migrating.stderr.trim()).toMatch(/is already using .*; stop it first$/);
  expect(await healthy(first.port)).toBe(true);
  first.child.kill('SIGTERM');
  await first.ended;
});

test('after kill -9 the next start takes over, and a start that follows at once waits for one that is ending', async () => {
  const killed = await start();
  await killed.ready;
  const orphan = postmasterPid(dataDir);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(isAlive(orphan)).toBe(true);
  const next = await start();
  await next.ready;
  expect(next.said()).toContain('stopping the database left from last time');
  expect(isAlive(orphan)).toBe(false);
  next.child.kill('SIGTERM');
  const follower = await start();
  await follower.ready;
  follower.child.kill('SIGTERM');
  expect(await follower.ended).toBe(0);
});

test('a server whose database is gone ends, and the next start recovers', async () => {
  const server = await start();
  await server.ready;
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  expect(await server.ended).toBe(1);
  expect(server.said()).toContain('the database ended, so the server ends');
  const next = await start();
  await next.ready;
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});

test('a server whose parent was killed ends with its database', async () => {
  const port = String(await freePort());
  const parent = spawn('sh', ['-c', `"$0" "$1" & echo $!; wait`, process.execPath, built.file], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: port, END_WITH_PARENT: 'on' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  parent.stdout.on('data', (data: Buffer) => (said += data.toString()));
  expect(await waitUntil(() => said.includes('Hangro is ready'), 60_000)).toBe(true);
  const pid = Number(said.split('\n')[0]);
  parent.kill('SIGKILL');
  expect(await waitUntil(() => !isAlive(pid) && databaseProcesses(dataDir).length === 0, 30_000)).toBe(true);
});

test('production starts on its own database, without demo data and accounts', async () => {
  const database = await createDatabase('nothing');
  const server = await start({
    APP_ENV: 'production',
    PUBLIC_ORIGINS: 'https://desk.example',
    TRUSTED_PROXIES: 'none',
    APP_SECRET: 'Kq3vT8wZ1mN6xR0bY5cL9dF2gH7jP4sA',
    SEAL_KEY: 'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=',
    HOST: '127.0.0.1',
    DATABASE_URL: database.ownerUrl,
    DATABASE_APP_URL: database.appUrl,
  });
  await server.ready;
  expect(await healthy(server.port)).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  // Migrations are told by their names, and one makes room for demo yards.
  expect(server.said().replaceAll(/migrating: .*/g, '')).not.toMatch(/demo|password|Hangro!2611/);
  const users = await withClient(database.ownerUrl, (client) => client.query('select 1 from platform_user'));
  expect(users.rows).toEqual([]);
  await database.drop();
});

describe('one sentence and exit 1', () => {
  test('for a taken port, before anything is made', async () => {
    const taken = http.createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const folder = mkdtempSync(path.join(tmpdir(), 'hangro-start-'));
    const { port } = taken.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) }, folder)).toContain(`port ${port} is taken by another program`);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
    taken.close();
    rmSync(folder, { recursive: true });
  });

  test('for an unreachable DATABASE_URL, without its password', async () => {
    const sentence = await refusal({ DATABASE_URL: 'postgres://owner:hush-hush@127.0.0.1:9/none' });
    expect(sentence).toContain('cannot reach the PostgreSQL of DATABASE_URL (127.0.0.1:9/none)');
    expect(sentence).not.toContain('hush-hush');
  });

  test('for a production with a development aid', async () => {
    const env = {
      APP_ENV: 'production',
      PUBLIC_ORIGINS: 'https://desk.example',
      TRUSTED_PROXIES: 'none',
      DATABASE_URL: 'postgres://o:p@127.0.0.1:9/x',
      APP_SECRET: 'Kq3vT8wZ1mN6xR0bY5cL9dF2gH7jP4sA',
      SEAL_KEY: 'CzBVep/E6Q4zWH2ix+wRNluApcrvFDleg6jN8hc8YYY=',
    };
    expect(await refusal({ ...env, ADMIN_KEY: 'k' })).toContain('production refuses the development aid ADMIN_KEY');
  });

  test('for data of another PostgreSQL', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hangro-start-'));
    const copied = spawn('sh', [
      '-c',
      `cp -a "$0"/. "$1" && echo 17 > "$1"/postgres/cluster/PG_VERSION`,
      dataDir,
      folder,
    ]);
    await new Promise((done) => copied.once('exit', done));
    expect(readFileSync(path.join(folder, 'postgres/cluster/PG_VERSION'), 'utf8')).toBe('17\n');
    expect(await refusal({}, folder)).toContain('is of PostgreSQL 17');
    rmSync(folder, { recursive: true });
  });
});
