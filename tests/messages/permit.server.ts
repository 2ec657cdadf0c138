/** What the sample permit adds on the server. */
import { answerOf } from '../../src/core/messages.ts';
import { refuse } from '../../src/core/problem.ts';
import type { Behaviour } from '../../src/database/behaviour.ts';
import { drawSerial } from '../../src/database/save/docNo.ts';
import type { permit } from './permit.ts';

export const permitBehaviour: Behaviour<typeof permit> = {
  async numbered({ tx }, record, resultCd) {
    if (resultCd !== 'ACCEPT') return null;
    const seq = await drawSerial(tx, { table: 'SW_PERMIT', key: '99001', period: '26' });
    return `99001-26-${String(seq).padStart(6, '0')}-${record.id}`;
  },
  actions: {
    accepted: { run: async (_step, _stored, input) => ({ changes: { customsNo: answerOf(input).no } }) },
    released: { run: async (_step, _stored, input) => ({ changes: { decidedDt: answerOf(input).day } }) },
    permitted: {
      async run(_step, stored, input) {
        // A rule of the service that an answer may meet.
        if (stored.shipNm.includes('미납')) refuse('E_STATE', { text: 'answerUnfit' });
        return { changes: { decidedDt: answerOf(input).day } };
      },
    },
  },
};
