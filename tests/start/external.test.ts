import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded, type EmbeddedServer } from '../../src/database/engine/embedded.ts';
import { openEngine, type Engine, type EngineOptions } from '../../src/database/engine/index.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { migrate } from '../../src/database/migrate.ts';

let folder: string;
let server: EmbeddedServer;
let databaseUrl: string;
const silent = (): void => undefined;
const asSuper = (sql: string): Promise<unknown> => withClient(server.superUrl, (client) => client.query(sql));
const open = (options: Partial<EngineOptions> = {}): Promise<Engine> =>
  openEngine({ dataDir: path.join(folder, 'unused'), databaseUrl, appSecret: 'one secret', ...options }, silent);

/** The address of `databaseUrl` with another login. */
function login(user: string, password = 'pw'): string {
  const url = new URL(databaseUrl);
  url.username = user;
  url.password = password;
  return url.href;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-external-'));
  server = await startEmbedded(folder, silent, true);
  // As an administrator would hand it over: a database and its owner, nothing of ours.
  await asSuper(`create role boss login createrole password 'pw'`);
  await asSuper('create database company owner boss');
  await asSuper('drop role hangro_app');
  databaseUrl = server.superUrl.replace(/postgres$/, 'company');
  databaseUrl = login('boss');
});
afterAll(async () => {
  await server.cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the owner makes the application role, the same for every process with the secret', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).toMatchObject({ kind: 'external', ownerUrl: databaseUrl });
  expect(second.appUrl).toBe(first.appUrl);
  expect(new URL(first.appUrl).username).toBe('hangro_app');
  await migrate(first.ownerUrl, silent);
  const seen = await withClient(first.appUrl, async (client) => (await client.query('select * from sys_audit')).rows);
  expect(seen).toEqual([]);
  await expect(withClient(first.appUrl, (client) => client.query('create table mine (a int)'))).rejects.toThrow(
    'permission denied',
  );
});

test('a changed secret gives the role a new password', async () => {
  const engine = await open({ appSecret: 'another secret' });
  expect(await withClient(engine.appUrl, async (client) => (await client.query('select 1 as one')).rows)).toEqual([
    { one: 1 },
  ]);
});

test('a login of the installation becomes a member of the role that holds the rights', async () => {
  await asSuper(`create role clerk login password 'pw'`);
  const engine = await open({ databaseAppUrl: login('clerk') });
  await migrate(engine.ownerUrl, silent);
  expect(
    await withClient(engine.appUrl, async (client) => (await client.query('select * from sys_audit')).rows),
  ).toEqual([]);
});

test.each([
  ['a superuser', 'god', 'superuser', 'must not be a superuser'],
  ['one that bypasses row-level security', 'ghost', 'bypassrls', 'must not be able to bypass row-level security'],
])('refuses %s as application role', async (_, name, power, sentence) => {
  await asSuper(`create role ${name} login ${power} password 'pw'`);
  await expect(open({ databaseAppUrl: login(name) })).rejects.toThrow(sentence);
});

test('refuses the owner of tables, and a member of the owner, as application role', async () => {
  await expect(open({ databaseAppUrl: databaseUrl })).rejects.toThrow('must not own tables');
  await asSuper(`create role heir login password 'pw' in role boss`);
  await expect(open({ databaseAppUrl: login('heir') })).rejects.toThrow('must not own tables');
});

test('refuses two different databases', async () => {
  const elsewhere = new URL(login('clerk'));
  elsewhere.pathname = '/hangro';
  await expect(open({ databaseAppUrl: elsewhere.href })).rejects.toThrow('must name the same database');
});

test('an owner without the right to make roles is told what to run', async () => {
  await asSuper(
    `create role modest login password 'pw'; drop role if exists stranger; create role stranger login password 'pw'`,
  );
  await asSuper('create database modest owner modest');
  const url = new URL(login('modest'));
  url.pathname = '/modest';
  const app = new URL(login('stranger'));
  app.pathname = '/modest';
  await expect(open({ databaseUrl: url.href, databaseAppUrl: app.href })).rejects.toThrow(
    'grant hangro_app to "stranger"',
  );
  await expect(open({ databaseUrl: url.href, appSecret: 'third' })).rejects.toThrow(
    'create it and set DATABASE_APP_URL',
  );
});
