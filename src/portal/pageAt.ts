import { matchRoutes } from 'react-router-dom';
import type { PortalPage, PortalPages } from './contract.ts';

export interface FoundPage {
  /** As it stands in the list: `svcstore/:id`. */
  readonly path: string;
  readonly page: PortalPage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page at an address below the base (`svcstore/27`); undefined when there is none. */
export function pageAt(below: string, pages: PortalPages): FoundPage | undefined {
  const routes = Object.keys(pages).map((path) => ({ path }));
  const [found] = matchRoutes(routes, `/${below}`) ?? [];
  const page = found && pages[found.route.path];
  return page && { path: found.route.path, page, params: found.params };
}
