/** What the page says of itself: somebody who needs it was sent its address; no search engine leads there. */
import type { PageFacts } from '../../../portal/contract.ts';

export const undoFacts: PageFacts = {
  head: (_ask, _answers, t) => ({
    title: t('contactUndo.title'),
    description: t('pages.contactUndo.description'),
    noIndex: true,
  }),
};
