/** Which papers a record has. Pure. */
import { refuse } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';

/** Names of its papers; none where it has one or no paper. */
export const paperNames = ({ printed }: Pick<Resource, 'printed'>): readonly string[] =>
  typeof printed === 'object' ? printed : [];

/** The paper that a call asks for: the usual one unless it names another. */
export function readPaper(resource: Pick<Resource, 'printed'>, asked: unknown): string | undefined {
  const names = paperNames(resource);
  if (asked === undefined) return names[0];
  return names.find((name) => name === asked) ?? refuse('E_CODE', { field: 'paper' });
}
