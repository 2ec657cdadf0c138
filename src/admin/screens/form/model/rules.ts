/** The pure rules of a resource over the form's values: records of rules name a grid `item`, the form `itemList`. */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { typeOf } from '../../../../fields/index.ts';
import { gridFields, grids, headerFields, listKey } from '../../../../record/resource.ts';
import { rulesOf } from '../../../../record/rules.ts';
import { liveRows, rowKey, rowsByKey, same } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { asRead, isUnreadCode } from './lastRead.ts';
import { allFiles } from './rowFiles.ts';
import { rowsOf } from './values.ts';

/** The record as rules see it: without rows that the save takes away, and without codes that are none. */
export function ruleRecord(resource: Resource, values: Values): Values {
  const rows = Object.entries(grids(resource)).map(([grid, field]) => [
    grid,
    liveRows(rowsOf(values, listKey(grid, field))),
  ]);
  return { ...asRead(values), ...allFiles(resource, values), ...Object.fromEntries(rows) };
}

/**
 * Values that computing changes, to be put into the form; unchanged rows keep their identity. Empty when nothing
 * changes or the resource computes nothing.
 */
export function computedChanges(resource: Resource, values: Values): Values {
  const rules = rulesOf(resource);
  if (!rules?.compute) return {};
  const record = ruleRecord(resource, values);
  const result = rules.compute(record);
  const changes: Values = {};
  for (const [name, field] of Object.entries(headerFields(resource))) {
    const keeps = isUnread(field, values[name]) || isUnreadCode(values, name);
    if (name in result && !same(values[name], result[name]) && !keeps) changes[name] = result[name];
  }
  for (const [grid, field] of Object.entries(grids(resource))) {
    const list = listKey(grid, field);
    const rows = rowsOf(values, list);
    const fields = gridFields(field);
    const keeps = (row: Row, name: string) =>
      name in fields && isUnread(fields[name]!, row[name]) && rules.rowOpen?.(grid, row, name, record) !== false;
    const next = withComputed(rows, (result[grid] ?? []) as readonly Row[], keeps);
    if (next.some((row, index) => row !== rows[index])) changes[list] = next;
  }
  return changes;
}

/** What a change of the header makes of the values before it (`turned` of the rules); empty where it leaves them as they are. */
export function turnedValues(resource: Resource, before: Values, changes: Values): Values {
  const { turned } = rulesOf(resource) ?? {};
  const fields = headerFields(resource);
  if (!turned || !Object.keys(changes).some((name) => name in fields)) return {};
  const after = { ...before, ...changes };
  const result = turned(ruleRecord(resource, before), ruleRecord(resource, after));
  const rows = Object.entries(grids(resource)).flatMap(([grid, field]) => {
    const list = listKey(grid, field);
    return result[grid] ? [[list, withComputed(rowsOf(after, list), result[grid] as readonly Row[], () => false)]] : [];
  });
  const header = Object.entries(result).filter(([name]) => name in fields);
  return { ...Object.fromEntries(header), ...(Object.fromEntries(rows) as Values) };
}

/** The same while somebody types: rules see half a value too, and what they cannot compute yet stays as it is. */
export function computed(resource: Resource, values: Values): Values {
  try {
    return computedChanges(resource, values);
  } catch {
    return {};
  }
}

/** What a person typed and nobody can read as a value of the field stays as it is, to be mended in its place. */
const isUnread = (field: Field, value: unknown): boolean =>
  !field.computed && typeof value === 'string' && value !== '' && 'problem' in typeOf(field).parse(value, field);

/** What a row was computed to when it had all of that already; rules keep the results of rows that do not change. */
const settled = new WeakMap<Row, Row>();

function withComputed(
  rows: readonly Row[],
  results: readonly Row[],
  keeps: (row: Row, name: string) => boolean,
): Row[] {
  const byKey = rowsByKey(results);
  return rows.map((row) => {
    const result = byKey.get(rowKey(row));
    if (result === undefined || result === row || settled.get(row) === result) return row;
    const differing = Object.keys(result).filter((name) => !same(row[name], result[name]) && !keeps(row, name));
    if (differing.length) return { ...row, ...Object.fromEntries(differing.map((name) => [name, result[name]])) };
    settled.set(row, result);
    return row;
  });
}
