-- Where nobody else can decide and the company allows it, the drafter does; the document says so.
alter table groupware_appr add column self_yn varchar(1);
update groupware_appr set self_yn = 'N';
