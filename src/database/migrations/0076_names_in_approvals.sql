-- What a vessel or a customer that an approval document names is called in English.
alter table groupware_appr_val add column field_val_en varchar(500);
