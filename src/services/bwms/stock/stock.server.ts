/** Stored cargo on the server: how long it lies, what is due, and what the night finds overdue. */
import { sql } from 'kysely';
import type { StoredOf } from '../../../core/record.ts';
import type { Behaviour, SaveStep } from '../../../database/behaviour.ts';
import { keyText } from '../../shared/stock/balances.server.ts';
import { compareAndTell } from '../../shared/stock/compare.server.ts';
import { bondedLedger } from '../ledger.ts';
import type { stock } from './stock.ts';

type StoredStock = StoredOf<typeof stock>;

/** What is left after its time has run out is overdue (체화). */
const markOverdue = ({ tx, corpId, today }: SaveStep) =>
  tx.query(sql`update bwms_stock set st_cd = 'OVER', version = version + 1, update_dt = now()
    where corp_id = ${corpId}::bigint and del_yn = 'N' and bal_pkg_cnt > 0 and store_due_dt < ${today}::date
      and st_cd is distinct from 'OVER'`);

export const bondedStockBehaviour: Behaviour<typeof stock> = {
  prepare(_step: SaveStep, record, stored) {
    if (!stored) {
      const { bondAreaCd, cargMtNo } = record as StoredStock;
      record.stockKey = keyText(bondedLedger, { bondAreaCd, cargMtNo });
    }
  },
  listColumns: {
    storeDays: sql`(case when t.bal_pkg_cnt > 0 then (now() at time zone 'Asia/Seoul')::date
      else (t.last_dtm at time zone 'Asia/Seoul')::date end - t.in_dt)`,
  },
  conditions: {
    dueIn: ({ today }, value) => sql`(t.bal_pkg_cnt > 0 and t.store_due_dt <= ${today}::date + ${Number(value)}::int)`,
  },
  async nightly(step) {
    await markOverdue(step);
    return compareAndTell(step, bondedLedger);
  },
};
