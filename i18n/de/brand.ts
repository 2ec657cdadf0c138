import type { brand as ko } from '../ko/brand.ts';
import type { PartOf } from '../messages.ts';

/** Names of the portals: title of documents and label of the brand, for the public pages and the desk alike. */
export const brand = {
  title: 'Geschäftsplattform für Schifffahrt und Logistik',
  name: 'Hangro',
  lmate: { title: 'Geschäftsplattform für Spediteure', name: 'LMATE' },
} as const satisfies PartOf<typeof ko>;
