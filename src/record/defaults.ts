/** Fresh records and rows: every field present, defaults filled in their stored form (domain 0, flag `=v`). */
import type { DefaultContext, Field, Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { typeOf } from '../fields/index.ts';
import { gridFields, grids, headerFields, listKey, type Fields } from './resource.ts';

/** What a field starts with, in its stored form. */
export const startValue = (field: Field, context: DefaultContext): unknown => {
  const start = (typeof field.default === 'function' ? field.default(context) : field.default) ?? null;
  const parsed = start === null ? { value: null } : typeOf(field).parse(start, field);
  if ('problem' in parsed)
    throw new Error(`Default ${JSON.stringify(start)} does not fit a field of type ${field.type}`);
  return parsed.value;
};
const filled = (fields: Fields, context: DefaultContext): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.secret)
      .map(([name, field]) => [name, startValue(field, context)]),
  );

/** A new record under its wire names, grids empty. */
export const newRecord = (resource: Resource, context: DefaultContext): Values => ({
  ...filled(headerFields(resource), context),
  ...Object.fromEntries(Object.entries(grids(resource)).map(([grid, rows]) => [listKey(grid, rows), []])),
});

/** A new row of a grid. */
export const newRow = (rows: Field, context: DefaultContext): Values => filled(gridFields(rows), context);

/** The members named, null where they are absent. */
export const members = (values: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, (values as Values)[name] ?? null]));

/** Members that hold something. */
export const withoutEmpty = <R extends object>(values: R): Partial<R> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as Partial<R>;

/** Puts what is proposed where the record holds nothing yet. */
export function fillEmpty<R extends object>(record: R, proposed: Partial<NoInfer<R>>): void {
  Object.assign(record, proposed, withoutEmpty(record));
}
