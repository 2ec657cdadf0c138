/** The regular check of a logged-in tab (1-foundations 9): every 60 s, and at once after a sleep. */
import { checkSession } from './flow.ts';
import { noteHands } from './hands.ts';
import { getSession, onSession } from './session.ts';

const everyMs = 60_000;

/** Watches as long as somebody is logged in. Answers what ends it. */
export function watchSession(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    const inside = getSession().status === 'in';
    if (inside) timer ??= setInterval(checkSession, everyMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  // A closed laptop stops timers; what it missed is looked at when somebody looks at the page.
  const awake = () => document.visibilityState === 'visible' && checkSession();
  const stop = onSession(follow);
  const forget = noteHands();
  follow();
  document.addEventListener('visibilitychange', awake);
  window.addEventListener('pageshow', awake);
  return () => {
    stop();
    forget();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', awake);
    window.removeEventListener('pageshow', awake);
  };
}
