/** Boxes for the stamps of an approval document: the drafter, then everybody who approves or agrees. Pure. */
import type { RecordOf } from '../../core/record.ts';
import type { apprFields } from './appr.fields.ts';
import { isActing, type Step } from './steps.rules.ts';

export interface Stamp {
  /** Type of the step; absent of the drafter. */
  readonly step?: string;
  readonly userId: number | null | undefined;
  readonly name: string;
  /** What the person did: a code of APPR_ACT, or DRAFT; '' while they have not. */
  readonly act: string;
  readonly at: string;
  /** Who stood in. */
  readonly proxy: string;
}

/** Whoever agrees has not approved: their stamp says so. */
export const hasAgreed = (step: string | null | undefined, act: string): boolean => step === 'AGREE' && act === 'OK';

/** What a step that nobody took comes to: informed people were told; the others were not reached when the document ended. */
export function untaken(stCd: string | null | undefined, step: Step): 'informed' | 'not_reached' | undefined {
  if (step.actCd !== 'WAIT') return undefined;
  const { stepTpCd } = step;
  if (stepTpCd === 'REF' && stCd !== 'DRAFT') return 'informed';
  if (stepTpCd === 'RECV' && stCd === 'DONE') return 'informed';
  return stCd === 'PROG' || stCd === 'DRAFT' ? undefined : 'not_reached';
}

const silent = new Set(['WAIT', 'TURN']);

export function stampsOf(record: RecordOf<typeof apprFields>, steps: readonly Step[]): readonly Stamp[] {
  const drafter: Stamp = {
    userId: record.draftUserId,
    name: record.draftUserNm ?? '',
    ...{ act: record.stCd === 'DRAFT' ? '' : 'DRAFT', at: record.draftDtm ?? '', proxy: '' },
  };
  const others = steps.filter(isActing).map((step): Stamp => ({
    step: step.stepTpCd ?? '',
    userId: step.userId,
    name: step.userNm ?? '',
    act: silent.has(step.actCd ?? '') ? '' : (step.actCd ?? ''),
    at: step.actDtm ?? '',
    proxy: step.proxyUserNm ?? '',
  }));
  return [drafter, ...others];
}
