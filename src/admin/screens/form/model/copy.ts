/** A record to be made anew from another (foundations 4.2, 00-conventions 1.1 "save"). */
import type { Field, Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { declaredFiles } from '../../../../fields/files/declared.ts';
import { extensionsOf } from '../../../../fields/files/kinds.ts';
import { copiedFiles } from '../../../../fields/files/entry.ts';
import { gridAbove, linkName, linkUidName } from '../../../../record/below.ts';
import { typeOf } from '../../../../fields/index.ts';
import { displayName, gridColumns, grids, headerFields, listKey } from '../../../../record/resource.ts';
import type { Fields } from '../../../../record/resource.ts';
import { newUid, renumber, rowKey, sorted } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { filesOf } from './files.ts';
import { rowsOf } from './values.ts';

/**
 * Fields that start afresh: what the server sets, what follows the day of making, what may exist only once, and every day
 * of a document that goes through statuses.
 */
function startsAfresh(resource: Resource, name: string, field: Field): boolean {
  // What may exist only once is not told from its double by its English name either.
  const single = resource.unique?.some(
    ({ fields: [only, ...more] }) => more.length === 0 && (only === name || `${only}En` === name),
  );
  return Boolean(
    field.computed ||
    field.secret ||
    field.heldBack ||
    field.type === 'files' ||
    typeof field.default === 'function' ||
    (resource.state && field.type === 'date') ||
    single,
  );
}

const isMask = (field: Field, value: unknown): boolean =>
  field.sealed === true && typeOf(field).sealing?.isMask(String(value ?? '')) === true;

/**
 * The values of a copy: `source` without id, version, number, status and audit columns; those come from `fresh`, the
 * empty record of `/new`. Rows are sorted by their number and have no ids. What one side held back until it answered is an
 * answer to the source, perhaps another company's: nobody has answered the copy yet.
 */
export function copyOf(resource: Resource, source: Values, fresh: Values): Values {
  const values: Values = { ...fresh };
  for (const [name, field] of Object.entries(headerFields(resource))) {
    if (startsAfresh(resource, name, field)) continue;
    // The number behind a mask stays with its record; it is entered anew.
    values[name] = isMask(field, source[name]) ? null : (source[name] ?? null);
    const shown = displayName(name);
    if (field.type === 'ref' && shown in source) values[shown] = source[shown];
  }
  // The state in which the server begins a copy.
  if (resource.state?.copied) values[resource.state.field] = resource.state.copied;
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const list = listKey(grid, rows);
    if (rows.readOnly) values[list] = [];
    else values[list] = renumber(sorted(rowsOf(source, list)).map((row) => copyOfRow(row, gridColumns(rows))));
  }
  relink(resource, source, values);
  // Kept as files to copy (foundations 4.2): bound to the source, they say so by its id.
  if (declaredFiles(resource).size > 0) {
    values.respFileList = filesOf(source).filter(
      ({ refTableNm, refTypeCd }) => refTableNm === resource.table && !isOfItsCourse(resource, refTypeCd),
    );
    values.isCopyRealFile = false;
  }
  return values;
}

/**
 * Files that came to a record on its way are its own: the paper that was kept when it left the house, what a state waits
 * for (the signature of a receipt), and what nobody brings in at all (a signature that was set aside).
 */
function isOfItsCourse({ actions = [], state }: Resource, kind: string): boolean {
  return (
    (kind === 'PDF' && actions.some((action) => action.keepsPaper)) ||
    Object.values(state?.awaits ?? {}).includes(kind) ||
    extensionsOf(kind).length === 0
  );
}

/** Copied rows below others belong to the copies of these: they name them by client id. */
function relink(resource: Resource, source: Values, copy: Values): void {
  for (const [grid, rows] of Object.entries(grids(resource))) {
    const above = gridAbove(rows);
    if (above === undefined || rows.readOnly) continue;
    const [list, listAbove] = [listKey(grid, rows), listKey(above, grids(resource)[above])];
    const copies = rowsOf(copy, listAbove);
    const uids = new Map(sorted(rowsOf(source, listAbove)).map((row, at) => [rowKey(row), copies[at]?.uid]));
    copy[list] = rowsOf(copy, list).map((row): Row => {
      const { [linkName(above)]: id, [linkUidName(above)]: uid, ...rest } = row;
      return { ...rest, [linkName(above)]: null, [linkUidName(above)]: uids.get(String(id ?? uid)) };
    });
  }
}

function copyOfRow(row: Row, fields: Fields): Row {
  const copiedNames = Object.keys(row).filter((name) => !fields[name]?.computed && !notCopied.has(name));
  const valueOf = (name: string) => {
    const field = fields[name];
    if (field?.heldBack) return typeof field.default === 'function' ? null : (field.default ?? null);
    return field?.type === 'files' ? copiedFiles(row[name]) : row[name];
  };
  return { ...Object.fromEntries(copiedNames.map((name) => [name, valueOf(name)])), uid: newUid() };
}
const notCopied = new Set(['id', 'uid', 'version', 'corpId', 'createDt', 'createId', 'updateDt', 'updateId']);
