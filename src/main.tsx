/** Browser entry: public pages first; the back office is fetched when an address needs it. */
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { SessionNotice } from './portal/SessionNotice.tsx';
import { loginByTokens } from './session/flow.ts';
import { bareForm, guard } from './session/guard.ts';
import { currentLanguage } from './session/language.ts';
import { setSession, useSession } from './session/session.ts';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

const loadDesk = () => import('./services/index.web.tsx');
const Desk = lazy(loadDesk);
const loadPortal = () => import('./services/index.portal.web.tsx');
const Portal = lazy(async () => ({ default: (await loadPortal()).Portal }));
const MemberLogin = lazy(async () => ({ default: (await loadPortal()).MemberLogin }));

/** Everything that needs login. Asks the stored tokens first, then lets through or leads to where the person may be. */
function Guarded() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const full = pathname + search + hash;
  const bare = bareForm(pathname);
  useEffect(() => {
    if (session.status === 'unknown' && !bare)
      void loginByTokens().catch(() => setSession({ status: 'out', why: 'visitor' }));
  }, [session.status, bare]);

  if (bare) return <Navigate to={bare + search + hash} replace />;
  if (session.status === 'unknown') return null;
  const elsewhere = guard(pathname, full, session);
  return elsewhere === undefined ? <Desk /> : <Navigate to={elsewhere} replace />;
}

const Root = () => (
  <Suspense fallback={null}>
    <Outlet />
    <SessionNotice />
  </Suspense>
);

const router = createBrowserRouter([
  {
    element: <Root />,
    children: [
      { path: '/portal/*', element: <Portal base="portal" /> },
      { path: '/lmate/*', element: <Portal base="lmate" /> },
      { path: '/srmate/*', element: <Portal base="srmate" /> },
      { path: '/platform/member/*', element: <MemberLogin /> },
      { path: '*', element: <Guarded /> },
    ],
  },
]);

document.documentElement.lang = currentLanguage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
