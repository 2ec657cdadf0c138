-- Other companies see the templates of the system company, not the groups of its own people.
drop policy p_read on platform_auth;

create policy p_read on platform_auth for select using (corp_id = app_corp_id() or corp_id = 1 and sys_yn in ('Y'));
