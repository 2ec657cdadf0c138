/** Rules of an approval document, and who may take which step of it (22-groupware). */
import type { Problem } from '../../core/problem.ts';
import type { RecordOf } from '../../core/record.ts';
import { namesIf, type Actor, type Rules } from '../../core/resource.ts';
import { stepProblems, untouched, type Step } from './steps.rules.ts';
import type { apprFields } from './appr.fields.ts';

type Appr = RecordOf<typeof apprFields>;

export function stepsOf<S extends Step>(record: { readonly steps?: readonly S[] }): readonly S[] {
  return record.steps ?? [];
}

/** Who may not stand in the line: the drafter, unless nobody else could decide. */
export const outsider = ({ selfYn, draftUserId }: Pick<Appr, 'selfYn' | 'draftUserId'>) =>
  selfYn === 'Y' ? null : draftUserId;

/** The one that was drafted of an ended document, where there is one. */
export interface DraftedAgain {
  readonly nextId?: number;
  /** Empty of a draft. */
  readonly nextNo?: string | null;
}

export const isOfRecord = ({ srcTbl }: { readonly srcTbl?: unknown }): boolean => Boolean(srcTbl);
/** What drafting anew is then: its question says to whom it goes. */
export const raisesAgain = (record: { readonly srcTbl?: unknown }): string | undefined =>
  isOfRecord(record) ? 'raise' : undefined;

/** Who has a document drafted anew goes on with that one. */
export const redraftBarred = (_ended: unknown, { nextId, nextNo }: DraftedAgain): Problem | undefined =>
  nextId === undefined
    ? undefined
    : { code: 'E_STATE', ...(nextNo ? { text: 'apprRedrafted', args: [nextNo] } : { text: 'apprRedraftWaits' }) };

export const apprRules: Rules<typeof apprFields> = {
  barred: { redraft: redraftBarred },
  check: (record) => stepProblems('steps', stepsOf(record), outsider(record)),
  absent: (record) => [
    'againId',
    ...namesIf(!record.srcTbl, 'srcTbl', 'srcId', 'srcNo', 'srcDigest', 'amount'),
    ...namesIf(record.selfYn !== 'Y', 'selfYn'),
    ...namesIf(record.stCd === 'DRAFT', 'apprNo', 'draftDeptCd', 'endDtm'),
  ],
  rowHidden: (grid, record) =>
    grid === 'steps' && record.stCd === 'DRAFT' ? ['actCd', 'actDtm', 'proxyUserId', 'opinion'] : [],
};

/**
 * Only whoever has the turn acts, or stands in for them today. The server, which is not told of that, looks itself; so it
 * does for rows of a list, which do not carry their steps.
 */
export function turnOf(record: Appr, actor: Actor): string | undefined {
  if (!actor.standsFor || !record.steps) return undefined;
  return ownTurns(record, actor).length ? undefined : 'notYourTurn';
}

/** Rows in which the person may act now: their own, and those of whom they stand in for. The drafter stands in for nobody. */
export function ownTurns(record: Appr, { userId, standsFor = [] }: Actor): readonly Step[] {
  const others = record.draftUserId === userId ? [] : standsFor;
  return stepsOf(record).filter(
    (step) => step.actCd === 'TURN' && (step.userId === userId || others.includes(step.userId ?? 0)),
  );
}

/** Whoever agrees does not approve. */
export const turnName = (record: Appr, actor: Actor): string | undefined =>
  ownTurns(record, actor)[0]?.stepTpCd === 'AGREE' ? 'agree' : undefined;

/** Only an approver decides for those above; the server also asks the form. */
export const finalOf = (record: Appr, actor: Actor): string | undefined =>
  turnOf(record, actor) ?? (actor.standsFor && turnName(record, actor) ? 'apprNotFinal' : undefined);

/** Drafts are taken back by whoever drafted them. */
export const ownsDraft = (record: Appr, { userId }: Actor): string | undefined =>
  record.draftUserId === userId ? undefined : 'notDrafter';

/** Only while nobody has acted. */
export const withdrawable = (record: Appr, actor: Actor): string | undefined =>
  ownsDraft(record, actor) ?? (untouched(stepsOf(record)) ? undefined : 'apprTouched');
