/** The supplier's tax invoice of what was delivered (23-shipwork-customs `bill`, 10-platform taxInv). */
import { sql } from 'kysely';
import { translate } from '../../../../i18n/server.ts';
import { writeAudit } from '../../../database/save/audit.ts';
import type { Action } from '../../../database/behaviour.ts';
import type { TaxSource } from '../../platform/taxInv/sources.server.ts';
import { taxRows, type TaxLine } from '../../platform/taxInv/taxInv.rules.ts';
import { foreignOf } from '../../shared/amounts.ts';
import { order as orderResource } from './order.ts';
import type { OrderLine } from './order.fields.ts';
import { deliveredOrder, linesOf } from './lines.ts';

const text = (value: unknown, most: number): string => String(value ?? '').slice(0, most);

/** Won alone stands on a tax invoice; of a foreign line the unit price would not multiply to it. */
function taxLine(line: OrderLine, foreign: boolean): TaxLine {
  return {
    itemNm: text(line.itemNm, 100),
    spec: line.spec ? text(line.spec, 60) : null,
    qty: String(line.qty),
    unitPrice: foreign ? null : String(line.price),
    supplyAmt: String(line.quotAmount),
    taxAmt: String(line.salesVat),
  };
}

/** In writing in the supplier's company, of the day of the delivery. */
export const bill: Action<typeof orderResource, 'bill'> = {
  async run(step, order) {
    const came = deliveredOrder(order);
    if (!came) throw new Error('What is billed was delivered, at a rate');
    // A tax invoice is never of a day to come.
    const day = String(order.dlvDtm).slice(0, 10);
    const writeDt = day < step.today ? day : step.today;
    const rest = (first: string, more: number) => text(translate('ko', 'print.andMore', { first, more }), 100);
    const { vatCd, zeroReasonCd } = order;
    const header = {
      ...{ vatCd, zeroReasonCd, writeDt, remark: order.orderNo },
      ...{ inveRegNo: order.buyRegNo, inveNm: order.buyNm, inveCeoNm: order.buyCeoNm, inveAddr: order.buyAddr },
      ...{ inveBizTp: order.buyBizTp, inveBizItem: order.buyBizItem, inveEmail: order.buyEmail },
      ...{ srcTbl: step.resource.table, srcId: order.id },
    };
    const item = taxRows(
      linesOf(came).map((line) => taxLine(line, foreignOf(order))),
      writeDt,
      rest,
    );
    const made = await step.others.make('platform/taxInv', header, { item });
    return { changes: { taxInvId: made.id as number } };
  },
};

/** The draft was thrown away: the order is to be billed again. */
const forget: TaxSource['forget'] = async ({ tx, now, userId }, orderId) => {
  const rows = await tx.query<{ id: number; corpId: number; before: number }>(sql`
    update shipwork_order o set tax_inv_id = null, tax_inv_corp_id = null, st_cd = 'RCV', version = version + 1,
      update_dt = ${now}::timestamptz, update_id = ${userId}::bigint
    from (select corp_id, id, tax_inv_id from shipwork_order where id = ${orderId}::bigint and st_cd = 'BILL') b
    where o.corp_id = b.corp_id and o.id = b.id returning o.id, o.corp_id as "corpId", b.tax_inv_id as before`);
  for (const { id, corpId, before } of rows)
    await writeAudit(tx, orderResource, corpId, [id], 'unbilled', [
      { field: 'taxInvId', from: before, to: null },
      { field: 'stCd', from: 'BILL', to: 'RCV' },
    ]);
};

export const orderTaxSource: TaxSource = { forget };
