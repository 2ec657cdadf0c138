import { SelectCellFormatter, useHeaderRowSelection, useRowSelection } from 'react-data-grid';
import type { Column } from 'react-data-grid';
import type { Translate } from '../text.tsx';

export const selectWidth = 38;

/** The boxes at the left; a click with shift takes all rows between. */
export function selectColumn<R>(t: Translate): Column<R, number> {
  return {
    key: 'hg-select',
    name: '',
    width: selectWidth,
    minWidth: selectWidth,
    frozen: 'start',
    headerCellClass: 'hg-select',
    cellClass: 'hg-select',
    summaryCellClass: 'hg-select',
    renderHeaderCell: ({ tabIndex }) => <SelectAll tabIndex={tabIndex} label={t('desk.list.select_all')} />,
    renderCell: ({ row, tabIndex }) => <SelectOne row={row} tabIndex={tabIndex} label={t('desk.list.select_row')} />,
  };
}

function SelectAll({ tabIndex, label }: { tabIndex: number; label: string }) {
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection();
  return (
    <SelectCellFormatter
      aria-label={label}
      tabIndex={tabIndex}
      indeterminate={isIndeterminate}
      value={isRowSelected}
      onChange={(checked) => onRowSelectionChange({ checked: isIndeterminate ? false : checked })}
    />
  );
}

function SelectOne({ row, tabIndex, label }: { row: unknown; tabIndex: number; label: string }) {
  const { isRowSelectionDisabled, isRowSelected, onRowSelectionChange } = useRowSelection();
  return (
    <SelectCellFormatter
      aria-label={label}
      tabIndex={tabIndex}
      disabled={isRowSelectionDisabled}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  );
}
