/** What a save needs to know: the resource, its rules, who asks and through which view. */
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import type { Behaviour, Behaviours, Call } from '../behaviour.ts';
import type { Others } from '../behaviour.ts';
import type { Database, Transaction } from '../executor.ts';

export interface Saving {
  readonly database: Database;
  readonly resource: Resource;
  readonly all: readonly Resource[];
  readonly behaviour: Behaviour;
  /** Of every resource, for actions that reach beyond their own. */
  readonly behaviours?: Behaviours;
  /** How what happens here reaches other resources: `othersOf`, handed in because saves and actions run one another. */
  readonly othersOf: (tx: Transaction, saving: Saving) => Others;
  readonly call: Call;
  /** The view that the call looks through: its rows alone are reached and made. */
  readonly view?: string;
  /** It follows from what happened elsewhere: no version is asked for, and the state is the one that record is brought into. */
  readonly follows?: true;
  /** Hears of warnings that did not stop a save. */
  readonly warned?: (problems: readonly Problem[]) => void;
  /** What the trail calls it, in place of `create` and `update`. */
  readonly act?: string;
}
