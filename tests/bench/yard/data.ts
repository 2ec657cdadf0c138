/** A yard with years behind it, written straight into the tables as saves would have left them. */
import type pg from 'pg';
import { keywordEntry } from '../../../src/database/save/keyword.ts';
import { quot } from '../../../src/services/rs4/quot/quot.ts';

export interface YardSize {
  readonly quotations: number;
  /** Lines of each. */
  readonly lines: number;
  /** Days up to today over which they are spread. */
  readonly days: number;
}

export interface YardOf {
  readonly corpId: number;
  readonly userId: number;
}

/** Evenly over its days up to today; the newest are still open, of the others two in five were won. */
export async function fillYard(
  client: pg.Client,
  { corpId, userId }: YardOf,
  { quotations, lines, days }: YardSize,
): Promise<void> {
  await client.query(
    `insert into rs4_ship (corp_id, ship_nm, ship_nm_en, use_yn)
     select $1, '시험' || n || '호', 'BENCH ' || n, 'Y' from generate_series(1, 200) n`,
    [corpId],
  );
  await client.query(
    `with ship as (select array_agg(id) as ids from rs4_ship where corp_id = $1),
       clnt as (select array_agg(id) as ids from (select id from rs4_clnt where corp_id = $1 order by id limit 300) c),
       made as (select n, current_date - (($4::int * ($3::int - n)::bigint) / $3::int)::int as day, n % 20 as turn from generate_series(1, $3::int) n)
     insert into rs4_quot (corp_id, quot_no, rev_no, quot_title, ship_id, clnt_id, charge_user_id, repair_tp_cd, quot_dt, inq_dt, valid_dt,
       curr_cd, vat_cd, exc_rt, exc_unit, exc_tp_cd, pay_term_cd, line_no_cd, st_cd, create_id, update_id)
     select $1, 'BQ-' || lpad(n::text, 5, '0'), 0, '정기 수리 ' || n, ship.ids[1 + n % 200], clnt.ids[1 + n % array_length(clnt.ids, 1)], $2,
       'AFLOAT', day, day, day + 30, 'KRW', 'TAX10', 1, 1, 'BASE', 'D30', 'NUM',
       case when day > current_date - 30 then (array['INQ', 'DRAFT', 'DRAFT', 'CONF', 'SENT'])[1 + turn % 5]
         when turn < 8 then 'WON' when turn < 15 then 'LOST' when turn < 18 then 'EXPIRED' else 'REV' end, $2, $2
     from made, ship, clnt`,
    [corpId, userId, quotations, days],
  );
  await client.query(
    `insert into rs4_quot_item (corp_id, parent_id, sort_no, line_tp_cd, line_no, item_nm, spec, unit_cd, qty, purc_base_cd, purc_price,
       purc_price_frgn, price_base_cd, prft_rt, price, price_frgn, tot, tot_frgn, dct_rt, dct_amount, dct_amount_frgn, quot_amount,
       quot_amount_frgn, vat_cd, sales_vat, purc_tot, purc_tot_frgn)
     select $1, q.id, n, 'I', n, 'Renewal of pipe ' || n, 'SUS316L ' || n % 40 || 'A', 'EA', 2, 'K', 80000, 0, 'P', 25, 100000, 0, 200000, 0,
       0, 0, 0, 200000, 0, 'TAX10', 20000, 160000, 0
     from rs4_quot q, generate_series(1, $2::int) n where q.corp_id = $1`,
    [corpId, lines],
  );
  await client.query(
    `update rs4_quot set (tot, quot_amount, sales_vat, purc_tot, sum_amount, prft_amt, prft_rt) =
       ($2::int * 200000, $2::int * 200000, $2::int * 20000, $2::int * 160000, $2::int * 220000, $2::int * 40000, 25) where corp_id = $1`,
    [corpId, lines],
  );
  await fillOrders(client, corpId);
  await fillMoney(client, corpId);
  await fillWords(client, corpId);
}

/** Every won quotation became an order; those of the last month are in work, with two works each. */
async function fillOrders(client: pg.Client, corpId: number): Promise<void> {
  await client.query(
    `insert into rs4_order (corp_id, order_no, order_title, ship_id, clnt_id, charge_user_id, order_dt, work_from_dt, work_to_dt, repair_tp_cd,
       curr_cd, vat_cd, pay_term_cd, exc_rt, exc_unit, line_no_cd, quot_id, tot, quot_amount, sales_vat, purc_tot, sum_amount, prft_amt,
       prft_rt, prog_rt, real_purc_tot, inv_amount, st_cd)
     select corp_id, replace(quot_no, 'BQ', 'BO'), quot_title, ship_id, clnt_id, charge_user_id, quot_dt + 7, quot_dt + 14, quot_dt + 60, 'AFLOAT',
       'KRW', 'TAX10', 'D30', 1, 1, 'NUM', id, tot, quot_amount, sales_vat, purc_tot, sum_amount, prft_amt, 10 + id % 30, 50, 0, 0,
       case when quot_dt > current_date - 70 then 'WORK' else 'CLOSED' end
     from rs4_quot where corp_id = $1 and st_cd = 'WON'`,
    [corpId],
  );
  await client.query(
    `insert into rs4_work (corp_id, work_no, work_nm, order_id, ship_id, prog_rt, team_cd, lead_user_id, plan_from_dt, plan_to_dt, st_cd)
     select corp_id, order_no || '-' || n, 'Work ' || n, id, ship_id, case when st_cd = 'WORK' then 40 else 100 end,
       (array['HULL', 'ENG', 'ELEC', 'PAINT'])[1 + (id + n) % 4], charge_user_id, work_from_dt, work_to_dt, case when st_cd = 'WORK' then 'ING' else 'DONE' end
     from rs4_order, generate_series(1, 2) n where corp_id = $1`,
    [corpId],
  );
}

/** An order has two purchases and an invoice; nine of ten invoices of ended orders are paid, the others wait. */
async function fillMoney(client: pg.Client, corpId: number): Promise<void> {
  await client.query(
    `insert into rs4_purc (corp_id, purc_no, purc_tp_cd, purc_dt, order_id, clnt_id, dlv_dt, curr_cd, vat_cd, pay_term_cd, exc_rt, exc_unit,
       purc_tot, purc_vat, sum_amount, st_cd)
     select corp_id, replace(order_no, 'BO', 'BP') || '-' || n, case n when 1 then 'S' else 'M' end, work_from_dt, id, clnt_id, work_from_dt + 20,
       'KRW', 'TAX10', 'D30', 1, 1, purc_tot / 2, purc_tot / 20, purc_tot * 11 / 20, case when st_cd = 'WORK' then 'ORD' else 'RECV' end
     from rs4_order, generate_series(1, 2) n where corp_id = $1`,
    [corpId],
  );
  await client.query(
    `insert into rs4_inv (corp_id, inv_no, inv_kind_cd, inv_dt, due_dt, order_id, ship_id, clnt_id, curr_cd, vat_cd, exc_rt, exc_unit, line_no_cd,
       tot, quot_amount, sales_vat, sum_amount, paid_amount, exc_diff, st_cd)
     select corp_id, replace(order_no, 'BO', 'BI'), 'FINAL', work_to_dt, work_to_dt + 30, id, ship_id, clnt_id, 'KRW', 'TAX10', 1, 1, 'NUM', tot,
       quot_amount, sales_vat, sum_amount, case when id % 10 = 0 then 0 else sum_amount end, 0, case when id % 10 = 0 then 'ISSUED' else 'PAID' end
     from rs4_order where corp_id = $1 and st_cd = 'CLOSED'`,
    [corpId],
  );
}

/** Found by keyword, as the save would have made it. */
async function fillWords(client: pg.Client, corpId: number): Promise<void> {
  const { rows } = await client.query<{ id: string; quotNo: string; quotTitle: string }>(
    `select id, quot_no as "quotNo", quot_title as "quotTitle" from rs4_quot where corp_id = $1 order by id`,
    [corpId],
  );
  for (let start = 0; start < rows.length; start += 5000) {
    const some = rows.slice(start, start + 5000);
    const entries = some.map(({ quotNo, quotTitle }) => keywordEntry(quot, corpId, { quotNo, quotTitle }));
    await client.query(
      `insert into sys_keyword (corp_id, table_nm, row_id, grams, form)
       select $1, 'rs4_quot', i, g::int[], f from unnest($2::bigint[], $3::text[], $4::text[]) as x(i, g, f)`,
      [
        corpId,
        some.map(({ id }) => id),
        entries.map(({ grams }) => `{${grams.join(',')}}`),
        entries.map(({ form }) => form),
      ],
    );
  }
}
