import { useLocation, useNavigate } from 'react-router-dom';
import { useTaken } from '../../../../portal/useTaken.ts';
import { environment } from '../../../../session/config.ts';
import { readStepState, shownStep, type Joined, type Step, type StepState } from './steps.ts';
import type { Wizard } from './wizard.ts';

/** Steps may be pressed freely in two environments only (2-portal 3). */
const free = environment === 'local' || environment === 'dev';

export interface StepControl {
  readonly step: Step;
  readonly joined?: Joined | undefined;
  /** Goes on. */
  readonly go: (step: Step) => void;
  /** Goes anywhere; absent where steps are not free. */
  readonly press?: ((step: Step) => void) | undefined;
  /** Back by one; through the history where the step before stands there. */
  readonly previous: () => void;
  /** Shows the last step in place of the form, so that Back does not lead into it again. */
  readonly finish: (joined: Joined) => void;
}

/** The step is kept in the entry of the history, not in the address: Back goes a step back, a link leads to the first. */
export function useStep(wizard: Wizard): StepControl {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const stepState = readStepState(state);
  const taken = useTaken();
  // The server draws the first step, whatever the history of the tab says.
  const step = taken ? shownStep(stepState, wizard, free) : 1;

  const to = (next: StepState, replace = false) => void navigate(pathname + search, { state: next, replace });
  const pressed = stepState.pressed === true;
  return {
    ...{ step, joined: stepState.joined },
    go: (next) => to({ joinStep: next, before: step, pressed }),
    press: taken && free ? (next) => to({ joinStep: next, before: step, pressed: true }) : undefined,
    previous: () => {
      const before = Math.max(1, step - 1) as Step;
      if (stepState.before === before && stepState.joinStep === step) void navigate(-1);
      else to({ joinStep: before, pressed }, true);
    },
    finish: (joined) => to({ joinStep: 4, joined }, true),
  };
}
