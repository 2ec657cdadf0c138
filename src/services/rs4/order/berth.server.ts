/** Two ships at one berth: said, not refused, for the yard may know better. */
import { sql } from 'kysely';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { order } from './order.ts';

type Order = RecordOf<typeof order>;

const place = ['portCd', 'berthCd', 'workFromDt', 'workToDt'] as const;

/** A warning at the berth, with number and days of the other order; nothing where place and days stay as they were. */
export async function berthProblems(
  ask: Ask,
  { corpId }: Call,
  record: Order,
  stored: Order | null,
): Promise<Problem[]> {
  const { berthCd, portCd, workFromDt, workToDt } = record;
  if (!berthCd || !workFromDt || !workToDt) return [];
  if (stored && place.every((name) => (stored[name] ?? null) === (record[name] ?? null))) return [];
  const [other] = await ask<{ orderNo: string; fromDt: string; toDt: string }>(sql`
    select order_no as "orderNo", to_char(work_from_dt, 'YYYY-MM-DD') as "fromDt", to_char(work_to_dt, 'YYYY-MM-DD') as "toDt"
    from rs4_order where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('RECV', 'WORK')
      and berth_cd = ${berthCd} and port_cd is not distinct from ${portCd ?? null}
      and work_from_dt <= ${workToDt}::date and work_to_dt >= ${workFromDt}::date and id <> ${record.id ?? 0}::bigint
    order by work_from_dt limit 1`);
  if (!other) return [];
  const args = [other.orderNo, other.fromDt, other.toDt];
  return [{ code: 'E_RANGE', field: 'berthCd', text: 'berthTaken', args, warn: true }];
}
