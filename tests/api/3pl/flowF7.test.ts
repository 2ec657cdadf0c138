/** F7: goods of a shipper come, are promised, go and are adjusted, with every figure (30-flows); and what is refused on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Values } from '../../../src/core/field.ts';
import { goodsLedger } from '../../../src/services/3pl/ledger.ts';
import { compare } from '../../../src/services/shared/stock/compare.server.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { personWith } from '../../support/persons.ts';
import { ok, refused as answerOf, rowsOf } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
let shipper: number;
let item: number;
beforeAll(async () => {
  // The day after the goods of this flow have moved.
  app = await startApp({ env: { APP_CLOCK: '2026-11-21T09:00:00+09:00' } });
  keeper = await app.as('wh5');
  const owner = (await app.as('admin5')) as Client;
  const partners = ok(await owner.get('/rs4/clnt/list?keyword=해솔데모물류'));
  shipper = (partners.content as { id: number }[])[0]!.id;
  const made = ok(
    await owner.post('/rs4/stdinfo/item?view=3pl', {
      ...{
        itemTpCd: 'G',
        itemNm: 'G 세제',
        unitCd: 'EA',
        lotYn: 'Y',
        expYn: 'Y',
        safeQty: '500',
        ownerClntId: shipper,
      },
      currCd: 'KRW',
    }),
    201,
  );
  item = made.id as number;
}, 120_000);
afterAll(() => app.close());

/** Where it was refused; the code alone where it has no place. */
const refused = (answer: Answer<Values>, wanted: number): unknown[] => {
  const [status, code, ...places] = answerOf(answer);
  expect([status, answer.body]).toEqual([wanted, answer.body]);
  return places.length ? places : [code];
};

type Record = Values & { readonly id: number; readonly version: number };
const order = async (ioCd: 'I' | 'O', lines: readonly Values[], more: Values = {}): Promise<Record> =>
  ok(
    await keeper.post(`/3pl/io?view=${ioCd === 'I' ? 'in' : 'out'}`, {
      ...{ ioCd, ioTpCd: ioCd === 'I' ? 'PUR' : 'SAL', whCd: 'W1', clntId: shipper, insertItemList: lines },
      ...(ioCd === 'O' && { shipToNm: '데모마트' }),
      ...more,
    }),
    201,
  ) as Record;
const press = async (id: number, name: string, input: Values = {}, prefix = '3pl/io') => {
  const { version } = ok(await keeper.get(`/${prefix}/${id}`)) as Record;
  return keeper.post<Record>(`/${prefix}/${id}/${name}`, { version, ...input });
};
const stock = async (more = '&show=ON') =>
  (ok(await keeper.get(`/3pl/stock/list?itemId=${item}&size=50&sort=lotNo,asc${more}`)).content as Values[])
    .map(({ lotNo, locCd, onQty, allocQty, availQty }) => [lotNo, locCd, onQty, allocQty, availQty])
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
const compared = () => app.database.write({ corpId: 5, userId: 0 }, (tx) => compare(tx, goodsLedger));

/** Figures of the ledger of a period: opening, in, out, adjusted, closing, damaged. */
const book = async (period: string, basisCd = 'MOVE'): Promise<string[][]> => {
  const { page } = ok(
    await keeper.get(`/3pl/stock/report/book?itemId=${item}&basisCd=${basisCd}&${period}`),
  ) as unknown as {
    page: { table: { rows: { kind?: string; cells: { text: string }[] }[] } };
  };
  const rows = page.table.rows.filter(({ kind }) => !kind);
  return rows.map(({ cells }) => cells.slice(-6).map(({ text }) => text));
};

const lotA = { lotNo: 'L2611A', expDt: '2027-11-20', locCd: 'A-01' };
const lotB = { lotNo: 'L2611B', expDt: '2027-05-31', locCd: 'A-02' };
const doneDtm = '2026-11-20 09:00';

test('F7 with every figure', async () => {
  // 1 in: 500 of which 4 are damaged, and 200.
  const came = await order('I', [
    { itemId: item, planQty: '500', ...lotA },
    { itemId: item, planQty: '200', ...lotB },
  ]);
  expect(came).toMatchObject({ ioNo: expect.stringMatching(/^WII-2611-\d{4}$/), stCd: 'PLAN', totQty: '700' });
  const rows = rowsOf(came, 'item').map(({ id }, at) => ({ id, qty: at ? '200' : '500', dmgQty: at ? '0' : '4' }));
  const filled = rows.map((row, at) => ({ ...row, ...(at ? lotB : lotA) }));
  ok(await press(came.id, 'check', { rows: filled }));
  expect(ok(await press(came.id, 'done', { doneDtm }))).toMatchObject({ stCd: 'DONE', doneDtm, totQty: '700' });
  expect(await stock()).toEqual([
    ['L2611A', 'A-01', '496', '0', '496'],
    ['L2611A', 'DMG', '4', '0', '0'],
    ['L2611B', 'A-02', '200', '0', '200'],
  ]);

  // 2 out 300: what expires first is promised first.
  const out = await order('O', [{ itemId: item, planQty: '300' }]);
  const allocated = ok(await press(out.id, 'allocate'));
  expect(allocated).toMatchObject({ stCd: 'ALLOC' });
  expect(rowsOf(allocated, 'alloc').map(({ lotNo, qty, allocStCd }) => [lotNo, qty, allocStCd])).toEqual([
    ['L2611B', '200', 'LIVE'],
    ['L2611A', '100', 'LIVE'],
  ]);
  expect(await stock()).toEqual([
    ['L2611A', 'A-01', '496', '100', '396'],
    ['L2611A', 'DMG', '4', '0', '0'],
    ['L2611B', 'A-02', '200', '200', '0'],
  ]);

  // 3 out 400: E_BAL names the item, nothing is promised.
  const more = await order('O', [{ itemId: item, planQty: '400' }]);
  const short = await press(more.id, 'allocate');
  expect(refused(short, 409)).toEqual(['E_BAL item 1 planQty']);
  expect(JSON.stringify(short.body)).toContain('G 세제: 할당할 수 있는 수량은 396인데 400이 필요합니다');
  expect((await stock())[0]).toEqual(['L2611A', 'A-01', '496', '100', '396']);

  // 4 done; two are lost.
  const [line] = rowsOf(out, 'item');
  expect(refused(await press(out.id, 'done', { doneDtm, rows: [{ id: line!.id, qty: '301' }] }), 409)).toEqual([
    'E_BAL rows 1 qty',
  ]);
  ok(await press(out.id, 'done', { doneDtm, rows: [{ id: line!.id, qty: '300' }] }));
  const [a] = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&locCd=A-01`)).content as Record[];
  ok(
    await press(
      a!.id,
      'adjust',
      { qty: '-2', adjRsnCd: 'LOSS', reason: '파렛트 아래에서 없어짐', moveDtm: doneDtm },
      '3pl/stock',
    ),
  );
  expect(await stock()).toEqual([
    ['L2611A', 'A-01', '394', '0', '394'],
    ['L2611A', 'DMG', '4', '0', '0'],
  ]);
  expect(await stock('')).toHaveLength(3);
  const whole = ok(await keeper.get(`/3pl/stock/${a!.id}`));
  expect(
    rowsOf(whole, 'ledger').map(({ moveTpCd, inQty, outQty, balQty }) => [moveTpCd, inQty, outQty, balQty]),
  ).toEqual([
    ['IN', '496', '0', '496'],
    ['OUT', '0', '100', '396'],
    ['ADJ', '0', '2', '394'],
  ]);
  // The ledger of the month: 394 = 0 + 696 − 300 − 2, the damaged apart.
  expect(await book('from=2026-11-01&to=2026-11-30')).toEqual([['0', '696', '300', '-2', '394', '4']]);
  // 394 are fewer than the 500 that should be there.
  const low = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&safe=Y`)).content as Values[];
  expect(low.map(({ shortCnt }) => shortCnt)).toEqual([106, 106, 106]);
  expect(await compared()).toEqual([]);
});

test('a receipt wants lot and expiry where the item does, and no more damage than came', async () => {
  const came = await order('I', [{ itemId: item, planQty: '5' }]);
  const id = rowsOf(came, 'item')[0]!.id;
  const check = (row: Values) => press(came.id, 'check', { rows: [{ id, qty: '5', dmgQty: '0', ...row }] });
  expect(refused(await check({}), 400)).toEqual(['E_REQUIRED rows 1 lotNo', 'E_REQUIRED rows 1 expDt']);
  expect(refused(await check({ ...lotA, dmgQty: '6' }), 400)).toEqual(['E_RANGE rows 1 dmgQty']);
  expect(refused(await press(came.id, 'allocate'), 409)).toEqual(['E_STATE ioCd']);
});

test('a receipt without a place is asked about when it is checked and when it is put away, its rows by name', async () => {
  const came = await order('I', [
    { itemId: item, planQty: '5', ...lotA },
    { itemId: item, planQty: '3', ...lotB, locCd: null },
  ]);
  const rows = rowsOf(came, 'item').map(({ id }, at) => ({
    ...{ id, qty: at ? '3' : '5', dmgQty: '0' },
    ...(at ? { ...lotB, locCd: null } : lotA),
  }));
  const asked = await press(came.id, 'check', { rows });
  expect([asked.status, asked.body]).toMatchObject([409, { code: 'E_WARN', errors: [{ warn: 'placeOpen', row: 2 }] }]);
  expect(asked.body.message).toBe('위치가 비어 있는 행: 2. 그대로 두면 위치 없이 입고됩니다.');
  expect(ok(await keeper.get(`/3pl/io/${came.id}`))).toMatchObject({ stCd: 'PLAN' });
  ok(await press(came.id, 'check', { rows, confirmed: ['placeOpen'] }));
  const again = await press(came.id, 'done', { doneDtm });
  expect([again.status, again.body]).toMatchObject([409, { code: 'E_WARN', errors: [{ warn: 'placeNone' }] }]);
  expect(again.body.message).toContain('위치 없이 입고되는 행: 2.');
  // Nothing was received meanwhile, and what was is still to be taken back.
  expect((await stock()).find(([, place]) => place === null)).toBeUndefined();
  ok(await press(came.id, 'cancel'));
});

test('an item is found by any part of its code or name, in either case', async () => {
  const { itemCd } = ok(await keeper.get(`/rs4/stdinfo/item/${item}?view=3pl`)) as { itemCd?: string };
  const found = async (keyword: string) =>
    (
      ok(await keeper.get(`/3pl/common/item?ownerClntId=${shipper}&keyword=${encodeURIComponent(keyword)}`))
        .content as {
        id: number;
      }[]
    ).some(({ id }) => id === item);
  for (const part of ['g', 'G', 'ig-', itemCd!.slice(-4), itemCd!.toLowerCase(), '세', '제'])
    expect(await found(part), part).toBe(true);
  expect(await found('없는말')).toBe(false);
});

test('goods of another shipper, and kinds of the other way, are refused', async () => {
  const tools = ok(await keeper.get('/3pl/common/item?keyword=데모공구세트')).content as { id: number }[];
  const partners = ok(await keeper.get('/rs4/common/clnt?keyword=PACIFIC')).content as { id: number }[];
  const body = { ioCd: 'O', ioTpCd: 'SAL', whCd: 'W1', insertItemList: [{ itemId: tools[0]!.id, planQty: '1' }] };
  expect(refused(await keeper.post('/3pl/io?view=out', { ...body, clntId: partners[0]!.id }), 400)).toEqual([
    'E_REF item 1 itemId',
  ]);
  expect(refused(await keeper.post('/3pl/io?view=out', { ...body, clntId: shipper, ioTpCd: 'PUR' }), 400)).toEqual([
    'E_CODE ioTpCd',
  ]);
});

test('what was promised comes back when it is given back, cancelled, or less goes', async () => {
  const out = await order('O', [{ itemId: item, planQty: '94' }]);
  const free = async () => (await stock())[0]![4];
  // Who chooses the item for an order reads what is free in its warehouse; nobody else is told.
  const told = async (more: string, who = keeper) =>
    (
      ok(await who.get(`/rs4/common/item?itemTpCd=G&ownerClntId=${shipper}${more}`)).content as {
        id: number;
        tells?: string;
      }[]
    ).find(({ id }) => id === item)!.tells;
  expect([await told('&whCd=W1'), await told('&whCd=W2'), await told('')]).toEqual([
    ...['가용 394 EA · 현재고 398 EA', '이 창고에 재고 없음', undefined],
  ]);
  expect(await told('&whCd=W1', await personWith(app, '1', 'admin5'))).toBe('가용 394 EA · 현재고 398 EA');
  expect(await told('&whCd=W1', await personWith(app, '0', 'admin5'))).toBeUndefined();
  ok(await press(out.id, 'allocate'));
  expect(await free()).toBe('300');
  expect(await told('&whCd=W1')).toBe('가용 300 EA · 현재고 398 EA');
  expect(ok(await press(out.id, 'unallocate'))).toMatchObject({ stCd: 'PLAN', allocDtm: null });
  expect(await free()).toBe('394');
  ok(await press(out.id, 'allocate'));
  expect(ok(await press(out.id, 'cancel'))).toMatchObject({ stCd: 'CANCEL' });
  expect(await free()).toBe('394');
  const part = await order('O', [{ itemId: item, planQty: '94' }]);
  ok(await press(part.id, 'allocate'));
  ok(await press(part.id, 'done', { doneDtm, rows: [{ id: rowsOf(part, 'item')[0]!.id, qty: '90' }] }));
  expect(await free()).toBe('304');
  expect(await compared()).toEqual([]);
});

test('what was done is corrected by a return the other way', async () => {
  const out = await order('O', [{ itemId: item, planQty: '4' }]);
  ok(await press(out.id, 'allocate'));
  ok(await press(out.id, 'done', { doneDtm, rows: [{ id: rowsOf(out, 'item')[0]!.id, qty: '4' }] }));
  expect(refused(await press(out.id, 'cancel'), 409)).toEqual(['E_STATE stCd']);
  const { made } = ok(await press(out.id, 'reverse')) as unknown as { made: { id: number }[] };
  expect(ok(await keeper.get(`/3pl/io/${made[0]!.id}`))).toMatchObject({
    ...{ ioCd: 'I', ioTpCd: 'RET', stCd: 'PLAN', refNo: out.ioNo, revIoId: out.id },
    // As it was taken, so that it comes back to where it was.
    itemList: [{ itemId: item, planQty: '4', lotNo: 'L2611A', expDt: '2027-11-20', locCd: 'A-01' }],
  });
  expect(refused(await press(out.id, 'reverse'), 409)).toEqual(['E_STATE']);
  ok(await press(made[0]!.id, 'cancel'));
  ok(await press(out.id, 'reverse'));
});

test('goods move to another place, but not those that are promised', async () => {
  const [a] = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&locCd=A-01`)).content as Record[];
  const move = (qty: string, locCd = 'C-09') => press(a!.id, 'move', { qty, locCd, moveDtm: doneDtm }, '3pl/stock');
  expect(refused(await move('301'), 409)).toEqual(['E_BAL qty']);
  expect(refused(await move('1', 'A-01'), 400)).toEqual(['E_RANGE locCd']);
  const [broken] = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&locCd=DMG`)).content as Record[];
  expect(
    refused(await press(broken!.id, 'move', { qty: '1', locCd: 'A-01', moveDtm: doneDtm }, '3pl/stock'), 409),
  ).toEqual(['E_BAL qty']);
  ok(await move('100'));
  expect(await stock()).toEqual([
    ['L2611A', 'A-01', '200', '0', '200'],
    ['L2611A', 'C-09', '100', '0', '100'],
    ['L2611A', 'DMG', '4', '0', '0'],
  ]);
  expect(
    refused(
      await press(a!.id, 'adjust', { qty: '0', adjRsnCd: 'ERR', reason: '-', moveDtm: doneDtm }, '3pl/stock'),
      400,
    ),
  ).toEqual(['E_RANGE qty']);
  expect(
    refused(
      await press(a!.id, 'adjust', { qty: '-201', adjRsnCd: 'ERR', reason: '-', moveDtm: doneDtm }, '3pl/stock'),
      409,
    ),
  ).toEqual(['E_BAL qty']);
});

test('the ledger counts by when goods moved, or by when it was entered', async () => {
  const out = await order('O', [{ itemId: item, planQty: '10', lotNo: 'L2611A', locCd: 'A-01' }]);
  ok(await press(out.id, 'allocate'));
  const done = (at: string) =>
    press(out.id, 'done', { doneDtm: at, rows: [{ id: rowsOf(out, 'item')[0]!.id, qty: '10' }] });
  // Nothing lay there in October.
  expect(refused(await done('2026-10-31 23:50'), 409)).toEqual(['E_BAL']);
  // And nothing goes out before it does.
  expect(refused(await done('2026-11-21 09:30'), 400)).toEqual(['E_RANGE doneDtm']);
  const yesterday = 'from=2026-11-20&to=2026-11-20';
  const [before] = await book(yesterday);
  const entered = await book(yesterday, 'ENTER');
  ok(await done('2026-11-20 09:30'));
  // It went yesterday, and was told of today.
  const [after] = await book(yesterday);
  const closing = String(Number(before![4]) - 10);
  expect([after![2], after![4]]).toEqual([String(Number(before![2]) + 10), closing]);
  expect(await book(yesterday, 'ENTER')).toEqual(entered);
  expect((await book('from=2026-11-21&to=2026-11-21', 'ENTER'))[0]![4]).toBe(closing);
});

test('what was counted is booked row by row; one that moved meanwhile is refused alone', async () => {
  const rows = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&show=ON&sort=locCd,asc`)).content as Record[];
  const [a, c, dmg] = rows;
  expect(rows.map(({ locCd }) => locCd)).toEqual(['A-01', 'C-09', 'DMG']);
  const seen = Number(a!.onQty);
  const count = (list: readonly Values[], adjRsnCd = 'LOSS') =>
    keeper.post('/3pl/stock/count', {
      ids: list.map(({ id }) => id),
      rows: list.map(({ id, ...row }) => ({ stockId: id, ...row })),
      ...{ adjRsnCd, reason: '11월 실사' },
    });
  // Somebody moves ten away between the counting and the booking, and writes the place in small letters.
  ok(await press(c!.id, 'move', { qty: '10', locCd: ' c-10', moveDtm: doneDtm }, '3pl/stock'));
  const answer = ok(
    await count([
      { id: a!.id, seenQty: String(seen), countQty: String(seen - 3) },
      { id: c!.id, seenQty: '100', countQty: '99' },
      { id: dmg!.id, seenQty: '4', countQty: '5' },
    ]),
  ) as unknown as {
    content: { id: number }[];
    failed: { id: number; code: string; errors: { message: string }[]; message: string }[];
  };
  expect(answer.content.map(({ id }) => id)).toEqual([a!.id]);
  // More than there was is not lost: that row waits for a reason of its own.
  expect(new Map(answer.failed.map(({ id, code }) => [id, code]))).toEqual(
    new Map([
      [c!.id, 'E_STATE'],
      [dmg!.id, 'E_RANGE'],
    ]),
  );
  expect(JSON.stringify(answer.failed)).toContain('전산 4보다 많은 5를 세었으니');
  ok(await count([{ id: dmg!.id, seenQty: '4', countQty: '5' }], 'DMG'));
  const found = ok(await count([{ id: a!.id, seenQty: String(seen - 3), countQty: String(seen - 4) }], 'FOUND'));
  expect(JSON.stringify(found)).toContain('발견은 재고가 늘어날 때 씁니다');
  expect(JSON.stringify(answer.failed)).toContain('재고가 100에서 90으로 바뀌었습니다. 세어 적은 99');
  expect((await stock()).map(([, place, on]) => [place, on])).toEqual([
    ['A-01', String(seen - 3)],
    ['C-09', '90'],
    ['C-10', '10'],
    ['DMG', '5'],
  ]);
  const whole = ok(await keeper.get(`/3pl/stock/${a!.id}`));
  expect(rowsOf(whole, 'ledger').at(-1)).toMatchObject({
    moveTpCd: 'COUNT',
    outQty: '3',
    ...{ refNo: null, adjRsnCd: 'LOSS', remark: '11월 실사' },
  });
  // As it was found: nothing among the movements.
  const before = rowsOf(whole, 'ledger').length;
  ok(await count([{ id: a!.id, seenQty: String(seen - 3), countQty: String(seen - 3) }]));
  expect(rowsOf(ok(await keeper.get(`/3pl/stock/${a!.id}`)), 'ledger')).toHaveLength(before);
  // Less than is promised cannot be all that lies there.
  const out = await order('O', [{ itemId: item, planQty: '50', locCd: 'C-09' }]);
  ok(await press(out.id, 'allocate'));
  const short = ok(await count([{ id: c!.id, seenQty: '90', countQty: '49' }])) as unknown as { failed: unknown[] };
  expect(JSON.stringify(short.failed)).toContain('할당한 50보다 적은 49');
  ok(await press(out.id, 'cancel'));
  expect(await compared()).toEqual([]);
});

test('nobody writes a balance, and another company finds none', async () => {
  const [a] = ok(await keeper.get(`/3pl/stock/list?itemId=${item}`)).content as Record[];
  ok(await keeper.patch(`/3pl/stock/${a!.id}`, { version: a!.version, onQty: '9999', remark: '입구 쪽' }));
  expect(ok(await keeper.get(`/3pl/stock/${a!.id}`))).toMatchObject({ onQty: a!.onQty, remark: '입구 쪽' });
  expect((await keeper.post('/3pl/stock', {})).status).toBe(404);
  const other = await app.as('fwd8');
  expect((await other.get(`/3pl/stock/${a!.id}`)).status).toBe(404);
  const [own] = await app.database.read<[{ count: number }[]]>({ corpId: 8, userId: 1 }, [
    sql`select count(*)::int as count from t3pl_stock_ledger m where m.parent_id = ${a!.id}::bigint`,
  ]);
  expect(own[0]!.count).toBe(0);
});

test('the demo data adds up', async () => {
  const rows = ok(await keeper.get('/3pl/stock/list?goods=데모세제')).content as Values[];
  expect(rows.map(({ itemCdNm }) => itemCdNm)).toEqual(rows.map(() => expect.stringMatching(/^IG-\d{4}-\d{4}$/)));
  for (const corpId of [5, 8])
    expect(await app.database.write({ corpId, userId: 0 }, (tx) => compare(tx, goodsLedger))).toEqual([]);
});

test('what was picked is taken from where it was picked, and the rest of each promise is free again', async () => {
  const body = { itemTpCd: 'G', itemNm: 'G 비누', unitCd: 'EA', currCd: 'KRW', ownerClntId: shipper };
  const { id: soap } = ok(await (await app.as('admin5')).post('/rs4/stdinfo/item?view=3pl', body), 201);
  const places = ['P-10', 'P-2'];
  const came = await order(
    'I',
    places.map((locCd) => ({ itemId: soap, planQty: '50', locCd })),
  );
  const rows = rowsOf(came, 'item').map(({ id, locCd }) => ({ id, qty: '50', dmgQty: '0', locCd }));
  ok(await press(came.id, 'check', { rows }));
  ok(await press(came.id, 'done', { doneDtm }));
  const out = await order('O', [{ itemId: soap, planQty: '80' }]);
  const alloc = rowsOf(ok(await press(out.id, 'allocate')), 'alloc');
  expect(alloc.map(({ locCd, qty }) => [locCd, qty])).toEqual([
    ['P-10', '50'],
    ['P-2', '30'],
  ]);
  const done = (...qtys: string[]) =>
    press(out.id, 'done', { doneDtm, picks: alloc.map(({ id }, at) => ({ id, qty: qtys[at] })) });
  expect(refused(await done('49', '31'), 409)).toEqual(['E_BAL picks 2 qty']);
  // What is promised to nobody, or to another order, is not picked here.
  const strange = { doneDtm, picks: [{ id: 999_999, qty: '1' }] };
  expect(refused(await press(out.id, 'done', strange), 400)[0]).toMatch(/^E_REF/);
  // Nothing picked ends nothing; a place where nobody was is asked about, with how many of how many.
  expect(refused(await done('0', '0'), 409)).toEqual(['E_STATE picks']);
  const asked = await done('45', '0');
  expect([asked.status, asked.body]).toMatchObject([409, { errors: [{ warn: 'picksLeft' }] }]);
  expect(asked.body.message).toContain('2줄 가운데 1줄');
  const left = ok(await done('45', '30'));
  expect(rowsOf(left, 'item').map(({ qty }) => qty)).toEqual(['75']);
  expect(rowsOf(left, 'alloc').map(({ locCd, doneQty }) => [locCd, doneQty])).toEqual([
    ['P-10', '45'],
    ['P-2', '30'],
  ]);
  const found = ok(await keeper.get(`/3pl/stock/list?itemId=${String(soap)}&sort=locCd,asc`)).content as Values[];
  expect(found.map(({ locCd, onQty, allocQty }) => [locCd, onQty, allocQty])).toEqual([
    ['P-10', '5', '0'],
    ['P-2', '20', '0'],
  ]);
  expect(await compared()).toEqual([]);
});

test('a reason says whether goods come or go: the other sign is refused with what to enter, and nothing moves', async () => {
  const [first] = ok(await keeper.get(`/3pl/stock/list?itemId=${item}&locCd=A-01`)).content as Record[];
  const adjust = (qty: string, adjRsnCd: string) =>
    press(first!.id, 'adjust', { qty, adjRsnCd, reason: '부호', moveDtm: doneDtm }, '3pl/stock');
  const before = await stock();
  for (const [qty, reason, words] of [
    ['2', 'LOSS', '이 사유는 재고가 줄어듭니다. 빼기를 붙여 -2로 적거나 사유를 바꾸세요.'],
    ['-3', 'FOUND', '발견은 재고가 늘어납니다. 빼기 없이 3으로 적거나 사유를 바꾸세요.'],
  ] as const) {
    const answer = await adjust(qty, reason);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(words)]);
  }
  expect(await stock()).toEqual(before);
});

test('an order that goes nowhere named is asked about, unless it is thrown away, and goes when that is confirmed', async () => {
  const out = await order('O', [{ itemId: item, planQty: '1' }], { shipToNm: null });
  ok(await press(out.id, 'allocate'));
  const rows = [{ id: rowsOf(out, 'item')[0]!.id, qty: '1' }];
  const asked = await press(out.id, 'done', { doneDtm, rows });
  expect([asked.status, asked.body]).toMatchObject([409, { code: 'E_WARN', errors: [{ warn: 'receiverOpen' }] }]);
  expect(ok(await press(out.id, 'done', { doneDtm, rows, confirmed: ['receiverOpen'] }))).toMatchObject({
    stCd: 'DONE',
  });
  const waste = await order('O', [{ itemId: item, planQty: '1' }], { shipToNm: null, ioTpCd: 'DSP' });
  ok(await press(waste.id, 'allocate'));
  ok(await press(waste.id, 'done', { doneDtm, rows: [{ id: rowsOf(waste, 'item')[0]!.id, qty: '1' }] }));
});

test('which truck comes, and where it goes, is entered until the order is done; its goods stay closed', async () => {
  const out = await order('O', [{ itemId: item, planQty: '4' }]);
  const leaves = { vhclNo: '부산12가3456', carrierNm: '데모운수', shipToNm: '데모물산', shipToAddr: '부산시 중구 1' };
  const { version } = ok(await press(out.id, 'allocate')) as Record;
  const [line] = rowsOf(out, 'item');
  const changed = { version, updateItemList: [{ ...line, planQty: '5' }] };
  expect(refused(await keeper.patch(`/3pl/io/${out.id}`, changed), 409)).toEqual(['E_STATE stCd']);
  const free = (await stock())[0]![4];
  expect(ok(await press(out.id, 'carry', leaves))).toMatchObject({ ...leaves, stCd: 'ALLOC', shipToTel: null });
  expect((await stock())[0]![4]).toBe(free);
  ok(await press(out.id, 'done', { doneDtm, rows: [{ id: line!.id, qty: '4' }] }));
  expect(refused(await press(out.id, 'carry', leaves), 409)).toEqual(['E_STATE stCd']);
  expect(ok(await keeper.get(`/3pl/io/${out.id}`))).toMatchObject(leaves);
  // What comes in is sent nowhere.
  const came = await order('I', [{ itemId: item, planQty: '5', ...lotA }]);
  ok(await press(came.id, 'check', { rows: [{ id: rowsOf(came, 'item')[0]!.id, qty: '5', dmgQty: '0', ...lotA }] }));
  const { vhclNo, carrierNm } = leaves;
  expect(ok(await press(came.id, 'carry', leaves))).toMatchObject({ vhclNo, carrierNm, shipToNm: null });
  ok(await press(came.id, 'cancel'));
});

test('what has expired is asked about when it comes and when it would go, by its rows; what is thrown away is not', async () => {
  const over = { lotNo: 'X2611', expDt: '2026-11-20', locCd: 'X-01' };
  const came = await order('I', [
    { itemId: item, planQty: '1', ...lotA },
    { itemId: item, planQty: '5', ...over },
  ]);
  const [good, bad] = rowsOf(came, 'item').map(({ id }) => ({ id, dmgQty: '0' }));
  const rows = [
    { ...good, ...lotA, qty: '1' },
    { ...bad, ...over, qty: '5' },
  ];
  const asks = (warn: string, words: RegExp) => ({
    ...{ code: 'E_WARN', errors: [{ warn: expect.stringMatching(warn), message: expect.stringMatching(words) }] },
  });
  const confirmed = async (id: number, name: string, input: Values, wanted: object) => {
    const asked = await press(id, name, input);
    expect([asked.status, asked.body]).toMatchObject([409, wanted]);
    const { errors } = asked.body as unknown as { errors: { warn: string }[] };
    return ok(await press(id, name, { ...input, confirmed: errors.map(({ warn }) => warn) }));
  };
  // What did not come has not expired.
  const both = await press(came.id, 'check', { rows });
  expect(both.body).toMatchObject(asks('expiredComes', /들어옵니다: 2\. .*\(2026-11-20\)\./));
  ok(await press(came.id, 'check', { rows: [rows[0]!, { ...rows[1]!, qty: '0' }] }));
  const again = await order('I', [{ itemId: item, planQty: '5', ...over }]);
  const line = [{ ...over, id: rowsOf(again, 'item')[0]!.id, qty: '5', dmgQty: '0' }];
  await confirmed(again.id, 'check', { rows: line }, asks('expiredComes', /들어옵니다: 1\. .*\(2026-11-20\)\./));
  await confirmed(again.id, 'done', { doneDtm }, asks('expiredComes', /들어옵니다: 1\. /));

  const out = await order('O', [{ itemId: item, planQty: '2' }]);
  const goes = asks('expiredGoes', /나갑니다: .*X2611\(2026-11-20\)\./);
  const promised = await confirmed(out.id, 'allocate', {}, goes);
  expect(rowsOf(promised, 'alloc').map(({ lotNo }) => lotNo)).toEqual(['X2611']);
  await confirmed(out.id, 'done', { doneDtm, rows: [{ id: rowsOf(out, 'item')[0]!.id, qty: '2' }] }, goes);
  // A lot of its own choice that is good asks nothing; neither does what is thrown away.
  const chosen = await order('O', [{ itemId: item, planQty: '1', lotNo: lotA.lotNo }]);
  ok(await press(chosen.id, 'allocate'));
  ok(await press(chosen.id, 'cancel'));
  const waste = await order('O', [{ itemId: item, planQty: '3' }], { shipToNm: null, ioTpCd: 'DSP' });
  ok(await press(waste.id, 'allocate'));
  ok(await press(waste.id, 'done', { doneDtm, rows: [{ id: rowsOf(waste, 'item')[0]!.id, qty: '3' }] }));
  expect(await compared()).toEqual([]);
});
