/** The counts, asked for again whenever something concerns the person. */
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { NoticeCounts } from '../../core/notice.ts';
import { useDesk } from '../desk.ts';
import type { DeskDataProvider } from '../providers/dataProvider.ts';
import { countsKey, noticesKey, useCounts } from './counts.ts';
import { hearStirs } from './live.ts';
import type { Listen } from './live.ts';
import { useFreshen } from './useFreshen.ts';

/** What comes in one go is asked about once. */
const gatherMs = 120;
/** Keys of react-admin's lists: of pages, and of cards that go on. */
const lists = ['getList', 'getInfiniteList'] as const;

export function useLiveCounts(): NoticeCounts | undefined {
  const { session, screens } = useDesk();
  const queries = useQueryClient();
  const provider = useDataProvider<DeskDataProvider>();
  const data = useCounts();
  const person = `${session.corp.id}.${session.user.id}`;
  const countAnew = useEffectEvent(() => {
    void queries.invalidateQueries({ queryKey: countsKey });
    void queries.invalidateQueries({ queryKey: noticesKey });
  });
  const listen = useEffectEvent<Listen>((onStir, signal) => provider.hearNotices(onStir, signal));
  // Nothing happens to guests, who are many and one person.
  const isGuest = session.user.guest === true;
  useEffect(() => {
    if (isGuest) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = () => {
      clearTimeout(timer);
      timer = setTimeout(countAnew, gatherMs);
    };
    const stop = hearStirs(person, (...given) => listen(...given), gather);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [person, isGuest]);

  // A box that holds another number of records is listed anew where it is open.
  const before = useRef<NoticeCounts['boxes']>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = data?.boxes;
    if (!last || !data) return;
    for (const { name, menu } of screens)
      if (last[menu.treeId] !== data.boxes[menu.treeId])
        for (const kind of lists) void queries.invalidateQueries({ queryKey: [name, kind] });
  }, [data, screens, queries]);

  // Whoever waits for somebody else's step sees it come, without asking for the page again.
  const freshen = useFreshen();
  const unread = useRef<number>(undefined);
  useEffect(() => {
    const more = data !== undefined && unread.current !== undefined && data.unread > unread.current;
    unread.current = data?.unread;
    if (more) freshen();
  }, [data, freshen]);
  return data;
}
