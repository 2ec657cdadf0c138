/** Text being typed over a value: raw while focused, formatted otherwise; unreadable text stays and is reported. */
import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent, FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { takenOtherwise } from '../ui/dialog/confirmKeys.ts';
import { isComposing } from '../ui/keys.ts';

export interface Typing {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Text of a value while it is only looked at, and while it is typed. */
  readonly show: (value: unknown) => string;
  readonly edit: (value: unknown) => string;
  /** Value of a text; undefined when unreadable. */
  readonly read: (text: string) => unknown;
  /** Value of a text that is finished; `read` when left out. */
  readonly settle?: (text: string) => unknown;
  /** Takes out what can never belong to the text; not while a syllable is composed. */
  readonly filter?: (text: string) => string;
  readonly onBlur?: () => void;
  /** How a text differs from what is taken of it, in words; undefined where it is taken as it stands. */
  readonly told?: (text: string) => string | undefined;
  /** Tells that, once the text is finished. */
  readonly tell?: (words: string | undefined) => void;
  /**
   * In a cell: open from the start, for its text must not change under the first key; unreadable text goes up at once,
   * for the grid takes the row with the key that leaves the cell.
   */
  readonly cell?: boolean;
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/** Place in the raw text that corresponds to one in the formatted text: behind the same characters. */
export function rawPlace(shown: string, raw: string, place: number): number {
  let at = 0;
  for (const ch of shown.slice(0, place)) if (raw[at] === ch) at += 1;
  return place >= shown.length ? raw.length : at;
}

/** The newest version of a function, for a timer. */
function useEvent<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return (...args) => latest.current(...args);
}

const none = (value: unknown) => value === null || value === undefined || value === '';

export function useTyped(options: Typing) {
  const { value, onChange, show, edit, read, settle = read, filter = (text) => text, onBlur, cell } = options;
  const { told, tell } = options;
  const unreadable = typeof value === 'string' && read(value) === undefined;
  const editable = () => (none(value) ? '' : unreadable ? value : edit(value));
  const [draft, setDraft] = useState(cell ? editable() : undefined);
  const sent = useRef<unknown>(value);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turnRaw = useEvent((box: Box) => {
    if (draft !== undefined || document.activeElement !== box) return;
    const [from, to] = [box.selectionStart ?? 0, box.selectionEnd ?? 0];
    const [shown, raw] = [box.value, editable()];
    flushSync(() => setDraft(raw));
    if (shown !== raw) box.setSelectionRange(rawPlace(shown, raw, from), rawPlace(shown, raw, to));
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The editor of a cell goes away with the key that takes its text over: no event says that it is finished.
  const untold = useRef<string>(undefined);
  const finish = useEvent(() => {
    if (untold.current) tell?.(untold.current);
    untold.current = undefined;
  });
  const atEnd = useRef(finish);
  useEffect(() => () => atEnd.current(), []);

  // Somebody else (computing, a discarded change) set another value while the text stood open.
  const typing = draft !== undefined && (sent.current === value || (none(sent.current) && none(value)));

  const type = (text: string) => {
    setDraft(text);
    untold.current = told?.(text);
    if (!cell) tell?.(undefined);
    const meant = text === '' ? null : read(text);
    const next = meant === undefined && cell ? text : meant;
    if (next === undefined) {
      sent.current = value;
      return;
    }
    sent.current = next;
    onChange(next);
  };

  return {
    value: typing ? draft : draft !== undefined || unreadable ? editable() : none(value) ? '' : show(value),
    onFocus: ({ currentTarget: box }: FocusEvent<Box>) => {
      sent.current = value;
      // The browser sets its caret after this event; a text that changed under it would lose it.
      if (draft === undefined) timer.current = setTimeout(() => turnRaw(box), 0);
    },
    onChange: (event: ChangeEvent<Box>) =>
      type(isComposing(event.nativeEvent as InputEvent) ? event.target.value : filter(event.target.value)),
    onCompositionEnd: (event: CompositionEvent<Box>) => type(filter(event.currentTarget.value)),
    onBlur: () => {
      clearTimeout(timer.current);
      if (draft !== undefined && typing) {
        const next = draft.trim() === '' ? null : (settle(draft) ?? draft);
        if (next !== value && !(none(next) && none(value))) onChange(next);
      }
      setDraft(undefined);
      finish();
      onBlur?.();
    },
    [takenOtherwise]: typing && told?.(draft) !== undefined ? '' : undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') untold.current = undefined;
    },
  };
}
