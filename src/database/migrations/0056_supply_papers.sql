-- What the English papers of a supply order say: ship, addresses and goods by their English names, and the day of the quotation.
alter table shipwork_order add column ship_nm_en varchar(50);
alter table shipwork_order add column quot_dt date;
alter table shipwork_order add column sup_addr_en varchar(200);
alter table shipwork_order add column buy_addr_en varchar(200);
alter table shipwork_order_item add column item_nm_en varchar(200);
