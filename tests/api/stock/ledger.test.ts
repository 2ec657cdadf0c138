import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaveStep } from '../../../src/database/behaviour.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { allocate, release, spend } from '../../../src/services/shared/stock/allocate.server.ts';
import { compare, compareAndTell } from '../../../src/services/shared/stock/compare.server.ts';
import { closeMonth, reopenMonth } from '../../../src/services/shared/stock/months.server.ts';
import { post } from '../../../src/services/shared/stock/post.server.ts';
import { reverse } from '../../../src/services/shared/stock/reverse.server.ts';
import { corpId, goods, openWarehouse, place, within, type Warehouse } from './goods.ts';

let house: Warehouse;
beforeAll(async () => (house = await openWarehouse()), 120_000);
afterAll(() => house.close());

const noon = new Date('2026-11-20T03:00:00Z');
const now = '2026-11-20 12:00';
let count = 0;
const next = (word: string) => `${word}:${(count += 1)}`;
const run = <T>(work: (step: SaveStep) => Promise<T>) => within(house.database, noon, work);

const receive = (
  itemNo: string,
  qty: string,
  more: { at?: string; lotNo?: string; expDt?: string; locCd?: string } = {},
) =>
  run((step) =>
    post(step, goods, { op: next('in') }, [
      {
        key: place(itemNo, more.locCd ?? 'A1', { lotNo: more.lotNo ?? null, expDt: more.expDt ?? null }),
        ...{ tp: 'IN', at: more.at ?? now, in: { onQty: qty, onWgt: `${qty}.5` } },
      },
    ]),
  );
const take = (itemNo: string, qty: string, at = now) =>
  run((step) =>
    post(step, goods, { op: next('out') }, [
      { key: place(itemNo, 'A1', { lotNo: null, expDt: null }), tp: 'OUT', at, out: { onQty: qty } },
    ]),
  );

interface Stands {
  onQty: string;
  allocQty: string;
  availQty: string;
  onWgt: string;
  inWgt: string;
  outWgt: string;
}
const balances = (itemNo: string) =>
  run(({ tx }) =>
    tx.query<
      Stands & { lotNo: string | null; locCd: string }
    >(sql`select on_qty::text as "onQty", alloc_qty::text as "allocQty",
      avail_qty::text as "availQty", on_wgt::text as "onWgt", in_wgt::text as "inWgt", out_wgt::text as "outWgt", lot_no as "lotNo", loc_cd as "locCd"
      from rs4_shelf where corp_id = ${corpId}::bigint and item_no = ${itemNo} order by id`),
  );
const moves = (itemNo: string) =>
  run(({ tx }) =>
    tx.query<{
      id: number;
      bal: string;
      held: string;
    }>(sql`select m.id, m.bal_qty::text as bal, m.held_qty::text as held
      from rs4_shelf_ledger m join rs4_shelf s on s.corp_id = m.corp_id and s.id = m.parent_id where s.item_no = ${itemNo} order by m.id`),
  );
const faults = () => run(({ tx }) => compare(tx, goods));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { problems?: { code: string; text?: string; args?: unknown[] }[] }).problems ?? error,
  );

test('what comes makes the balance, what goes takes from it, in both measures', async () => {
  await receive('A', '10');
  await receive('A', '5');
  await take('A', '12');
  expect(await balances('A')).toMatchObject([
    { onQty: '3', availQty: '3', onWgt: '16.00', inWgt: '16.00', outWgt: '0.00' },
  ]);
  expect(await moves('A')).toMatchObject([{ bal: '10' }, { bal: '15' }, { bal: '3' }]);
  expect(await faults()).toEqual([]);
});

test('more than there is does not go, and says how much there is', async () => {
  await receive('B', '4');
  expect(await refusal(take('B', '5'))).toMatchObject([{ code: 'E_BAL', text: 'stockShort', args: ['4', '5'] }]);
  expect(await moves('B')).toHaveLength(1);
});

test('a weight that is not there does not go either', async () => {
  await receive('BW', '4');
  const heavy = run((step) =>
    post(step, goods, { op: next('out') }, [
      { key: place('BW', 'A1'), tp: 'OUT', at: now, out: { onQty: '1', onWgt: '4.51' } },
    ]),
  );
  expect(await refusal(heavy)).toMatchObject([{ code: 'E_BAL', text: 'stockShort', args: ['4.5', '4.51'] }]);
});

test('what is dated back may leave no later moment below nothing', async () => {
  await receive('C', '10', { at: '2026-11-01 09:00' });
  await take('C', '8', '2026-11-10 09:00');
  await receive('C', '20', { at: '2026-11-15 09:00' });
  // 22 are there now, but of the ten of the first only two were left on the tenth.
  expect(await refusal(take('C', '3', '2026-11-05 09:00'))).toMatchObject([{ code: 'E_BAL', text: 'stockShortLater' }]);
  await take('C', '2', '2026-11-05 09:00');
  expect(await refusal(take('C', '1', '2026-10-30 09:00'))).toMatchObject([{ code: 'E_BAL', text: 'stockShortLater' }]);
  expect(await moves('C')).toMatchObject([
    { bal: '10', held: '10' },
    { bal: '2', held: '2' },
    { bal: '22', held: '22' },
    { bal: '20', held: '8' },
  ]);
  expect(await faults()).toEqual([]);
});

test('an operation happens once; other content under its name is refused', async () => {
  const op = next('once');
  const once = (qty: string) =>
    run((step) =>
      post(step, goods, { op }, [{ key: place('D', 'A1'), tp: 'IN', at: now, in: { onQty: qty, onWgt: '1' } }]),
    );
  const first = await once('7');
  expect(await once('7')).toEqual(first);
  expect(await refusal(once('8'))).toMatchObject([{ code: 'E_KEY_USED' }]);
  expect(await balances('D')).toMatchObject([{ onQty: '7' }]);
});

test('a movement is taken back once, by one that names it, at the moment at which it held', async () => {
  const [came] = await receive('E', '9', { at: '2026-11-03 10:00' });
  const back = (op: string) => run((step) => reverse(step, goods, { op }, [came!.id]));
  await back('back:1');
  expect(await refusal(back('back:2'))).toMatchObject([{ code: 'E_STATE', text: 'stockTakenBack' }]);
  expect(await back('back:1')).toHaveLength(1);
  expect(await balances('E')).toMatchObject([{ onQty: '0', onWgt: '0.00', inWgt: '0.00', outWgt: '0.00' }]);
});

test('of two who take the same movement back at once one does, and the other hears so', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [came] = await receive(`E${round}`, '9');
    // More lies there than is taken back, so that the balance alone stops nobody.
    await receive(`E${round}`, '9');
    const back = (who: string) => run((step) => reverse(step, goods, { op: `both:${round}:${who}` }, [came!.id]));
    const ends = await Promise.allSettled([back('one'), back('two')]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = ends.find((end) => end.status === 'rejected');
    expect(await refusal(Promise.reject(lost!.reason))).toMatchObject([{ code: 'E_STATE', text: 'stockTakenBack' }]);
    expect(await balances(`E${round}`)).toMatchObject([{ onQty: '9' }]);
  }
});

test('what has gone on since cannot be taken back', async () => {
  const [came] = await receive('F', '9');
  await take('F', '1');
  const back = run((step) => reverse(step, goods, { op: next('back') }, [came!.id]));
  expect(await refusal(back)).toMatchObject([{ code: 'E_BAL' }]);
});

test('the first to expire is promised first, what is damaged to nobody', async () => {
  await receive('G', '496', { lotNo: 'L2611A', expDt: '2027-11-20' });
  await receive('G', '200', { lotNo: 'L2611B', expDt: '2027-05-31' });
  await receive('G', '4', { lotNo: 'L2611A', expDt: '2027-11-20', locCd: 'DMG' });
  const want = (rowId: number, qty: string) => [{ rowId, qty, name: 'G', where: { itemNo: 'G' } }];
  await run((step) => allocate(step, goods, 1, want(11, '300')));
  expect(await balances('G')).toMatchObject([
    { lotNo: 'L2611A', allocQty: '100', availQty: '396' },
    { lotNo: 'L2611B', allocQty: '200', availQty: '0' },
    { locCd: 'DMG', onQty: '4', allocQty: '0', availQty: '0' },
  ]);
  const more = run((step) => allocate(step, goods, 2, want(21, '400')));
  expect(await refusal(more)).toMatchObject([{ code: 'E_BAL', text: 'stockNotFree', args: ['G', '396', '400'] }]);
  expect(await faults()).toEqual([]);

  // Of 300 promised 250 went; the rest is free again.
  const done = (qty: string) =>
    run((step) => spend(step, goods, 1, { op: 'pick:1' }, [{ rowId: 11, qty }], { tp: 'OUT', at: now }));
  expect(await refusal(done('301'))).toMatchObject([{ code: 'E_BAL', text: 'stockOverPromise', args: ['300', '301'] }]);
  await done('250');
  expect(await balances('G')).toMatchObject([
    { onQty: '446', allocQty: '0', availQty: '446' },
    { onQty: '0', allocQty: '0', availQty: '0' },
    { onQty: '4' },
  ]);
  await run((step) => allocate(step, goods, 3, want(31, '46')));
  await run((step) => release(step, goods, 3));
  expect(await balances('G')).toMatchObject([{ onQty: '446', allocQty: '0', availQty: '446' }, {}, {}]);
  expect(await faults()).toEqual([]);
});

test('of rows of one order those whose lot is settled choose first', async () => {
  await receive('H', '5', { lotNo: 'ONE', expDt: '2027-01-01' });
  await receive('H', '5', { lotNo: 'TWO', expDt: '2027-02-01' });
  await run((step) =>
    allocate(step, goods, 4, [
      { rowId: 41, qty: '5', name: 'H', where: { itemNo: 'H' } },
      { rowId: 42, qty: '5', name: 'H', where: { itemNo: 'H', lotNo: 'ONE' } },
    ]),
  );
  const rows = await run(({ tx }) =>
    tx.query(sql`select row_id as "rowId", lot_no as "lotNo" from rs4_pick_alloc where parent_id = 4 order by row_id`),
  );
  expect(rows).toEqual([
    { rowId: 41, lotNo: 'TWO' },
    { rowId: 42, lotNo: 'ONE' },
  ]);
});

test('what is promised does not go by another way', async () => {
  await receive('I', '5');
  await run((step) => allocate(step, goods, 5, [{ rowId: 51, qty: '4', name: 'I', where: { itemNo: 'I' } }]));
  expect(await refusal(take('I', '2'))).toMatchObject([{ code: 'E_BAL', args: ['1', '2'] }]);
  await take('I', '1');
});

test('a closed month takes no movement; what is taken back of it holds now', async () => {
  const [came] = await receive('J', '6', { at: '2026-09-03 10:00' });
  expect(await refusal(run((step) => closeMonth(step, goods, '202611')))).toMatchObject([{ code: 'E_RANGE' }]);
  await run((step) => closeMonth(step, goods, '202609'));
  expect(await refusal(receive('J', '1', { at: '2026-09-30 23:59' }))).toMatchObject([
    { code: 'E_STATE', text: 'stockMonthShut', args: ['2026-09'] },
  ]);
  expect(await refusal(run((step) => closeMonth(step, goods, '202608')))).toMatchObject([{ code: 'E_STATE' }]);
  await receive('J', '1', { at: '2026-10-01 00:00' });
  await run((step) => reverse(step, goods, { op: next('back') }, [came!.id]));
  const [last] = await run(({ tx }) =>
    tx.query<{ at: string }>(
      sql`select to_char(move_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD') as at from rs4_shelf_ledger where rev_of_id = ${came!.id}::bigint`,
    ),
  );
  expect(last!.at).toBe('2026-11-20');
  expect(await run((step) => reopenMonth(step, goods, '9월 누락분 입력'))).toBe('202609');
  await receive('J', '1', { at: '2026-09-30 23:59' });
});

test('no movement is changed or taken away, whoever asks', async () => {
  for (const change of [sql`update rs4_shelf_ledger set in_qty = 1`, sql`delete from rs4_shelf_ledger`])
    expect(await refusal(run(({ tx }) => tx.query(change)))).toMatchObject({ code: '42501' });
});

test('the comparison of the night finds what does not fit, tells it once, and when it is right again', async () => {
  await receive('K', '5');
  expect(await run((step) => compareAndTell(step, goods))).toBe(0);
  const owner = (text: string) =>
    withClient(house.ownerUrl, async (client) => (await client.query(text)).rows as object[]);
  await owner(`update rs4_shelf set on_qty = 6, avail_qty = 5 where item_no = 'K'`);
  expect((await faults()).map(({ kind, field, expected, found }) => [kind, field, expected, found])).toEqual([
    ['BALANCE', 'onQty', '5', '6'],
    ['PROMISED', 'availQty', '6', '5'],
  ]);
  await run((step) => compareAndTell(step, goods));
  const later = new Date('2026-11-21T03:00:00Z');
  await within(house.database, later, (step) => compareAndTell(step, goods));
  expect(await owner(`select 1 from sys_stock_fault where right_dtm is null`)).toHaveLength(2);
  expect(
    await owner(
      `select err_message as words, hit_cnt::int as nights from platform_system_err_fe where err_type = 'stock' order by 1`,
    ),
  ).toEqual([
    { words: 'BALANCE onQty: Σ 5 ≠ 6 (corpId 2)', nights: 2 },
    { words: 'PROMISED availQty: Σ 6 ≠ 5 (corpId 2)', nights: 2 },
  ]);
  await owner(`update rs4_shelf set on_qty = 5 where item_no = 'K'`);
  await within(house.database, new Date('2026-11-22T03:00:00Z'), (step) => compareAndTell(step, goods));
  expect(await owner(`select 1 from sys_stock_fault where right_dtm is null`)).toHaveLength(0);
});

test.each([
  [
    'a promise that no row stands for',
    `update rs4_shelf set alloc_qty = 1, avail_qty = 4 where item_no = 'L'`,
    'PROMISED',
  ],
  [
    'a balance after a movement that is not so',
    `update rs4_shelf_ledger m set bal_qty = 4 from rs4_shelf s where s.id = m.parent_id and s.item_no = 'L'`,
    'RUNNING',
  ],
  [
    'a moment below nothing',
    `update rs4_shelf_ledger m set move_dtm = '2026-11-25' from rs4_shelf s where s.id = m.parent_id and s.item_no = 'L' and in_qty > 0`,
    'HELD',
  ],
])('the comparison finds %s', async (_what, change, kind) => {
  await withClient(house.ownerUrl, (client) => client.query('begin; commit'));
  await receive('L', '5');
  await take('L', '1');
  await withClient(house.ownerUrl, (client) => client.query(change));
  expect((await faults()).map((fault) => fault.kind)).toContain(kind);
  await withClient(house.ownerUrl, (client) =>
    client.query(`delete from rs4_shelf_ledger m using rs4_shelf s where s.id = m.parent_id and s.item_no = 'L';
      delete from rs4_shelf where item_no = 'L'`),
  );
});
