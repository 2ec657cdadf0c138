import type { Language } from '../../i18n/messages.ts';
import { firstSegment } from '../session/address/paths.ts';
import type { PortalPages, View } from './contract.ts';
import { pageAt } from './pageAt.ts';
import type { FoundPage } from './pageAt.ts';
import { fetchTexts } from './textCache.ts';
import { portalSections } from './texts.tsx';

/** The page of the portal at a plain address of the application (`/lmate/terms`, `/platform/member/login`). */
export function pageOfAddress(pathname: string, pages: PortalPages): FoundPage | undefined {
  const below = firstSegment(pathname) === 'platform' ? /^\/platform\/member\/(login)\/?$/ : /^\/[^/]+\/(.+)$/;
  const path = below.exec(pathname)?.[1];
  return path === undefined ? undefined : pageAt(path, pages);
}

/** Fetches what drawing the page at an address needs: its component, what stands around it, and the texts. */
export async function preparePage(
  pathname: string,
  language: Language,
  pages: PortalPages,
  around: readonly Pick<View, 'load'>[],
): Promise<void> {
  const page = pageOfAddress(pathname, pages)?.page;
  await Promise.all([
    fetchTexts(language, [...portalSections, ...(page?.sections ?? [])]),
    ...around.map(({ load }) => load()),
    page?.view.load(),
    page?.prepare?.({ language }),
  ]);
}
