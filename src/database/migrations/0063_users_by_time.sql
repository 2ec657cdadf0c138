-- When people came and went: who is billed for a month is who was there as it ended, whenever it is reckoned. Locked ones count.
create table sys_user_state (
  corp_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  at timestamptz not null,
  billed boolean not null,
  primary key (corp_id, id)
);
create index sys_user_state_at on sys_user_state (corp_id, user_id, at desc, id desc);
alter table sys_user_state enable row level security;
create policy own on sys_user_state for select using (corp_id = app_corp_id() or app_corp_id() = 1);
revoke insert, update, delete on sys_user_state from hangro_app;

create function note_user_state() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      insert into sys_user_state (corp_id, user_id, at, billed)
        values (new.corp_id, new.id, case when tg_op = 'INSERT' then new.create_dt else new.update_dt end,
          new.del_yn = 'N' and coalesce(new.st_cd, '') in ('ACTIVE', 'LOCK'));
      return null;
    end
  $$;
create trigger t_user_state_made after insert on platform_user for each row execute function note_user_state();
create trigger t_user_state_changed after update of st_cd, del_yn on platform_user for each row
  when (old.st_cd is distinct from new.st_cd or old.del_yn is distinct from new.del_yn)
  execute function note_user_state();

-- Of those who are known already: from the day they were made, until the last change where they are gone.
insert into sys_user_state (corp_id, user_id, at, billed) select corp_id, id, create_dt, true from platform_user;
insert into sys_user_state (corp_id, user_id, at, billed)
  select corp_id, id, update_dt, false from platform_user where del_yn = 'Y' or st_cd not in ('ACTIVE', 'LOCK');
