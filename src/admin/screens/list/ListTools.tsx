/** The row between search and grid: conditions in force, when the list was read, and which columns it shows. */
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { seoulTime } from '../../../core/dates.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ColumnChooser } from '../../../ui/grid/ColumnChooser.tsx';
import { useT } from '../../../ui/text.tsx';
import { ConditionChips } from './ConditionChips.tsx';
import type { Resource } from '../../../core/resource.ts';
import type { SearchState } from './search.ts';
import type { ListColumns } from './useListColumns.ts';
import type { ListData } from './useListData.ts';

interface Props {
  readonly resource: Resource;
  readonly state: SearchState;
  readonly search: (change: Partial<SearchState>) => void;
  readonly columns: ListColumns;
  readonly data: ListData;
}

export function ListTools({ resource, state, search, columns, data }: Props) {
  const t = useT();
  const choices = columns.all.map(({ name, label, state: pinned }) => ({ key: name, name: label, pinnedEnd: pinned }));
  return (
    <div className="hl-tools">
      <ConditionChips resource={resource} state={state} search={search} />
      <div className="hl-tools__end">
        {data.at && (
          <Button kind="quiet" size="s" icon={<RefreshIcon />} tip={t('desk.action.refresh')} onClick={data.refresh}>
            {t('desk.list.as_of', { time: seoulTime(data.at).slice(11, 16) })}
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
