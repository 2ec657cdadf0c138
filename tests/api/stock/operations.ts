/** What people and machines do in the warehouse of the tests, drawn at random, each under a name of its own. */
import type { SaveStep } from '../../../src/database/behaviour.ts';
import { ProblemError } from '../../../src/core/problem.ts';
import { allocate, release, spend } from '../../../src/services/shared/stock/allocate.server.ts';
import { movesOf } from '../../../src/services/shared/stock/operations.server.ts';
import { post } from '../../../src/services/shared/stock/post.server.ts';
import { reverse } from '../../../src/services/shared/stock/reverse.server.ts';
import { sql } from 'kysely';
import type { Chance } from '../rs4/walk/random.ts';
import { goods, place } from './goods.ts';

export type Deed =
  | {
      readonly kind: 'in' | 'out';
      readonly op: string;
      readonly item: string;
      readonly lot: string;
      readonly at: string;
      readonly qty: number;
    }
  | {
      readonly kind: 'move';
      readonly op: string;
      readonly item: string;
      readonly lot: string;
      readonly at: string;
      readonly qty: number;
    }
  | {
      readonly kind: 'count';
      readonly op: string;
      readonly item: string;
      readonly lot: string;
      readonly at: string;
      readonly qty: number;
    }
  | {
      readonly kind: 'allocate';
      readonly op: string;
      readonly order: number;
      readonly item: string;
      readonly qty: number;
      readonly second: string;
    }
  | {
      readonly kind: 'spend' | 'release';
      readonly op: string;
      readonly order: number;
      readonly qty: number;
      readonly at: string;
    }
  | { readonly kind: 'reverse'; readonly op: string; readonly of: string };

export const items = ['A', 'B', 'C'] as const;
const lots = ['L1', 'L2'] as const;
const now = '2026-11-30 12:00';

/** The n-th deed of a client, under the name `op`. */
export function draw({ whole, one, often }: Chance, op: string, earlier: readonly string[], order: number): Deed {
  const some = (most: number) => 1 + whole(most);
  // Most things happen now, some are dated back.
  const at = often(75) ? now : `2026-11-${String(some(28)).padStart(2, '0')} 09:00`;
  const goodsOf = { op, item: one(items), lot: one(lots), at };
  const of = Math.max(1, order - whole(4));
  const dice = whole(100);
  if (dice < 30) return { kind: 'in', ...goodsOf, qty: some(9) };
  if (dice < 50) return { kind: 'out', ...goodsOf, qty: some(6) };
  if (dice < 58) return { kind: 'move', ...goodsOf, qty: some(5) };
  if (dice < 64) return { kind: 'count', ...goodsOf, qty: some(12) };
  if (dice < 78) return { kind: 'allocate', op, order, item: one(items), second: one(items), qty: some(6) };
  if (dice < 86) return { kind: 'spend', op, order: of, qty: some(6), at: now };
  if (dice < 92) return { kind: 'release', op, order: of, qty: 0, at };
  return earlier.length ? { kind: 'reverse', op, of: one(earlier) } : { kind: 'in', ...goodsOf, qty: some(9) };
}

const amounts = (qty: number) => ({ onQty: String(qty), onWgt: (qty * 1.25).toFixed(2) });

/** Does it within a transaction. What the ledger refuses is refused; what it has done already is not done again. */
export async function perform(step: SaveStep, deed: Deed): Promise<void> {
  const { op } = deed;
  if (deed.kind === 'in' || deed.kind === 'out') {
    const key = place(deed.item, 'A1', { lotNo: deed.lot, expDt: null });
    const side = deed.kind === 'in' ? { in: amounts(deed.qty) } : { out: amounts(deed.qty) };
    await post(step, goods, { op }, [{ key, tp: deed.kind.toUpperCase(), at: deed.at, ...side }]);
  } else if (deed.kind === 'move') {
    const from = place(deed.item, 'A1', { lotNo: deed.lot, expDt: null });
    const to = place(deed.item, deed.qty % 2 ? 'B1' : 'DMG', { lotNo: deed.lot, expDt: null });
    const [tp, moved] = ['MOVE', amounts(deed.qty)];
    await post(step, goods, { op }, [
      { key: from, tp, at: deed.at, out: moved },
      { key: to, tp, at: deed.at, in: moved },
    ]);
  } else if (deed.kind === 'count') await count(step, deed);
  else if (deed.kind === 'allocate') {
    if (!(await first(step, op))) return;
    const want = (rowId: number, item: string) => ({
      rowId,
      qty: String(deed.qty),
      name: item,
      where: { itemNo: item },
    });
    const rows = [want(deed.order * 10, deed.item), want(deed.order * 10 + 1, deed.second)];
    await allocate(step, goods, deed.order, rows);
  } else if (deed.kind === 'spend') {
    const rows = [0, 1].map((no) => ({ rowId: deed.order * 10 + no, qty: String(deed.qty) }));
    await spend(step, goods, deed.order, { op }, rows, { tp: 'OUT', at: deed.at });
  } else if (deed.kind === 'release') await release(step, goods, deed.order);
  else if (deed.kind === 'reverse') {
    const moves = await movesOf(step.tx, goods, deed.of);
    if (moves.length)
      await reverse(
        step,
        goods,
        { op },
        moves.map(({ id }) => id),
      );
  }
}

/** Whether a promise under this name is new: the state of its order says so in the product. */
async function first({ tx }: SaveStep, op: string): Promise<boolean> {
  const made = await tx.query(sql`insert into sys_stock_op (corp_id, prefix, op_id, hash, create_dt)
    values (${tx.actor.corpId}::bigint, 'rs4/pick', ${op}, '', now()) on conflict do nothing returning 1`);
  return made.length > 0;
}

/** Writes the difference to what stands there. Counted anew under the same name, the difference is another: then it was done. */
async function count(step: SaveStep, { op, item, lot, at, qty }: Extract<Deed, { kind: 'count' }>): Promise<void> {
  const [row] = await step.tx.query<{
    on: number;
  }>(sql`select on_qty::int as "on" from rs4_shelf where corp_id = ${step.tx.actor.corpId}::bigint
    and item_no = ${item} and lot_no = ${lot} and loc_cd = 'A1' for update`);
  const off = qty - (row?.on ?? 0);
  if (!off) return;
  const side = off > 0 ? { in: { onQty: String(off) } } : { out: { onQty: String(-off) } };
  const key = place(item, 'A1', { lotNo: lot, expDt: null });
  await post(step, goods, { op }, [{ key, tp: 'COUNT', at, ...side }]).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.problems[0]!.code !== 'E_KEY_USED') throw error;
  });
}
