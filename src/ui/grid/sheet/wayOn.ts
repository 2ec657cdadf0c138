/** The keyboard goes on in its row once something has been put into a cell that its owner leads on from. */
import { isSingle, only } from '../model/selection.ts';
import { ranOn, runAt } from '../model/tabRun.ts';
import type { Sheet } from './types.ts';

/** How its owner leads on from the active cell; undefined where the keys have their usual way. */
function wayFrom<R>(sheet: Sheet<R>) {
  const selection = sheet.selection();
  const column = selection && isSingle(selection) ? sheet.columns()[selection.active.col] : undefined;
  return column && sheet.owner().goesOn?.(column.key, isLed(sheet));
}

/** Did the grid lead the keyboard to its cell? */
export function isLed<R>(sheet: Sheet<R>): boolean {
  const selection = sheet.selection();
  return selection !== undefined && runAt(sheet.tabbed.current, selection.active)?.led === true;
}

/** May the keyboard go on from here? What of a row is drawn already does not matter. */
export const leadsOn = <R>(sheet: Sheet<R>): boolean => wayFrom(sheet) !== undefined;

/**
 * On to the rest of a row that has been drawn with what was `taken` from a list, or else typed, and by Enter from there to
 * the row below. False where it stays.
 */
export function goOn<R>(sheet: Sheet<R>, taken: boolean): boolean {
  const active = sheet.selection()?.active;
  const row = active && sheet.rows()[active.row];
  const key = row === undefined ? undefined : wayFrom(sheet)?.(row, taken);
  const col = key === undefined ? -1 : sheet.columns().findIndex((one) => one.key === key);
  if (!active || col < 0) return false;
  const to = { row: active.row, col };
  sheet.tabbed.current = { ...ranOn(sheet.tabbed.current, active, to), led: true };
  sheet.select(only(to));
  return true;
}
