-- Whose person somebody is, among some companies: in the trail of a document between companies stands the other one's
-- name, never its person's. Sought among few, it is found by the key.
create function company_of_person(person bigint, among bigint[]) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select corp_id from platform_user where corp_id = any (among) and id = person limit 1
  $$;
revoke all on function company_of_person(bigint, bigint[]) from public;
grant execute on function company_of_person(bigint, bigint[]) to hangro_app;
