import { Navigate } from 'react-router-dom';
import { useDesk } from '../desk.ts';
import { homeScreen, screenPath } from '../routes.ts';
import { NothingOpen } from './NothingOpen.tsx';

/** The way from the root to the first screen a person works with. */
export function Home() {
  const { screens, level } = useDesk();
  const screen = homeScreen(screens, level);
  return screen ? <Navigate to={screenPath(screen.name, { type: 'list' })} replace /> : <NothingOpen />;
}
