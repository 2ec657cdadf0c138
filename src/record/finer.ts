/** What is said of a value of the header that its type refuses, where the rules know what is really wrong with it. Pure. */
import type { Values } from '../core/field.ts';
import type { Problem } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';
import { rulesOf } from './rules.ts';

/** The same problems, those in the rules' words that have some; `record` holds what could be read beside them. */
export function finer(resource: Resource, problems: readonly Problem[], record: Values): readonly Problem[] {
  const texts = problems.length ? rulesOf(resource)?.refused?.(record) : undefined;
  if (!texts) return problems;
  return problems.map((problem) => {
    const text = problem.grid === undefined && problem.field !== undefined ? texts[problem.field] : undefined;
    return text === undefined ? problem : { ...problem, text };
  });
}
