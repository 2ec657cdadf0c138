-- A night may be at work in a company while it goes, as those of the demo yard do: its marks go with it, however late they came.
delete from sys_night n where not exists (select from platform_corp c where c.id = n.corp_id);
alter table sys_night add constraint fk_sys_night_corp_id foreign key (corp_id) references platform_corp (id) on delete cascade;
