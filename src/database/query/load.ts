/** A stored record as the pipeline of saves and actions reads it. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { refuse } from '../../core/problem.ts';
import type { Transaction } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { fromWire, recordQuery, recordText } from './record.ts';
import type { Saving } from '../save/saving.ts';
import { outsideView } from './view.ts';

/** The record, held until the transaction ends, so that of two savers at once the second sees the first's version. */
export async function lockAndLoad(tx: Transaction, saving: Saving, id: number): Promise<Values> {
  const table = tableName(saving.resource.prefix);
  // Weak enough to let others point at the row meanwhile: two records that name each other may be saved at once.
  const held = await tx.query(sql`select 1 from ${sql.table(table)} where id = ${id}::bigint for no key update`);
  // A shared header cannot be held by the company whose rows stand under it, so these wait for each other.
  if (!held.length)
    await tx.query(
      sql`select pg_advisory_xact_lock(hashtext(${`${table} ${tx.actor.corpId}`}), ${id % 2_147_483_647}::int)`,
    );
  const stored = await load(tx, saving, id);
  return outsideView(saving.resource, saving.view, stored, saving.call).length ? refuse('E_NOTFOUND') : stored;
}

/** E_NOTFOUND when there is no such record within the company's reach. */
export async function load(
  tx: Transaction,
  { resource, all, call }: Omit<Saving, 'database' | 'behaviour'>,
  id: number,
): Promise<Values> {
  const results = await Promise.all(recordQuery(resource, all, id, call, { whole: true }).map((s) => tx.query(s)));
  const text = recordText(resource, results as Record<string, unknown>[][]);
  if (text === undefined) return refuse('E_NOTFOUND');
  return fromWire(resource, JSON.parse(text) as Values);
}
