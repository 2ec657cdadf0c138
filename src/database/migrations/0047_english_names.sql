-- What papers that go abroad say: the head of the company, the bank and those who sign, in Latin letters.
alter table platform_corp add column ceo_nm_en varchar(50);
alter table platform_corp add column bank_nm_en varchar(60);
alter table platform_corp add column swift_cd varchar(11);
alter table platform_user add column user_nm_en varchar(50);
