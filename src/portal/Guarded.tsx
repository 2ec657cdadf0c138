/** What happens on each navigation, and who sees which page (1-foundations 2.1). */
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { loginByTokens } from '../session/flow.ts';
import { showFullMenu } from '../session/address/fullMenu.ts';
import { fullForm, guard } from '../session/address/guard.ts';
import type { Verdict } from '../session/address/guard.ts';
import { followLanguage } from '../session/language.ts';
import { outerOf } from '../session/address/mobile.ts';
import { isMobile } from '../session/address/paths.ts';
import { followRedirect } from '../session/address/redirect.ts';
import { ruleOf } from '../session/address/routes.ts';
import { getSession, setSession, useSession } from '../session/session.ts';
import { readTokens } from '../session/tokens/tokenStore.ts';

/** `phone`: the router knows plain addresses, the address bar shows those of the phone pages. */
export function Guarded({ phone }: { readonly phone: boolean }) {
  const session = useSession();
  const location = useLocation();
  const fresh = useFresh(location.key);
  const address = { ...location, pathname: phone ? shownPath(location.pathname) : location.pathname };
  const { requiresAuth, name } = ruleOf(address.pathname);
  const [unreached, setUnreached] = useState<unknown>();

  // Not by every entry: a window that opens on the first page gets one of its own, and lists note in theirs what they show.
  useEffect(() => showFullMenu(false), [location.pathname]);
  useEffect(() => {
    followLanguage(window.location.search);
    void loginByTokens().catch((error: unknown) => {
      if (getSession().status !== 'unknown') return;
      // Without an answer nobody is known. Whoever holds a token is not sent to the login for it: the page says what is amiss.
      if (requiresAuth && holdsToken()) setUnreached(error);
      else setSession({ status: 'out', why: 'visitor' });
    });
  }, [location.key, requiresAuth]);

  const full = fullForm(address);
  if (full !== undefined) return <Go phone={phone} verdict={{ to: full }} />;
  if (unreached !== undefined && requiresAuth && session.status === 'unknown') throw unreached;
  const open = !requiresAuth && name !== 'Login' && name !== 'MobileLogin';
  // Who holds a token may be sent on; nobody else waits.
  if (session.status === 'unknown' && (requiresAuth || (!open && holdsToken()))) return null;
  const verdict = guard(address, session, fresh);
  if (!('show' in verdict)) return <Go phone={phone} verdict={verdict} />;
  // A phone address reached from a plain page: the whole application changes its layout.
  if (!phone && isMobile(address.pathname))
    return <Go phone={phone} verdict={{ to: address.pathname + address.search }} />;
  return inside;
}

/** The same element at every drawing: a session that becomes known does not draw anew what is being taken over. */
const inside = (
  <Suspense fallback={null}>
    <Outlet />
  </Suspense>
);

function holdsToken(): boolean {
  const { access, refresh } = readTokens();
  return access !== undefined || refresh !== undefined;
}

/** What the address bar shows of a phone page; the server has none and knows the plain form. */
const shownPath = (plain: string): string =>
  typeof window === 'undefined' ? outerOf(plain) : window.location.pathname;

/** Whether login or logout happened on the page that is on screen, not on an earlier one. */
function useFresh(key: string): boolean {
  const session = useSession();
  const [seen, setSeen] = useState({ session, key, fresh: false });
  if (seen.session === session) return seen.fresh && seen.key === key;
  const fresh = session.status === 'out' || seen.session.status === 'out';
  setSeen({ session, key, fresh });
  return fresh;
}

interface GoProps {
  readonly phone: boolean;
  readonly verdict: Exclude<Verdict, { readonly show: true }>;
}

function Go({ phone, verdict }: GoProps) {
  const navigate = useNavigate();
  const [wanted, home] = 'to' in verdict ? [undefined, verdict.to] : [verdict.follow, verdict.home];
  useEffect(() => {
    let current = true;
    const go = (path: string) => {
      if (!current) return;
      if (phone !== isMobile(path) && isMobile(path)) window.location.replace(path);
      else if (phone) showPhone(path);
      else void navigate(path, { replace: true });
    };
    void followRedirect(wanted, home, go, (address) => current && window.location.replace(address));
    return () => {
      current = false;
    };
  }, [phone, wanted, home, navigate]);
  return null;
}

/** Puts a phone address into the address bar, letter for letter, and lets the router read it. */
function showPhone(path: string): void {
  const { history } = window;
  history.replaceState(history.state, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
