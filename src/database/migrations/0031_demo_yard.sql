-- The demo yard: a company of fictitious data that visitors look at, made anew for each day. Whoever enters it is a guest.
create table sys_demo_yard (
  corp_id bigint primary key references platform_corp (id),
  guest_id bigint not null,
  made_on date not null unique
);
grant select on sys_demo_yard to hangro_app;
