/** Rows with something wrong in the rows below them: those may not show. */
import { useCallback, useMemo } from 'react';
import { errorsOf } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { useT } from '../../../../ui/text.tsx';
import { keyOver } from './rowsBelow.ts';

export function useFaultsBelow(grid: string): (row: string) => string | undefined {
  const t = useT();
  const { resource, values, problems } = useRecordForm();
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { grid: lower, row } of errorsOf(problems)) {
      const key =
        lower === undefined || row === undefined ? undefined : keyOver(resource, values, grid, { grid: lower, row });
      if (key !== undefined) found.set(key, (found.get(key) ?? 0) + 1);
    }
    return found;
  }, [resource, values, problems, grid]);
  const said = JSON.stringify([...counts]);
  return useCallback(
    (row) => {
      const count = new Map(JSON.parse(said) as [string, number][]).get(row);
      return count === undefined ? undefined : t('below.faults', { count });
    },
    [said, t],
  );
}
