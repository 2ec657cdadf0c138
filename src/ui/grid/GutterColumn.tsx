import type { Column } from 'react-data-grid';
import { cx } from '../cx.ts';
import { PlusGlyph } from '../icon/glyphs.tsx';
import type { Translate } from '../text.tsx';
import { problemClass } from './problemClass.ts';
import type { CellProblems, RowMark } from './types.ts';

const words: Record<RowMark, string> = {
  new: 'desk.grid.row_new',
  changed: 'desk.grid.row_changed',
  deleted: 'desk.grid.row_deleted',
};

export const gutterKey = 'hg-gutter';

export const gutterWidth = 34;

/** Row numbers, a bar for a row that is new, changed or to be deleted, and what is wrong with a whole row. */
export function gutterColumn<R>(
  t: Translate,
  rowMark: ((row: R) => RowMark | undefined) | undefined,
  problems: CellProblems<R>,
  rowFault: ((row: R) => string | undefined) | undefined,
): Column<R, number> {
  return {
    key: gutterKey,
    name: t('desk.grid.row_number'),
    width: gutterWidth,
    minWidth: gutterWidth,
    frozen: 'start',
    editable: false,
    headerCellClass: 'hg-gutter',
    cellClass: (row) => cx('hg-gutter', problemClass(problems, row, gutterKey)),
    summaryCellClass: 'hg-gutter',
    renderHeaderCell: () => <span className="hg-sr">{t('desk.grid.row_number')}</span>,
    renderSummaryCell: () => <span aria-hidden="true">Σ</span>,
    renderCell: ({ row, rowIdx }) => {
      const mark = rowMark?.(row);
      const fault = rowFault?.(row);
      return (
        <>
          {mark && <span className={`hg-gutter__bar hg-gutter__bar--${mark}`} />}
          {mark === 'new' ? <PlusGlyph /> : rowIdx + 1}
          {mark && <span className="hg-sr">{t(words[mark])}</span>}
          {fault !== undefined && <span className="hg-gutter__fault" role="img" aria-label={fault} title={fault} />}
        </>
      );
    },
  };
}
