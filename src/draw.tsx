/** Server entry of the public pages: what `src/server.ts` hands to the web plugin, and the development server calls itself. */
import type { Draw } from './core/drawing.ts';
import type { PortalBase } from './portal/base.ts';
import { openDraw } from './portal/draw/draw.tsx';
import type { Preloads } from './portal/draw/preloads.ts';
import { routesOf } from './routes.tsx';
import { MemberLogin, pages, Portal, UnknownPage } from './services/index.portal.web.tsx';

const parts = {
  portal: (base: PortalBase) => <Portal base={base} />,
  memberLogin: <MemberLogin />,
  inside: <UnknownPage />,
};
const routes = (phone: boolean) => routesOf(phone, parts);

export const makeDraw = (preloads?: Preloads): Draw => openDraw({ pages, routes, preloads });
