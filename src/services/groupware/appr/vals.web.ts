/** Values of a form's fields as rows of the document: one a field, found by its key. Pure. */
import { deleteRows, insertRows, liveRows, newUid, rowKey } from '../../../sheet/editing.ts';
import type { Row } from '../../../sheet/editing.ts';

/** The row of a field; undefined while nothing was entered. */
export const valOf = (rows: readonly Row[], fieldKey: string): Row | undefined =>
  liveRows(rows).find((row) => row.fieldKey === fieldKey);

/** The rows with another value of a field. */
export function withVal(rows: readonly Row[], fieldKey: string, value: unknown): readonly Row[] {
  const fieldVal = value === null || value === undefined || value === '' ? null : String(value);
  const row = valOf(rows, fieldKey);
  if (!row) return fieldVal === null ? rows : insertRows(rows, [{ uid: newUid(), fieldKey, fieldVal }]);
  return rows.map((one) => (one === row ? { ...one, fieldVal } : one));
}

/** The rows without those of fields that the form does not have. */
export function onlyKeys(rows: readonly Row[], keys: ReadonlySet<string>): readonly Row[] {
  const strange = liveRows(rows).filter((row) => !keys.has(String(row.fieldKey)));
  return strange.reduce<readonly Row[]>((now, row) => {
    const at = now.findIndex((one) => rowKey(one) === rowKey(row));
    return deleteRows(now, at, at);
  }, rows);
}
