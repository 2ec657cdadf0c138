/** Bonded transport for the dashboard: what is under way, what is late, what waits at the own gates. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { turnOf } from '../../../record/sides.ts';
import { drivenBy, plansTrips } from '../../btcd/plan/driver.server.ts';
import { liveTrips } from '../../btcd/plan/live.ts';
import { plan } from '../../btcd/plan/plan.ts';
import { shownTrips, type GateFigures, type TransportFigures, type Trip } from './figures.ts';

export const declPart: DashboardPart<[[TransportFigures]]> = {
  name: 'bta/decl',
  menus: ['B12'],
  of: 'business',
  statements: ({ corpId, today }) => [
    sql`select count(*) filter (where st_cd = 'RELEASE')::int as waiting, count(*) filter (where st_cd = 'MOVE')::int as moving,
        count(*) filter (where due_dt < ${today}::date)::int as late
      from bta_decl where corp_id = ${corpId}::bigint and del_yn = 'N' and st_cd in ('RELEASE', 'MOVE')`,
  ],
  figures: ([[figures]]) => figures,
};

type Counts = Required<Omit<GateFigures, 'trips' | 'tripCount' | 'drives'>>;
type TripRow = Omit<Trip, 'isOurs'> & { readonly total: number; readonly drives: boolean };

/** States from which a driver, too, leads it on. */
const driversSteps: readonly string[] = plan.actions.flatMap((one) => ('level' in one ? one.from : []));

export const gatePart: DashboardPart<[[Counts], TripRow[]]> = {
  name: 'btcd/plan',
  menus: ['B21', 'B22', 'B23'],
  statements: ({ corpId, userId }) => [
    sql`select count(*) filter (where from_corp_id = ${corpId}::bigint and st_cd = 'SUBM')::int as verify,
        count(*) filter (where from_corp_id = ${corpId}::bigint and st_cd = 'VRF')::int as leave,
        count(*) filter (where to_corp_id = ${corpId}::bigint and st_cd = 'OUT')::int as coming,
        count(*) filter (where to_corp_id = ${corpId}::bigint and st_cd = 'ARRV')::int as confirm,
        count(*) filter (where corp_id = ${corpId}::bigint and st_cd = 'DIFF' and ${plansTrips({ corpId, userId })})::int as differing
      from btcd_plan where del_yn = 'N' and st_cd in ('SUBM', 'VRF', 'OUT', 'ARRV', 'DIFF')`,
    // Who only drives is told of what they drive themselves.
    sql`with live as (
        select p.*, ${drivenBy({ corpId, userId }, 'p')} as own from btcd_plan p
        where p.corp_id = ${corpId}::bigint and p.del_yn = 'N' and p.st_cd = any(${[...liveTrips]}::text[])),
      person as (
        select not ${plansTrips({ corpId, userId })} and exists (select from live where own) as drives)
      select id::int, plan_no as "planNo", vhcl_no as "vhclNo", to_bond_area_nm as "toNm", st_cd as "stCd",
        to_char(plan_dep_dtm at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as leaves, drives,
        (count(*) over ())::int as total
      from live, person where own or not drives
      order by own desc, st_cd = any(${[...plan.state.turns.carrier]}::text[]) desc, plan_dep_dtm, id limit ${shownTrips}`,
  ],
  figures([[{ verify, leave, coming, confirm, differing }], rows], _call, reads): GateFigures {
    const trips = rows.map(({ total: _all, drives, ...trip }) => ({
      ...trip,
      isOurs: turnOf(plan, trip) === 'carrier' && (!drives || driversSteps.includes(trip.stCd)),
    }));
    const [first] = rows;
    return {
      ...(reads('B22') && { verify, leave }),
      ...(reads('B23') && { coming, confirm }),
      ...(reads('B21') && { differing, trips, tripCount: first?.total ?? 0, drives: first?.drives ?? false }),
    };
  },
};
