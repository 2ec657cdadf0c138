/** Unread notices and what lies in the boxes, as last asked for; `useLiveCounts` keeps them fresh. */
import { useQuery } from '@tanstack/react-query';
import type { NoticeCounts } from '../../core/notice.ts';
import { call } from '../../session/calls/client.ts';

export const countsKey = ['notify', 'counts'] as const;
export const noticesKey = ['notify', 'list'] as const;

/** Where no stream can be held, the counts are asked for now and then. */
const atLeastMs = 120_000;

export function useCounts(): NoticeCounts | undefined {
  const { data } = useQuery<NoticeCounts>({
    queryKey: countsKey,
    queryFn: ({ signal }) => call<NoticeCounts>('platform/notify/counts', { signal, unasked: true }),
    refetchInterval: atLeastMs,
    refetchOnWindowFocus: true,
    staleTime: 5000,
  });
  return data;
}
