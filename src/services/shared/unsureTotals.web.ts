/** Why the totals of a document are not to be relied on yet; undefined where they are. */
import { useTranslate } from 'react-admin';
import { rowsOf } from '../../admin/screens/form/model/values.ts';
import { useRecordForm } from '../../admin/screens/form/recordForm.ts';
import { gridFields, grids, listKey } from '../../record/resource.ts';
import { unreadCount } from '../../record/unread.ts';
import { liveRows } from '../../sheet/editing.ts';

export function useUnsureTotals(): string | undefined {
  const t = useTranslate();
  const { resource, values } = useRecordForm();
  const count = Object.entries(grids(resource))
    .filter(([, rows]) => !rows.readOnly)
    .reduce(
      (sum, [grid, rows]) => sum + unreadCount(gridFields(rows), liveRows(rowsOf(values, listKey(grid, rows)))),
      0,
    );
  return count > 0 ? t('desk.grid.sum_unsure', { smart_count: count }) : undefined;
}
