/** Errors of a refusal at the record that they are about. Pure. */
import type { Values } from '../../core/field.ts';
import type { ErrorRow, PlacedError } from '../../core/messages.ts';
import type { Resource } from '../../core/resource.ts';
import { gridFields, grids, headerFields } from '../../record/resource.ts';

/** With the id of the row and the value that stood there: the sign that nothing has changed since. */
export function placeErrors(resource: Resource, record: Values, errors: readonly ErrorRow[]): PlacedError[] {
  return errors.map((error): PlacedError => {
    const { grid, field, row } = error;
    if (grid === undefined) return known(headerFields(resource), error, record);
    const declared = grids(resource)[grid];
    const found = declared && row !== undefined ? (record[grid] as readonly Values[])[row - 1] : undefined;
    // About rows that the record does not have: told as a whole.
    if (!declared || !found) return { code: error.code, text: error.text };
    return {
      ...known(gridFields(declared), { ...error, ...(field ? { field } : {}) }, found),
      rowId: found['id'] as number,
    };
  });
}

function known(fields: Readonly<Record<string, unknown>>, error: ErrorRow, values: Values): PlacedError {
  const { field, ...rest } = error;
  if (field === undefined || !Object.hasOwn(fields, field)) return rest;
  return { ...error, was: values[field] ?? null };
}
