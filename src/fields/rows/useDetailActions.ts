/** What can be done to the rows of a grid, by button, menu and key. */
import { useRef, useState } from 'react';
import type { Detail } from './detail.ts';
import { copyRow, deleteRow, insertRow, moveRow, rowKey } from './editing.ts';

export interface Place {
  readonly row: string;
  readonly column?: string;
}
export interface DetailActions {
  /** Where the keyboard is in the grid. */
  readonly active: Place | undefined;
  readonly setActive: (place: Place | undefined) => void;
  /** Where the keyboard goes once the rows have changed. */
  readonly wanted: { current: Place | undefined };
  readonly add: () => void;
  readonly insert: (before?: string) => void;
  readonly copy: (key?: string) => void;
  readonly remove: (key?: string) => void;
  readonly move: (by: number, key?: string) => void;
  readonly moveTo: (key: string, to: number) => void;
}

export function useDetailActions(detail: Detail): DetailActions {
  const [active, setActive] = useState<Place>();
  const wanted = useRef<Place>(undefined);
  const { rows, onChange, newRow } = detail;
  const computed = detail.columns.filter((column) => column.fixed).map((column) => column.name);
  const put = (next: typeof rows, row: string | undefined) => {
    wanted.current = row === undefined ? undefined : { row, column: active?.column };
    onChange(next);
  };
  const at = (key: string | undefined) => rows.findIndex((row) => rowKey(row) === key);
  const add = (before?: string) => {
    const row = newRow();
    put(insertRow(rows, row, before), rowKey(row));
  };
  return {
    active,
    setActive,
    wanted,
    add: () => add(),
    insert: (before = active?.row) => add(before),
    copy: (key = active?.row) => {
      if (key === undefined || at(key) < 0) return;
      const next = copyRow(rows, key, computed);
      put(next, rowKey(next[at(key) + 1]!));
    },
    remove: (key = active?.row) => {
      if (key === undefined || at(key) < 0) return;
      const next = deleteRow(rows, key);
      const stays = next.length === rows.length ? key : undefined;
      const neighbour = next[Math.min(at(key), next.length - 1)];
      put(next, stays ?? (neighbour && rowKey(neighbour)));
    },
    move: (by, key = active?.row) => {
      if (key !== undefined && at(key) >= 0) put(moveRow(rows, key, at(key) + by), key);
    },
    moveTo: (key, to) => put(moveRow(rows, key, to), key),
  };
}
