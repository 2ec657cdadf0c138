/** Records that wait for the person, in the order of their list. */
import { usualOrder } from '../list/listParams.ts';
import type { Screen } from '../../routes.ts';

/** What was just done may still stand first in the answer. */
export const queueParams = ({ resource }: Screen) => ({
  pagination: { page: 1, perPage: 2 },
  sort: usualOrder(resource),
  meta: { columns: [resource.name] },
});

interface Waiting {
  readonly data?: readonly { readonly id: unknown }[];
  readonly total?: number;
}

/** The first that waits besides the one that is done, and how many do. */
export function nextIn(
  { data = [], total = 0 }: Waiting,
  done: number,
): { readonly next: number | undefined; readonly count: number } {
  const others = data.filter(({ id }) => Number(id) !== done);
  return {
    next: others[0] && Number(others[0].id),
    count: total - (data.length - others.length),
  };
}
