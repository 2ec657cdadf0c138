/**
 * The editor of the active cell. It stands there unseen with its text chosen before anybody types, so that the input
 * method has a text box to compose the first syllable in; the first input shows it.
 */
import { Fragment, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn } from '../types.ts';
import { SheetContext } from './SheetContext.ts';
import type { LiveEditor } from './types.ts';
import { goOn } from './wayOn.ts';

type Mode = ReturnType<LiveEditor['mode']>;

interface Props<R> {
  readonly row: R;
  readonly rowIndex: number;
  readonly column: GridColumn<R>;
}

interface State<R> {
  readonly mode: Mode;
  /** The row as it was when typing began, and as it is now. */
  readonly before?: R;
  readonly draft?: R;
  /** A new number makes a new editor. */
  readonly turn: number;
}

export function CellEdit<R>({ row, rowIndex, column }: Props<R>) {
  const sheet = use(SheetContext);
  const box = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State<R>>({ mode: 'ready', turn: 0 });
  // What handlers of one event tell each other before anything is drawn again.
  const now = useRef(state);
  const keepKeyboard = useRef(false);

  const put = (next: State<R>) => {
    now.current = next;
    setState(next);
  };
  const start = (mode: Mode) => {
    if (now.current.mode === 'ready') put({ ...now.current, mode, before: row });
    else if (mode === 'edit') put({ ...now.current, mode });
  };
  const close = () => {
    keepKeyboard.current = box.current?.contains(document.activeElement) ?? false;
    put({ mode: 'ready', turn: now.current.turn + 1 });
  };
  const commit = () => {
    const { mode, before, draft } = now.current;
    if (mode === 'ready') return;
    if (before !== undefined && draft !== undefined) sheet?.put(before, column.key, draft);
    close();
  };

  const editor: LiveEditor = {
    mode: () => now.current.mode,
    open: () => start('edit'),
    commit,
    cancel: close,
    element: () => box.current,
  };
  const register = useEffectEvent(() => {
    if (!sheet) return undefined;
    const liveEditor: LiveEditor = {
      mode: () => latest().mode(),
      open: () => latest().open(),
      commit: () => latest().commit(),
      cancel: () => latest().cancel(),
      element: () => box.current,
    };
    sheet.editor.current = liveEditor;
    return () => {
      if (sheet.editor.current === liveEditor) sheet.editor.current = undefined;
    };
  });
  const newest = useRef(editor);
  const latest = () => newest.current;
  useLayoutEffect(() => {
    newest.current = editor;
  });
  useLayoutEffect(() => register(), []);

  // A new editor takes the keyboard from its forerunner, and a text that changed under it is chosen again.
  const { mode, turn } = state;
  useLayoutEffect(() => {
    const input = inputIn(box.current);
    if (!input) return;
    if (keepKeyboard.current) input.focus({ preventScroll: true });
    keepKeyboard.current = false;
    if (document.activeElement === input && mode === 'ready') input.select();
    if (document.activeElement === input && mode === 'edit') {
      // Over a list one types what to look for, not on from the words that stand there.
      if (hasList(input)) input.select();
      else input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [turn, row, mode]);
  useEffect(() => {
    // What a person sees while typing must not be cut by the edge of the grid.
    if (mode !== 'ready')
      box.current?.closest('[role=gridcell]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mode]);

  const onBlur = (event: FocusEvent) => {
    // A window that loses the keyboard gives it back to the same place.
    if (event.currentTarget.contains(event.relatedTarget) || document.activeElement === event.target) return;
    // So does a window that the editor opened over the page.
    if (isAbove(event.relatedTarget, event.currentTarget)) return;
    commit();
  };
  // A list can be taken from only while the cell is edited.
  const onKeyDown = (event: KeyboardEvent) => {
    if (now.current.mode !== 'ready' || event.key !== 'ArrowDown' || !event.altKey || event.shiftKey) return;
    if (!hasList(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    start('edit');
  };
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    if (now.current.mode === 'ready' && !shiftKey && hasList(target)) start('edit');
  };
  // Noted on the way down; drawn on the way up, for drawing in between would put the former text back into the box.
  const begin = () => {
    if (now.current.mode === 'ready') now.current = { ...now.current, mode: 'enter', before: row };
  };

  return (
    <span
      ref={box}
      className="hg-edit"
      data-mode={mode}
      onFocus={() => mode === 'ready' && inputIn(box.current)?.select()}
      onInputCapture={begin}
      onInput={() => setState(now.current)}
      onCompositionStart={() => start('enter')}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      <Fragment key={turn}>
        {column.renderEdit?.({
          row: state.draft ?? row,
          rowIndex,
          columnKey: column.key,
          columnName: column.name,
          live: mode !== 'ready',
          onRowChange: (next, done) => {
            if (now.current.mode === 'ready') return;
            put({ ...now.current, draft: next });
            if (!done || !document.hasFocus()) return;
            flushSync(commit);
            if (sheet) goOn(sheet, true);
          },
          onClose: (done) => {
            if (done && document.hasFocus()) commit();
            else if (!done) close();
          },
        })}
      </Fragment>
    </span>
  );
}

function isAbove(to: EventTarget | null, editor: Element): boolean {
  const window = to instanceof Element ? to.closest('[role=dialog]') : null;
  return window !== null && !window.contains(editor);
}

const hasList = (target: EventTarget) => target instanceof Element && target.getAttribute('role') === 'combobox';

const inputIn = (box: HTMLElement | null) =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
