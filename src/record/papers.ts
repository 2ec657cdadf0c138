/** Which papers a record has. Pure. */
import type { PageModel } from '../core/page.ts';
import { refuse } from '../core/problem.ts';
import type { Resource } from '../core/resource.ts';

/** Names of its papers; none where it has one or no paper. */
export const paperNames = ({ printed }: Pick<Resource, 'printed'>): readonly string[] =>
  typeof printed === 'object' ? printed : [];

/** What its file is called: what no file system takes is left out. */
export const paperFileName = ({ fileName }: PageModel): string => `${fileName.replace(/[\\/:*?"<>|]+/g, ' ')}.pdf`;

/** A call asks for the file, or for the page model. */
export function asksFile(asked: unknown): boolean {
  if (asked === undefined || asked === 'paper') return false;
  return asked === 'pdf' || refuse('E_CODE', { field: 'kind' });
}

/** The paper that a call asks for: the usual one unless it names another. */
export function readPaper(resource: Pick<Resource, 'printed'>, asked: unknown): string | undefined {
  const names = paperNames(resource);
  if (asked === undefined) return names[0];
  return names.find((name) => name === asked) ?? refuse('E_CODE', { field: 'paper' });
}
