/** Unread notices and what lies in the boxes, as last asked for; `useLiveCounts` keeps them fresh. */
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { NoticeCounts } from '../../core/notice.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';

export const countsKey = ['platform/notify', 'noticeCounts'] as const;
export const noticesKey = ['platform/notify', 'notices'] as const;

/** Where no stream can be held, the counts are asked for now and then. */
const atLeastMs = 120_000;

export function useCounts(): NoticeCounts | undefined {
  const provider = useDataProvider<DeskDataProvider>();
  const { data } = useQuery<NoticeCounts>({
    queryKey: countsKey,
    queryFn: ({ signal }) => provider.noticeCounts({ signal }),
    refetchInterval: atLeastMs,
    refetchOnWindowFocus: true,
    staleTime: 5000,
  });
  return data;
}
