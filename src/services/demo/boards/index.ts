import { faqs } from './faqs.ts';
import { notices } from './notices.ts';
import { postOf } from './post.ts';
import { questions } from './questions.ts';

/** Oldest first: of posts of one day the one written last stands above. */
export const boardRecords = [
  ...faqs.map(postOf('platform_faq')),
  ...notices.toReversed().map(postOf('platform_notice')),
  ...questions.toReversed().map(postOf('platform_qna')),
];
