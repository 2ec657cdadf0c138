/** Each operation of a ledger happens once: its id, and the hash of what it was asked with (design: stock). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Transaction } from '../../../database/executor.ts';
import { columnName, tableName } from '../../../database/schema/names.ts';
import type { Ledger, Posted } from './ledger.ts';

export interface Operation {
  /** Says what it is: `3pl/io:12:done`. At most 100 characters. */
  readonly op: string;
  /** What it was asked with, beyond the movements themselves. */
  readonly input?: unknown;
}

/** Names of objects in one order, so that the same content has one hash. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hashOf = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input ?? null, inOrder))
    .digest('hex');

/**
 * True when the operation begins now, false when it has happened already; of two at once the second waits for the first.
 * E_KEY_USED for other content under the same id.
 */
export async function beginOnce(
  tx: Transaction,
  ledger: Ledger,
  { op, input }: Operation,
  content: unknown,
): Promise<boolean> {
  const { corpId } = tx.actor;
  const hash = hashOf([input, content]);
  const made = await tx.query(sql`insert into sys_stock_op (corp_id, prefix, op_id, hash, create_dt)
    values (${corpId}::bigint, ${ledger.prefix}, ${op}, ${hash}, now()) on conflict do nothing returning 1`);
  if (made.length) return true;
  const [earlier] = await tx.query<{ hash: string }>(sql`select hash from sys_stock_op
    where corp_id = ${corpId}::bigint and prefix = ${ledger.prefix} and op_id = ${op}`);
  return earlier?.hash === hash ? false : refuse('E_KEY_USED');
}

/** The movements of an operation in the order in which they were written. */
export function movesOf(tx: Transaction, ledger: Ledger, op: string): Promise<Posted[]> {
  const moves = sql.table(`${tableName(ledger.prefix)}_${columnName(ledger.grid)}`);
  return tx.query<Posted>(sql`select m.id, m.parent_id as "stockId" from ${moves} m
    where m.corp_id = ${tx.actor.corpId}::bigint and m.op_id = ${op} order by m.id`);
}
