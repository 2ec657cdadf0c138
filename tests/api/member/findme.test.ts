/** Lost login ids and passwords (2-portal 2, 4, 7, 8; 3-decisions 3 "password reset", "attempts"). */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, type Browser } from '../../support/browser.ts';
import { client, password, startApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await startApp();
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
});
beforeEach(() => owner.query('delete from sys_limit'));
afterAll(async () => {
  await owner.end();
  await app.close();
});

const phoneOf = async (loginId: string) =>
  (await owner.query<{ phone: string }>('select phone from platform_user where login_id = $1', [loginId])).rows[0]!
    .phone;
const enter = (loginId: string, loginPw: string) =>
  app.anonymous.post<{ accessToken: string; refreshToken: string }>('/platform/member/login', { loginId, loginPw });

describe('find id', () => {
  const find = (certType: string, value: string, browser = openBrowser(app.app)) =>
    browser.get('/member/findme/findLoginId', { certType, value });

  test('by e-mail in any case, and by phone with or without hyphens', async () => {
    const expected = [{ loginId: 'sales2@demo.example' }];
    expect((await find('email', 'Sales2@DEMO.example')).body).toEqual(expected);
    const phone = (await phoneOf('sales2@demo.example')).replace(/\D/g, '');
    expect((await find('mobile', phone)).body).toEqual(expected);
    expect((await find('mobile', phone.replace(/^(...)(....)/, '$1-$2-'))).body).toEqual(expected);
  });

  test('nobody is an empty list, in like time, and no cache keeps it', async () => {
    const timed = async (value: string) => {
      const began = performance.now();
      const answer = await find('email', value);
      return { answer, ms: performance.now() - began };
    };
    const [known, unknown] = [await timed('purc2@demo.example'), await timed('nobody@demo.example')];
    expect([unknown.answer.status, unknown.answer.body]).toEqual([200, []]);
    expect(Math.abs(known.ms - unknown.ms)).toBeLessThan(150);
    expect(known.answer.headers['cache-control']).toBe('no-store');
  });

  test('those who left are not listed', async () => {
    await owner.query(`update platform_user set st_cd = 'WD' where login_id = 'drv4@demo.example'`);
    expect((await find('email', 'drv4@demo.example')).body).toEqual([]);
  });

  test.each([
    { certType: 'email', value: 'plain' },
    { certType: 'mobile', value: '0212345678' },
    { certType: 'fax', value: 'a@b.kr' },
    { certType: 'email' },
    { certType: 'email', value: "' or 1=1 --" },
    { certType: 'email', value: 'a@b.kr', corpId: '1' },
  ])('refuses %j', async (query) =>
    expect((await openBrowser(app.app).get('/member/findme/findLoginId', query as Record<string, string>)).status).toBe(
      400,
    ),
  );

  test('a repeated parameter is no word', async () => {
    const answer = await app.app.inject(
      '/api/platform/member/findme/findLoginId?certType=email&value=a@b.kr&value=c@d.kr',
    );
    expect(answer.statusCode).toBe(400);
  });

  test('listing people from one address ends in E_RATE', async () => {
    const browser = openBrowser(app.app);
    const codes = [];
    for (let i = 0; i < 22; i++) codes.push((await find('email', `guess${i}@demo.example`, browser)).status);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(codes.slice(20)).toEqual([429, 429]);
  });
});

describe('find password', () => {
  const send = (browser: Browser, loginId: string, cerEmail = loginId) =>
    browser.get('/member/join/sendCertForFindPw', { key: '2', loginId, cerEmail });
  const check = (browser: Browser, loginId: string, cerNo: string, value = loginId) =>
    browser.get('/member/findme/findLoginPw', { loginId, certType: 'email', value, cerNo });
  const update = (browser: Browser, loginId: string, newPw: string, newPwConfirm = newPw) =>
    browser.post('/member/findme/updateLoginPw', { loginId, newPw, newPwConfirm });
  /** A browser that has shown the right code. */
  async function verified(loginId: string) {
    const browser = openBrowser(app.app);
    const { body } = await send(browser, loginId);
    const answer = await check(browser, loginId, body['authenNo'] as string);
    expect(answer.body).toEqual({ message: 'success' });
    return { browser, answer, cerNo: body['authenNo'] as string };
  }

  // ASVS 6.4.3
  test('code, ticket, new password: all sessions end, the owner is told, the new password opens', async () => {
    const loginId = 'acct2@demo.example';
    const session = (await enter(loginId, password)).body;
    const { browser } = await verified(loginId);
    const done = await update(browser, loginId, 'Harbour!77');
    expect([done.status, done.body]).toEqual([200, { message: 'success' }]);
    expect((await client(app.app, session.accessToken).get('/platform/mypage/me')).status).toBe(401);
    expect((await client(app.app, session.refreshToken).get('/platform/token/refresh')).status).toBe(401);
    expect((await enter(loginId, password)).status).toBe(401);
    expect((await enter(loginId, 'Harbour!77')).status).toBe(200);
    const { rows } = await owner.query<{ msg_text: string }>(
      'select msg_text from platform_outbox where rcv_addr = $1 order by id',
      [loginId],
    );
    expect(rows.at(-1)!.msg_text).toContain('비밀번호가 변경되어');
    expect(rows.at(-1)!.msg_text).not.toContain('Harbour');
  });

  // ASVS 3.3.1-3.3.4
  test('the ticket is an HttpOnly cookie of five minutes, stored as a hash', async () => {
    const { answer } = await verified('insp2@demo.example');
    const cookie = answer.cookies.find(({ name }) => name === 'pwTicket')!;
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 300,
      path: '/api/platform/member/findme',
    });
    const { rows } = await owner.query<{ hash: Buffer }>('select hash from sys_ticket');
    expect(rows.some(({ hash }) => hash.includes(cookie.value) || hash.toString('base64url') === cookie.value)).toBe(
      false,
    );
  });

  test('unknown ids, wrong contacts and wrong codes answer alike', async () => {
    const browser = openBrowser(app.app);
    const known = await send(browser, 'purc2@demo.example');
    const unknown = await send(browser, 'nobody@demo.example');
    const other = await send(browser, 'purc2@demo.example', 'nobody@demo.example');
    for (const answer of [unknown, other]) {
      expect(answer.status).toBe(known.status);
      expect(Object.keys(answer.body)).toEqual(Object.keys(known.body));
    }
    const refusals = [
      await check(browser, 'nobody@demo.example', unknown.body['authenNo'] as string),
      await check(browser, 'purc2@demo.example', other.body['authenNo'] as string, 'nobody@demo.example'),
      await check(browser, 'purc2@demo.example', known.body['authenNo'] === '000000' ? '000001' : '000000'),
      await check(openBrowser(app.app), 'purc2@demo.example', known.body['authenNo'] as string),
    ];
    const texts = refusals.map(({ status, body }) =>
      JSON.stringify([status, body['code'], body['message'], body['errors']]),
    );
    expect(new Set(texts).size).toBe(1);
    expect(refusals[0]!.body).toMatchObject({ status: 400, code: 'E_CERT' });
    expect(refusals.every(({ cookies }) => cookies.every(({ name }) => name !== 'pwTicket'))).toBe(true);
  });

  test('the sixth try is refused, also the right one', async () => {
    const browser = openBrowser(app.app);
    const { body } = await send(browser, 'revw2@demo.example');
    const right = body['authenNo'] as string;
    for (let i = 0; i < 5; i++)
      expect((await check(browser, 'revw2@demo.example', right === '000000' ? '000001' : '000000')).status).toBe(400);
    expect((await check(browser, 'revw2@demo.example', right)).body).toMatchObject({ code: 'E_CERT' });
  });

  test('one code gives one ticket', async () => {
    const { browser, cerNo } = await verified('site2@demo.example');
    expect((await check(browser, 'site2@demo.example', cerNo)).body).toMatchObject({ code: 'E_CERT' });
  });

  test('who forgets it again at the same browser gets a ticket again, and the former one is over', async () => {
    const loginId = 'site2@demo.example';
    const { browser } = await verified(loginId);
    const again = async () =>
      (await check(browser, loginId, (await send(browser, loginId)).body['authenNo'] as string)).body;
    expect(await again()).toEqual({ message: 'success' });
    expect((await update(browser, loginId, 'Harbour!78')).status).toBe(200);
    expect((await update(browser, loginId, 'Harbour!79')).body['code']).toBe('E_CERT');
    expect(await again()).toEqual({ message: 'success' });
    expect((await update(browser, loginId, 'Harbour!80')).status).toBe(200);
    expect((await enter(loginId, 'Harbour!80')).status).toBe(200);
  });

  test('a code of joining opens no reset', async () => {
    const browser = openBrowser(app.app);
    const loginId = 'purc2@demo.example';
    const { body } = await browser.get('/member/join/sendCert', { key: '2', loginId, cerEmail: loginId });
    expect((await check(browser, loginId, body['authenNo'] as string)).body).toMatchObject({ code: 'E_CERT' });
  });

  describe('no reset', () => {
    const refused = async (browser: Browser, loginId: string) => {
      const answer = await update(browser, loginId, 'Stolen!777');
      expect(answer.body).toMatchObject({ status: 400, code: 'E_CERT' });
      expect((await enter(loginId, 'Stolen!777')).status).toBe(401);
      return answer;
    };

    test('without a ticket, for known and unknown alike', async () => {
      const [known, unknown] = [
        await refused(openBrowser(app.app), 'view2@demo.example'),
        await refused(openBrowser(app.app), 'nobody@demo.example'),
      ];
      expect(known.body['errors']).toEqual(unknown.body['errors']);
    });
    test('with the ticket of another login id', async () =>
      refused((await verified('purc2@demo.example')).browser, 'view2@demo.example'));
    test('with a ticket carried to another browser', async () => {
      const { browser } = await verified('view2@demo.example');
      const thief = openBrowser(app.app);
      thief.cookies.set('pwTicket', browser.cookies.get('pwTicket')!);
      await refused(thief, 'view2@demo.example');
    });
    test('with a spent ticket', async () => {
      const { browser } = await verified('cust3@demo.example');
      const ticket = browser.cookies.get('pwTicket')!;
      expect((await update(browser, 'cust3@demo.example', 'Harbour!77')).status).toBe(200);
      expect(browser.cookies.has('pwTicket')).toBe(false);
      browser.cookies.set('pwTicket', ticket);
      await refused(browser, 'cust3@demo.example');
    });
    test('with a ticket older than five minutes', async () => {
      const { browser } = await verified('view2@demo.example');
      await owner.query(`update sys_ticket set expires_at = now() - interval '1 second'`);
      await refused(browser, 'view2@demo.example');
    });
    test('from a page of another site', async () => {
      const { browser } = await verified('view2@demo.example');
      const body = { loginId: 'view2@demo.example', newPw: 'Stolen!777', newPwConfirm: 'Stolen!777' };
      const answer = await browser.post('/member/findme/updateLoginPw', body, { 'sec-fetch-site': 'cross-site' });
      expect(answer.body).toMatchObject({ status: 403, code: 'E_ORIGIN' });
    });
  });

  test('a password that breaks the join rule is named and spends no ticket', async () => {
    const loginId = 'wh5@demo.example';
    const { browser } = await verified(loginId);
    expect((await update(browser, loginId, 'abc12!')).body).toMatchObject({ code: 'E_PATTERN' });
    expect((await update(browser, loginId, 'Harbour!77', 'Harbour!78')).body).toMatchObject({
      message: '비밀번호가 서로 일치하지 않습니다.',
    });
    expect((await update(browser, loginId, 'Harbour!77')).status).toBe(200);
  });

  test('what wrong passwords locked is open again with the new one, and the trail says so', async () => {
    const loginId = 'admin6@demo.example';
    await owner.query(
      `update platform_user set lock_yn = 'Y', lock_dtm = '2099-01-01', fail_cnt = 5 where login_id = $1`,
      [loginId],
    );
    const refused = await enter(loginId, password);
    expect(refused.body).toMatchObject({ code: 'E_LOCKED' });
    expect(JSON.stringify(refused.body)).toMatch(/2099-01-01 0\d:00/);
    const { browser } = await verified(loginId);
    expect((await update(browser, loginId, 'Harbour!77')).status).toBe(200);
    expect((await enter(loginId, 'Harbour!77')).status).toBe(200);
    const trail = await owner.query(
      `select changes from sys_audit where table_nm = 'platform_user' and act = 'resetPw' order by id desc limit 1`,
    );
    expect(trail.rows).toEqual([{ changes: [{ field: 'lockYn', from: 'Y', to: 'N' }] }]);
  });

  test('an account that its administrator locked stays locked: only the administrator opens it', async () => {
    const loginId = 'trn4@demo.example';
    await owner.query(`update platform_user set st_cd = 'LOCK' where login_id = $1`, [loginId]);
    const { browser } = await verified(loginId);
    expect((await update(browser, loginId, 'Harbour!77')).status).toBe(200);
    expect((await enter(loginId, 'Harbour!77')).body).toMatchObject({ code: 'E_LOCKED' });
  });
});
