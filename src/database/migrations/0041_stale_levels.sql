-- What an administrator takes away holds at once: sessions whose authority may have become less are marked, and judged with
-- their next call (3-decisions 5).
alter table sys_session add column levels_stale boolean not null default false;

create function mark_levels_of_person() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update sys_session set levels_stale = true
        where corp_id = new.corp_id and user_id = new.id and revoked_at is null and not levels_stale;
      return null;
    end
  $$;
create trigger t_levels_of_person after update of auth_corp_id, auth_id on platform_user for each row
  when (old.auth_id is distinct from new.auth_id or old.auth_corp_id is distinct from new.auth_corp_id)
  execute function mark_levels_of_person();

create function mark_levels_of_group() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update sys_session s set levels_stale = true from platform_user u
        where u.auth_corp_id = old.corp_id and u.auth_id = old.parent_id and s.corp_id = u.corp_id and s.user_id = u.id
          and s.revoked_at is null and not s.levels_stale;
      return null;
    end
  $$;
create trigger t_levels_of_group after delete or update of menu_id, menu_auth_cd, parent_id on platform_auth_menu for each row
  execute function mark_levels_of_group();

create function session_stale(of_session uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.levels_stale from sys_session s where s.id = of_session $$;
revoke all on function session_stale(uuid) from public;
grant execute on function session_stale(uuid) to hangro_app;
