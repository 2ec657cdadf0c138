/** The portal's own pages; those that need rules of a service come from `services/index.portal.web.tsx`. */
import type { Language } from '../../i18n/messages.ts';
import { view } from './contract.ts';
import type { PortalPage, PortalPages } from './contract.ts';
import type { LegalPage } from './legal/document.ts';
import { infoCall, listCall, serviceCall } from './store/service.ts';
import { yardCall } from './yard/yard.ts';
import { introduced } from './svcinfo/introduced.ts';

/** The legal text is a part of its own; other languages read the English one. */
const legal = (page: LegalPage): Pick<PortalPage, 'named' | 'prepare' | 'parts' | 'sections'> => {
  const read = (language: Language) => (language === 'ko' ? 'ko' : 'en');
  return {
    named: `legal.title.${page}`,
    sections: ['legal'],
    prepare: async ({ language }) => (await import('./legal/load.ts')).loadDocument(page, read(language)),
    parts: ({ language }) => [`src/portal/legal/content/${page}.${read(language)}.ts`],
  };
};

export const ownPages: PortalPages = {
  index: {
    view: view(async () => ({ default: (await import('./home/Index.tsx')).Index })),
    calls: () => [yardCall, listCall],
    sections: ['home', 'demo'],
    facts: async () => (await import('./home/heads.ts')).homeFacts,
  },
  login: {
    view: view(async () => ({ default: (await import('./login/LoginPage.tsx')).LoginPage })),
    named: 'portal.login.title',
    needsScript: true,
  },
  'find/id': {
    view: view(async () => ({ default: (await import('./find/FindIdPage.tsx')).FindIdPage })),
    named: 'portal.find_id.title',
    needsScript: true,
  },
  terms: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Terms })),
    ...legal('terms'),
  },
  policy: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Policy })),
    ...legal('policy'),
  },
  privacy: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Privacy })),
    ...legal('privacy'),
    query: ['isBond'],
  },
  consent: {
    view: view(async () => ({ default: (await import('./legal/pages.tsx')).Consent })),
    ...legal('consent'),
    query: ['isBond'],
  },
  svcstore: {
    view: view(async () => ({ default: (await import('./store/StorePage.tsx')).StorePage })),
    calls: () => [listCall],
    facts: async () => (await import('./store/heads.ts')).storeFacts,
    sections: ['store'],
  },
  'svcstore/:id': {
    view: view(async () => ({ default: (await import('./store/ServicePage.tsx')).ServicePage })),
    calls: ({ params }) => [serviceCall(params['id'])],
    facts: async () => (await import('./store/heads.ts')).serviceFacts('detail', serviceCall),
    sections: ['store'],
  },
  'svcinfo/:id': {
    view: view(async () => ({ default: (await import('./svcinfo/InfoPage.tsx')).InfoPage })),
    calls: ({ params }) => (introduced(params['id']) ? [infoCall(params['id'])] : []),
    facts: async () => (await import('./store/heads.ts')).serviceFacts('info', infoCall),
    sections: ['store'],
  },
  svcinfo: {
    view: view(async () => ({ default: (await import('./svcinfo/InfoPage.tsx')).NoInfoPage })),
    facts: async () => (await import('./store/heads.ts')).serviceFacts('info', infoCall),
    sections: ['store'],
  },
  'about/contact': {
    view: view(async () => ({ default: (await import('./about/ContactPage.tsx')).ContactPage })),
    named: 'portal.footer.contact',
  },
};
