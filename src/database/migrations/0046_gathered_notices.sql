-- A turn is told however much a person was told before; of the rest beyond 300 an hour one notice tells how many there were.
create or replace function notice_put(people bigint[], stand_ins date, of_kind text, of_prefix text, through text, record bigint,
  of_facts jsonb, only_once text, moment timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare told bigint[];
  begin
    with wanted as (
      select u.id, p.value -> of_kind as choice,
        (select count(*) from sys_notice n where n.corp_id = u.corp_id and n.user_id = u.id and n.at > moment - interval '1 hour') as lately,
        (select count(*) from sys_notice n where n.corp_id = u.corp_id and n.user_id = u.id and n.at > moment - interval '1 day') as today
      from platform_user u left join sys_pref p on p.corp_id = u.corp_id and p.user_id = u.id and p.key = 'notify'
      where u.corp_id = app_corp_id() and u.st_cd = 'ACTIVE' and u.del_yn = 'N'
        and (u.id = any (people) or exists (select 1 from platform_user a where a.corp_id = u.corp_id and a.id = any (people)
          and a.proxy_user_id = u.id and stand_ins between a.abs_from_dt and a.abs_to_dt))
    ), judged as (
      select id, coalesce(choice ->> 'app', 'true') = 'true' as shown,
        coalesce(choice ->> 'mail', case when of_kind = 'turn' then 'true' else 'false' end) = 'true'
          and (today < 100 or of_kind = 'turn') as mail,
        lately >= 300 and of_kind <> 'turn' as gathered
      from wanted
    ), put as (
      insert into sys_notice (corp_id, user_id, kind, prefix, of_view, record_id, facts, once, at, shown, mail)
      select app_corp_id(), id, of_kind, of_prefix, through, record, of_facts, only_once, moment, shown, mail
      from judged where (shown or mail) and not gathered
      on conflict do nothing returning user_id
    ), more as (
      insert into sys_notice as n (corp_id, user_id, kind, prefix, of_view, record_id, facts, once, at, shown, mail)
      select app_corp_id(), id, 'more', of_prefix, through, record, of_facts || '{"count": 1}',
        'more:' || to_char(moment at time zone 'UTC', 'YYYY-MM-DD HH24'), moment, true, false
      from judged where shown and gathered
      on conflict (corp_id, user_id, once) where once is not null do update set
        facts = excluded.facts || jsonb_build_object('count', (n.facts ->> 'count')::int + 1), prefix = excluded.prefix,
        of_view = excluded.of_view, record_id = excluded.record_id, at = excluded.at, read_at = null
      returning user_id
    )
    select array_agg(user_id) into told from (select user_id from put union select user_id from more) t;
    if told is not null then perform notice_stir(told); end if;
  end $$;
