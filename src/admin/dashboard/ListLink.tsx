/** The words of a row on the dashboard: the way to its record, for whoever may open that. */
import type { ReactNode } from 'react';
import { useLinks } from './useLinks.ts';

interface ListLinkProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

export function ListLink({ href, children }: ListLinkProps) {
  const { follow } = useLinks();
  return href ? (
    <a className="ds-list__link" href={href} onClick={(event) => follow(event, href)}>
      {children}
    </a>
  ) : (
    children
  );
}
