/** Unread notices and what lies in the boxes, asked for again whenever something concerns the person. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NoticeCounts } from '../../core/notice.ts';
import { call } from '../../session/client.ts';
import { useDesk } from '../desk.ts';
import { hearStirs } from './live.ts';

export const countsKey = ['notify', 'counts'] as const;
export const noticesKey = ['notify', 'list'] as const;

/** Where no stream can be held, the counts are asked for now and then. */
const atLeastMs = 120_000;
/** What comes in one go is asked about once. */
const gatherMs = 120;

export function useCounts(): NoticeCounts | undefined {
  const { session, screens } = useDesk();
  const queries = useQueryClient();
  const { data } = useQuery<NoticeCounts>({
    queryKey: countsKey,
    queryFn: ({ signal }) => call<NoticeCounts>('platform/notify/counts', { signal }),
    refetchInterval: atLeastMs,
    refetchOnWindowFocus: true,
    staleTime: 5000,
  });
  const person = `${session.corp.id}.${session.user.id}`;
  const stir = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: countsKey });
    void queries.invalidateQueries({ queryKey: noticesKey });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearStirs(person, () => {
      clearTimeout(timer);
      timer = setTimeout(stir, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [person]);

  // A box that holds another number of records is listed anew where it is open.
  const before = useRef<NoticeCounts['boxes']>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = data?.boxes;
    if (!last || !data) return;
    for (const { name, menu } of screens)
      if (last[menu.treeId] !== data.boxes[menu.treeId]) void queries.invalidateQueries({ queryKey: [name, 'getList'] });
  }, [data, screens, queries]);
  return data;
}
