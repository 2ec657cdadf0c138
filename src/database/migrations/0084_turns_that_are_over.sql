-- Whoever was told that it waits for them has nothing to read any more once somebody else has done it, or nobody needs to.
create function notice_over(people bigint[], of_kind text, of_prefix text, record bigint, moment timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update sys_notice set read_at = moment where corp_id = app_corp_id() and user_id = any (people)
      and kind = of_kind and prefix = of_prefix and record_id = record and read_at is null;
    select notice_stir(people);
  $$;
revoke all on function notice_over(bigint[], text, text, bigint, timestamptz) from public;
grant execute on function notice_over(bigint[], text, text, bigint, timestamptz) to hangro_app;
