-- Whose person somebody is: in the trail of a document between companies stands the other one's name, never its person's.
create function company_of_person(person bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select corp_id from platform_user where id = person limit 1
  $$;
revoke all on function company_of_person(bigint) from public;
grant execute on function company_of_person(bigint) to hangro_app;
