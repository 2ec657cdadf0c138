/** Reports of a bonded warehouse that customs has not accepted, for the dashboard. */
import { sql } from 'kysely';
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { worksPart } from '../../../api/dashboard/works.ts';
import type { Resource } from '../../../core/resource.ts';
import { io } from '../io/io.ts';
import { openReports, ourReports } from './figures.ts';

const reports = {
  ...{ resource: io, states: openReports, ours: ourReports, day: 'ioDtm', tells: ['ownerNm'] },
  goods: () => sql`json_build_object('name', t.item_nm, 'more', 0, 'qty', t.pkg_cnt::text, 'unit', t.pkg_unit_cd)`,
} as const;

export const bondedWorks = (resources: readonly Resource[]): readonly DashboardPart[] => [
  worksPart({ ...reports, menu: 'W11', view: 'in' }, resources),
  worksPart({ ...reports, menu: 'W12', view: 'out' }, resources),
];
