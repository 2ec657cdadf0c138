/** What search engines read of the front pages. */
import type { PageFacts } from '../contract.ts';

export const homeFacts: PageFacts = {
  head: ({ base }, _answers, t) => ({
    title: t('home.title'),
    description: t(base.startsWith('lmate') ? 'pages.lmate.description' : 'pages.index.description'),
  }),
};
