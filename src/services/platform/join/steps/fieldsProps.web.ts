import type { JoinField } from '../join.rules.ts';
import type { Change, Wizard } from '../wizard/wizard.ts';

/** What each group of fields is given. */
export interface FieldsProps {
  readonly wizard: Wizard;
  readonly change: (change: Change) => void;
  /** What is wrong with a field, once problems are shown; it says more than the hint, which then goes. */
  readonly error: (field: JoinField) => string | undefined;
}
