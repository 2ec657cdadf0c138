import type { Column } from 'react-data-grid';
import { PlusGlyph } from '../icon/glyphs.tsx';
import type { Translate } from '../text.tsx';
import type { RowMark } from './types.ts';

const words: Record<RowMark, string> = {
  new: 'desk.grid.row_new',
  changed: 'desk.grid.row_changed',
  deleted: 'desk.grid.row_deleted',
};

export const gutterKey = 'hg-gutter';

/** Row numbers, and a bar for a row that is new, changed or to be deleted. */
export function gutterColumn<R>(
  t: Translate,
  rowMark: ((row: R) => RowMark | undefined) | undefined,
): Column<R, number> {
  return {
    key: gutterKey,
    name: t('desk.grid.row_number'),
    width: 34,
    minWidth: 34,
    frozen: 'start',
    editable: false,
    headerCellClass: 'hg-gutter',
    cellClass: 'hg-gutter',
    summaryCellClass: 'hg-gutter',
    renderHeaderCell: () => <span className="hg-sr">{t('desk.grid.row_number')}</span>,
    renderSummaryCell: () => <span aria-hidden="true">Σ</span>,
    renderCell: ({ row, rowIdx }) => {
      const mark = rowMark?.(row);
      return (
        <>
          {mark && <span className={`hg-gutter__bar hg-gutter__bar--${mark}`} />}
          {mark === 'new' ? <PlusGlyph /> : rowIdx + 1}
          {mark && <span className="hg-sr">{t(words[mark])}</span>}
        </>
      );
    },
  };
}
