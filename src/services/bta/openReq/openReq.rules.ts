/** When customs is asked to open out of hours (24-bonded-transport-warehouse). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Rules } from '../../../core/resource.ts';
import type { openReqFields } from './openReq.fields.ts';

type Request = RecordOf<typeof openReqFields>;

const opens = '09:00';
const closes = '18:00';

/** Is customs open anyway: a weekday between nine and six? */
export function isOfficeHour(moment: string): boolean {
  const [day, time] = [moment.slice(0, 10), moment.slice(11, 16)];
  const ofWeek = new Date(`${day}T00:00:00Z`).getUTCDay();
  return ofWeek >= 1 && ofWeek <= 5 && time >= opens && time < closes;
}

export type OpenFacts = { readonly now: string };

function sendBarred({ fromDtm, decl }: Request, { now }: OpenFacts): Problem | undefined {
  if (!decl?.length) return { code: 'E_REQUIRED', grid: 'decl', field: 'decl', text: 'openNeedsDeclaration' };
  if (fromDtm && fromDtm <= now) return { code: 'E_RANGE', field: 'fromDtm', text: 'openInPast' };
  return fromDtm && isOfficeHour(fromDtm) ? { code: 'E_RANGE', field: 'fromDtm', text: 'openInHours' } : undefined;
}

const check = ({ fromDtm, toDtm }: Request): Problem[] =>
  fromDtm && toDtm && toDtm <= fromDtm ? [{ code: 'E_RANGE', field: 'toDtm', text: 'openEndsBefore' }] : [];

export const openReqRules: Rules<typeof openReqFields> = {
  barred: { send: sendBarred },
  check,
  absent: (record) => namesIf(!record.feeAmt, 'feeAmt'),
};
