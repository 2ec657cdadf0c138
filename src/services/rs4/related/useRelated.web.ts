/** Records of a resource that fulfil a condition, whenever they were made; nothing without authority for them. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useDesk } from '../../../admin/desk.ts';
import type { DeskDataProvider } from '../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import type { Screen } from '../../../admin/routes.ts';
import type { Values } from '../../../core/field.ts';

const most = 1000;

export interface RelatedRows {
  /** Undefined without authority. */
  readonly screen: Screen | undefined;
  readonly rows: readonly Values[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useRelated(prefix: string, filter: Values, columns: readonly string[]): RelatedRows {
  const provider = useDataProvider<DeskDataProvider>();
  const { screens, level } = useDesk();
  const screen = screenOfResource(prefix, screens, (one) => level(one) > 0);
  const { data, isError, refetch } = useQuery({
    queryKey: [prefix, 'related', filter],
    enabled: screen !== undefined,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const ever = { dateType: 'CREATE_DT', fromDt: '1900-01-01' };
      const asked = {
        pagination: { page: 1, perPage: most },
        filter: { ...filter, ...ever },
        meta: { columns },
        signal,
      };
      return (await provider.getList(screen!.name, asked)).data as readonly Values[];
    },
  });
  return { screen, rows: data, failed: isError, retry: () => void refetch() };
}
