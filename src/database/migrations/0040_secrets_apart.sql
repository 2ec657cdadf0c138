-- Codes and one-time passwords stand apart from the text of their message: whoever reads messages never reads them.
create or replace function outbox_put(kind text, addr text, subject text, content text, secret text, expires timestamptz) returns bigint
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into platform_outbox (corp_id, msg_kind_cd, rcv_addr, msg_subject, msg_text, msg_secret, msg_exp_dtm, st_cd, try_cnt)
    values (1, kind, addr, subject,
      case when coalesce(secret, '') = '' then content else replace(content, secret, repeat('*', length(secret))) end,
      nullif(secret, ''), expires, 'WAIT', 0) returning id
  $$;
update platform_outbox set msg_text = replace(msg_text, msg_secret, repeat('*', length(msg_secret)))
  where coalesce(msg_secret, '') <> '';
