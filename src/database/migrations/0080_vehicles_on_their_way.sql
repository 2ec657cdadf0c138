-- Under which other trip a vehicle left and has not arrived, of whichever company: a gate that lets it go sees its own trips
-- alone. Its number and when it left, and of it nothing else.
create function plan_on_way(plate text, own_plan bigint) returns table (plan_no text, out_dtm text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.plan_no, to_char(p.out_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') from btcd_plan p
    where p.vhcl_no = plate and p.st_cd = 'OUT' and p.del_yn = 'N' and p.id <> own_plan
    order by p.out_dtm desc nulls last, p.id desc limit 1
  $$;
revoke all on function plan_on_way(text, bigint) from public;
grant execute on function plan_on_way(text, bigint) to hangro_app;
create index sx_btcd_plan_on_way on btcd_plan (vhcl_no) where st_cd = 'OUT' and del_yn = 'N';
