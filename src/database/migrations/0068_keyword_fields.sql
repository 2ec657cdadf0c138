-- By which fields the records of a table were indexed last: where a declaration says others, the next start indexes them anew.
create table sys_keyword_fields (
  table_nm text primary key,
  fields text not null
);
revoke all on sys_keyword_fields from hangro_app;
-- Tax invoices that were saved before their confirmation number was searched by are found by it from the next start on.
insert into sys_keyword_fields (table_nm, fields) values ('platform_tax_inv', 'before');
