/** Files of a record that belong to one of its rows; rules of browser and server ask by it (`photoYn`). */
import type { Values } from '../../core/field.ts';

interface OfRow {
  readonly refTableNm?: unknown;
  readonly refDetailId?: unknown;
  readonly puid?: unknown;
}

/** `table` as the files name it (`INSP_INSP_CHK`); a row that was never saved is known by its client id. */
export function filesOfRow(record: Values, table: string, row: Values): readonly OfRow[] {
  const files = (record['respFileList'] as readonly OfRow[] | undefined) ?? [];
  const { id, uid } = row;
  const ofThis = (file: OfRow) =>
    (id !== null && id !== undefined && file.refDetailId === id) || (uid !== undefined && file.puid === uid);
  return files.filter((file) => file.refTableNm === table && ofThis(file));
}
