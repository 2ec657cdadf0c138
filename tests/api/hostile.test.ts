/** Calls as an attacker or a careless client would send them: every answer is of the error object's shape, never a 5xx. */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

let app: TestApp;
let sales: Client;
let port: number;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const shape = {
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  message: expect.stringMatching(/.+/),
  code: expect.stringMatching(/^E_[A-Z]+/),
  status: expect.any(Number),
  errors: expect.any(Array),
};
function refused(answer: { status: number; body: unknown }, status: number, code: string): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: expect.objectContaining({ ...shape, status, code }),
  });
  expect(JSON.stringify(answer.body)).not.toContain('%{');
}

/** One request over a socket, as written; answers status and JSON body. */
function raw(head: string): Promise<{ status: number; body: unknown }> {
  return new Promise((done, fail) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(head));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', fail);
    socket.on('close', () => {
      const [top = '', body = ''] = text.split('\r\n\r\n');
      done({ status: Number(top.split(' ')[1]), body: body ? JSON.parse(body) : null });
    });
  });
}
const request = (line: string, headers: readonly string[] = []) =>
  raw([line, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n'));

// ASVS 15.3.5-15.3.7
describe('names that every JavaScript object has', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s names no field',
    async (name) => {
      refused(await sales.get(`/rs4/clnt/list?sort=${name},asc`), 400, 'E_SORT');
      refused(await sales.get(`/rs4/clnt/list?dateType=${name}&fromDt=2026-01-01`), 400, 'E_RANGE');
      expect((await sales.get(`/rs4/clnt/list?size=1&columns=${name}&sums=1&${name}=x`)).status).toBe(200);
      refused(await sales.get(`/rs4/clnt/list?view=${name}`), 404, 'E_NOTFOUND');
      refused(await sales.get(`/rs4/common/${name}`), 404, 'E_NOTFOUND');
      refused(await sales.get(`/rs4/common/schema?divNm=${name}`), 404, 'E_NOTFOUND');
      const body = `{"clntNm":"x","clntTpCds":"OWNER","${name}":1}`;
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/rs4/clnt',
        headers: { authorization: `Bearer ${sales.token!}`, 'content-type': 'application/json' },
        payload: body,
      });
      refused({ status: answer.statusCode, body: answer.json() }, 400, name === '__proto__' ? 'E_BODY' : 'E_UNKNOWN');
    },
  );
});

describe('parameters', () => {
  test.each([
    ['repeated page', 'page=1&page=2', 200],
    ['repeated view', 'view=a&view=b', 404],
    ['repeated ids', 'ids=1&ids=2', 200],
    ['a zero character in a code', 'clntTpCd=%00', 400],
    ['a zero character in a text', 'natCd=%00', 400],
    ['a zero character in a keyword', 'keyword=%00a', 200],
    ['broken percent signs', 'keyword=%E0%A4', 200],
    ['columns that are SQL', 'columns=id;drop table rs4_clnt,clntNm"', 200],
    ['columns that are secret or machinery', 'columns=loginPw,delYn,corpId', 200],
    ['a page far behind', 'page=1000000&size=1000', 200],
    ['a hundred sorts', Array.from({ length: 100 }, () => 'sort=clntNm,asc').join('&'), 400],
    ['a sort of three parts', 'sort=clntNm,asc,desc', 400],
    ['a day of year 1', 'fromDt=0001-01-01', 400],
    ['the last day of all', 'dateType=CREATE_DT&fromDt=1900-01-01&toDt=9999-12-31', 200],
    ['a list of references with letters', 'styleCodeId=1,x', 400],
    ['a long keyword', `keyword=${encodeURIComponent('한'.repeat(500))}`, 200],
  ])('%s', async (_what, query, status) => {
    const answer = await sales.get(`/rs4/clnt/list?${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status >= 400) expect(answer.body).toEqual(expect.objectContaining(shape));
    expect(JSON.stringify(answer.body)).not.toContain('%{');
  });

  // ASVS 1.2.9
  test('no password comes with any column asked for', async () => {
    const admin = await app.as('admin2');
    for (const query of ['columns=loginPw', 'columns=loginPw,userNm&sums=1']) {
      const { body } = await admin.get<{ content: Values[] }>(`/platform/user/list?${query}`);
      expect(body.content.length).toBeGreaterThan(0);
      for (const row of body.content) expect(row).not.toHaveProperty('loginPw');
    }
    refused(await admin.get('/platform/user/list?sort=loginPw,asc'), 400, 'E_SORT');
    const all = (await admin.get<{ content: Values[] }>('/platform/user/list')).body.content.length;
    const filtered = await admin.get<{ content: Values[] }>('/platform/user/list?loginPw=x');
    expect(filtered.body.content).toHaveLength(all);
  });
});

describe('addresses and methods', () => {
  test.each(['GET /api/rs4/clnt/%ZZ', 'GET /api/%', 'GET /api/rs4/%C0%AF/list'])('%s', async (line) => {
    refused(await request(`${line} HTTP/1.1`), 400, 'E_BODY');
  });
  test.each([
    'OPTIONS /api/rs4/clnt',
    'PUT /api/rs4/clnt/1',
    'POST /api/rs4/clnt/1',
    'PATCH /api/rs4/clnt',
    'GET /api',
    'POST /api/nowhere',
  ])('%s is no call', async (line) => refused(await request(`${line} HTTP/1.1`), 404, 'E_NOTFOUND'));
  test('HEAD of a list answers without a body, and not without a token', async () => {
    const head = await app.app.inject({
      method: 'HEAD',
      url: '/api/rs4/clnt/list',
      headers: { authorization: `Bearer ${sales.token!}` },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await app.app.inject({ method: 'HEAD', url: '/api/rs4/clnt/list' })).statusCode).toBe(401);
  });
  test('an address longer than a header may be', async () => {
    refused(await request(`GET /api/rs4/clnt/list?keyword=${'a'.repeat(20_000)} HTTP/1.1`), 413, 'E_TOO_LARGE');
  });
  test('what is no HTTP', async () => {
    refused(await raw('NONSENSE\r\n\r\n'), 400, 'E_BODY');
  });
  test('an id of many digits, or a long one', async () => {
    for (const id of ['9'.repeat(190), 'x'.repeat(5000)])
      refused(await sales.get(`/rs4/clnt/${id}`), 404, 'E_NOTFOUND');
  });
});

describe('numbers, dates and rows', () => {
  const good = { clntNm: '숫자', clntTpCds: 'OWNER', corpRegNo: '0000000000' };
  test.each([
    ['negative zero', -0, '0'],
    ['negative zero as text', '-0', '0'],
    ['an exponent', '1e3', 400],
    ['a huge number', 1e21, 400],
    ['a fraction of a won', 0.5, 400],
    ['more digits than a double keeps', 1234567890123456, 400],
    ['not a number', 'NaN', 400],
    ['infinity', 'Infinity', 400],
    ['a leading plus', '+1', 400],
    ['hexadecimal', '0x10', 400],
    ['full-width digits', '１２', 400],
  ])('%s', async (_what, creditAmt, expected) => {
    const answer = await sales.post('/rs4/clnt', { ...good, creditAmt });
    if (expected === 400) return expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(answer.body).toMatchObject({ creditAmt: expected });
  });

  test('rows: numbers of any size, a client id twice, one row changed and deleted at once, one id deleted twice', async () => {
    const row = (uid: string, sortNo: unknown, mainYn = 'N') => ({ uid, chargerNm: uid, sortNo, mainYn });
    const made = await sales.post<Values & { chargerList: Values[] }>('/rs4/clnt', {
      ...good,
      insertChargerList: [row('a', 1_000_000_000, 'Y'), row('same', 0), row('same', 5)],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.chargerList.map((r) => [r.sortNo, r.uid])).toEqual([
      [1, 'same'],
      [2, 'same'],
      [3, 'a'],
    ]);
    const [first, , last] = made.body.chargerList as [Values, Values, Values];
    const gone = await sales.patch<{ chargerList: Values[]; version: number }>(`/rs4/clnt/${String(made.body.id)}`, {
      version: 1,
      updateChargerList: [{ id: first.id, chargerNm: '바뀜' }],
      deleteChargerList: [{ id: first.id }, first.id],
    });
    expect(gone.body.chargerList.map((r) => r.uid ?? r.chargerNm)).toEqual(['same', 'a']);
    for (const sortNo of [-1, 1.5, 2 ** 53, 'x', {}]) {
      const answer = await sales.patch(`/rs4/clnt/${String(made.body.id)}`, {
        version: 2,
        updateChargerList: [{ id: last.id, sortNo }],
      });
      expect([answer.status, (answer.body.errors as Values[])[0]?.field], String(sortNo)).toEqual([400, 'sortNo']);
    }
  });

  test('JSON nested ten thousand deep', async () => {
    for (const name of ['remark', 'insertChargerList', 'version', 'nonsense']) {
      const answer = await app.app.inject({
        method: 'PATCH',
        url: '/api/rs4/clnt/1',
        headers: { authorization: `Bearer ${sales.token!}`, 'content-type': 'application/json' },
        payload: `{"${name}":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      });
      expect(answer.statusCode, name).toBe(400);
      expect(answer.json(), name).toEqual(expect.objectContaining(shape));
    }
  });
});

describe('languages', () => {
  test.each([
    ['', '자료가 없습니다.'],
    ['*', '자료가 없습니다.'],
    ['xx-YY;q=abc,,;', '자료가 없습니다.'],
    ['en;q=0,ko;q=0.1', '자료가 없습니다.'],
    ['fr-CA,en;q=0.5', expect.not.stringContaining('자료')],
    ['EN-us', expect.not.stringContaining('자료')],
  ])('Accept-Language %j', async (language, message) => {
    const answer = await app.app.inject({
      method: 'GET',
      url: '/api/nowhere',
      headers: { 'accept-language': language },
    });
    expect(answer.json()).toMatchObject({ message });
  });

  test('no sentence shows a placeholder, and labels are words of the language', async () => {
    for (const lang of ['ko', 'en'] as const) {
      const client = await app.as('sales2', lang);
      const answers = [
        await client.get('/rs4/clnt/list?fromDt=x'),
        await client.get('/rs4/clnt/list?toDt=x'),
        await client.get('/rs4/clnt/list?size=0'),
        await client.get('/rs4/clnt/list?dateType=X&fromDt=2026-01-01'),
        await client.get('/rs4/clnt/list?natCd=%00'),
        await client.patch('/rs4/clnt/1', { version: 'x' }),
        await client.patch('/rs4/clnt/1', {}),
        await client.post('/rs4/clnt', { insertChargerList: 'x' }),
        await client.post('/rs4/clnt', { updateChargerList: [{ id: 1 }] }),
        await client.post('/rs4/clnt', { insertChargerList: [{ sortNo: 'x' }] }),
      ];
      for (const { body } of answers) {
        const sentences = (body.errors as Values[]).map((e) => String(e.message));
        for (const sentence of [String(body.message), ...sentences]) {
          expect(sentence).not.toMatch(
            /%\{|(?<![a-z])(fromDt|toDt|dateType|version|sortNo|charger|insertChargerList|updateChargerList)(?![a-z])/,
          );
          if (lang === 'ko') expect(sentence).toMatch(/[가-힣]/);
          else expect(sentence).not.toMatch(/[가-힣]/);
        }
      }
    }
  });
});
