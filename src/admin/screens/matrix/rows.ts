/** Levels of the matrix in the detail rows of an authority; a missing row is level 0 (10-platform, platform/auth). */
import type { Values } from '../../../core/field.ts';
import { newUid, renumber } from '../../../sheet/editing.ts';
import type { Row } from '../../../sheet/editing.ts';
import type { Level, MenuRow } from './tree.ts';

const asLevel = (value: unknown): Level => (value === '2' || value === '1' ? value : '0');

export const levelsOfRows = (rows: readonly Row[]): ReadonlyMap<number, Level> =>
  new Map(rows.filter((row) => !row._deleted).map((row) => [Number(row.menuId), asLevel(row.menuAuthCd)]));

/** Rows after some menus got a level. A row that was never saved and falls to 0 again goes away. */
export function withLevel(rows: readonly Row[], menuIds: readonly number[], level: Level): Row[] {
  const wanted = new Set(menuIds);
  const present = new Set(rows.map((row) => Number(row.menuId)));
  const changed = rows.flatMap((row): Row[] => {
    if (!wanted.has(Number(row.menuId)) || asLevel(row.menuAuthCd) === level) return [row];
    return level === '0' && row.id == null ? [] : [{ ...row, menuAuthCd: level }];
  });
  if (level === '0') return changed;
  const missing = menuIds.filter((id) => !present.has(id));
  return [...changed, ...missing.map((menuId): Row => ({ uid: newUid(), menuId, menuAuthCd: level }))];
}

/** Rows of the menus that are there. */
export const onlyMenus = (rows: readonly Row[], menus: readonly { readonly id: number }[]): Row[] => {
  const menuIds = new Set(menus.map(({ id }) => id));
  return rows.filter((row) => menuIds.has(Number(row.menuId)));
};

/** A record whose rows name only these menus; undefined while the menus are not known. */
export const withKnownMenus =
  (list: string, menus: readonly Pick<MenuRow, 'id'>[] | undefined) =>
  (record: Values): Values | undefined => {
    const rows = (record[list] ?? []) as readonly Row[];
    return menus && { ...record, [list]: renumber(onlyMenus(rows, menus)) };
  };
