/** Names of fields and grids, and sentences of problems, in the person's language. */
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../../core/problem.ts';
import { labelOf } from '../../labels.ts';

export interface Labels {
  /** Label of a header field, or of a field of a grid's rows. */
  field(name: string, grid?: string): string;
  grid(grid: string): string;
  /** Sentence of a problem, the same as the server's. */
  sentence(problem: Pick<Problem, 'code' | 'field' | 'grid' | 'args' | 'beside' | 'text'>): string;
}

export function useLabels(prefix: string): Labels {
  const t = useTranslate();
  return useMemo(() => {
    const gridName = (grid: string) => t(`resources.${prefix}.grids.${grid}`, { _: labelOf(t, prefix, grid) });
    const field = (name: string, grid?: string) => (name === grid ? gridName(grid) : labelOf(t, prefix, name, grid));
    return {
      field,
      grid: gridName,
      sentence: ({ code, field: name, grid, args = [], beside, text }) => {
        const label = name === undefined ? [] : [field(name, grid)];
        const more = [...args, ...(beside === undefined ? [] : [field(beside)])];
        const values = code === 'E_STATE' ? more : [...label, ...more];
        return t(`errors.${text ?? code}`, { ...Object.fromEntries(values.map((value, i) => [i, value])), _: code });
      },
    };
  }, [t, prefix]);
}
