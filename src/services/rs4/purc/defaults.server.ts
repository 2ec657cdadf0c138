/** What partner, order, day and currency propose for a purchase order (20-rs4-ship-repair rs4/purc). */
import { sql } from 'kysely';
import type { RecordOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import { keysOf } from '../../../fields/codes/index.ts';
import { orderOf } from '../order/live.server.ts';
import { customerOf, styleFor } from '../document/defaults.server.ts';
import { rateOf } from '../../shared/excRates.server.ts';
import type { purcFields } from './purc.fields.ts';

type Purc = RecordOf<typeof purcFields>;

/** Kinds of partner by id: SUP sells material, SUBC works. */
export async function partnerKinds(
  ask: Ask,
  { corpId }: Pick<Call, 'corpId'>,
  id: unknown,
): Promise<readonly string[]> {
  if (typeof id !== 'number') return [];
  const [row] = await ask<{ kinds: string | null }>(sql`
    select clnt_tp_cds as kinds from rs4_clnt where corp_id = ${corpId}::bigint and id = ${id}::bigint and del_yn = 'N'`);
  return keysOf(row?.kinds ?? null);
}

/** Currency, terms and person of the partner, the rate of the day, the style of its country. */
export async function ofPartner(ask: Ask, call: Call, record: Purc): Promise<Purc> {
  const partner = await customerOf(ask, call, record.clntId);
  const currCd = partner?.currCd ?? 'KRW';
  const { excRt, excUnit } = await rateOf(ask, call, { currCd }, record.purcDt ?? call.today);
  return {
    currCd,
    ...{ payTermCd: partner?.payTermCd ?? 'D30', chargerId: partner?.chargerId ?? null, excRt, excUnit },
    styleCodeId: await styleFor(ask, call, 'PURC', partner?.natCd),
  };
}

/** A subcontractor delivers when the work ends, material comes before it begins. Where that day has passed nobody but the person knows one. */
export async function ofOrder(ask: Ask, call: Call, record: Purc): Promise<Purc> {
  const order = await orderOf(ask, call, record.orderId);
  if (!order) return {};
  const purcDt = record.purcDt ?? call.today;
  const wanted = record.purcTpCd === 'M' ? order.workFromDt : order.workToDt;
  return { dlvDt: wanted > purcDt ? wanted : null, dlvPlace: order.placeTxt };
}

/** What follows when a person changes one field. */
export async function purcProposal(ask: Ask, call: Call, of: string, record: Purc): Promise<Purc> {
  if (of === 'orderId') return ofOrder(ask, call, record);
  if (of === 'clntId') return ofPartner(ask, call, record);
  const { excRt, excUnit } = await rateOf(ask, call, record, record.purcDt ?? call.today);
  return { excRt, excUnit };
}
