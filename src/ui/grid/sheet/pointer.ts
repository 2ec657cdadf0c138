/** Choosing cells with the pointer: press and draw, shift to reach on, row numbers for whole rows. */
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import type { PointerEvent } from 'react';
import { headLines } from '../layout.ts';
import { dragged } from '../model/fill.ts';
import { holds, only, rectOf, rowsBetween } from '../model/selection.ts';
import { follow } from './drag.ts';
import type { Sheet } from './types.ts';

const inEditor = (event: CellMouseEvent, live: HTMLElement | null | undefined) =>
  event.target instanceof Node && live?.contains(event.target) === true;
/** React tells a cell of presses in lists that float elsewhere in the page, too. */
const elsewhere = (event: CellMouseEvent) =>
  event.target instanceof Node && !event.currentTarget.contains(event.target);
const onControl = (event: CellMouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input:not(.hg-edit input), label') !== null;

export function sheetPointer<R>(sheet: Sheet<R>, gutterKey: string) {
  const track = (event: { clientX: number; clientY: number }, onSpot: (spot: { row: number; col: number }) => void) => {
    const grid = sheet.element();
    if (grid)
      follow(
        {
          grid,
          first: sheet.first(),
          heads: headLines(sheet.columns()),
          ...sheet.size(),
          onSpot,
          onEnd: () => undefined,
        },
        event,
      );
  };

  return {
    onCellMouseDown({ rowIdx, column }: CellMouseArgs<R, number>, event: CellMouseEvent) {
      const editor = sheet.editor.current;
      const live = editor && editor.mode() !== 'ready' ? editor : undefined;
      if (elsewhere(event) || inEditor(event, live?.element())) return event.preventGridDefault();
      live?.commit();
      const spot = { row: rowIdx, col: column.idx - sheet.first() };
      const chosen = sheet.selection();
      if (event.button === 2) {
        // The menu is for all that is chosen when it opens inside.
        if (!chosen || spot.col < 0 || !holds(rectOf(chosen), spot)) return undefined;
        event.preventGridDefault();
        event.preventDefault();
        return undefined;
      }
      if (event.button !== 0) return undefined;
      if (column.key === gutterKey) {
        event.preventGridDefault();
        event.preventDefault();
        const { cols } = sheet.size();
        const from = event.shiftKey && chosen ? chosen.from.row : rowIdx;
        sheet.select(rowsBetween(from, rowIdx, cols));
        track(event, ({ row }) => sheet.extend({ row, col: cols - 1 }));
        return undefined;
      }
      if (spot.col < 0 || onControl(event)) return undefined;
      if (event.shiftKey && chosen) {
        event.preventGridDefault();
        event.preventDefault();
        sheet.extend(spot);
        track(event, sheet.extend);
        return undefined;
      }
      sheet.select(only(spot), false);
      track(event, sheet.extend);
      return undefined;
    },

    onCellDoubleClick(_args: CellMouseArgs<R, number>, event: CellMouseEvent) {
      event.preventGridDefault();
      if (elsewhere(event) || inEditor(event, sheet.editor.current?.element())) return false;
      sheet.editor.current?.open();
      return sheet.editor.current !== undefined;
    },

    /** The handle at the corner of the range: what it is drawn over is filled when it is let go. */
    onHandle(event: PointerEvent) {
      const [chosen, grid] = [sheet.selection(), sheet.element()];
      if (!chosen || !grid || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      sheet.editor.current?.commit();
      const from = rectOf(chosen);
      const onSpot = (spot: { row: number; col: number }) => sheet.store.set({ filling: dragged(from, spot) });
      const onEnd = () => {
        const to = sheet.store.get().filling;
        sheet.store.set({ filling: undefined });
        if (to && to !== from) sheet.owner().onCommand?.({ act: 'fill', from, to }, sheet.selected());
      };
      follow({ grid, first: sheet.first(), heads: headLines(sheet.columns()), ...sheet.size(), onSpot, onEnd }, event);
    },

    /** A double click on the handle fills to the last row. */
    onHandleTwice() {
      const chosen = sheet.selection();
      if (!chosen) return;
      const from = rectOf(chosen);
      const to = { ...from, bottom: sheet.size().rows - 1 };
      if (to.bottom > from.bottom) sheet.owner().onCommand?.({ act: 'fill', from, to }, sheet.selected());
    },
  };
}
