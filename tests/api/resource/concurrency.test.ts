/** Several at once, and a database that goes away: what is acknowledged stands, and nothing half-done stays. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { buildApp } from '../../../src/api/app.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, testSecret, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  admin = await app.as('admin2');
});
afterAll(() => app.close());

const partner = async () => {
  const made = await sales.post<Values>('/rs4/clnt', { clntNm: '동시', clntTpCds: 'OWNER', corpRegNo: '0000000000' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

test('a partner is never deleted while a vessel comes to point at it', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await partner();
    const ship = {
      shipNm: '경주호',
      shipNmEn: 'RACE',
      natCd: 'KR',
      shipTpCd: 'TUG',
      callSign: `RC${round}X`,
      ownerClntId: id,
    };
    const [gone, made] = await Promise.all([
      sales.del(`/rs4/clnt/${String(id)}`),
      sales.post<Values>('/rs4/ship', ship),
    ]);
    expect([`${gone.status} ${made.status}`], JSON.stringify([gone.body, made.body])).not.toContain('204 201');
    expect([204, 409]).toContain(gone.status);
    expect([201, 400]).toContain(made.status);
  }
});

test('of two deletions of the same records in opposite order one wins whole, the other finds none', async () => {
  const ids = (await times(6, partner)).map(({ id }) => id);
  const answers = await Promise.all([
    sales.del(`/rs4/clnt?ids=${ids.join(',')}`),
    sales.del(`/rs4/clnt?ids=${ids.toReversed().join(',')}`),
  ]);
  expect(answers.map((a) => a.status).sort()).toEqual([204, 404]);
});

test('a change and a deletion at once: what is deleted stays deleted, and the keyword no longer finds it', async () => {
  const records = await times(6, partner);
  await Promise.all(
    records.flatMap(({ id, version }, i) => {
      const change = () => sales.patch(`/rs4/clnt/${String(id)}`, { version, clntNm: `경주업체${i}` });
      const drop = () => sales.del(`/rs4/clnt/${String(id)}`);
      return i % 2 ? [change(), drop()] : [drop(), change()];
    }),
  );
  for (const { id } of records) expect((await sales.get(`/rs4/clnt/${String(id)}`)).status).toBe(404);
  const found = await sales.get<{ content: Values[] }>(`/rs4/clnt/list?keyword=${encodeURIComponent('경주업체')}`);
  expect(found.body.content).toEqual([]);
});

test('two people who name each other are saved at once', async () => {
  const { body } = await admin.get<{ content: Values[] }>('/platform/user/list?columns=loginId');
  const [a, b] = ['site2', 'sales2'].map((name) => body.content.find((row) => String(row.loginId).startsWith(name))!);
  const absence = { absFromDt: '2026-12-01', absToDt: '2026-12-02' };
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      [
        [a!, b!],
        [b!, a!],
      ].map(async ([one, other]) => {
        const { body: now } = await admin.get<Values>(`/platform/user/${String(one!.id)}`);
        return admin.patch(`/platform/user/${String(one!.id)}`, {
          version: now.version,
          ...absence,
          proxyUserId: other!.id,
        });
      }),
    );
    expect(
      answers.map((x) => [x.status, x.body.code]),
      String(round),
    ).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  }
});

test('connections that break in the middle answer 503 at most, and the next calls go on', async () => {
  const record = await partner();
  const cut = () =>
    withClient(app.urls.appUrl, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'hangro' and pid <> pg_backend_pid()`),
    );
  const rush = times(30, (i) =>
    i % 3
      ? sales.get('/rs4/clnt/list?size=5')
      : sales.patch(`/rs4/clnt/${String(record.id)}`, { version: 1, remark: String(i) }),
  );
  await cut();
  for (const answer of await rush) {
    expect([200, 409, 503], JSON.stringify(answer.body)).toContain(answer.status);
    if (answer.status === 503)
      expect(answer.body).toMatchObject({ code: 'E_UNAVAILABLE', status: 503, errors: [{ code: 'E_UNAVAILABLE' }] });
  }
  for (let i = 0; i < 8; i += 1) expect((await sales.get('/rs4/clnt/list?size=5')).status).toBe(200);
});

// ASVS 16.5.1, 16.5.3
test('without its database the server says so, in the shape of every error', async () => {
  const database = openDatabase('postgres://nobody:x@127.0.0.1:1/none', 2);
  const settings = { ...readSettings({ APP_SECRET: testSecret }), appSecret: testSecret };
  const alone = await buildApp({ settings, database, resources: [], behaviours: {} });
  const ready = await alone.inject({ method: 'GET', url: '/health/ready' });
  expect(ready.json()).toMatchObject({
    code: 'E_UNAVAILABLE',
    status: 503,
    message: expect.any(String),
    errors: [{}],
    timestamp: expect.any(String),
  });
  expect(ready.statusCode).toBe(503);
  expect((await alone.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
  await alone.close();
  await database.close();
});
