import { useMemo, useState } from 'react';
import type { ColumnWidth, ColumnWidths } from 'react-data-grid';
import { moveColumn, sameWidths } from './layout.ts';
import type { GridColumn, GridLayout } from './types.ts';

const nothingMeasured: ColumnWidths = new Map();

/** The room that columns share, and what each of them asks of it. */
export interface Room {
  /** Pixels of the grid; undefined before it stands. */
  readonly width: number | undefined;
  readonly columns: readonly Pick<GridColumn<never>, 'key' | 'width' | 'least'>[];
}

/** Pixels of a column that says none. */
export const unsaid = 120;
/** Pixels of the columns before those of the rows. */
const beforeRows = 44;

/**
 * The columns as they stand in a grid of this many pixels: words make room for figures where that brings all of them in
 * sight. Where it does not, the grid moves sideways anyway and words keep their width.
 */
export function inRoom<R>(columns: readonly GridColumn<R>[], pixels: number | undefined): readonly GridColumn<R>[] {
  if (pixels === undefined || !columns.some(({ whole }) => whole)) return columns;
  const least = columns.reduce((sum, { width = unsaid, least: few = width }) => sum + few, beforeRows);
  return least <= pixels ? columns : columns.map((column) => ({ ...column, least: column.width ?? unsaid }));
}

/** Keeps what the grid measured to itself and hands what a person dragged to the layout. */
export function useWidths(
  layout: GridLayout,
  onLayoutChange: ((layout: GridLayout) => void) | undefined,
  { width: whole, columns: shown }: Room,
) {
  const [measured, setMeasured] = useState(nothingMeasured);
  const dragged = Object.keys(layout.widths).join();
  const asked = shown.map((column) => [column.key, column.width, column.least].join(':')).join();
  const [former, setFormer] = useState({ dragged, asked, whole });
  if (former.dragged !== dragged || former.asked !== asked || former.whole !== whole) {
    setFormer({ dragged, asked, whole });
    // Who gives a column its own width back gives the room to all: what was measured beside the dragged one is no measure any more.
    const givenBack = former.dragged.split(',').some((key) => key && !(key in layout.widths));
    // Nor is what was measured in other company, or in another room: the grid itself measures anew only what it has in sight.
    const otherRoom = former.asked !== asked || (former.whole !== undefined && former.whole !== whole);
    if (givenBack || otherRoom) setMeasured(nothingMeasured);
  }

  const columnWidths = useMemo<ColumnWidths>(() => {
    const resized = Object.entries(layout.widths).map(([key, width]): [string, ColumnWidth] => [
      key,
      { type: 'resized', width },
    ]);
    return new Map([...measured, ...resized]);
  }, [measured, layout.widths]);

  const onColumnWidthsChange = (next: ColumnWidths) => {
    const of = (type: ColumnWidth['type']) => [...next].filter(([, width]) => width.type === type);
    setMeasured(new Map(of('measured')));
    const widths = Object.fromEntries(of('resized').map(([key, { width }]) => [key, Math.round(width)]));
    if (!sameWidths(widths, layout.widths)) onLayoutChange?.({ ...layout, widths });
  };

  const onReorder = <R>(columns: readonly GridColumn<R>[]) =>
    onLayoutChange && ((from: string, to: string) => onLayoutChange(moveColumn(columns, layout, from, to)));

  return { columnWidths, onColumnWidthsChange, onReorder };
}
