-- What a person agreed to when joining (2-portal 4): which text in which version, when, and from where.
create table sys_consent (
  corp_id bigint not null,
  id bigint generated always as identity,
  user_id bigint not null,
  item text not null,
  text_version text not null,
  agreed_at timestamptz not null,
  address text not null,
  device text not null default '',
  primary key (corp_id, id)
);
create index sys_consent_user on sys_consent (corp_id, user_id);

-- Tickets of the password reset (3-decisions 3): a keyed hash over ticket, login id and browser; good once, made by one code.
create table sys_ticket (
  hash bytea primary key,
  cert_id bigint not null unique,
  corp_id bigint not null,
  user_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

do $$
declare t text;
begin
  foreach t in array array['sys_consent', 'sys_ticket'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I using (corp_id = app_corp_id()) with check (corp_id = app_corp_id())', t);
  end loop;
end $$;
-- A consent is kept as it was given.
revoke update, delete on sys_consent from hangro_app;

-- Login ids that belong to an e-mail address or a mobile number, for whoever has lost theirs.
create function find_login_ids(contact text) returns setof text
  language sql stable strict security definer set search_path = public, pg_temp
  as $$
    select u.login_id from platform_user u join platform_corp c on c.id = u.corp_id
    where contact in (lower(u.email), regexp_replace(u.phone, '\D', '', 'g'))
      and u.st_cd in ('ACTIVE', 'LOCK') and u.del_yn = 'N' and c.st_cd = 'ACTIVE' and c.del_yn = 'N'
    order by u.login_id limit 20
  $$;
revoke all on function find_login_ids(text) from public;
grant execute on function find_login_ids(text) to hangro_app;

-- Where the owner of a login id is told that somebody tried to join with it; for the system alone (nobody is signed in).
create function login_owner(wanted text) returns table (email text, phone text)
  language sql stable strict security definer set search_path = public, pg_temp
  as $$
    select u.email, regexp_replace(u.phone, '\D', '', 'g') from platform_user u
    where u.login_id = wanted and u.st_cd in ('ACTIVE', 'LOCK') and u.del_yn = 'N'
  $$;
revoke all on function login_owner(text) from public;
grant execute on function login_owner(text) to hangro_app;
