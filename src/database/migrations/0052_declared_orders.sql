-- The supply order whose goods an export declaration is for.
alter table shipwork_exp_decl add column order_id bigint;
alter table shipwork_exp_decl add column order_corp_id bigint;

alter table shipwork_exp_decl add constraint fk_shipwork_exp_decl_order_id FOREIGN KEY (order_corp_id, order_id) REFERENCES shipwork_order(corp_id, id);
create index ix_shipwork_exp_decl_order_id on shipwork_exp_decl (corp_id, order_id) where order_id is not null;
