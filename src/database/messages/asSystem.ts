/** The journal is the operator's to write; each of its rows stands in the company that it is about. */
import { sql } from 'kysely';
import { systemCorpId } from '../../core/resource.ts';
import type { Transaction } from '../executor.ts';

/** For whom the statements of the transaction run from now on. */
export const become = (tx: Transaction, corpId: number, userId: number) =>
  tx.query(
    sql`select set_config('app.corp_id', ${String(corpId)}, true), set_config('app.user_id', ${String(userId)}, true)`,
  );

/** Runs statements as the system company, and comes back. They share one connection, so whoever calls this awaits it. */
export async function asSystem<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const { corpId, userId } = tx.actor;
  if (corpId === systemCorpId) return work();
  await become(tx, systemCorpId, 0);
  try {
    return await work();
  } finally {
    await become(tx, corpId, userId).catch(() => undefined);
  }
}
