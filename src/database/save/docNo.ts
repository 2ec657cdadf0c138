/** Document numbers (00-conventions 1.3): preId + docTypeCd - period - sequence, atomic, gaps allowed, never reused. */
import { sql } from 'kysely';
import type { Transaction } from '../executor.ts';

export interface NumberRule {
  readonly table: string;
  readonly preId: string;
  readonly docTypeCd?: string;
  readonly period: 'month' | 'year';
}

/** Draws the next number of the company for the day `yyyy-MM-dd`. Over 9999 the sequence grows to five digits. */
export async function drawNumber(tx: Transaction, rule: NumberRule, today: string): Promise<string> {
  const prefix = `${rule.preId}${rule.docTypeCd ?? ''}`;
  const period = rule.period === 'year' ? today.slice(0, 4) : today.slice(2, 4) + today.slice(5, 7);
  const seq = await drawSerial(tx, { table: rule.table, key: prefix, period });
  return `${prefix}-${period}-${String(seq).padStart(4, '0')}`;
}

export interface Serial {
  readonly table: string;
  /** What counts for itself: a declarant's code, an area. */
  readonly key: string;
  readonly period: string;
}

/** The next of a count of the company, from 1, for numbers of another shape than ours. */
export async function drawSerial(tx: Transaction, { table, key, period }: Serial): Promise<number> {
  const [row] = await tx.query<{ seq: number }>(sql`
    insert into sys_doc_no (corp_id, table_nm, prefix, period, seq)
    values (${tx.actor.corpId}::bigint, ${table}, ${key}, ${period}, 1)
    on conflict (corp_id, table_nm, prefix, period) do update set seq = sys_doc_no.seq + 1 returning seq`);
  return row!.seq;
}
