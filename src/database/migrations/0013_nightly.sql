-- Work that one of several server processes does: answers whether this one may, namely when nobody has since the moment.
create function job_turn(job text, at timestamptz, since timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into sys_job as j (name, ran_at) values (job, at)
      on conflict (name) do update set ran_at = excluded.ran_at where j.ran_at < since;
    return found;
  end $$;
revoke all on function job_turn(text, timestamptz, timestamptz) from public;
grant execute on function job_turn(text, timestamptz, timestamptz) to hangro_app;
