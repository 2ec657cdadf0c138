/** The public portal put together: its pages and those that live by the rules of a service. */
import { lazy } from 'react';
import { MemberLogin as Member, Portal as Frame, UnknownPage as Unknown } from '../portal/Portal.tsx';
import type { PortalPages, PortalProps } from '../portal/Portal.tsx';

/** By address below the base; each fetched when it is opened. */
const pages: PortalPages = {
  'find/pw': lazy(() => import('./platform/findPw/FindPwPage.tsx')),
  join: lazy(() => import('./platform/join/JoinPage.tsx')),
};

export const Portal = ({ base }: Pick<PortalProps, 'base'>) => <Frame base={base} pages={pages} />;
export const MemberLogin = () => <Member pages={pages} />;
export const UnknownPage = () => <Unknown pages={pages} />;
