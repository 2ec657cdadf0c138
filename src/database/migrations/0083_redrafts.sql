-- Which ended document one was drafted of: each is drafted anew once, unless that draft was thrown away.
alter table groupware_appr add column again_id bigint;
alter table groupware_appr add constraint fk_groupware_appr_again_id foreign key (corp_id, again_id) references groupware_appr (corp_id, id);

-- Those of before said so in a row of theirs alone; of several the newest goes on.
update groupware_appr a set again_id = b.before from (
  select distinct on (v.corp_id, o.id) v.corp_id, v.parent_id, o.id as before
  from groupware_appr_val v
    join groupware_appr n on n.corp_id = v.corp_id and n.id = v.parent_id and n.del_yn = 'N'
    join groupware_appr o on o.corp_id = v.corp_id and o.id < n.id and o.draft_user_id = n.draft_user_id
      and o.st_cd in ('REJECT', 'WITHDRAW') and o.id::text = split_part(v.field_val, ' ', 1)
  where v.field_key = 'apprAgain'
  order by v.corp_id, o.id, v.parent_id desc) b
where a.corp_id = b.corp_id and a.id = b.parent_id;

create index ix_groupware_appr_again_id on groupware_appr (corp_id, again_id) where again_id is not null;
create unique index uq_groupware_appr_again_id on groupware_appr (corp_id, again_id) where del_yn = 'N';
