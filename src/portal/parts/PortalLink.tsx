import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { usePortalBase, usePortalPath } from '../base.ts';
import { boardOfLink, useShownBoard } from '../shownBoard.ts';
import { useBuilt } from '../builtPages.ts';
import { useNavigation } from '../../session/address/navigate.ts';
import { languageParameter } from '../../session/language.ts';
import { useAlert } from './alertContext.ts';

export interface PortalLinkProps {
  /** Address below the base, with query or hash. */
  readonly page: string;
  /** Pages elsewhere that belong below it. */
  readonly holds?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * `page` for the page itself; `true` for one below it or another view of it. Both without the language. Lists of posts share
 * an address: `ofBoard` says whether the page belongs to the linked one, undefined for any other link.
 */
function currentAt(link: string, page: string, ofBoard: boolean | undefined): 'page' | 'true' | undefined {
  if (page === link) return 'page';
  if (ofBoard !== undefined) return ofBoard ? 'true' : undefined;
  const [path = '', query] = link.split(/[?#]/);
  const at = page.split('?')[0]!;
  return query === undefined && (at === path || isBelow(at, path)) ? 'true' : undefined;
}

const isBelow = (page: string, link: string): boolean => page.startsWith(`${link}/`);

function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** A way to a page of the portal. One that is not built yet says so instead ('onConstruction', 2-portal 2). */
export function PortalLink({ page, holds, className, children }: PortalLinkProps) {
  const t = useT();
  const { alert } = useAlert();
  const go = useNavigation(() => void alert(t('portal.parts.on_construction')));
  const base = usePortalBase();
  const address = usePortalPath()(page);
  const { pathname, search } = useLocation();
  const shown = useShownBoard();
  const isBuilt = useBuilt()(page);
  if (!isBuilt)
    return (
      <button type="button" className={className} onClick={() => go('onConstruction')}>
        {children}
      </button>
    );
  const here = pathname + withoutLanguage(search);
  const isHeld = holds !== undefined && isBelow(here, `/${base}/${holds}`);
  const board = boardOfLink(page);
  const current = isHeld
    ? 'true'
    : currentAt(`/${base}/${page}`, here, board === undefined ? undefined : board === shown);
  return (
    <Link to={address} className={className} aria-current={current}>
      {children}
    </Link>
  );
}
