-- Why a receipt of a purchase was corrected last.
alter table rs4_purc add column recv_fix_txt varchar(300);
