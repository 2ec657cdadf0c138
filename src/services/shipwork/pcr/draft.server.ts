/** A new confirmation begun from an export declaration or from tax invoices that were received. */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import { refuse } from '../../../core/problem.ts';
import { displayName } from '../../../record/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { idsOf } from '../../../fields/refs/index.ts';
import {
  declarationsOf,
  ratesFor,
  receivedInvoices,
  supplierOf,
  supplierWith,
  type Received,
} from './sources.server.ts';
import { mostInvoices } from './pcr.fields.ts';
import type { Pcr, PcrItem } from './sums.ts';

/**
 * Goods of a declaration: what is exported was bought, by the day of its release at the latest; what it cost is typed. A line without a quantity of its own has that of
 * its models, where these are of one unit; else it is typed as well.
 */
const declaredGoods = (ask: Ask, { corpId }: Call, id: number): Promise<PcrItem[]> =>
  ask<PcrItem>(sql`
    select l.hs_cd as "hsCd", l.item_nm as "itemNm", coalesce(l.qty, m.qty)::text as qty,
      to_char(coalesce(h.acpt_dt, h.decl_dt), 'YYYY-MM-DD') as "purcDt",
      case when l.qty is null then m.unit else coalesce(l.qty_unit_cd, 'EA') end as "unitCd"
    from shipwork_exp_decl_lan l join shipwork_exp_decl h on h.corp_id = l.corp_id and h.id = l.parent_id
    left join lateral (select sum(d.qty) as qty, min(d.qty_unit_cd) as unit from shipwork_exp_decl_model d
      where d.corp_id = l.corp_id and d.parent_id = l.parent_id and d.lan_row = l.id
      having count(distinct d.qty_unit_cd) = 1) m on true
    where l.corp_id = ${corpId}::bigint and l.parent_id = ${id}::bigint order by l.sort_no, l.id`);

/** Goods of tax invoices; their price is that of one where it goes up evenly, else that of the whole. */
const invoicedGoods = (ask: Ask, { corpId }: Call, ids: readonly number[]): Promise<PcrItem[]> =>
  ask<PcrItem>(sql`
    select i.item_nm as "itemNm", i.spec, to_char(coalesce(i.purch_dt, t.write_dt), 'YYYY-MM-DD') as "purcDt", 'EA' as "unitCd",
      case when i.qty > 0 and i.supply_amt = round(i.supply_amt / i.qty, 2) * i.qty then i.qty else 1 end::text as qty,
      case when i.qty > 0 and i.supply_amt = round(i.supply_amt / i.qty, 2) * i.qty
        then round(i.supply_amt / i.qty, 2) else i.supply_amt end::numeric(15, 2)::text as "unitPriceFrgn"
    from platform_tax_inv_item i join platform_tax_inv t on t.corp_id = i.corp_id and t.id = i.parent_id
    where t.inve_corp_id = ${corpId}::bigint and t.id = any (${[...ids]}::bigint[]) order by t.write_dt, t.id, i.sort_no, i.id`);

/** Those that were received, all of one supplier; refuses any other choice. */
async function invoicesOfOne(call: Call, taxInvIds: unknown, ask: Ask): Promise<readonly Received[]> {
  const ids = idsOf(taxInvIds);
  const received = await receivedInvoices(ask, call, ids);
  const field = 'taxInvIds';
  if (ids.length > mostInvoices) refuse('E_RANGE', { field, text: 'pcrTooManyInvoices' });
  if (received.length < ids.length) refuse('E_REF', { field, text: 'pcrNotReceived' });
  if (new Set(received.map(({ invrRegNo }) => invrRegNo)).size > 1)
    refuse('E_REF', { field, text: 'pcrSeveralIssuers' });
  return received;
}

/** `GET new` beside what the record says of itself: `expDeclId`, or `taxInvIds` of one supplier. */
export async function begin(call: Call, record: Pcr, ask: Ask, starts: Values): Promise<void> {
  const { expDeclId, taxInvIds } = starts;
  const [declared] = typeof expDeclId === 'number' ? await declarationsOf(ask, call, [expDeclId]) : [];
  if (expDeclId && !declared) refuse('E_REF', { field: 'expDeclId', text: 'pcrNotReleased' });
  if (declared)
    Object.assign(record, {
      doc: [{ ...declared, [displayName('expDeclId')]: declared.docNo }],
      item: await declaredGoods(ask, call, declared.expDeclId),
    });
  const received = await invoicesOfOne(call, taxInvIds, ask);
  const [first] = received;
  if (first)
    Object.assign(record, {
      tax: received.map(({ invrRegNo: _issuer, invrNm: _name, ...row }) => ({
        ...row,
        [displayName('taxInvId')]: row.ntsConfirmNo,
      })),
      item: await invoicedGoods(
        ask,
        call,
        received.map(({ taxInvId }) => taxInvId),
      ),
      supClntId: (await supplierWith(ask, call, first.invrRegNo)) ?? null,
      // Whoever is no partner yet is told by name: it is to be registered first.
      ...{ supRegNo: first.invrRegNo, supNm: first.invrNm },
    });
  const supplier = await supplierOf(ask, call, record.supClntId);
  if (supplier) Object.assign(record, ofSupplier(supplier));
  Object.assign(record, await ratesFor(ask, call, record));
}

/** What the record keeps of its supplier. */
export const ofSupplier = ({ supRegNo, supNm, supEmail }: Pick<Pcr, 'supRegNo' | 'supNm' | 'supEmail'>): Pcr => ({
  ...{ supRegNo: supRegNo ?? null, supNm: supNm ?? null, supEmail: supEmail ?? null },
});
