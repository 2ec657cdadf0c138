-- Items may be chosen for lines of invoices too.
alter table rs4_inv_item add column item_id bigint;

alter table rs4_inv_item add constraint fk_rs4_inv_item_item_id FOREIGN KEY (corp_id, item_id) REFERENCES rs4_stdinfo_item(corp_id, id);
create index ix_rs4_inv_item_item_id on rs4_inv_item (corp_id, item_id) where item_id is not null;
