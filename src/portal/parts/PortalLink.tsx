import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '../../ui/text.tsx';
import { usePortalPath } from '../base.ts';
import { useBuilt } from '../builtPages.ts';
import { useNavigation } from '../../session/address/navigate.ts';
import { useAlert } from './alertContext.ts';

export interface PortalLinkProps {
  /** Address below the base, with query or hash. */
  readonly page: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** `page` for the page itself; `true` for one below it or another view of it. */
function currentAt(address: string, pathname: string, search: string): 'page' | 'true' | undefined {
  if (pathname + search === address) return 'page';
  const [path = '', query] = address.split(/[?#]/);
  return query === undefined && (pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}

/** A way to a page of the portal. One that is not built yet says so instead ('onConstruction', 2-portal 2). */
export function PortalLink({ page, className, children }: PortalLinkProps) {
  const t = useT();
  const { alert } = useAlert();
  const go = useNavigation(() => void alert(t('portal.parts.on_construction')));
  const address = usePortalPath()(page);
  const { pathname, search } = useLocation();
  const isBuilt = useBuilt()(page);
  if (!isBuilt)
    return (
      <button type="button" className={className} onClick={() => go('onConstruction')}>
        {children}
      </button>
    );
  return (
    <Link to={address} className={className} aria-current={currentAt(address, pathname, search)}>
      {children}
    </Link>
  );
}
