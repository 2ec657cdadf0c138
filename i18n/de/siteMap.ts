import type { siteMap as ko } from '../ko/siteMap.ts';
import type { PartOf } from '../messages.ts';

/** Sitemap of the portal. */
export const siteMap = {
  title: 'Seitenübersicht',
  services: 'Dienste',
  business: 'Geschäftsplattform',
  members_only: 'Sichtbar für angemeldete Mitglieder',
  me: 'Meine Seite',
  home_of: '%{name}: Startseite',
} as const satisfies PartOf<typeof ko>;
