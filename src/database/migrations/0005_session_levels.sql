-- Asked at the head of every call, so it is one statement with a kept plan instead of a transaction of four. It runs with
-- the caller's own rights: the company is announced first, and row-level security holds as everywhere.
-- Answers the authority in force, or null when the session is revoked or over, or the person or the company not active.
create function session_levels(of_session uuid, of_corp bigint, of_user bigint, at timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      perform set_config('app.corp_id', of_corp::text, true), set_config('app.user_id', of_user::text, true);
      return (
        select s.menu_levels
        from sys_session s
          join platform_user u on u.corp_id = s.corp_id and u.id = s.user_id
          join platform_corp c on c.id = s.corp_id
        where s.id = of_session and s.corp_id = of_corp and s.user_id = of_user
          and s.revoked_at is null and s.expires_at > at
          and u.st_cd = 'ACTIVE' and u.del_yn = 'N' and c.st_cd = 'ACTIVE' and c.del_yn = 'N'
      );
    end
  $$;
