-- An order of ship supplies is there for its supplier once it is asked: a draft is the buyer's work.
drop policy p_read on shipwork_order;
create policy p_read on shipwork_order for select using (corp_id = app_corp_id() or sup_corp_id = app_corp_id() and st_cd not in ('DRAFT'));
-- Of a draft that was given up nobody was asked.
update shipwork_order o set sup_corp_id = null where o.st_cd = 'CANCEL' and exists (select 1 from sys_audit a
  cross join jsonb_array_elements(a.changes) c where a.corp_id = o.corp_id and a.table_nm = 'shipwork_order' and a.row_id = o.id
    and c->>'field' = 'stCd' and c->>'from' = 'DRAFT' and c->>'to' = 'CANCEL');
