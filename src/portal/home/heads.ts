/** What search engines read of the front pages. */
import type { PageFacts } from '../contract.ts';

export const homeFacts: PageFacts = {
  head: ({ base }, _answers, t) => ({
    ...(base.startsWith('lmate')
      ? { title: '', description: t('pages.lmate.description') }
      : { title: t('home.title'), description: t('pages.index.description') }),
  }),
};
