/** What search engines read of the boards. */
import { plainText } from '../../../fields/html/plain.ts';
import { companyReference } from '../../../portal/company.ts';
import type { Answers, PageAsk, PageFacts, PageHead } from '../../../portal/contract.ts';
import { writtenLanguage } from '../../../portal/writtenLanguage.ts';
import type { Translate } from '../../../ui/text.tsx';
import { isoOf } from './dates.ts';
import { postCall, readState, replyPageOf } from './listState.ts';
import type { Post } from './post.ts';

const mostDescription = 160;

const postOf = ({ params, query }: PageAsk, answers: Answers): Post | undefined => {
  const call = postCall(params.id, replyPageOf(query));
  return call === undefined ? undefined : answers<Post>(call);
};

function listHead({ query }: PageAsk, _answers: Answers, t: Translate): PageHead {
  const { boardCd, keyword } = readState(query);
  return {
    title: t(`board.name.${boardCd}`),
    description: t(`board.lead.${boardCd}`),
    // What somebody searched for is no page of its own.
    ...(keyword && { noIndex: true }),
  };
}

function postHead(ask: PageAsk, answers: Answers, t: Translate): PageHead {
  const post = postOf(ask, answers);
  if (!post) return { title: t('board.gone.title'), description: t('board.gone.text'), noIndex: true };
  const text = plainText(post.boardDesc).replace(/\s+/g, ' ');
  const description = text.length > mostDescription ? `${text.slice(0, mostDescription - 1)}…` : text || post.title;
  const [published, modified] = [isoOf(post.createDt), isoOf(post.updateDt)];
  const inLanguage = writtenLanguage(post.title);
  const article = {
    '@type': 'Article',
    headline: post.title,
    datePublished: published,
    dateModified: modified,
    author: companyReference,
    inLanguage,
  };
  const faq = {
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: [{ '@type': 'Question', name: post.title, acceptedAnswer: { '@type': 'Answer', text } }],
  };
  return {
    title: post.title,
    description,
    type: 'article',
    only: inLanguage,
    published,
    modified,
    structured: post.boardCd === 'platform_faq' ? faq : article,
  };
}

export const listFacts: PageFacts = { head: listHead };
export const postFacts: PageFacts = {
  head: postHead,
  status: (ask, answers) => (postOf(ask, answers) ? 200 : 404),
};
