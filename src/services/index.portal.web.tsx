/** The public portal put together: its pages and those that live by the rules of a service. */
import { view } from '../portal/contract.ts';
import type { PortalPages } from '../portal/contract.ts';
import { boardPages } from './platform/board/boardPages.web.ts';
import { ownPages } from '../portal/pages.tsx';
import { preparePage } from '../portal/prepare.ts';
import type { Language } from '../../i18n/messages.ts';

/** By address below the base; each fetched when it is opened. */
export const pages: PortalPages = {
  ...ownPages,
  ...boardPages,
  'find/pw': {
    view: view(() => import('./platform/findPw/FindPwPage.tsx')),
    named: 'portal.find_pw.title',
    needsScript: true,
  },
  contactUndo: {
    view: view(() => import('./platform/contactUndo/ContactUndoPage.tsx')),
    named: 'contactUndo.title',
    facts: async () => (await import('./platform/contactUndo/undoHead.web.ts')).undoFacts,
    sections: ['contactUndo'],
    needsScript: true,
  },
  'about/sitemap': {
    view: view(() => import('./platform/sitemap/SitemapPage.tsx')),
    named: 'siteMap.title',
    sections: ['siteMap', 'menus'],
  },
  join: { view: view(() => import('./platform/join/JoinPage.tsx')), sections: ['join'], needsScript: true },
};

/** Header, footer and notices around a page. */
export const PublicFrame = view(async () => ({ default: (await import('./publicFrame.web.tsx')).Frame }));
/** A page with its texts. */
export const PublicPage = view(async () => ({ default: (await import('./publicFrame.web.tsx')).Page }));
/** An address that nothing answers to. */
export const NoPage = view(async () => ({ default: (await import('./publicFrame.web.tsx')).NotFound }));

/** Fetches what taking over the drawn page at an address needs. */
export const prepare = (pathname: string, language: Language): Promise<void> =>
  preparePage(pathname, language, pages, [PublicFrame, PublicPage, NoPage]);
