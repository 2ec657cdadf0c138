/** What is entered of a count, and what was refused of it. */
import type { RaRecord } from 'react-admin';
import type { FailedOne } from '../../../admin/providers/data/recordCalls.ts';
import type { Values } from '../../../core/field.ts';
import { figure } from '../../../core/decimal.ts';
import type { Problem } from '../../../core/problem.ts';
import { countedOtherWay } from './adjust.rules.ts';

export interface Line {
  readonly stockId: number;
  readonly seenQty: string;
  readonly countQty: string | null;
}
/** What the list knows of a balance. */
export interface Balance extends RaRecord {
  readonly onQty?: string;
  readonly locCd?: string | null;
  readonly itemNm?: string | null;
  readonly lotNo?: string | null;
}
export interface Entered extends Values {
  readonly rows?: readonly Line[];
  readonly adjRsnCd?: unknown;
  readonly reason?: unknown;
}

export const rowsIn = ({ rows = [] }: Entered) => rows;
export const filled = (values: Entered) =>
  rowsIn(values).filter(({ countQty }) => countQty !== null && countQty !== '');
export const byOf = ({ countQty, seenQty }: Line) => figure(countQty).minus(figure(seenQty));
export const differingOf = (counted: readonly Line[]) => counted.filter((line) => !byOf(line).eq(0));

/** Rows that the reason does not go with: none fits, then it is wrong; of some it is said before that they stay. */
export function unfit(
  differing: readonly Line[],
  { adjRsnCd }: Entered,
  of: (line: Line) => Balance | undefined,
): Problem[] {
  const wrong = differing.filter((line) => countedOtherWay({ adjRsnCd }, of(line) ?? {}, line));
  const at = { code: 'E_RANGE', field: 'adjRsnCd' } as const;
  if (!wrong.length) return [];
  if (wrong.length === differing.length) return [{ ...at, text: 'countNoneFits' }];
  const names = wrong.map((line) => [of(line)?.locCd, of(line)?.itemNm].filter(Boolean).join(' '));
  return [{ ...at, text: 'countSomeFit', args: [names.join(', '), String(wrong.length)], warn: true }];
}

/** The sentences of a refusal, each once. */
export const reasonOf = ({ message, errors }: FailedOne): string =>
  [...new Set([message, ...errors.map((one) => one.message)])].join(' ');
