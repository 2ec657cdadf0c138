/** The document's title: the page's name, then the portal's (1-foundations 2.1). */
import { useEffect } from 'react';
import { portalCode } from './paths.ts';

/** Keys of title and brand of the portal that an address belongs to; the default pair where it has none of its own. */
export const portalTexts = (path: string): { readonly title: string; readonly brand: string } =>
  portalCode(path) === 'lmate'
    ? { title: 'brand.lmate.title', brand: 'brand.lmate.name' }
    : { title: 'brand.title', brand: 'brand.name' };

/** `menuTitle` is the menu's name or the route's label. */
export const documentTitle = (menuTitle: string | undefined, portalTitle: string): string =>
  menuTitle ? `${menuTitle} | ${portalTitle}` : portalTitle;

/** Names the document while a page is shown. */
export function useDocumentTitle(menuTitle: string | undefined, portalTitle: string): void {
  const title = documentTitle(menuTitle, portalTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
