/** Everything a person does to a grid with keys, pointer and clipboard, handed to its parts. */
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CellKeyboardEvent, CellKeyDownArgs, CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { isComposing } from '../../keys.ts';
import { useT } from '../../text.tsx';
import { gutterKey } from '../GutterColumn.tsx';
import type { RowAct } from '../model/keys.ts';
import type { GridColumn } from '../types.ts';
import type { FindAsked } from './FindBar.tsx';
import type { SheetParts } from './parts.ts';
import type { Sheet } from './types.ts';

const FindBar = lazy(async () => ({ default: (await import('./FindBar.tsx')).FindBar }));

const upOrDown: ReadonlySet<RowAct> = new Set(['up', 'down', 'moveUp', 'moveDown']);
/** What needs no cell to be in. */
const withoutCell: ReadonlySet<RowAct> = new Set(['add', 'insert', 'undo', 'redo', 'up', 'down']);

interface Around<R> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly shown: readonly GridColumn<R>[];
  readonly rows: readonly R[];
  readonly onOpen: ((row: R) => void) | undefined;
  /** At hand already where rows are edited; a list fetches them. */
  readonly given: SheetParts | undefined;
}

export function useSheetEvents<R>(sheet: Sheet<R>, { box, shown, rows, onOpen, given }: Around<R>) {
  const t = useT();
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState<FindAsked>();
  const parts = useParts(given);

  const find = (back: boolean, again: boolean) => setAsked((now) => ({ turn: (now?.turn ?? 0) + 1, back, again }));
  const leave = (back: boolean, away: boolean) => {
    if (away && sheet.owner().onLeave?.(back)) return;
    if (away && box.current) parts?.leaveTo(box.current, back);
    // The Tab that follows starts here.
    else (back ? start : end).current?.focus({ preventScroll: true });
  };
  const help = useLatest(() => ({
    onOpen,
    onFind: find,
    leave,
    leavingHint: () => t('desk.grid.leave_hint'),
  }));

  const { keys, pointer, clipboard } = useMemo(
    () => ({
      keys: parts?.sheetKeys(sheet, help),
      pointer: parts?.sheetPointer(sheet, gutterKey),
      clipboard: parts?.sheetClipboard(sheet),
    }),
    [parts, sheet, help],
  );

  const closeFind = () => {
    setAsked(undefined);
    const selection = sheet.selection();
    if (selection) sheet.select(selection);
  };

  return {
    clipboard,
    parts,
    /** Nothing stands there to be pressed: the keyboard comes to the grid, ready for a paste. */
    onEmpty(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a, button')) return;
      event.preventDefault();
      sheet.element()?.focus({ preventScroll: true });
    },
    /** Several rows are moved by keys that the box of one cell would take for its own list. */
    onKeyDownCapture(event: KeyboardEvent) {
      const { onCommand } = sheet.owner();
      const selection = sheet.selection();
      const mode = sheet.editor.current?.mode() ?? 'none';
      const several = selection && selection.from.row !== selection.to.row;
      if (!event.altKey || !several || !onCommand || mode === 'enter' || mode === 'edit') return;
      const command = parts?.commandOf(event, mode);
      if (command?.do !== 'act' || !upOrDown.has(command.act)) return;
      event.preventDefault();
      event.stopPropagation();
      onCommand({ act: command.act }, sheet.selected());
    },
    /** Without a cell to be in, or none drawn yet, rows are added and taken back all the same. */
    onKeyDown(event: KeyboardEvent) {
      const { onCommand } = sheet.owner();
      const { target } = event;
      const inGrid = target instanceof Element && sheet.element()?.contains(target);
      const inCell = sheet.selection() !== undefined && inGrid && target.closest('[role=gridcell]') !== null;
      if (event.defaultPrevented || inCell || !onCommand || !inGrid || isComposing(event)) return;
      const command = parts?.commandOf(event, 'none');
      if (command?.do !== 'act' || !withoutCell.has(command.act)) return;
      event.preventDefault();
      onCommand({ act: command.act }, sheet.selected());
    },
    onHandle: pointer?.onHandle,
    onHandleTwice: pointer?.onHandleTwice,
    cells: {
      // A row opens before the other keys have been fetched.
      onCellKeyDown:
        keys?.onCellKeyDown ??
        (({ row }: CellKeyDownArgs<R, number>, event: CellKeyboardEvent) => {
          if (event.key === 'Enter' && !isComposing(event) && row !== undefined) onOpen?.(row);
        }),
      onCellMouseDown: pointer?.onCellMouseDown,
      onCellDoubleClick(args: CellMouseArgs<R, number>, event: CellMouseEvent) {
        if (!pointer?.onCellDoubleClick(args, event) && onOpen && args.column.idx >= sheet.first()) onOpen(args.row);
      },
      onCellContextMenu(_args: CellMouseArgs<R, number>, event: CellMouseEvent) {
        const { onMenu } = sheet.owner();
        const selected = sheet.selected();
        if (!onMenu || !selected) return;
        event.preventDefault();
        flushSync(() => sheet.editor.current?.commit());
        onMenu({ x: event.clientX, y: event.clientY }, selected);
      },
    },
    before: <span ref={start} tabIndex={-1} className="hg-sr" />,
    after: <span ref={end} tabIndex={-1} className="hg-sr" />,
    find: asked && (
      <Suspense>
        <FindBar sheet={sheet} rows={rows} columns={shown} asked={asked} onClose={closeFind} />
      </Suspense>
    ),
  };
}

function useParts(given: SheetParts | undefined): SheetParts | undefined {
  const [fetched, setFetched] = useState<SheetParts>();
  useEffect(() => {
    if (!given) void import('./parts.ts').then(({ sheetParts }) => setFetched(sheetParts));
  }, [given]);
  return given ?? fetched;
}

/** A function that stays the same and answers with the newest. */
function useLatest<T>(make: () => T): () => T {
  const ref = useRef(make);
  useLayoutEffect(() => {
    ref.current = make;
  });
  return useMemo(() => () => ref.current(), []);
}
