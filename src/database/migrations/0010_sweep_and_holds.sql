-- What has run out goes once for all server processes: whoever comes first in an interval sweeps, the others find it done.
create table sys_job (
  name text primary key,
  ran_at timestamptz not null
);
revoke all on sys_job from hangro_app;
create index sys_session_expires on sys_session (expires_at);
create index sys_ticket_expires on sys_ticket (expires_at);
create index sx_platform_outbox_secret on platform_outbox (msg_exp_dtm) where msg_secret is not null;

-- Answers how many rows went, null when it was not yet time. A day is left between running out and going. Rows that
-- somebody holds are left for the next time; so is what exceeds a batch.
create function sweep_expired(at timestamptz, every interval) returns integer
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
        ('sys_handover', 'expires_at'), ('sys_once', 'expires_at'), ('sys_limit', 'ends_at')) as v (name, ends) loop
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
revoke all on function sweep_expired(timestamptz, interval) from public;
grant execute on function sweep_expired(timestamptz, interval) to hangro_app;

-- Holds shared rows that somebody is about to point at until the transaction ends: row-level security would hide them from
-- a locking statement of another company. Answers those of the ids that are there, still live where that is asked.
create function shared_hold(of_table text, wanted bigint[], live boolean) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    return query execute format('select t.id from %I t where t.id = any ($1) %s order by t.id for key share', of_table,
      case when live then 'and t.del_yn = ''N''' else '' end) using wanted;
  end $$;
revoke all on function shared_hold(text, bigint[], boolean) from public;
grant execute on function shared_hold(text, bigint[], boolean) to hangro_app;

-- Rows of a grid count only while their record lives: `parent` is its table, null for a header itself; `by_corp` where both
-- belong to one company.
create function row_lives(parent text, by_corp boolean) returns text
  language sql immutable set search_path = public, pg_temp
  as $$
    select case when parent is null then 't.del_yn = ''N'''
      else format('exists (select 1 from %I p where p.id = t.parent_id and p.del_yn = ''N''%s)', parent,
        case when by_corp then ' and p.corp_id = t.corp_id' else '' end) end
  $$;

drop function shared_in_use(text, text, bigint[], text);
create function shared_in_use(of_table text, of_column text, targets bigint[], parent text, by_corp boolean) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  declare found_one boolean;
  begin
    execute format('select exists (select 1 from %I t where t.%I = any ($1) and %s)', of_table, of_column,
      row_lives(parent, by_corp)) into found_one using targets;
    return found_one;
  end $$;
revoke all on function shared_in_use(text, text, bigint[], text, boolean) from public;
grant execute on function shared_in_use(text, text, bigint[], text, boolean) to hangro_app;

drop function codes_in_use(text, text, text[], boolean, boolean);
create function codes_in_use(of_table text, of_column text, keys text[], many boolean, parent text, by_corp boolean)
  returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return query execute format(
      'select k from unnest($1) k where exists (select 1 from %I t where (%s) and %s
         and (app_corp_id() = 1 or t.corp_id = app_corp_id()))',
      of_table,
      case when many then format('k = any (string_to_array(t.%I, '',''))', of_column) else format('t.%I = k', of_column) end,
      row_lives(parent, by_corp)) using keys;
  end $$;
revoke all on function codes_in_use(text, text, text[], boolean, text, boolean) from public;
grant execute on function codes_in_use(text, text, text[], boolean, text, boolean) to hangro_app;

-- One row a key within each company. Judged at the end of a statement, so that two rows may change their keys.
alter table fw_code_code add constraint sx_fw_code_code_key unique (corp_id, parent_id, key) deferrable initially immediate;
