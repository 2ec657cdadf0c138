/** Ties the selection of a grid to react-data-grid's active cell. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { clamped, isSingle, only, range, rectOf, sameSpot } from '../model/selection.ts';
import type { Selection, Spot } from '../model/selection.ts';
import type { GridColumn, RowKey } from '../types.ts';
import { createSheetStore } from './store.ts';
import type { LiveEditor, Selected, Sheet, SheetOwner } from './types.ts';

export interface SheetInput<R> {
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => RowKey;
  readonly shown: readonly GridColumn<R>[];
  readonly first: number;
  readonly owner: SheetOwner<R>;
  readonly onRowsChange?: ((rows: R[], change: { indexes: number[]; columnKey: string }) => void) | undefined;
  readonly say: (words: string) => void;
}

export interface SheetTie<R> {
  readonly sheet: Sheet<R>;
  /** For react-data-grid's own changes of the active cell. */
  readonly onActive: (rowIdx: number, idx: number) => void;
  /** Puts the keyboard into the active cell; into the grid where there is none. */
  readonly takeKeyboard: () => void;
}

export function useSheet<R>(input: SheetInput<R>, handle: RefObject<DataGridHandle | null>): SheetTie<R> {
  const now = useRef(input);
  useLayoutEffect(() => {
    now.current = input;
  });
  const made = useMemo(() => makeSheet(now, handle), [handle]);

  const { rows, shown } = input;
  useLayoutEffect(() => made.follow(), [made, rows]);
  useEffect(() => made.fit(), [made, rows.length, shown.length]);
  return made;
}

function makeSheet<R>(now: { current: SheetInput<R> }, handle: RefObject<DataGridHandle | null>) {
  const store = createSheetStore();
  const editor: { current: LiveEditor | undefined } = { current: undefined };
  // Set while the active cell is moved by us: the range then stays as it is.
  let ours = false;
  let activeRow: RowKey | undefined;

  const size = () => ({ rows: now.current.rows.length, cols: now.current.shown.length });
  const selection = () => store.get().selection;
  const selected = (): Selected | undefined => {
    const inside = selection() && clamped(selection()!, size());
    if (!inside) return undefined;
    const rect = rectOf(inside);
    const keys = now.current.shown.map(({ key }) => key);
    return { rect, keys: keys.slice(rect.left, rect.right + 1), row: inside.active.row, key: keys[inside.active.col]! };
  };
  const keep = (next: Selection | undefined) => {
    store.set({ selection: next });
    const row = next && now.current.rows[next.active.row];
    activeRow = row === undefined ? undefined : now.current.rowKey(row);
    now.current.owner.onSelect?.(selected());
  };
  const column = (spot: Spot) => now.current.shown[spot.col];
  const isOpen = (spot: Spot) => {
    const [row, of] = [now.current.rows[spot.row], column(spot)];
    if (row === undefined || !of?.renderEdit || !of.editable) return false;
    return typeof of.editable === 'function' ? of.editable(row) : true;
  };
  const scrollTo = ({ row, col }: Spot) => handle.current?.scrollToCell({ rowIdx: row, idx: col + now.current.first });

  const sheet: Sheet<R> = {
    store,
    editor,
    tabbed: { current: undefined },
    size,
    selection,
    selected,
    isOpen,
    scrollTo,
    rows: () => now.current.rows,
    columns: () => now.current.shown,
    owner: () => now.current.owner,
    first: () => now.current.first,
    element: () => handle.current?.element ?? null,
    say: (words) => now.current.say(words),
    text: (spot) => {
      const [row, of] = [now.current.rows[spot.row], column(spot)];
      return row === undefined || !of ? '' : (now.current.owner.cellText?.(row, of.key) ?? '');
    },
    select(next, focus = true) {
      const stood = selection()?.active;
      ours = true;
      handle.current?.setActivePosition(
        { rowIdx: next.active.row, idx: next.active.col + now.current.first },
        { shouldFocus: focus },
      );
      ours = false;
      keep(next);
      if (focus && stood && sameSpot(stood, next.active)) bringKeyboard(handle);
      else if (focus) bringLost(handle);
    },
    extend(to) {
      const at = selection();
      if (!at) return;
      keep(range(at.active, at.from, to));
      scrollTo(to);
    },
    put(row, key, next) {
      const { rows, rowKey, onRowsChange } = now.current;
      const index = rows.findIndex((one) => rowKey(one) === rowKey(row));
      const stands = rows[index];
      if (stands === undefined || !onRowsChange) return;
      // Only what was typed is taken over: the rest of the row may have been computed anew meanwhile.
      const merged = { ...stands, ...differences(row, next) };
      onRowsChange(rows.with(index, merged), { indexes: [index], columnKey: key });
    },
  };

  return {
    sheet,
    onActive(rowIdx: number, idx: number) {
      if (ours) return;
      const spot = { row: rowIdx, col: idx - now.current.first };
      const inside = rowIdx >= 0 && rowIdx < now.current.rows.length;
      keep(inside && spot.col >= 0 ? only(spot) : undefined);
    },
    takeKeyboard() {
      // Where its row is gone, the cell that seems active is one of the sums, and goes next.
      const at = selection();
      const cell = at && at.active.row < now.current.rows.length ? activeCell(handle) : null;
      (cell ?? handle.current?.element)?.focus({ preventScroll: true });
    },
    /** Rows of a list come anew at other places: the active cell stays with its record. Who edits rows says it himself. */
    follow() {
      const { rows, rowKey, owner } = now.current;
      const at = selection();
      if (!at || activeRow === undefined || owner.onCommand || !isSingle(at)) return;
      const there = rows[at.active.row];
      if (there !== undefined && rowKey(there) === activeRow) return;
      const row = rows.findIndex((one) => rowKey(one) === activeRow);
      if (row >= 0) sheet.select(only({ ...at.active, row }), false);
      else keep(at);
    },
    /** After rows or columns went away. */
    fit() {
      const at = selection();
      const inside = at && clamped(at, size());
      if (!at || (inside && sameSelection(at, inside))) return;
      // Else react-data-grid would go on from its row of sums, which has come to stand in that place.
      if (inside) sheet.select(inside, standsHere(handle));
      else keep(undefined);
    },
  };
}

/** A cell that was active already is only scrolled to; the keyboard has to be brought: now, and once it is drawn anew. */
function bringKeyboard(handle: RefObject<DataGridHandle | null>): void {
  const bring = () => {
    const cell = activeCell(handle);
    if (!cell?.closest('[role=gridcell]')?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  };
  bring();
  requestAnimationFrame(bring);
}

/** Whether the keyboard was in the grid, maybe in a cell that is gone. */
const standsHere = (handle: RefObject<DataGridHandle | null>): boolean =>
  document.activeElement === document.body || handle.current?.element?.contains(document.activeElement) === true;

/** Where the grid had no rows, its active place may have been one of the sums: nobody has the keyboard once they are gone. */
function bringLost(handle: RefObject<DataGridHandle | null>): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) activeCell(handle)?.focus({ preventScroll: true });
  });
}

/** What takes the keyboard in the active cell. */
function activeCell(handle: RefObject<DataGridHandle | null>): HTMLElement | null {
  const cell = handle.current?.element?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]') ?? null;
  return cell?.querySelector<HTMLElement>('[tabindex="0"]') ?? cell;
}

function differences<R>(before: R, after: R): Partial<R> {
  const changed = Object.entries(after as object).filter(
    ([name, value]) => (before as Record<string, unknown>)[name] !== value,
  );
  return Object.fromEntries(changed) as Partial<R>;
}

const sameSelection = (a: Selection, b: Selection) =>
  sameSpot(a.active, b.active) && sameSpot(a.from, b.from) && sameSpot(a.to, b.to);
