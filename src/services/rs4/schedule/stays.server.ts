/** Stays at a berth and of a team, as they are stored: orders that will be worked on, works that have not ended. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { Problem } from '../../../core/problem.ts';
import { berthWanted, berthWarnings, teamClash, teamWanted } from './clash.ts';
import type { Stay } from './clash.ts';

export const staysAt = (ask: Ask, { corpId }: Call, berthCd: unknown): Promise<Stay[]> =>
  ask<Stay>(sql`
    select o.id, o.order_no as "no", o.port_cd as "portCd", o.ship_id as "shipId", s.ship_nm as "shipNm",
      to_char(o.work_from_dt, 'YYYY-MM-DD') as "fromDt", to_char(o.work_to_dt, 'YYYY-MM-DD') as "toDt"
    from rs4_order o left join rs4_ship s on s.corp_id = o.corp_id and s.id = o.ship_id
    where o.corp_id = ${corpId}::bigint and o.del_yn = 'N' and o.st_cd in ('RECV', 'WORK')
      and o.berth_cd = ${berthCd} and o.work_from_dt is not null and o.work_to_dt is not null`);

export const staysOf = (ask: Ask, { corpId }: Call, teamCd: unknown): Promise<Stay[]> =>
  ask<Stay>(sql`
    select w.id, w.work_no as "no", w.ship_id as "shipId", s.ship_nm as "shipNm",
      to_char(w.plan_from_dt, 'YYYY-MM-DD') as "fromDt", to_char(w.plan_to_dt, 'YYYY-MM-DD') as "toDt"
    from rs4_work w left join rs4_ship s on s.corp_id = w.corp_id and s.id = w.ship_id
    where w.corp_id = ${corpId}::bigint and w.del_yn = 'N' and w.st_cd in ('PLAN', 'ING', 'HOLD')
      and w.team_cd = ${teamCd}`);

interface Placed {
  readonly shipId?: number | null;
  readonly berthCd?: string | null;
  readonly portCd?: string | null;
  readonly workFromDt?: string | null;
  readonly workToDt?: string | null;
}
const place = ['shipId', 'portCd', 'berthCd', 'workFromDt', 'workToDt'] as const;

/** Warns of a berth that is taken; nothing where ship, place and days stay as they were. */
export async function berthProblems(
  ask: Ask,
  call: Call,
  record: Placed,
  stored: Placed | null,
  own: number | null | undefined,
): Promise<Problem[]> {
  if (!record.berthCd || !record.workFromDt || !record.workToDt) return [];
  if (stored && place.every((name) => (stored[name] ?? null) === (record[name] ?? null))) return [];
  return berthWarnings(berthWanted(record, own), await staysAt(ask, call, record.berthCd));
}

interface Planned {
  readonly teamCd?: string | null;
  readonly planFromDt?: string | null;
  readonly planToDt?: string | null;
}

/** A team that is elsewhere on the days of new works of a ship: where, and the works that clash. */
export interface Elsewhere<W extends Planned> {
  readonly teamCd: string;
  /** The first of the stays that are in the way. */
  readonly stay: Stay;
  readonly works: readonly W[];
}

/** Each team once, by the first of its works that clashes. */
export async function teamsElsewhere<W extends Planned>(
  ask: Ask,
  call: Call,
  shipId: number | null | undefined,
  works: readonly W[],
): Promise<Elsewhere<W>[]> {
  const found: Elsewhere<W>[] = [];
  for (const teamCd of new Set(works.flatMap((work) => work.teamCd ?? []))) {
    const stays = await staysOf(ask, call, teamCd);
    const clashes = works.flatMap((work) => {
      if (work.teamCd !== teamCd) return [];
      const stay = teamClash(teamWanted({ ...work, shipId: shipId ?? null }), stays);
      return stay ? [{ stay, work }] : [];
    });
    const [first] = clashes;
    if (first) found.push({ teamCd, stay: first.stay, works: clashes.map(({ work }) => work) });
  }
  return found;
}
