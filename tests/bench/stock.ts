/** The ledger of goods: promises among a million balances beside a thousand, and one busy item beside many. */
import { sql } from 'kysely';
import type pg from 'pg';
import { openDatabase } from '../../src/database/postgres.ts';
import type { Database } from '../../src/database/executor.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { allocate, release } from '../../src/services/shared/stock/allocate.server.ts';
import { post } from '../../src/services/shared/stock/post.server.ts';
import { goods, goodsResources, place, walls, within } from '../api/stock/goods.ts';
import type { Part, World } from './world.ts';

const large = Number(process.env.BENCH_BALANCES ?? 1_000_000);
const small = 1000;
const orderRows = 100;
const perItem = 10;
const now = new Date('2026-11-20T03:00:00Z');
const lanes = 8;
const runs = 40;

export const stock: Part = {
  name: 'stock',
  async run(world) {
    const { owner, say } = world;
    await owner.query(createAll(tables(goodsResources)));
    await owner.query(walls);
    const database = openDatabase(world.appUrl, lanes);
    try {
      const few = await promising(database, owner, small);
      say(`filling ${large} balances`);
      const many = await promising(database, owner, large);
      tell(world, `allocate ${orderRows} rows, ${large} / ${small}`, many, few);
      const busy = await moving(database, () => 'busy');
      const spread = await moving(database, (no) => `item${no % 500}`);
      tell(world, 'in and out a second, one / many items', busy, spread);
      say(`tried once more: ${database.retried?.() ?? 0}`);
    } finally {
      await database.close();
    }
  },
};

const tell = ({ say }: World, name: string, a: number, b: number) =>
  say(`${name.padEnd(44)} ratio ${(a / b).toFixed(2)}   (${a.toFixed(1)} / ${b.toFixed(1)})`);

/** Milliseconds, the median, of promising a hundred rows among so many balances, each item in ten lots. */
async function promising(database: Database, owner: pg.Client, balances: number): Promise<number> {
  await owner.query('truncate rs4_shelf cascade');
  await owner.query(
    `insert into rs4_shelf (corp_id, item_no, lot_no, exp_dt, loc_cd, on_qty, alloc_qty, avail_qty, on_wgt, in_wgt, out_wgt, stock_key)
     select 2, 'I' || n / $2::int, 'L' || n % $2::int, date '2027-01-01' + n % 300, 'A' || n % 40, 100, 0, 100, 0, 0, 0, 'I' || n / $2::int || chr(31) || n
     from generate_series(0, $1::int - 1) n`,
    [balances, perItem],
  );
  await owner.query('vacuum analyze rs4_shelf');
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const wants = Array.from({ length: orderRows }, (_, no) => ({
      ...{ rowId: no, qty: '150', name: 'I' },
      where: { itemNo: `I${(run * 37 + no * 11) % Math.floor(balances / perItem)}` },
    }));
    const begun = performance.now();
    await within(database, now, (step) => allocate(step, goods, 1 + run, wants));
    times.push(performance.now() - begun);
    await within(database, now, (step) => release(step, goods, 1 + run));
  }
  return times.toSorted((a, b) => a - b)[runs / 2]!;
}

/** Movements a second of eight at once. */
async function moving(database: Database, itemOf: (no: number) => string): Promise<number> {
  const each = 100;
  const name = itemOf(0);
  const lane = async (own: number): Promise<void> => {
    for (let no = 0; no < each; no += 1) {
      const side = no % 2 ? { out: { onQty: '1' } } : { in: { onQty: '2' } };
      const key = place(itemOf(own * each + Math.floor(no / 2)), 'A1');
      await within(database, now, (step) =>
        post(step, goods, { op: `${name} ${own} ${no}` }, [{ key, tp: 'IN', at: '2026-11-20 12:00', ...side }]),
      );
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: lanes }, (_, own) => lane(own)));
  const [row] = await within(database, now, ({ tx }) =>
    tx.query<{ count: number }>(
      sql`select count(*)::int as count from rs4_shelf_ledger where op_id like ${`${name} %`}`,
    ),
  );
  return row!.count / ((performance.now() - begun) / 1000);
}
