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

-- Keyword search: numbers of a record's grams (core/hangul), and the text in which the fragment must really stand.
-- Functions write and read it: array containment is not leakproof, so row-level security would keep it from the index.
-- Company 0 stands for resources that several companies see; the ids found there pass the resource's own policies.
create table sys_keyword (
  corp_id bigint not null,
  table_nm text not null,
  row_id bigint not null,
  grams integer[] not null,
  form text not null,
  primary key (corp_id, table_nm, row_id)
);
create index sys_keyword_grams on sys_keyword using gin (grams);
revoke all on sys_keyword from hangro_app;

create function keyword_rows(of_table text, of_corp bigint, wanted integer[], fragment text) returns setof bigint
  language sql stable security definer set search_path = public
  as $$
    select row_id from sys_keyword
    where grams @> wanted and table_nm = of_table and corp_id = of_corp
      and position(fragment in form) > 0 and of_corp in (app_corp_id(), 1, 0)
  $$;
create function keyword_write(of_table text, of_corp bigint, of_row bigint, new_grams integer[], new_form text) returns void
  language sql security definer set search_path = public
  as $$
    insert into sys_keyword (corp_id, table_nm, row_id, grams, form)
    select of_corp, of_table, of_row, new_grams, new_form where of_corp in (app_corp_id(), 0)
    on conflict (corp_id, table_nm, row_id) do update set grams = excluded.grams, form = excluded.form
    where sys_keyword.form <> excluded.form
  $$;
create function keyword_drop(of_table text, of_corp bigint, of_rows bigint[]) returns void
  language sql security definer set search_path = public
  as $$
    delete from sys_keyword where table_nm = of_table and corp_id = of_corp and row_id = any (of_rows)
      and of_corp in (app_corp_id(), 0)
  $$;

-- Whether rows of any company point at shared rows: tells only yes or no, so that a shared master in use stays.
create function shared_in_use(of_table text, of_column text, targets bigint[], live text) returns boolean
  language plpgsql stable security definer set search_path = public
  as $$
  declare found_one boolean;
  begin
    execute format('select exists (select 1 from %I t where t.%I = any ($1) and (%s))', of_table, of_column,
      case live when 'header' then 't.del_yn = ''N''' else 'true' end) into found_one using targets;
    return found_one;
  end $$;

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
  foreach t in array array['sys_session', 'sys_doc_no', 'sys_corp_product'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (corp_id = app_corp_id()) with check (corp_id = app_corp_id())', t);
  end loop;
end $$;
-- A partner's or the operator's change stands in the owner's trail; the owner and the operator read it,
-- nobody alters it.
alter table sys_audit enable row level security;
create policy own on sys_audit for select using (corp_id = app_corp_id() or app_corp_id() = 1);
create policy written on sys_audit for insert with check (user_id = app_user_id());
alter table sys_keyword enable row level security;
alter table sys_pref enable row level security;
create policy own on sys_pref using (corp_id = app_corp_id() and user_id = app_user_id())
  with check (corp_id = app_corp_id() and user_id = app_user_id());
