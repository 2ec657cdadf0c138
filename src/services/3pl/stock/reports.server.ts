/** Reports over the goods of shippers: what there was, came, went and is; each movement; what lies where now (25-3pl 2.9, 수불부, 재고현황표). */
import { sql } from 'kysely';
import type { Values } from '../../../core/field.ts';
import type { Call } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';
import { damaged } from '../ledger.ts';

/** When a movement counts: as it happened, or as the warehouse knew of it. What came without the ledger was known when it happened. */
const countsAt = ({ basisCd }: Values): Statement =>
  basisCd === 'ENTER' ? sql`coalesce(m.entered_dtm, m.move_dtm)` : sql`m.move_dtm`;

/** Asked by shipper, item and warehouse; what is left open selects all. Over the alias `s`. */
const asked = ({ corpId }: Call, { clntId = null, itemId = null, whCd = null }: Values): Statement => sql`
  s.corp_id = ${corpId}::bigint and s.del_yn = 'N' and (${clntId}::bigint is null or s.clnt_id = ${clntId}::bigint)
  and (${itemId}::bigint is null or s.item_id = ${itemId}::bigint) and (${whCd}::text is null or s.wh_cd = ${whCd}::text)`;

/** Names in the language of whoever reads, over the aliases `c` and `i`. */
const named = ({ lang }: Call, what: 'clnt' | 'item'): Statement => {
  const at = what === 'clnt' ? 'c' : 'i';
  const korean = sql.ref(`${at}.${what}_nm`);
  return lang === 'en' ? sql`coalesce(nullif(${sql.ref(`${at}.${what}_nm_en`)}, ''), ${korean})` : korean;
};

const joins = sql`join rs4_clnt c on c.corp_id = s.corp_id and c.id = s.clnt_id
  join rs4_stdinfo_item i on i.corp_id = s.corp_id and i.id = s.item_id`;

const day = (value: unknown, after = 0): Statement =>
  sql`((${value}::date + ${after}::int)::timestamp at time zone 'Asia/Seoul')`;

/**
 * By shipper and item: opening + in − out ± adjusted = closing, of what is whole; what lies damaged stands apart. What was
 * taken back counts where it had counted; what was moved to the damaged counts as adjusted away.
 */
export function ledgerBook(call: Call, input: Values): Statement {
  const at = countsAt(input);
  const net = sql`m.in_qty - m.out_qty`;
  const before = sql`${at} < ${day(input.from)}`;
  const within = sql`${at} >= ${day(input.from)} and s.loc_cd is distinct from ${damaged}`;
  const sum = (figure: Statement, which: Statement) => sql`coalesce(sum(${figure}) filter (where ${which}), 0)`;
  return sql`
    select s.clnt_id as "clntId", ${named(call, 'clnt')} as "clntNm", i.item_cd as "itemCdNm", s.item_id as "itemId",
      ${named(call, 'item')} as "itemNm", i.unit_cd as "unitCd", s."openQty", s."inQty", s."outQty", s."adjQty", s."closeQty", s."dmgQty"
    from (
      select s.corp_id, s.clnt_id, s.item_id,
        ${sum(net, sql`${before} and s.loc_cd is distinct from ${damaged}`)} as "openQty",
        ${sum(net, sql`${within} and m.move_tp_cd = 'IN'`)} as "inQty",
        ${sum(sql`m.out_qty - m.in_qty`, sql`${within} and m.move_tp_cd = 'OUT'`)} as "outQty",
        ${sum(net, sql`${within} and m.move_tp_cd not in ('IN', 'OUT')`)} as "adjQty",
        ${sum(net, sql`s.loc_cd is distinct from ${damaged}`)} as "closeQty",
        ${sum(net, sql`s.loc_cd = ${damaged}`)} as "dmgQty",
        bool_or(${at} >= ${day(input.from)}) as moved
      from t3pl_stock s join t3pl_stock_ledger m on m.corp_id = s.corp_id and m.parent_id = s.id
      where ${asked(call, input)} and ${at} < ${day(input.to, 1)}
      group by s.corp_id, s.clnt_id, s.item_id) s ${joins}
    where s.moved or s."openQty" <> 0 or s."closeQty" <> 0 or s."dmgQty" <> 0
    order by ${named(call, 'clnt')}, i.item_cd, s.item_id`;
}

/** Each movement of the period, with what was left of its balance after it. */
export function movements(call: Call, input: Values): Statement {
  const at = countsAt(input);
  const left = input.basisCd === 'ENTER' ? sql`m.bal_qty` : sql`coalesce(m.held_qty, m.bal_qty)`;
  return sql`
    select m.move_dtm as "moveDtm", coalesce(m.entered_dtm, m.move_dtm) as "enteredDtm", s.clnt_id as "clntId", ${named(call, 'clnt')} as "clntNm",
      s.item_id as "itemId", ${named(call, 'item')} as "itemNm", s.lot_no as "lotNo", s.loc_cd as "locCd", m.move_tp_cd as "moveTpCd", m.adj_rsn_cd as "adjRsnCd",
      m.in_qty as "inQty", m.out_qty as "outQty", ${left} as "balQty", m.ref_no as "refNo", m.remark as remark
    from t3pl_stock s join t3pl_stock_ledger m on m.corp_id = s.corp_id and m.parent_id = s.id ${joins}
    where ${asked(call, input)} and ${at} >= ${day(input.from)} and ${at} < ${day(input.to, 1)}
    order by ${at}, m.id`;
}

/** What lies where now, place by place. */
export const onHand = (call: Call, input: Values): Statement => sql`
  select s.clnt_id as "clntId", ${named(call, 'clnt')} as "clntNm", i.item_cd as "itemCdNm", s.item_id as "itemId",
    ${named(call, 'item')} as "itemNm", s.lot_no as "lotNo", s.exp_dt as "expDt", s.wh_cd as "whCd", s.loc_cd as "locCd",
    s.on_qty as "onQty", s.alloc_qty as "allocQty", s.avail_qty as "availQty", i.unit_cd as "unitCd"
  from t3pl_stock s ${joins}
  where ${asked(call, input)} and s.on_qty > 0
  order by ${named(call, 'clnt')}, i.item_cd, s.exp_dt nulls last, s.lot_no, s.loc_cd, s.id`;
