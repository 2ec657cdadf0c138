/** What items were sold for, or bought at, last: for this vessel, else for this partner, in the same currency. */
import { sql } from 'kysely';
import type { LastPrice } from '../../../core/resource.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { isForeign } from '../../shared/amounts.ts';
import type { Basis } from './defaults.server.ts';

/** The documents that are looked through: of the same kind, so that whoever asks may read them. */
export interface Past {
  readonly table: string;
  readonly day: string;
  /** Documents that were given up, or replaced by a later one. */
  readonly not: readonly string[];
  readonly ofShips: boolean;
  readonly price: { readonly won: string; readonly foreign: string; readonly basis: string };
}
const sale = { won: 'price', foreign: 'priceFrgn', basis: 'priceBaseCd' };
const columns = { price: 'price', priceFrgn: 'price_frgn', purcPrice: 'purc_price', purcPriceFrgn: 'purc_price_frgn' };

export const quoted: Past = {
  table: 'rs4_quot',
  day: 'quot_dt',
  not: ['REV', 'CANCEL'],
  ofShips: true,
  price: sale,
};
export const ordered: Past = { table: 'rs4_order', day: 'order_dt', not: ['CANCEL'], ofShips: true, price: sale };
export const invoiced: Past = { table: 'rs4_inv', day: 'inv_dt', not: ['CANCEL'], ofShips: true, price: sale };
export const purchased: Past = {
  table: 'rs4_purc',
  day: 'purc_dt',
  not: ['CANCEL'],
  ofShips: false,
  price: { won: 'purcPrice', foreign: 'purcPriceFrgn', basis: 'purcBaseCd' },
};

interface Found {
  readonly itemId: number;
  readonly price: string;
  readonly day: string | null;
  readonly ofShip: boolean;
}

/** By item id; an item that was not yet traded with them has none. */
export async function lastPrices(
  ask: Ask,
  { corpId }: Call,
  ids: readonly number[],
  record: Basis,
  past: Past,
): Promise<ReadonlyMap<number, LastPrice>> {
  const foreign = isForeign({ currCd: record.currCd ?? 'KRW' });
  const field = foreign ? past.price.foreign : past.price.won;
  const price = sql.ref(`i.${columns[field as keyof typeof columns]}`);
  const ofShip = past.ofShips ? sql`t.ship_id = ${record.shipId ?? null}::bigint` : sql`false`;
  const rows = await ask<Found>(sql`
    select distinct on (i.item_id) i.item_id as "itemId", ${price}::text as price,
      to_char(${sql.ref(`t.${past.day}`)}, 'YYYY-MM-DD') as day, coalesce(${ofShip}, false) as "ofShip"
    from ${sql.table(past.table)} t join ${sql.table(`${past.table}_item`)} i on i.corp_id = t.corp_id and i.parent_id = t.id
    where t.corp_id = ${corpId}::bigint and t.del_yn = 'N' and t.curr_cd = ${record.currCd ?? 'KRW'}
      and t.st_cd <> all (${[...past.not]}::text[]) and i.item_id = any (${[...ids]}::bigint[]) and ${price} > 0
      and (${ofShip} or t.clnt_id = ${record.clntId ?? null}::bigint)
    order by i.item_id, coalesce(${ofShip}, false) desc, ${sql.ref(`t.${past.day}`)} desc nulls last, t.id desc, i.id desc`);
  const basis = past === purchased ? (foreign ? 'F' : 'K') : 'P';
  return new Map(
    rows.map(({ itemId, price: paid, day, ofShip: same }) => [
      itemId,
      { field, values: { [past.price.basis]: basis, [field]: paid }, day, of: same ? 'ship' : 'clnt' },
    ]),
  );
}
