/** A tax invoice from an invoice (20-rs4-ship-repair rs4/inv `issueTax`, 10-platform taxInv). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import type { StoredRowOf } from '../../../core/record.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { writeAudit } from '../../../database/save/audit.ts';
import type { Action } from '../../../database/behaviour.ts';
import { buyerOf } from '../../platform/taxInv/taxInv.server.ts';
import { purposeOf, type Billed, type TaxSource } from '../../platform/taxInv/sources.server.ts';
import { taxRows, type TaxLine } from '../../platform/taxInv/taxInv.rules.ts';
import { taxableLines } from './ready.ts';
import { inv as invResource } from './inv.ts';

const text = (value: unknown, most: number): string => String(value ?? '').slice(0, most);

/** Invoices that still want a tax invoice: asked for, of a Korean customer, over some amount, without one that stands. */
export const untaxed = sql`(t.st_cd in ('ISSUED', 'PART', 'PAID') and t.quot_amount <> 0
  and exists (select 1 from rs4_clnt c where c.corp_id = t.corp_id and c.id = t.clnt_id and c.nat_cd = 'KR')
  and not exists (select 1 from platform_tax_inv x
    where x.corp_id = t.corp_id and x.id = t.tax_inv_id and x.del_yn = 'N' and x.st_cd <> 'CANCEL'))`;

/** Won alone stands on a tax invoice; of a foreign line the unit price would not multiply to it. */
function lineOf(line: StoredRowOf<typeof invResource, 'item'>, foreign: boolean): TaxLine {
  const worked = line.lineTpCd === 'I';
  return {
    itemNm: text(line.itemNm, 100),
    spec: line.spec ? text(line.spec, 60) : null,
    qty: worked ? String(line.qty) : null,
    unitPrice: worked && !foreign ? String(line.price) : null,
    supplyAmt: String(line.quotAmount),
    taxAmt: String(line.salesVat),
  };
}

/** In writing, with the lines and the tax of the invoice to the won. */
export const issueTax: Action<typeof invResource, 'issueTax'> = {
  async run(step, inv) {
    const { vatCd, zeroReasonCd, invDt, clntId } = inv;
    const header = {
      ...{ vatCd, zeroReasonCd, writeDt: invDt, inveClntId: clntId, remark: inv.invNo },
      ...(await buyerOf(askIn(step), step, clntId)),
      ...{ srcTbl: step.resource.table, srcId: inv.id },
      purposeCd: purposeOf({ paid: inv.stCd === 'PAID' }),
    };
    const foreign = inv.currCd !== 'KRW';
    const rest = (first: string, more: number) => text(translate('ko', 'print.andMore', { first, more }), 100);
    const item = taxRows(
      taxableLines(inv).map((line) => lineOf(line, foreign)),
      invDt,
      rest,
    );
    const made = await step.others.make('platform/taxInv', header, { item });
    return { changes: { taxInvId: made.id as number } };
  },
};

/** The draft was thrown away: the invoice may ask for another. */
const forget: TaxSource['forget'] = async ({ tx, corpId, now, userId }, invId) => {
  const rows = await tx.query<{ id: number; before: number }>(sql`
    update rs4_inv i set tax_inv_id = null, tax_inv_corp_id = null, version = version + 1, update_dt = ${now}::timestamptz,
      update_id = ${userId}::bigint
    from (select id, tax_inv_id from rs4_inv where corp_id = ${corpId}::bigint and id = ${invId}::bigint) b
    where i.corp_id = ${corpId}::bigint and i.id = b.id returning i.id, b.tax_inv_id as before`);
  for (const { id, before } of rows)
    await writeAudit(tx, invResource, corpId, [id], 'update', [{ field: 'taxInvId', from: before, to: null }]);
};

export const invTaxSource: TaxSource = {
  forget,
  async billed(ask, corpId, invId) {
    const [inv] = await ask<Billed>(sql`select inv_no as no, sum_amount::text as sum, st_cd = 'PAID' as paid
      from rs4_inv where corp_id = ${corpId}::bigint and id = ${invId}::bigint and del_yn = 'N'`);
    return inv;
  },
};
