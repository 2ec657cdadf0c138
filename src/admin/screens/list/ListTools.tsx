/** The row between search and grid: conditions in force, when the list was read, and which columns it shows. */
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import KeepIcon from '@mui/icons-material/BookmarkAddOutlined';
import { lazy, Suspense } from 'react';
import { seoulTime } from '../../../core/dates.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ColumnChooser } from '../../../ui/grid/ColumnChooser.tsx';
import { useT } from '../../../ui/text.tsx';
import { ConditionChips } from './search/ConditionChips.tsx';
import { isSearchable, searchFormId } from './search/search.ts';
import { useDerivedList } from './derivedList.ts';
import { useListRows } from './useListRows.ts';

const SaveView = lazy(async () => ({ default: (await import('./views/SaveView.tsx')).SaveView }));

interface Props {
  /** The search that is being kept under a name. */
  readonly kept: string | undefined;
  readonly onKept: () => void;
}

export function ListTools({ kept, onKept }: Props) {
  const t = useT();
  const { columns, screen } = useDerivedList();
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
        {/* What stands in the search is asked for first: it is what one means to keep. */}
        {isSearchable(screen.resource.search) && (
          <Button kind="quiet" size="s" icon={<KeepIcon />} type="submit" form={searchFormId}>
            {t('desk.views.keep')}
          </Button>
        )}
        <ColumnChooser
          columns={choices}
          layout={columns.layout}
          onLayoutChange={columns.onLayout}
          icon={<ColumnsIcon />}
        />
      </div>
      {kept !== undefined && (
        <Suspense fallback={null}>
          <SaveView asked={kept} onClose={onKept} />
        </Suspense>
      )}
    </div>
  );
}
