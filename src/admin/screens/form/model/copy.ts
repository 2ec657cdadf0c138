/** A record to be made anew from another (foundations 4.2, 00-conventions 1.1 "save"). */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { listName, newUid, renumber, rowsOf, sorted } from './values.ts';
import type { Row } from './values.ts';

/** Fields that start afresh: what the server sets, what follows the day of making, and what may exist only once. */
function startsAfresh(resource: Resource, name: string, field: Field): boolean {
  const single = resource.unique?.some((rule) => rule.fields.length === 1 && rule.fields[0] === name);
  return Boolean(field.computed || field.secret || field.type === 'files' || typeof field.default === 'function' || single);
}

/**
 * The values of a copy: `source` without id, version, number, status and audit columns; those come from `fresh`, the
 * empty record of `/new`. Rows are sorted by their number and have no ids.
 */
export function copyOf(
  resource: Resource,
  grids: Readonly<Record<string, Readonly<Record<string, Field>>>>,
  source: Values,
  fresh: Values,
): Values {
  const values: Values = { ...fresh };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (name in grids || startsAfresh(resource, name, field)) continue;
    values[name] = source[name] ?? null;
    const shown = nameField(name);
    if (shown in source) values[shown] = source[shown];
  }
  for (const [grid, columns] of Object.entries(grids)) {
    values[listName(grid)] = renumber(sorted(rowsOf(source, grid)).map((row) => copyOfRow(row, columns)));
  }
  return values;
}

const copyOfRow = (row: Row, columns: Readonly<Record<string, Field>>): Row => {
  const kept = Object.keys(row).filter((name) => !columns[name]?.computed && !notCopied.has(name));
  return { ...Object.fromEntries(kept.map((name) => [name, row[name]])), uid: newUid() };
};
const notCopied = new Set(['id', 'uid', 'version', 'corpId', 'createDt', 'createId', 'updateDt', 'updateId']);

/** Display name that comes with a reference: `clntId` → `clntNm`. */
export const nameField = (field: string): string => `${field.replace(/Id$/, '')}Nm`;
