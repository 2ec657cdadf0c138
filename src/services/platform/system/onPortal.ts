/** The way from a post to its page on the portal, and what keeps it from there. */
import type { RecordLink } from '../../../admin/screens/form/head/useLinks.tsx';

const words = 'resources.platform/system/board.words';

export const onPortal: RecordLink = {
  id: 'portal',
  href: ({ id, useYn }) => (id && useYn === 'Y' ? `/portal/about/notice/${String(id)}` : undefined),
  lacks: ({ id }) =>
    id ? { text: `${words}.not_posted`, field: 'useYn' } : { text: `${words}.not_saved`, field: 'title' },
};
