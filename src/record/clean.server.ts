/** What only the server does to values before they are stored: rich text is cleaned. */
import type { Field, Values } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import { sanitise } from '../fields/html/sanitise.server.ts';
import { gridFields, grids, headerFields } from './resource.ts';

const cleaners: Readonly<Record<string, (value: string) => string>> = { html: sanitise };

function cleanValues(fields: Readonly<Record<string, Field>>, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    const cleaner = cleaners[field.type];
    const value = values[name];
    if (cleaner && typeof value === 'string') values[name] = cleaner(value) || null;
  }
}

/** Cleans a whole record in place. */
export function clean(resource: Resource, record: Values): void {
  cleanValues(headerFields(resource), record);
  for (const [grid, rows] of Object.entries(grids(resource))) {
    for (const row of (record[grid] as Values[] | undefined) ?? []) cleanValues(gridFields(rows), row);
  }
}
