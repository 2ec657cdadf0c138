/** The order that a purchase or an invoice belongs to: read, and held until what is written about it is committed. */
import { sql } from 'kysely';
import { ProblemError, type Problem } from '../../../core/problem.ts';
import type { Ask, Call, SaveStep } from '../../../database/behaviour.ts';

export interface OfOrder {
  readonly id: number;
  readonly orderTitle: string;
  readonly stCd: string;
  readonly clntId: number;
  readonly shipId: number;
  readonly currCd: string;
  readonly vatCd: string;
  readonly zeroReasonCd: string | null;
  readonly payTermCd: string;
  readonly workFromDt: string;
  readonly workToDt: string;
  readonly placeTxt: string | null;
  readonly progRt: string;
  readonly quotAmount: string;
  readonly quotAmountFrgn: string;
}

/** Whatever may name an order. */
interface OfAnOrder {
  readonly orderId?: number | null;
}

export async function orderOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, id: unknown): Promise<OfOrder | undefined> {
  if (typeof id !== 'number') return undefined;
  const [order] = await ask<OfOrder>(sql`
    select id, order_title as "orderTitle", st_cd as "stCd", clnt_id as "clntId", ship_id as "shipId", curr_cd as "currCd",
      vat_cd as "vatCd", zero_reason_cd as "zeroReasonCd", pay_term_cd as "payTermCd", work_from_dt as "workFromDt",
      work_to_dt as "workToDt", place_txt as "placeTxt", coalesce(prog_rt, 0)::text as "progRt",
      coalesce(quot_amount, 0)::text as "quotAmount", coalesce(quot_amount_frgn, 0)::text as "quotAmountFrgn"
    from rs4_order where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return order;
}

/** State of the order; nobody changes it until the transaction ends. Undefined when there is none. */
export async function holdOrder({ tx, corpId }: SaveStep, orderId: unknown): Promise<string | undefined> {
  const [order] = await tx.query<{ stCd: string }>(sql`
    select st_cd as "stCd" from rs4_order
    where corp_id = ${corpId}::bigint and id = ${orderId ?? null}::bigint and del_yn = 'N' for no key update`);
  return order?.stCd;
}

/** Nothing is begun for an order that was cancelled (E_STATE), or deleted while this was being written (E_REF). */
export async function orderProblems(
  step: SaveStep,
  record: OfAnOrder,
  stored: OfAnOrder | null = null,
): Promise<Problem[]> {
  if (!record.orderId || stored?.orderId === record.orderId) return [];
  const stCd = await holdOrder(step, record.orderId);
  if (stCd === undefined) return [{ code: 'E_REF', field: 'orderId' }];
  return stCd === 'CANCEL' ? [{ code: 'E_STATE', field: 'orderId', text: 'orderCancelled' }] : [];
}

/** The same before a step of a document that exists. */
export async function demandLiveOrder(step: SaveStep, record: OfAnOrder): Promise<void> {
  const problems = await orderProblems(step, record);
  if (problems.length) throw new ProblemError(problems);
}
