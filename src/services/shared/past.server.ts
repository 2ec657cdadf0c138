/** What is reported as done has happened: nothing of it lies after now. */
import { seoulTime } from '../../core/dates.ts';
import { refuse } from '../../core/problem.ts';
import type { Step } from '../../database/behaviour.ts';
import { notAfterNow } from './checks.ts';

/** This minute, `yyyy-MM-dd HH:mm` in Seoul. */
export const minute = (now: Date): string => seoulTime(now).slice(0, 16);

/** E_RANGE at the field for a moment that is still to come; an empty one is now. */
export function demandPast<R extends object>(step: Pick<Step, 'now'>, input: R, field: keyof R & string): void {
  const [problem] = notAfterNow(input, field, minute(step.now));
  if (problem) refuse(problem.code, problem);
}
