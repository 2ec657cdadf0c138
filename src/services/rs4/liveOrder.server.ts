/** The order that a purchase or an invoice belongs to, held until what is written about it is committed. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import { ProblemError, type Problem } from '../../core/problem.ts';
import type { SaveStep } from '../../database/behaviour.ts';

/** State of the order; nobody changes it until the transaction ends. Undefined when there is none. */
export async function holdOrder({ tx, corpId }: SaveStep, orderId: unknown): Promise<string | undefined> {
  const [order] = await tx.query<{ stCd: string }>(sql`
    select st_cd as "stCd" from rs4_order
    where corp_id = ${corpId}::bigint and id = ${orderId ?? null}::bigint and del_yn = 'N' for no key update`);
  return order?.stCd;
}

/** Nothing is begun for an order that was cancelled (E_STATE), or deleted while this was being written (E_REF). */
export async function orderProblems(step: SaveStep, record: Values, stored: Values | null = null): Promise<Problem[]> {
  if (!record['orderId'] || stored?.['orderId'] === record['orderId']) return [];
  const stCd = await holdOrder(step, record['orderId']);
  if (stCd === undefined) return [{ code: 'E_REF', field: 'orderId' }];
  return stCd === 'CANCEL' ? [{ code: 'E_STATE', field: 'orderId', text: 'orderCancelled' }] : [];
}

/** The same before a step of a document that exists. */
export async function demandLiveOrder(step: SaveStep, record: Values): Promise<void> {
  const problems = await orderProblems(step, record);
  if (problems.length) throw new ProblemError(problems);
}
