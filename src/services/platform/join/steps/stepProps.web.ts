import type { ReactNode } from 'react';
import type { StepControl } from '../wizard/useStep.web.ts';
import type { Change, Wizard } from '../wizard/wizard.ts';

/** What each step is given. */
export interface StepProps {
  /** The steps, drawn above the card. */
  readonly above: ReactNode;
  readonly wizard: Wizard;
  readonly change: (change: Change) => void;
  readonly control: StepControl;
}
