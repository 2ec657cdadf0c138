/** What holds in the yard's tables after every step, whoever did what: asked of the database itself, as its owner. */
import type pg from 'pg';
import { arrows } from './arrows.ts';

const lineSums = ['tot', 'dct_amount', 'quot_amount', 'sales_vat', 'tot_frgn', 'dct_amount_frgn', 'quot_amount_frgn'];

/** Headers that are not the sums of their lines, and a total that is not amount plus tax. */
function sumsOf(table: string, columns: readonly string[], whole: string): string {
  const differs = columns.map((column) => `coalesce(h.${column}, 0) <> coalesce(s.${column}, 0)`).join(' or ');
  const sums = columns.map((column) => `sum(${column}) as ${column}`).join(', ');
  return `select h.id, '${table}: header is not the sum of its lines' as why from ${table} h
    left join (select corp_id, parent_id, ${sums} from ${table}_item group by 1, 2) s on s.corp_id = h.corp_id and s.parent_id = h.id
    where h.corp_id = 2 and h.del_yn = 'N' and (${differs} or h.sum_amount <> ${whole})`;
}

const queries: readonly string[] = [
  sumsOf('rs4_quot', [...lineSums, 'purc_tot', 'purc_tot_frgn'], 'h.quot_amount + h.sales_vat'),
  sumsOf('rs4_order', [...lineSums, 'purc_tot', 'purc_tot_frgn'], 'h.quot_amount + h.sales_vat'),
  sumsOf('rs4_inv', lineSums, 'h.quot_amount + h.sales_vat'),
  sumsOf('rs4_purc', ['purc_tot', 'purc_tot_frgn'], 'h.purc_tot + h.purc_vat'),
  `select o.id, 'more is invoiced than ordered' as why from rs4_order o
    join rs4_inv i on i.corp_id = o.corp_id and i.order_id = o.id and i.st_cd in ('ISSUED', 'PART', 'PAID') and i.del_yn = 'N'
    where o.corp_id = 2 group by o.id, o.quot_amount having sum(i.quot_amount) > o.quot_amount`,
  `select o.id, 'invoiced amount of the order is not what its invoices say' as why from rs4_order o
    where o.corp_id = 2 and coalesce(o.inv_amount, 0) <> (select coalesce(sum(i.quot_amount), 0) from rs4_inv i
      where i.corp_id = o.corp_id and i.order_id = o.id and i.st_cd in ('ISSUED', 'PART', 'PAID') and i.del_yn = 'N')`,
  `select id, 'more is received than ordered' as why from rs4_purc_item where corp_id = 2 and recv_qty > qty`,
  `select p.id, 'status does not say what is received' as why from rs4_purc p
    join (select corp_id, parent_id, bool_and(recv_qty >= qty) as whole, bool_or(recv_qty > 0) as some from rs4_purc_item group by 1, 2) s
      on s.corp_id = p.corp_id and s.parent_id = p.id
    where p.corp_id = 2 and p.st_cd <> 'CANCEL' and (p.st_cd = 'RECV') <> s.whole or (p.st_cd = 'PART') <> (s.some and not s.whole)`,
  `select i.id, 'paid amount is not the sum of the payments, or beyond the invoice' as why from rs4_inv i
    left join (select corp_id, parent_id, sum(pay_amt) as paid from rs4_inv_pay group by 1, 2) s on s.corp_id = i.corp_id and s.parent_id = i.id
    where i.corp_id = 2 and i.curr_cd = 'KRW' and (coalesce(i.paid_amount, 0) <> coalesce(s.paid, 0) or (i.paid_amount > i.sum_amount and i.st_cd <> 'DRAFT')
      or (i.st_cd = 'PAID') <> (coalesce(s.paid, 0) = i.sum_amount and i.st_cd in ('ISSUED', 'PART', 'PAID')))`,
  `select id, 'an issued invoice gives money back' as why from rs4_inv where corp_id = 2 and st_cd in ('ISSUED', 'PART', 'PAID') and quot_amount < 0`,
  `select o.id, 'a cancelled order has works, purchases or invoices' as why from rs4_order o where o.corp_id = 2 and o.st_cd = 'CANCEL'
    and (exists (select 1 from rs4_work w where w.corp_id = o.corp_id and w.order_id = o.id and w.st_cd <> 'CANCEL' and w.del_yn = 'N')
      or exists (select 1 from rs4_purc p where p.corp_id = o.corp_id and p.order_id = o.id and p.st_cd <> 'CANCEL' and p.del_yn = 'N')
      or exists (select 1 from rs4_inv i where i.corp_id = o.corp_id and i.order_id = o.id and i.st_cd <> 'CANCEL' and i.del_yn = 'N'))`,
  `select o.id, 'a closed order has an invoice that is not paid' as why from rs4_order o
    join rs4_inv i on i.corp_id = o.corp_id and i.order_id = o.id and i.st_cd in ('ISSUED', 'PART') and i.del_yn = 'N'
    where o.corp_id = 2 and o.st_cd = 'CLOSED'`,
  `select q.id, 'a won quotation has no order' as why from rs4_quot q
    where q.corp_id = 2 and (q.st_cd = 'WON') <> exists (select 1 from rs4_order o where o.corp_id = q.corp_id and o.quot_id = q.id
      and o.st_cd <> 'CANCEL' and o.del_yn = 'N')`,
  `select o.id, 'work is done on an order that was never begun' as why from rs4_order o
    join rs4_work w on w.corp_id = o.corp_id and w.order_id = o.id and w.st_cd in ('ING', 'HOLD', 'DONE')
    where o.corp_id = 2 and o.st_cd in ('RECV', 'CANCEL')`,
  `select q.id, 'an approval that ended has not told its document' as why from rs4_quot q
    join groupware_appr a on a.corp_id = q.corp_id and a.id = q.appr_id
    where q.corp_id = 2 and (q.st_cd = 'APPR') and a.st_cd <> 'PROG'`,
  `select q.id, 'an approval that ended has not told its document' as why from rs4_purc q
    join groupware_appr a on a.corp_id = q.corp_id and a.id = q.appr_id
    where q.corp_id = 2 and (q.st_cd = 'APPR') <> (a.st_cd = 'PROG')`,
  `select q.id, 'another amount was confirmed than was approved' as why from rs4_quot q
    join groupware_appr a on a.corp_id = q.corp_id and a.id = q.appr_id
    where q.corp_id = 2 and q.st_cd in ('CONF', 'SENT', 'WON') and a.st_cd = 'DONE' and a.amount <> q.quot_amount`,
  `select q.id, 'another amount was ordered than was approved' as why from rs4_purc q
    join groupware_appr a on a.corp_id = q.corp_id and a.id = q.appr_id
    where q.corp_id = 2 and q.st_cd = 'ORD' and a.st_cd = 'DONE' and a.amount <> q.purc_tot`,
  `select a.id, 'whose turn it is does not follow' as why from groupware_appr a
    join groupware_appr_steps l on l.corp_id = a.corp_id and l.parent_id = a.id
    where a.corp_id = 2 group by a.id, a.st_cd having (a.st_cd = 'PROG') <> bool_or(l.act_cd = 'TURN')`,
];

interface Entry {
  readonly row_id: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Statuses that jumped, and trails with a hole or another end than the record's. */
async function trailFaults(client: pg.Client, table: string): Promise<string[]> {
  const { rows: entries } = await client.query<Entry>(
    `select a.row_id, c->>'from' as "from", c->>'to' as "to" from sys_audit a, jsonb_array_elements(a.changes) c
     where a.corp_id = 2 and a.table_nm = $1 and c->>'field' = 'stCd' and not c ? 'grid' order by a.id`,
    [table],
  );
  const { rows: stored } = await client.query<{ id: string; st_cd: string }>(
    `select id, st_cd from ${table} where corp_id = 2`,
  );
  const last = new Map<string, string | null>();
  const faults: string[] = [];
  for (const { row_id, from, to } of entries) {
    const known = last.get(row_id);
    if (known !== undefined && known !== from)
      faults.push(`${table} ${row_id}: the trail has a hole between ${known} and ${from}`);
    if (from !== null && !arrows[table]?.[from]?.includes(String(to)))
      faults.push(`${table} ${row_id}: no arrow from ${from} to ${to}`);
    last.set(row_id, to);
  }
  for (const { id, st_cd } of stored)
    if (last.has(id) && last.get(id) !== st_cd)
      faults.push(`${table} ${id}: stands at ${st_cd}, its trail ends at ${last.get(id)}`);
  return faults;
}

/** Sentences about what does not hold; none when all is well. */
export async function faultsOf(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ id: string; why: string }>(query);
    faults.push(...rows.map(({ id, why }) => `${why} (${id})`));
  }
  for (const table of Object.keys(arrows)) faults.push(...(await trailFaults(client, table)));
  return faults;
}
