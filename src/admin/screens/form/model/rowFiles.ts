/** Files of rows: the wire carries them in one list, the form holds them in the file columns of their rows. */
import type { Values } from '../../../../core/field.ts';
import type { Resource } from '../../../../core/resource.ts';
import { isLive, liveIn } from '../../../../fields/files/entry.ts';
import type { FileEntry } from '../../../../fields/files/entry.ts';
import type { FilesField } from '../../../../fields/files/index.ts';
import { gridDivNm, gridFiles, grids, listKey } from '../../../../record/resource.ts';
import { liveRows, rowKey, rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from './values.ts';
import type { Shape } from './values.ts';

interface FileGrid {
  readonly list: string;
  readonly table: string;
  readonly columns: readonly (readonly [name: string, types: readonly string[]])[];
}

const fileGrids = (resource: Resource): readonly FileGrid[] =>
  Object.entries(grids(resource)).flatMap(([grid, rows]) => {
    const columns = Object.entries(gridFiles(rows)).map(
      ([name, field]) => [name, (field as FilesField).types] as const,
    );
    return columns.length > 0 ? [{ list: listKey(grid, rows), table: gridDivNm(resource, grid), columns }] : [];
  });

const listed = (record: Values) => (record.respFileList as readonly FileEntry[] | undefined) ?? [];

/** A record of the wire with the files of rows in their columns. */
export function withRowFiles(resource: Resource, record: Values): Values {
  const all = fileGrids(resource);
  if (all.length === 0) return record;
  const lists = all.map(({ list, table, columns }) => {
    const files = new Map<unknown, FileEntry[]>();
    for (const file of listed(record).filter(({ refTableNm }) => refTableNm === table))
      files.set(file.refDetailId, [...(files.get(file.refDetailId) ?? []), file]);
    const filled = (row: Row): Row => {
      const rowFiles = row.id == null ? undefined : files.get(row.id);
      if (!rowFiles) return row;
      const of = (types: readonly string[]) => rowFiles.filter(({ refTypeCd }) => types.includes(refTypeCd));
      const cells = columns.map(([name, types]) => [name, of(types)] as const);
      return { ...row, ...Object.fromEntries(cells.filter(([, found]) => found.length > 0)) };
    };
    return [list, rowsOf(record, list).map(filled)] as const;
  });
  const tables = new Set(all.map(({ table }) => table));
  const respFileList = listed(record).filter(({ refTableNm }) => !tables.has(refTableNm));
  return { ...record, ...Object.fromEntries(lists), respFileList };
}

/** The list of files as rules and the server see it: those of rows say which row they belong to. */
export function allFiles(resource: Resource, values: Values): Values {
  const all = fileGrids(resource);
  if (all.length === 0) return {};
  const ofRows = all.flatMap(({ list, columns }) =>
    liveRows(rowsOf(values, list)).flatMap((row) =>
      columns.flatMap(([name]) =>
        liveIn(row[name]).map((file) => ({ ...file, refDetailId: row.id ?? null, puid: row.uid })),
      ),
    ),
  );
  return { respFileList: [...listed(values).filter(isLive), ...ofRows] };
}

export interface RowFileChanges {
  readonly take: readonly Values[];
  readonly copy: readonly Values[];
  readonly drop: readonly Values[];
}

/** What a save says of the files of rows; those of deleted rows go with them. */
export function rowFileChanges(before: Values, after: Values, shape: Shape): RowFileChanges {
  const changes = { take: [] as Values[], copy: [] as Values[], drop: [] as Values[] };
  for (const { list, files } of Object.values(shape.grids)) {
    const loaded = rowsByKey(rowsOf(before, list));
    for (const row of files.length > 0 ? liveRows(rowsOf(after, list)) : []) {
      const old = row.id == null ? undefined : loaded.get(rowKey(row));
      const place = row.id == null ? { puid: row.uid } : { refDetailId: row.id };
      for (const name of files) {
        if (old?.[name] === row[name]) continue;
        const had = new Set(liveIn(old?.[name]).map(({ fileDetailId }) => fileDetailId));
        const now = liveIn(row[name]);
        for (const { fileDetailId, refTypeCd, refId } of now)
          if (!had.delete(fileDetailId))
            changes[refId === null ? 'take' : 'copy'].push({ fileDetailId, refTypeCd, ...place });
        for (const fileDetailId of had) changes.drop.push({ fileDetailId });
      }
    }
  }
  return changes;
}
