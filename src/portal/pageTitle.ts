import { useLocation } from 'react-router-dom';
import { portalTexts, useDocumentTitle } from '../session/address/title.ts';
import { useT } from '../ui/text.tsx';

/** Names the document after the page and the portal it stands in; without a name, after the portal alone. */
export function usePageTitle(name?: string): void {
  const t = useT();
  const { title, brand } = portalTexts(useLocation().pathname);
  useDocumentTitle(name, `${t(title)} | ${t(brand)}`);
}
