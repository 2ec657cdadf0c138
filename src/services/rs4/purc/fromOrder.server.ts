/** A purchase of what an order has its partner do: its lines, without what was ordered before (`fromOrder {orderId, clntId}`). */
import { sql } from 'kysely';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { refuse } from '../../../core/problem.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { orderOf } from '../order/live.server.ts';
import { ofOrder, ofPartner, partnerKinds } from './defaults.server.ts';
import type { PartnerLeft } from './partnersLeft.ts';
import type { purcFields } from './purc.fields.ts';

type Purc = RecordOf<typeof purcFields>;
type PurcLine = RowOf<typeof purcFields, 'item'>;

const closed: readonly string[] = ['CLOSED', 'CANCEL'];

/** Lines of work, each with what no live purchase has taken. */
const unpurchased = (corpId: number, orderId: unknown) => sql`
  select l.*, l.qty - p.taken as rest
  from rs4_order_item l join rs4_order o on o.corp_id = l.corp_id and o.id = l.parent_id cross join lateral (
    select coalesce(sum(i.qty), 0) as taken from rs4_purc_item i
      join rs4_purc h on h.corp_id = i.corp_id and h.id = i.parent_id
    where i.corp_id = l.corp_id and i.order_item_id = l.id and h.del_yn = 'N' and h.st_cd <> 'CANCEL') p
  where l.corp_id = ${corpId}::bigint and l.parent_id = ${orderId}::bigint
    and o.del_yn = 'N' and o.st_cd <> all (${[...closed]}::text[]) and l.line_tp_cd = 'I' and l.qty > p.taken`;

/** Unit of a line, else of its item; a purchase needs one. */
const unit = sql`coalesce(nullif(unit_cd, ''), (
  select nullif(i.unit_cd, '') from rs4_stdinfo_item i where i.corp_id = l.corp_id and i.id = l.item_id))`;

/** What is left of lines, as rows of a purchase. */
const linesLeft = (ask: Ask, corpId: number, orderId: unknown, theirs: ReturnType<typeof sql<unknown>>) =>
  ask<PurcLine>(sql`
    select id as "orderItemId", item_id as "itemId", item_nm as "itemNm", spec, ${unit} as "unitCd",
      rest::text as qty, purc_base_cd as "purcBaseCd", coalesce(purc_price, 0)::text as "purcPrice",
      coalesce(purc_price_frgn, 0)::text as "purcPriceFrgn"
    from (${unpurchased(corpId, orderId)}) l where ${theirs} order by sort_no`);

/** Statement for the partners that an order names for work not yet purchased, by name. */
export const partnersLeft = (corpId: number, orderId: number) => sql<PartnerLeft>`
  select c.id as "clntId", c.clnt_nm as "clntNm", c.clnt_nm_en as "clntNmEn", count(*)::int as lines,
    round(sum(l.rest * coalesce(l.purc_price, 0)))::text as "purcTot"
  from (${unpurchased(corpId, orderId)}) l join rs4_clnt c on c.corp_id = l.corp_id and c.id = l.purc_clnt_id
  group by c.id, c.clnt_nm, c.clnt_nm_en order by c.clnt_nm`;

/** The price in the purchase's own currency where the order has it, else in won. */
function priced(line: PurcLine, sameCurrency: boolean): PurcLine {
  const foreign = sameCurrency && line.purcBaseCd === 'F';
  return foreign ? { ...line, purcPrice: null } : { ...line, purcBaseCd: 'K', purcPriceFrgn: null };
}

/** A purchase that is about to be made. */
interface PurcDraft {
  readonly header: Purc;
  readonly rows: { readonly item: readonly PurcLine[] };
}

/** Header and rows; the rows are empty when nothing is left. */
export async function draftFrom(ask: Ask, call: Call, start: Purc): Promise<PurcDraft> {
  const { orderId, clntId } = start;
  const [order, kinds] = [await orderOf(ask, call, orderId), await partnerKinds(ask, call, clntId)];
  const header: Purc = {
    ...start,
    purcTpCd: kinds.includes('SUBC') ? 'S' : 'M',
    purcDt: start.purcDt ?? call.today,
    ...(await ofPartner(ask, call, start)),
  };
  const lines = await linesLeft(ask, call.corpId, orderId, sql`purc_clnt_id = ${clntId}::bigint`);
  const same = header.currCd === order?.currCd && header.currCd !== 'KRW';
  return {
    header: { ...header, ...(await ofOrder(ask, call, header)) },
    rows: { item: lines.map((line) => priced(line, same)) },
  };
}

/** Lines that the partner may get: those that name it, and those that name nobody. Without a partner all of them. */
export async function leftFor(ask: Ask, call: Call, input: Pick<Purc, 'orderId' | 'clntId' | 'currCd'>) {
  const { orderId, clntId = null, currCd } = input;
  const order = await orderOf(ask, call, orderId);
  const theirs = sql`(${clntId}::bigint is null or purc_clnt_id is null or purc_clnt_id = ${clntId}::bigint)`;
  const same = currCd === order?.currCd && currCd !== 'KRW';
  return (await linesLeft(ask, call.corpId, orderId, theirs)).map((line) => priced(line, same));
}

/** E_STATE when the order leaves nothing for the partner. */
export async function fromOrder(ask: Ask, call: Call, input: Pick<Purc, 'orderId' | 'clntId'>): Promise<PurcDraft> {
  const draft = await draftFrom(ask, call, { orderId: input.orderId, clntId: input.clntId });
  if (!draft.rows.item.length) refuse('E_STATE', { text: 'nothingToPurchase' });
  // It is stored at once, and there is nobody to ask for a day or a unit.
  const { dlvDt, purcDt } = draft.header;
  const item = draft.rows.item.map((line) => ({ ...line, unitCd: line.unitCd ?? 'EA' }));
  return { header: { ...draft.header, dlvDt: dlvDt ?? purcDt ?? call.today }, rows: { item } };
}
