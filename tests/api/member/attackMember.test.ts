/** What an attacker does with the calls of members: odd shapes, other sites' pages, injected headers, listing people by time. */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { limitRules } from '../../../src/api/limitRules.ts';
import { client, password, signIn, startApp, type Client, type TestApp } from '../../support/app.ts';
import { openBrowser } from '../../support/browser.ts';
import { evilRedirects } from '../../support/evilRedirects.ts';

let app: TestApp;
let owner: pg.Client;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
  sales = await app.as('sales2');
});
beforeEach(() => owner.query('delete from sys_limit'));
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly string[];
  readonly pattern?: string;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface MemberCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly query: Readonly<Record<string, Schema>>;
  readonly body: Readonly<Record<string, Schema>> | undefined;
}

/** Every call of signing in, joining, recovering and of oneself, as the server describes them. */
async function memberCalls(): Promise<MemberCall[]> {
  const { body: described } = await app.anonymous.get<{ paths: Record<string, Record<string, Operation>> }>(
    '/docs/json',
  );
  const own = Object.entries(described.paths).filter(
    ([path]) => /^\/api\/(platform\/(member|token|mypage)\/|login\/)/.test(path) && !path.includes('{'),
  );
  return own.flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]): MemberCall => {
      const query = (operation.parameters ?? [])
        .filter((p) => p.in === 'query')
        .map((p) => [p.name, p.schema] as const);
      const body = operation.requestBody?.content['application/json']?.schema.properties;
      return { method: method.toUpperCase() as MemberCall['method'], url, query: Object.fromEntries(query), body };
    }),
  );
}
const inject = (
  call: Pick<MemberCall, 'method' | 'url'>,
  query: string,
  payload?: string,
  headers: Record<string, string> = {},
) =>
  app.app.inject({
    method: call.method,
    url: `${call.url}${query && `?${query}`}`,
    remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${sales.token!}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
/** A word that fits the schema, so that one parameter alone is odd. */
const word = ({ enum: words, pattern, type }: Schema): unknown =>
  words?.[0] ??
  (type === 'boolean'
    ? true
    : type === 'integer'
      ? 1
      : type === 'array'
        ? []
        : pattern?.includes('{64}')
          ? 'a'.repeat(64)
          : pattern?.includes('d{10}')
            ? '1'.repeat(10)
            : pattern
              ? '00000000-0000-4000-8000-000000000000'
              : 'word');
const words = (schemas: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, word(schema)]));

describe('a word is a word', () => {
  test('repeated, indexed and dotted parameters are refused by every member call', async () => {
    const calls = await memberCalls();
    expect(calls.length).toBeGreaterThan(18);
    let tried = 0;
    for (const call of calls) {
      const fitting = words(call.query) as Record<string, string>;
      const payload = call.body ? JSON.stringify(words(call.body)) : undefined;
      for (const name of Object.keys(call.query)) {
        const rest = Object.entries(fitting).filter(([key]) => key !== name);
        const odd = [
          `${name}=a&${name}=b`,
          `${name}[]=a`,
          `${name}[0]=a`,
          `${name}[$ne]=a`,
          `${name}.x=a`,
          `${name}=a&__proto__[x]=1`,
          `${name}=a&constructor=1`,
        ];
        for (const text of odd) {
          await owner.query('delete from sys_limit');
          const answer = await inject(
            call,
            [new URLSearchParams(rest).toString(), text].filter(Boolean).join('&'),
            payload,
          );
          expect([answer.statusCode, answer.json().code], `${call.method} ${call.url} ${text}`).toEqual([
            400,
            expect.stringMatching(/^E_/),
          ]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(150);
  });

  // ASVS 15.3.5-15.3.7
  test('lists, objects, numbers and flags are refused where a word is meant, in every body', async () => {
    const calls = (await memberCalls()).filter(({ body }) => body);
    expect(calls.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        '/api/platform/member/login',
        '/api/platform/member/join',
        '/api/platform/mypage/changePw',
      ]),
    );
    for (const call of calls) {
      const fitting = words(call.body!);
      const query = new URLSearchParams(words(call.query) as Record<string, string>).toString();
      for (const [name, schema] of Object.entries(call.body!)) {
        const types = [schema.type ?? []].flat();
        const odd: readonly [string, unknown][] = [
          ['array', ['word']],
          ['object', { toString: 'word' }],
          ['object', { $ne: null }],
          ['integer', 7],
          ['boolean', false],
          ['null', null],
          ['string', 'word'],
        ];
        for (const [, value] of odd.filter(([type]) => !types.includes(type))) {
          const answer = await inject(call, query, JSON.stringify({ ...fitting, [name]: value }));
          expect(answer.statusCode, `${call.url} ${name}: ${JSON.stringify(value)} → ${answer.body}`).toBe(400);
        }
      }
      for (const payload of ['[]', '"word"', '7', 'null', 'true', '']) {
        expect((await inject(call, query, payload)).statusCode, `${call.url} ${payload}`).toBe(400);
      }
    }
  });

  test('keys that every object has change nothing and are refused', async () => {
    for (const call of (await memberCalls()).filter(({ body }) => body)) {
      const fitting = JSON.stringify(words(call.body!)).slice(1);
      for (const key of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty']) {
        const answer = await inject(call, '', `{"${key}":{"prototype":{"polluted":1},"polluted":1},${fitting}`);
        expect(answer.statusCode, `${call.url} ${key}`).toBe(400);
      }
    }
    expect(({} as Values)['polluted']).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('pages of other sites', () => {
  const host = 'desk.localhost';
  const guarded = [
    'GET /member/join/sendCert',
    'GET /member/join/sendCertForFindPw',
    'POST /member/join',
    'GET /member/findme/findLoginPw',
    'POST /member/findme/updateLoginPw',
    'POST /token/handover',
    'POST /mypage/changePw',
    'POST /mypage/withdraw',
    'POST /mypage/contactCode',
    'POST /mypage/contact',
    'POST /member/contact/undo',
  ];
  const shapes: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister of ours', { 'sec-fetch-site': 'same-site' }],
    ['the address bar or a link in a mail', { 'sec-fetch-site': 'none' }],
    ['a word of no browser', { 'sec-fetch-site': 'Same-Origin ' }],
    ['another site that also names our origin', { 'sec-fetch-site': 'cross-site', origin: `http://${host}` }],
    ['nobody says', {}],
    ['an old browser on another site', { origin: 'https://other.example' }],
    ['an old browser in a sandbox', { origin: 'null' }],
    ['our name with another scheme', { origin: `https://${host}` }],
    ['our name with another port', { origin: `http://${host}:8080` }],
    ['a name that begins like ours', { origin: `http://${host}.other.example` }],
    ['a name that leads to us today', { host: 'other.example', 'sec-fetch-site': 'same-origin' }],
    ['such a name in an old browser', { host: 'other.example', origin: 'http://other.example' }],
    ['a page that only refers to us', { referer: `http://${host}/portal/join` }],
  ];
  const ask = (call: string, headers: Record<string, string>) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    return app.app.inject({
      ...{ method, url: `/api/platform${url}${method === 'GET' ? '?' : ''}` },
      headers: { host, authorization: `Bearer ${sales.token!}`, ...headers },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  };

  test.each(guarded)('start no %s', async (call) => {
    for (const [what, headers] of shapes) {
      const answer = await ask(call, headers);
      expect([answer.statusCode, answer.json().code], what).toEqual([403, 'E_ORIGIN']);
      expect(answer.cookies, what).toEqual([]);
    }
    // Our own pages come as far as the parameters.
    const own: readonly Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${host}` }];
    for (const headers of own) {
      expect((await ask(call, headers)).statusCode, JSON.stringify(headers)).toBe(400);
    }
  });

  test('no call answers the question of another origin whether it may call', async () => {
    for (const call of guarded) {
      const [, url] = call.split(' ');
      const answer = await app.app.inject({
        ...{ method: 'OPTIONS', url: `/api/platform${url}` },
        headers: {
          origin: 'https://other.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(answer.statusCode).toBe(404);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  // ASVS 3.5.1, 3.5.3
  test('a form of another site, which can send no JSON, is not read as one', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await app.app.inject({
        ...{ method: 'POST', url: '/api/platform/member/login', headers: { 'content-type': type } },
        payload: '{"loginId":"sales2@demo.example","loginPw":"Hangro!2611"}',
      });
      expect([400, 415], type).toContain(answer.statusCode);
    }
  });
});

describe('headers', () => {
  test('what a caller sends stands in no header of the answer', async () => {
    const marks = ['%0d%0aX-Injected:%201', '%0aSet-Cookie:%20a=b', '\u560a\u560dX-Injected: 1'];
    const paths = marks.flatMap((mark) => [
      `/api/platform/member/join/sendCert?key=2&loginId=a${mark}@b.kr&cerEmail=a${mark}@b.kr`,
      `/api/platform/member/findme/findLoginId?certType=email&value=a${mark}@b.kr`,
      `/api/platform/token/refresh?refreshToken=x${mark}`,
      `/api/nowhere/${mark}`,
      `/api/rs4/clnt/list?sort=${mark}`,
    ]);
    for (const path of paths) {
      const answer = await app.app.inject({
        url: encodeURI(path).replaceAll('%25', '%'),
        headers: { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${sales.token!}` },
      });
      expect(answer.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(answer.headers).not.toHaveProperty('x-injected');
      expect(JSON.stringify(answer.headers)).not.toMatch(/injected|a=b/i);
    }
  });

  test('a mark that no browser of ours holds is not taken over into a cookie', async () => {
    for (const mark of ['x; Path=/; Domain=other.example', 'A'.repeat(23), '"><script>', '']) {
      const answer = await app.app.inject({
        url: '/api/platform/member/join/sendCert?key=2&loginId=new@demo.example&cerEmail=new@demo.example',
        headers: { 'sec-fetch-site': 'same-origin', cookie: `cert=${encodeURIComponent(mark)}` },
      });
      await owner.query('delete from sys_limit');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toMatch(
        /^cert=[\w-]{22}; Max-Age=3600; Path=\/api\/platform; HttpOnly; SameSite=Strict$/,
      );
      if (mark) expect(answer.headers['set-cookie']).not.toContain(mark);
    }
  });

  test('the name of a device is kept as plain text, cut off', async () => {
    const answer = await app.app.inject({
      ...{ method: 'POST', url: '/api/platform/member/login' },
      headers: { 'user-agent': `<script>alert(1)</script>\u00e9${'x'.repeat(5000)}` },
      payload: { loginId: 'trn4@demo.example', loginPw: password },
    });
    expect(answer.statusCode).toBe(200);
    const { body } = await client(app.app, answer.json().accessToken as string).get<{ content: Values[] }>(
      '/platform/mypage/session',
    );
    expect((body.content[0]!['device'] as string).length).toBeLessThanOrEqual(200);
    expect(body.content[0]!['device']).toMatch(/^[\x20-\x7e]*$/);
  });
});

test('no hand-over code is made for any of the evil addresses', async () => {
  const operator = await app.as('oper');
  const site = { clientId: 'evil', clientNm: 'evil', insertSiteList: [{ siteOrigin: 'https://yard.example' }] };
  expect((await operator.post('/fw/client', site)).status).toBe(201);
  const count = async () =>
    (await owner.query<{ n: number }>('select count(*)::int as n from sys_handover')).rows[0]!.n;
  const before = await count();
  expect(evilRedirects.length).toBeGreaterThanOrEqual(40);
  for (const target of evilRedirects) {
    const answer = await sales.post('/platform/token/handover', { target });
    expect([answer.status, answer.body['refreshToken']], JSON.stringify(target)).toEqual([400, undefined]);
  }
  expect(await count()).toBe(before);
  const good = await sales.post<{ redirect: string }>('/platform/token/handover', {
    target: 'https://yard.example/in',
  });
  expect(good.body.redirect).toMatch(/^https:\/\/yard\.example\/in\?refreshToken=ho_/);
});

describe('forcely', () => {
  let secret: string;
  beforeAll(async () => {
    const operator = await app.as('oper');
    const { body } = await operator.post('/fw/client', {
      clientId: 'signer',
      clientNm: 'signer',
      insertSiteList: [{ siteOrigin: 'https://signer.example' }],
    });
    const issued = await operator.post(`/fw/client/${String(body['id'])}/issueSecret`, { version: body['version'] });
    secret = issued.body['clientSecret'] as string;
    const admin = await app.as('admin2');
    const { version } = (await admin.get<{ version: number }>('/platform/corp/2')).body;
    const allowed = await admin.patch('/platform/corp/2', { version, insertSiteList: [{ clientId: 'signer' }] });
    expect(allowed.status, JSON.stringify(allowed.body)).toBe(200);
  });
  const seconds = () => Math.floor(Date.now() / 1000);
  const call = (query: Record<string, string>) =>
    app.anonymous.get(`/platform/member/login/forcely?${new URLSearchParams(query).toString()}`);
  const signature = (parts: readonly unknown[], joint = '\n') =>
    createHmac('sha256', secret).update(parts.join(joint)).digest('hex');

  test('one signature at the same moment, by many, signs in once; nor does it serve the other call', async () => {
    const ts = String(seconds());
    const query = {
      client_id: 'signer',
      userId: 'acct2@demo.example',
      ts,
      sig: signature(['signer', 'acct2@demo.example', ts]),
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(query)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    expect((await app.anonymous.get(`/login/platform?${new URLSearchParams(query).toString()}`)).status).toBe(401);
  });

  test('a signature over other words, in other order or with other joints is none', async () => {
    const ts = String(seconds());
    const user = 'insp2@demo.example';
    const wrong = [
      signature(['signer', ts, user]),
      signature([user, 'signer', ts]),
      signature(['signer', user, ts], ''),
      signature(['signer', user, ts], '&'),
      signature(['signer', `${user}\n${ts}`.slice(0, user.length), `${Number(ts) + 1}`]),
      createHmac('sha1', secret).update(['signer', user, ts].join('\n')).digest('hex').padEnd(64, '0'),
      '0'.repeat(64),
    ];
    for (const sig of wrong) expect((await call({ client_id: 'signer', userId: user, ts, sig })).status).toBe(401);
    // Words may not be shifted from one part into the next.
    const shifted = { client_id: 'signer', userId: `${user}\n${ts}`, ts, sig: signature(['signer', user, ts, ts]) };
    expect((await call(shifted)).status).toBe(401);
    // Half a signature or a moment out of shape never reaches the comparison.
    for (const bad of [
      { sig: '0'.repeat(63) },
      { sig: signature(['signer', user, ts]).toUpperCase() },
      { ts: `${ts}.5` },
      { ts: '-1' },
      { ts: '' },
    ]) {
      expect(
        (await call({ client_id: 'signer', userId: user, ts, sig: signature(['signer', user, ts]), ...bad })).status,
      ).toBe(400);
    }
    expect((await call({ client_id: 'signer', userId: user, ts, sig: signature(['signer', user, ts]) })).status).toBe(
      200,
    );
  });
});

describe('guessing the own password at a screen left open', () => {
  test('ten wrong ones in ten minutes; changing and leaving share the count; right ones are given back', async () => {
    const someone = await signIn(app.app, 'wh5');
    const change = (oldPw: string, newPw = 'Harbour!78') =>
      someone.post('/platform/mypage/changePw', { oldPw, newPw, newPwConfirm: newPw });
    const leave = (loginPw: string) => someone.post('/platform/mypage/withdraw', { loginPw });
    const { most } = limitRules.ownPassword.account;
    expect((await change(password, 'Harbour!77')).status).toBe(204);
    for (let i = 0; i < most; i++)
      expect((await (i % 2 ? leave : change)(`wrong${i}`)).body).toMatchObject({ code: 'E_PATTERN' });
    for (const answer of [await change('Harbour!77'), await leave('Harbour!77')]) {
      expect(answer.body).toMatchObject({ status: 429, code: 'E_RATE' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('listing people', () => {
  /** Middle of several times in ms; the two are measured in turn, so that a busy machine hits both. */
  async function medians(
    times: number,
    one: () => Promise<unknown>,
    other: () => Promise<unknown>,
  ): Promise<[number, number]> {
    const spent: [number[], number[]] = [[], []];
    for (let i = 0; i < times; i++) {
      for (const [which, work] of [one, other].entries()) {
        await owner.query('delete from sys_limit');
        const began = performance.now();
        await work();
        spent[which]!.push(performance.now() - began);
      }
    }
    return spent.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!) as [number, number];
  }
  const alike = ([one, other]: [number, number]) =>
    expect(Math.abs(one - other) / Math.max(one, other), `${one} ms, ${other} ms`).toBeLessThan(0.35);
  const shape = ({
    status,
    body,
    headers,
  }: {
    status: number;
    body: Values;
    headers: Readonly<Record<string, unknown>>;
  }) => ({
    status,
    body: { ...body, timestamp: '', ...(body['authenNo'] ? { authenNo: '' } : {}) },
    headers: Object.keys(headers).sort(),
  });
  let person = 0;
  const strangers = () => `nobody${(person += 1)}@demo.example`;

  test('by login: unknown, wrong, locked and withdrawn answer alike in shape and time', async () => {
    await owner.query(`update platform_user set st_cd = 'LOCK' where login_id = 'insp2@demo.example'`);
    await owner.query(`update platform_user set st_cd = 'WD' where login_id = 'revw2@demo.example'`);
    const login = (loginId: string) => app.anonymous.post('/platform/member/login', { loginId, loginPw: 'Wrong!2611' });
    const calm = async (loginId: string) => {
      await owner.query(`update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null where login_id = $1`, [
        loginId,
      ]);
      return login(loginId);
    };
    const unknown = shape(await login(strangers()));
    for (const id of ['purc2', 'insp2', 'revw2']) {
      expect(shape(await calm(`${id}@demo.example`)), id).toEqual(unknown);
      alike(
        await medians(
          7,
          () => login(strangers()),
          () => calm(`${id}@demo.example`),
        ),
      );
    }
    await owner.query(
      `update platform_user set st_cd = 'ACTIVE', fail_cnt = 0, lock_yn = 'N', lock_dtm = null where login_id in ('insp2@demo.example', 'revw2@demo.example', 'purc2@demo.example')`,
    );
  });

  test('by find-id: what is told takes as long as that there is nothing to tell', async () => {
    const find = (value: string) =>
      openBrowser(app.app).get('/member/findme/findLoginId', { certType: 'email', value });
    alike(
      await medians(
        5,
        () => find(strangers()),
        () => find('admin2@demo.example'),
      ),
    );
  });

  test.each(['sendCert', 'sendCertForFindPw'])(
    'by %s: a known and an unknown id answer alike in shape and time',
    async (call) => {
      const send = (loginId: string) =>
        openBrowser(app.app).get(`/member/join/${call}`, { key: '2', loginId, cerEmail: loginId });
      expect(shape(await send('admin2@demo.example'))).toEqual(shape(await send(strangers())));
      alike(
        await medians(
          5,
          () => send(strangers()),
          () => send('admin2@demo.example'),
        ),
      );
    },
  );

  test('by findLoginPw and updateLoginPw: a wrong code and a missing ticket say nothing of the person', async () => {
    const check = (loginId: string) =>
      openBrowser(app.app).get('/member/findme/findLoginPw', {
        loginId,
        certType: 'email',
        value: loginId,
        cerNo: '123456',
      });
    const update = (loginId: string) => {
      const browser = openBrowser(app.app);
      browser.cookies.set('pwTicket', 'A'.repeat(43));
      return browser.post('/member/findme/updateLoginPw', { loginId, newPw: 'Harbour!77', newPwConfirm: 'Harbour!77' });
    };
    for (const work of [check, update]) {
      expect(shape(await work('admin2@demo.example'))).toEqual(shape(await work(strangers())));
      alike(
        await medians(
          5,
          () => work(strangers()),
          () => work('admin2@demo.example'),
        ),
      );
    }
  });
});
