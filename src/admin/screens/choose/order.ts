/** Order of rows that all are here already: those of a lookup. */
import type { Values } from '../../../core/field.ts';
import type { Sort } from '../list/search/search.ts';

const words = new Intl.Collator('ko', { numeric: true });
const isNone = (value: unknown) => value === null || value === undefined || value === '';

export function ordered<R extends Values>(rows: readonly R[], sort: readonly Sort[]): readonly R[] {
  if (sort.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { field, direction } of sort) {
      const [left, right] = [a[field], b[field]];
      // Nothing stands last whichever way.
      if (isNone(left) !== isNone(right)) return isNone(left) ? 1 : -1;
      const by = words.compare(String(left ?? ''), String(right ?? ''));
      if (by !== 0) return direction === 'asc' ? by : -by;
    }
    return 0;
  });
}
