/** What a correction of a delivery leaves: the quantities that were recorded before, and a receipt that nobody signed. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { Ask } from '../../../database/behaviour.ts';
import type { Transaction } from '../../../database/executor.ts';
import type { order } from './order.ts';

type Stored = StoredOf<typeof order>;

/**
 * Of each line by its id what the delivery said that is to be corrected: nothing counts as delivered meanwhile, so only the
 * trail still tells it. Nothing of an order that was never delivered.
 */
export async function deliveredBefore(ask: Ask, { id, corpId }: Stored): Promise<Readonly<Record<string, string>>> {
  const lines = await ask<{ id: string; qty: string }>(sql`
    select c ->> 'rowId' as id, c ->> 'from' as qty
    from (select changes from sys_audit where corp_id = ${corpId}::bigint and table_nm = 'shipwork_order' and row_id = ${id}::bigint
      and act = 'correct' order by id desc limit 1) a, jsonb_array_elements(a.changes) c
    where c ->> 'grid' = 'item' and c ->> 'field' = 'dlvQty' and c ->> 'from' is not null`);
  return Object.fromEntries(lines.map((line) => [line.id, line.qty]));
}

/** Whoever signed, signed for what is now corrected: the signature stays as one of before, and the next receipt needs its own. */
export async function setSignaturesAside(
  tx: Transaction,
  { table }: { readonly table: string },
  { id, corpId }: Stored,
) {
  await tx.query(sql`update sys_file set ref_type_cd = 'SIGN_OLD'
    where ref_table_nm = ${table} and ref_corp_id = ${corpId}::bigint and ref_id = ${id}::bigint and ref_type_cd = 'SIGN'
      and file_del_yn = 'N'`);
}
