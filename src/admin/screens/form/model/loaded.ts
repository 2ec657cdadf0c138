/** A record of the wire as a form takes it. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { newUid, sorted } from '../../../../sheet/editing.ts';
import { withRowFiles } from './rowFiles.ts';
import { rowsOf } from './values.ts';

const listsOf = (resource: Resource) => Object.entries(grids(resource)).map(([grid, rows]) => listKey(grid, rows));

/** Rows of every grid by their number (foundations 4.2), with their files. */
export function inOrder(resource: Resource, record: Values): Values {
  const ordered = Object.fromEntries(listsOf(resource).map((list) => [list, sorted(rowsOf(record, list))]));
  return withRowFiles(resource, { ...record, ...ordered });
}

/** A record that begins with rows: each is told apart from the others. */
export function begun(resource: Resource, fresh: Values): Values {
  const lists = listsOf(resource).map((list) => [
    list,
    rowsOf(fresh, list).map((row) => ({ ...row, uid: row['uid'] ?? newUid() })),
  ]);
  return { ...fresh, ...Object.fromEntries(lists) };
}
