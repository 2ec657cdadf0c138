-- Answers of calls that came with an Idempotency-Key, written in the transaction of what they made.
create table sys_idempotency (
  corp_id bigint not null,
  user_id bigint not null,
  resource text not null,
  key text not null,
  asked bytea not null,
  answer json not null,
  expires_at timestamptz not null,
  constraint sys_idempotency_pkey primary key (corp_id, user_id, resource, key)
);
create index ix_sys_idempotency_expires_at on sys_idempotency (expires_at);
alter table sys_idempotency enable row level security;
create policy p_own on sys_idempotency using (corp_id = app_corp_id() and user_id = app_user_id())
  with check (corp_id = app_corp_id() and user_id = app_user_id());

create function sweep_idempotency(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from sys_idempotency where expires_at <= at $$;
revoke all on function sweep_idempotency(timestamptz) from public;
grant execute on function sweep_idempotency(timestamptz) to hangro_app;
