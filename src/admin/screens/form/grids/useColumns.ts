/** The columns of a detail grid as its record wants them. */
import { useMemo } from 'react';
import type { Values } from '../../../../core/field.ts';
import { ownerFieldOf } from '../../../../fields/ref/index.ts';
import { gridColumns, gridFields, grids } from '../../../../record/resource.ts';
import { rulesOf } from '../../../../record/rules.ts';
import type { Row } from '../../../../sheet/editing.ts';
import type { DetailColumn } from '../../../../sheet/index.ts';
import type { Translate } from '../../../../ui/text.tsx';
import { isFixed } from '../locks.ts';
import { useRecordForm } from '../recordForm.ts';
import { headIn, namesBehind, placed } from './columnPlaces.ts';
import { unsaid } from './unsaid.ts';

interface Shown {
  readonly grid: string;
  readonly rows: readonly Row[];
  readonly values: Values;
  readonly lock: string | undefined;
  readonly t: Translate;
}

export function useColumns({ grid, rows, values, lock, t }: Shown): readonly DetailColumn[] {
  const { resource, situation, labels } = useRecordForm();
  const { mode, corpId } = situation;
  const field = useMemo(() => grids(resource)[grid]!, [resource, grid]);
  const rules = rulesOf(resource);
  const away = [...(rules?.rowHidden?.(grid, values) ?? []), ...unsaid(field, rows)].join();
  const behind = namesBehind(field, rules?.rowBehind?.(grid, values) ?? [], rows, lock !== undefined).join();
  const currency = values.currCd;
  return useMemo(() => {
    const mark = t('desk.grid.foreign_mark');
    const columns = Object.entries(gridColumns(field)).filter(
      ([name, one]) => !one.secret && !away.split(',').includes(name),
    );
    return placed(
      columns.map(([name, one]) => {
        const of = ownerFieldOf(one);
        const label = labels.field(name, grid);
        return {
          name,
          field: one,
          label,
          head: headIn(field, name, label, { mark, currency }),
          behind: behind.split(',').includes(name),
          ofLabel: of && labels.field(of, of in gridFields(field) ? grid : undefined),
          fixed: isFixed({ ...one, createOnly: false }, { mode, corpId }),
        };
      }),
    );
  }, [field, grid, labels, mode, corpId, away, behind, currency, t]);
}
