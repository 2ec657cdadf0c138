/** Which step of the wizard may be shown (2-portal 3 "Join wizard"). Pure. */
import { consentsSuffice } from '../join.rules.ts';
import type { Wizard } from './wizard.ts';

export type Step = 1 | 2 | 3 | 4;
export const steps: readonly Step[] = [1, 2, 3, 4];

/** Whom the last step greets; kept with its entry of the browser's history. */
export interface Joined {
  readonly userNm: string;
  readonly loginId: string;
  readonly userType: string;
  /** Whether the service that the type joins for runs, as the server said. */
  readonly isOpen?: boolean | undefined;
}
/** What the browser's history keeps of the wizard, so that Back goes a step back. */
export interface StepState {
  readonly joinStep: Step;
  /** The step that stands before it in the history. */
  readonly before?: Step;
  readonly joined?: Joined;
  /** Reached by pressing a step, which is an aid of development. */
  readonly pressed?: boolean;
}

export function readStepState(state: unknown): StepState {
  const { joinStep, before, joined, pressed } = (state ?? {}) as Partial<StepState>;
  return {
    joinStep: stepOf(joinStep) ?? 1,
    ...(stepOf(before) ? { before: stepOf(before) } : {}),
    ...(isJoined(joined) ? { joined } : {}),
    ...(pressed === true ? { pressed } : {}),
  };
}

const stepOf = (value: unknown): Step | undefined => steps.find((step) => step === value);
const isJoined = (value: unknown): value is Joined =>
  typeof value === 'object' &&
  value !== null &&
  ['userNm', 'loginId', 'userType'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  ['boolean', 'undefined'].includes(typeof (value as Partial<Joined>).isOpen);

/** The wanted step, or the last before it that what was given so far allows; where steps are `free`, a pressed one. */
export function shownStep({ joinStep, joined, pressed }: StepState, wizard: Wizard, free: boolean): Step {
  if (free && pressed) return joinStep;
  if (joinStep === 4 && joined) return 4;
  if (joinStep === 1 || !wizard.chosen) return 1;
  return joinStep === 2 || !consentsSuffice(wizard.item.userType, wizard.checkList) ? 2 : 3;
}
