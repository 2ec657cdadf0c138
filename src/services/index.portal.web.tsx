/** The public portal put together: its pages and those that live by the rules of a service. */
import { view } from '../portal/contract.ts';
import type { PortalPages } from '../portal/contract.ts';
import { MemberLogin as Member, Portal as Frame, UnknownPage as Unknown } from '../portal/Portal.tsx';
import type { PortalProps } from '../portal/Portal.tsx';
import { boardPages } from './platform/board/boardPages.web.ts';
import { Popups } from './platform/board/Popups.tsx';
import { ownPages } from '../portal/pages.tsx';
import { preparePage } from '../portal/prepare.ts';
import type { Language } from '../../i18n/messages.ts';

/** By address below the base; each fetched when it is opened. */
export const pages: PortalPages = {
  ...ownPages,
  ...boardPages,
  'find/pw': { view: view(() => import('./platform/findPw/FindPwPage.tsx')), needsScript: true },
  'about/sitemap': { view: view(() => import('./platform/sitemap/SitemapPage.tsx')), sections: ['store', 'menus'] },
  join: { view: view(() => import('./platform/join/JoinPage.tsx')), needsScript: true },
};

export const Portal = ({ base }: Pick<PortalProps, 'base'>) => (
  <>
    <Frame base={base} pages={pages} />
    <Popups base={base} />
  </>
);
export const MemberLogin = () => <Member pages={pages} />;
export const UnknownPage = () => <Unknown pages={pages} />;

/** Fetches what taking over the drawn page at an address needs. */
export const prepare = (pathname: string, language: Language): Promise<void> => preparePage(pathname, language, pages);
