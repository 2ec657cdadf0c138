/** Goods whose last day is today or has passed: said of what comes in and of what would go out, and refused nowhere. Pure. */
import type { Problem } from '../../../core/problem.ts';

export const isExpired = (expDt: unknown, today: string): boolean =>
  typeof expDt === 'string' && expDt !== '' && expDt <= today;

/** What of it is named: the row or the lot, and its last day. */
export interface Expired {
  readonly name: string;
  readonly expDt?: string | null;
}

/** One sentence for all of them. */
export const expiredWarning = (text: 'expiredComes' | 'expiredGoes', goods: readonly Expired[]): Problem[] =>
  goods.length
    ? [
        {
          ...{ code: 'E_STATE', text, warn: true },
          args: [goods.map(({ name, expDt }) => `${name}(${expDt ?? ''})`).join(', ')],
        },
      ]
    : [];

/** A row as it is typed, with what it is known by. */
export interface TypedRow {
  readonly uid: string;
  readonly expDt?: unknown;
}

/** While somebody types: at the cell of each row. */
export const expiredCells = (rows: readonly TypedRow[], today: string): Problem[] =>
  rows.flatMap(({ uid, expDt }, row) =>
    isExpired(expDt, today)
      ? [{ code: 'E_RANGE', grid: 'item', row, uid, field: 'expDt', text: 'expiredTyped', warn: true }]
      : [],
  );
