/** My info, password change, withdrawal and own sessions (10-platform, top; 3-decisions 2 and 3). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, password, signIn, startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const login = (loginId: string, loginPw: string) =>
  app.anonymous.post<{ accessToken: string; refreshToken: string }>('/platform/member/login', {
    loginId: `${loginId}@demo.example`,
    loginPw,
  });
const codesOf = (body: unknown) => (body as { errors: { code: string; field?: string; message: string }[] }).errors;

describe('my info', () => {
  test('every call needs a session', async () => {
    expect((await app.anonymous.get('/platform/mypage/me')).status).toBe(401);
    expect((await app.anonymous.patch('/platform/mypage/me', {})).status).toBe(401);
    expect((await app.anonymous.post('/platform/mypage/changePw')).status).toBe(401);
    expect((await app.anonymous.post('/platform/mypage/withdraw')).status).toBe(401);
    expect((await app.anonymous.get('/platform/mypage/session')).status).toBe(401);
    expect((await app.anonymous.del('/platform/mypage/session')).status).toBe(401);
  });

  test('shows the own row without the password, and is kept by no cache', async () => {
    const sales = await app.as('sales2');
    const { status, body, headers } = await sales.get('/platform/mypage/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({ loginId: 'sales2@demo.example', userNm: '최예시', authNm: '영업', stCd: 'ACTIVE' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|loginPw/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('changes the own fields, also without authority over users, and notices a stale version', async () => {
    const sales = await app.as('sales2');
    const before = (await sales.get('/platform/mypage/me')).body;
    const done = await sales.patch('/platform/mypage/me', {
      version: before.version,
      faxNo: '051-123-4567',
      posCd: 'GM',
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({ faxNo: '051-123-4567', posCd: 'GM', userNm: '최예시' });
    const stale = await sales.patch('/platform/mypage/me', { version: before.version, posCd: 'MGR' });
    expect(stale.body).toMatchObject({ status: 409, code: 'E_CONFLICT' });
    const odd = await sales.patch('/platform/mypage/me', { version: done.body.version, faxNo: 'x' });
    expect(codesOf(odd.body)).toContainEqual(expect.objectContaining({ code: 'E_PATTERN', field: 'faxNo' }));
  });

  test.each([
    { authId: 1 },
    { stCd: 'ACTIVE' },
    { loginId: 'x@demo.example' },
    { loginPw: 'Other!2611' },
    { userNm: ['a'] },
  ])('refuses %j', async (body) =>
    expect((await (await app.as('sales2')).patch('/platform/mypage/me', { version: 1, ...body })).status).toBe(400),
  );
});

test('whom to ask for an authority is told of the own company alone, oneself apart', async () => {
  const names = async (who: string) => {
    const { body } = await (await app.as(who)).get<{ content: { userNm: string }[] }>('/platform/mypage/admins');
    return body.content.map(({ userNm }) => userNm);
  };
  const told = await names('view2');
  expect(told.length).toBeGreaterThan(0);
  expect(await names('sales2')).toEqual(told);
  const [own, other] = [await names('admin2'), await names('admin8')];
  expect(told).toEqual(expect.arrayContaining(own));
  expect(own.length).toBe(told.length - 1);
  expect(other.some((name) => told.includes(name))).toBe(false);
});

describe('password change', () => {
  const change = (who: Client, oldPw: string, newPw: string, newPwConfirm = newPw) =>
    who.post('/platform/mypage/changePw', { oldPw, newPw, newPwConfirm });

  // ASVS 6.2.3
  test('a wrong old password is E_PATTERN with the sentence of the specification', async () => {
    const { body } = await change(await app.as('purc2'), 'Wrong!2611', 'Harbour!77');
    expect(body).toMatchObject({ status: 400, code: 'E_PATTERN', message: '현재 비밀번호가 일치하지 않습니다.' });
    expect(codesOf(body)[0]).toMatchObject({ field: 'oldPw' });
  });

  // ASVS 6.2.1-6.2.12
  test.each([
    ['short', 'Ab!4567'],
    ['long', 'Abcdefgh!123456789012'],
    ['no digit', 'Harbours!!'],
    ['no sign', 'Harbour777'],
    ['no letter', '12345678!9'],
    ['common, with a tail', 'Dragon!7726'],
    ['the login id', 'Purc2@demo.example9'],
    ['as the old one', password],
  ])('the join rule holds: %s', async (_, newPw) => {
    const { body } = await change(await app.as('purc2'), password, newPw);
    expect(codesOf(body)).toEqual([expect.objectContaining({ code: 'E_PATTERN', field: 'newPw' })]);
  });

  test('the confirmation must be the same', async () => {
    const { body } = await change(await app.as('purc2'), password, 'Harbour!77', 'Harbour!78');
    expect(body).toMatchObject({ code: 'E_PATTERN', message: '비밀번호가 서로 일치하지 않습니다.' });
  });

  test('empty words are named', async () => {
    const { body } = await (await app.as('purc2')).post('/platform/mypage/changePw', { oldPw: ' ' });
    expect(codesOf(body).map((e) => `${e.code} ${e.field}`)).toEqual([
      'E_REQUIRED oldPw',
      'E_REQUIRED newPw',
      'E_REQUIRED newPwConfirm',
    ]);
  });

  // ASVS 7.4.1-7.4.5
  test('a change ends every other session and keeps this one', async () => {
    const here = await signIn(app.app, 'acct2');
    const other = (await login('acct2', password)).body;
    expect((await change(here, password, 'Harbour!77')).status).toBe(204);
    expect((await here.get('/platform/mypage/me')).status).toBe(200);
    expect((await client(app.app, other.accessToken).get('/platform/mypage/me')).status).toBe(401);
    expect((await client(app.app, other.refreshToken).get('/platform/token/refresh')).status).toBe(401);
    expect((await login('acct2', password)).status).toBe(401);
    expect((await login('acct2', 'Harbour!77')).status).toBe(200);
  });
});

describe('own sessions', () => {
  type Row = { id: string; current: boolean; device: string; createdAt: string };
  const list = async (who: Client) => (await who.get<{ content: Row[] }>('/platform/mypage/session')).body.content;

  // ASVS 7.5.1, 7.5.2
  test('are listed and ended one by one or all but this one; others cannot be touched', async () => {
    const [one, two, three] = [
      await signIn(app.app, 'insp2'),
      await signIn(app.app, 'insp2'),
      await signIn(app.app, 'insp2'),
    ];
    const stranger = await signIn(app.app, 'admin7');
    const rows = await list(one);
    expect(rows.map((r) => r.current).sort()).toEqual([false, false, true]);
    expect(JSON.stringify(rows)).not.toMatch(/hash/);
    expect(rows[0]!.createdAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

    const mine = (await list(two)).find((r) => r.current)!.id;
    expect((await stranger.del(`/platform/mypage/session?id=${mine}`)).status).toBe(204);
    expect(await list(two)).toHaveLength(3);
    expect((await one.del(`/platform/mypage/session?id=${mine}`)).status).toBe(204);
    expect((await two.get('/platform/mypage/me')).status).toBe(401);
    expect((await one.del('/platform/mypage/session')).status).toBe(204);
    expect((await three.get('/platform/mypage/me')).status).toBe(401);
    expect(await list(one)).toHaveLength(1);
  });

  test.each(['id=1', 'id=a&id=b', 'ids=1', "id=' or 1=1"])('refuses %s', async (query) =>
    expect((await (await app.as('insp2')).del(`/platform/mypage/session?${query}`)).status).toBe(400),
  );
});

describe('withdrawal', () => {
  test('needs the password', async () => {
    const view = await app.as('view2');
    const wrong = await view.post('/platform/mypage/withdraw', { loginPw: 'Wrong!2611', reason: '이직' });
    expect(codesOf(wrong.body)).toEqual([expect.objectContaining({ code: 'E_PATTERN', field: 'loginPw' })]);
    expect((await view.post('/platform/mypage/withdraw', {})).body).toMatchObject({ code: 'E_REQUIRED' });
    expect((await view.get('/platform/mypage/me')).status).toBe(200);
  });

  test('the account becomes WD, is logged out and cannot come back; the administrator reads why', async () => {
    const site = await signIn(app.app, 'site2');
    const id = (await site.get('/platform/mypage/me')).body.id as number;
    expect((await site.post('/platform/mypage/withdraw', { loginPw: password, reason: '이직' })).status).toBe(204);
    expect((await site.get('/platform/mypage/me')).status).toBe(401);
    expect((await login('site2', password)).body).toMatchObject({ code: 'E_LOGIN' });
    const admin = await app.as('admin2');
    expect((await admin.get(`/platform/user/${id}`)).body).toMatchObject({ stCd: 'WD' });
    expect(JSON.stringify((await admin.get(`/platform/user/${id}/history`)).body)).toContain('이직');
  });

  test('the last administrator stays while the company holds a product', async () => {
    const admin = await signIn(app.app, 'admin3');
    const { body } = await admin.post('/platform/mypage/withdraw', { loginPw: password });
    expect(body).toMatchObject({ status: 409, code: 'E_STATE' });
    expect((await admin.get('/platform/mypage/me')).status).toBe(200);
  });
});
