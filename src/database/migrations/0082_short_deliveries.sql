alter table shipwork_order add column deal_amount numeric(18,0);
alter table shipwork_order add column deal_amount_frgn numeric(15,2);
-- Lists tell what an order comes to by now: of a short delivery what came of it, reckoned line by line as its form does.
update shipwork_order set deal_amount = sum_amount, deal_amount_frgn = quot_amount_frgn;
with came as (
  select i.corp_id, i.parent_id, o.curr_cd <> 'KRW' as foreign_yn, o.exc_rt / o.exc_unit as rate, i.vat_cd, coalesce(i.dct_rt, 0) as dct,
      round(i.dlv_qty * case when o.curr_cd <> 'KRW' then i.price_frgn else i.price end, case when o.curr_cd <> 'KRW' then 2 else 0 end) as tot
    from shipwork_order_item i join shipwork_order o on o.corp_id = i.corp_id and o.id = i.parent_id
    where i.dlv_qty > 0 and o.dlv_dtm is not null and exists (select 1 from shipwork_order_item s
      where s.corp_id = o.corp_id and s.parent_id = o.id and s.dlv_qty is distinct from s.qty)
), lines as (
  select *, round(tot * dct / 100, case when foreign_yn then 2 else 0 end) as taken from came
), won as (
  select *, case when foreign_yn then round(tot * rate, 0) - round(taken * rate, 0) else tot - taken end as net from lines
), sums as (
  select corp_id, parent_id, sum(net + case when vat_cd = 'TAX10' then trunc(net * 0.1) else 0 end) as won,
      sum(case when foreign_yn then tot - taken else 0 end) as frgn from won group by corp_id, parent_id
)
update shipwork_order o set deal_amount = s.won, deal_amount_frgn = s.frgn
  from sums s where s.corp_id = o.corp_id and s.parent_id = o.id;
-- Of a delivery of which nothing came nothing is owed.
update shipwork_order o set deal_amount = 0, deal_amount_frgn = 0 where o.dlv_dtm is not null
  and exists (select 1 from shipwork_order_item i where i.corp_id = o.corp_id and i.parent_id = o.id)
  and not exists (select 1 from shipwork_order_item i where i.corp_id = o.corp_id and i.parent_id = o.id and i.dlv_qty > 0);
