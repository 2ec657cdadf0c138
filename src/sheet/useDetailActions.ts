/** What can be done to the rows of a grid, by button, menu and key. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Selected } from '../ui/grid/sheet/types.ts';
import { copiedFiles } from '../fields/files/entry.ts';
import { isFileColumn, movesRows, takesRows } from './detail.ts';
import type { Detail, Touched } from './detail.ts';
import { isUntouched, rowKey } from './editing.ts';
import type { Row } from './editing.ts';
import { Rows } from './Rows.ts';
import { whenAllowed } from './removal.ts';
import { useDetailHistory } from './useDetailHistory.ts';
import type { DetailHistory, Turned } from './useDetailHistory.ts';

export interface Place {
  readonly row: string;
  readonly column?: string;
  /** Rows to be chosen with it, when several were moved or copied. */
  readonly height?: number;
}
export interface DetailActions extends Pick<DetailHistory, 'canUndo' | 'canRedo'> {
  /** Cells that are chosen in the grid. */
  readonly selected: Selected | undefined;
  readonly setSelected: (selected: Selected | undefined) => void;
  /** Where the keyboard goes once the rows have changed. */
  readonly wanted: { current: Place | undefined };
  /** A row at the end, to be filled in from its first cell. */
  readonly add: () => void;
  /** A row at the end, in the column that has the keyboard; gone with the next save where nobody uses it. */
  readonly grow: () => void;
  /** As many rows as are chosen, above them. */
  readonly insert: () => void;
  readonly copy: () => void;
  readonly remove: () => void;
  readonly move: (by: -1 | 1) => void;
  readonly drop: (from: number, over: number) => void;
  /** Rows below the chosen ones, else at the end; `name` is the field that they were given and others follow from. */
  readonly lay: (added: readonly Row[], name: string | undefined, act: string) => void;
  readonly undo: () => Turned | undefined;
  readonly redo: () => Turned | undefined;
}
export interface ActiveDetail {
  /** The grid as its parts are to use it: what they change can be taken back. */
  readonly detail: Detail;
  readonly actions: DetailActions;
}

/** `origin` is a new object whenever the form begins anew. */
export function useDetailActions(given: Detail, origin: object): ActiveDetail {
  const [selected, setSelected] = useState<Selected>();
  const wanted = useRef<Place>(undefined);
  const history = useDetailHistory(given, origin);
  const { detail } = history;
  const { rows, onChange, newRow } = detail;
  const held = Rows.of(rows);
  const computed = detail.columns.filter((column) => column.fixed).map((column) => column.name);
  const files = new Set(detail.columns.filter(isFileColumn).map((column) => column.name));
  const open = detail.lock === undefined;
  const movable = movesRows(detail);
  const addable = takesRows(detail);

  const put = (next: readonly Row[], act: string, at: Row | undefined, height = 1, touched?: Touched) => {
    wanted.current = at && { row: rowKey(at), column: selected?.key, height };
    onChange(next, touched, act);
  };
  const append = (added: Row, column: string | undefined, act: 'add' | 'grow') => {
    wanted.current = { row: rowKey(added), column };
    onChange(held.insert([added], undefined).list, undefined, act);
  };
  const add = () => {
    const last = rows.at(-1);
    if (!last || !isUntouched(last)) return append(newRow(), undefined, 'add');
    // The row that is asked for has come already.
    const { _grown, ...asked } = last;
    wanted.current = { row: rowKey(last) };
    onChange(rows.with(rows.length - 1, asked), undefined, 'add');
  };
  const grow = () => {
    const added = newRow();
    append({ ...added, _grown: added }, selected?.key, 'grow');
  };
  const chosen = () => {
    const rect = selected?.rect;
    if (!rect || !rows[rect.top]) return undefined;
    return { first: rect.top, last: Math.min(rect.bottom, rows.length - 1) };
  };
  const addRows = (count: number, before: Row | undefined) => {
    const added = Array.from({ length: count }, () => newRow());
    put(held.insert(added, before && rowKey(before)).list, before ? 'insert' : 'add', added[0], count);
  };

  const removeRows = (going: ReadonlySet<string>) => {
    const first = rows.findIndex((row) => going.has(rowKey(row)));
    const last = rows.findLastIndex((row) => going.has(rowKey(row)));
    if (first < 0) return;
    const next = held.delete(first, last).list;
    const stays = next.length === rows.length;
    put(next, 'delete', next[Math.min(first, next.length - 1)], stays ? last - first + 1 : 1);
  };
  const newest = useRef(removeRows);
  useLayoutEffect(() => {
    newest.current = removeRows;
  });

  const actions: DetailActions = {
    selected,
    setSelected,
    wanted,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: history.undo,
    redo: history.redo,
    add: () => addable && add(),
    grow: () => addable && grow(),
    insert: () => {
      const at = chosen();
      if (addable) addRows(at ? at.last - at.first + 1 : 1, at && rows[at.first]);
    },
    lay: (added, name, act) => {
      if (!addable || !added.length) return;
      const below = rows[(chosen()?.last ?? rows.length) + 1];
      const touched = name === undefined ? undefined : added.map((row) => ({ row: rowKey(row), name }));
      put(held.insert(added, below && rowKey(below)).list, act, added[0], added.length, touched);
    },
    copy: () => {
      const at = chosen();
      if (!addable || !at) return;
      const turned = (name: string, value: unknown) => (files.has(name) ? copiedFiles(value) : value);
      const next = held.copy(at.first, at.last, computed, turned).list;
      put(next, 'copy', next[at.last + 1], at.last - at.first + 1);
    },
    remove: () => {
      const at = chosen();
      if (!open || detail.fixedRows || !at) return;
      const going = rows.slice(at.first, at.last + 1);
      whenAllowed(detail, going, () => newest.current(new Set(going.map(rowKey))));
    },
    move: (by) => {
      const at = chosen();
      if (movable && at) put(held.move(at.first, at.last, by).list, 'move', rows[at.first], at.last - at.first + 1);
    },
    drop: (from, over) => {
      const at = chosen();
      // A row inside the chosen ones takes them all along.
      const block = at && from >= at.first && from <= at.last ? at : { first: from, last: from };
      if (movable)
        put(held.drop(block.first, block.last, over).list, 'move', rows[block.first], block.last - block.first + 1);
    },
  };
  return { detail, actions };
}
