-- Demo requests have a number that whoever asked is told; those that came before are numbered in their order.
alter table platform_system_demo add column demo_no varchar(20);
update platform_system_demo d set demo_no = n.no
  from (select id, 'D-' || year || '-' || lpad((row_number() over (partition by year order by id))::text, 4, '0') as no
    from (select id, to_char(create_dt at time zone 'Asia/Seoul', 'YYYY') as year from platform_system_demo) y) n
  where n.id = d.id;
insert into sys_doc_no (corp_id, table_nm, prefix, period, seq)
  select 1, 'PF_DEMO', 'D', split_part(demo_no, '-', 2), count(*) from platform_system_demo group by 4;
