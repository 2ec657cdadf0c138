/** The portal's own pages; those that need rules of a service come from `services/index.portal.web.tsx`. */
import { lazy } from 'react';
import type { PortalPages } from './contract.ts';

const legal = () => import('./legal/pages.tsx');

export const ownPages: PortalPages = {
  index: lazy(async () => ({ default: (await import('./home/Index.tsx')).Index })),
  login: lazy(async () => ({ default: (await import('./login/LoginPage.tsx')).LoginPage })),
  'find/id': lazy(async () => ({ default: (await import('./find/FindIdPage.tsx')).FindIdPage })),
  terms: lazy(async () => ({ default: (await legal()).Terms })),
  policy: lazy(async () => ({ default: (await legal()).Policy })),
  privacy: lazy(async () => ({ default: (await legal()).Privacy })),
  consent: lazy(async () => ({ default: (await legal()).Consent })),
  'about/contact': lazy(async () => ({ default: (await import('./about/ContactPage.tsx')).ContactPage })),
};
