/** Browser entry: arrivals first, then public pages; the back office is fetched when an address needs it. */
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Guarded } from './portal/Guarded.tsx';
import { SessionNotice } from './portal/SessionNotice.tsx';
import { settleArrival, takeArrival } from './session/arrive.ts';
import type { Arrival, Change } from './session/arrive.ts';
import { currentLanguage } from './session/language.ts';
import { phoneWindow } from './session/mobile.ts';
import { isMobile } from './session/paths.ts';
import { useSession } from './session/session.ts';
import { holdPhone } from './ui/phone.ts';
import './ui/theme/fonts.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

// Before anything else: what was brought along must not stand in the address bar.
const arrival = takeArrival();
const phone = isMobile(location.pathname);

const Desk = lazy(() => import('./services/index.web.tsx'));
const loadPortal = () => import('./services/index.portal.web.tsx');
const Portal = lazy(async () => ({ default: (await loadPortal()).Portal }));
const MemberLogin = lazy(async () => ({ default: (await loadPortal()).MemberLogin }));
const UnknownPage = lazy(async () => ({ default: (await loadPortal()).UnknownPage }));
const ArrivalBox = lazy(() => import('./portal/ArrivalBox.tsx'));

/** Every other address belongs to the back office; a visitor gets this far with one that nobody knows. */
function Inside() {
  return useSession().status === 'in' ? <Desk /> : <UnknownPage />;
}

const routes = [
  {
    element: <Guarded phone={phone} />,
    children: [
      { path: '/portal/*', element: <Portal base="portal" /> },
      { path: '/lmate/*', element: <Portal base="lmate" /> },
      { path: '/srmate/*', element: <Portal base="srmate" /> },
      { path: '/platform/member/*', element: <MemberLogin /> },
      { path: '*', element: <Inside /> },
    ],
  },
];

document.documentElement.lang = currentLanguage();
if (phone) holdPhone();
const root = createRoot(document.getElementById('root')!);

/** Asks whether the account changes, before anything else is shown. */
const ask = (change: Change) =>
  new Promise<boolean>((answer) =>
    root.render(
      <Suspense fallback={null}>
        <ArrivalBox change={change} onClose={answer} />
      </Suspense>,
    ),
  );

async function start(brought: Arrival | undefined): Promise<void> {
  const failed = brought !== undefined && (await settleArrival(brought, ask)) === 'failed';
  const router = createBrowserRouter(routes, phone ? { window: phoneWindow(window) } : {});
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
      <SessionNotice />
      {failed && (
        <Suspense fallback={null}>
          <ArrivalBox />
        </Suspense>
      )}
    </StrictMode>,
  );
}
void start(arrival);

// An aid of development: the development server alone has this.
if (import.meta.hot) void import('./session/adminKey.ts').then(({ offerAdminKey }) => offerAdminKey());
