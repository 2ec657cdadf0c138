/** The application: one react-admin for visitors and persons at work. The back office comes when a person enters it. */
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, memoryStore } from 'react-admin';
import type { I18nProvider } from 'react-admin';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeskPart } from './admin/deskPart.ts';
import { createAuthProvider } from './admin/providers/authProvider.ts';
import { NoPage, pages, PublicFrame } from './services/index.portal.web.tsx';
import { ruleOf } from './session/address/routes.ts';
import { ApiError } from './session/calls/error.ts';
import { useLanguage } from './session/language.ts';
import type { Language } from '../i18n/messages.ts';
import { localeStore } from './session/localeStore.ts';
import { useSession } from './session/session.ts';

export interface ApplicationProps {
  readonly publicRoutes: ReactElement;
  /** Answers the same promise each time; the server has no back office to draw. */
  readonly loadDesk?: (() => Promise<DeskPart>) | undefined;
}

const DeskPartContext = createContext<DeskPart | undefined>(undefined);

export function Application({ publicRoutes, loadDesk }: ApplicationProps) {
  const language = useLanguage();
  const session = useSession();
  const { pathname } = useLocation();
  const desk = useDeskPart(session.status === 'in' && !isPublic(pathname), loadDesk);
  // Everything that the desk keeps belongs to one person: another one gets it anew.
  const person = desk && session.status === 'in' ? `${session.corp.id}.${session.user.id}` : '';
  const userId = desk && session.status === 'in' ? session.user.id : undefined;
  const queryClient = useMemo(() => newQueryClient(person), [person]);
  const entered = useMemo(
    () => desk && userId !== undefined && desk.open(userId, queryClient),
    [desk, userId, queryClient],
  );
  useEffect(() => (entered ? entered.follow() : undefined), [entered]);
  const memory = useMemo(() => (entered ? entered.store : memoryStore()), [entered]);
  const store = useMemo(() => localeStore(memory, language), [memory, language]);
  const i18n = useMemo(() => keysOnly(language), [language]);
  const ui = useMemo(
    () => (
      // What stands at an address is known at the first drawing, never a moment later.
      <CoreAdminUI
        key={desk ? 'desk' : 'public'}
        disableTelemetry
        requireAuth={entered !== undefined}
        layout={Layout}
        catchAll={CatchAll}
        error={Failure}
        accessDenied={desk?.Refused}
        authenticationError={desk?.Refused}
      >
        {publicRoutes}
        {desk?.routes}
      </CoreAdminUI>
    ),
    [desk, entered, publicRoutes],
  );
  return (
    <DeskPartContext value={desk}>
      <CoreAdminContext
        authProvider={entered ? entered.authProvider : visitor}
        dataProvider={entered ? entered.dataProvider : undefined}
        i18nProvider={i18n}
        store={store}
        queryClient={queryClient}
      >
        {ui}
      </CoreAdminContext>
    </DeskPartContext>
  );
}

const isPublic = (path: string): boolean => {
  const { name } = ruleOf(path);
  return name !== 'Desk' && name !== 'Unknown';
};

/** Waits for the back office when a person enters it for the first time. */
function useDeskPart(inside: boolean, load: ApplicationProps['loadDesk']): DeskPart | undefined {
  const [entered, enter] = useState(inside);
  if (inside && !entered) enter(true);
  return load && (inside || entered) ? use(load()) : undefined;
}

/** Of a visitor, and of a person on public pages. */
const visitor = createAuthProvider();

/** One a person. */
const newQueryClient = (_person: string) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call fails and says so, instead of waiting for one without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        // What the server refused it will refuse again; a lost connection gets a second chance.
        retry: (count, error) => count < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Texts come with the parts that show them (`portal/texts.tsx`, `admin/providers/i18n.ts`). */
const keysOnly = (language: Language): I18nProvider => ({
  translate: (key, options?: { readonly _?: string }) => options?._ ?? key,
  // The store has chosen already; react-admin would draw everything anew, and what was typed would be gone.
  changeLocale: () => new Promise(() => undefined),
  getLocale: () => language,
});

/** Around every address that is no public page. */
function Layout({ children }: { readonly children: ReactNode }) {
  const desk = use(DeskPartContext);
  const inside = useSession().status === 'in';
  if (desk && inside) return <desk.Layout>{children}</desk.Layout>;
  return (
    <PublicFrame.Page base="portal" pages={pages}>
      <NoPage.Page />
    </PublicFrame.Page>
  );
}

function CatchAll() {
  const desk = use(DeskPartContext);
  return desk ? <desk.CatchAll /> : null;
}

interface Failed {
  readonly error: Error;
  readonly resetErrorBoundary: (args: unknown) => void;
}

/** A screen says what broke in place of itself; a public page leaves it to the router. */
function Failure(failed: Failed) {
  const desk = use(DeskPartContext);
  const { pathname } = useLocation();
  if (!desk || isPublic(pathname)) throw failed.error;
  return <desk.Failure {...failed} />;
}
