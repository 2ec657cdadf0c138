-- Services of the store that run are open; of others visitors may be told when they open.
alter table platform_system_product add open_yn varchar(1);
update platform_system_product set open_yn = case when subs_req_id in ('RS4-STD', 'GW-STD') then 'Y' else 'N' end;

alter table platform_system_demo add subs_req_id varchar(20);
alter table platform_system_demo add subs_req_nm varchar(100);
alter table platform_system_demo add open_notice_yn varchar(1);
update platform_system_demo set open_notice_yn = 'N';
