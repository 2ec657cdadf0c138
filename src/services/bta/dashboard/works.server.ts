/** Transports that are not over, and trips that wait at a gate, for the dashboard. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { worksPart } from '../../../api/dashboard/works.ts';
import type { Resource } from '../../../core/resource.ts';
import { plan } from '../../btcd/plan/plan.ts';
import { decl } from '../decl/decl.ts';
import { arrivingTrips, gateTrips, openTransports, ourTransports } from './figures.ts';

const cargo = () => sql`json_build_object('name', t.item_nm, 'more', 0, 'qty', t.pkg_cnt::text, 'unit', t.pkg_unit_cd)`;

export const transportWorks = (resources: readonly Resource[]): readonly DashboardPart[] => [
  worksPart(
    {
      ...{ resource: decl, menu: 'B12', states: openTransports, ours: ourTransports },
      ...{ day: 'declDt', tells: ['ownerClntId', 'toBondAreaNm'] },
    },
    resources,
  ),
  worksPart(
    {
      ...{ resource: plan, menu: 'B22', view: 'gate', states: gateTrips },
      ...{ day: 'planDepDtm', tells: ['vhclNo', 'toBondAreaNm'], goods: cargo },
    },
    resources,
  ),
  worksPart(
    {
      ...{ resource: plan, menu: 'B23', view: 'arrv', states: arrivingTrips },
      ...{ day: 'planArrDtm', tells: ['vhclNo', 'fromBondAreaNm'], goods: cargo },
    },
    resources,
  ),
];
