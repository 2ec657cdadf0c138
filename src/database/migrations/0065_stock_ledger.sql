-- What both warehouses share beside their balances and movements: operations that happen once, closed months, and what the
-- comparison of the night found.
create table sys_stock_op (
  corp_id bigint not null,
  prefix text not null,
  op_id varchar(100) not null,
  hash text not null,
  create_dt timestamptz not null,
  primary key (corp_id, prefix, op_id)
);
alter table sys_stock_op enable row level security;
create policy own on sys_stock_op using (corp_id = app_corp_id()) with check (corp_id = app_corp_id());
revoke update, delete on sys_stock_op from hangro_app;

create table sys_stock_month (
  corp_id bigint not null,
  id bigint generated always as identity,
  prefix text not null,
  ym varchar(6) not null,
  close_id bigint not null,
  close_dtm timestamptz not null,
  open_id bigint,
  open_dtm timestamptz,
  reason varchar(300),
  primary key (corp_id, id)
);
create unique index sys_stock_month_closed on sys_stock_month (corp_id, prefix, ym) where open_dtm is null;
alter table sys_stock_month enable row level security;
create policy own on sys_stock_month using (corp_id = app_corp_id()) with check (corp_id = app_corp_id());
revoke delete on sys_stock_month from hangro_app;

create table sys_stock_fault (
  corp_id bigint not null,
  prefix text not null,
  stock_id bigint not null,
  kind text not null,
  field text not null,
  expected text not null,
  found text not null,
  first_dtm timestamptz not null,
  last_dtm timestamptz not null,
  right_dtm timestamptz,
  primary key (corp_id, prefix, stock_id, kind, field)
);
alter table sys_stock_fault enable row level security;
create policy own on sys_stock_fault using (corp_id = app_corp_id() or app_corp_id() = 1) with check (corp_id = app_corp_id());
revoke delete on sys_stock_fault from hangro_app;
