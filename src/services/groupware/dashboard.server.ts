/** Approval for the dashboard: documents on the person's turn, and how many of their own are under way. */
import type { DashboardPart } from '../../api/dashboard/part.ts';
import type { Resource } from '../../core/resource.ts';
import { listQuery } from '../../database/query/list.ts';
import { appr } from './appr.ts';
import type { ApprFigures, TurnRow } from './dashboard.ts';

const columns = 'title,draftUserId,draftDtm,urgentYn';

interface Content {
  readonly content: string;
}
interface Total {
  readonly total: number;
}

/** The boxes themselves are asked, so that the card shows what they show. */
export const apprPart = (resources: readonly Resource[]): DashboardPart<[[Content], [Total], [Total]]> => ({
  name: 'groupware/appr',
  menus: ['G12'],
  statements: (call) => {
    const turns = listQuery(appr, resources, {}, { view: 'todo', size: '3', columns, sort: 'draftDtm,asc' }, call);
    const underWay = listQuery(
      appr,
      resources,
      {},
      { view: 'progress', size: '1', columns: 'title', draftUserId: String(call.userId) },
      call,
    );
    return [turns.rows, turns.totals, underWay.totals];
  },
  figures: ([[{ content }], [turns], [drafted]], _call, reads): ApprFigures => ({
    turns: { total: Number(turns.total), content: JSON.parse(content) as readonly TurnRow[] },
    mine: reads('G13') ? Number(drafted.total) : 0,
  }),
});
