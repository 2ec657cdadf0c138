-- An order that waits for a quotation has none: the day of the one before said otherwise.
update shipwork_order set quot_dt = null where st_cd = 'REQ';
