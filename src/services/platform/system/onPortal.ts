/** The way from a post to its page on the portal, and what keeps it from there. */
import type { Values } from '../../../core/field.ts';

const words = 'resources.platform/system/board.words';

export const onPortal = {
  id: 'portal',
  /** Readers see what is stored, not what somebody is about to save. */
  href: ({ id }: Values, { useYn }: Values) => (id && useYn === 'Y' ? `/portal/about/notice/${String(id)}` : undefined),
  lacks: ({ id, useYn }: Values) =>
    id && useYn !== 'Y'
      ? { text: `${words}.not_posted`, field: 'useYn' }
      : { text: `${words}.not_saved`, field: 'title' },
};
