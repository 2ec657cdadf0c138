/** Boxes for the stamps of an approval document: the drafter, then everybody who approves or agrees. Pure. */
import type { Values } from '../../core/field.ts';
import { isActing } from './steps.rules.ts';

export interface Stamp {
  /** Type of the step; absent of the drafter. */
  readonly step?: string;
  readonly userId: unknown;
  readonly name: string;
  /** What the person did: a code of APPR_ACT, or DRAFT; '' while they have not. */
  readonly act: string;
  readonly at: string;
  /** Who stood in. */
  readonly proxy: string;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const silent = new Set(['WAIT', 'TURN']);

export function stampsOf(record: Values, steps: readonly Values[]): readonly Stamp[] {
  const drafter: Stamp = {
    userId: record['draftUserId'],
    name: text(record['draftUserNm']),
    ...{ act: record['stCd'] === 'DRAFT' ? '' : 'DRAFT', at: text(record['draftDtm']), proxy: '' },
  };
  const others = steps.filter(isActing).map((step): Stamp => ({
    step: text(step['stepTpCd']),
    userId: step['userId'],
    name: text(step['userNm']),
    act: silent.has(text(step['actCd'])) ? '' : text(step['actCd']),
    at: text(step['actDtm']),
    proxy: text(step['proxyUserNm']),
  }));
  return [drafter, ...others];
}
