import type { Call } from '../../database/behaviour.ts';
import type { Answers, Statement } from '../../database/executor.ts';

/** Whether the person may read what the menu shows. */
export type Reads = (menu: string) => boolean;

/**
 * Figures that a service contributes to the dashboard; its cards show them in the browser. Statements of all parts run
 * as one read, as the company of the call. `A`: the rows that they answer, in their order.
 */
export interface DashboardPart<A extends Answers = Answers> {
  /** `rs4/quot`: what the cards of the browser ask for. */
  readonly name: string;
  /** Menus of which one must be open to the person; else the part is left out. */
  readonly menus: readonly string[];
  /** In the operator's own company these instead: there it tells of every company. */
  readonly operatorMenus?: readonly string[];
  /** Told to the operator's own company alone, or to every other alone; without it to all. */
  readonly of?: 'operator' | 'business';
  statements(call: Call): readonly Statement[];
  /**
   * `answers` in the order of the statements. Amounts are decimal strings, counts numbers. Undefined: there is nothing to tell.
   * A figure that comes from another menu than all of `menus` is told only where `reads` has that menu open.
   */
  figures(answers: A, call: Call, reads: Reads): unknown;
}
