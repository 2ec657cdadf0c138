/** A purchase of what an order has its partner do: its lines, without what was ordered before (`fromOrder {orderId, clntId}`). */
import { sql } from 'kysely';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { decimal, figure, rnd } from '../../../core/decimal.ts';
import { refuse } from '../../../core/problem.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { orderOf } from '../order/live.server.ts';
import { leftToBuy, type Bought, type LineToBuy } from './covered.rules.ts';
import { ofOrder, ofPartner, partnerKinds } from './defaults.server.ts';
import type { PartnerLeft } from './partnersLeft.ts';
import type { purcFields } from './purc.fields.ts';

type Purc = RecordOf<typeof purcFields>;
type PurcLine = RowOf<typeof purcFields, 'item'>;

const closed: readonly string[] = ['CLOSED', 'CANCEL'];

/** A line of work of an order, as a row of a purchase needs it. */
type OrderedLine = LineToBuy & Pick<PurcLine, 'spec' | 'purcBaseCd' | 'purcPrice' | 'purcPriceFrgn'>;

/** Unit of a line, else of its item; a purchase needs one. */
const unit = sql`coalesce(nullif(l.unit_cd, ''), (
  select nullif(i.unit_cd, '') from rs4_stdinfo_item i where i.corp_id = l.corp_id and i.id = l.item_id))`;

/** Statement for the lines of work of an order that is not closed. */
const lines = (corpId: number, orderId: unknown) => sql<OrderedLine>`
  select l.id, l.item_id as "itemId", l.item_nm as "itemNm", l.spec, ${unit} as "unitCd", l.qty::text as qty,
    l.done_qty::text as "doneQty", l.purc_clnt_id as "purcClntId", l.purc_base_cd as "purcBaseCd",
    coalesce(l.purc_price, 0)::text as "purcPrice", coalesce(l.purc_price_frgn, 0)::text as "purcPriceFrgn"
  from rs4_order_item l join rs4_order o on o.corp_id = l.corp_id and o.id = l.parent_id
  where l.corp_id = ${corpId}::bigint and l.parent_id = ${orderId}::bigint
    and o.del_yn = 'N' and o.st_cd <> all (${[...closed]}::text[]) and l.line_tp_cd = 'I' order by l.sort_no`;

/** Statement for what live purchases of the order hold. */
const bought = (corpId: number, orderId: unknown) => sql<Bought>`
  select i.order_item_id as "orderItemId", i.item_id as "itemId", i.item_nm as "itemNm", i.unit_cd as "unitCd", i.qty::text as qty
  from rs4_purc_item i join rs4_purc h on h.corp_id = i.corp_id and h.id = i.parent_id
  where h.corp_id = ${corpId}::bigint and h.order_id = ${orderId}::bigint and h.del_yn = 'N' and h.st_cd <> 'CANCEL'
  order by i.parent_id, i.sort_no`;

/** What is left of lines, as rows of a purchase. */
async function linesLeft(ask: Ask, corpId: number, orderId: unknown, theirs: (line: OrderedLine) => boolean) {
  const ordered = await ask<OrderedLine>(lines(corpId, orderId));
  const left = leftToBuy(ordered, await ask<Bought>(bought(corpId, orderId)));
  return ordered.filter(theirs).flatMap((line): PurcLine[] => {
    const { id: orderItemId, doneQty: _done, purcClntId: _partner, ...row } = line;
    const qty = left.get(orderItemId);
    return qty === undefined ? [] : [{ ...row, orderItemId, qty }];
  });
}

/** Statements for the partners that an order names for work not yet purchased. */
export const partnersAsked = (corpId: number, orderId: number) =>
  [
    lines(corpId, orderId),
    bought(corpId, orderId),
    sql<Named>`select c.id, c.clnt_nm as "clntNm", c.clnt_nm_en as "clntNmEn" from rs4_clnt c
      where c.corp_id = ${corpId}::bigint and c.id in (select l.purc_clnt_id from rs4_order_item l
        where l.corp_id = ${corpId}::bigint and l.parent_id = ${orderId}::bigint) order by c.clnt_nm`,
  ] as const;

type Named = Pick<PartnerLeft, 'clntNm' | 'clntNmEn'> & { readonly id: number };

/** What they answer: by name, with how many lines and what these cost. */
export function partnersLeft([ordered, taken, names]: readonly [OrderedLine[], Bought[], Named[]]): PartnerLeft[] {
  const left = leftToBuy(ordered, taken);
  return names.flatMap(({ id, ...named }): PartnerLeft[] => {
    const theirs = ordered.filter((line) => line.purcClntId === id && left.has(line.id));
    const costs = theirs.map((line) => decimal(left.get(line.id)!).times(figure(line.purcPrice)));
    const purcTot = rnd(
      costs.reduce((sum, cost) => sum.plus(cost), decimal(0)),
      0,
    );
    return theirs.length ? [{ clntId: id, ...named, lines: theirs.length, purcTot }] : [];
  });
}

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
  const theirs = await linesLeft(ask, call.corpId, orderId, (line) => line.purcClntId === clntId);
  const same = header.currCd === order?.currCd && header.currCd !== 'KRW';
  return {
    header: { ...header, ...(await ofOrder(ask, call, header)) },
    rows: { item: theirs.map((line) => priced(line, same)) },
  };
}

/** Lines that the partner may get: those that name it, and those that name nobody. Without a partner all of them. */
export async function leftFor(ask: Ask, call: Call, input: Pick<Purc, 'orderId' | 'clntId' | 'currCd'>) {
  const { orderId, clntId = null, currCd } = input;
  const order = await orderOf(ask, call, orderId);
  const theirs = ({ purcClntId }: OrderedLine) => clntId === null || purcClntId === null || purcClntId === clntId;
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
