-- A bill is there for its company from the day on which it is issued: drafts are the operator's work.
drop policy p_read on platform_bill;
create policy p_read on platform_bill for select using (corp_id = app_corp_id() and st_cd not in ('DRAFT', 'CANCEL') or app_corp_id() = 1);
