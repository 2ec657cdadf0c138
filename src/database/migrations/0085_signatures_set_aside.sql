-- A correction of a delivery once left the signature for it as a plain document. Of these it is known by the trail that it
-- came after the delivery that was corrected, when a picture was taken for the signature that was awaited: such a one stays as
-- an earlier signature, as every later one does, and no copy takes it.
update sys_file f set ref_type_cd = 'SIGN_OLD'
  where f.ref_table_nm = 'SW_ORDER' and f.ref_type_cd = 'DOC' and f.file_ext in ('jpg', 'jpeg', 'png', 'webp')
    and f.file_del_yn = 'N' and f.ref_id is not null
    and (select a.act from sys_audit a where a.corp_id = f.ref_corp_id and a.table_nm = 'shipwork_order' and a.row_id = f.ref_id
      and a.act in ('deliver', 'correct') and a.at <= f.create_dt order by a.id desc limit 1) = 'deliver'
    and (select a.act from sys_audit a where a.corp_id = f.ref_corp_id and a.table_nm = 'shipwork_order' and a.row_id = f.ref_id
      and a.act in ('deliver', 'correct', 'receive') and a.at > f.create_dt order by a.id limit 1) = 'correct';
