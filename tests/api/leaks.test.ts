/** Whatever opens something stands in no log, no refusal and no address: a whole journey is made, then everything is searched. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { readSettings } from '../../src/api/settings.ts';
import { behaviours, routes } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { client, password, startApp, testClock, testSecret, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let app: TestApp;
let server: FastifyInstance;
const lines: string[] = [];
/** Bodies and addresses of everything refused on the way. */
const refusals: string[] = [];
beforeAll(async () => {
  app = await startApp();
  const settings = { ...readSettings({ APP_CLOCK: testClock, APP_SECRET: testSecret }), appSecret: testSecret };
  server = await buildApp({
    settings,
    database: app.database,
    resources,
    behaviours,
    routes,
    log: { write: (line) => void lines.push(line) },
  });
  server.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode >= 400) refusals.push(`${String(payload)} ${JSON.stringify(reply.getHeaders())}`);
    return payload;
  });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

// ASVS 14.2.1
test('join, forget, recover, change, hand over, sign: no secret word is found anywhere it does not belong', async () => {
  const secrets: string[] = [password, testSecret, 'Typed!Wrong1', 'Harbour!77', 'Harbour!78'];
  const keep = <T>(word: T): T => {
    expect(word).toEqual(expect.stringMatching(/.{6}/));
    secrets.push(String(word));
    return word;
  };
  const loginId = 'acct2@demo.example';
  const login = (loginPw: string) =>
    client(server).post<{ accessToken: string; refreshToken: string }>('/platform/member/login', { loginId, loginPw });

  // Forgotten and recovered, with every mistake on the way.
  const browser = openBrowser(server);
  await login('Typed!Wrong1');
  const { body } = await browser.get('/member/join/sendCertForFindPw', { key: '2', loginId, cerEmail: loginId });
  const code = keep(body['authenNo'] as string);
  await browser.get('/member/findme/findLoginPw', {
    loginId: 'view2@demo.example',
    certType: 'email',
    value: 'view2@demo.example',
    cerNo: code,
  });
  await browser.get('/member/findme/findLoginPw', {
    loginId,
    certType: 'email',
    value: loginId,
    cerNo: code,
    more: code,
  });
  expect(
    (await browser.get('/member/findme/findLoginPw', { loginId, certType: 'email', value: loginId, cerNo: code }))
      .status,
  ).toBe(200);
  keep(browser.cookies.get('pwTicket')!);
  keep(browser.cookies.get('cert')!);
  await browser.post('/member/findme/updateLoginPw', { loginId, newPw: 'Harbour!77', newPwConfirm: 'Harbour!78' });
  expect(
    (await browser.post('/member/findme/updateLoginPw', { loginId, newPw: 'Harbour!77', newPwConfirm: 'Harbour!77' }))
      .status,
  ).toBe(200);

  // Signed in, changed, handed over.
  const { body: pair } = await login('Harbour!77');
  keep(pair.accessToken);
  keep(pair.refreshToken);
  const me = client(server, pair.accessToken);
  await me.post('/platform/mypage/changePw', {
    oldPw: 'Typed!Wrong1',
    newPw: 'Harbour!78',
    newPwConfirm: 'Harbour!78',
  });
  await me.post('/platform/mypage/changePw', {
    oldPw: 'Harbour!77',
    newPw: 'Harbour!78',
    newPwConfirm: 'Harbour!78',
    loginPw: 'Harbour!78',
  });
  await me.post('/platform/user', { loginId: 'x', loginPw: 'Harbour!78', nonsense: pair.refreshToken });
  await client(server).get(`/platform/token/refresh?refreshToken=${pair.refreshToken}x`);
  await client(server).get(
    `/platform/token/refresh?refreshToken=${pair.refreshToken}&refreshToken=${pair.refreshToken}`,
  );
  const rotated = await client(server, pair.refreshToken).get<{ refreshToken: string }>('/platform/token/refresh');
  keep(rotated.body.refreshToken);
  const operator = await client(server).post<{ accessToken: string }>('/platform/member/login', {
    loginId: 'oper@demo.example',
    loginPw: password,
  });
  const desk = client(server, keep(operator.body.accessToken));
  const site = await desk.post('/fw/client', {
    clientId: 'leak',
    clientNm: 'leak',
    insertSiteList: [{ siteOrigin: 'https://leak.example' }],
  });
  const issued = await desk.post(`/fw/client/${String(site.body['id'])}/issueSecret`, {
    version: site.body['version'],
  });
  const clientSecret = keep(issued.body['clientSecret'] as string);
  await client(server).get(`/platform/member/login/forcely?client_id=leak&userId=${loginId}&ts=1&sig=${clientSecret}`);
  const handed = await me.post<{ refreshToken: string; redirect: string }>('/platform/token/handover', {
    target: 'https://leak.example/in',
  });
  keep(handed.body.refreshToken);
  // What stands in the address is the one-time code alone.
  for (const word of [pair.accessToken, pair.refreshToken, rotated.body.refreshToken])
    expect(handed.body.redirect).not.toContain(word);
  await client(server).get(`/platform/token/refresh?refreshToken=${handed.body.refreshToken}`);
  await client(server).get(`/platform/token/refresh?refreshToken=${handed.body.refreshToken}`);

  expect(lines.length).toBeGreaterThan(30);
  expect(refusals.length).toBeGreaterThan(8);
  const log = lines.join('\n');
  const refused = refusals.join('\n');
  expect(log).toContain('/api/platform/member/findme/findLoginPw');
  for (const secret of new Set(secrets)) {
    expect(log.includes(secret), `the log holds ${secret}`).toBe(false);
    // A browser's own mark is set again as its cookie; nothing else comes back with a refusal.
    if (secret !== browser.cookies.get('cert'))
      expect(refused.includes(secret), `a refusal holds ${secret}`).toBe(false);
  }
  expect(refused).not.toMatch(/\$argon2|at .*\.ts:\d+|select |insert into/i);
});
