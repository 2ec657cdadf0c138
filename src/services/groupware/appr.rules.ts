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
export function turnOf(record: Values, actor: Actor): string | undefined {
  if (!actor.standsFor) return undefined;
  return ownTurns(record, actor).length ? undefined : 'notYourTurn';
}

/** Rows in which the person may act now: their own, and those of whom they stand in for. */
export const ownTurns = (record: Values, { userId, standsFor = [] }: Actor): readonly Values[] =>
  stepsOf(record).filter(
    (step) => step['actCd'] === 'TURN' && (step['userId'] === userId || standsFor.includes(Number(step['userId']))),
  );

/** Whoever agrees does not approve. */
export const turnName = (record: Values, actor: Actor): string | undefined =>
  ownTurns(record, actor)[0]?.['stepTpCd'] === 'AGREE' ? 'agree' : undefined;

/** Only an approver decides for those above; the server also asks the form. */
export const finalOf = (record: Values, actor: Actor): string | undefined =>
  turnOf(record, actor) ?? (actor.standsFor && turnName(record, actor) ? 'apprNotFinal' : undefined);

/** Drafts are taken back by whoever drafted them. */
export const ownsDraft = (record: Values, { userId }: Actor): string | undefined =>
  record['draftUserId'] === userId ? undefined : 'notDrafter';

/** Only while nobody has acted. */
export const withdrawable = (record: Values, actor: Actor): string | undefined =>
  ownsDraft(record, actor) ?? (untouched(stepsOf(record)) ? undefined : 'apprTouched');
