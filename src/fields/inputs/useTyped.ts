/** Text being typed over a value: raw while focused, formatted otherwise; unreadable text stays and is reported. */
import { useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { isComposing } from '../../ui/keys.ts';

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
  /**
   * In a cell: open from the start, for its text must not change under the first key; unreadable text goes up at once,
   * for the grid takes the row with the key that leaves the cell.
   */
  readonly cell?: boolean;
}

const none = (value: unknown) => value === null || value === undefined || value === '';

export function useTyped(options: Typing) {
  const { value, onChange, show, edit, read, settle = read, filter = (text) => text, onBlur, cell } = options;
  const unreadable = typeof value === 'string' && read(value) === undefined;
  const editable = () => (none(value) ? '' : unreadable ? value : edit(value));
  const [draft, setDraft] = useState(cell ? editable() : undefined);
  const sent = useRef<unknown>(value);

  // Somebody else (computing, a discarded change) set another value while the text stood open.
  const typing = draft !== undefined && (sent.current === value || (none(sent.current) && none(value)));

  const type = (text: string) => {
    setDraft(text);
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
    onFocus: () => {
      sent.current = value;
      setDraft(editable());
    },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(isComposing(event.nativeEvent as InputEvent) ? event.target.value : filter(event.target.value)),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(filter(event.currentTarget.value)),
    onBlur: () => {
      if (draft !== undefined && typing) {
        const next = draft.trim() === '' ? null : (settle(draft) ?? draft);
        if (next !== value && !(none(next) && none(value))) onChange(next);
      }
      setDraft(undefined);
      onBlur?.();
    },
  };
}
