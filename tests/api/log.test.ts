/** The request log: who may read it learns no token, password, code, query or row. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { readSettings } from '../../src/api/settings.ts';
import type { Database } from '../../src/database/executor.ts';
import { behaviours, routes } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { client, password, signIn, startApp, testClock, testSecret, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

// ASVS 14.2.1
test('holds method, address and outcome, and nothing that opens or tells', async () => {
  const lines: string[] = [];
  const failure = Object.assign(new Error('broken'), { detail: 'Failing row contains (secret-row)' });
  let broken = false;
  const read: Database['read'] = (...asked) => (broken ? Promise.reject(failure) : app.database.read(...asked));
  const failing = { ...app.database, read };
  const settings = { ...readSettings({ APP_CLOCK: testClock, APP_SECRET: testSecret }), appSecret: testSecret };
  const server = await buildApp({
    settings,
    database: failing,
    resources,
    behaviours,
    routes,
    log: { write: (line) => void lines.push(line) },
  });
  try {
    const sales = await signIn(server, 'sales2');
    broken = true;
    await sales.get(`/rs4/clnt/list?keyword=secret-word&refreshToken=${sales.token!}`);
    await sales.post('/rs4/clnt', { clntNm: 'secret-name', nonsense: 1 });
    await server.inject({
      method: 'GET',
      url: '/api/platform/token/refresh?refreshToken=secret-query',
      headers: { cookie: 'a=secret-cookie', authorization: 'Bearer secret-bearer', 'x-admin-key': 'secret-key' },
    });
    await client(server).post('/platform/member/login', { loginId: 'secret@demo.example', loginPw: 'secret-pw' });
    await server.inject({
      method: 'POST',
      url: '/api/platform/member/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"loginPw":"secret-json',
    });
    await server.inject({ method: 'GET', url: '/api/%ZZ?code=secret-url' });
    const log = lines.join('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(log).toContain('/api/rs4/clnt/list');
    expect(log).toContain('unexpected failure');
    for (const line of lines) expect((JSON.parse(line) as { req?: { url: string } }).req?.url ?? '').not.toContain('?');
    for (const secret of ['secret-', sales.token!, password, 'secret@'])
      expect(log.includes(secret), secret).toBe(false);
  } finally {
    await server.close();
  }
});
