/** The back office put together: every resource, the menu tree, and the screens that stand in for derived ones. */
import { lazy } from 'react';
import App from '../admin/App.tsx';
import type { WebScreens } from '../admin/screens/contract.ts';
import { resources } from './index.ts';
import { menuTree } from './reference/menus.ts';

/** By resource prefix; each fetched when its address is opened. */
const web: WebScreens = {
  'platform/auth': { form: lazy(() => import('./platform/auth.web.tsx')) },
};

const Desk = () => <App resources={resources} menus={menuTree} web={web} />;
export default Desk;
