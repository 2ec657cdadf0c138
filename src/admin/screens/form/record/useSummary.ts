/** Everything wrong, once, in words that say where. */
import type { SummedError } from '../../../../ui/form/ErrorSummary.tsx';
import type { FormProblem } from '../model/problems.ts';
import { useRecordForm } from '../recordForm.ts';
import { usePlaceWords } from './placeWords.ts';

export function useSummary(problems: readonly FormProblem[]) {
  const { labels } = useRecordForm();
  const placeWords = usePlaceWords();
  const placed = problems.filter((problem) => problem.at !== '');
  const labelOf = ({ field, grid, row, message }: FormProblem): string => {
    const label = field === undefined || field === grid ? '' : labels.field(field, grid);
    // Of a grid without rows its sentence begins with the name of the grid.
    if (grid !== undefined && field === grid && message.startsWith(labels.grid(grid))) return '';
    // Most sentences begin with the field's name.
    const name = message.startsWith(label) ? '' : label;
    return placeWords({ grid, row, field }, name);
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
