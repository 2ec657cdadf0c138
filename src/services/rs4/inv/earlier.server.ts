/** Invoices of an order that count: neither being written nor cancelled. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';

export const liveStates = ['ISSUED', 'PART', 'PAID'] as const;

interface Earlier {
  readonly invKindCd: string;
  readonly quotAmount: string;
  readonly quotAmountFrgn: string;
}

/** What was invoiced of the order before. */
export const earlierOf = (ask: Ask, { corpId }: Pick<Call, 'corpId'>, orderId: unknown, but: unknown = 0) =>
  ask<Earlier>(sql`
    select inv_kind_cd as "invKindCd", quot_amount::text as "quotAmount", quot_amount_frgn::text as "quotAmountFrgn"
    from rs4_inv
    where corp_id = ${corpId}::bigint and order_id = ${orderId}::bigint and del_yn = 'N' and id <> ${but ?? 0}::bigint
      and st_cd = any (${[...liveStates]}::text[]) order by id`);
