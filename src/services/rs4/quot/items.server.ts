/** What a picked item brings into a line: words, unit, purchase, and the price for this customer (20-rs4-ship-repair, item). */
import { sql } from 'kysely';
import { decimal, rnd } from '../../../core/decimal.ts';
import type { InputOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { isForeign, toForeign } from '../../shared/amounts.ts';
import { settingsOf, type Basis } from '../document/defaults.server.ts';
import { lastPrices, type Past } from '../document/lastPrices.server.ts';
import type { lineFields } from '../document/fields.ts';

/** The document that the line stands in. */
interface InDocument extends Basis {
  readonly excRt?: string | null;
  readonly excUnit?: number | null;
}
type Line = InputOf<typeof lineFields>;

interface Item {
  readonly id: number;
  readonly itemNm: string;
  readonly itemNmEn: string | null;
  readonly workTpCd: string | null;
  readonly spec: string | null;
  readonly unitCd: string;
  readonly price: string;
  readonly priceFrgn: string;
  readonly purcPrice: string;
  readonly purcPriceFrgn: string;
  readonly currCd: string;
  /** Newest price for the customer in this currency; null when there is none. */
  readonly agreed: string | null;
  readonly agreedFrgn: string | null;
}

/** Values of a line by item id, and its last price in documents before. Names in the language of the document's style. */
export async function itemProposals(ask: Ask, call: Call, ids: readonly number[], record: InDocument, past?: Past) {
  const currCd = record.currCd ?? 'KRW';
  const style = record.styleCodeId ?? null;
  const [items, settings, [language]] = [
    await ask<Item>(sql`
      select t.id, t.item_nm as "itemNm", t.item_nm_en as "itemNmEn", t.work_tp_cd as "workTpCd", t.spec, t.unit_cd as "unitCd",
        coalesce(t.price, 0)::text as price, coalesce(t.price_frgn, 0)::text as "priceFrgn", t.curr_cd as "currCd",
        coalesce(t.purc_price, 0)::text as "purcPrice", coalesce(t.purc_price_frgn, 0)::text as "purcPriceFrgn",
        p.price::text as agreed, p.price_frgn::text as "agreedFrgn"
      from rs4_stdinfo_item t left join lateral (
        select price, price_frgn from rs4_stdinfo_item_prices c
        where c.corp_id = t.corp_id and c.parent_id = t.id and c.clnt_id = ${record.clntId ?? null}::bigint
          and c.curr_cd = ${currCd} and c.from_dt <= ${record.quotDt ?? call.today}::date
        order by c.from_dt desc, c.id desc limit 1) p on true
      where t.corp_id = ${call.corpId}::bigint and t.del_yn = 'N' and t.id = any (${[...ids]}::bigint[])`),
    await settingsOf(ask, call),
    await ask<{ lang: string }>(sql`select lang_cd as lang from rs4_style_code
      where corp_id = ${call.corpId}::bigint and id = ${style}::bigint`),
  ];
  const english = language?.lang === 'en';
  const last = past && (await lastPrices(ask, call, ids, record, past));
  return items.map((item) => ({
    of: item.id,
    values: lineOf(item, record, { english, rate: settings.DFLT_PRFT_RT ?? '0' }),
    last: last?.get(item.id),
  }));
}

const isAbove = (amount: string | null): amount is string => amount !== null && decimal(amount).gt(0);

/** A price that is known is taken as it is; without one the usual profit on the purchase makes it. */
function lineOf(
  item: Item,
  record: InDocument,
  { english, rate }: { readonly english: boolean; readonly rate: string },
): Line {
  const words = {
    itemNm: (english && item.itemNmEn) || item.itemNm,
    workTpCd: item.workTpCd,
    spec: item.spec,
    unitCd: item.unitCd,
  };
  const currCd = record.currCd ?? 'KRW';
  const currency = { currCd, excRt: record.excRt ?? '', excUnit: record.excUnit ?? 1 };
  const byRate = { priceBaseCd: 'R', prftRt: rnd(rate, 2) };
  if (!isForeign(currency)) {
    const price = isAbove(item.agreed) ? item.agreed : item.price;
    const purchase = { purcBaseCd: 'K', purcPrice: item.purcPrice };
    return { ...words, ...purchase, ...(isAbove(price) ? { priceBaseCd: 'P', price } : byRate) };
  }
  const same = item.currCd === currCd;
  const inForeign = same && isAbove(item.purcPriceFrgn);
  const purchase = inForeign
    ? { purcBaseCd: 'F', purcPriceFrgn: item.purcPriceFrgn }
    : { purcBaseCd: 'K', purcPrice: item.purcPrice };
  const rated = /^\d+(\.\d+)?$/.test(currency.excRt) && decimal(currency.excRt).gt(0);
  const price = isAbove(item.agreedFrgn)
    ? item.agreedFrgn
    : same && isAbove(item.priceFrgn)
      ? item.priceFrgn
      : rated && isAbove(item.price)
        ? toForeign(item.price, currency)
        : null;
  return { ...words, ...purchase, ...(price === null ? byRate : { priceBaseCd: 'P', priceFrgn: price }) };
}
