/** What is told of figures that were not taken as they were typed: it stands at their cells until these hold another value. */
import { useCallback, useState } from 'react';
import { rowsByKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { TouchedCell } from '../../../../sheet/index.ts';

interface Taken {
  readonly value: string;
  readonly words: string;
}
const keyOf = ({ row, name }: TouchedCell) => `${row}/${name}`;

export function useTaken(rows: readonly Row[]) {
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  return {
    said: useCallback(
      (row: string, name?: string): string | undefined => {
        const told = name === undefined ? undefined : taken.get(keyOf({ row, name }));
        return told && told.value === String(rowsByKey(rows).get(row)?.[name!]) ? told.words : undefined;
      },
      [taken, rows],
    ),
    /** Cells that were written again. */
    forget: useCallback((cells: readonly TouchedCell[]) => {
      const gone = new Set(cells.map(keyOf));
      setTaken((now) => ([...gone].some((key) => now.has(key)) ? without(now, gone) : now));
    }, []),
    note: useCallback((cell: TouchedCell, value: unknown, words: string) => {
      setTaken((now) => new Map(now).set(keyOf(cell), { value: String(value), words }));
    }, []),
  };
}

const without = (taken: ReadonlyMap<string, Taken>, gone: ReadonlySet<string>) =>
  new Map([...taken].filter(([key]) => !gone.has(key)));
