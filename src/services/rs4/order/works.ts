/** Works for the lines of an order, planned in one go: who does them when, once for all or line by line. */
import type { DefaultContext } from '../../../core/field.ts';
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf, RowOf } from '../../../core/record.ts';
import { code, date, ref, rows } from '../../../fields/index.ts';
import type { orderFields } from './order.fields.ts';
import { dayOrder } from '../../shared/checks.ts';
import type { OrderFacts } from './ready.ts';

type Order = RecordOf<typeof orderFields>;

/** A row says what differs from the fields above. */
export const worksFields = {
  leadUserId: ref('platform/user', { required: true, default: ({ userId }) => userId || null }),
  teamCd: code('RS4_TEAM'),
  planFromDt: date({ required: true }),
  planToDt: date({ required: true }),
  works: rows(
    {
      teamCd: code('RS4_TEAM', { width: 110 }),
      planFromDt: date({ width: 140 }),
      planToDt: date({ width: 140 }),
    },
    { of: 'item', shows: ['itemNm', 'qty'], required: true, max: 10_000 },
  ),
};

const lines = (order: Order): readonly RowOf<typeof orderFields>[] => order.item ?? [];

/** Lines of work that no work is about yet. */
export const unplanned = (order: Order, _context: DefaultContext, { planned = [] }: Partial<OrderFacts>) =>
  lines(order)
    .filter(({ id, lineTpCd }) => lineTpCd === 'I' && typeof id === 'number' && !planned.includes(id))
    .map(({ id }) => ({ id, teamCd: null, planFromDt: null, planToDt: null }));

export const daysOfOrder = ({ workFromDt, workToDt }: Order) => ({ planFromDt: workFromDt, planToDt: workToDt });

interface Entered {
  readonly teamCd?: string | null;
  readonly planFromDt?: string | null;
  readonly planToDt?: string | null;
}
export interface WorksInput extends Entered {
  readonly leadUserId?: number | null;
  readonly works?: readonly (Entered & { readonly id: number })[];
}

/** What a row says, else the fields above. */
export const entered = (input: WorksInput, row: Entered) => ({
  teamCd: row.teamCd ?? input.teamCd ?? null,
  planFromDt: row.planFromDt ?? input.planFromDt ?? null,
  planToDt: row.planToDt ?? input.planToDt ?? null,
});

/** Own people need a team, a subcontractor none: asked for as long as a row of theirs names none itself. */
export function teamRequired(order: Order, { works }: WorksInput): readonly string[] {
  const hired = new Set(lines(order).flatMap(({ id, purcClntId }) => (purcClntId ? [id] : [])));
  return (works ?? []).some(({ id, teamCd }) => !teamCd && !hired.has(id)) ? ['teamCd'] : [];
}

/** No work ends before it begins (E_RANGE): said where it was entered, above for all rows or in one. */
export const worksProblems = (input: WorksInput): Problem[] => [
  ...dayOrder(input, 'planFromDt', 'planToDt'),
  ...(input.works ?? []).flatMap((row, at): Problem[] =>
    row.planFromDt || row.planToDt
      ? dayOrder(entered(input, row), 'planFromDt', 'planToDt').map((problem) => ({
          ...problem,
          grid: 'works',
          row: at,
        }))
      : [],
  ),
];
