-- Tells people of another company of a step that the company of the session took: those who have taken steps of the record
-- before, else all who have full authority for one of the menus. Each hears as they have chosen (notice_put), and reads the
-- company that acted, not the person.
create function notice_company(company bigint, menus bigint[], of_kind text, of_prefix text, through text, of_table text,
  owner bigint, record bigint, of_facts jsonb, moment timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    acting text := current_setting('app.corp_id', true);
    able bigint[];
    involved bigint[];
  begin
    select array_agg(u.id order by u.id) into able from (
      select u.id from platform_user u where u.corp_id = company and u.st_cd = 'ACTIVE' and u.del_yn = 'N'
        and exists (select 1 from platform_auth_menu m where m.corp_id = u.auth_corp_id and m.parent_id = u.auth_id
          and m.menu_id = any (menus) and m.menu_auth_cd = '2') order by u.id limit 100) u;
    if able is null then return; end if;
    select array_agg(distinct a.user_id) into involved from sys_audit a
      where a.corp_id = owner and a.table_nm = of_table and a.row_id = record and a.user_id = any (able);
    of_facts := of_facts || jsonb_build_object('by', (select corp_nm from platform_corp where id = acting::bigint));
    perform set_config('app.corp_id', company::text, true);
    perform notice_put(coalesce(involved, able), null, of_kind, of_prefix, through, record, of_facts, null, moment);
    perform set_config('app.corp_id', acting, true);
  end $$;
revoke all on function notice_company(bigint, bigint[], text, text, text, text, bigint, bigint, jsonb, timestamptz) from public;
grant execute on function notice_company(bigint, bigint[], text, text, text, text, bigint, bigint, jsonb, timestamptz) to hangro_app;
