-- Lists of declarations by the day by which goods are to be loaded or taken out.
create index ix_shipwork_exp_decl_load_due_dt on shipwork_exp_decl (corp_id, load_due_dt) where del_yn = 'N';
create index ix_shipwork_imp_decl_out_due_dt on shipwork_imp_decl (corp_id, out_due_dt) where del_yn = 'N';
