-- Both sides of a document between companies read its trail, which stands in the company that owns it.
alter table sys_audit add column shared boolean not null default false;

-- Runs as whoever asks, so the policies of the table itself decide.
create function sees_record(table_nm text, owner bigint, record bigint) returns boolean
  language plpgsql stable as $$
declare
  seen boolean;
begin
  execute format('select exists (select 1 from %I where corp_id = $1 and id = $2)', table_nm) into seen using owner, record;
  return seen;
end $$;

create policy partner on sys_audit for select
  using (shared and corp_id <> app_corp_id() and sees_record(table_nm, corp_id, row_id));
update sys_audit set shared = true where table_nm = 'platform_tax_inv';
