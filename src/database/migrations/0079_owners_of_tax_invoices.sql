-- Records that asked for a tax invoice named it without its company, so that nobody found its number.
update rs4_inv i set tax_inv_corp_id = t.corp_id from platform_tax_inv t
  where t.id = i.tax_inv_id and i.tax_inv_corp_id is null;
update shipwork_order o set tax_inv_corp_id = t.corp_id from platform_tax_inv t
  where t.id = o.tax_inv_id and o.tax_inv_corp_id is null;
