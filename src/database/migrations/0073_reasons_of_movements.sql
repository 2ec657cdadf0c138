-- Why something was adjusted or counted stands in a column of its own, by which a person reads its name.
alter table t3pl_stock_ledger add column adj_rsn_cd varchar(30);
update t3pl_stock_ledger set adj_rsn_cd = ref_no, ref_no = null
  where move_tp_cd in ('ADJ', 'COUNT') and ref_no in ('LOSS', 'DMG', 'FOUND', 'EXP', 'ERR');
