/** What a page says of itself at an address, as elements of the head: on the server, and on moves inside the application. */
import type { Section } from '../../../i18n/index.ts';
import { isOnlyContents } from '../../session/address/onlyContents.ts';
import { translator } from '../../ui/translator.ts';
import type { Answers, PageAsk, PageFacts, PageHead } from '../contract.ts';
import type { FoundPage } from '../pageAt.ts';
import { textsNow } from '../textCache.ts';
import { portalSections } from '../texts.tsx';
import { canonicalPath } from './address.ts';
import { headHtml } from './head.ts';

export interface HeadAsk {
  /** Undefined: nothing answers to the address. */
  readonly found: FoundPage | undefined;
  /** Those of the page. */
  readonly facts: PageFacts | undefined;
  readonly ask: PageAsk;
  readonly answers: Answers;
  readonly url: URL;
  /** Path of the address without the mark of phone pages. */
  readonly plain: string;
}

/** Texts that `pageHead` reads; they must be here before it is called. */
export const headSections = (found: FoundPage | undefined): readonly Section[] => [
  ...portalSections,
  ...(found?.page.sections ?? []),
  'pages',
];

/** 404 where nothing answers to the address, or what it names is not there. */
export const pageStatus = ({ found, facts, ask, answers }: Pick<HeadAsk, 'found' | 'facts' | 'ask' | 'answers'>) =>
  found ? (facts?.status?.(ask, answers) ?? 200) : 404;

export function pageHead(asked: HeadAsk): string {
  const { found, facts, ask, answers, url, plain } = asked;
  const { language } = ask;
  const t = translator(textsNow(language, headSections(found))!);
  const missing = pageStatus(asked) === 404;
  const head: PageHead = (!missing && facts?.head?.(ask, answers, t)) || textHead(missing ? undefined : found, t);
  const named = (found?.page.query ?? []).flatMap((name) => {
    const value = url.searchParams.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return headHtml(
    { ...head, noIndex: head.noIndex || missing || isOnlyContents(url.searchParams) },
    {
      origin: url.origin,
      path: found ? canonicalPath(plain, found) : plain,
      shownAt: plain,
      query: new URLSearchParams(named),
      language,
      t,
    },
  );
}

function textHead(found: FoundPage | undefined, t: (key: string) => string): PageHead {
  const path = found?.path ?? 'missing';
  return { title: t(found?.page.named ?? `pages.${path}.title`), description: t(`pages.${path}.description`) };
}
