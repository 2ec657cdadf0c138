import type { brand as ko } from '../ko/brand.ts';
import type { PartOf } from '../messages.ts';

/** Names of the portals: title of documents and label of the brand, for the public pages and the desk alike. */
export const brand = {
  title: 'Деловая платформа для судоходства и логистики',
  name: 'Hangro',
  lmate: { title: 'Деловая платформа для экспедиторов', name: 'LMATE' },
} as const satisfies PartOf<typeof ko>;
