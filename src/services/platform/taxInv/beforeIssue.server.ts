/** What to look at before a tax invoice is issued, which nobody can change afterwards: asked, never refused. */
import { sql } from 'kysely';
import { decimal } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, StoredOf } from '../../../core/record.ts';
import type { Ask, Step } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { grouped } from '../../../fields/decimal/exact.ts';
import { twinOf } from './amend/amend.server.ts';
import { rowSumsNamed } from './rowSum.rules.ts';
import type { taxInv } from './taxInv.ts';

type Stored = StoredOf<typeof taxInv>;

/** It was made with the amount of its invoice; what amends another one may say anything else. */
async function differsFromInvoice(ask: Ask, stored: Stored): Promise<Problem[]> {
  const { corpId, srcTbl, srcId, orgTaxInvId, sumAmount } = stored;
  if (srcTbl !== 'RS4_INV' || orgTaxInvId) return [];
  const [inv] = await ask<{ invNo: string; sum: string }>(sql`select inv_no as "invNo", sum_amount::text as sum
    from rs4_inv where corp_id = ${corpId}::bigint and id = ${srcId}::bigint and del_yn = 'N'`);
  const own = sumAmount ?? '0';
  if (!inv || decimal(inv.sum).eq(own)) return [];
  const args = [inv.invNo, grouped(inv.sum), grouped(own)];
  return [{ code: 'E_SUM', field: 'sumAmount', text: 'taxInvOffInvoice', args, warn: true }];
}

/** What stands in the place of its original counts beside it until the other one has taken that back. */
async function twinNotIssued(step: Step, stored: Stored): Promise<Problem[]> {
  const twin = stored.cancelYn === 'Y' ? undefined : await twinOf(step, stored);
  return twin?.stCd === 'DRAFT'
    ? [{ code: 'E_STATE', text: 'taxInvTwinDraft', args: [twin.taxInvNo], warn: true }]
    : [];
}

export async function beforeIssue(step: Step, stored: Stored): Promise<Problem[]> {
  return [
    ...rowSumsNamed(stored as RecordOf<typeof taxInv>),
    ...(await differsFromInvoice(askIn(step), stored)),
    ...(await twinNotIssued(step, stored)),
  ];
}
