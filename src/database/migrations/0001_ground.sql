-- Tables of the machinery itself. Tables of resources follow in 0002, printed from their declarations.

create function app_corp_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.corp_id', true), '')::bigint $$;
create function app_user_id() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;

grant usage on schema public to hangro_app;
alter default privileges in schema public grant select, insert, update, delete on tables to hangro_app;
alter default privileges in schema public grant usage, select on sequences to hangro_app;

-- Sessions (3-decisions 3): the refresh token belongs to a row; only its hash is kept. menu_levels is the authority
-- that was in force at the last profile fetch.
create table sys_session (
  id uuid primary key,
  corp_id bigint not null,
  user_id bigint not null,
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz,
  device text not null default '',
  menu_levels jsonb not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text
);
create index sys_session_user on sys_session (corp_id, user_id);

-- Document numbers (00-conventions 1.3): gaps allowed, never reused.
create table sys_doc_no (
  corp_id bigint not null,
  table_nm text not null,
  prefix text not null,
  period text not null,
  seq bigint not null,
  primary key (corp_id, table_nm, prefix, period)
);

-- Audit trail: who, when, which fields from what to what.
create table sys_audit (
  corp_id bigint not null,
  id bigint generated always as identity,
  table_nm text not null,
  row_id bigint not null,
  act text not null,
  user_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  changes jsonb not null,
  primary key (corp_id, id)
);
create index sys_audit_row on sys_audit (corp_id, table_nm, row_id, id desc);

-- Keyword search: numbers of a record's grams (core/hangul). A function reads it, because array containment is not
-- leakproof and row-level security would keep it from the index; the function itself holds the tenant rule.
create table sys_keyword (
  corp_id bigint not null,
  table_nm text not null,
  row_id bigint not null,
  grams integer[] not null,
  primary key (corp_id, table_nm, row_id)
);
create index sys_keyword_grams on sys_keyword using gin (grams);

create function keyword_rows(of_table text, of_corp bigint, wanted integer[]) returns setof bigint
  language sql stable security definer set search_path = public
  as $$
    select row_id from sys_keyword
    where grams @> wanted and table_nm = of_table and corp_id = of_corp
      and of_corp in (app_corp_id(), 1)
  $$;

-- What a person keeps for themself: column layouts, saved searches, folded menus.
create table sys_pref (
  corp_id bigint not null,
  user_id bigint not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (corp_id, user_id, key)
);

-- Products of the store that a company holds; its menus open with them (60-demo-data 6.6).
create table sys_corp_product (
  corp_id bigint not null,
  prod_id bigint not null,
  start_dt date not null,
  end_dt date,
  primary key (corp_id, prod_id, start_dt)
);

do $$
declare t text;
begin
  foreach t in array array['sys_session', 'sys_doc_no', 'sys_audit', 'sys_keyword', 'sys_corp_product'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (corp_id = app_corp_id()) with check (corp_id = app_corp_id())', t);
  end loop;
end $$;
alter table sys_pref enable row level security;
create policy own on sys_pref using (corp_id = app_corp_id() and user_id = app_user_id())
  with check (corp_id = app_corp_id() and user_id = app_user_id());
