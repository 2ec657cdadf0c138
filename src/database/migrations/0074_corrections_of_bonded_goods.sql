-- A movement that corrects another one says so, and why: amended by customs' leave, or taken back.
alter table bwms_stock_hist add column corr_cd varchar(30);
alter table bwms_stock_hist add column corr_txt varchar(300);
update bwms_stock_hist set corr_cd = case when rev_of_id is not null then 'BACK' else 'AMEND' end
  where rev_of_id is not null or op_id like 'bwms/io:%:amended';
