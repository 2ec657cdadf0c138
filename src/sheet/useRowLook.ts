/** How rows and cells of a detail grid look: what has changed, what is wrong, of which kind they are, where one is dropped. */
import { useCallback, useMemo } from 'react';
import { cx } from '../ui/cx.ts';
import { gutterKey } from '../ui/grid/GutterColumn.tsx';
import type { Detail } from './detail.ts';
import { rowKey, rowMark, same } from './editing.ts';
import type { Row } from './editing.ts';

interface Drag {
  readonly from: number | undefined;
  readonly over: number | undefined;
}

export function useRowLook(
  { columns, rows, before, problem, warning, kindOf, chosen, faultBelow }: Detail,
  { from, over }: Drag,
) {
  const names = useMemo(() => columns.filter((column) => !column.fixed).map((column) => column.name), [columns]);
  const rowMarkOf = useCallback((row: Row) => rowMark(before.get(rowKey(row)), row, names), [before, names]);
  // What is said of a whole row stands at its number.
  const cellError = useCallback((row: Row, key: string) => problem(rowKey(row), placeInRow(key)), [problem]);
  const cellWarning = useCallback((row: Row, key: string) => warning?.(rowKey(row), placeInRow(key)), [warning]);
  const cellChanged = useCallback(
    (row: Row, name: string) => {
      const old = before.get(rowKey(row));
      return old !== undefined && !same(old[name], row[name]);
    },
    [before],
  );
  const rowClass = useCallback(
    (row: Row) => {
      const kind = kindOf?.(row);
      const isChosen = chosen !== undefined && rowKey(row) === chosen;
      const places = [dropClass(from, over, rows.indexOf(row)), kind && `hg-row--${kind}`];
      return cx(...places, isChosen && 'hg-row--chosen') || undefined;
    },
    [from, over, rows, kindOf, chosen],
  );
  const rowFault = useMemo(() => faultBelow && ((row: Row) => faultBelow(rowKey(row))), [faultBelow]);
  return { rowMark: rowMarkOf, rowFault, cellError, cellWarning, cellChanged, rowClass };
}

const placeInRow = (key: string): string | undefined => (key === gutterKey ? undefined : key);

const dropClass = (from: number | undefined, over: number | undefined, index: number): string | undefined =>
  over === index && from !== undefined && from !== over ? (from < over ? 'hg-row--below' : 'hg-row--above') : undefined;
