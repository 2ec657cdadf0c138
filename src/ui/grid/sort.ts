import type { GridSort } from './types.ts';

/**
 * The sort after a click on a head: up, then down, then none.
 * Additive (shift) keeps the other keys and puts a new one behind them.
 */
export function nextSort(sort: readonly GridSort[], key: string, additive: boolean): GridSort[] {
  const now = sort.find((sortKey) => sortKey.key === key);
  const next: GridSort | undefined =
    now === undefined ? { key, direction: 'asc' } : now.direction === 'asc' ? { key, direction: 'desc' } : undefined;
  if (!additive) return next ? [next] : [];
  if (!now) return [...sort, { key, direction: 'asc' }];
  return sort.flatMap((sortKey) => (sortKey.key !== key ? [sortKey] : next ? [next] : []));
}
