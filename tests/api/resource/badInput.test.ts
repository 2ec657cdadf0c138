/** Whatever is sent, the answer is a 4xx of the error object's shape, and nothing is written. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
let before: string;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
  before = await everything();
});
afterAll(async () => {
  expect(await everything()).toBe(before);
  await app.close();
});

const everything = async () => JSON.stringify((await sales.get('/rs4/clnt/list?size=1000')).body);

const shape = {
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  message: expect.stringMatching(/.+/),
  code: expect.stringMatching(/^E_[A-Z]+/),
  status: expect.any(Number),
  errors: expect.any(Array),
};
function refused(answer: { status: number; body: unknown }, code?: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  expect(answer.body).toEqual(expect.objectContaining(shape));
  if (code) expect(answer.body).toMatchObject({ code });
}

const good = { clntNm: '정상', clntTpCds: 'OWNER', corpRegNo: '0000000000' };

describe('lists', () => {
  test.each([
    ['ids=1,x', 'E_IDS'],
    ['ids=1,,2', 'E_IDS'],
    ['ids=-1', 'E_IDS'],
    ['ids=9223372036854775808', 'E_IDS'],
    [`ids=${Array.from({ length: 1001 }, (_, i) => i + 1).join(',')}`, 'E_IDS'],
    ['sort=nonsense,asc', 'E_SORT'],
    ['sort=clntNm,sideways', 'E_SORT'],
    ['sort=clntNm;drop table rs4_clnt', 'E_SORT'],
    ['page=1000000000', 'E_PAGE'],
    ['page=1.5', 'E_PAGE'],
    ['page=x', 'E_PAGE'],
    ['size=0', 'E_PAGE'],
    ['size=1001', 'E_PAGE'],
    ['fromDt=2026-02-30', 'E_PATTERN'],
    ['dateType=NO_SUCH&fromDt=2026-01-01', 'E_RANGE'],
    ['view=nonsense', undefined],
    ['styleCodeId=abc', 'E_TYPE'],
    ['styleCodeId=9223372036854775808', 'E_RANGE'],
  ])('%s', async (query, code) => refused(await sales.get(`/rs4/clnt/list?${query}`), code));

  test.each(['0', '-1', '-999'])('page %s becomes 1', async (page) => {
    const { status, body } = await sales.get<{ page: Values }>(`/rs4/clnt/list?page=${page}`);
    expect([status, body.page['number']]).toEqual([200, 1]);
  });

  test('unknown search parameters are ignored, as are empty ones', async () => {
    expect((await sales.get('/rs4/clnt/list?nonsense=1&natCd=&corpId=ALL')).status).toBe(200);
  });

  // ASVS 1.2.4
  test('keywords of any kind find or find nothing', async () => {
    for (const word of ["'", '%', '_', '\\', '한', 'ㅎ', ' ', '🚢', 'a'.repeat(5000), '\u0000', '\ud800']) {
      const answer = await sales.get(
        `/rs4/clnt/list?keyword=${word === '\ud800' ? '%ED%A0%80' : encodeURIComponent(word)}`,
      );
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    }
  });
});

describe('addresses of records', () => {
  test.each(['0', '-1', 'abc', '1e3', '9223372036854775808', '1%00', '99999999'])('%s', async (id) => {
    refused(await sales.get(`/rs4/clnt/${id}`), undefined);
    refused(await sales.patch(`/rs4/clnt/${id}`, { version: 1, clntNm: 'x' }));
    refused(await sales.del(`/rs4/clnt/${id}`));
  });
  test('ids of a bulk deletion', async () => {
    for (const ids of ['', 'x', '1,x', '0']) refused(await sales.del(`/rs4/clnt?ids=${ids}`), 'E_IDS');
    refused(await sales.del('/rs4/clnt'), 'E_IDS');
    refused(await sales.del('/rs4/clnt?ids=1,99999999'), undefined);
  });
});

describe('bodies', () => {
  test.each([
    ['an array', []],
    ['a text', '"text"'],
    ['nothing', 'null'],
    ['wrong types', { ...good, clntNm: 5, creditAmt: {}, useYn: true }],
    ['digits with a comma', { ...good, creditAmt: '1,000' }],
    ['more digits than a column holds', { ...good, creditAmt: '9'.repeat(19) }],
    ['64-bit overflow', { ...good, styleCodeId: '9223372036854775808' }],
    ['control characters', { ...good, clntNm: 'a\u0000b' }],
    ['a lone surrogate', { ...good, clntNm: 'a\ud800' }],
    ['an unknown field', { ...good, nonsense: 1 }],
    ['a prototype', '{"clntNm":"x","__proto__":{"a":1}}'],
    ['a list that is none', { ...good, insertChargerList: 'x' }],
    ['rows that are none', { ...good, insertChargerList: [1, null, 'x', []] }],
    ['rows to update on a new record', { ...good, updateChargerList: [{ id: 1 }] }],
    ['a bad row', { ...good, insertChargerList: [{ chargerNm: 'x'.repeat(31), mainYn: 'Y' }] }],
    ['too many rows', { ...good, insertChargerList: Array.from({ length: 10_001 }, () => ({ chargerNm: 'a' })) }],
    ['an unknown code', { ...good, natCd: 'XX' }],
    ['a wrong business number', { ...good, corpRegNo: '1248100997' }],
    ['a reference to nothing', { ...good, styleCodeId: 99999999 }],
  ])('%s', async (_what, body) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/rs4/clnt',
      headers: { authorization: `Bearer ${sales.token!}`, 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    refused({ status: answer.statusCode, body: answer.json() });
  });

  test('broken JSON, no JSON, too much JSON', async () => {
    const send = (payload: string, type = 'application/json') =>
      app.app.inject({
        method: 'POST',
        url: '/api/rs4/clnt',
        headers: { authorization: `Bearer ${sales.token!}`, 'content-type': type },
        payload,
      });
    for (const text of ['{', '{"a":}', '\u0000', '']) {
      const answer = await send(text);
      refused({ status: answer.statusCode, body: answer.json() }, 'E_BODY');
    }
    const media = await send('<a/>', 'application/xml');
    refused({ status: media.statusCode, body: media.json() }, 'E_MEDIA');
    const large = await send(JSON.stringify({ clntNm: 'x'.repeat(9 * 1024 * 1024) }));
    refused({ status: large.statusCode, body: large.json() }, 'E_TOO_LARGE');
  });

  test('any JSON at all', async () => {
    const names = [
      'clntNm',
      'clntTpCds',
      'creditAmt',
      'useYn',
      'styleCodeId',
      'insertChargerList',
      'updateChargerList',
      'version',
    ];
    // The test's client takes `%{` in an answer for a place that was left empty; names come back as they were sent.
    const unlikePlaces = (value: fc.JsonValue) => !JSON.stringify(value).includes('%{');
    const body = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }).filter(unlikePlaces));
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        // Without its required fields nothing of it can be written.
        const answer = await sales.post('/rs4/clnt', { ...value, natCd: '' });
        expect(answer.status).toBe(400);
      }),
      { numRuns: 150 },
    );
  });

  // ASVS 2.2.2
  test('each wrong value is named with its field; rows with grid, row and client id', async () => {
    const answer = await sales.post<{ errors: Values[] }>('/rs4/clnt', {
      clntNm: 'x'.repeat(61),
      clntTpCds: 'OWNER',
      creditAmt: 'abc',
      insertChargerList: [
        { uid: 'r1', chargerNm: 'a', mainYn: 'Y' },
        { uid: 'r2', chargerNm: 'b', email: 'nowhere' },
      ],
    });
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'E_LENGTH', field: 'clntNm' }),
        expect.objectContaining({ code: 'E_PATTERN', field: 'creditAmt' }),
        expect.objectContaining({ code: 'E_PATTERN', field: 'email', grid: 'charger', row: 2, uid: 'r2' }),
      ]),
    );
  });
});

test('a wrong value in a changed row is told at the row of the grid, not at its place in the list that was sent', async () => {
  const made = await sales.post<Values>('/rs4/clnt', {
    ...{ clntNm: '행 번호', clntNmEn: 'Row numbers', clntTpCds: 'OWNER', natCd: 'SG' },
    insertChargerList: ['가', '나', '다'].map((chargerNm, i) => ({ chargerNm, mainYn: i ? 'N' : 'Y' })),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, version } = made.body;
  const last = (made.body['chargerList'] as Values[])[2]!;
  const wrong = await sales.patch<{ errors: Values[] }>(`/rs4/clnt/${String(id)}`, {
    version,
    updateChargerList: [{ id: last['id'], email: 'nowhere' }],
    insertChargerList: [{ uid: 'new', sortNo: 1, chargerNm: '라', email: 'nowhere' }],
  });
  expect(wrong.body.errors).toEqual([
    expect.objectContaining({ code: 'E_PATTERN', grid: 'charger', row: 1, uid: 'new', field: 'email' }),
    expect.objectContaining({ code: 'E_PATTERN', grid: 'charger', row: 4, uid: String(last['id']), field: 'email' }),
  ]);
  expect((await sales.del(`/rs4/clnt/${String(id)}`)).status).toBeLessThan(300);
});

test('unknown calls answer 404 of the same shape, in the language asked for', async () => {
  refused(await sales.get('/rs4/nothing/list'), 'E_NOTFOUND');
  const english = await app.as('sales2', 'en');
  expect((await english.get('/rs4/clnt/99999999')).body).not.toMatchObject({ message: '자료가 없습니다.' });
});
