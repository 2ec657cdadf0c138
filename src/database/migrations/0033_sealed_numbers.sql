-- What a field declared `sealed` keeps: the record holds the mask, this the value, under a key that the database does not have.
create table sys_sealed (
  corp_id bigint not null,
  table_nm text not null,
  row_id bigint not null,
  field text not null,
  sealed text not null,
  constraint sys_sealed_pkey primary key (corp_id, table_nm, row_id, field)
);
alter table sys_sealed enable row level security;
create policy p_own on sys_sealed using (corp_id = app_corp_id()) with check (corp_id = app_corp_id());

-- No way leads a whole resident number into the record any more. Those that stand there are sealed at the start of the
-- server, which has the key; until then the rule holds for what is written.
alter table platform_tax_inv add constraint ck_platform_tax_inv_inve_reg_no_sealed
  check (inve_reg_no !~ '^[0-9]{13}$') not valid;

-- The trail told them whole.
update sys_audit a set changes = (
    select jsonb_agg(case when c ->> 'field' = 'inveRegNo'
      then regexp_replace(c::text, '"([0-9]{7})[0-9]{6}"', '"\1******"', 'g')::jsonb else c end order by at)
    from jsonb_array_elements(a.changes) with ordinality as x(c, at))
  where table_nm = 'platform_tax_inv' and changes::text ~ '"[0-9]{13}"';
