/** Which address a page has among those that show it. */
import type { Language } from '../../../i18n/messages.ts';
import { firstSegment } from '../../session/address/paths.ts';
import { languageParameter } from '../../session/language.ts';
import type { FoundPage } from '../pageAt.ts';

export interface PageAddress {
  readonly origin: string;
  readonly path: string;
  /** Parameters that make the page another one, the language aside. */
  readonly query: URLSearchParams;
}

/** The page's address in a language; the first language needs no parameter. */
export function addressIn(language: Language, { origin, path, query }: PageAddress): string {
  const all = new URLSearchParams(query);
  if (language !== 'ko') all.set(languageParameter, language);
  const text = all.toString();
  return `${origin}${path}${text && `?${text}`}`;
}

/** Letters and slashes as the page is declared with: `/portal/INDEX/` → `/portal/index`. */
export function exactPath(pathname: string, { path }: FoundPage): string {
  const [first = '', ...given] = pathname.split('/').filter(Boolean);
  return `/${first}/${path
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? given[at] : segment))
    .join('/')}`;
}

/** The front page of a brand has words of its own; every other page says under each of them what it says under /portal. */
const ownFronts = ['lmate'];
const isOwnFront = (base: string, path: string): boolean => path === 'index' && ownFronts.includes(base);

/** The one path that search engines keep of a page of the portal or the login. */
export function canonicalPath(pathname: string, found: FoundPage): string {
  const exact = exactPath(pathname, found);
  if (found.path === 'login') return '/portal/login';
  return isOwnFront(firstSegment(pathname), found.path) ? exact : exact.replace(/^\/[^/]+/, '/portal');
}

/** Front pages besides that of the portal. */
export const frontPaths: readonly string[] = ownFronts.map((base) => `/${base}/index`);
