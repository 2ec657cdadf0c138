import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';

/** Addresses below the base that have a page. */
export const BuiltContext = createContext<readonly string[]>([]);

/** Whether there is a page at `page` (`about/notice?boardCd=platform_faq`). */
export function useBuilt(): (page: string) => boolean {
  const built = use(BuiltContext);
  return (page) => built.some((pattern) => matchPath(`/${pattern}`, `/${page.split(/[?#]/)[0]}`) !== null);
}
