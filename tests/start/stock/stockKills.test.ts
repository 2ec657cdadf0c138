/**
 * Clients at random in several processes that are killed for good: in, out, dated back, moved, counted, promised, taken out,
 * given back, taken back. What was under way when one died is done again under its name. After every round the ledger is what a
 * fold in plain code makes of its movements, every deed happened once or not at all, and nobody waits for ever. `STOCK_SEED`
 * repeats a run; `STOCK_ROUNDS` makes it longer.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { compare } from '../../../src/services/shared/stock/compare.server.ts';
import { goods, openWarehouse, within, type Warehouse } from '../../api/stock/goods.ts';
import { draw, perform, type Deed } from '../../api/stock/operations.ts';
import { chance } from '../../api/rs4/walk/random.ts';
import { faultsOf, type AllocRow, type MoveRow, type StockRow } from './fold.ts';
import type { KeeperOrders } from './keeper.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const seed = Number(process.env.STOCK_SEED ?? Date.now() % 1_000_000);
const rounds = Number(process.env.STOCK_ROUNDS ?? 4);
const [processes, clientsEach, deedsEach] = [2, 4, 6];
const now = '2026-11-30T03:00:00Z';

let house: Warehouse;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hangro-stock-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const input = path.join(import.meta.dirname, 'keeper.ts');
  [house] = await Promise.all([
    openWarehouse(),
    build({ root, configFile: false, logLevel: 'error', build: { ssr: input, outDir: path.join(folder, 'built') } }),
  ]);
}, 240_000);
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly said: ReadonlyMap<string, string>;
  readonly killed: boolean;
}

async function keep(orders: KeeperOrders): Promise<Ended> {
  const child = spawn(process.execPath, [path.join(folder, 'built/keeper.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  child.stdin.end(JSON.stringify(orders));
  const [code, signal] = await closed;
  expect(code ?? signal).toBeOneOf([0, 'SIGKILL']);
  const lines = out.split('\n').filter((line) => line.includes(' '));
  return { said: new Map(lines.map((line) => line.split(/ (.*)/) as [string, string])), killed: signal === 'SIGKILL' };
}

const read = async () =>
  within(house.database, new Date(now), async ({ tx }) => ({
    stocks:
      await tx.query<StockRow>(sql`select id, on_qty::int as "onQty", alloc_qty::int as "allocQty", avail_qty::int as "availQty",
      on_wgt::float8 as "onWgt", in_wgt::float8 as "inWgt", out_wgt::float8 as "outWgt", loc_cd as "locCd" from rs4_shelf`),
    moves:
      await tx.query<MoveRow>(sql`select id, parent_id as "stockId", move_dtm::text as at, op_id as op, rev_of_id::int as "revOf",
      in_qty::int as "inQty", out_qty::int as "outQty", in_wgt::float8 as "inWgt", out_wgt::float8 as "outWgt",
      bal_qty::int as "balQty", bal_wgt::float8 as "balWgt" from rs4_shelf_ledger`),
    allocs: await tx.query<AllocRow>(
      sql`select stock_id as "stockId", qty::int as qty, done_qty::int as "doneQty", alloc_st_cd as state from rs4_pick_alloc`,
    ),
    compared: await compare(tx, goods),
  }));

/** Whether the movements under the name of a deed are what it says, each once. */
function happened(deed: Deed, moves: readonly MoveRow[]): boolean {
  const own = moves.filter(({ op }) => op === deed.op);
  const sum = (side: 'inQty' | 'outQty') => own.reduce((total, move) => total + move[side], 0);
  if (deed.kind === 'in') return own.length === 1 && sum('inQty') === deed.qty;
  if (deed.kind === 'out') return own.length === 1 && sum('outQty') === deed.qty;
  if (deed.kind === 'move') return own.length === 2 && sum('inQty') === deed.qty && sum('outQty') === deed.qty;
  return true;
}

test(
  'the ledger is right whoever does what at once and dies over it',
  async () => {
    onTestFailed(() => console.log(`STOCK_SEED=${seed}`));
    const lot = chance(seed);
    const done: string[] = [];
    const answers = new Map<string, string>();
    let [kills, order] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const plans = Array.from({ length: processes }, (_p, no) =>
        Array.from({ length: clientsEach }, (_c, client) =>
          Array.from({ length: deedsEach }, (_d, at) =>
            draw(lot, `${round}.${no}.${client}.${at}`, done, (order += 1)),
          ),
        ),
      );
      await Promise.all(
        plans.map(async (clients) => {
          let left = clients;
          // Two processes in three die on the way; the next goes on with what had no answer.
          for (let tries = 0; left.some((deeds) => deeds.length); tries += 1) {
            // In the first round one dies for certain.
            const certain = round === 0 && tries === 0;
            const dying = certain || (tries < 2 && lot.often(67));
            const at = certain ? 'statement' : lot.one(['statement', 'commit'] as const);
            const dies = { at, nth: 1 + lot.whole(at === 'commit' ? 12 : 60) };
            const ended = await keep({ appUrl: house.appUrl, now, clients: left, ...(dying ? { dies } : {}) });
            if (ended.killed) kills += 1;
            for (const [op, answer] of ended.said) answers.set(op, answer);
            left = left.map((deeds) => deeds.filter(({ op }) => !ended.said.has(op)));
          }
        }),
      );
      const { stocks, moves, allocs, compared } = await read();
      expect(compared).toEqual([]);
      expect(faultsOf(stocks, moves, allocs)).toEqual([]);
      for (const deed of plans.flat(2)) {
        const answer = answers.get(deed.op)!;
        expect([deed, answer]).toEqual([deed, expect.toBeOneOf(['done', 'E_BAL', 'E_STATE'])]);
        if (answer === 'done') {
          expect([deed, happened(deed, moves)]).toEqual([deed, true]);
          if (moves.some(({ op }) => op === deed.op)) done.push(deed.op);
        } else expect([deed, moves.filter(({ op }) => op === deed.op)]).toEqual([deed, []]);
      }
    }
    console.log(`${answers.size} deeds, ${done.length} with movements, ${kills} processes killed`);
    expect(kills).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThan(answers.size / 4);
  },
  240_000 * Math.max(1, rounds / 4),
);

test('of two who take the last package one gets it', async () => {
  for (let round = 0; round < 10; round += 1) {
    const item = `last${round}`;
    const deed = (op: string, kind: 'in' | 'out'): Deed => ({
      kind,
      op: `${op}${round}`,
      item,
      lot: 'L',
      at: '2026-11-30 12:00',
      qty: 1,
    });
    const run = (one: Deed) => within(house.database, new Date(now), (step) => perform(step, one));
    await run(deed('came', 'in'));
    const both = await Promise.allSettled([
      run(deed('one', 'out')),
      run(deed('two', 'out')),
      run(deed('three', 'out')),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('two who wait for each other both come through, and are counted', async () => {
  const run = (one: Deed) => within(house.database, new Date(now), (step) => perform(step, one));
  const at = '2026-11-30 12:00';
  for (const item of ['left', 'right']) await run({ kind: 'in', op: `dead ${item}`, item, lot: 'L', at, qty: 5 });
  const before = house.database.retried!();
  let arrived = 0;
  let go: () => void;
  const both = new Promise<void>((resolve) => (go = resolve));
  /** Two operations in one transaction, in an order that no single one would take. */
  const crossing = (name: string, first: string, second: string) => {
    let tries = 0;
    return within(house.database, new Date(now), async (step) => {
      tries += 1;
      await perform(step, { kind: 'out', op: `${name} 1`, item: first, lot: 'L', at, qty: 1 });
      if (tries === 1) {
        arrived += 1;
        if (arrived === 2) go();
        await both;
      }
      await perform(step, { kind: 'out', op: `${name} 2`, item: second, lot: 'L', at, qty: 1 });
    });
  };
  await Promise.all([crossing('a', 'left', 'right'), crossing('b', 'right', 'left')]);
  expect(house.database.retried!() - before).toBeGreaterThanOrEqual(1);
  const { stocks, moves, allocs, compared } = await read();
  expect(compared).toEqual([]);
  expect(faultsOf(stocks, moves, allocs)).toEqual([]);
  expect(moves.filter(({ op }) => /^[ab] [12]$/.test(op))).toHaveLength(4);
});
