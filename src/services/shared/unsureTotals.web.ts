/** Why the totals of a document are not to be relied on yet, or not there; undefined where they are. */
import { useTranslate } from 'react-admin';
import { asRead } from '../../admin/screens/form/model/lastRead.ts';
import { rowsOf } from '../../admin/screens/form/model/values.ts';
import { useRecordForm } from '../../admin/screens/form/recordForm.ts';
import { gridFields, grids, listKey } from '../../record/resource.ts';
import { unreadCount } from '../../record/unread.ts';
import { liveRows } from '../../sheet/editing.ts';

/** @param awaits whether the currency of the document has no rate yet */
export function useUnsureTotals(awaits = false): string | undefined {
  const t = useTranslate();
  const { resource, values } = useRecordForm();
  if (awaits) {
    const { currCd, excUnit } = asRead(values);
    return t('desk.grid.rate_awaited', { rated: [Number(excUnit) > 1 && excUnit, currCd].filter(Boolean).join(' ') });
  }
  const count = Object.entries(grids(resource))
    .filter(([, rows]) => !rows.readOnly)
    .reduce(
      (sum, [grid, rows]) => sum + unreadCount(gridFields(rows), liveRows(rowsOf(values, listKey(grid, rows)))),
      0,
    );
  return count > 0 ? t('desk.grid.sum_unsure', { smart_count: count }) : undefined;
}
