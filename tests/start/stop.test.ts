import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withClient } from '../../src/database/engine/roles.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';
import { buildServer, endAll, startServer, type ServerProcess } from './serverProcess.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let built: Awaited<ReturnType<typeof buildServer>>;
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [built, database] = await Promise.all([buildServer(), createDatabase('demo')]);
  dataDir = mkdtempSync(path.join(tmpdir(), 'hangro-stop-'));
});
afterAll(async () => {
  endAll();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
  built.remove();
});

async function start(): Promise<ServerProcess> {
  // The demo yard, made at the start, would wait for locks as well.
  const env = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.appUrl, DEMO_YARD: 'off' };
  const server = await startServer(built.file, dataDir, env);
  await server.ready;
  return server;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A call on a connection of its own. */
function call(port: number, method: string, address: string, token = '', body?: object) {
  return new Promise<Answer>((done, fail) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const request = http.request({ port, method, path: address, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body: text }));
      response.on('error', fail);
    });
    request.on('error', fail);
    request.end(body && JSON.stringify(body));
  });
}

/** Like a browser: what a busy server refuses, it is asked again. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  if (answer.status !== 503) return answer;
  await setTimeout(200);
  return insist(ask);
}

const field = (answer: Answer, name: string): unknown => (JSON.parse(answer.body) as Record<string, unknown>)[name];

test('a stop answers what is under way, refuses what comes, ends the streams, and then the process ends', async () => {
  const server = await start();
  const { port } = server;
  const who = { loginId: 'sales2@demo.example', loginPw: 'Hangro!2611' };
  const signedIn = await insist(() => call(port, 'POST', '/api/platform/member/login', '', who));
  const token = field(signedIn, 'accessToken') as string;

  await withClient(database.ownerUrl, async (holder) => {
    // What a person saves waits for somebody else's lock, so that it is under way when the stop comes.
    await holder.query('begin; lock table rs4_clnt in share mode');
    const stream = call(port, 'GET', '/api/platform/notify/stream', token);
    const body = { clntNm: '멈춤해운', clntTpCds: 'OWNER', corpRegNo: '124-81-00998' };
    const saved = insist(() => call(port, 'POST', '/api/rs4/clnt', token, body));
    const waiting = `select 1 from pg_locks where relation = 'rs4_clnt'::regclass and not granted`;
    await vi.waitFor(async () => expect((await holder.query(waiting)).rows).toHaveLength(1), 60_000);

    server.child.kill('SIGTERM');
    expect(await stream).toMatchObject({ status: 200 });
    const refused = await call(port, 'GET', '/api/rs4/clnt', token);
    expect(refused).toMatchObject({ status: 503, headers: { connection: 'close', 'retry-after': '5' } });
    expect(field(refused, 'code')).toBe('E_UNAVAILABLE');

    await holder.query('rollback');
    const answer = await saved;
    expect(answer.body).toContain('멈춤해운');
    expect(answer).toMatchObject({ status: 201, headers: { connection: 'close' } });
    expect(await server.ended).toBe(0);
    const stored = await holder.query(`select 1 from rs4_clnt where clnt_nm = '멈춤해운'`);
    expect(stored.rows).toHaveLength(1);
  });
});

test('a stop waits for nobody for ever', async () => {
  const server = await start();
  const body = http.request({ port: server.port, method: 'POST', path: '/api/platform/member/login' });
  // A busy server may have answered that it is, which leaves the connection open all the same.
  const broken = new Promise((done) =>
    body.once('error', done).once('response', (answer) => answer.resume() && done(answer)),
  );
  body.setHeader('content-type', 'application/json').write('{');
  await call(server.port, 'GET', '/health/ready');
  server.child.kill('SIGTERM');
  await broken;
  expect(await server.ended).toBe(0);
});
