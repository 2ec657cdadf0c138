/** Rules of an approval document, and who may take which step of it (22-groupware). */
import type { Values } from '../../core/field.ts';
import type { Actor, Rules } from '../../core/resource.ts';
import { stepProblems, untouched } from './steps.rules.ts';

export const stepsOf = (record: Values): readonly Values[] => (record['steps'] ?? []) as readonly Values[];

export const apprRules: Rules = {
  check: (record) => stepProblems('steps', stepsOf(record), record['draftUserId']),
  absent: (record) => [
    ...(record['srcTbl'] ? [] : ['srcTbl', 'srcId', 'srcNo', 'amount']),
    ...(record['stCd'] === 'DRAFT' ? ['apprNo', 'draftDeptCd', 'endDtm'] : []),
  ],
  rowHidden: (grid, record) =>
    grid === 'steps' && record['stCd'] === 'DRAFT' ? ['actCd', 'actDtm', 'proxyUserId', 'opinion'] : [],
};

/** Only whoever has the turn acts, or stands in for them today; the server, which is not told of that, looks itself. */
export function turnOf(record: Values, { userId, standsFor }: Actor): string | undefined {
  if (!standsFor) return undefined;
  const turns = stepsOf(record).filter((step) => step['actCd'] === 'TURN');
  return turns.some((step) => step['userId'] === userId || standsFor.includes(Number(step['userId'])))
    ? undefined
    : 'notYourTurn';
}

/** Drafts are taken back by whoever drafted them. */
export const ownsDraft = (record: Values, { userId }: Actor): string | undefined =>
  record['draftUserId'] === userId ? undefined : 'notDrafter';

/** Only while nobody has acted. */
export const withdrawable = (record: Values, actor: Actor): string | undefined =>
  ownsDraft(record, actor) ?? (untouched(stepsOf(record)) ? undefined : 'apprTouched');
