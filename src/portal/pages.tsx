/** The portal's own pages; those that need rules of a service come from `services/index.portal.web.tsx`. */
import { view } from './contract.ts';
import type { PortalPages } from './contract.ts';

export const ownPages: PortalPages = {
  index: { view: view(async () => ({ default: (await import('./home/Index.tsx')).Index })) },
  login: {
    view: view(async () => ({ default: (await import('./login/LoginPage.tsx')).LoginPage })),
    browserOnly: true,
  },
  'find/id': {
    view: view(async () => ({ default: (await import('./find/FindIdPage.tsx')).FindIdPage })),
    browserOnly: true,
  },
  terms: { view: view(async () => ({ default: (await import('./legal/pages.tsx')).Terms })) },
  policy: { view: view(async () => ({ default: (await import('./legal/pages.tsx')).Policy })) },
  privacy: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Privacy })),
    query: ['isBond'],
  },
  consent: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Consent })),
    query: ['isBond'],
  },
  'about/contact': { view: view(async () => ({ default: (await import('./about/ContactPage.tsx')).ContactPage })) },
};
