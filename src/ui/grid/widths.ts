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
 * The columns as they stand in a grid of this many pixels: where they do not all have what they want, figures give up
 * what they do not need and words their width, where that brings in sight all that do not stand behind. Where it does
 * not, the grid moves sideways anyway and words keep their width.
 */
export function inRoom<R>(
  columns: readonly GridColumn<R>[],
  pixels: number | undefined,
  dragged: GridLayout['widths'] = {},
): readonly GridColumn<R>[] {
  if (pixels === undefined || !columns.some(({ whole }) => whole)) return columns;
  const front = columns.findLastIndex(({ behind }) => !behind) + 1;
  const leftOf = (widths: readonly number[]) => widths.reduce((room, width) => room - width, pixels);
  const asked = columns.map(
    ({ key, width = unsaid, wish = width, grow }) => dragged[key] ?? (grow ? Math.max(width, wish) : width),
  );
  if (leftOf(asked) >= 0) return columns;
  const kept = columns.map(({ key, width = unsaid, least = width, tight = least }) => dragged[key] ?? tight);
  const cut = columns.map(({ least = unsaid }, index) => Math.min(kept[index]!, least));
  const named = columns.map(({ key, width = unsaid, wish = width, grow, numeric }, index) =>
    numeric ? kept[index]! : (dragged[key] ?? Math.max(kept[index]!, grow ? wish : width)),
  );
  // Of those behind as many as leave words their width; if none does, words give way beside the others alone.
  const counts = Array.from({ length: columns.length - front + 1 }, (_, behind) => columns.length - behind);
  const shown = counts.find((count) => leftOf(named.slice(0, count)) >= 0) ?? front;
  const tight = leftOf(kept.slice(0, shown)) < 0 ? cut : kept;
  if (leftOf(tight.slice(0, shown)) < 0) return columns.map((column) => ({ ...column, least: column.width ?? unsaid }));
  const given = handedOut(columns.slice(0, shown), tight, leftOf(tight.slice(0, shown)), dragged);
  return columns.map((column, index) => {
    const width = given[index] ?? column.width ?? unsaid;
    return { ...column, width, least: width };
  });
}

/** What is left goes to what rows are called by up to its width, to other words up to theirs, then to the former again. */
function handedOut<R>(
  columns: readonly GridColumn<R>[],
  tight: readonly number[],
  left: number,
  dragged: GridLayout['widths'],
): readonly number[] {
  const widths = tight.slice(0, columns.length);
  const named = columns.findIndex(({ grow }) => grow);
  let room = left;
  const give = (index: number, upTo: number) => {
    const more = Math.max(0, Math.min(room, upTo - widths[index]!));
    widths[index]! += more;
    room -= more;
  };
  const { width: usual = unsaid, wish = usual } = columns[named] ?? {};
  if (named >= 0) give(named, Math.min(usual, wish));
  // Words of which there are few are whole already.
  for (const few of [false, true])
    columns.forEach(({ key, width = unsaid, tight: known, numeric }, index) => {
      if (index !== named && !numeric && few === (known !== undefined) && !(key in dragged)) give(index, width);
    });
  if (named >= 0) give(named, Infinity);
  return widths;
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
