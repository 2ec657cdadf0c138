/** Messages out (3-decisions 3): a real SMTP server, a real HTTP gateway, refusal, time-out, growing pauses. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { Values } from '../../src/core/field.ts';
import { enqueue, type Message } from '../../src/api/outbox/enqueue.ts';
import { openSms } from '../../src/api/outbox/sms.ts';
import { openSmtp } from '../../src/api/outbox/smtp.ts';
import { mostTries, openRounds, pauses, type Outbox } from '../../src/api/outbox/worker.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { listenHttp, listenSmtp, type HttpListener, type MailServer } from '../support/listeners.ts';

let app: TestApp;
let smtp: MailServer;
let gateway: HttpListener;
let outbox: Outbox;
let now = new Date('2026-11-20T00:00:00Z');
const log: string[] = [];
const transports: { close(): void }[] = [];
beforeAll(async () => {
  [app, smtp, gateway] = await Promise.all([startApp(), listenSmtp(), listenHttp()]);
  const mail = openSmtp({ url: smtp.url, from: '항로 <no-reply@demo.example>' }, 300);
  const sms = openSms({ url: gateway.url, token: 'gateway-token', from: '15990000' }, 300);
  transports.push(mail, sms);
  const lines = Fastify({ logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } } }).log;
  outbox = openRounds(app.database, [mail, sms], () => now, lines);
  // The calls of people go by the same ways out.
  Object.assign(app.app.outbox, outbox);
});
afterAll(async () => {
  for (const transport of transports) transport.close();
  await Promise.all([app.close(), smtp.close(), gateway.close()]);
});

const owner = (text: string): Promise<Values[]> =>
  withClient(app.urls.ownerUrl, async (c) => (await c.query(text)).rows as Values[]);
const only = async () => (await owner('select * from platform_outbox order by id desc limit 1'))[0]!;
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const put = (message: Partial<Message> & Pick<Message, 'kind' | 'to'>) =>
  app.database.write({ corpId: 2, userId: 0 }, (tx) => enqueue(tx, { text: '인증번호 493021 입니다.', ...message }));
const mail = (more: Partial<Message> = {}) =>
  put({ kind: 'MAIL', to: 'people@demo.example', subject: '인증번호 안내', ...more });
const sms = (more: Partial<Message> = {}) => put({ kind: 'SMS', to: '01000000000', ...more });

beforeEach(() => owner('delete from platform_outbox'));
afterEach(() => {
  [smtp.refusing, smtp.silent, gateway.answer] = [false, false, { status: 200 }];
  [smtp.mails.length, gateway.heard.length] = [0, 0];
});

test('an e-mail reaches the server as it was written; the code is blanked in what is kept', async () => {
  await mail({ secret: '493021' });
  expect(await outbox.round()).toBe(1);
  expect(smtp.mails).toHaveLength(1);
  const [sent] = smtp.mails;
  expect([sent!.from, sent!.to]).toEqual(['no-reply@demo.example', ['people@demo.example']]);
  const body = Buffer.from(sent!.raw.split('\r\n\r\n').slice(1).join(''), 'base64').toString();
  expect(`${sent!.raw}${body}`).toContain('493021');
  expect(await only()).toMatchObject({
    st_cd: 'SENT',
    msg_text: '인증번호 ****** 입니다.',
    msg_secret: null,
    sent_dtm: now,
  });
  expect(await outbox.round()).toBe(0);
});

// ASVS 6.5.1-6.5.5
test('nobody reads a code among the messages, not while it waits, not in its history or a file of the list', async () => {
  await mail({ secret: '493021' });
  const reader = await app.as('mon');
  const { body } = await reader.get<{ content: { id: number }[] }>('/platform/outbox/list?columns=rcvAddr,msgText');
  const { id } = body.content[0]!;
  const answers = await Promise.all(
    [`/platform/outbox/${id}`, `/platform/outbox/${id}/history`, '/platform/outbox/list?columns=msgText'].map(
      async (path) => JSON.stringify((await reader.get(path)).body),
    ),
  );
  expect(answers.join()).toContain('******');
  expect(answers.join()).not.toContain('493021');
  expect(await only()).toMatchObject({ msg_text: '인증번호 ****** 입니다.', msg_secret: '493021' });
});

test('a text message reaches the gateway with its token', async () => {
  await sms();
  await outbox.round();
  expect(gateway.heard).toHaveLength(1);
  expect(gateway.heard[0]!.headers).toMatchObject({
    authorization: 'Bearer gateway-token',
    'content-type': 'application/json',
  });
  expect(JSON.parse(gateway.heard[0]!.body)).toEqual({
    from: '15990000',
    to: '01000000000',
    text: '인증번호 493021 입니다.',
  });
  expect(await only()).toMatchObject({ st_cd: 'SENT', last_err: null });
});

// ASVS 1.3.11
test('a line break in a recipient makes no second one', async () => {
  await mail({ to: 'people@demo.example\r\nBcc: other@demo.example' });
  await outbox.round();
  expect(smtp.mails.flatMap((m) => m.to)).not.toContain('other@demo.example');
});

describe('what is not taken stays and is tried again', () => {
  test.each([
    ['the mail server refuses', () => (smtp.refusing = true), mail, /^SMTP EENVELOPE 550$/],
    ['the mail server says nothing', () => (smtp.silent = true), mail, /^SMTP ETIMEDOUT$/],
    ['the gateway refuses', () => (gateway.answer = { status: 500 }), sms, /^SMS 500$/],
    ['the gateway says nothing', () => (gateway.answer = null), sms, /^SMS TIMEOUT$/],
  ])('when %s', async (_what, hinder, send, why) => {
    hinder();
    await send({ secret: '493021' });
    await outbox.round();
    expect(await only()).toMatchObject({
      st_cd: 'WAIT',
      try_cnt: '1',
      last_err: expect.stringMatching(why),
      msg_text: '인증번호 ****** 입니다.',
      msg_secret: '493021',
    });
    expect(await outbox.round()).toBe(0);
    [smtp.refusing, smtp.silent, gateway.answer] = [false, false, { status: 200 }];
    later(pauses[0]);
    expect(await outbox.round()).toBe(1);
    expect(await only()).toMatchObject({ st_cd: 'SENT', try_cnt: '2', last_err: null });
  });

  test.each([
    ['at once', 'atOnce'],
    ['after STARTTLS', 'startTls'],
  ] as const)(
    'when the mail server shows a certificate that nobody vouches for, %s: no word and no password reach it',
    async (_when, how) => {
      const strange = await listenSmtp(how);
      const transport = openSmtp({ url: strange.url, from: 'no-reply@demo.example' }, 1000);
      const lines = Fastify().log;
      await mail();
      expect(await openRounds(app.database, [transport], () => now, lines).round()).toBe(1);
      expect(await only()).toMatchObject({
        st_cd: 'WAIT',
        try_cnt: '1',
        last_err: expect.stringMatching(/^SMTP E(SOCKET|TLS)/),
      });
      expect(strange.mails).toEqual([]);
      transport.close();
      await strange.close();
    },
  );

  test('when the gateway speaks no TLS, or nobody answers there', async () => {
    for (const url of [gateway.url.replace('http:', 'https:'), 'http://127.0.0.1:1/']) {
      await owner('delete from platform_outbox');
      await sms();
      const lines = Fastify().log;
      await openRounds(
        app.database,
        [openSms({ url, token: 'gateway-token', from: '15990000' }, 300)],
        () => now,
        lines,
      ).round();
      expect(await only()).toMatchObject({ st_cd: 'WAIT', last_err: 'SMS UNREACHABLE' });
    }
    expect(gateway.heard).toEqual([]);
  });

  test('with growing pauses, eight times, then it fails; the operator sends it again', async () => {
    gateway.answer = { status: 503 };
    await sms();
    for (const pause of pauses) {
      expect(await outbox.round()).toBe(1);
      later(pause - 1);
      expect(await outbox.round(), `${pause}`).toBe(0);
      later(1);
    }
    expect(await outbox.round()).toBe(1);
    expect(await only()).toMatchObject({ st_cd: 'FAIL', try_cnt: String(mostTries), last_err: 'SMS 503' });
    later(86_400);
    expect(await outbox.round()).toBe(0);
    gateway.answer = { status: 200 };
    const operator = await app.as('oper');
    const { body } = await operator.get<{ content: Values[] }>('/platform/outbox/list?stCd=FAIL&rcvAddr=01000000000');
    expect(body.content).toHaveLength(1);
    const record = (await operator.get(`/platform/outbox/${String(body.content[0]!.id)}`)).body;
    expect(record).not.toHaveProperty('msgSecret');
    const again = await operator.post(`/platform/outbox/${String(record.id)}/retry`, { version: record.version });
    expect(again.body).toMatchObject({ stCd: 'WAIT', tryCnt: 0 });
    await outbox.round();
    expect(await only()).toMatchObject({ st_cd: 'SENT' });
    const sent = (await operator.get(`/platform/outbox/${String(record.id)}`)).body;
    const late = await operator.post(`/platform/outbox/${String(record.id)}/retry`, { version: sent.version });
    expect(late.body).toMatchObject({ status: 409, code: 'E_STATE' });
  });

  test('a code that has run out is not sent any more and is blanked', async () => {
    await sms({ secret: '493021', expiresAt: new Date(now.getTime() + 5000) });
    later(5);
    await outbox.round();
    expect(gateway.heard).toEqual([]);
    expect(await only()).toMatchObject({ st_cd: 'FAIL', last_err: 'EXPIRED', msg_text: '인증번호 ****** 입니다.' });
  });

  test('several processes send each message once', async () => {
    for (let i = 0; i < 10; i++) await sms({ to: `0100000001${i}` });
    const counts = await Promise.all([outbox.round(), outbox.round(), outbox.round()]);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(10);
    expect(new Set(gateway.heard.map((h) => JSON.parse(h.body).to as string)).size).toBe(10);
    expect(gateway.heard).toHaveLength(10);
  });
});

describe('the person is told at once that a code did not get out', () => {
  const ask = async (path: string, query: Record<string, string>) => {
    const { status, body } = await openBrowser(app.app).get(`/member/join/${path}`, query);
    return { status, message: body['message'], keys: Object.keys(body) };
  };
  const failed = { status: 200, message: 'fail', keys: ['message'] };
  const sent = { status: 200, message: 'success', keys: ['message', 'authenNo'] };
  const byMail = { key: '2', loginId: 'new@demo.example', cerEmail: 'new@demo.example' };
  const byPhone = { key: '1', loginId: 'new@demo.example', cerPhone: '01012345678' };
  beforeEach(() => owner('delete from sys_limit'));

  test.each([
    ['the mail server refuses', () => (smtp.refusing = true), byMail],
    ['the mail server says nothing', () => (smtp.silent = true), byMail],
    ['the gateway refuses', () => (gateway.answer = { status: 500 }), byPhone],
    ['the gateway says nothing', () => (gateway.answer = null), byPhone],
  ])('when joining, and %s; the outbox keeps the message and sends it later', async (_what, hinder, query) => {
    hinder();
    expect(await ask('sendCert', query)).toEqual(failed);
    // The person is not kept waiting for what is written down about the attempt.
    const kept = { st_cd: 'WAIT', try_cnt: '1', last_err: expect.stringMatching(/^SM(S|TP) /) };
    await vi.waitFor(async () => expect(await only()).toMatchObject(kept), { timeout: 10_000 });
    [smtp.refusing, smtp.silent, gateway.answer] = [false, false, { status: 200 }];
    expect(await ask('sendCert', query)).toEqual(sent);
    later(pauses[0]);
    expect(await outbox.round()).toBe(1);
    expect(await owner(`select 1 from platform_outbox where st_cd = 'SENT'`)).toHaveLength(2);
  });

  test('for a forgotten password it says nothing of the person: known and unknown are told alike', async () => {
    const known = { key: '2', loginId: 'sales2@demo.example', cerEmail: 'sales2@demo.example' };
    const unknown = { key: '2', loginId: 'nobody@demo.example', cerEmail: 'nobody@demo.example' };
    smtp.silent = true;
    for (const query of [known, unknown]) expect(await ask('sendCertForFindPw', query)).toEqual(failed);
    smtp.silent = false;
    // A mailbox that is refused would show that a message was sent at all.
    smtp.refusing = true;
    for (const query of [known, unknown]) expect(await ask('sendCertForFindPw', query)).toEqual(sent);
    const kept = await owner(`select rcv_addr, st_cd from platform_outbox`);
    expect(kept).toEqual([
      { rcv_addr: 'sales2@demo.example', st_cd: 'WAIT' },
      { rcv_addr: 'sales2@demo.example', st_cd: 'WAIT' },
    ]);
  });

  test('by phone the newest attempt tells it', async () => {
    const [{ phone }] = (await owner(`select phone from platform_user where login_id = 'sales2@demo.example'`)) as [
      { phone: string },
    ];
    const known = { key: '1', loginId: 'sales2@demo.example', cerPhone: phone.replace(/\D/g, '') };
    const unknown = { key: '1', loginId: 'nobody@demo.example', cerPhone: '01099990000' };
    gateway.answer = { status: 503 };
    await sms();
    await outbox.round();
    for (const query of [known, unknown]) expect(await ask('sendCertForFindPw', query)).toEqual(failed);
    gateway.answer = { status: 200 };
    later(pauses[0]);
    await outbox.round();
    for (const query of [known, unknown]) expect(await ask('sendCertForFindPw', query)).toEqual(sent);
  });
});

test('texts, codes, tokens and recipients stay out of the log', () => {
  const lines = log.join('\n');
  expect(lines).toContain('message not sent');
  for (const hidden of ['493021', '인증번호', 'gateway-token', 'postbox', 'people@demo.example', '01000000000'])
    expect(lines).not.toContain(hidden);
});

test('what is undone is not sent', async () => {
  const undone = app.database.write({ corpId: 2, userId: 0 }, async (tx) => {
    await enqueue(tx, { kind: 'SMS', to: '01000000000', text: 'x' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await outbox.round()).toBe(0);
});

test('no company reads the outbox, by call or past it', async () => {
  await mail();
  const rows = await app.database.read({ corpId: 2, userId: 21 }, [sql`select 1 from platform_outbox`]);
  expect(rows[0]).toEqual([]);
  expect((await (await app.as('admin2')).get('/platform/outbox/list')).status).toBe(403);
});

test('a server with a configured way out sends by itself and stops when closed', async () => {
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@demo.example' };
  const other = await startApp({ env });
  const url = '/api/platform/member/join/sendCert?key=2&loginId=new@demo.example&cerEmail=new@demo.example';
  expect((await other.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200);
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1);
  await other.close();
});
