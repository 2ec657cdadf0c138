/** Records that the person looked at last, kept in this browser. */
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

export interface Recent {
  readonly screen: string;
  readonly id: number;
  readonly title: string;
}
const most = 8;

/** The newest first, each once. */
export const withRecent = (recents: readonly Recent[], seen: Recent): readonly Recent[] =>
  [seen, ...recents.filter(({ screen, id }) => screen !== seen.screen || id !== seen.id)].slice(0, most);

const none: readonly Recent[] = [];
const useKept = () => useStore<readonly Recent[]>('recents', none);

export const useRecents = (): readonly Recent[] => useKept()[0];

/** Notes that a record is looked at; without an id it is a new one. */
export function useSeen(screen: string, id: number | undefined, title: string): void {
  const [, keep] = useKept();
  const note = useEffectEvent(() => {
    if (id !== undefined && title) keep((recents) => withRecent(recents ?? none, { screen, id, title }));
  });
  useEffect(() => note(), [screen, id, title]);
}
