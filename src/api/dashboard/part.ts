import type { Call } from '../../database/behaviour.ts';
import type { Row, Statement } from '../../database/executor.ts';

/**
 * Figures that a service contributes to the dashboard; its cards show them in the browser. Statements of all parts run
 * as one read, as the company of the call.
 */
export interface DashboardPart {
  /** `rs4/quot`: what the cards of the browser ask for. */
  readonly name: string;
  /** Menus of which one must be open to the person; else the part is left out. */
  readonly menus: readonly string[];
  statements(call: Call): readonly Statement[];
  /** `answers` in the order of the statements. Amounts are decimal strings, counts numbers. */
  figures(answers: readonly (readonly Row[])[], call: Call): unknown;
}
