-- Whoever's telephone or e-mail was changed takes it back with a code that was sent to the ways that stood before: a keyed
-- hash over login id and code, good once, and both ways as they were.
create table sys_contact_undo (
  corp_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  code_hash bytea not null unique,
  phone text,
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sys_contact_undo_pkey primary key (corp_id, id)
);
create index ix_sys_contact_undo_user on sys_contact_undo (corp_id, user_id);
create index ix_sys_contact_undo_expires_at on sys_contact_undo (expires_at);
alter table sys_contact_undo enable row level security;
create policy own on sys_contact_undo using (corp_id = app_corp_id()) with check (corp_id = app_corp_id());

-- As in 0010, with this table among those that run out.
create or replace function sweep_expired(at timestamptz, every interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    edge constant timestamptz := at - interval '1 day';
    batch constant integer := 5000;
    gone integer := 0;
    n integer;
    t record;
  begin
    if not pg_try_advisory_xact_lock(hashtext('sweep_expired')) then return null; end if;
    insert into sys_job as j (name, ran_at) values ('sweep', at)
      on conflict (name) do update set ran_at = excluded.ran_at where j.ran_at <= at - every or j.ran_at > at;
    if not found then return null; end if;
    for t in select * from (values ('sys_session', 'expires_at'), ('sys_cert', 'expires_at'), ('sys_ticket', 'expires_at'),
        ('sys_contact_undo', 'expires_at'), ('sys_handover', 'expires_at'), ('sys_once', 'expires_at'),
        ('sys_limit', 'ends_at')) as v (name, ends) loop
      execute format('delete from %1$I where ctid = any (array(
        select ctid from %1$I where %2$I < $1 order by %2$I limit $2 for update skip locked))', t.name, t.ends) using edge, batch;
      get diagnostics n = row_count;
      gone := gone + n;
    end loop;
    -- A code or one-time word that is over does not stay in a message that never left.
    update platform_outbox set msg_secret = null, msg_text = replace(msg_text, msg_secret, repeat('*', length(msg_secret)))
      where ctid = any (array(select ctid from platform_outbox where msg_secret is not null and msg_exp_dtm < edge
        limit batch for update skip locked));
    get diagnostics n = row_count;
    return gone + n;
  end $$;
