/** Works of an order, a line each, as one call plans them. */
import type { Problem } from '../../../core/problem.ts';
import type { Action } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { teamProblems } from '../schedule/stays.server.ts';
import { linesOf } from '../document/document.rules.ts';
import type { order } from './order.ts';
import { entered, type WorksInput } from './works.ts';

/** More works than this of one team on one day are asked about: most were meant one after the other. */
const mostAtOnce = 5;

/** Teams that would have too much to do on one day, at the input that names them. */
function crowded(input: WorksInput): Problem[] {
  const works = (input.works ?? []).map((row, at) => ({ ...entered(input, row), at, own: Boolean(row.teamCd) }));
  return [...new Set(works.flatMap(({ teamCd }) => teamCd ?? []))].flatMap((team): Problem[] => {
    const of = works.filter(({ teamCd }) => teamCd === team);
    const on = (day: string) =>
      of.filter(({ planFromDt, planToDt }) => (planFromDt ?? '9') <= day && (planToDt ?? '') >= day).length;
    const [worst] = of
      .flatMap(({ planFromDt }) => planFromDt ?? [])
      .map((day) => ({ day, count: on(day) }))
      .toSorted((a, b) => b.count - a.count || (a.day < b.day ? -1 : 1));
    if (!worst || worst.count <= mostAtOnce) return [];
    const at = of.every(({ own }) => own) ? { grid: 'works', row: of[0]!.at } : {};
    return [
      { code: 'E_RANGE', ...at, field: 'teamCd', text: 'teamCrowded', args: [worst.day, worst.count], warn: true },
    ];
  });
}

/** Each line keeps its words, its kind of work and its subcontractor. */
export const makeWorks: Action<typeof order, 'makeWorks'> = {
  async warns(step, stored, sent) {
    const input = sent as WorksInput;
    const works = (input.works ?? []).map((row) => entered(input, row));
    return [...(await teamProblems(askIn(step), step, stored.shipId, works)), ...crowded(input)];
  },
  async run(step, stored, sent) {
    const input = sent as WorksInput;
    const chosen = new Map(linesOf(stored).map((line) => [line.id, line]));
    for (const row of input.works ?? []) {
      const line = chosen.get(row.id)!;
      await step.others.make('rs4/work', {
        ...{ orderId: stored.id, orderItemId: row.id, workNm: line.itemNm, workTpCd: line.workTpCd ?? 'GEN' },
        ...{ purcClntId: line.purcClntId ?? null, leadUserId: input.leadUserId, ...entered(input, row) },
      });
    }
  },
};
