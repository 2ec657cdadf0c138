import type { brand as ko } from '../ko/brand.ts';
import type { PartOf } from '../messages.ts';

/** Names of the portals: title of documents and label of the brand, for the public pages and the desk alike. */
export const brand = {
  title: 'Plateforme pour les services maritimes et la logistique',
  name: 'Hangro',
  lmate: { title: 'Plateforme pour les transitaires', name: 'LMATE' },
} as const satisfies PartOf<typeof ko>;
