/** Export declarations on the server: defaults, rates, what its steps bring about (23-shipwork-customs). */
import type { Behaviour } from '../../../database/behaviour.ts';
import { unitProblems } from '../../shared/excRates.server.ts';
import { bondAreaProblems, customsRates, declarantOf, fillDeclaration } from '../declaration/defaults.server.ts';
import { tongNoOf } from '../declaration/partner.server.ts';
import type { expDecl } from './expDecl.ts';

export const expDeclBehaviour: Behaviour<typeof expDecl> = {
  async fresh(call, record, ask) {
    Object.assign(record, await customsRates(ask, call, record, 'EXP'));
    record.tcaNo = await declarantOf(ask, call);
  },
  async propose(call, { of, header }, ask) {
    if (of === 'exprClntId') return { header: { exprTongNo: await tongNoOf(ask, call, header.exprClntId) } };
    return { header: await customsRates(ask, call, header, 'EXP') };
  },
  prepare: (step, record, stored) => fillDeclaration(step, record, stored, 'EXP'),
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await bondAreaProblems(step, record, stored)),
  ],
};
