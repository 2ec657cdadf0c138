/** Goods whose last day is today or has passed: said of what comes in and of what would go out, and refused nowhere. Pure. */
import { figure } from '../../../core/decimal.ts';
import type { Values } from '../../../core/field.ts';
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

/** A row of the receipt, or what came of it. */
interface Told {
  readonly id?: unknown;
  readonly itemNm?: unknown;
  readonly qty?: unknown;
  readonly expDt?: unknown;
}
const listed = (value: unknown): readonly Told[] => (Array.isArray(value) ? (value as readonly Told[]) : []);

/** While a receipt is checked: one sentence for all, as the server asks about them, and each at its cell. What did not come cannot have expired. */
export function expiredChecked({ item }: Values, { now }: Values, { rows }: Values): Problem[] {
  const stored = listed(item);
  const told = listed(rows).flatMap(({ id, qty, expDt }, row) => {
    const at = stored.findIndex((one) => one.id === id);
    const comes = figure(qty).gt(0) && isExpired(expDt, String(now ?? '').slice(0, 10));
    const name = [`${at + 1}.`, stored[at]?.itemNm].filter(Boolean).join(' ');
    return comes ? [{ row, name, expDt: String(expDt) }] : [];
  });
  const cells = told.map(({ row }): Problem => {
    return { code: 'E_RANGE', grid: 'rows', row, field: 'expDt', text: 'expiredTyped', warn: true };
  });
  return [...expiredWarning('expiredComes', told), ...cells];
}
