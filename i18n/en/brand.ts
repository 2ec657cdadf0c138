import type { brand as ko } from '../ko/brand.ts';
import type { Twin } from '../messages.ts';

/** Names of the portals: title of documents and label of the brand, for the public pages and the desk alike. */
export const brand = {
  title: 'Business platform for maritime services and logistics',
  name: 'Hangro',
  lmate: { title: 'Business platform for forwarders', name: 'LMATE' },
} as const satisfies Twin<typeof ko>;
