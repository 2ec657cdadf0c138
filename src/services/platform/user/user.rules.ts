/** Rules of a user: login id, absence and who stands in (10-platform). */
import type { Problem } from '../../../core/problem.ts';
import type { RecordOf } from '../../../core/record.ts';
import { namesIf, type Actor, type Rules } from '../../../core/resource.ts';
import { isLoginId, normalLoginId } from './loginId.ts';
import type { userFields } from './user.fields.ts';

type User = RecordOf<typeof userFields>;

const absent = (record: User) => Boolean(record.absFromDt || record.absToDt);

function absenceProblems(record: User): Problem[] {
  const [from, to] = [record.absFromDt, record.absToDt];
  const problems: Problem[] = [];
  if (typeof from === 'string' && typeof to === 'string' && to < from) {
    problems.push({ code: 'E_RANGE', field: 'absToDt', text: 'absToBeforeFrom' });
  }
  if (record.proxyUserId && record.proxyUserId === record.id) {
    problems.push({ code: 'E_RANGE', field: 'proxyUserId', text: 'proxySelf' });
  }
  return problems;
}

/** Locking and withdrawing, too, are done to others: of oneself a person disposes on the own page. */
export const notSelf = (record: User, { userId }: Actor) => (record.id === userId ? 'notSelf' : undefined);

export const userRules: Rules<typeof userFields> = {
  // Nobody new has signed in yet.
  absent: ({ id }) => namesIf(!id, 'lastLoginDtm', 'failCnt', 'lockYn', 'lockDtm', 'pwChgDtm'),
  requiredWhen: (record) => (absent(record) ? ['absFromDt', 'absToDt', 'proxyUserId'] : []),
  check: (record) => [
    ...(typeof record.loginId === 'string' && !isLoginId(normalLoginId(record.loginId))
      ? [{ code: 'E_PATTERN', field: 'loginId', text: 'loginId' } as const]
      : []),
    ...absenceProblems(record),
  ],
};
