/** Records of a resource that name another one, whenever they were made; nothing without authority for them. */
import { useGetManyReference } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useScreenAccess } from '../../../admin/access/useRights.ts';
import { useDeclaredScreens } from '../../../admin/providers/Declared.tsx';
import type { ListMeta } from '../../../admin/providers/dataProvider.ts';
import { screenOfResource } from '../../../admin/routes.ts';
import type { Screen } from '../../../admin/routes.ts';
import type { Values } from '../../../core/field.ts';

const pagination = { page: 1, perPage: 1000 } as const;

export interface RelatedRows {
  /** Undefined without authority. */
  readonly screen: Screen | undefined;
  readonly rows: readonly Values[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** `target` is the field that names the record `id`. */
export function useRelated(prefix: string, target: string, id: number, columns: readonly string[]): RelatedRows {
  const { mayOpen } = useScreenAccess();
  const screen = screenOfResource(prefix, useDeclaredScreens(), mayOpen);
  // In the server's usual order.
  const meta: ListMeta = { columns, sort: [] };
  const { data, isError, refetch } = useGetManyReference<RaRecord<number>>(
    screen?.name ?? prefix,
    { target, id, pagination, meta },
    { enabled: screen !== undefined },
  );
  return { screen, rows: data, failed: isError, retry: () => void refetch() };
}
