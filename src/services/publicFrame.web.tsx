/** What every public page is shown with, fetched with the first of them. */
import type { ReactNode } from 'react';
import type { PortalBase } from '../portal/base.ts';
import type { PortalPages } from '../portal/contract.ts';
import { Surroundings } from '../portal/Portal.tsx';
import { PublicLanguage } from '../portal/PublicLanguage.tsx';
import { Popups } from './platform/board/popups/Popups.tsx';

export { NotFound } from '../portal/NotFound.tsx';
export { Page } from '../portal/Portal.tsx';

export interface FrameProps {
  readonly base: PortalBase;
  readonly pages: PortalPages;
  /** With the notices that open above the first page. */
  readonly popups?: boolean;
  readonly children: ReactNode;
}

export const Frame = ({ base, pages, popups, children }: FrameProps) => (
  <PublicLanguage>
    <Surroundings base={base} pages={pages}>
      {children}
    </Surroundings>
    {popups && <Popups base={base} />}
  </PublicLanguage>
);
