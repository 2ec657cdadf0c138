/** The way from a post to its page on the portal, and what keeps it from there. */
import type { Values } from '../../../core/field.ts';

const words = 'resources.platform/system/board.words';

export const onPortal = {
  id: 'portal',
  href: ({ id, useYn }: Values) => (id && useYn === 'Y' ? `/portal/about/notice/${String(id)}` : undefined),
  lacks: ({ id }: Values) =>
    id ? { text: `${words}.not_posted`, field: 'useYn' } : { text: `${words}.not_saved`, field: 'title' },
};
