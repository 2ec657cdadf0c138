import type { siteMap as ko } from '../ko/siteMap.ts';
import type { PartOf } from '../messages.ts';

/** Sitemap of the portal. */
export const siteMap = {
  title: 'Plan du site',
  services: 'Services',
  business: 'Plateforme professionnelle',
  members_only: 'Visible pour les membres connectés',
  me: 'Mon espace',
  home_of: '%{name} : accueil',
} as const satisfies PartOf<typeof ko>;
