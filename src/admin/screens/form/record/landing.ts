/**
 * Where the keyboard stands while a new record is saved: the page of the stored one, which takes the place of the one for
 * new ones, goes on there.
 */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import type { Target } from '../grids/GridPanel.tsx';
import { inputId } from '../inputs/inputs.ts';
import { rowsOf } from '../model/values.ts';

/** An input of the form by its id, or a cell by the place of its row. */
export type KeyboardPlace =
  { readonly input: string } | { readonly grid: string; readonly index: number; readonly field: string | undefined };

/** Where the keyboard is in a form that holds these values; undefined where that is no place of the record. */
export function keyboardPlace(resource: Resource, values: Values): KeyboardPlace | undefined {
  const at = document.activeElement;
  if (!at || at === document.body) return undefined;
  const { grid, row, field } = at.closest<HTMLElement>('[data-grid]')?.dataset ?? {};
  if (grid === undefined) return at.id.startsWith(inputId('')) ? { input: at.id } : undefined;
  const rows = rowsOf(values, listKey(grid, grids(resource)[grid]));
  const place = rows.findIndex((one) => rowKey(one) === row);
  // From a row that is not stored to the one above it.
  const index = liveRows(rows.slice(0, place + 1)).length - 1;
  return index < 0 ? undefined : { grid, index, field };
}

/** The same place in the stored record, whose rows have other keys now and stand in the same order. */
export function placeInStored(
  resource: Resource,
  place: KeyboardPlace,
  saved: Values,
): Target | { readonly input: string } {
  if ('input' in place) return place;
  const { grid, index, field } = place;
  const row = liveRows(rowsOf(saved, listKey(grid, grids(resource)[grid])))[index];
  return { grid, ...(row && { row: rowKey(row) }), ...(field !== undefined && { field }) };
}

export type Landing = ReturnType<typeof placeInStored>;

/** Whether the element is where the keyboard lands. */
export function isAt(landing: Landing, at: Element): boolean {
  if ('input' in landing) return at.id === landing.input;
  const { grid, row } = at.closest<HTMLElement>('[data-grid]')?.dataset ?? {};
  return grid === landing.grid && (landing.row === undefined || row === landing.row);
}

let waiting: { readonly id: unknown; readonly landing: Landing } | undefined;

/** Leaves the place for the page of the record. */
export const leaveLanding = (id: unknown, landing: Landing | undefined): void => {
  waiting = landing && { id, landing };
};
/** The place that was left for this record; what waits for another one is forgotten. */
export const landingFor = (id: unknown): Landing | undefined => (waiting?.id === id ? waiting?.landing : undefined);
export const landed = (): void => void (waiting = undefined);
