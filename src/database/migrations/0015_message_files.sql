-- Files that go out with an e-mail: a sent quotation brings its paper along. The bytes stay in the file store.
create table sys_outbox_file (
  message_id bigint not null,
  seq_num integer not null,
  ori_file_nm varchar(255) not null,
  save_file_nm varchar(80) not null,
  constraint sys_outbox_file_pkey primary key (message_id, seq_num)
);
alter table sys_outbox_file enable row level security;
create policy p_read on sys_outbox_file for select using (app_corp_id() = 1);
revoke insert, update, delete on sys_outbox_file from hangro_app;

-- The message is the system company's, the file the sender's own.
create function outbox_attach(message bigint, file bigint) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into sys_outbox_file (message_id, seq_num, ori_file_nm, save_file_nm)
    select message, (select count(*) + 1 from sys_outbox_file o where o.message_id = message), f.ori_file_nm, f.save_file_nm
    from sys_file f where f.id = file and f.corp_id = app_corp_id() and f.file_del_yn = 'N'
  $$;
revoke all on function outbox_attach(bigint, bigint) from public;
grant execute on function outbox_attach(bigint, bigint) to hangro_app;
