import { useMemo, useRef } from 'react';
import type { SortColumn } from 'react-data-grid';
import { nextSort } from './sort.ts';
import type { GridSort } from './types.ts';

interface Pressed {
  target: EventTarget;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Sorting by the heads. react-data-grid adds a second key with Ctrl only and does not say which head was pressed,
 * so the press is noted on its way down and the next sort is computed here.
 */
export function useHeadSort(
  columns: readonly { key: string }[],
  sort: readonly GridSort[] | undefined,
  onSortChange: ((sort: GridSort[]) => void) | undefined,
) {
  const pressed = useRef<{ key: string; additive: boolean }>(undefined);

  const sortColumns = useMemo<SortColumn[] | undefined>(
    () => sort?.map(({ key, direction }) => ({ columnKey: key, direction: direction === 'asc' ? 'ASC' : 'DESC' })),
    [sort],
  );

  return {
    sortColumns,
    note(event: Pressed) {
      const head = event.target instanceof Element ? event.target.closest('[role=columnheader]') : null;
      const key = head && columns[Number(head.getAttribute('aria-colindex')) - 1]?.key;
      pressed.current = key ? { key, additive: event.shiftKey || event.ctrlKey || event.metaKey } : undefined;
    },
    onSort: onSortChange
      ? () => {
          if (pressed.current) onSortChange(nextSort(sort ?? [], pressed.current.key, pressed.current.additive));
        }
      : undefined,
  };
}
