-- A message is known by its id to whoever put it in, so that a person can be told at once when it does not get through.
drop function outbox_put(text, text, text, text, text, timestamptz);
create function outbox_put(kind text, addr text, subject text, content text, secret text, expires timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into platform_outbox (corp_id, msg_kind_cd, rcv_addr, msg_subject, msg_text, msg_secret, msg_exp_dtm, st_cd, try_cnt)
    values (1, kind, addr, subject, content, secret, expires, 'WAIT', 0) returning id
  $$;
revoke all on function outbox_put(text, text, text, text, text, timestamptz) from public;
grant execute on function outbox_put(text, text, text, text, text, timestamptz) to hangro_app;
-- The newest attempt of a kind says whether that way out works.
create index sx_platform_outbox_tried on platform_outbox (msg_kind_cd, update_dt desc) where try_cnt > 0;
