/**
 * Databases for tests: one throwaway server a run, started when the first test asks, and a fresh database for each
 * `createDatabase()`, copied from one that was migrated, and filled, once. The runner's main process keeps the server; workers ask it over loopback.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedServer } from '../../src/database/engine/embedded.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { migrate } from '../../src/database/migrate.ts';
import { fillDemo } from './demo.ts';

export interface TestDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  drop(): Promise<void>;
}

const addressName = 'HANGRO_TEST_POSTGRES';

/** What a fresh database holds: nothing at all, the tables, or the demo data in them. */
type Holding = 'nothing' | 'tables' | 'demo';

export async function createDatabase(holding: Holding = 'tables'): Promise<TestDatabase> {
  const made = await ask('POST', `/${holding}`);
  return {
    ownerUrl: made.ownerUrl!,
    appUrl: made.appUrl!,
    drop: async () => void (await ask('DELETE', `/${made.name}`)),
  };
}

async function ask(method: string, route: string): Promise<Record<string, string>> {
  const address = process.env[addressName];
  if (!address) throw new Error('no test server: the runner has not called provideDatabases()');
  const answer = await fetch(`${address}${route}`, { method });
  const body = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(body.message);
  return body;
}

/** Called once a run, in the runner's main process; answers what ends the server. */
export async function provideDatabases(): Promise<() => Promise<void>> {
  let server: Promise<TestServer> | undefined;
  // One after the other: a database that is being copied must have no session.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
  const desk = http.createServer((request, response) => {
    const name = request.url!.slice(1);
    const work = async (): Promise<unknown> => {
      server ??= startServer();
      const { copy, drop } = await server;
      return request.method === 'DELETE' ? drop(name) : copy(name as Holding);
    };
    inTurn(work).then(
      (body) => response.end(JSON.stringify(body)),
      (error: Error) => response.writeHead(500).end(JSON.stringify({ message: error.message })),
    );
  });
  await new Promise<void>((done) => desk.listen(0, '127.0.0.1', done));
  process.env[addressName] = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await (await server)?.stop();
  };
}

interface TestServer {
  copy(holding: Holding): Promise<{ name: string; ownerUrl: string; appUrl: string }>;
  drop(name: string): Promise<object>;
  stop(): Promise<void>;
}

async function startServer(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hangro-test-'));
  const embedded = await startEmbedded(folder, () => undefined, true);
  await migrate(embedded.ownerUrl, () => undefined);
  const admin = (sql: string): Promise<unknown> => withClient(embedded.superUrl, (client) => client.query(sql));
  const copyOf = (name: string, template: string) =>
    admin(`create database ${name} owner hangro_owner template ${template}`);
  const templates: Record<Holding, () => Promise<string>> = {
    nothing: async () => 'template1',
    tables: async () => 'hangro',
    demo: async () => {
      const name = 't_demo';
      // What an attempt that failed left behind would hide why it did.
      await admin(`drop database if exists ${name} with (force)`);
      await copyOf(name, 'hangro');
      await fillDemo(named(embedded, 'ownerUrl', name));
      templates.demo = async () => name;
      return name;
    },
  };
  return {
    copy: async (holding) => {
      const name = `t_${randomBytes(6).toString('hex')}`;
      await copyOf(name, await templates[holding]());
      return { name, ownerUrl: named(embedded, 'ownerUrl', name), appUrl: named(embedded, 'appUrl', name) };
    },
    drop: async (name) => {
      if (!/^t_[0-9a-f]{12}$/.test(name)) throw new Error(`not a test database: ${name}`);
      await admin(`drop database if exists ${name} with (force)`);
      return {};
    },
    stop: async () => {
      await embedded.cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function named(embedded: EmbeddedServer, which: 'ownerUrl' | 'appUrl', database: string): string {
  const url = new URL(embedded[which]);
  url.pathname = `/${database}`;
  return url.href;
}
