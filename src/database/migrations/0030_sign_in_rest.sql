-- After wrong passwords the sign-in rests for a while instead of the account being locked.
alter table platform_user add lock_yn varchar(1);
alter table platform_user add lock_dtm timestamptz;
update platform_user set lock_yn = 'N';
-- What wrong passwords had locked is open again; what an administrator locked had counted fewer.
update platform_user set st_cd = 'ACTIVE', fail_cnt = 0 where st_cd = 'LOCK' and coalesce(fail_cnt, 0) >= 5;

drop function sign_in(text);
create function sign_in(wanted text)
  returns table (id bigint, "corpId" bigint, "loginPw" text, "userSt" text, "corpSt" text, "lockDtm" timestamptz)
  language sql stable strict security definer set search_path = public, pg_temp
  as $$
    select u.id, u.corp_id, u.login_pw, u.st_cd, c.st_cd, u.lock_dtm
    from platform_user u join platform_corp c on c.id = u.corp_id
    where u.login_id = wanted and u.st_cd in ('ACTIVE', 'LOCK') and u.del_yn = 'N' and c.del_yn = 'N'
  $$;
revoke all on function sign_in(text) from public;
grant execute on function sign_in(text) to hangro_app;
