/**
 * Figures that stand in rows as they came, pasted or typed, because their column refuses them. What is summed up over them
 * counts them as nothing, or as what they may not be: it is not to be relied on before they are mended. Pure.
 */
import type { Field, Values } from '../core/field.ts';
import { typeOf } from '../fields/index.ts';
import type { Fields } from './resource.ts';

const figures: ReadonlySet<string | undefined> = new Set(['figure', 'whole']);
const isTypedFigure = (field: Field): boolean => !field.computed && figures.has(typeOf(field).filledAs);

/** Of ten thousand rows only those are looked at anew that have changed. */
const known = new WeakMap<Values, readonly string[]>();

/** Names of the figures of a row that its columns refuse. */
export function unreadFigures(fields: Fields, row: Values): readonly string[] {
  let names = known.get(row);
  if (!names) {
    const isUnread = (name: string) =>
      row[name] != null && 'problem' in typeOf(fields[name]!).parse(row[name], fields[name]!);
    names = Object.keys(fields).filter((name) => isTypedFigure(fields[name]!) && isUnread(name));
    known.set(row, names);
  }
  return names;
}

/** How many of them stand in some rows. */
export const unreadCount = (fields: Fields, rows: readonly Values[]): number =>
  rows.reduce((count, row) => count + unreadFigures(fields, row).length, 0);

/** Of what another side fills in only the reader takes no part (`declaredFor`): nothing of it follows from other cells. */
const isReckoned = (field: Field | undefined): boolean => Boolean(field?.computed) && field?.writtenBy === undefined;

/** How many the sum of each column depends on: its own, and where it is reckoned all of its rows. Without those of none. */
export function unreadBelow(
  fields: Fields,
  names: readonly string[],
  rows: readonly Values[],
): Readonly<Record<string, number>> {
  const unread = rows.map((row) => unreadFigures(fields, row)).filter((found) => found.length > 0);
  const count = (name: string) =>
    unread.reduce((sum, found) => sum + found.filter((one) => isReckoned(fields[name]) || one === name).length, 0);
  return unread.length === 0 ? {} : Object.fromEntries(names.map((name) => [name, count(name)]).filter(([, of]) => of));
}
