/** The rows that are chosen in the grids of a tab; what is chosen stays over changes of tab. */
import { useMemo, useState } from 'react';
import type { Values } from '../../../../core/field.ts';
import { rowKey } from '../../../../sheet/editing.ts';
import type { Row } from '../../../../sheet/editing.ts';
import { useRecordForm } from '../recordForm.ts';
import { chosenRow, shownRows, withChosen, withShown } from './chosenRows.ts';
import type { ChosenRows } from './chosenRows.ts';

export interface Choice {
  /** Rows of a grid that show. */
  readonly shown: (grid: string) => readonly Row[];
  readonly row: (grid: string) => Row | undefined;
  readonly choose: (grid: string, row: string) => void;
  /** Chooses what is above a row, so that it shows. */
  readonly show: (grid: string, row: string, values?: Values) => void;
}

export function useChosenRows(): Choice {
  const { resource, values } = useRecordForm();
  const [chosen, setChosen] = useState<ChosenRows>({});
  return useMemo(
    () => ({
      shown: (grid) => shownRows(resource, values, chosen, grid),
      row: (grid) => chosenRow(resource, values, chosen, grid),
      choose: (grid, row) =>
        setChosen((now) => {
          const at = shownRows(resource, values, now, grid).findIndex((one) => rowKey(one) === row);
          return withChosen(resource, now, grid, { key: row, at: Math.max(at, 0) });
        }),
      show: (grid, row, then = values) => setChosen((now) => withShown(resource, then, now, { grid, row })),
    }),
    [resource, values, chosen],
  );
}
