-- How far the work of the night has come: the last day for which a task of a company is done. A mark moves in the
-- transaction that does the work, so whatever fails, or is killed, is still to do, and what is done is not done again.
create table sys_night (
  corp_id bigint not null,
  task text not null,
  done_day date not null,
  constraint sys_night_pkey primary key (corp_id, task)
);
alter table sys_night enable row level security;
create policy own on sys_night using (corp_id = app_corp_id()) with check (corp_id = app_corp_id());
-- One mark of all companies went before.
delete from sys_job where name = 'nightly';
