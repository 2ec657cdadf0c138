/** Which part of the application answers which address: for the browser's router and the server's. */
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PortalBase } from './portal/base.ts';
import { Guarded } from './portal/Guarded.tsx';

const Broken = lazy(() => import('./portal/trouble/Broken.tsx'));

export interface Parts {
  readonly portal: (base: PortalBase) => ReactNode;
  readonly memberLogin: ReactNode;
  /** Every other address. */
  readonly inside: ReactNode;
}

export const routesOf = (phone: boolean, { portal, memberLogin, inside }: Parts): RouteObject[] => [
  {
    element: <Guarded phone={phone} />,
    errorElement: <Broken />,
    children: [
      { path: '/portal/*', element: portal('portal') },
      { path: '/lmate/*', element: portal('lmate') },
      { path: '/srmate/*', element: portal('srmate') },
      { path: '/platform/member/*', element: memberLogin },
      { path: '*', element: inside },
    ],
  },
];
