/** Change of telephone or e-mail: password, code at the new one, word to the old ones, taking it back (3-decisions 5). */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/api/app.ts';
import { limitRules } from '../../../src/api/limitRules.ts';
import { readSettings } from '../../../src/api/settings.ts';
import { behaviours, levelsNow, routes } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { openBrowser, type Browser } from '../../support/browser.ts';
import { client, password, signIn, startApp, testSealKey, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_ORIGINS: 'http://localhost' } });
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
});
beforeEach(() => owner.query('delete from sys_limit; delete from platform_outbox; delete from sys_contact_undo'));
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Person {
  readonly loginId: string;
  readonly id: number;
  readonly browser: Browser;
  readonly token: string;
  readonly client: Client;
}
const old = { phone: '01044440001', email: 'old@demo.example' };
let made = 0;
/** A colleague of their own, signed in, with a number and an address. */
async function newcomer(): Promise<Person> {
  const admin = await app.as('admin2');
  made += 1;
  const loginId = `contact${made}@demo.example`;
  const { body: groups } = await admin.get<{ content: { id: number; authNm: string }[] }>('/platform/auth/list');
  const authId = groups.content.find(({ authNm }) => authNm === '영업')!.id;
  const body = { loginId, loginPw: password, userNm: '연락처', phone: old.phone, email: old.email, authId };
  const { id } = (await admin.post<{ id: number }>('/platform/user', body)).body;
  const signedIn = await signIn(app.app, loginId);
  return { loginId, id, browser: openBrowser(app.app), token: signedIn.token!, client: signedIn };
}
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const send = (who: Person, certType: string, value: string) =>
  who.browser.post('/mypage/contactCode', { certType, value }, bearer(who));
const change = (who: Person, certType: string, value: string, cerNo: string, loginPw = password) =>
  who.browser.post('/mypage/contact', { certType, value, cerNo, loginPw }, bearer(who));
/** Answers the code that takes the change back. */
async function changed(who: Person, certType: string, value: string): Promise<string> {
  const { body } = await send(who, certType, value);
  const answer = await change(who, certType, value, body['authenNo'] as string);
  expect(answer.status, answer.text).toBe(200);
  return answer.body['undoCode'] as string;
}
const undo = ({ loginId }: Pick<Person, 'loginId'>, code: string, browser = openBrowser(app.app)) =>
  browser.post('/member/contact/undo', { loginId, code });
const standing = async ({ id }: Person) =>
  (await owner.query('select phone, email from platform_user where id = $1', [id])).rows[0] as typeof old;
const outbox = async (part: string) =>
  (await owner.query('select * from platform_outbox where msg_text like $1 order by id', [`%${part}%`])).rows as Record<
    string,
    string
  >[];
const errorOf = ({ body }: { readonly body: Record<string, unknown> }) => {
  const [first] = body['errors'] as { code: string; field?: string }[];
  return [first!.code, first!.field].filter(Boolean).join(' ');
};
const enter = (loginId: string, loginPw: string) =>
  app.anonymous.post<Record<string, string>>('/platform/member/login', { loginId, loginPw });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a change', () => {
  // ASVS 7.5.1, 7.5.2
  test('by code and password: written with version and trail, both former ways are told, the code stands apart', async () => {
    const who = await newcomer();
    const before = (await who.client.get('/platform/mypage/me')).body;
    const sent = await send(who, 'mobile', '010-4444-0002');
    expect(sent.body).toEqual({ message: 'success', authenNo: expect.stringMatching(/^\d{6}$/) });
    expect((await outbox('인증번호')).map((row) => row['rcv_addr'])).toEqual(['01044440002']);
    const done = await change(who, 'mobile', '01044440002', sent.body['authenNo'] as string);
    expect([done.status, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body['me']).toMatchObject({ phone: '01044440002', email: old.email });
    const row = done.body['me'] as { version: number };
    expect(row.version).toBe((before['version'] as number) + 1);
    expect(JSON.stringify(done.body['me'])).not.toMatch(/argon2|loginPw/);

    const code = done.body['undoCode'] as string;
    expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    const told = await outbox('변경되었습니다');
    expect(told.map((message) => message['rcv_addr'])).toEqual([old.phone, old.email]);
    for (const message of told) {
      expect(message).toMatchObject({ msg_secret: code, msg_text: expect.stringContaining('/portal/contactUndo') });
      expect(message['msg_text']).toContain('휴대전화번호가');
      expect(message['msg_text']).not.toContain(code);
      expect(message['msg_text']).not.toContain(who.loginId);
    }
    const { rows } = await owner.query<{ row: string }>('select u::text as row from sys_contact_undo u');
    expect(rows[0]!.row).not.toContain(code.slice(0, 9));

    const trail = (await (await app.as('admin2')).get(`/platform/user/${who.id}/history`)).body;
    expect((trail['content'] as object[])[0]).toMatchObject({
      act: 'changeContact',
      changes: [{ field: 'phone', from: old.phone, to: '01044440002' }],
    });
    expect(JSON.stringify(trail)).not.toContain(code);
  });

  test('the operator reads the message without the code', async () => {
    const code = await changed(await newcomer(), 'email', 'new@demo.example');
    for (const reader of ['oper', 'mon']) {
      const who = await app.as(reader);
      const list = (await who.get<{ content: { id: number }[] }>('/platform/outbox/list')).body;
      const records = await Promise.all(list.content.map(({ id }) => who.get(`/platform/outbox/${id}`)));
      const read = JSON.stringify([list, records.map(({ body }) => body)]);
      expect(read).toContain('되돌리기 코드');
      expect(read).not.toContain(code);
    }
  });

  test('a wrong password is refused at its place, leaves the code good, and is counted', async () => {
    const who = await newcomer();
    const cerNo = (await send(who, 'email', 'new@demo.example')).body['authenNo'] as string;
    const wrong = await change(who, 'email', 'new@demo.example', cerNo, 'Wrong!2611');
    expect(errorOf(wrong)).toBe('E_PATTERN loginPw');
    expect(await standing(who)).toEqual(old);
    expect((await change(who, 'email', 'new@demo.example', cerNo)).status).toBe(200);
    await owner.query('delete from sys_limit');
    const tries = limitRules.ownPassword.account.most;
    const answers = [];
    for (let n = 0; n <= tries; n += 1)
      answers.push((await change(who, 'email', 'third@demo.example', '111111', 'Wrong!2611')).status);
    expect(answers).toEqual([...Array<number>(tries).fill(400), 429]);
  });

  test.each([
    ['a wrong code', 'new@demo.example', 'new@demo.example', wrongOf],
    ['the code of another address', 'new@demo.example', 'other@demo.example', (code: string) => code],
  ])('%s is E_CERT', async (_, asked, wanted, of) => {
    const who = await newcomer();
    const cerNo = (await send(who, 'email', asked)).body['authenNo'] as string;
    expect(errorOf(await change(who, 'email', wanted, of(cerNo)))).toBe('E_CERT cerNo');
    expect(await standing(who)).toEqual(old);
  });

  test('a code of another person, of another browser, or used before, fits nothing', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const cerNo = (await send(who, 'email', 'new@demo.example')).body['authenNo'] as string;
    const inOther = { ...who, browser: openBrowser(app.app) };
    expect(errorOf(await change(inOther, 'email', 'new@demo.example', cerNo))).toBe('E_CERT cerNo');
    const another = { ...other, browser: who.browser };
    expect(errorOf(await change(another, 'email', 'new@demo.example', cerNo))).toBe('E_CERT cerNo');
    expect((await change(who, 'email', 'new@demo.example', cerNo)).status).toBe(200);
    await changed(who, 'email', 'old@demo.example');
    expect(errorOf(await change(who, 'email', 'new@demo.example', cerNo))).toBe('E_CERT cerNo');
  });

  test.each([
    ['mobile', '12', 'E_PATTERN phone'],
    ['mobile', '', 'E_REQUIRED phone'],
    ['mobile', '010-4444-0001', 'E_PATTERN phone'],
    ['email', 'plain', 'E_PATTERN email'],
    ['email', 'OLD@demo.example', 'E_PATTERN email'],
  ])('no code goes to %s %j', async (certType, value, said) => {
    const who = await newcomer();
    expect(errorOf(await send(who, certType, value))).toBe(said);
    expect(await outbox('')).toEqual([]);
  });

  test('needs a session and a page of our own', async () => {
    const who = await newcomer();
    for (const path of ['/mypage/contactCode', '/mypage/contact']) {
      const body = { certType: 'email', value: 'new@demo.example' };
      expect((await openBrowser(app.app).post(path, body)).status).toBe(401);
      const foreign = { ...bearer(who), 'sec-fetch-site': 'cross-site' };
      expect((await who.browser.post(path, body, foreign)).body).toMatchObject({ code: 'E_ORIGIN' });
    }
  });

  test.each(['phone', 'email'] as const)('no save changes the own %s, and says where it is done', async (name) => {
    const who = await newcomer();
    const { version } = (await who.client.get<{ version: number }>('/platform/mypage/me')).body;
    const values = { phone: '01044440003', email: 'new@demo.example' };
    const own = await who.client.patch('/platform/mypage/me', { version, [name]: values[name] });
    expect([own.status, errorOf(own)]).toEqual([409, `E_STATE ${name}`]);
    expect(JSON.stringify(own.body)).toContain('연락처 변경');
    expect(await standing(who)).toEqual(old);
    expect((await who.client.patch('/platform/mypage/me', { version, ...old, posCd: 'GM' })).status).toBe(200);
    // Nor does the list of users, of which oneself is one.
    const admin = await app.as('admin2');
    const me = (await admin.get<{ id: number }>('/platform/mypage/me')).body;
    const row = (await admin.get<{ version: number }>(`/platform/user/${me.id}`)).body;
    const refused = await admin.patch(`/platform/user/${me.id}`, { version: row.version, [name]: values[name] });
    expect(errorOf(refused)).toBe(`E_STATE ${name}`);
  });

  test('the administrator tells, too, where the colleague was reached until now', async () => {
    const who = await newcomer();
    const admin = await app.as('admin2');
    const { version } = (await admin.get<{ version: number }>(`/platform/user/${who.id}`)).body;
    const values = { phone: '01044440009', email: null };
    expect((await admin.patch(`/platform/user/${who.id}`, { version, ...values })).status).toBe(200);
    const told = await outbox('휴대전화번호와 이메일 주소가');
    expect(told.map((message) => message['rcv_addr'])).toEqual([old.phone, old.email]);
    expect((await undo(who, told[0]!['msg_secret']!)).status).toBe(200);
    expect(await standing(who)).toEqual(old);
    const now = (await admin.get<{ version: number }>(`/platform/user/${who.id}`)).body;
    await owner.query('delete from platform_outbox');
    expect((await admin.patch(`/platform/user/${who.id}`, { version: now.version, posCd: 'GM' })).status).toBe(200);
    expect(await outbox('')).toEqual([]);
  });
});

describe('taking it back', () => {
  // ASVS 7.5.1, 7.5.2
  test('restores what stood, ends sessions and the password, opens a resting sign-in, tells both, in the trail', async () => {
    const who = await newcomer();
    const code = await changed(who, 'mobile', '01044440002');
    await owner.query(
      `update platform_user set fail_cnt = 5, lock_yn = 'Y', lock_dtm = now() + interval '1 day' where id = $1`,
      [who.id],
    );
    await owner.query('delete from platform_outbox');
    const done = await undo(who, ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect([done.status, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toEqual({
      message: 'success',
      restored: [
        { certType: 'mobile', value: '010-****-0001' },
        { certType: 'email', value: 'o***@demo.example' },
      ],
    });
    expect(await standing(who)).toEqual(old);
    const rest = 'select fail_cnt::int, lock_yn, lock_dtm from platform_user where id = $1';
    expect((await owner.query(rest, [who.id])).rows).toEqual([{ fail_cnt: 0, lock_yn: 'N', lock_dtm: null }]);
    expect((await client(app.app, who.token).get('/platform/mypage/me')).status).toBe(401);
    expect((await enter(who.loginId, password)).body).toMatchObject({ code: 'E_LOGIN' });
    const told = await outbox('되돌렸습니다');
    expect(told.map((message) => message['rcv_addr'])).toEqual([old.phone, old.email, '01044440002']);
    const trail = (await (await app.as('admin2')).get(`/platform/user/${who.id}/history`)).body['content'] as object[];
    expect(trail[0]).toMatchObject({
      act: 'undoContact',
      changes: [
        { field: 'phone', from: '01044440002', to: old.phone },
        { field: 'lockYn', from: 'Y', to: 'N' },
      ],
    });

    // By what stands again, the owner chooses a new password and is in.
    const find = { loginId: who.loginId, certType: 'mobile', value: old.phone };
    const asked = await who.browser.get('/member/join/sendCertForFindPw', {
      ...{ key: '1', loginId: who.loginId, cerPhone: old.phone },
    });
    const cerNo = asked.body['authenNo'] as string;
    expect((await who.browser.get('/member/findme/findLoginPw', { ...find, cerNo })).status).toBe(200);
    const chosen = { loginId: who.loginId, newPw: 'Harbour!77', newPwConfirm: 'Harbour!77' };
    expect((await who.browser.post('/member/findme/updateLoginPw', chosen)).status).toBe(200);
    expect((await enter(who.loginId, 'Harbour!77')).status).toBe(200);
  });

  test('works once', async () => {
    const who = await newcomer();
    const code = await changed(who, 'email', 'new@demo.example');
    expect((await undo(who, code)).status).toBe(200);
    expect(errorOf(await undo(who, code))).toBe('E_CERT');
  });

  test('is over after seven days, not before', async () => {
    const who = await newcomer();
    const code = await changed(who, 'email', 'new@demo.example');
    const { rows } = await owner.query<{ days: number }>(
      'select extract(epoch from expires_at - created_at) / 86400 as days from sys_contact_undo',
    );
    expect(Number(rows[0]!.days)).toBe(7);
    await owner.query('update sys_contact_undo set expires_at = now()');
    expect(errorOf(await undo(who, code))).toBe('E_CERT');
    await owner.query(`update sys_contact_undo set expires_at = now() + interval '1 minute'`);
    expect((await undo(who, code)).status).toBe(200);
  });

  test('takes all later changes back with it, and their codes and tickets are void; earlier codes stay good', async () => {
    const who = await newcomer();
    const first = await changed(who, 'email', 'first@demo.example');
    const second = await changed(who, 'mobile', '01066660001');
    const third = await changed(who, 'email', 'strange@demo.example');
    await owner.query(
      `insert into sys_ticket (hash, cert_id, corp_id, user_id, expires_at)
      values ('x', 0, 2, $1, now() + interval '5 minutes')`,
      [who.id],
    );
    expect((await undo(who, second)).status).toBe(200);
    expect(await standing(who)).toEqual({ phone: old.phone, email: 'first@demo.example' });
    expect(errorOf(await undo(who, third))).toBe('E_CERT');
    expect((await owner.query('select 1 from sys_ticket where user_id = $1', [who.id])).rows).toEqual([]);
    expect((await undo(who, first)).status).toBe(200);
    expect(await standing(who)).toEqual(old);
  });

  test('answers alike, in like time, for an unknown id, a wrong code and the code of somebody else', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const code = await changed(who, 'email', 'new@demo.example');
    const timed = async (loginId: string, typed: string) => {
      const began = performance.now();
      const answer = await undo({ loginId }, typed);
      const { code: said, message, status, errors } = answer.body;
      return { said: { said, message, status, errors }, ms: performance.now() - began };
    };
    const answers = [
      await timed('nobody@demo.example', code),
      await timed(other.loginId, code),
      await timed(who.loginId, 'ABCD-EFGH-JKMN-PQRS'),
    ];
    expect(answers[0]!.said).toMatchObject({ said: 'E_CERT', status: 400 });
    expect(new Set(answers.map(({ said }) => JSON.stringify(said))).size).toBe(1);
    expect(answers.every(({ ms }) => ms >= 300)).toBe(true);
    expect(await standing(who)).toEqual({ ...old, email: 'new@demo.example' });
  });

  test('is limited by address and by id, and only for pages of our own', async () => {
    const who = await newcomer();
    const code = await changed(who, 'email', 'new@demo.example');
    const stranger = openBrowser(app.app);
    const tries = limitRules.contactUndo.account.most;
    const statuses = await Promise.all(
      Array.from({ length: tries + 1 }, async () => (await undo(who, 'ABCD-EFGH-JKMN-PQRS', stranger)).status),
    );
    expect(statuses.toSorted()).toEqual([...Array<number>(tries).fill(400), 429]);
    // Strange tries cost the owner nothing.
    const foreign = await openBrowser(app.app).post(
      '/member/contact/undo',
      { loginId: who.loginId, code },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.body).toMatchObject({ code: 'E_ORIGIN' });
    expect((await undo(who, code)).status).toBe(200);
  });

  test('nothing for whoever has left', async () => {
    const who = await newcomer();
    const code = await changed(who, 'email', 'new@demo.example');
    await owner.query(`update platform_user set st_cd = 'WD' where id = $1`, [who.id]);
    expect(errorOf(await undo(who, code))).toBe('E_CERT');
  });
});

test('in production neither code is in an answer or a log line, and none is in an address', async () => {
  const log: string[] = [];
  const settings = readSettings({
    ...{ APP_ENV: 'production', DATABASE_URL: app.urls.ownerUrl, APP_SECRET: 'Kq3vT8wZ1mN6xR0bY5cL9dF2gH7jP4sA' },
    ...{ SEAL_KEY: testSealKey, PUBLIC_ORIGINS: 'http://localhost', TRUSTED_PROXIES: 'none' },
  });
  const server = await buildApp({
    settings: { ...settings, appSecret: settings.appSecret! },
    ...{ database: app.database, resources, behaviours, levelsNow, routes },
    maxLag: 60_000,
    log: { write: (line) => void log.push(line) },
  });
  const { loginId, id } = await newcomer();
  const signedIn = await signIn(server, loginId);
  const who: Person = { loginId, id, browser: openBrowser(server), token: signedIn.token!, client: signedIn };
  const secretTo = async (address: string) =>
    (await owner.query('select msg_secret from platform_outbox where rcv_addr = $1 order by id desc', [address]))
      .rows[0].msg_secret as string;
  expect((await send(who, 'email', 'new@demo.example')).body).toEqual({ message: 'success' });
  const cerNo = await secretTo('new@demo.example');
  const done = await change(who, 'email', 'new@demo.example', cerNo);
  expect([done.status, Object.keys(done.body)]).toEqual([200, ['me']]);
  const code = await secretTo(old.email);
  expect((await undo(who, code, openBrowser(server))).status).toBe(200);
  await server.close();
  const [lines, events] = [log.join('\n'), log.filter((line) => line.includes('"security"'))];
  for (const secret of [cerNo, code, loginId, 'new@demo.example', password]) expect(lines).not.toContain(secret);
  expect(events.filter((line) => /"event":"contact(Undo)?","outcome":"done"/.test(line))).toHaveLength(3);
});
