/** Stored cargo on the server: where and how long it lies, notice to take it away, and what the night finds overdue. */
import { sql } from 'kysely';
import { addMonths } from '../../../core/dates.ts';
import type { StoredOf } from '../../../core/record.ts';
import type { Action, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import { keyText } from '../../shared/stock/balances.server.ts';
import { compareAndTell } from '../../shared/stock/compare.server.ts';
import { atPlace } from '../../shared/places/atPlace.server.ts';
import { readMonths } from '../../shared/stock/monthRoutes.server.ts';
import { bondedLedger } from '../ledger.ts';
import { accidentsOf, listedAccidents } from './accidents.server.ts';
import { owners, places } from './places.server.ts';
import { bondedReportHeads, bondedReports } from './reports.server.ts';
import type { stock } from './stock.ts';
import { noticeDays } from './stock.rules.ts';

type StoredStock = StoredOf<typeof stock>;

/** What is left after its time has run out is overdue (체화). */
const markOverdue = ({ tx, corpId, today }: SaveStep) =>
  tx.query(sql`update bwms_stock set st_cd = 'OVER', version = version + 1, update_dt = now()
    where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('STORED', 'PART', 'NOTICE') and store_due_dt < ${today}::date`);

const move: Action<typeof stock, 'move'> = { run: async (_step, _stored, { locCd }) => ({ changes: { locCd } }) };

/** Notice was given for the day that moves away: it has to be given anew. */
const extend: Action<typeof stock, 'extend'> = {
  async run({ today }, { storeDueDt: before, outPkgCnt }, { months, docNo }) {
    const storeDueDt = addMonths(before!, months!);
    const stCd = storeDueDt < today ? 'OVER' : outPkgCnt! > 0 ? 'PART' : 'STORED';
    return { changes: { storeDueDt, extDocNo: docNo, noticeDt: null, stCd } };
  },
};

const notice: Action<typeof stock, 'notice'> = {
  run: async ({ today }) => ({ changes: { noticeDt: today, stCd: 'NOTICE' } }),
};

export const bondedStockBehaviour: Behaviour<typeof stock> = {
  prepare(_step: SaveStep, record, stored) {
    if (!stored) {
      const { bondAreaCd, cargMtNo } = record as StoredStock;
      record.stockKey = keyText(bondedLedger, { bondAreaCd, cargMtNo });
    }
  },
  facts: async ({ today, corpId }, { id }, ask) => ({ today, accidents: await accidentsOf(ask, corpId, Number(id)) }),
  ...listedAccidents,
  listColumns: {
    ...listedAccidents.listColumns,
    storeDays: sql`(case when t.bal_pkg_cnt > 0 then (now() at time zone 'Asia/Seoul')::date
      else (t.last_dtm at time zone 'Asia/Seoul')::date end - t.in_dt)`,
  },
  conditions: {
    dueIn: ({ today }, value) => sql`(t.bal_pkg_cnt > 0 and t.store_due_dt <= ${today}::date + ${Number(value)}::int)`,
    at: (_call, value) => atPlace(value),
    owner: (_call, value) => sql`t.owner_nm = ${value}`,
    show: ({ today }, value) =>
      value === 'ON'
        ? sql`t.st_cd <> 'OUT'`
        : value === 'DUE'
          ? sql`(t.st_cd <> 'OUT' and t.store_due_dt between ${today}::date and ${today}::date + ${noticeDays}::int)`
          : value === 'OVER'
            ? sql`t.st_cd = 'OVER'`
            : undefined,
  },
  reads: { places, owners, months: readMonths(bondedLedger) },
  reports: bondedReports,
  reportHeads: bondedReportHeads,
  async nightly(step) {
    await markOverdue(step);
    return compareAndTell(step, bondedLedger);
  },
  actions: { move, extend, notice },
};
