/** The back office for the application: react-admin's resources and routes, with screens that derive from what it is handed. */
import { CustomRoutes, I18nContextProvider, Resource as Screens } from 'react-admin';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { ShownResource } from '../core/resource.ts';
import { FieldEnvironmentContext } from '../fields/ui-contract.ts';
import { innerOf } from '../session/address/mobile.ts';
import { useLanguage } from '../session/language.ts';
import { getSession, useSession } from '../session/session.ts';
import type { SignedIn } from '../session/session.ts';
import { whenIdle } from '../ui/idle.ts';
import { TextProvider } from '../ui/text.tsx';
import type { Translate } from '../ui/text.tsx';
import { DeskContext } from './desk.ts';
import type { Desk } from './desk.ts';
import type { DeskPart } from './deskPart.ts';
import { menuText } from './labels.ts';
import type { Thumb } from './layout/frameProps.ts';
import type { DeskPage } from './pages/deskPage.ts';
import { Home } from './pages/Home.tsx';
import { answerFromSession } from './providers/authAnswers.ts';
import { deskAuthProvider } from './providers/deskAuthProvider.ts';
import { createDeclarations } from './providers/declarations.ts';
import type { DeclarationLoaders, Declarations } from './providers/declarations.ts';
import { createDataProvider } from './providers/dataProvider.ts';
import { useDeskFieldEnvironment } from './providers/fieldEnvironment.ts';
import { useDeskI18n } from './providers/i18n.ts';
import { withScreenLabels } from './providers/screenLabels.ts';
import { ServiceTexts, ServiceTextsContext } from './providers/serviceTexts.tsx';
import { localStore, personStore } from './providers/store.ts';
import { screenOfPath, screensOf } from './routes.ts';
import type { MenuInfo, ScreenPlace } from './routes.ts';
import type { WebScreens } from './screens/contract.ts';
import { screenRoutes } from './screens/routes.tsx';

const Shell = lazy(() => import('./shell/Shell.tsx'));
const NotFound = lazy(() => import('./pages/NotFound.tsx'));
const Refused = lazy(() => import('./pages/Refused.tsx'));
const fetchFailure = () => import('./pages/Failure.tsx');
const ScreenFailure = lazy(fetchFailure);

export interface DeskProps {
  /** Every resource, with the menus that it shows behind. */
  readonly shown: readonly ShownResource[];
  readonly declarations: DeclarationLoaders;
  readonly menus: readonly MenuInfo[];
  /** Screens that stand in for derived ones, by resource prefix. */
  readonly web: WebScreens;
  readonly pages: readonly DeskPage[];
  /** Places of the bar at the bottom of a phone, each with the menus that may stand there. */
  readonly thumbs: readonly (readonly Thumb[])[];
}

export function openDesk(props: DeskProps): DeskPart {
  const screens = screensOf(props.shown, props.menus);
  const declarations = createDeclarations(screens, props.declarations);
  // Together with the frame: the screen of the address will ask for it, and says when it fails.
  const first = screenOfPath(innerOf(location.pathname), screens);
  if (first) declarations.bring(first.name).catch(() => undefined);
  // When parts are lost it is too late to fetch the part that says so.
  whenIdle([() => void fetchFailure().catch(() => undefined)]);
  const Layout: DeskPart['Layout'] = ({ children }) => {
    const session = useSession();
    return session.status === 'in' ? (
      <PersonDesk key={`${session.corp.id}.${session.user.id}`} {...props} {...{ screens, declarations, session }}>
        {children}
      </PersonDesk>
    ) : null;
  };
  return {
    routes: (
      <>
        {screenRoutes(screens, props.web).map(({ name, list, form, record }) => (
          <Screens key={name} name={name} list={list} create={form} edit={record} show={record} />
        ))}
        <CustomRoutes>
          <Route path="/" element={<Home />} />
          {props.pages.map(({ path, View }) => (
            <Route
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
      </>
    ),
    open: (userId, queries) => {
      const dataProvider = createDataProvider(screens, props.shown, declarations, queries);
      const authProvider = deskAuthProvider(declarations);
      const follow = answerFromSession(queries, authProvider, declarations);
      // Guests are many and one person: what they set stays in their browser.
      const isHere = () => {
        const session = getSession();
        return session.status === 'in' && session.user.id === userId && !session.user.guest;
      };
      const store = personStore(localStore(userId), dataProvider, undefined, isHere);
      return { dataProvider, authProvider, store, follow };
    },
    Layout,
    CatchAll: NotFound,
    Refused,
    Failure,
  };
}

type PersonDeskProps = Omit<DeskProps, 'web' | 'shown' | 'declarations'> & {
  readonly screens: readonly ScreenPlace[];
  readonly declarations: Declarations;
  readonly session: SignedIn;
  readonly children: ReactNode;
};

function PersonDesk({ menus, pages, thumbs, screens, declarations, session, children }: PersonDeskProps) {
  const { i18n, services } = useDeskI18n();
  const t = useCallback<Translate>((key, args) => i18n?.translate(key, args) ?? key, [i18n]);
  const desk = useMemo<Desk>(
    () => ({
      screens,
      declarations,
      menus,
      pages,
      thumbs,
      session,
      menuName: (menu) => menuText(t, menu),
    }),
    [screens, declarations, menus, pages, thumbs, session, t],
  );
  const texts = useMemo(() => i18n && withScreenLabels(i18n, screens), [i18n, screens]);
  if (!i18n || !texts) return null;
  return (
    <I18nContextProvider value={texts}>
      <DeskContext value={desk}>
        <ServiceTextsContext value={services}>
          <TextProvider t={t}>
            <Fields desk={desk} t={t}>
              <Suspense fallback={null}>
                <Shell>{children}</Shell>
              </Suspense>
            </Fields>
          </TextProvider>
        </ServiceTextsContext>
      </DeskContext>
    </I18nContextProvider>
  );
}

function Fields({ desk, t, children }: { desk: Desk; t: Translate; children: ReactNode }) {
  const environment = useDeskFieldEnvironment(desk, t, useLanguage());
  return <FieldEnvironmentContext value={environment}>{children}</FieldEnvironmentContext>;
}

const noServices = () => [];

/** Stands outside of the layout, which may be what broke. */
const Failure: DeskPart['Failure'] = (failed) => {
  // The texts of the screen's service may be what did not come.
  const { i18n } = useDeskI18n(noServices);
  return (
    i18n && (
      <TextProvider t={(key, args) => i18n.translate(key, args)}>
        <Suspense fallback={null}>
          <ScreenFailure {...failed} />
        </Suspense>
      </TextProvider>
    )
  );
};
