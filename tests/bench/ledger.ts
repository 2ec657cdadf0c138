/** The ledger of a busy balance: what a record, a month's 수불부 and the map of places cost at 100,000 movements beside 1,000. */
import type { Call } from '../../src/database/behaviour.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import type { Database, Statement } from '../../src/database/executor.ts';
import { recordQuery } from '../../src/database/query/record.ts';
import { resources } from '../../src/services/index.ts';
import { places } from '../../src/services/3pl/stock/places.server.ts';
import { ledgerBook, movements } from '../../src/services/3pl/stock/reports.server.ts';
import { stock } from '../../src/services/3pl/stock/stock.ts';
import type { Part, World } from './world.ts';

const many = Number(process.env.BENCH_MOVEMENTS ?? 100_000);
const few = 1000;
const runs = 15;
const period = { from: '2026-11-01', to: '2026-11-30', basisCd: 'MOVE' };

export const ledger: Part = {
  name: 'ledger',
  async run(world) {
    const { say } = world;
    const database = openDatabase(world.appUrl, 2);
    const now = new Date('2026-11-30T03:00:00Z');
    const call: Call = {
      ...{ corpId: world.corpId, userId: world.userId, operator: false, lang: 'ko', production: true },
      ...{ now, today: '2026-11-30' },
    };
    const read = (statements: readonly Statement[]) => database.read(call, statements);
    try {
      say(`filling ${many} movements`);
      const [busy, calm] = [await fill(world, 1, many), await fill(world, 2, few)];
      const compare = async (name: string, work: (of: Filled) => Promise<unknown>) =>
        tell(world, name, await median(() => work(busy)), await median(() => work(calm)));
      // The newest movements alone come along, so this should cost the same.
      await compare('record with its newest movements', ({ id }) => read(recordQuery(stock, resources, id, call)));
      await compare('수불부 of a month', ({ itemId }) => read([ledgerBook(call, { ...period, itemId })]));
      await compare('all movements of a month', ({ itemId }) => read([movements(call, { ...period, itemId })]));
      await compare('map of a warehouse', ({ whCd }) => places(call, { whCd }, askOf(database, call)));
    } finally {
      await database.close();
    }
  },
};

interface Filled {
  readonly id: number;
  readonly itemId: number;
  readonly whCd: string;
}

const askOf =
  (database: Database, call: Call) =>
  async <R extends object>(statement: Statement): Promise<R[]> =>
    (await database.read<[R[]]>(call, [statement]))[0];

/** A balance of one item with so many movements over a month, two in and one out by turns. */
async function fill({ owner, corpId }: World, no: number, count: number): Promise<Filled> {
  const one = async (text: string, values: unknown[]) =>
    Number((await owner.query<{ id: string }>(text, values)).rows[0]!.id);
  const clntId = await one(`insert into rs4_clnt (corp_id, clnt_nm) values ($1, $2) returning id`, [
    corpId,
    `화주 ${no}`,
  ]);
  const itemId = await one(
    `insert into rs4_stdinfo_item (corp_id, item_cd, item_nm, item_tp_cd, unit_cd, owner_clnt_id) values ($1, $2, $3, 'G', 'EA', $4) returning id`,
    [corpId, `BENCH-${no}`, `상품 ${no}`, clntId],
  );
  const whCd = `W${no}`;
  const id = await one(
    `insert into t3pl_stock (corp_id, wh_cd, clnt_id, item_id, loc_cd, on_qty, alloc_qty, avail_qty, stock_nm, stock_key)
     values ($1, $2, $3, $4, 'A-01', $5::numeric, 0, $5::numeric, $6::text, $6::text) returning id`,
    [corpId, whCd, clntId, itemId, count + (count % 2), `bench ${no}`],
  );
  await owner.query(
    `insert into t3pl_stock_ledger (corp_id, parent_id, sort_no, move_dtm, entered_dtm, move_tp_cd, in_qty, out_qty, bal_qty, held_qty, op_id)
     select $1::bigint, $2::bigint, n, at, at, case when n % 2 = 1 then 'IN' else 'OUT' end, case when n % 2 = 1 then 3 else 0 end,
       case when n % 2 = 0 then 1 else 0 end, n + n % 2, n + n % 2, 'bench ' || $2::bigint || ' ' || n
     from generate_series(1, $3::int) n, lateral (select timestamptz '2026-11-01 00:00+09' + n * (interval '29 days' / $3::int) as at) t`,
    [corpId, id, count],
  );
  await owner.query('vacuum analyze t3pl_stock, t3pl_stock_ledger');
  return { id, itemId, whCd };
}

/** Milliseconds. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
}

const tell = ({ say }: World, name: string, a: number, b: number) =>
  say(`${`${name}, ${many} / ${few}`.padEnd(52)} ratio ${(a / b).toFixed(2)}   (${a.toFixed(1)} / ${b.toFixed(1)} ms)`);
