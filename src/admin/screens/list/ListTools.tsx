/** The row between search and grid: conditions in force, when the list was read, and which columns it shows. */
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { seoulTime } from '../../../core/dates.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ColumnChooser } from '../../../ui/grid/ColumnChooser.tsx';
import { useT } from '../../../ui/text.tsx';
import { ConditionChips } from './search/ConditionChips.tsx';
import { useDerivedList } from './derivedList.ts';
import { useListRows } from './useListRows.ts';

export function ListTools() {
  const t = useT();
  const { columns } = useDerivedList();
  const { at, refresh } = useListRows();
  const choices = columns.all.map(({ name, label, state: pinned }) => ({ key: name, name: label, pinnedEnd: pinned }));
  return (
    <div className="hl-tools">
      <ConditionChips />
      <div className="hl-tools__end">
        {at && (
          <Button kind="quiet" size="s" icon={<RefreshIcon />} tip={t('desk.action.refresh')} onClick={refresh}>
            {t('desk.list.as_of', { time: seoulTime(at).slice(11, 16) })}
          </Button>
        )}
        <ColumnChooser
          columns={choices}
          layout={columns.layout}
          onLayoutChange={columns.onLayout}
          icon={<ColumnsIcon />}
        />
      </div>
    </div>
  );
}
