/** The public portal put together: its pages and those that live by the rules of a service. */
import { view } from '../portal/contract.ts';
import type { PortalPages } from '../portal/contract.ts';
import { MemberLogin as Member, Portal as Frame, UnknownPage as Unknown } from '../portal/Portal.tsx';
import type { PortalProps } from '../portal/Portal.tsx';

/** By address below the base; each fetched when it is opened. */
const pages: PortalPages = {
  'find/pw': { view: view(() => import('./platform/findPw/FindPwPage.tsx')) },
  join: { view: view(() => import('./platform/join/JoinPage.tsx')) },
};

export const Portal = ({ base }: Pick<PortalProps, 'base'>) => <Frame base={base} pages={pages} />;
export const MemberLogin = () => <Member pages={pages} />;
export const UnknownPage = () => <Unknown pages={pages} />;
