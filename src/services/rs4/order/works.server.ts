/** Works of an order, a line each, as one call plans them. */
import type { Action } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { teamProblems } from '../schedule/stays.server.ts';
import { linesOf } from '../document/document.rules.ts';
import type { order } from './order.ts';
import { entered, type WorksInput } from './works.ts';

/** Each line keeps its words, its kind of work and its subcontractor. */
export const makeWorks: Action<typeof order, 'makeWorks'> = {
  warns(step, stored, sent) {
    const input = sent as WorksInput;
    const works = (input.works ?? []).map((row) => entered(input, row));
    return teamProblems(askIn(step), step, stored.shipId, works);
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
