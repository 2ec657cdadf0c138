/** Pixels that figures, numbers and names on the page want, by column. */
import { useMemo } from 'react';
import type { Values } from '../../../../core/field.ts';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { figureRooms, readLetters } from '../../../../ui/grid/figureRoom.ts';
import type { ListColumn } from './columns.ts';
import { nameRooms } from './nameRooms.ts';

/** The same object while other rows want no more room. */
export function useRooms(rows: readonly Values[], columns: readonly ListColumn[]): Readonly<Record<string, number>> {
  const environment = useFieldEnvironment();
  const wanted = useMemo(() => {
    const figures = columns.filter(({ numeric }) => numeric).map(({ name }) => name);
    return JSON.stringify({ ...figureRooms(rows, figures, readLetters), ...nameRooms(rows, columns, environment) });
  }, [columns, rows, environment]);
  return useMemo(() => JSON.parse(wanted) as Readonly<Record<string, number>>, [wanted]);
}
