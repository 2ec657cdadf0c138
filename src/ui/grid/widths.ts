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

/**
 * The columns as they stand in a grid of this many pixels: words make room for figures where that brings all of them in
 * sight, then figures give up what they do not need, where that brings in sight all that do not stand behind. Where it does
 * not, the grid moves sideways anyway and words keep their width.
 */
export function inRoom<R>(
  columns: readonly GridColumn<R>[],
  pixels: number | undefined,
  dragged: GridLayout['widths'] = {},
): readonly GridColumn<R>[] {
  if (pixels === undefined || !columns.some(({ whole }) => whole)) return columns;
  const front = columns.slice(0, columns.findLastIndex(({ behind }) => !behind) + 1);
  // No word is cut so that something comes in sight that stands behind.
  const cuts = front.length === columns.length;
  const wanted = columns.reduce((sum, { width = unsaid, least = width }) => sum + (cuts ? least : width), 0);
  if (wanted <= pixels) return columns;
  const kept = front.map(({ key, width = unsaid, least: few = width, tight: need = few }) => dragged[key] ?? need);
  const cut = front.map(({ least: few = unsaid }, index) => Math.min(kept[index]!, few));
  const leftOf = (widths: readonly number[]) => widths.reduce((room, width) => room - width, pixels);
  const tight = leftOf(kept) < 0 ? cut : kept;
  const left = leftOf(tight);
  return columns.map((column, index) => {
    const { width = unsaid, grow } = column;
    if (left < 0 || index >= front.length) return { ...column, least: width };
    // What is left goes to what rows are called by.
    const fixed = grow ? tight[index]! + left : tight[index]!;
    return { ...column, width: fixed, least: fixed };
  });
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
