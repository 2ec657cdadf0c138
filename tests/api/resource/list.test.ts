/** The list call: search, dates, several values, order, paging, columns, sums (00-conventions 1.1). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

let app: TestApp;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
});
afterAll(() => app.close());

type List = {
  content: Values[];
  page: { totalElements: number; totalPages: number; number: number; size: number };
  sums?: Values;
};
const list = async (path: string) => (await sales.get<List>(path)).body;
const names = async (query: string) => (await list(`/rs4/clnt/list?${query}`)).content.map((row) => row.clntNm);

describe('keyword', () => {
  test.each([
    ['누', ['누리데모해운(주)', '온누리데모마린(주)']],
    ['누리', ['누리데모해운(주)', '온누리데모마린(주)']],
    ['ㄴㄹㄷㅁㅎㅇ', ['누리데모해운(주)']],
    ['ㅎㄱ', ['한결데모페인트(주)']],
    ['aegean', ['AEGEAN SPECIMEN MARITIME SA']],
    ['MaRiTiMe sa', ['AEGEAN SPECIMEN MARITIME SA']],
    ['0098100097', ['북극성데모해운(주)']],
    ['009-81-00097', ['북극성데모해운(주)']],
    ['없는이름', []],
  ])('%s', async (word, expected) => {
    expect((await names(`keyword=${encodeURIComponent(word)}`)).sort()).toEqual([...expected].sort());
  });

  test('follows a changed name, and forgets a deleted record', async () => {
    const made = await sales.post('/rs4/clnt', { clntNm: '별빛조선', clntTpCds: 'OWNER', corpRegNo: '0000000000' });
    expect(await names('keyword=별빛')).toEqual(['별빛조선']);
    const renamed = await sales.patch(`/rs4/clnt/${String(made.body.id)}`, { version: 1, clntNm: '달빛조선' });
    expect(renamed.status).toBe(200);
    expect([await names('keyword=별빛'), await names('keyword=ㄷㅂㅈㅅ')]).toEqual([[], ['달빛조선']]);
    await sales.del(`/rs4/clnt/${String(made.body.id)}`);
    expect(await names('keyword=달빛')).toEqual([]);
  });
});

test('several values of a condition are any of them; a list of codes is met by one of its keys', async () => {
  expect((await names('natCd=SG,GR')).sort()).toEqual([
    'AEGEAN SPECIMEN MARITIME SA',
    'PACIFIC EXAMPLE SHIPPING PTE LTD',
  ]);
  const singular = await names('clntTpCd=SUP');
  expect(singular.sort()).toEqual(['온누리데모마린(주)', '한결데모페인트(주)']);
  expect((await names('clntTpCds=SUP')).sort()).toEqual(singular);
});

test('a vessel is searched by call sign, else IMO number, else name', async () => {
  const ships = async (query: string) => (await list(`/rs4/ship/list?${query}`)).content.map((row) => row.shipNmEn);
  expect(await ships('callSign=D7ZX&imoNo=3101257')).toEqual(['HANBIT NURI']);
  expect(await ships('imoNo=3101257&shipNm=HANBIT')).toEqual(['NURI PIONEER']);
});

test('Korean order: Hangul before Latin, both ways; nothing last', async () => {
  const sorted = await names('sort=clntNm,asc');
  const latin = sorted.findIndex((name) => /^[A-Z]/.test(String(name)));
  expect(sorted.slice(0, latin)).toEqual(
    [...sorted.slice(0, latin)].sort((a, b) => String(a).localeCompare(String(b), 'ko')),
  );
  expect(sorted.slice(latin).every((name) => /^[A-Z]/.test(String(name)))).toBe(true);
  expect(await names('sort=clntNm,desc')).toEqual([...sorted].reverse());
  const codes = (await list('/rs4/clnt/list?sort=clntNmEn,desc')).content.map((row) => row.clntNmEn);
  expect(codes.at(-1)).toBeNull();
});

test('a reference sorts by its name', async () => {
  const owners = (await list('/rs4/ship/list?sort=ownerClntNm,asc')).content.map((row) => String(row.ownerClntNm));
  expect(owners).toEqual(
    [...owners].sort((a, b) =>
      /^[A-Z]/.test(a) === /^[A-Z]/.test(b) ? a.localeCompare(b, 'ko') : /^[A-Z]/.test(a) ? 1 : -1,
    ),
  );
});

test('pages do not overlap and add up', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`/rs4/clnt/list?size=3&page=${page}`)));
  const ids = pages.flatMap((p) => p.content.map((row) => row.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(pages[0]!.page).toEqual({
    totalElements: ids.length,
    size: 3,
    number: 1,
    totalPages: Math.ceil(ids.length / 3),
  });
  expect((await list('/rs4/clnt/list?size=3&page=999')).content).toEqual([]);
});

test('columns asked for, and sums over the whole search', async () => {
  const { content } = await list('/rs4/clnt/list?columns=addr,creditAmt&ids=1');
  expect(content[0]).toHaveProperty('addr');
  expect(content[0]).not.toHaveProperty('telNo');
  const some = await list('/rs4/quot/list?sums=1&size=1&fromDt=2020-01-01');
  const whole = await list('/rs4/quot/list?fromDt=2020-01-01');
  const total = whole.content.reduce((sum, row) => sum + BigInt(String(row.quotAmount)), 0n);
  expect(some.content).toHaveLength(1);
  expect(some.sums?.quotAmount).toBe(String(total));
  const items = await list('/rs4/stdinfo/item/list?sums=1&columns=price,netWgt');
  expect(items.sums, 'prices of different things').toEqual({ netWgt: expect.any(String) as string });
});

test('foreign amounts are summed only while they are of one currency; won always', async () => {
  const quotations = (await list('/rs4/quot/list?fromDt=2020-01-01')).content;
  const [won, dollars, euros] = ['KRW', 'USD', 'EUR'].map((currency) =>
    quotations.find(({ currCd }) => currCd === currency)!,
  );
  const sums = async (...rows: (Values | undefined)[]) =>
    (
      await list(
        `/rs4/quot/list?sums=1&size=1&columns=quotAmount,quotAmountFrgn&ids=${rows.map((row) => String(row?.id)).join()}`,
      )
    ).sums;
  const added = (...rows: (Values | undefined)[]) =>
    String(rows.reduce((sum, row) => sum + BigInt(String(row?.quotAmount)), 0n));
  // Nothing in a foreign currency stands in the way of a sum.
  expect(await sums(won, dollars)).toEqual({
    quotAmount: added(won, dollars),
    quotAmountFrgn: dollars?.quotAmountFrgn,
  });
  expect(await sums(won, dollars, euros)).toEqual({ quotAmount: added(won, dollars, euros) });
});

test('days of the chosen date field, both ends included', async () => {
  const days = async (query: string) => (await list(`/fw/excRate/list?${query}`)).content.map((row) => row.excDt);
  expect(new Set(await days('dateType=EXC_DT&fromDt=2026-11-20&toDt=2026-11-20'))).toEqual(new Set(['2026-11-20']));
  expect(new Set(await days('toDt=2026-11-19'))).toEqual(new Set(['2026-11-15']));
  expect(
    (await list('/rs4/clnt/list?dateType=CREATE_DT&fromDt=2026-11-20&toDt=2026-11-20')).content.length,
  ).toBeGreaterThan(0);
  expect((await list('/rs4/clnt/list?dateType=CREATE_DT&toDt=2026-11-19')).content).toEqual([]);
});

test('names come in the language asked for', async () => {
  const english = await app.as('sales2', 'en');
  const { body } = await english.get<List>('/rs4/ship/list?callSign=D7ZX');
  expect(body.content[0]).toMatchObject({ ownerClntNm: 'Polaris Demo Line' });
});
