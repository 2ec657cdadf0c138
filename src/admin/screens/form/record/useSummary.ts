/** Everything wrong, once, in words that say where. */
import { useTranslate } from 'react-admin';
import { listKey, grids } from '../../../../record/resource.ts';
import { liveRows, rowKey } from '../../../../sheet/editing.ts';
import type { SummedError } from '../../../../ui/form/ErrorSummary.tsx';
import type { FormProblem } from '../model/problems.ts';
import { rowsOf } from '../model/values.ts';
import { useRecordForm } from '../recordForm.ts';

export function useSummary(problems: readonly FormProblem[]) {
  const t = useTranslate();
  const { labels, values, resource } = useRecordForm();
  const placed = problems.filter((problem) => problem.at !== '');
  const labelOf = ({ field, grid, row, message }: FormProblem): string => {
    const label = field === undefined || field === grid ? '' : labels.field(field, grid);
    // Most sentences begin with the field's name.
    const name = message.startsWith(label) ? '' : label;
    if (grid === undefined) return name;
    const rows = liveRows(rowsOf(values, listKey(grid, grids(resource)[grid])));
    const at = rows.findIndex((one) => rowKey(one) === row) + 1;
    return [labels.grid(grid), at > 0 ? t('desk.grid.place', { row: at, name }) : name].join(' ').trim();
  };
  return {
    lines: placed.map((problem): SummedError => ({
      id: problem.at,
      label: labelOf(problem),
      message: problem.message,
    })),
    /** Where a problem stands, in words that its sentence does not begin with. */
    labelOf,
    jump: (line: SummedError, to: (problem: FormProblem) => void) => {
      const problem = placed.find((one) => one.at === line.id);
      if (problem) to(problem);
    },
  };
}
