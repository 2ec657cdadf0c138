/** Grids whose rows belong to a row of another grid of the same record (`below`): the names of the link on the wire. */
import type { Field, Values } from '../core/field.ts';
import { integer } from '../fields/integer/index.ts';
import { isRows } from '../fields/rows/index.ts';

/** Grid that the rows belong to; undefined where they belong to the record alone. */
export const gridAbove = (rows: Field): string | undefined => (isRows(rows) ? rows.below : undefined);

/** `lan` → `lanRow`: the id of the row above. */
export const linkName = (above: string): string => `${above}Row`;

/** `lan` → `lanRowUid`: the client id of the row above, as long as that has no id. */
export const linkUidName = (above: string): string => `${above}RowUid`;

/** The other name of the link, which is sent but never stored. */
export function linkUidOf(rows: Field): string[] {
  const above = gridAbove(rows);
  return above === undefined ? [] : [linkUidName(above)];
}

/** Field of the rows by whose number they may name the row above; undefined where there is none. */
export const numberOf = (rows: Field): string | undefined => (isRows(rows) ? rows.numbered : undefined);

/** Key of the row above as the row names it: its id, or its client id while it has none. */
export function keyAbove(row: Values, above: string): string | undefined {
  const key = row[linkName(above)] ?? row[linkUidName(above)];
  return key === null || key === undefined ? undefined : String(key);
}

/** For rules: does the row belong to this one of the grid above? Also while neither is saved. */
export function belongsTo(row: Values, above: string, rowAbove: Values): boolean {
  const key = keyAbove(row, above);
  return key !== undefined && (key === String(rowAbove['id']) || key === rowAbove['uid']);
}

/** Grid above, if this is the name of the link to its rows. */
export function gridOfLink(rows: Field, name: string): string | undefined {
  const above = gridAbove(rows);
  return above !== undefined && (name === linkName(above) || name === linkUidName(above)) ? above : undefined;
}

/** The link among what is stored of the rows. */
export function linkFields(rows: Field): Readonly<Record<string, Field>> {
  const above = gridAbove(rows);
  return above === undefined ? {} : { [linkName(above)]: integer({ min: 1, summed: false }) };
}
