/** Verification codes (3-decisions 3; 2-portal 7 and 9): 6 digits, 300 s, 5 tries, single use, one browser, no telling. */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/api/app.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { checkCode, useCode, type CertPurpose } from '../../../src/api/verification.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { routes } from '../../../src/services/index.server.ts';
import { createDatabase } from '../../support/postgres.ts';
import { testSealKey } from '../../support/app.ts';
import { limitRules } from '../../../src/api/limitRules.ts';
import { openYard, type Yard } from '../../support/yard.ts';

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
  await yard.owner(`update platform_user set email = 'Sales2@demo.example', phone = '01000000021' where id = 21`);
});
afterAll(() => yard.close());
afterEach(() => yard.owner('delete from sys_limit; delete from sys_cert; delete from platform_outbox'));

const own = { 'sec-fetch-site': 'same-origin' };
const send = (path: string, query: Record<string, string> | string, headers: Record<string, string> = own) =>
  yard.app.inject({ url: `/api/platform/member/join/${path}?${new URLSearchParams(query)}`, headers });
const joining = { key: '2', loginId: 'new@demo.example', cerEmail: 'new@demo.example' };
const browserOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find((c) => c.name === 'cert')!.value;
const outbox = () => yard.owner('select * from platform_outbox order by id');

/** What a later call would do with the code, in the browser that holds the cookie. */
async function check(
  code: string,
  browser: string | undefined,
  more: { purpose?: CertPurpose; loginId?: string; recipient?: string } = {},
) {
  const request = {
    server: yard.app,
    ip: '203.0.113.5',
    cookies: browser === undefined ? {} : { cert: browser },
  } as unknown as FastifyRequest;
  const of = { purpose: 'join' as const, loginId: 'new@demo.example', recipient: 'new@demo.example', ...more };
  return checkCode(request, of, code).then(
    (id) => id,
    (error: { problems: { code: string }[] }) => error.problems[0]!.code,
  );
}
async function sent() {
  const answer = await send('sendCert', joining);
  expect(answer.statusCode, answer.body).toBe(200);
  return { code: answer.json().authenNo as string, browser: browserOf(answer) };
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('sends six digits; the browser gets an HttpOnly cookie; the database holds no clear text', async () => {
  const answer = await send('sendCert', joining);
  expect(answer.json()).toEqual({ message: 'success', authenNo: expect.stringMatching(/^\d{6}$/) });
  expect(answer.headers['set-cookie']).toMatch(/^cert=[\w-]{22};.*HttpOnly; SameSite=Strict/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const code = answer.json().authenNo as string;
  expect(await outbox()).toMatchObject([
    { corp_id: '1', msg_kind_cd: 'MAIL', rcv_addr: 'new@demo.example', msg_secret: code, st_cd: 'WAIT' },
  ]);
  expect((await outbox())[0]!.msg_text).toContain('******');
  expect((await outbox())[0]!.msg_text).not.toContain(code);
  const [row] = await yard.owner('select c::text as row from sys_cert c');
  expect(row!.row).not.toContain('demo');
  expect(row!.row).not.toContain(`"${code}"`);
});

test('to a mobile number in the language of the person', async () => {
  await send(
    'sendCert',
    { key: '1', loginId: '010-1234-5678', cerPhone: '010-1234-5678' },
    { ...own, 'accept-language': 'en' },
  );
  expect(await outbox()).toMatchObject([
    { msg_kind_cd: 'SMS', rcv_addr: '01012345678', msg_text: expect.stringContaining('Verification code') },
  ]);
});

describe('a code', () => {
  test('fits once', async () => {
    const { code, browser } = await sent();
    const id = await check(code, browser);
    expect(id).toEqual(expect.any(Number));
    const spend = () =>
      yard.app.signIn.database.write({ corpId: 0, userId: 0 }, (tx) => useCode(tx, id as number, yard.now()));
    await spend();
    expect(await check(code, browser)).toBe('E_CERT');
    await expect(spend()).rejects.toThrow('E_CERT');
  });

  test('the sixth try comes too late, even with the right code', async () => {
    const { code, browser } = await sent();
    for (let i = 0; i < 5; i++) expect(await check(wrongOf(code), browser)).toBe('E_CERT');
    expect(await check(code, browser)).toBe('E_CERT');
  });

  test('the fifth is good', async () => {
    const { code, browser } = await sent();
    for (let i = 0; i < 4; i++) await check(wrongOf(code), browser);
    expect(await check(code, browser)).toEqual(expect.any(Number));
  });

  // ASVS 6.5.1-6.5.5
  test('guesses at the same moment get five tries together', async () => {
    const { code, browser } = await sent();
    const guesses = await Promise.all([...Array.from({ length: 12 }, () => check(wrongOf(code), browser))]);
    expect(new Set(guesses)).toEqual(new Set(['E_CERT']));
    expect(await yard.owner('select tries_left from sys_cert')).toEqual([{ tries_left: 0 }]);
  });

  test('ends after 300 s', async () => {
    const first = await sent();
    yard.later(299_000);
    expect(await check(first.code, first.browser)).toEqual(expect.any(Number));
    yard.later(1000);
    expect(await check(first.code, first.browser)).toBe('E_CERT');
  });

  // ASVS 6.6.2, 6.6.3
  test('is for this browser, id, recipient and purpose only', async () => {
    const { code, browser } = await sent();
    const other = await sent();
    for (const strange of [undefined, '', 'x', other.browser === browser ? 'A'.repeat(22) : other.browser]) {
      if (strange === other.browser && other.code === code) continue;
      expect(await check(code, strange)).toBe('E_CERT');
    }
    expect(await check(code, browser, { loginId: 'else@demo.example' })).toBe('E_CERT');
    expect(await check(code, browser, { recipient: 'else@demo.example' })).toBe('E_CERT');
    expect(await check(code, browser, { purpose: 'findPw' })).toBe('E_CERT');
    expect(await check(code, browser)).toEqual(expect.any(Number));
  });

  test('is replaced by the next one of the same browser', async () => {
    const { code, browser } = await sent();
    const next = await send('sendCert', joining, { ...own, cookie: `cert=${browser}` });
    expect(browserOf(next)).toBe(browser);
    if (next.json().authenNo !== code) expect(await check(code, browser)).toBe('E_CERT');
    expect(await check(next.json().authenNo as string, browser)).toEqual(expect.any(Number));
  });

  test('five to one recipient in ten minutes, from whatever address', async () => {
    for (let i = 0; i < 5; i++) await sent();
    const answer = await send('sendCert', { ...joining, loginId: 'another@demo.example' });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'E_RATE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await outbox()).toHaveLength(5);
  });
});

describe('for a forgotten password', () => {
  const ask = (loginId: string, cerEmail: string) =>
    send('sendCertForFindPw', { key: '2', loginId, cerEmail, msg: '비밀번호 찾기' });
  const shape = (answer: Awaited<ReturnType<typeof ask>>) => ({
    status: answer.statusCode,
    keys: Object.keys(answer.json()),
    message: answer.json().message,
    headers: Object.keys(answer.headers).sort(),
  });

  test('only a person’s own address gets the code; nobody is told who exists', async () => {
    const known = await ask('sales2@demo.example', 'sales2@demo.example');
    expect(await outbox()).toMatchObject([{ rcv_addr: 'sales2@demo.example' }]);
    for (const [id, mail] of [
      ['nobody@demo.example', 'nobody@demo.example'],
      ['sales2@demo.example', 'thief@demo.example'],
      ['admin2@demo.example', 'sales2@demo.example'],
    ]) {
      const began = performance.now();
      const unknown = await ask(id!, mail!);
      expect(performance.now() - began).toBeGreaterThanOrEqual(198);
      expect(shape(unknown)).toEqual(shape(known));
      const code = unknown.json().authenNo as string;
      expect(await check(code, browserOf(unknown), { purpose: 'findPw', loginId: id, recipient: mail })).toBe('E_CERT');
    }
    expect(await outbox()).toHaveLength(1);
    const of = { purpose: 'findPw' as const, loginId: 'sales2@demo.example', recipient: 'sales2@demo.example' };
    expect(await check(known.json().authenNo as string, browserOf(known), of)).toEqual(expect.any(Number));
  });

  test('strange addresses that name an id do not use up what its owner may ask for', async () => {
    const most = limitRules.sendCert.account.most;
    for (let i = 0; i <= most; i++)
      expect((await ask('sales2@demo.example', `stranger${i}@demo.example`)).statusCode).toBe(200);
    const { json } = await ask('sales2@demo.example', 'sales2@demo.example');
    expect(json()).toMatchObject({ message: 'success' });
    expect(await outbox()).toMatchObject([{ rcv_addr: 'sales2@demo.example' }]);
  });

  test('a withdrawn person and one of a closed company count as nobody', async () => {
    await yard.owner(`update platform_user set st_cd = 'WD' where id = 21`);
    await ask('sales2@demo.example', 'sales2@demo.example');
    await yard.owner(
      `update platform_user set st_cd = 'ACTIVE' where id = 21; update platform_corp set st_cd = 'STOP' where id = 2`,
    );
    await ask('sales2@demo.example', 'sales2@demo.example');
    await yard.owner(`update platform_corp set st_cd = 'ACTIVE' where id = 2`);
    expect(await outbox()).toEqual([]);
  });
});

describe('refused, and nothing is sent', () => {
  afterEach(async () => expect(await outbox()).toEqual([]));

  test.each([undefined, 'cross-site', 'same-site', 'same-origin, cross-site'])(
    'a call from elsewhere (%s)',
    async (site) => {
      for (const path of ['sendCert', 'sendCertForFindPw']) {
        const answer = await send(path, joining, site === undefined ? {} : { 'sec-fetch-site': site });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'E_ORIGIN']);
      }
    },
  );

  test.each([
    ['a repeated parameter', 'key=2&loginId=a@demo.example&loginId=b@demo.example&cerEmail=a@demo.example', 'E_TYPE'],
    ['a repeated recipient', 'key=2&loginId=a@demo.example&cerEmail=a@demo.example&cerEmail=b@demo.example', 'E_TYPE'],
    ['an unknown parameter', 'key=2&loginId=a@demo.example&cerEmail=a@demo.example&admin=1', 'E_UNKNOWN'],
    ['an unknown way', 'key=3&loginId=a@demo.example&cerEmail=a@demo.example', 'E_CODE'],
    ['no recipient', 'key=2&loginId=a@demo.example&cerPhone=01012345678', 'E_REQUIRED'],
    ['two addresses in one', 'key=2&loginId=a@demo.example&cerEmail=a@demo.example,b@demo.example', 'E_PATTERN'],
    ['a line break', 'key=2&loginId=a@demo.example&cerEmail=a@demo.example%0d%0aBcc:b@demo.example', 'E_PATTERN'],
    ['a landline', 'key=1&loginId=a@demo.example&cerPhone=0512345678', 'E_PATTERN'],
    ['an id that is none', 'key=2&loginId=nobody&cerEmail=a@demo.example', 'E_PATTERN'],
  ])('%s', async (_what, query, code) => {
    const answer = await send('sendCert', query);
    expect(answer.json()).toMatchObject({ status: 400, code });
  });
});

test('in production the code is in no answer and no log line, and the cookie is secure', async () => {
  const urls = await createDatabase();
  const database = openDatabase(urls.appUrl, 2);
  const log: string[] = [];
  const appSecret = 'Kq3vT8wZ1mN6xR0bY5cL9dF2gH7jP4sA';
  const settings = {
    ...readSettings({
      APP_ENV: 'production',
      DATABASE_URL: urls.ownerUrl,
      APP_SECRET: appSecret,
      SEAL_KEY: testSealKey,
      PUBLIC_ORIGINS: 'http://localhost',
      TRUSTED_PROXIES: 'none',
    }),
    appSecret,
  };
  const app = await buildApp({
    settings,
    database,
    resources: [],
    behaviours: {},
    routes,
    log: { write: (line) => void log.push(line) },
  });
  for (const path of ['sendCert', 'sendCertForFindPw']) {
    const answer = await app.inject({
      url: `/api/platform/member/join/${path}?${new URLSearchParams(joining)}`,
      headers: own,
    });
    expect(answer.body).toBe('{"message":"success"}');
    expect(answer.headers['set-cookie']).toContain('; Secure');
  }
  const [rows] = await database.read({ corpId: 1, userId: 0 }, [sql`select msg_secret from platform_outbox`]);
  expect(rows).toHaveLength(1);
  expect(log.join('\n')).not.toContain(rows![0]!['msg_secret'] as string);
  expect(log.join('\n')).not.toContain('new@demo.example');
  await app.close();
  await database.close();
  await urls.drop();
});
