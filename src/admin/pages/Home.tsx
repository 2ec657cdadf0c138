import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { isPhoneHeld } from '../../ui/phone.ts';
import { useRights } from '../access/useRights.ts';
import { useDesk } from '../desk.ts';
import { homeScreen, screenPath } from '../routes.ts';
import { dashboardUrl } from './deskPage.ts';
import { NothingOpen } from './NothingOpen.tsx';

const PhoneHome = lazy(() => import('./PhoneHome.tsx'));

/** The way from the root to the dashboard, else to the first screen a person works with; the phone pages have a home of their own. */
export function Home() {
  const { screens } = useDesk();
  const rights = useRights();
  if (isPhoneHeld())
    return (
      <Suspense fallback={null}>
        <PhoneHome />
      </Suspense>
    );
  if (rights.menu.some(({ url }) => url === dashboardUrl)) return <Navigate to={dashboardUrl} replace />;
  const screen = homeScreen(screens, ({ name }) => rights.level(name));
  return screen ? <Navigate to={screenPath(screen.name, { type: 'list' })} replace /> : <NothingOpen />;
}
