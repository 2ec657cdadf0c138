/** Steps of an approval and whose turn it is (22-groupware "appr"). Pure: screens preview what the server decides. */
import type { Problem } from '../../core/problem.ts';
import type { RowOf } from '../../core/record.ts';
import type { apprFields } from './appr.fields.ts';

/** A step of a document, or of a line that documents take over. */
export type Step = RowOf<typeof apprFields, 'steps'>;

const acting = new Set(['APPR', 'AGREE']);
export const isActing = (step: Step): boolean => acting.has(step.stepTpCd ?? '');

/**
 * At least one approver, an approver at the end, nobody twice, and not the drafter. `grid` is where the steps stand;
 * an empty list is no fault before it is submitted.
 */
export function stepProblems(grid: string, steps: readonly Step[], drafter?: number | null): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<number>();
  for (const [row, step] of steps.entries()) {
    const user = step.userId;
    if (user === null || user === undefined) continue;
    if (seen.has(user)) problems.push({ code: 'E_DUP', grid, row, field: 'userId', text: 'apprUserTwice' });
    else if (user === drafter)
      problems.push({ code: 'E_RANGE', grid, row, field: 'userId', text: 'apprDrafterInLine' });
    seen.add(user);
  }
  const last = steps.findLastIndex(isActing);
  if (steps.length && (last < 0 || steps[last]!.stepTpCd !== 'APPR'))
    problems.push({ code: 'E_RANGE', grid, row: Math.max(last, 0), field: 'stepTpCd', text: 'apprLastStep' });
  return problems;
}

/** Whether somebody is there to decide in the end. */
export const hasApprover = (steps: readonly Pick<Step, 'stepTpCd'>[]): boolean =>
  steps.findLast(({ stepTpCd }) => acting.has(stepTpCd ?? ''))?.stepTpCd === 'APPR';

/** Who is next: the first that waits; those who agree one after another have their turn together. Empty at the end. */
export function nextTurns<S extends Step>(steps: readonly S[]): readonly S[] {
  const open = steps.filter(isActing);
  if (open.some((step) => step.actCd === 'TURN')) return [];
  const first = open.findIndex((step) => step.actCd === 'WAIT');
  if (first < 0) return [];
  if (open[first]!.stepTpCd === 'APPR') return [open[first]!];
  const end = open.findIndex((step, i) => i > first && (step.stepTpCd !== 'AGREE' || step.actCd !== 'WAIT'));
  return open.slice(first, end < 0 ? undefined : end);
}

/** Nobody has approved, agreed or refused yet. */
export const untouched = (steps: readonly Step[]): boolean =>
  steps.filter(isActing).every((step) => step.actCd === 'WAIT' || step.actCd === 'TURN');
