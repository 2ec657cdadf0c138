/** The security log: who did what from where, how it ended, and nothing that was typed (ASVS 16.2.5, 16.3.1 to 16.3.3). */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { readSettings } from '../../src/api/settings.ts';
import { behaviours, levelsNow, routes } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { client, password, signIn, startApp, testClock, testSecret, type TestApp } from '../support/app.ts';

interface Line {
  readonly reqId: string;
  readonly level: number;
  readonly security?: Readonly<Record<string, unknown>>;
}
let app: TestApp;
let server: FastifyInstance;
const lines: Line[] = [];
beforeAll(async () => {
  app = await startApp();
  server = await buildApp({
    settings: { ...readSettings({ APP_CLOCK: testClock, APP_SECRET: testSecret }), appSecret: testSecret },
    ...{ database: app.database, resources, behaviours, levelsNow, routes },
    log: { write: (line) => void lines.push(JSON.parse(line) as Line) },
  });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

/** What the log says of the calls of `work`. */
async function told(work: () => Promise<unknown>) {
  lines.length = 0;
  await work();
  const own = lines.filter(({ security }) => security);
  expect(own.every(({ reqId }) => typeof reqId === 'string' && reqId !== '')).toBe(true);
  return own.map(({ security }) => security!);
}
const login = (loginId: string, loginPw: string) => client(server).post('/platform/member/login', { loginId, loginPw });

// ASVS 16.2.5, 16.3.1-16.3.3
test('sign-ins name the person once known, else the account as a hash; a refusal its code', async () => {
  const [done] = await told(() => login('sales2@demo.example', password));
  expect(done).toMatchObject({ event: 'signIn', outcome: 'done', company: 2, address: '127.0.0.1' });
  expect(done!['person']).toEqual(expect.any(Number));
  const tries = await told(async () => {
    await login('sales2@demo.example', 'Wrong!2611');
    await login(' SALES2@demo.example', 'Wrong!2612');
    await login('nobody@demo.example', 'Wrong!2611');
  });
  expect(tries.map(({ event, outcome }) => [event, outcome])).toEqual(tries.map(() => ['signIn', 'E_LOGIN']));
  const [first, second, other] = tries.map(({ account }) => String(account));
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect([second === first, other === first]).toEqual([true, false]);
  expect(JSON.stringify(lines)).not.toMatch(/Wrong!|sales2@|nobody@/i);
});

test('what is refused for want of authority or of a session, and what administrators change', async () => {
  const reader = await signIn(server, 'view2');
  const admin = await signIn(server, 'admin2');
  const { body: users } = await admin.get<{ content: { id: number; version: number }[] }>('/platform/user/list');
  const { id, version } = users.content[0]!;
  const events = await told(async () => {
    await reader.post('/rs4/clnt', { clntNm: '아무개' });
    await client(server).get('/rs4/clnt/list');
    await admin.patch(`/platform/user/${id}`, { version, posCd: null });
    await admin.get('/rs4/clnt/list');
    await admin.post('/platform/member/logout', {});
  });
  expect(events).toMatchObject([
    { event: 'refused', outcome: 'E_AUTH', call: 'POST /api/rs4/clnt', company: 2 },
    { event: 'refused', outcome: 'E_TOKEN', call: 'GET /api/rs4/clnt/list' },
    { event: 'administration', call: 'PATCH /api/platform/user/:id', company: 2, record: String(id) },
    { event: 'signOut', outcome: 'done' },
  ]);
  expect(events[1]).not.toHaveProperty('person');
});
