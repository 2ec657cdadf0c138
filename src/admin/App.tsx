/** The back office: react-admin's contexts and routes around screens that derive from the resources it is handed. */
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource as Route } from 'react-admin';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Route as Path } from 'react-router-dom';
import type { Resource } from '../core/resource.ts';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import { ApiError } from '../session/calls/error.ts';
import { useLanguage } from '../session/language.ts';
import { useSession } from '../session/session.ts';
import type { SignedIn } from '../session/session.ts';
import { TextProvider } from '../ui/text.tsx';
import type { Translate } from '../ui/text.tsx';
import { DeskContext } from './desk.ts';
import type { Desk } from './desk.ts';
import { menuText } from './labels.ts';
import type { DeskPage } from './pages/deskPage.ts';
import { Home } from './pages/Home.tsx';
import { authProvider, levelFor } from './providers/authProvider.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { useDeskFieldEnvironment } from './providers/fieldEnvironment.ts';
import { useDeskI18n } from './providers/i18n.ts';
import { withScreenLabels } from './providers/screenLabels.ts';
import { ServiceTexts, ServiceTextsContext } from './providers/serviceTexts.tsx';
import { localStore, personStore } from './providers/store.ts';
import { screensOf } from './routes.ts';
import type { MenuInfo } from './routes.ts';
import type { WebScreens } from './screens/contract.ts';
import { screenRoutes } from './screens/routes.tsx';

const Shell = lazy(() => import('./shell/Shell.tsx'));
const NotFound = lazy(() => import('./pages/NotFound.tsx'));
const Failure = lazy(() => import('./pages/Failure.tsx'));

export interface AppProps {
  readonly resources: readonly Resource[];
  readonly menus: readonly MenuInfo[];
  /** Screens that stand in for derived ones, by resource prefix. */
  readonly web: WebScreens;
  readonly pages: readonly DeskPage[];
  /** Menus for the bar at the bottom of a phone, by treeId; the first three that the person has. */
  readonly thumbs: readonly string[];
}

/** Everything belongs to one person: another one gets it anew. */
export default function App(props: AppProps) {
  const session = useSession();
  return session.status === 'in' ? (
    <PersonApp key={`${session.corp.id}.${session.user.id}`} {...props} session={session} />
  ) : null;
}

const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // What the server refused it will refuse again; a lost connection gets a second chance.
        retry: (count, error) => count < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
      },
    },
  });

function PersonApp({ resources, menus, web, pages, thumbs, session }: AppProps & { readonly session: SignedIn }) {
  const { i18n, services } = useDeskI18n();
  const userId = session.user.id;
  const screens = useMemo(() => screensOf(resources, menus), [resources, menus]);
  const queryClient = useMemo(newQueryClient, []);
  const dataProvider = useMemo(
    () => createDataProvider(screens, resources, queryClient),
    [screens, resources, queryClient],
  );
  const store = useMemo(() => personStore(localStore(userId), dataProvider), [userId, dataProvider]);
  const routes = useMemo(() => screenRoutes(screens, web), [screens, web]);
  const t = useCallback<Translate>((key, args) => i18n?.translate(key, args) ?? key, [i18n]);
  const desk = useMemo<Desk>(
    () => ({
      screens,
      menus,
      pages,
      thumbs,
      session,
      level: (screen) => levelFor(screen.name, session.menu),
      menuName: (menu) => menuText(t, menu),
    }),
    [screens, menus, pages, thumbs, session, t],
  );
  const texts = useMemo(() => i18n && withScreenLabels(i18n, screens), [i18n, screens]);
  if (!i18n || !texts) return null;
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={texts}
      store={store}
      queryClient={queryClient}
    >
      <DeskContext value={desk}>
        <ServiceTextsContext value={services}>
          <TextProvider t={t}>
            <Fields desk={desk} t={t}>
              <CoreAdminUI
                disableTelemetry
                title={t('desk.title')}
                layout={Layout}
                catchAll={NotFound}
                error={(failure) => <Failure {...failure} />}
              >
                {routes.map(({ name, list, form, record }) => (
                  <Route key={name} name={name} list={list} create={form} edit={record} show={record} />
                ))}
                <CustomRoutes>
                  <Path path="/" element={<Home />} />
                  {pages.map(({ path, View }) => (
                    <Path
                      key={path}
                      path={path}
                      element={
                        <ServiceTexts of={path}>
                          <View />
                        </ServiceTexts>
                      }
                    />
                  ))}
                </CustomRoutes>
              </CoreAdminUI>
            </Fields>
          </TextProvider>
        </ServiceTextsContext>
      </DeskContext>
    </CoreAdminContext>
  );
}

const Layout = ({ children }: { readonly children?: ReactNode }) => (
  <Suspense fallback={null}>
    <Shell>{children}</Shell>
  </Suspense>
);

function Fields({ desk, t, children }: { desk: Desk; t: Translate; children: ReactNode }) {
  const environment = useDeskFieldEnvironment(desk, t, useLanguage());
  return <FieldEnvironmentContext value={environment}>{children}</FieldEnvironmentContext>;
}
