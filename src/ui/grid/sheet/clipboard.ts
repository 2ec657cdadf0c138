/** Copy, cut and paste of a grid, by the browser's own events: they need no permission. */
import type { ClipboardEvent } from 'react';
import { readClipboard, toHtml, toTsv } from '../model/clipboard.ts';
import type { Copied } from '../model/clipboard.ts';
import type { Selected, Sheet } from './types.ts';

const ours = <R>(sheet: Sheet<R>, event: ClipboardEvent): boolean => {
  const live = sheet.editor.current && sheet.editor.current.mode() !== 'ready';
  return !live && event.target instanceof Node && sheet.element()?.contains(event.target) === true;
};

export function copiedCells<R>(sheet: Sheet<R>, { rect, keys }: Selected): Copied {
  const { cellText, cellValue, cellFigure } = sheet.owner();
  return sheet
    .rows()
    .slice(rect.top, rect.bottom + 1)
    .map((row) =>
      keys.map((key) => ({
        text: cellText?.(row, key) ?? '',
        value: cellValue?.(row, key),
        numeric: cellFigure?.(row, key) !== undefined,
      })),
    );
}

export function sheetClipboard<R>(sheet: Sheet<R>) {
  const copy = (event: ClipboardEvent): boolean => {
    const selected = sheet.selected();
    if (!selected || !sheet.owner().cellText || !ours(sheet, event)) return false;
    const cells = copiedCells(sheet, selected);
    event.clipboardData.setData('text/plain', toTsv(cells));
    event.clipboardData.setData('text/html', toHtml(cells));
    event.preventDefault();
    sheet.store.set({ copied: selected.rect });
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) sheet.owner().onCommand?.({ act: 'clear' }, sheet.selected());
    },
    onPaste: (event: ClipboardEvent) => {
      const { onPaste } = sheet.owner();
      if (!onPaste || !ours(sheet, event)) return;
      event.preventDefault();
      const { clipboardData } = event;
      const pasted = readClipboard(clipboardData.getData('text/plain'), clipboardData.getData('text/html'));
      sheet.store.set({ copied: undefined });
      if (pasted) onPaste(pasted, sheet.selected());
    },
  };
}

/** Copies what is chosen, from a menu: the browser asks the grid as it does for Ctrl C. */
export const copyNow = (): boolean => document.execCommand('copy');
