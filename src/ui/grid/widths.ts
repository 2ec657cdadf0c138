import { useMemo, useState } from 'react';
import type { ColumnWidth, ColumnWidths } from 'react-data-grid';
import { moveColumn, sameWidths } from './layout.ts';
import type { GridColumn, GridLayout } from './types.ts';

const nothingMeasured: ColumnWidths = new Map();

/** Keeps what the grid measured to itself and hands what a person dragged to the layout. */
export function useWidths(layout: GridLayout, onLayoutChange: ((layout: GridLayout) => void) | undefined) {
  const [measured, setMeasured] = useState(nothingMeasured);
  const dragged = Object.keys(layout.widths).join();
  const [former, setFormer] = useState(dragged);
  if (former !== dragged) {
    setFormer(dragged);
    // Who gives a column its own width back gives the room to all: what was measured beside the dragged one is no measure any more.
    if (former.split(',').some((key) => key && !(key in layout.widths))) setMeasured(nothingMeasured);
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
