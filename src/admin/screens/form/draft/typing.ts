/** What is being typed into a cell of a record and not taken over yet: a draft keeps it, so that a reload loses nothing. */
import type { Values } from '../../../../core/field.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { rowsOf } from '../model/values.ts';

export interface Typing {
  /** The row of a list as it would be with the text of its open cell; undefined once that cell is closed. */
  readonly put: (list: string, row: Row | undefined) => void;
  /** Is a cell being typed in? */
  readonly isOpen: () => boolean;
  /** Values as they would be with it. */
  readonly over: (values: Values) => Values;
  readonly listen: (heard: () => void) => () => void;
}

/** One cell at a time is open. Nothing is drawn by it. */
export function typingOf(): Typing {
  let open: { readonly list: string; readonly row: Row } | undefined;
  const listeners = new Set<() => void>();
  return {
    put: (list, row) => {
      if (row === undefined && open?.list !== list) return;
      open = row && { list, row };
      for (const heard of listeners) heard();
    },
    isOpen: () => open !== undefined,
    over: (values) => {
      if (!open) return values;
      const { list, row } = open;
      const key = rowKey(row);
      return { ...values, [list]: rowsOf(values, list).map((one) => (rowKey(one) === key ? row : one)) };
    },
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
