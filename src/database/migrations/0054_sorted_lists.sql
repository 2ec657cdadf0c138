-- The list of quotations is sorted by their day and searched by the day of the inquiry; that of page errors by their last day.
drop index ix_platform_system_err_fe_last_dtm;
drop index ix_platform_system_err_fe_sort;
drop index ix_rs4_quot_quot_dt;
drop index ix_rs4_quot_sort;

create index ix_platform_system_err_fe_sort on platform_system_err_fe (corp_id, last_dtm desc nulls last, id desc) where del_yn = 'N';
create index ix_rs4_quot_inq_dt on rs4_quot (corp_id, inq_dt) where del_yn = 'N';
create index ix_rs4_quot_sort on rs4_quot (corp_id, quot_dt desc nulls last, id desc) where del_yn = 'N';
