/** The portal's own pages; those that need rules of a service come from `services/index.portal.web.tsx`. */
import { lazy } from 'react';
import type { PortalPages } from './contract.ts';

export const ownPages: PortalPages = {
  index: lazy(async () => ({ default: (await import('./home/Index.tsx')).Index })),
  login: lazy(async () => ({ default: (await import('./login/LoginPage.tsx')).LoginPage })),
};
