/** What a save sends: the difference between the record as loaded and as edited (foundations 3.4). */
import type { Values } from '../../../../core/field.ts';
import { changedFields, liveRows, rowKey, rowMark, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { Rows } from '../../../../sheet/Rows.ts';
import { filled, pick } from '../../../../sheet/rowChanges.ts';
import { fileBody, fileCount } from './files.ts';
import { gridOf, rowsOf } from './values.ts';
import type { Shape } from './values.ts';

/** Body of PATCH: changed header fields, the version, the change lists of each grid that has changes. */
export function patchBody(before: Values, after: Values, shape: Shape): Values {
  const body: Values = pick(after, changedFields(before, after, shape.header));
  for (const { list, changes: keys, names } of Object.values(shape.grids)) {
    const changes = gridOf(after, list).changes(gridOf(before, list), names);
    for (const kind of ['insert', 'update', 'delete'] as const) {
      if (changes[kind].length > 0) body[keys[kind]] = changes[kind];
    }
  }
  return { ...body, ...fileBody(before, after, shape), version: before.version };
}

const none = Rows.of([]);

/** Body of POST: every filled field, and all rows as inserts. */
export function postBody(after: Values, shape: Shape): Values {
  const body: Values = filled(after, shape.header);
  for (const { list, changes, names } of Object.values(shape.grids)) {
    const { insert } = gridOf(after, list).changes(none, names);
    if (insert.length > 0) body[changes.insert] = insert;
  }
  return { ...body, ...fileBody({}, after, shape) };
}

/** Number of things changed: header fields, files, and rows added, changed or deleted. */
export function changeCount(before: Values, after: Values, shape: Shape): number {
  let count = changedFields(before, after, shape.header).length + fileCount(before, after);
  for (const { list, all } of Object.values(shape.grids)) {
    const rows = rowsOf(after, list);
    if (rows === before[list]) continue;
    const loaded = rowsByKey(rowsOf(before, list));
    const marked = rows.filter((row) => rowMark(loaded.get(rowKey(row)), row, all)).length;
    count += marked || (moved(rowsOf(before, list), rows) ? 1 : 0);
  }
  return count;
}

function moved(before: readonly Row[], after: readonly Row[]): boolean {
  const live = liveRows(after);
  return (
    before.length !== live.length || before.some((row, at) => row !== live[at] && rowKey(row) !== rowKey(live[at]!))
  );
}
