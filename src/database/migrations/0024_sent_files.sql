-- What became of the e-mails that files of the company went out with: to whom, and how far. The texts stay the system's.
create index ix_sys_outbox_file_save on sys_outbox_file (save_file_nm);
create function outbox_of_files(files bigint[]) returns table (file_id bigint, rcv_addr text, st_cd text, sent_dtm timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, o.rcv_addr, o.st_cd, o.sent_dtm
    from sys_file f join sys_outbox_file a on a.save_file_nm = f.save_file_nm
      join platform_outbox o on o.corp_id = 1 and o.id = a.message_id and o.msg_kind_cd = 'MAIL' and o.del_yn = 'N'
    where f.corp_id = app_corp_id() and f.id = any (files)
    order by o.id
  $$;
revoke all on function outbox_of_files(bigint[]) from public;
grant execute on function outbox_of_files(bigint[]) to hangro_app;
