/** A scanned item among the rows of an order: one more of it, or a row of its own. Pure. */
import { decimal } from '../../../core/decimal.ts';
import { rowKey, type Row } from '../../../sheet/editing.ts';

/** As many as a row may plan. */
const most = 999_999_999;

export interface Put {
  readonly rows: readonly Row[];
  readonly key: string;
  /** Number of the row, as a person counts it. */
  readonly row: number;
  /** What was planned before; undefined of a new row. */
  readonly from?: string;
  readonly to: string;
}

/**
 * `last` is the row that the scan before met: of several rows of the item it goes on, else the last of them. A row that
 * plans all it may grows no more, and answers its number alone.
 */
export function withScanned(
  rows: readonly Row[],
  itemId: number,
  last: string | undefined,
  fresh: () => Row,
): Put | { readonly full: number } {
  const those = rows.filter((row) => row.itemId === itemId && !row._deleted);
  const met = those.find((row) => rowKey(row) === last) ?? those.at(-1);
  if (!met) {
    const row = { ...fresh(), itemId, planQty: '1' };
    return { rows: [...rows, row], key: rowKey(row), row: rows.length + 1, to: '1' };
  }
  const at = rows.indexOf(met);
  const from = String(met.planQty ?? '') || '0';
  // What nobody can count on stays as it was typed.
  if (!/^\d+$/.test(from) || decimal(from).gte(most)) return { full: at + 1 };
  const to = decimal(from).plus(1).toFixed();
  return { rows: rows.with(at, { ...met, planQty: to }), key: rowKey(met), row: at + 1, from, to };
}
