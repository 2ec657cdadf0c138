/** What the operator tells the simulator of authorities, as its dialog asks it: one error suffices a person, calls may send more. */
import type { Values } from '../../../core/field.ts';
import type { ActionButton } from '../../../core/resource.ts';
import { code, integer, ref, text } from '../../../fields/index.ts';

const ofErrors = ['reason', 'errCode', 'errText', 'errGrid', 'errRow', 'errField'];

/** Drawn by the page of the journal; no call of a record. */
export const simulate = {
  name: 'simulate',
  fields: {
    corpId: ref('platform/corp', { required: true }),
    rcvCd: code('MSG_RCV', { required: true, default: 'CUSTOMS' }),
    simCd: code('MSG_SIM', { required: true, default: 'USUAL' }),
    waitSec: integer({ min: 0, max: 86_400, default: 60 }),
    answerCd: code('CS_RESULT'),
    reason: text(500, { span: 2 }),
    errCode: text(40),
    errText: text(300, { span: 2 }),
    errGrid: text(60),
    errRow: integer({ min: 1, max: 100_000 }),
    errField: text(60),
  },
  absent(_record: Values, { simCd }: Values) {
    return [
      ...(simCd === 'LATE' || simCd === 'SHUFFLED' ? [] : ['waitSec']),
      ...(simCd === 'SHUFFLED' ? [] : ['answerCd']),
      ...(simCd === 'REFUSE' ? [] : ofErrors),
    ];
  },
  requiredWhen: (_record: Values, { errCode, errField }: Values) => (errCode || errField ? ['errText'] : []),
} as const satisfies ActionButton;

/** The same as the call takes it. */
export function planOf(input: Values): Values {
  const said = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const { corpId, rcvCd, simCd, waitSec, answerCd, reason, errText } = input;
  const { errCode, errGrid, errRow, errField } = input;
  const error = said({ code: errCode ?? '', text: errText, grid: errGrid, row: errRow, field: errField });
  return said({
    ...{ corpId, rcvCd, mode: String(simCd).toLowerCase(), reason, seconds: waitSec },
    answers: answerCd === null ? null : [answerCd],
    errors: errText === null ? null : [error],
  });
}
