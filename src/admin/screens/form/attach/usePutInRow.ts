/** Puts a file that has been uploaded into its row, as the rows are by then. */
import { withFile } from '../../../../fields/files/entry.ts';
import type { FileEntry } from '../../../../fields/files/entry.ts';
import type { RowPlace } from '../../../../fields/files/rowFiles.ts';
import { grids, listKey } from '../../../../record/resource.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import { remember } from '../../../../sheet/index.ts';
import { rootGrid } from '../below/gridTree.ts';
import { placeOf } from '../model/problems.ts';
import { gridOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';
import type { RecordState } from '../record/useRecordState.ts';

export function usePutInRow({ current, change }: Pick<RecordState, 'current' | 'change'>) {
  const { resource, before } = useRecordForm();
  return (file: FileEntry, { grid, row, name }: RowPlace): void => {
    const list = listKey(grid, grids(resource)[grid]);
    const rows = gridOf(current(), list);
    const next = rows.update((one) => (rowKey(one) === row ? { ...one, [name]: withFile(one[name], file) } : one));
    // Of a row that was taken away meanwhile nothing is kept; uploads that no save takes are swept.
    if (next === rows) return;
    remember(before, rootGrid(resource, grid), { [grid]: rows.list }, 'file');
    change({ [list]: next.list }, placeOf(name, grid, row));
  };
}
