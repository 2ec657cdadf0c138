/** Closed months: what is settled takes no further movement (design: stock). */
import { sql } from 'kysely';
import { refuse } from '../../../core/problem.ts';
import type { Ask, Step } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import type { Ledger } from './ledger.ts';

/** The last closed month of the company, `yyyyMM`; null when none is. */
export async function closedUntil(ask: Ask, ledger: Ledger, corpId: number): Promise<string | null> {
  const [row] = await ask<{ ym: string | null }>(sql`select max(ym) as ym from sys_stock_month
    where corp_id = ${corpId}::bigint and prefix = ${ledger.prefix} and open_dtm is null`);
  return row?.ym ?? null;
}

const lockName = (ledger: Ledger, corpId: number) => `stock month ${ledger.prefix} ${corpId}`;

/** Movements hold the months as they are until they are written; closing waits for them, and they for closing. */
export async function demandOpen(tx: Transaction, ledger: Ledger, moments: readonly string[]): Promise<string[]> {
  const { corpId } = tx.actor;
  await tx.query(sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(ledger, corpId)}, 0))`);
  const closed = await closedUntil((statement) => tx.query(statement), ledger, corpId);
  if (closed === null) return [];
  return moments.filter((moment) => monthOfMoment(moment) <= closed);
}

const monthOfMoment = (moment: string): string => moment.slice(0, 4) + moment.slice(5, 7);

/** Closes the month, and with it all before. E_STATE for one that is closed or not over yet. */
export async function closeMonth(step: Pick<Step, 'tx' | 'today' | 'now'>, ledger: Ledger, ym: string): Promise<void> {
  const { tx, today } = step;
  const { corpId, userId } = tx.actor;
  if (ym >= monthOfMoment(today)) refuse('E_RANGE', { field: 'ym', text: 'stockMonthNotOver' });
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(ledger, corpId)}, 0))`);
  const closed = await closedUntil((statement) => tx.query(statement), ledger, corpId);
  if (closed !== null && ym <= closed)
    refuse('E_STATE', { field: 'ym', text: 'stockMonthClosed', args: [shown(closed)] });
  await tx.query(sql`insert into sys_stock_month (corp_id, prefix, ym, close_id, close_dtm)
    values (${corpId}::bigint, ${ledger.prefix}, ${ym}, ${userId}::bigint, ${step.now}::timestamptz)`);
}

/** Opens the last closed month again, with a reason that stays. */
export async function reopenMonth(step: Pick<Step, 'tx' | 'now'>, ledger: Ledger, reason: string): Promise<string> {
  const { tx } = step;
  const { corpId, userId } = tx.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(ledger, corpId)}, 0))`);
  const closed = await closedUntil((statement) => tx.query(statement), ledger, corpId);
  if (closed === null) return refuse('E_STATE', { text: 'stockMonthNone' });
  await tx.query(sql`update sys_stock_month set open_dtm = ${step.now}::timestamptz, open_id = ${userId}::bigint, reason = ${reason}
    where corp_id = ${corpId}::bigint and prefix = ${ledger.prefix} and ym = ${closed} and open_dtm is null`);
  return closed;
}

/** `2026-10` of `202610`. */
export const shown = (ym: string): string => `${ym.slice(0, 4)}-${ym.slice(4)}`;
