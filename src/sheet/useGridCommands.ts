/** Keys and clipboard of a detail grid: what they do to its rows, what is said of it, and where the keyboard goes. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GridHandle } from '../ui/grid/DataGrid.tsx';
import type { Pasted } from '../ui/grid/model/clipboard.ts';
import type { GridCommand, Selected } from '../ui/grid/sheet/types.ts';
import { runCommand } from './commands.ts';
import type { Announcement, Situation } from './commands.ts';
import { rowKey } from './editing.ts';
import { usePaste } from './paste/usePaste.tsx';

export interface GridCommands {
  readonly onCommand: (asked: GridCommand, selected: Selected | undefined) => void;
  readonly onPaste: (pasted: Pasted, selected: Selected | undefined) => void;
  /** The question before a paste that does not fit. */
  readonly preview: ReactNode;
}

/** `now` is the grid as it is when it is asked. */
export function useGridCommands(grid: RefObject<GridHandle | null>, now: RefObject<Situation>): GridCommands {
  const { paste, preview } = usePaste({
    detail: () => now.current.detail,
    shown: () => now.current.shown,
    onSaid: (words) => grid.current?.say(words),
    onDone: (rect) => {
      requestAnimationFrame(() => grid.current?.selectRange(rect.top, rect.left, rect.bottom, rect.right));
    },
  });
  const newest = useRef(paste);
  useLayoutEffect(() => {
    newest.current = paste;
  });

  const onCommand = useCallback(
    (asked: GridCommand, selected: Selected | undefined) => {
      // The rows are drawn before the next key comes: it must find them, and a cell to be in.
      const announcement = flushSync((): Announcement | undefined => runCommand(asked, selected, now.current));
      if (!announcement) return;
      const { t } = now.current.environment;
      const args = announcement.args && {
        ...announcement.args,
        act: announcement.act && t(`desk.grid.act_${announcement.act}`),
      };
      grid.current?.say(announcement.words ?? t(announcement.key, args));
      const { rows } = now.current.detail;
      const at = announcement.first
        ? Math.min(rows.length - 1, 0)
        : rows.findIndex((row) => rowKey(row) === announcement.row);
      const left = selected?.rect.left ?? 0;
      if (at >= 0) grid.current?.selectRange(at, left, at, left);
    },
    [grid, now],
  );
  const onPaste = useCallback((pasted: Pasted, selected: Selected | undefined) => newest.current(pasted, selected), []);
  return { onCommand, onPaste, preview };
}
