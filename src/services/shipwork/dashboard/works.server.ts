/** Declarations and orders that wait, for the dashboard. */
import type { DashboardPart } from '../../../api/dashboard/part.ts';
import { worksPart } from '../../../api/dashboard/works.ts';
import type { Resource } from '../../../core/resource.ts';
import { expDecl } from '../expDecl/expDecl.ts';
import { impDecl } from '../impDecl/impDecl.ts';
import { order } from '../order/order.ts';
import { openDeclarations, toWrite } from './declarationFigures.ts';
import { liveStates } from './figures.ts';

const declarations = { states: openDeclarations, ours: toWrite, day: 'declDt' } as const;

export const shipworkWorks = (resources: readonly Resource[]): readonly DashboardPart[] => [
  worksPart({ ...declarations, resource: expDecl, menu: 'S21', tells: ['exprClntId'] }, resources),
  worksPart({ ...declarations, resource: impDecl, menu: 'S22', tells: ['imprClntId'] }, resources),
  worksPart(
    {
      ...{ resource: order, menu: 'S11', states: liveStates, day: 'reqDlvDtm' },
      tells: ['orderTitle', 'shipNm'],
    },
    resources,
  ),
];
