/** The person's notices, page by page, and marking them as read. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Notice } from '../../core/notice.ts';
import type { ApiError } from '../../session/calls/error.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import { countsKey, noticesKey } from './counts.ts';

const size = 30;

export function useNotices() {
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const query = useInfiniteQuery<readonly Notice[], ApiError>({
    queryKey: noticesKey,
    queryFn: ({ pageParam, signal }) => provider.notices({ size, before: pageParam as number | undefined }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last.length < size ? undefined : last.at(-1)?.id),
  });
  const notices = (query.data?.pages as readonly (readonly Notice[])[] | undefined)?.flat() ?? [];
  const mark = async (body: { readonly ids: readonly number[] } | { readonly upTo: number }) => {
    await provider.readNotices(body);
    await Promise.all([countsKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  const newest = notices[0]?.id;
  return {
    query,
    notices,
    read: (notice: Notice) => (notice.read ? Promise.resolve() : mark({ ids: [notice.id] })),
    readAll: () => (newest === undefined ? Promise.resolve() : mark({ upTo: newest })),
  };
}
