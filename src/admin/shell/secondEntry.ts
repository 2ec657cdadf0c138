/**
 * A page opened by its address has no entry of the desk below it: Back would leave the desk, and nobody could hold it up.
 * Once a window opens there the page gets a second entry, so that Back is the router's to judge, as everywhere else.
 */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { opening } from '../../ui/dialog/openDialogs.ts';

/** What the router keeps with an entry: its place among those of the desk, its name, and what a page put there. */
interface Entry {
  readonly idx?: number;
  readonly key?: string;
  readonly usr?: object | null;
}
const entry = (): Entry => (window.history.state as Entry | null) ?? {};

const mark = { second: true } as const;
const isMarked = (state: unknown): boolean => (state as { readonly second?: boolean } | null)?.second === true;

/** Is this the way from the second entry of a page back to its first? */
export const isSecondEntry = (from: Location, to: Location): boolean =>
  isMarked(from.state) &&
  !isMarked(to.state) &&
  from.pathname === to.pathname &&
  from.search === to.search &&
  entry().idx === 0;

/** Makes the second entry when a window opens on the first; not while a way is `held` up. */
export function useSecondEntry(held: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const make = useEffectEvent(() => {
    if (held) return;
    const { idx, usr, key: here = 'default' } = entry();
    // A way back that was held up stands for a moment on the entry that it led to.
    if (idx === 0 && here === key)
      void navigate({ pathname, search, hash }, { state: { ...usr, ...mark }, preventScrollReset: true });
  });
  useEffect(() => {
    opening.tell = () => make();
    return () => void (opening.tell = undefined);
  }, []);
}
