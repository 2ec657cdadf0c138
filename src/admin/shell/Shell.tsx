/** The frame around every screen, tied to session, menus, settings and addresses. */
import { ThemeProvider } from '@mui/material/styles';
import { useLocales, useLocaleState, useLogout, useStore, useStoreContext } from 'react-admin';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NoticeCounts } from '../../core/notice.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { useBusy } from '../../session/calls/busy.ts';
import { corpName } from '../../session/corpName.ts';
import { hostRelogin } from '../../session/lapse.ts';
import { useOnlyContents } from '../../session/address/onlyContents.ts';
import { unsavedCount } from '../../session/unsaved.ts';
import { fetchDialog } from '../../ui/dialog/Dialog.tsx';
import { fetchColumnChooser } from '../../ui/grid/ColumnChooser.tsx';
import { whenIdle } from '../../ui/idle.ts';
import { fetchMenu } from '../../ui/menu/Menu.tsx';
import { isPhoneHeld } from '../../ui/phone.ts';
import { makeTheme } from '../../ui/theme/mui.ts';
import { usePerson, useRights, useScreenAccess } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { Frame } from '../layout/Frame.tsx';
import { OnlyContents } from '../layout/OnlyContents.tsx';
import { useKeptScroll } from '../layout/useKeptScroll.ts';
import { ChooseHost } from '../screens/choose/ChooseHost.tsx';
import { dashboardUrl } from '../pages/deskPage.ts';
import { setHere } from '../providers/store.ts';
import { openMenus, servicesOf } from './menus.ts';
import { useScheme } from './useScheme.ts';

// Here before it is needed, whatever becomes of the connection, and behind what the first page needs.
const ReloginSheet = lazy(() => import('./ReloginSheet.tsx'));
// The public pages share what it knows of windows, and want nothing of it at the start.
const WaysOut = lazy(async () => ({ default: (await import('./WaysOut.tsx')).WaysOut }));
const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));
const LogoutQuestion = lazy(async () => ({ default: (await import('./LogoutQuestion.tsx')).LogoutQuestion }));
const GuestBar = lazy(() => import('./GuestBar.tsx'));
const GivenPasswordBar = lazy(() => import('./GivenPasswordBar.tsx'));
const Bell = lazy(() => import('../bell/Bell.tsx'));
const Palette = lazy(() => import('./Palette.tsx'));
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));
const theme = makeTheme();
const myInfoUrl = '/platform/mypage/info';
const foldersKey = 'desk:folders';
const exportsUrl = '/platform/mypage/export';

export default function Shell({ children }: { readonly children?: ReactNode }) {
  // The phone pages have a home with every menu.
  const homeUrl = isPhoneHeld() ? '/' : dashboardUrl;
  const { declarations, pages, thumbs, session, menuName } = useDesk();
  const { screens, mayOpen } = useScreenAccess();
  const { menu } = useRights();
  const person = usePerson();
  const logout = useLogout();
  const { codeName } = useFieldEnvironment();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const { pathname, search } = useLocation();
  useKeptScroll();
  const navigate = useNavigate();
  const go = useCallback((url: string) => void navigate(url), [navigate]);
  const busy = useBusy();
  const [scheme, setScheme] = useScheme();
  const [folded, setFolded] = useStore<boolean | undefined>('desk:folded');
  const [folders, setFolders] = useStore<readonly string[] | undefined>(foldersKey);
  const store = useStoreContext();
  const [asked, setAsked] = useState<'palette' | 'shortcuts' | 'logout' | 'bell'>();
  const [counts, setCounts] = useState<NoticeCounts>();
  const menus = useMemo(() => openMenus(menu, screens, pages), [menu, screens, pages]);
  const services = useMemo(() => servicesOf(screens, mayOpen), [screens, mayOpen]);
  const Around = useOnlyContents() ? OnlyContents : Frame;
  useEffect(hostRelogin, []);
  useEffect(() => {
    // What fails is asked for again by whoever needs it.
    const fetchDeclarations = () => void declarations.bring().catch(() => undefined);
    return whenIdle([fetchDialog, fetchMenu, fetchColumnChooser, fetchDeclarations]);
  }, [declarations]);
  const title = [
    person?.department && codeName('GW_DEPT', person.department),
    person?.position && codeName('GW_POS', person.position),
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <ThemeProvider theme={theme}>
      <Around
        menus={menus}
        menuName={menuName}
        homeUrl={homeUrl}
        path={pathname}
        search={search}
        onNavigate={go}
        lang={locale}
        languages={locales.map((one) => ({ code: one.locale, name: one.name }))}
        onLanguage={setLocale}
        user={{ name: person?.fullName ?? '', title: title || person?.loginId }}
        corp={{ name: person ? corpName(person.company, locale) : '' }}
        myInfoUrl={myInfoUrl}
        exportsUrl={exportsUrl}
        onLogout={() => (unsavedCount() > 0 ? setAsked('logout') : void logout())}
        services={services.map(({ id, code }) => ({ id, name: codeName('SYS', code) }))}
        service={pathname.split('/')[1] ?? ''}
        onService={(id) => go(services.find((one) => one.id === id)?.url ?? homeUrl)}
        onSearch={() => setAsked('palette')}
        onShortcuts={() => setAsked('shortcuts')}
        scheme={scheme}
        onScheme={setScheme}
        folded={folded}
        onFold={setFolded}
        openFolders={folders && new Set(folders)}
        onOpenFolders={(open, begun) => (begun ? setHere(store, foldersKey, [...open]) : setFolders([...open]))}
        messages={{ count: counts?.unread ?? 0, onOpen: () => setAsked('bell') }}
        counts={counts?.boxes}
        phoneMenus={thumbs}
        busy={busy}
      >
        <Suspense fallback={null}>
          {person?.isGuest && <GuestBar />}
          {person?.hasGivenPassword && <GivenPasswordBar />}
        </Suspense>
        <Suspense fallback={null}>{children}</Suspense>
      </Around>
      <Suspense fallback={null}>
        <WaysOut />
      </Suspense>
      <Suspense fallback={null}>
        <Palette open={asked === 'palette'} onClose={() => setAsked(undefined)} menus={menus} />
        <Shortcuts open={asked === 'shortcuts'} onClose={() => setAsked(undefined)} />
      </Suspense>
      <ChooseHost />
      <Suspense fallback={null}>
        <Bell open={asked === 'bell'} onClose={() => setAsked(undefined)} onCounts={setCounts} />
      </Suspense>
      <Suspense fallback={null}>
        <Notices />
        <LogoutQuestion open={asked === 'logout'} onStay={() => setAsked(undefined)} />
      </Suspense>
      <Suspense fallback={null}>
        <ReloginSheet session={session} />
      </Suspense>
    </ThemeProvider>
  );
}
