/** Columns of a list with the person's choice, which follows them to every machine. */
import { useStore } from 'react-admin';
import { useCallback, useMemo } from 'react';
import { useFieldEnvironment } from '../../../../fields/ui-contract.ts';
import { useT } from '../../../../ui/text.tsx';
import { plainLayout } from '../../../../ui/grid/layout.ts';
import type { GridLayout } from '../../../../ui/grid/types.ts';
import { labelOf } from '../../../labels.ts';
import type { Screen } from '../../../routes.ts';
import { askedColumns, listColumns } from './columns.ts';
import type { ListColumn } from './columns.ts';
import { choiceOf, layoutOf } from './layout.ts';
import type { ColumnChoice } from './layout.ts';

export interface ListColumns {
  readonly all: readonly ListColumn[];
  /** Those that show, in order. */
  readonly shown: readonly ListColumn[];
  readonly layout: GridLayout;
  readonly onLayout: (layout: GridLayout) => void;
  /** What the server must be asked for, when the declared list does not have it. */
  readonly asked: readonly string[] | undefined;
}

export function useListColumns({ name, resource }: Pick<Screen, 'name' | 'resource'>): ListColumns {
  const t = useT();
  const [choice, keep] = useStore<ColumnChoice | undefined>(`list:${name}`);
  const words = useFieldEnvironment();
  const all = useMemo(
    () =>
      listColumns(
        resource,
        (field) => labelOf(t, resource.prefix, field),
        words,
        t('desk.list.days.late', { days: 99 }),
      ),
    [resource, t, words],
  );
  const layout = useMemo(() => layoutOf(all, choice), [all, choice]);
  const onLayout = useCallback(
    (next: GridLayout) =>
      keep(
        next === plainLayout
          ? undefined
          : choiceOf(
              all.map((column) => column.name),
              next,
            ),
      ),
    [all, keep],
  );
  return useMemo(() => {
    const shown = layout.order
      .filter((one) => !layout.hidden.includes(one))
      .flatMap((one) => all.find((c) => c.name === one) ?? []);
    return {
      all,
      shown,
      layout,
      onLayout,
      asked: askedColumns(
        resource,
        shown.map((column) => column.name),
      ),
    };
  }, [all, layout, onLayout, resource]);
}
