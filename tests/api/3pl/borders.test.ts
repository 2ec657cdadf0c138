/** The borders of a warehouse's rules: rows that nobody told of, what comes back, what an order settles itself (25-3pl 2.9). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok, rowsOf } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
let shipper: number;
let other: number;
let plain: number;
let theirs: number;
let dated: number;
beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
  const admin = await app.as('admin5');
  shipper = (ok(await admin.get('/rs4/clnt/list?keyword=해솔데모물류')).content as { id: number }[])[0]!.id;
  other = (ok(await admin.get('/rs4/clnt/list?keyword=PACIFIC')).content as { id: number }[])[0]!.id;
  const make = async (itemNm: string, yn: string, ownerClntId = shipper) => {
    const body = { itemTpCd: 'G', itemNm, unitCd: 'EA', currCd: 'KRW', ownerClntId, lotYn: yn, expYn: yn };
    return ok(await admin.post('/rs4/stdinfo/item?view=3pl', body), 201).id as number;
  };
  [plain, dated] = [await make('경계 수건', 'N'), await make('경계 비누', 'Y')];
  theirs = await make('남의 수건', 'N', other);
}, 120_000);
afterAll(() => app.close());

type Order = Values & { readonly id: number; readonly version: number };
const order = async (ioCd: 'I' | 'O', lines: readonly Values[], clntId = shipper): Promise<Order> => {
  const sent = ioCd === 'O' && { shipToNm: '데모마트' };
  const header = { ioCd, ioTpCd: ioCd === 'I' ? 'PUR' : 'SAL', whCd: 'W1', clntId, ...sent };
  const path = `/3pl/io?view=${ioCd === 'I' ? 'in' : 'out'}`;
  return ok(await keeper.post(path, { ...header, insertItemList: lines }), 201) as Order;
};
const press = async (id: number, name: string, input: Values = {}, prefix = '3pl/io') => {
  const { version } = ok(await keeper.get(`/${prefix}/${id}`)) as Order;
  return keeper.post<Order>(`/${prefix}/${id}/${name}`, { version, ...input });
};
const doneDtm = '2026-11-20 09:00';
/** All of it comes whole. */
const receive = async (lines: readonly Values[], clntId = shipper) => {
  const came = await order('I', lines, clntId);
  const rows = rowsOf(came, 'item').map(({ id, planQty, lotNo, expDt, locCd }) => ({
    ...{ id, lotNo, expDt, locCd, qty: planQty, dmgQty: '0' },
  }));
  ok(await press(came.id, 'check', { rows }));
  ok(await press(came.id, 'done', { doneDtm }));
};
const stockOf = async (item: number) =>
  ok(await keeper.get(`/3pl/stock/list?itemId=${item}&show=ON&size=50`)).content as Order[];
const lying = async (item: number) =>
  (await stockOf(item)).map(({ locCd, onQty }) => `${String(locCd)} ${String(onQty)}`).toSorted();
const figures = (of: Values) => rowsOf(of, 'item').map(({ qty }) => qty);
const madeBy = async (id: number) => {
  const { made } = ok(await press(id, 'reverse')) as unknown as { made: { id: number }[] };
  return ok(await keeper.get(`/3pl/io/${made[0]!.id}`)) as Order;
};

test('a row that a check does not tell of did not come; what came whole alone goes back', async () => {
  const came = await order('I', [
    { itemId: plain, planQty: '5', locCd: 'R-1' },
    { itemId: plain, planQty: '7', locCd: 'R-2' },
  ]);
  const [first] = rowsOf(came, 'item');
  const told = { id: first!.id, qty: '5', dmgQty: '2', lotNo: null, expDt: null, locCd: 'R-1' };
  expect(figures(ok(await press(came.id, 'check', { rows: [told] })))).toEqual(['5', '0']);
  ok(await press(came.id, 'done', { doneDtm }));
  expect(await lying(plain)).toEqual(['DMG 2', 'R-1 3']);
  const back = await madeBy(came.id);
  expect(back).toMatchObject({ ioCd: 'O', ioTpCd: 'RET', stCd: 'PLAN' });
  expect(rowsOf(back, 'item').map(({ planQty, locCd }) => [planQty, locCd])).toEqual([['3', 'R-1']]);
});

test('what the order settles is taken from there, though something else would be first', async () => {
  await receive([
    { itemId: dated, planQty: '10', lotNo: 'SOON', expDt: '2027-01-31', locCd: 'S-1' },
    { itemId: dated, planQty: '10', lotNo: 'LATE', expDt: '2028-01-31', locCd: 'S-2' },
    { itemId: dated, planQty: '10', lotNo: 'LATE', expDt: '2028-01-31', locCd: 'S-3' },
  ]);
  const taken = async (line: Values) => {
    const out = await order('O', [{ itemId: dated, planQty: '2', ...line }]);
    const [alloc] = rowsOf(ok(await press(out.id, 'allocate')), 'alloc');
    ok(await press(out.id, 'cancel'));
    return [alloc!.lotNo, alloc!.locCd];
  };
  expect(await taken({})).toEqual(['SOON', 'S-1']);
  expect(await taken({ lotNo: 'LATE' })).toEqual(['LATE', 'S-2']);
  expect(await taken({ expDt: '2028-01-31' })).toEqual(['LATE', 'S-2']);
  expect(await taken({ locCd: 'S-3' })).toEqual(['LATE', 'S-3']);
});

test('what never expires goes after all that does', async () => {
  await receive([
    { itemId: plain, planQty: '10', locCd: 'N-1' },
    { itemId: plain, planQty: '10', locCd: 'N-2', expDt: '2028-01-31' },
    { itemId: plain, planQty: '10', locCd: 'N-3', expDt: '2027-12-31' },
  ]);
  const out = await order('O', [{ itemId: plain, planQty: '21' }]);
  const taken = rowsOf(ok(await press(out.id, 'allocate')), 'alloc').map(
    ({ locCd, qty }) => `${String(locCd)} ${String(qty)}`,
  );
  ok(await press(out.id, 'cancel'));
  expect(taken.slice(0, 2)).toEqual(['N-3 10', 'N-2 10']);
  expect(taken).toHaveLength(3);
});

test('a report of one shipper tells of the goods of no other', async () => {
  await receive([{ itemId: theirs, planQty: '3', locCd: 'T-1' }], other);
  const owners = async (name: string, more = '') => {
    const period = 'from=2026-10-01&to=2026-11-30&basisCd=MOVE';
    const { page } = ok(
      await keeper.get(`/3pl/stock/report/${name}?${name === 'onHand' ? '' : period}${more}`),
    ) as unknown as {
      page: { table: { rows: { kind?: string; cells: { text: string }[] }[] } };
    };
    const rows = page.table.rows.filter(({ kind }) => !kind);
    return new Set(rows.map(({ cells }) => cells.some(({ text }) => text === '해솔데모물류(주)')));
  };
  for (const name of ['book', 'moves', 'onHand']) {
    expect([name, await owners(name)]).toEqual([name, new Set([true, false])]);
    expect([name, await owners(name, `&clntId=${shipper}`)]).toEqual([name, new Set([true])]);
  }
});

test('a movement tells order and words apart, what lies damaged is called so, and a file is named by its days', async () => {
  await receive([{ itemId: plain, planQty: '3', locCd: 'R-1' }]);
  const { id } = (await stockOf(plain)).find(({ locCd }) => locCd === 'R-1')!;
  const why = { adjRsnCd: 'LOSS', reason: '보고서의 사유', moveDtm: doneDtm };
  ok(await press(id, 'adjust', { qty: '-1', ...why }, '3pl/stock'));
  interface Paper {
    readonly fileName: string;
    readonly table: { readonly columns: { label: string }[]; readonly rows: { cells: { text: string }[] }[] };
  }
  const paper = async (name: string, more: string) =>
    (ok(await keeper.get(`/3pl/stock/report/${name}?${more}`)) as unknown as { page: Paper }).page;
  const moves = await paper('moves', 'from=2026-11-01&to=2026-11-30&basisCd=MOVE');
  expect(moves.fileName).toMatch(/^수불 내역 2026-11-01 ~ 2026-11-30 [^~]+$/);
  const at = (label: string) => moves.table.columns.findIndex((one) => one.label === label);
  const told = moves.table.rows.find(({ cells }) => cells.some(({ text }) => text === why.reason))!;
  expect([told.cells[at('비고')]?.text, told.cells[at('참조번호')]?.text]).toEqual([why.reason, '']);
  const broken = { itemId: plain, planQty: '2', locCd: 'R-2' };
  const came = await order('I', [broken]);
  const rows = rowsOf(came, 'item').map((row) => ({ id: row.id, qty: '2', dmgQty: '2', locCd: 'R-2' }));
  ok(await press(came.id, 'check', { rows }));
  ok(await press(came.id, 'done', { doneDtm }));
  const shown = (await paper('onHand', '')).table.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  expect(shown).toContain('파손');
  expect(shown).not.toContain('DMG');
});

test('a row that a completion does not tell of did not go, and does not come back', async () => {
  const out = await order('O', [
    { itemId: dated, planQty: '1', locCd: 'S-1' },
    { itemId: dated, planQty: '4', locCd: 'S-2' },
  ]);
  ok(await press(out.id, 'allocate'));
  const [first] = rowsOf(out, 'item');
  const done = ok(await press(out.id, 'done', { doneDtm, rows: [{ id: first!.id, qty: '1' }] }));
  expect(figures(done)).toEqual(['1', '0']);
  expect(await lying(dated)).toEqual(['S-1 9', 'S-2 10', 'S-3 10']);
  expect(rowsOf(await madeBy(out.id), 'item').map(({ planQty, locCd }) => [planQty, locCd])).toEqual([['1', 'S-1']]);
});

test('what is promised is neither adjusted away nor moved, and the words name what is left', async () => {
  const out = await order('O', [{ itemId: dated, planQty: '6', locCd: 'S-3' }]);
  ok(await press(out.id, 'allocate'));
  const { id } = (await stockOf(dated)).find(({ locCd }) => locCd === 'S-3')!;
  const adjust = (qty: string) =>
    press(id, 'adjust', { qty, adjRsnCd: 'LOSS', reason: '경계', moveDtm: doneDtm }, '3pl/stock');
  const move = (qty: string) => press(id, 'move', { qty, locCd: 'S-9', moveDtm: doneDtm }, '3pl/stock');
  // Nothing has moved at a time that is still to come.
  const ahead = { moveDtm: '2026-11-20 23:59' };
  for (const [name, input] of [
    ['adjust', { qty: '1', adjRsnCd: 'FOUND', reason: '경계' }],
    ['move', { qty: '1', locCd: 'S-9' }],
  ] as const)
    expect(await press(id, name, { ...input, ...ahead }, '3pl/stock'), name).toMatchObject({
      status: 400,
      body: { code: 'E_RANGE', errors: [{ field: 'moveDtm' }] },
    });
  const short = await adjust('-5');
  expect([short.status, JSON.stringify(short.body)]).toEqual([409, expect.stringContaining('할당한 6')]);
  const held = await move('5');
  expect([held.status, JSON.stringify(held.body)]).toEqual([409, expect.stringContaining('옮길 수 있는 수량은 4')]);
  // Up to the border both go.
  ok(await move('2'));
  ok(await adjust('-2'));
  expect(await lying(dated)).toEqual(['S-1 9', 'S-2 10', 'S-3 6', 'S-9 2']);
});

test('what stayed of an order out is planned to go after it, once; what went whole leaves nothing', async () => {
  await receive([{ itemId: plain, planQty: '20', locCd: 'V-1' }]);
  const tomorrow = { planDt: '2026-11-21' };
  const sent = async (planQty: string, qty: string) => {
    const out = await order('O', [{ itemId: plain, planQty }]);
    const to = { shipToNm: '데모의원', shipToAddr: '부산광역시 데모구 데모로 1', refNo: 'PO-77' };
    ok(await keeper.patch(`/3pl/io/${out.id}`, { version: out.version, ...to }));
    ok(await press(out.id, 'allocate'));
    expect((await press(out.id, 'rest', tomorrow)).status).toBe(409);
    return ok(await press(out.id, 'done', { doneDtm, rows: [{ id: rowsOf(out, 'item')[0]!.id, qty }] })) as Order;
  };
  const made = async (id: number, name: string) =>
    (ok(await press(id, name, name === 'rest' ? tomorrow : {})) as unknown as { made: { id: number }[] }).made[0]!.id;
  const refused = async (id: number) => {
    const { status, body } = await press(id, 'rest', tomorrow);
    return [status, String((body.errors as Values[] | undefined)?.[0]?.['message'] ?? body['message'])];
  };

  const out = await sent('10', '7');
  const after = await made(out.id, 'rest');
  const rest = ok(await keeper.get(`/3pl/io/${after}`)) as Order;
  expect(rest).toMatchObject({
    ...{ ioCd: 'O', ioTpCd: 'SAL', stCd: 'PLAN', whCd: 'W1', clntId: shipper, revIoId: out.id, refNo: 'PO-77' },
    ...{ shipToNm: '데모의원', shipToAddr: '부산광역시 데모구 데모로 1', planDt: '2026-11-21' },
  });
  expect(rowsOf(rest, 'item').map(({ itemId, planQty }) => [itemId, planQty])).toEqual([[plain, '3']]);
  expect(await refused(out.id)).toEqual([
    409,
    `남은 수량은 ${String(rest.ioNo)} 출고로 이미 지시했습니다. 그것을 취소한 다음 다시 만드세요.`,
  ]);
  // A return of what went is another thing, and neither stands in the way of the other.
  const back = await made(out.id, 'reverse');
  expect(ok(await keeper.get(`/3pl/io/${back}`))).toMatchObject({ ioCd: 'I', itemList: [{ planQty: '7' }] });
  ok(await press(after, 'cancel'));
  ok(await press(await made(out.id, 'rest'), 'cancel'));

  expect(await refused((await sent('2', '2')).id)).toEqual([409, '모두 나가 남은 수량이 없습니다.']);
});
