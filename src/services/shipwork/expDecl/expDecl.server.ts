/** Export declarations on the server: defaults, rates, what its steps bring about (23-shipwork-customs). */
import { addDays } from '../../../core/dates.ts';
import { answerOf } from '../../../core/messages.ts';
import { refuse } from '../../../core/problem.ts';
import type { Action, Behaviour } from '../../../database/behaviour.ts';
import { askIn } from '../../../database/save/askIn.ts';
import { unitProblems } from '../../shared/excRates.server.ts';
import { begunAnew } from '../declaration/begunAnew.server.ts';
import { bondAreaProblems, customsRates, declarantOf, fillDeclaration } from '../declaration/defaults.server.ts';
import { hsCodeLookup } from '../declaration/hs/hsCode.server.ts';
import { fromLast, lastExport } from '../declaration/last.server.ts';
import { declarationNoOf } from '../declaration/number.server.ts';
import { tongNoOf } from '../declaration/partner.server.ts';
import { fromOrder } from './fromOrder.server.ts';
import type { expDecl } from './expDecl.ts';
import { printExp } from './print.server.ts';

const daysToLoad = 30;

const send: Action<typeof expDecl, 'send'> = {
  run: async (step, stored) => ({ changes: { declNo: await declarationNoOf(step, stored, 'X') } }),
};

const fix: Action<typeof expDecl, 'fix'> = {
  async run(step, stored) {
    const anew = await begunAnew(askIn(step), step, stored, 'EXP');
    return anew ? { record: { ...stored, ...anew } } : {};
  },
};

const released: Action<typeof expDecl> = {
  async run(_step, _stored, input) {
    const { day } = answerOf(input);
    return { changes: { acptDt: day, loadDueDt: addDays(day, daysToLoad) } };
  },
};

const ship: Action<typeof expDecl, 'ship'> = {
  async run({ today }, _stored, { loadedDt }) {
    if (String(loadedDt) > today) refuse('E_RANGE', { field: 'loadedDt', text: 'afterToday' });
    return { changes: { loadedDt } };
  },
};

export const expDeclBehaviour: Behaviour<typeof expDecl> = {
  async fresh(call, record, ask) {
    Object.assign(record, await fromOrder(ask, call, record.orderId));
    Object.assign(record, await customsRates(ask, call, record, 'EXP'));
    record.tcaNo = await declarantOf(ask, call);
  },
  async propose(call, { of, header }, ask) {
    if (of === 'buyerNm') return { fills: await fromLast(ask, call, lastExport, of, header) };
    if (of === 'exprClntId')
      return {
        header: { exprTongNo: await tongNoOf(ask, call, header.exprClntId) },
        fills: await fromLast(ask, call, lastExport, of, header),
      };
    return { header: await customsRates(ask, call, header, 'EXP') };
  },
  prepare: (step, record, stored) => fillDeclaration(step, record, stored, { excTpCd: 'EXP', preId: 'EX' }),
  check: async (step, record, stored) => [
    ...(await unitProblems(step, record, stored)),
    ...(await bondAreaProblems(step, record, stored)),
  ],
  print: printExp,
  actions: { send, fix, released, ship },
  lookups: [hsCodeLookup],
};
