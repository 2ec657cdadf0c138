/**
 * Which columns have a sum, of what, and the sums: amounts of several currencies and quantities of several units are
 * never added (00-conventions 1.5).
 */
import type { Values } from '../core/field.ts';
import { isFigure, sumFigures } from '../core/decimal.ts';
import { typeOf } from '../fields/index.ts';
import type { Resource } from '../core/resource.ts';
import type { Fields } from './resource.ts';

/** Unit prices are amounts, but their sum is none. */
const unitPrice = /price/i;

/** Do the values of a column add up to something? The field may say otherwise (`summed`). */
export const addsUp = (fields: Fields, name: string): boolean =>
  typeOf(fields[name]!).summable === true && (fields[name]!.summed ?? !unitPrice.test(name));

/** By type of a figure, the fields that may say beside it what it counts. */
const measureFields: Readonly<Record<string, readonly string[]>> = {
  foreign: ['currCd'],
  qty: ['unitCd', 'qtyUnitCd'],
};

/** Field beside a figure that says what it counts: the currency of a foreign amount, the unit of a quantity. */
export const measureOf = (fields: Fields, name: string): string | undefined =>
  measureFields[fields[name]!.type]?.find((measure) => measure in fields);

/** A foreign amount whose currency stands nowhere has no sum. */
export const isSummed = (fields: Fields, name: string): boolean =>
  addsUp(fields, name) && (fields[name]!.type !== 'foreign' || measureOf(fields, name) !== undefined);

/** A column of a list that is no field, and says that the list adds it up. */
export function isListedSummed({ listed }: Pick<Resource, 'listed'>, name: string): boolean {
  const field = listed?.[name];
  return field?.summed === true && typeOf(field).summable === true;
}

const placesOf = (value: unknown) =>
  typeof value === 'string' && value.includes('.') && isFigure(value) ? value.length - value.indexOf('.') - 1 : 0;

/**
 * Exact sum of a column over some rows, as decimal text with the places of its values; what is empty or half typed
 * counts as nothing. Undefined when the figures are of several measures, or of one that the rows do not carry.
 */
export function sumOf(rows: readonly Values[], name: string, measure: string | undefined): string | undefined {
  const values = rows.map((row) => row[name]);
  if (measure !== undefined) {
    const measures = new Set(rows.flatMap((row) => (Math.abs(Number(row[name])) > 0 ? [row[measure]] : [])));
    if (measures.size > 1 || measures.has(undefined)) return undefined;
  }
  const places = values.reduce<number>((most, value) => Math.max(most, placesOf(value)), 0);
  return sumFigures(values).toFixed(places);
}

/** Sums of those columns of a grid that have one; foreign amounts without a currency of their own are in the record's. */
export function sumsOf(
  fields: Fields,
  names: readonly string[],
  rows: readonly Values[],
): Readonly<Record<string, string>> {
  if (rows.length === 0) return {};
  const sums = names
    .filter((name) => addsUp(fields, name))
    .map((name) => [name, sumOf(rows, name, measureOf(fields, name))] as const);
  return Object.fromEntries(sums.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));
}
