/** What a visitor's browser fetches for each public page before anything is pressed: read by the build, which weighs it. */
import { portal, sourcesOf, textSources } from './portal/draw/preloads.ts';
import { portalSections } from './portal/texts.tsx';
import { pages } from './services/index.portal.web.tsx';

/** Reports what goes wrong, on every page. */
const watch = 'src/portal/trouble/watch.ts';

/** Sources by the page's address below the base, in Korean, which has the longest texts. */
export const publicPages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(pages).map(([path, page]) => [
    path,
    [
      'index.html',
      portal,
      watch,
      ...sourcesOf(page, 'ko'),
      ...textSources('ko', [...portalSections, ...(page.sections ?? [])]),
    ],
  ]),
);
