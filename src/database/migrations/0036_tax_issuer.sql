-- A tax invoice is issued in the name of the company that holds it. The application fills that in by itself; this holds
-- where a way around it is found.
create function tax_inv_issuer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if new.invr_corp_id is distinct from new.corp_id or not exists (
        select 1 from platform_corp c where c.id = new.corp_id and c.corp_reg_no = new.invr_reg_no and c.corp_nm = new.invr_nm
      ) then
        raise exception 'a tax invoice names another issuer than its company' using errcode = 'check_violation';
      end if;
      return new;
    end
  $$;
create trigger tax_inv_issuer_made before insert on platform_tax_inv for each row
  when (new.invr_reg_no is not null or new.invr_nm is not null) execute function tax_inv_issuer();
create trigger tax_inv_issuer_changed before update on platform_tax_inv for each row
  when (old.invr_reg_no is distinct from new.invr_reg_no or old.invr_nm is distinct from new.invr_nm
    or old.invr_corp_id is distinct from new.invr_corp_id or (new.st_cd = 'ISSUED' and old.st_cd <> 'ISSUED'))
  execute function tax_inv_issuer();
