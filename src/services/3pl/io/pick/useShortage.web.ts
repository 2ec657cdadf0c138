/** What an order lacks, once its promise was refused for that: asked of the stock anew. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useScreenAccess } from '../../../../admin/access/useRights.ts';
import { useDeclaredScreens } from '../../../../admin/providers/Declared.tsx';
import type { DeskDataProvider, ListMeta } from '../../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../../admin/routes.ts';
import type { Screen } from '../../../../admin/routes.ts';
import { ruleRecord } from '../../../../admin/screens/form/model/rules.ts';
import type { FormProblem } from '../../../../admin/screens/form/model/problems.ts';
import { useRecordForm } from '../../../../admin/screens/form/recordForm.ts';
import type { RecordOf } from '../../../../core/record.ts';
import { stock } from '../../stock/stock.ts';
import type { ioFields } from '../io.fields.ts';
import { shortagesOf, type Balance, type Shortage } from './shortage.ts';

const columns = ['whCd', 'clntId', 'itemId', 'lotNo', 'expDt', 'locCd', 'onQty', 'allocQty', 'availQty'];
const meta: ListMeta = { columns, sort: [] };

/** What refused the promise, at its rows. */
export const shortAt = (problems: readonly FormProblem[]): readonly FormProblem[] =>
  problems.filter(
    ({ code, grid, field, fromServer }) => fromServer && code === 'E_BAL' && grid === 'item' && field === 'planQty',
  );

interface Found {
  /** The list of the stock; undefined without authority. */
  readonly screen: Screen | undefined;
  /** Undefined while it is asked, and where it cannot be. */
  readonly shortages: readonly Shortage[] | undefined;
  readonly asking: boolean;
}

export function useShortage(): Found {
  const provider = useDataProvider<DeskDataProvider>();
  const { mayOpen } = useScreenAccess();
  const { resource, before } = useRecordForm();
  const screen = screenOfResource(stock.prefix, useDeclaredScreens(), mayOpen);
  const io = ruleRecord(resource, before) as RecordOf<typeof ioFields>;
  const items = [...new Set((io.item ?? []).map(({ itemId }) => Number(itemId)))];
  const { data, isLoading } = useQuery({
    queryKey: [stock.prefix, 'shortage', items],
    queryFn: async () => {
      const lists = await Promise.all(
        items.map((id) =>
          provider.getManyReference(screen!.name, {
            ...{ target: 'itemId', id, filter: {}, meta },
            ...{ pagination: { page: 1, perPage: 1000 }, sort: { field: 'expDt', order: 'ASC' } },
          }),
        ),
      );
      return lists.flatMap(({ data: rows }) => rows as readonly Balance[]);
    },
    enabled: screen !== undefined,
    gcTime: 0,
  });
  return { screen, shortages: data && shortagesOf(io, data), asking: isLoading };
}
