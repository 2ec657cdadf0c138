-- The one way past row-level security: at sign-in nobody's company is known yet. It answers one person by login id, with
-- what the sign-in must judge, and nothing else.
create function sign_in(wanted text)
  returns table (id bigint, "corpId" bigint, "loginPw" text, "userSt" text, "corpSt" text)
  language sql stable strict security definer set search_path = public, pg_temp
  as $$
    select u.id, u.corp_id, u.login_pw, u.st_cd, c.st_cd
    from platform_user u join platform_corp c on c.id = u.corp_id
    where u.login_id = wanted and u.st_cd in ('ACTIVE', 'LOCK') and u.del_yn = 'N' and c.del_yn = 'N'
  $$;
revoke all on function sign_in(text) from public;
grant execute on function sign_in(text) to hangro_app;
