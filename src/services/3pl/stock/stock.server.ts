/** Goods of shippers on the server: adjusting and moving by the ledger, what is low, what expires (25-3pl 2.9 `3pl/stock`). */
import { sql } from 'kysely';
import { seoulTime } from '../../../core/dates.ts';
import { figure } from '../../../core/decimal.ts';
import type { Action, Behaviour, SaveStep } from '../../../database/behaviour.ts';
import { keyText } from '../../shared/stock/balances.server.ts';
import { compareAndTell } from '../../shared/stock/compare.server.ts';
import type { Posting } from '../../shared/stock/ledger.ts';
import { post } from '../../shared/stock/post.server.ts';
import { atPlace } from '../../shared/places/atPlace.server.ts';
import { readMonths } from '../../shared/stock/monthRoutes.server.ts';
import { damaged, goodsLedger } from '../ledger.ts';
import { count } from './count.server.ts';
import { hereOf, opOf, type StoredStock } from './operation.server.ts';
import { owners, places } from './places.server.ts';
import { ledgerBook, movements, onHand } from './reports.server.ts';
import { soonDays } from './soon.ts';
import { demandPast } from '../../shared/past.server.ts';
import type { stock } from './stock.ts';

const adjust: Action<typeof stock, 'adjust'> = {
  async run(step, stored, { qty, adjRsnCd, reason, moveDtm }) {
    demandPast(step, { moveDtm }, 'moveDtm');
    const by = figure(qty);
    const side = by.gt(0) ? { in: { onQty: by.toFixed() } } : { out: { onQty: by.abs().toFixed() } };
    const words = { adjRsnCd, remark: reason };
    await post(step, goodsLedger, opOf(stored, 'adjust'), [
      {
        key: keyText(goodsLedger, hereOf(stored)),
        tp: 'ADJ',
        at: moveDtm!,
        atField: 'moveDtm',
        ...side,
        words,
        place: { field: 'qty' },
      },
    ]);
  },
};

const move: Action<typeof stock, 'move'> = {
  async run(step, stored, { qty, locCd, moveDtm }) {
    demandPast(step, { moveDtm }, 'moveDtm');
    const moved = { onQty: figure(qty).toFixed() };
    const here = hereOf(stored);
    const name = (stored.stockNm ?? '').split(' · ')[0];
    const there = [name, stored.lotNo, locCd].filter(Boolean).join(' · ').slice(0, 200);
    const common = { tp: 'MOVE', at: moveDtm!, atField: 'moveDtm', place: { field: 'qty' } };
    const postings: Posting[] = [
      { ...common, key: keyText(goodsLedger, here), out: moved, words: { refNo: locCd } },
      {
        ...common,
        key: { ...here, locCd },
        fresh: { stockNm: there },
        in: moved,
        words: { refNo: stored.locCd ?? null },
      },
    ];
    await post(step, goodsLedger, opOf(stored, 'move'), postings);
  },
};

/** What of an item lies there and can be sold, wherever. */
const sellable = sql`(select coalesce(sum(o.on_qty), 0) from t3pl_stock o where o.corp_id = t.corp_id and o.item_id = t.item_id
  and o.del_yn = 'N' and o.loc_cd is distinct from ${damaged})`;

/** By how much that is less than what should be there; null where it is not. */
const short = sql`(select nullif(greatest(coalesce(i.safe_qty, 0) - ${sellable}, 0), 0)::bigint from rs4_stdinfo_item i
  where i.corp_id = t.corp_id and i.id = t.item_id)`;
export const isLow = sql`${short} is not null`;

/** `%` and `_` of a person stand for themselves. */
const contains = (value: string) => `%${value.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export const stockBehaviour: Behaviour<typeof stock> = {
  // Demo data is laid without the ledger, under the same key.
  prepare(_step: SaveStep, record, stored) {
    if (!stored) record.stockKey = keyText(goodsLedger, hereOf(record as StoredStock));
  },
  facts: async (call) => ({ now: seoulTime(call.now).slice(0, 16) }),
  listColumns: {
    itemCdNm: sql`(select i.item_cd from rs4_stdinfo_item i where i.corp_id = t.corp_id and i.id = t.item_id)`,
    shortCnt: short,
  },
  conditions: {
    goods: (_call, value) => sql`(t.lot_no ilike ${contains(value)} or exists (select 1 from rs4_stdinfo_item i
      where i.corp_id = t.corp_id and i.id = t.item_id and (i.item_nm ilike ${contains(value)} or i.item_nm_en ilike ${contains(value)}
        or i.item_cd ilike ${contains(value)} or i.barcode = ${value})))`,
    expIn: (call, value) => sql`t.exp_dt <= ${call.today}::date + ${Number(value)}::int`,
    at: (_call, value) => atPlace(value),
    safe: (_call, value) => (value === 'Y' ? isLow : undefined),
    // What has gone stays in the list of all, for its movements.
    show: (call, value) =>
      value === 'ON'
        ? sql`t.on_qty > 0`
        : value === 'LOW'
          ? isLow
          : value === 'SOON'
            ? sql`t.on_qty > 0 and t.exp_dt <= ${call.today}::date + ${soonDays}::int`
            : undefined,
  },
  nightly: (step) => compareAndTell(step, goodsLedger),
  reads: { places, owners, months: readMonths(goodsLedger) },
  reports: { book: ledgerBook, moves: movements, onHand },
  actions: { adjust, move, count },
};
