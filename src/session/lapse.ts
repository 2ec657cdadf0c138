/** A session that ended under somebody's hands: the page stays, and its calls wait for the person (3-decisions 4). */
import { getSession, isPerson, onSession, personOf, setSession } from './session.ts';
import type { Lapse } from './session.ts';

let hosts = 0;

/** A frame that can show the login sheet is on screen; answers what says that it is gone. */
export function hostRelogin(): () => void {
  hosts += 1;
  return () => void (hosts -= 1);
}

export const canRelogin = (): boolean => hosts > 0;

export function lapse(why: Lapse): void {
  const session = getSession();
  if (session.status === 'in') setSession({ ...session, lapsed: why });
}

/** Waits while the session has lapsed. True when the same person goes on, false when the page belongs to nobody now. */
export function whenBack(signal?: AbortSignal): Promise<boolean> {
  const then = getSession();
  if (then.status !== 'in') return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      stop();
      signal?.removeEventListener('abort', abort);
      end();
    };
    const look = () => {
      const now = getSession();
      if (now.status !== 'in' || !now.lapsed)
        settle(() => resolve(now.status === 'in' && isPerson(now, personOf(then))));
    };
    const abort = () => settle(() => reject(new DOMException('The call was given up', 'AbortError')));
    const stop = onSession(look);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else look();
  });
}
