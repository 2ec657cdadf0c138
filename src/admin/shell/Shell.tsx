/** The frame around every screen, tied to session, menus, settings and addresses. */
import { ThemeProvider } from '@mui/material/styles';
import { useStore } from 'react-admin';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languages } from '../../../i18n/messages.ts';
import type { Language } from '../../../i18n/messages.ts';
import type { NoticeCounts } from '../../core/notice.ts';
import { useFieldEnvironment } from '../../fields/ui-contract.ts';
import { useBusy } from '../../session/calls/busy.ts';
import { corpName } from '../../session/corpName.ts';
import { logout } from '../../session/flow.ts';
import { hostRelogin } from '../../session/lapse.ts';
import { chooseLanguage, languageNames, useLanguage } from '../../session/language.ts';
import { useOnlyContents } from '../../session/address/onlyContents.ts';
import { unsavedCount } from '../../session/unsaved.ts';
import { isPhoneHeld } from '../../ui/phone.ts';
import { makeTheme } from '../../ui/theme/mui.ts';
import { useDesk } from '../desk.ts';
import { Frame } from '../layout/Frame.tsx';
import { OnlyContents } from '../layout/OnlyContents.tsx';
import { ChooseHost } from '../screens/choose/ChooseHost.tsx';
import { dashboardUrl } from '../pages/deskPage.ts';
import { openMenus, servicesOf } from './menus.ts';
import { useScheme } from './useScheme.ts';

// Here before it is needed, whatever becomes of the connection, and behind what the first page needs.
const ReloginSheet = lazy(() => import('./ReloginSheet.tsx'));
const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));
const LogoutQuestion = lazy(async () => ({ default: (await import('./LogoutQuestion.tsx')).LogoutQuestion }));
const Bell = lazy(() => import('../bell/Bell.tsx'));
const Palette = lazy(() => import('./Palette.tsx'));
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));
const theme = makeTheme();
const languageList = languages.map((code) => ({ code, name: languageNames[code] }));
const myInfoUrl = '/platform/mypage/info';
const exportsUrl = '/platform/mypage/export';

export default function Shell({ children }: { readonly children?: ReactNode }) {
  // The phone pages have a home with every menu.
  const homeUrl = isPhoneHeld() ? '/' : dashboardUrl;
  const { screens, pages, thumbs, session, menuName, level } = useDesk();
  const { codeName } = useFieldEnvironment();
  const language = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useCallback((url: string) => void navigate(url), [navigate]);
  const busy = useBusy();
  const [scheme, setScheme] = useScheme();
  const [folded, setFolded] = useStore<boolean | undefined>('desk:folded');
  const [folders, setFolders] = useStore<readonly string[] | undefined>('desk:folders');
  const [asked, setAsked] = useState<'palette' | 'shortcuts' | 'logout' | 'bell'>();
  const [counts, setCounts] = useState<NoticeCounts>();
  const menus = useMemo(() => openMenus(session.menu, screens, pages), [session.menu, screens, pages]);
  const services = useMemo(() => servicesOf(screens, level), [screens, level]);
  const { user, corp } = session;
  const Around = useOnlyContents() ? OnlyContents : Frame;
  useEffect(hostRelogin, []);
  const title = [user.deptCd && codeName('GW_DEPT', user.deptCd), user.posCd && codeName('GW_POS', user.posCd)]
    .filter(Boolean)
    .join(' ');

  return (
    <ThemeProvider theme={theme}>
      <Around
        menus={menus}
        menuName={menuName}
        homeUrl={homeUrl}
        path={pathname}
        onNavigate={go}
        lang={language}
        languages={languageList}
        onLanguage={(code) => chooseLanguage(code as Language)}
        user={{ name: user.userNm, title: title || user.loginId }}
        corp={{ name: corpName(corp, language) }}
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
        onOpenFolders={(open) => setFolders([...open])}
        messages={{ count: counts?.unread ?? 0, onOpen: () => setAsked('bell') }}
        counts={counts?.boxes}
        phoneMenus={thumbs}
        busy={busy}
      >
        <Suspense fallback={null}>{children}</Suspense>
      </Around>
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
