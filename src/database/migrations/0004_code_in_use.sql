-- Which of some code keys a column holds, so that a key in use stays (11-framework). The system company asks for the rows
-- of every company, others for their own; only keys that were asked for are answered.
create function codes_in_use(of_table text, of_column text, keys text[], many boolean, live boolean) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
  begin
    return query execute format(
      'select k from unnest($1) k where exists (select 1 from %I t where (%s) and (%s)
         and (app_corp_id() = 1 or t.corp_id = app_corp_id()))',
      of_table,
      case when many then format('k = any (string_to_array(t.%I, '',''))', of_column) else format('t.%I = k', of_column) end,
      case when live then 't.del_yn = ''N''' else 'true' end) using keys;
  end $$;
revoke all on function codes_in_use(text, text, text[], boolean, boolean) from public;
grant execute on function codes_in_use(text, text, text[], boolean, boolean) to hangro_app;
