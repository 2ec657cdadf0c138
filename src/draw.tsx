/** Server entry of the public pages: what `src/server.ts` hands to the web plugin, and the development server calls itself. */
import type { Draw } from './core/drawing.ts';
import { openDraw } from './portal/draw/draw.tsx';
import type { Preloads } from './portal/draw/preloads.ts';
import { routesOf } from './routes.tsx';
import { pages, prepare } from './services/index.portal.web.tsx';

export const makeDraw = (preloads?: Preloads): Draw => openDraw({ pages, prepare, routes: routesOf, preloads });
