/** Browser entry: arrivals first, then the application; its back office is fetched when an address needs it. */
import { lazy, startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { answerStore } from './portal/answerStore.ts';
import { readHanded } from './portal/carried.ts';
import { PortalRoot } from './portal/PortalRoot.tsx';
import { routesOf } from './routes.tsx';
import { prepare } from './services/index.portal.web.tsx';
import { settleArrival, takeArrival } from './session/address/arrive.ts';
import type { Arrival, Change } from './session/address/arrive.ts';
import { inTime } from './session/calls/chunk.ts';
import { currentLanguage } from './session/language.ts';
import { applyScheme, chosenScheme } from './session/scheme.ts';
import { innerOf, phoneWindow } from './session/address/mobile.ts';
import { isMobile } from './session/address/paths.ts';
import { holdPhone } from './ui/phone.ts';
import './ui/theme/letters.css';
import './ui/theme/tokens.css';
import './ui/theme/base.css';

// What goes wrong before the part that reports it has come is kept for it.
const early: Event[] = [];
const keep = (event: Event): void => void early.push(event);
for (const kind of ['error', 'unhandledrejection']) window.addEventListener(kind, keep);

// Before anything else: what was brought along must not stand in the address bar.
const arrival = takeArrival();
const phone = isMobile(location.pathname);

const fetchDesk = inTime(async () => (await import('./services/index.web.tsx')).makeDesk());
let desk: ReturnType<typeof fetchDesk> | undefined;
const loadDesk = () => (desk ??= fetchDesk());
const loadWatch = () => import('./portal/trouble/watch.ts');
const ArrivalBox = lazy(() => import('./portal/ArrivalBox.tsx'));

if (phone) holdPhone();
applyScheme(chosenScheme());
const element = document.getElementById('root')!;
const handed = readHanded();
const answers = answerStore(handed?.answers);
// An arrival asks and logs in before anything is shown, so nothing is taken over then.
const drawn = handed && element.hasChildNodes() && !arrival ? handed : undefined;
if (!drawn) document.documentElement.lang = currentLanguage();
let root: Root | undefined;

async function onDrawing(error: unknown, info: { readonly componentStack?: string | undefined }): Promise<void> {
  console.error(error);
  (await loadWatch()).onDrawing(error, info.componentStack);
}
const watched = { onCaughtError: onDrawing, onUncaughtError: onDrawing, onRecoverableError: onDrawing };

/** Asks whether the account changes, before anything else is shown. */
const ask = (change: Change) =>
  new Promise<boolean>((answer) => {
    root = createRoot(element, watched);
    root.render(
      <Suspense fallback={null}>
        <ArrivalBox change={change} onClose={answer} />
      </Suspense>,
    );
  });

async function start(brought: Arrival | undefined): Promise<void> {
  const failed = brought !== undefined && (await settleArrival(brought, ask)) === 'failed';
  // What the page shows must be here before its drawing is taken over: nothing may vanish in between.
  if (drawn) await prepare(innerOf(location.pathname), drawn.language);
  const router = createBrowserRouter(routesOf(phone, loadDesk), phone ? { window: phoneWindow(window) } : {});
  const application = (
    <PortalRoot
      answers={answers}
      language={drawn?.language}
      today={handed?.today}
      phone={phone}
      above={
        failed && (
          <Suspense fallback={null}>
            <ArrivalBox />
          </Suspense>
        )
      }
    >
      <RouterProvider router={router} />
    </PortalRoot>
  );
  // Taking over gives way to what the person does meanwhile.
  if (drawn) startTransition(() => void hydrateRoot(element, application, watched));
  else (root ?? createRoot(element, watched)).render(application);
}
void start(arrival);
// Letters that our own texts lack, for those that people write.
void import('./ui/theme/fonts.css');
// Behind everything that the first page needs.
setTimeout(() => void loadWatch().then(({ watch }) => watch(early, keep)), 2000);

// An aid of development: the development server alone has this.
if (import.meta.hot) void import('./session/adminKey.ts').then(({ offerAdminKey }) => offerAdminKey());
