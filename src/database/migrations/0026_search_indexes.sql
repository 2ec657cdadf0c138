-- Open documents, and those of a month, are few of many: lists and figures find them by state and day.
create index ix_platform_corp_st_cd on platform_corp (corp_id, st_cd) where del_yn = 'N';
create index ix_platform_user_st_cd on platform_user (corp_id, st_cd) where del_yn = 'N';
create index ix_platform_system_demo_st_cd on platform_system_demo (corp_id, st_cd) where del_yn = 'N';
create index ix_platform_outbox_st_cd on platform_outbox (corp_id, st_cd) where del_yn = 'N';
create index ix_platform_system_err_fe_first_dtm on platform_system_err_fe (corp_id, first_dtm) where del_yn = 'N';
create index ix_platform_system_err_fe_last_dtm on platform_system_err_fe (corp_id, last_dtm) where del_yn = 'N';
create index ix_rs4_quot_quot_dt on rs4_quot (corp_id, quot_dt) where del_yn = 'N';
create index ix_rs4_quot_st_cd on rs4_quot (corp_id, st_cd) where del_yn = 'N';
create index ix_rs4_purc_dlv_dt on rs4_purc (corp_id, dlv_dt) where del_yn = 'N';
create index ix_rs4_purc_st_cd on rs4_purc (corp_id, st_cd) where del_yn = 'N';
create index ix_rs4_inv_due_dt on rs4_inv (corp_id, due_dt) where del_yn = 'N';
create index ix_rs4_inv_st_cd on rs4_inv (corp_id, st_cd) where del_yn = 'N';
create index ix_platform_tax_inv_st_cd on platform_tax_inv (corp_id, st_cd) where del_yn = 'N';
create index ix_rs4_order_st_cd on rs4_order (corp_id, st_cd) where del_yn = 'N';
create index ix_rs4_order_work_from_dt on rs4_order (corp_id, work_from_dt) where del_yn = 'N';
create index ix_rs4_work_st_cd on rs4_work (corp_id, st_cd) where del_yn = 'N';
create index ix_groupware_appr_st_cd on groupware_appr (corp_id, st_cd) where del_yn = 'N';
