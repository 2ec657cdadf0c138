/** The map of places and the stock by owner: figures, and the list behind each holds exactly what was counted (25-3pl, 24-bonded). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { nowhere, type OwnerRow, type PlaceRow } from '../../../src/services/shared/places/places.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok, rowsOf } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
let shipper: number;
let item: number;
beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
  const owner = (await app.as('admin5')) as Client;
  shipper = (ok(await owner.get('/rs4/clnt/list?keyword=해솔데모물류')).content as { id: number }[])[0]!.id;
  const goods = { itemTpCd: 'G', itemNm: '위치도 상품', unitCd: 'M3', ownerClntId: shipper, currCd: 'KRW' };
  item = ok(await owner.post('/rs4/stdinfo/item?view=3pl', goods), 201).id as number;
}, 120_000);
afterAll(() => app.close());

const placesOf = async (query = '', prefix = '3pl/stock', client = keeper) =>
  ok(await client.get(`/${prefix}/places${query}`)).content as PlaceRow[];
const at = async (placeCd: string | null, query = '') => (await placesOf(query)).find((one) => one.placeCd === placeCd);
const rows = async (prefix: string, query: string): Promise<number> =>
  (ok(await keeper.get(`/${prefix}/list?size=1&${query}`)).page as { totalElements: number }).totalElements;

const come = async (qty: string, locCd: string | undefined, doneDtm: string, whCd = 'W2', dmgQty = '0') => {
  const line = { itemId: item, planQty: qty, ...(locCd && { locCd }) };
  const header = { ioCd: 'I', ioTpCd: 'PUR', whCd, clntId: shipper, insertItemList: [line] };
  const made = ok(await keeper.post<Values>('/3pl/io?view=in', header), 201);
  const checked = rowsOf(made, 'item').map(({ id }) => ({ id, qty, dmgQty, ...(locCd && { locCd }) }));
  // That they have no place is asked about.
  const confirmed = locCd === undefined;
  const { version } = ok(
    await keeper.post<Values>(`/3pl/io/${made.id}/check`, { version: made.version, rows: checked, confirmed }),
  );
  ok(await keeper.post(`/3pl/io/${made.id}/done`, { version, doneDtm, confirmed }));
};
const go = async (qty: string, doneDtm: string) => {
  const header = { ioCd: 'O', ioTpCd: 'SAL', whCd: 'W2', clntId: shipper, shipToNm: '데모마트' };
  const made = ok(
    await keeper.post<Values>('/3pl/io?view=out', {
      ...header,
      insertItemList: [{ itemId: item, planQty: qty, locCd: 'M-1' }],
    }),
    201,
  );
  const { version } = ok(await keeper.post<Values>(`/3pl/io/${made.id}/allocate`, { version: made.version }));
  const went = rowsOf(made, 'item').map(({ id }) => ({ id, qty }));
  ok(await keeper.post(`/3pl/io/${made.id}/done`, { version, doneDtm, rows: went }));
};

test('a place tells its amounts, since when they lie there, and what had some is empty', async () => {
  await come('40', 'M-1', '2026-10-01 09:00');
  await come('7', undefined, '2026-11-01 09:00');
  await come('10', 'M-10', '2026-11-02 23:59', 'W2', '4');
  expect(await at('M-1', '?whCd=W2')).toEqual({
    ...{ areaCd: 'W2', placeCd: 'M-1', kinds: 1, amounts: [{ unitCd: 'M3', qty: '40' }] },
    ...{ sinceDt: '2026-10-01', dueDt: null },
  });
  expect(await at(null, '?whCd=W2')).toMatchObject({ kinds: 1, amounts: [{ unitCd: 'M3', qty: '7' }] });
  expect(await at('M-10', '?whCd=W2')).toMatchObject({ sinceDt: '2026-11-02', amounts: [{ unitCd: 'M3', qty: '6' }] });
  expect(await at('M-1', '?whCd=W1')).toBeUndefined();

  // A part goes: it is as old as before. All of it goes: the place is free. New goods lie there since they came.
  await go('10', '2026-11-03 10:00');
  expect(await at('M-1')).toMatchObject({ sinceDt: '2026-10-01', amounts: [{ unitCd: 'M3', qty: '30' }] });
  await go('30', '2026-11-04 10:00');
  expect(await at('M-1')).toMatchObject({ kinds: 0, amounts: [], sinceDt: null });
  await come('5', 'M-1', '2026-11-05 10:00');
  expect(await at('M-1')).toMatchObject({ kinds: 1, sinceDt: '2026-11-05', amounts: [{ unitCd: 'M3', qty: '5' }] });
});

test('behind each place stands exactly what it counted; a place that only begins alike is another', async () => {
  const all = await placesOf();
  expect(all.length).toBeGreaterThan(4);
  for (const { areaCd, placeCd, kinds } of all) {
    const query = `whCd=${areaCd}&at=${encodeURIComponent(placeCd ?? nowhere)}&show=ON`;
    expect([placeCd, await rows('3pl/stock', query)]).toEqual([placeCd, kinds]);
  }
  const bonded = await placesOf('', 'bwms/stock');
  expect(bonded.map(({ kinds }) => kinds)).toContain(1);
  expect(bonded[0]!.areaNm).toBe('감천데모보세창고');
  for (const { areaCd, placeCd, kinds } of bonded) {
    const query = `bondAreaCd=${areaCd}&at=${encodeURIComponent(placeCd ?? nowhere)}&show=ON`;
    expect([placeCd, await rows('bwms/stock', query)]).toEqual([placeCd, kinds]);
  }
});

test('a bonded area that the company runs stands there without goods, as long as it is in use', async () => {
  const oper = await app.as('oper');
  const words = { bondAreaNm: '빈데모보세창고', bondTpCd: 'BW', cstmsCd: '030', opCorpId: 5 };
  ok(await oper.post('/fw/bondArea', { ...words, bondAreaCd: '03099055', storeMm: 6 }), 201);
  ok(await oper.post('/fw/bondArea', { ...words, bondAreaCd: '03099056', storeMm: 6, useYn: 'N' }), 201);
  ok(await oper.post('/fw/bondArea', { ...words, bondAreaCd: '03099057', storeMm: 6, opCorpId: 8 }), 201);
  const none = { kinds: 0, amounts: [], sinceDt: null, dueDt: null };
  expect((await placesOf('', 'bwms/stock')).filter(({ areaCd }) => areaCd.startsWith('0309905'))).toEqual([
    { areaCd: '03099055', areaNm: '빈데모보세창고', placeCd: null, ...none },
  ]);
});

test('each owner has what the list behind it holds', async () => {
  const of = async (prefix: string) => ok(await keeper.get(`/${prefix}/owners`)).content as OwnerRow[];
  const own = (await of('3pl/stock')).find(({ clntId, unitCd }) => clntId === shipper && unitCd === 'M3')!;
  expect(own).toMatchObject({ name: '해솔데모물류(주)', qty: '22', dmgQty: '4', kinds: 4 });
  const shown = (await of('3pl/stock')).filter(({ clntId }) => clntId === shipper);
  const kinds = shown.reduce((sum, one) => sum + one.kinds, 0);
  expect(await rows('3pl/stock', `clntId=${shipper}&show=ON`)).toBe(kinds);
  for (const { name, kinds: lying } of await of('bwms/stock'))
    expect(await rows('bwms/stock', `owner=${encodeURIComponent(name)}&show=ON`)).toBe(lying);
});

test('another company sees none of it, and whoever has no authority for the menu nothing', async () => {
  const other = await app.as('admin8');
  const seen = await placesOf('', '3pl/stock', other);
  expect(seen.map(({ placeCd }) => placeCd)).not.toContain('M-1');
  const stranger = await app.as('sales2');
  expect((await stranger.get('/3pl/stock/places')).status).toBe(403);
  expect((await stranger.get('/bwms/stock/owners')).status).toBe(403);
});

test('the tiles count what their lists hold', async () => {
  const { parts } = ok(await keeper.get('/platform/dashboard')) as unknown as {
    parts: { '3pl/io': Record<string, number>; '3pl/stock': Record<string, number> };
  };
  const { coming, going } = parts['3pl/io'];
  expect(await rows('3pl/io', `view=in&stCd=PLAN,CHK&toDt=2026-11-20`)).toBe(coming);
  expect(await rows('3pl/io', `view=out&stCd=PLAN,ALLOC&toDt=2026-11-20`)).toBe(going);
  const { soon, expired } = parts['3pl/stock'];
  expect(await rows('3pl/stock', 'show=SOON')).toBe(soon! + expired!);
});
