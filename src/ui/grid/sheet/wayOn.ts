/** The keyboard goes on in its row once something has been taken in a cell that its owner leads on from. */
import { isSingle, only } from '../model/selection.ts';
import type { Spot } from '../model/selection.ts';
import { ranOn } from '../model/tabRun.ts';
import type { Sheet } from './types.ts';

/** The cell to go on in, of a row that has been drawn with what was taken; undefined where the keys have their usual way. */
function wayOn<R>(sheet: Sheet<R>): Spot | undefined {
  const selection = sheet.selection();
  if (!selection || !isSingle(selection)) return undefined;
  const { active } = selection;
  const [row, column] = [sheet.rows()[active.row], sheet.columns()[active.col]];
  const key = row === undefined || !column ? undefined : sheet.owner().goesOn?.(row, column.key);
  const col = key === undefined ? -1 : sheet.columns().findIndex((one) => one.key === key);
  return col < 0 ? undefined : { row: active.row, col };
}

/** What was taken fills most of its row: on to the rest, and by Enter from there to the row below. False where it stays. */
export function goOn<R>(sheet: Sheet<R>): boolean {
  const to = wayOn(sheet);
  if (!to) return false;
  const { active } = sheet.selection()!;
  sheet.tabbed.current = ranOn(sheet.tabbed.current, active, to);
  sheet.select(only(to));
  return true;
}
