/** Registered sites, hand-over codes and signed sign-in (3-decisions 2 and 3). */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, signIn, startApp, type Client, type TestApp } from '../../support/app.ts';

const origin = 'https://yard.example';
let app: TestApp;
let owner: pg.Client;
let operator: Client;
let secret: string;
beforeAll(async () => {
  app = await startApp();
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
  operator = await app.as('oper');
  secret = await register('yard', {});
  await register('dock', { unsignedYn: 'Y', insertSiteList: [{ siteOrigin: 'https://dock.example' }] });
  await allow('yard');
  await allow('dock');
});
beforeEach(() => owner.query('delete from sys_limit'));
afterAll(async () => {
  await owner.end();
  await app.close();
});

const issue = (id: unknown, version: unknown) => operator.post(`/fw/client/${String(id)}/issueSecret`, { version });
/** A registered site; answers its secret. */
async function register(clientId: string, more: object): Promise<string> {
  const body = { clientId, clientNm: clientId, insertSiteList: [{ siteOrigin: origin }], ...more };
  const made = await operator.post('/fw/client', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const issued = await issue(made.body.id, made.body.version);
  expect(issued.status, JSON.stringify(issued.body)).toBe(200);
  return issued.body['clientSecret'] as string;
}

interface Company {
  readonly id: number;
  readonly version: number;
  readonly siteList: readonly { readonly id: number; readonly clientId: string }[];
}
const company = async (admin: Client) =>
  (await admin.get<{ content: Company[] }>('/platform/corp/list')).body.content.map(({ id }) => id)[0]!;
/** The company of `admin` lets a site sign its persons in. */
async function change(admin: Client, lists: (now: Company) => object) {
  const id = await company(admin);
  const now = (await admin.get<Company>(`/platform/corp/${id}`)).body;
  return admin.patch(`/platform/corp/${id}`, { version: now.version, ...lists(now) });
}
const allow = async (clientId: string, who = 'admin2') => {
  const done = await change(await app.as(who), () => ({ insertSiteList: [{ clientId }] }));
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};
const forbid = async (gone: string) => {
  const done = await change(await app.as('admin2'), ({ siteList }) => ({
    deleteSiteList: siteList.filter(({ clientId }) => clientId === gone).map(({ id }) => ({ id })),
  }));
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};

describe('sites that a company allows', () => {
  test('are registered ones, each once', async () => {
    const admin = await app.as('admin2');
    const refusal = async (clientId: string) =>
      (await change(admin, () => ({ insertSiteList: [{ clientId }] }))).body['errors'];
    expect(await refusal('nobody')).toEqual([
      expect.objectContaining({ code: 'E_REF', grid: 'site', field: 'clientId' }),
    ]);
    expect(await refusal('yard')).toEqual([
      expect.objectContaining({ code: 'E_DUP', grid: 'site', field: 'clientId' }),
    ]);
  });

  test('are seen and changed by the company alone', async () => {
    const { rows } = await owner.query('select distinct corp_id, parent_id from platform_corp_site');
    expect(rows).toEqual([{ corp_id: '2', parent_id: '2' }]);
    const other = await app.as('admin7');
    const own = (await other.get<Company>(`/platform/corp/${await company(other)}`)).body;
    expect(own.siteList).toEqual([]);
    expect((await other.get('/platform/corp/2')).status).toBe(404);
  });
});

describe('registered sites', () => {
  test('the secret is answered once, and stands nowhere', async () => {
    const { body } = await operator.get<{ content: { id: number; clientId: string }[] }>('/fw/client/list');
    const { id } = body.content.find((row) => row.clientId === 'yard')!;
    const record = await operator.get(`/fw/client/${id}`);
    const trail = await operator.get(`/fw/client/${id}/history`);
    const { rows } = await owner.query('select * from fw_client');
    for (const text of [body, record.body, trail.body, rows].map((part) => JSON.stringify(part))) {
      expect(text).not.toContain(secret);
      if (text !== JSON.stringify(rows)) expect(text).not.toContain('secretSalt');
    }
    expect(record.body['secretDtm']).toMatch(/^2026-11-20 09:/);
  });

  test('is for the system company alone', async () => {
    const admin = await app.as('admin2');
    for (const path of ['list', 'new', '1']) expect((await admin.get(`/fw/client/${path}`)).status).toBe(403);
    expect((await admin.post('/fw/client/1/issueSecret', { version: 1 })).status).toBe(403);
    expect((await app.anonymous.post('/fw/client/1/issueSecret', { version: 1 })).status).toBe(401);
    expect((await (await app.as('mon')).post('/fw/client/1/issueSecret', { version: 1 })).status).toBe(403);
  });

  test.each([
    'https://yard.example/',
    'https://yard.example/in',
    'yard.example',
    'https://u@yard.example',
    'javascript:1',
    'https://YARD.example',
    'https://yard.example:443',
  ])('an origin is written letter for letter: %s is refused', async (siteOrigin) => {
    const { body } = await operator.post('/fw/client', {
      clientId: 'other',
      clientNm: 'x',
      insertSiteList: [{ siteOrigin }],
    });
    expect(body).toMatchObject({ status: 400, errors: [{ code: 'E_PATTERN', grid: 'site', field: 'siteOrigin' }] });
  });
});

describe('hand-over codes', () => {
  const handover = (who: Client, target: unknown, site = 'same-origin') =>
    app.app.inject({
      method: 'POST',
      url: '/api/platform/token/handover',
      headers: { authorization: `Bearer ${who.token}`, 'sec-fetch-site': site },
      payload: { target } as object,
    });
  const redeem = (code: string, headers: Record<string, string> = {}) =>
    app.app.inject({ url: `/api/platform/token/refresh?refreshToken=${code}`, headers });

  test('takes a session to a registered site: the code opens a new session once', async () => {
    const sales = await signIn(app.app, 'sales2');
    const answer = await handover(sales, `${origin}/in?a=1`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { refreshToken, redirect } = answer.json() as { refreshToken: string; redirect: string };
    expect(redirect).toBe(`${origin}/in?a=1&refreshToken=${refreshToken}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { rows } = await owner.query('select * from sys_handover');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);

    const opened = await redeem(refreshToken, { origin });
    expect(opened.statusCode, opened.body).toBe(200);
    const there = client(app.app, opened.json().accessToken);
    expect((await there.get('/platform/mypage/me')).body).toMatchObject({ loginId: 'sales2@demo.example' });
    expect((await there.get<{ content: object[] }>('/platform/mypage/session')).body.content).toContainEqual(
      expect.objectContaining({ device: origin, current: true }),
    );
    expect((await redeem(refreshToken, { origin })).json()).toMatchObject({ status: 401, code: 'E_TOKEN' });
  });

  test('of many that redeem at once one gets in', async () => {
    const { refreshToken } = (await handover(await app.as('sales2'), origin)).json();
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(refreshToken)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is bound to the target origin', async () => {
    const { refreshToken } = (await handover(await app.as('sales2'), origin)).json();
    expect((await redeem(refreshToken, { origin: 'https://dock.example' })).statusCode).toBe(401);
    const again = (await handover(await app.as('sales2'), origin)).json().refreshToken;
    expect((await redeem(again, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
  });

  test('runs out after 60 seconds, and with the session it came from', async () => {
    const late = (await handover(await app.as('sales2'), origin)).json().refreshToken;
    const { rows } = await owner.query<{ left: number }>(
      'select extract(epoch from max(expires_at) - now())::float8 as left from sys_handover',
    );
    expect(rows[0]!.left).toBeGreaterThan(50);
    expect(rows[0]!.left).toBeLessThanOrEqual(60);
    await owner.query(`update sys_handover set expires_at = now() - interval '1 second' where used_at is null`);
    expect((await redeem(late)).statusCode).toBe(401);

    const leaving = await signIn(app.app, 'sales2');
    const code = (await handover(leaving, origin)).json().refreshToken;
    await leaving.post('/platform/member/logout');
    expect((await redeem(code)).statusCode).toBe(401);
  });

  test.each([
    '/rs4/clnt',
    'https://other.example/',
    'https://yard.example@other.example',
    'https://yard.example.other.example',
    '//yard.example',
    'http://yard.example',
    ['https://yard.example'],
    '',
  ])('no code for %j', async (target) => expect((await handover(await app.as('sales2'), target)).statusCode).toBe(400));

  test('needs a session and a page of our own', async () => {
    expect((await handover({ token: 'x' } as Client, origin)).statusCode).toBe(401);
    expect((await handover(await app.as('sales2'), origin, 'cross-site')).json()).toMatchObject({ code: 'E_ORIGIN' });
  });

  test('a made-up code opens nothing', async () => {
    for (const code of ['ho_', 'ho_abc', `ho_${'A'.repeat(43)}`]) expect((await redeem(code)).statusCode).toBe(401);
  });
});

describe.each(['/platform/member/login/forcely', '/login/platform'])('%s', (path) => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const sign = (key: string, parts: readonly unknown[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('hex');
  const call = (query: Record<string, string>) => app.anonymous.get(`${path}?${new URLSearchParams(query).toString()}`);
  const signed = (userId: string, ts: number, key = secret, clientId = 'yard') =>
    call({ client_id: clientId, userId, ts: String(ts), sig: sign(key, [clientId, userId, ts]) });
  // Two calls share one clock second; a person of their own keeps their signatures apart.
  const person = (name: string) => (path.includes('forcely') ? `${name}2@demo.example` : `${name}2@DEMO.example`);
  const refused = { status: 401, code: 'E_LOGIN' };

  test('a fresh signature signs in, once', async () => {
    const ts = seconds();
    const first = await signed(person('sales'), ts);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    const me = await client(app.app, first.body['accessToken'] as string).get('/platform/mypage/me');
    expect(me.body).toMatchObject({ loginId: 'sales2@demo.example' });
    expect((await signed(person('sales'), ts)).body).toMatchObject(refused);
  });

  test('stale, early, foreign, unsigned and tampered calls are refused alike', async () => {
    const user = person('purc');
    const ts = seconds();
    const answers = [
      await signed(user, ts - 62),
      await signed(user, ts + 62),
      await signed(user, ts, 'guessed secret'),
      await signed(user, ts, secret, 'dock'),
      await signed(user, ts, secret, 'nobody'),
      await signed('nobody@demo.example', ts),
      await call({ client_id: 'yard', userId: user }),
      await call({ client_id: 'yard', userId: user, ts: String(ts) }),
      await call({
        client_id: 'yard',
        userId: 'admin2@demo.example',
        ts: String(ts),
        sig: sign(secret, ['yard', user, ts]),
      }),
      await call({ client_id: 'yard', userId: user, ts: String(ts + 1), sig: sign(secret, ['yard', user, ts]) }),
    ];
    for (const { body } of answers) expect(body).toMatchObject(refused);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body['errors']))).size).toBe(1);
  });

  test('unsigned works for a site marked so, and never in production', async () => {
    expect((await call({ client_id: 'dock', userId: person('site') })).status).toBe(200);
    Object.assign(app.app.signIn, { production: true });
    try {
      expect((await call({ client_id: 'dock', userId: person('site') })).body).toMatchObject(refused);
    } finally {
      Object.assign(app.app.signIn, { production: false });
    }
  });

  test('no site speaks for an operator, signed or not', async () => {
    expect((await signed('oper@demo.example', seconds())).body).toMatchObject(refused);
    expect((await call({ client_id: 'dock', userId: 'oper@demo.example' })).body).toMatchObject(refused);
  });

  // ASVS 7.6.2
  test('no site speaks for a person of a company that has not allowed it', async () => {
    expect((await signed('admin7@demo.example', seconds())).body).toMatchObject(refused);
    await forbid('dock');
    expect((await call({ client_id: 'dock', userId: person('site') })).body).toMatchObject(refused);
    await allow('dock');
    expect((await call({ client_id: 'dock', userId: person('site') })).status).toBe(200);
  });

  test('an arrival stands in the trail and as the last sign-in', async () => {
    await owner.query(`update platform_user set last_login_dtm = null where login_id = 'site2@demo.example'`);
    const before = (await owner.query(`select coalesce(max(id), 0) as id from sys_audit`)).rows[0] as { id: string };
    expect((await call({ client_id: 'dock', userId: person('site') })).status).toBe(200);
    const { rows } = await owner.query(
      `select a.changes, u.last_login_dtm is not null as noted from sys_audit a join platform_user u
         on u.corp_id = a.corp_id and u.id = a.row_id
       where a.id > $1 and a.act = 'arrive' and a.user_id = u.id and u.login_id = 'site2@demo.example'`,
      [before.id],
    );
    expect(rows).toEqual([{ changes: [{ field: 'clientId', from: null, to: 'dock' }], noted: true }]);
  });

  test('a locked person and a site out of use do not come in', async () => {
    await owner.query(`update platform_user set st_cd = 'LOCK' where login_id = 'view2@demo.example'`);
    expect((await signed(person('view'), seconds())).body).toMatchObject(refused);
    await owner.query(`update fw_client set use_yn = 'N' where client_id = 'dock'`);
    expect((await call({ client_id: 'dock', userId: person('site') })).body).toMatchObject(refused);
    await owner.query(`update fw_client set use_yn = 'Y' where client_id = 'dock'`);
  });

  test.each([
    'client_id=a&client_id=b&userId=c',
    'client_id=a',
    'client_id=a&userId=b&ts=1',
    'client_id=a&userId=b&sig=zz',
    'client_id=a&userId=b&x=1',
  ])('strict parameters: %s', async (query) => expect((await app.anonymous.get(`${path}?${query}`)).status).toBe(400));
});

test('a new secret ends the old one', async () => {
  const old = await register('pier', {});
  await allow('pier');
  const { body } = await operator.get<{ content: { id: number; clientId: string; version: number }[] }>(
    '/fw/client/list',
  );
  const row = body.content.find(({ clientId }) => clientId === 'pier')!;
  const next = (await issue(row.id, row.version)).body['clientSecret'] as string;
  expect(next).not.toBe(old);
  const ts = Math.floor(Date.now() / 1000);
  const call = (key: string) => {
    const sig = createHmac('sha256', key).update(`pier\nacct2@demo.example\n${ts}`).digest('hex');
    return app.anonymous.get(
      `/platform/member/login/forcely?client_id=pier&userId=acct2@demo.example&ts=${ts}&sig=${sig}`,
    );
  };
  expect((await call(old)).status).toBe(401);
  expect((await call(next)).status).toBe(200);
});

describe('aids of development', () => {
  const key = 'an admin key of the tests';
  let aided: TestApp;
  beforeAll(async () => {
    aided = await startApp({ env: { ADMIN_KEY: key } });
  });
  afterAll(() => aided.close());

  const profile = (from: TestApp, headers: Record<string, string>) =>
    from.app.inject({ url: '/api/platform/member/profile/admin', headers });
  const signInAt = async (from: TestApp) => {
    const body = { loginId: 'admin2@demo.example', loginPw: 'Hangro!2611' };
    return (await from.anonymous.post<{ accessToken: string; refreshToken: string }>('/platform/member/login', body))
      .body;
  };
  const inProduction = async (from: TestApp, work: () => Promise<void>) => {
    Object.assign(from.app.signIn, { production: true });
    await work().finally(() => Object.assign(from.app.signIn, { production: false }));
  };

  test('the admin-key profile needs the key and a refresh token', async () => {
    const { accessToken, refreshToken } = await signInAt(aided);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const good = await profile(aided, { ...bearer(refreshToken), 'x-admin-key': key });
    expect(good.statusCode, good.body).toBe(200);
    expect(good.json()).toMatchObject({ user: { loginId: 'admin2@demo.example' }, systemCode: 'PLATFORM' });
    expect(good.headers['cache-control']).toBe('no-store');
    expect((await profile(aided, bearer(refreshToken))).statusCode).toBe(403);
    expect((await profile(aided, { ...bearer(refreshToken), 'x-admin-key': 'guess' })).statusCode).toBe(403);
    expect((await profile(aided, { ...bearer(accessToken), 'x-admin-key': key })).statusCode).toBe(401);
    expect((await profile(aided, { 'x-admin-key': key })).statusCode).toBe(401);
    await inProduction(aided, async () =>
      expect((await profile(aided, { ...bearer(refreshToken), 'x-admin-key': key })).statusCode).toBe(404),
    );
  });

  test('without a configured key the call is off', async () => {
    const { refreshToken } = await signInAt(app);
    expect((await profile(app, { authorization: `Bearer ${refreshToken}`, 'x-admin-key': key })).statusCode).toBe(404);
    expect(
      (await profile(app, { authorization: `Bearer ${refreshToken}`, 'x-admin-key': 'undefined' })).statusCode,
    ).toBe(404);
  });

  test('the quick-login list names groups, titles and login ids; never in production', async () => {
    const list = () => app.anonymous.get<Record<string, unknown>[]>('/platform/member/login/ez?env=DEV');
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        groupSortNo: 2,
        titleSortNo: 1,
        loginId: 'admin2@demo.example',
        titleNm: '관리자 · 박견본',
      }),
    );
    expect(JSON.stringify(body)).not.toMatch(/loginPw|Hangro/);
    expect((await app.anonymous.get('/platform/member/login/ez?env=REAL')).status).toBe(404);
    expect((await app.anonymous.get('/platform/member/login/ez')).status).toBe(404);
    expect((await app.anonymous.get('/platform/member/login/ez?env=DEV&env=DEV')).status).toBe(400);
    await inProduction(app, async () => expect((await list()).status).toBe(404));
  });

  test('an account of the quick-login list comes in on a click; nobody else, and never in production', async () => {
    const enter = (userId: string) =>
      app.anonymous.get<{ user: { loginId: string } }>(`/platform/member/login/forcely?client_id=ez&userId=${userId}`);
    const { status, body } = await enter('sales2@demo.example');
    expect([status, body.user.loginId]).toEqual([200, 'sales2@demo.example']);
    expect((await enter('nobody@demo.example')).status).toBe(401);
    await inProduction(app, async () => expect((await enter('sales2@demo.example')).status).toBe(401));
  });
});
