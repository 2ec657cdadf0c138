/** What an order says of its companies and of the ship, copied from the masters of whoever writes it. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { OrderLine, OrderRecord } from './order.fields.ts';

type Side = 'buy' | 'sell';
const prefixes = { buy: 'buy', sell: 'sup' } as const;

interface Company {
  readonly nm: string;
  readonly regNo: string;
  readonly ceoNm: string | null;
  readonly addr: string | null;
  readonly addrEn: string | null;
  readonly bizTp: string | null;
  readonly bizItem: string | null;
  readonly telNo: string | null;
  readonly email: string | null;
}

const named = (side: Side, company: Partial<Company>): OrderRecord =>
  Object.fromEntries(
    Object.entries(company).map(([name, value]) => [prefixes[side] + name[0]!.toUpperCase() + name.slice(1), value]),
  );

/** The own company as it stands on this side. */
export async function ownCompany(ask: Ask, { corpId }: Pick<Call, 'corpId'>, side: Side): Promise<OrderRecord> {
  const [company] = await ask<Company>(sql`
    select corp_nm as nm, corp_reg_no as "regNo", ceo_nm as "ceoNm", biz_tp as "bizTp", biz_item as "bizItem",
      nullif(left(concat_ws(' ', addr, addr_dtl), 150), '') as addr, left(addr_en, 200) as "addrEn", tel_no as "telNo", coalesce(tax_email, email) as email
    from platform_corp where id = ${corpId}::bigint`);
  return company ? named(side, company) : {};
}

/** A certified supplier, as far as the directory tells; undefined unless it is one today. */
export async function certifiedSupplier(
  ask: Ask,
  { today }: Pick<Call, 'today'>,
  id: unknown,
): Promise<(OrderRecord & { readonly supCorpId: number }) | undefined> {
  if (typeof id !== 'number') return undefined;
  const [found] = await ask<Company & { readonly corpId: number }>(sql`
    select corp_id as "corpId", corp_nm as nm, corp_reg_no as "regNo", ceo_nm as "ceoNm", tel_no as "telNo", email
    from platform_cert_corp where id = ${id}::bigint and del_yn = 'N' and st_cd = 'CERT' and cert_tp_cd = 'SR'
      and exp_dt >= ${today}::date`);
  if (!found) return undefined;
  const { corpId, ...company } = found;
  return { ...named('sell', company), supCorpId: corpId };
}

/** What the supplier may know of the ship, and how its supplies are taxed (1.5 "VAT"). */
export async function shipOf(ask: Ask, { corpId }: Pick<Call, 'corpId'>, id: unknown): Promise<OrderRecord> {
  if (typeof id !== 'number') return {};
  const [ship] = await ask<Pick<OrderRecord, 'shipNm' | 'shipNmEn' | 'callSign' | 'trdTpCd'>>(sql`
    select left(ship_nm, 50) as "shipNm", left(ship_nm_en, 50) as "shipNmEn", call_sign as "callSign", trd_tp_cd as "trdTpCd" from rs4_ship
    where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return ship ?? {};
}

/** A ship in foreign trade is supplied at zero rate. */
export const vatOf = ({ trdTpCd }: OrderRecord): OrderRecord =>
  trdTpCd === 'INTL' ? { vatCd: 'ZERO', zeroReasonCd: 'SHIP' } : { vatCd: 'TAX10', zeroReasonCd: null };

/** Lines under the names of the buyer's items, with what these are called in English; other words have no twin. */
export async function englishOf(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  lines: readonly OrderLine[],
): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  const items = ids.length
    ? await ask<{ id: number; itemNm: string; itemNmEn: string | null }>(sql`
        select id, item_nm as "itemNm", left(item_nm_en, 200) as "itemNmEn" from rs4_stdinfo_item
        where corp_id = ${corpId}::bigint and id = any (${ids}::bigint[])`)
    : [];
  const itemById = new Map(items.map((item) => [item.id, item]));
  for (const line of lines) {
    const item = itemById.get(line.itemId ?? 0);
    Object.assign(line, { itemNmEn: item?.itemNm === line.itemNm ? (item?.itemNmEn ?? null) : null });
  }
}
