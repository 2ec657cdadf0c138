/**
 * What a public page says of itself: what it shows, which answers it shows at once, what search engines read. The portal
 * draws pages on the server and in the browser from the same words (2-portal 2).
 */
import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { Section } from '../../i18n/index.ts';
import type { Language } from '../../i18n/messages.ts';
import { inTime } from '../session/calls/chunk.ts';
import type { Translate } from '../ui/text.tsx';
import type { PortalBase } from './base.ts';

/** What an address asks of a page: `params` as react-router reads them out of the path, `query` with everything behind `?`. */
export interface PageAsk {
  readonly base: PortalBase;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly language: Language;
}

/** The answer of a call that the page has named in `calls`; undefined when the server refused it. */
export type Answers = <T>(address: string) => T | undefined;

/** What stands in the head of the document. Texts in the language of the page; the portal adds its own name to the title. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Address of a picture for those who pass the page on; a drawing of the brand where there is none. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
  /** What schema.org says of such a page, without `@context`; own addresses (`url`, `image`, `@id`) from the root: `/portal/terms`. */
  readonly structured?: object | readonly object[];
  /** The one language of its text, when it has no other: the page in other languages is no page of its own. */
  readonly only?: Language | undefined;
  /** Search engines leave the page out. */
  readonly noIndex?: boolean;
  /** Moments in ISO 8601. */
  readonly published?: string;
  readonly modified?: string;
}

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A page's component, fetched when it is opened; `load` fetches it beforehand. */
export interface View<Props = object> {
  /** Shows at once what was fetched before, and waits for it otherwise. */
  readonly Page: ComponentType<Props>;
  readonly load: () => Promise<void>;
  readonly source?: string | undefined;
}

/**
 * Makes a view: `view(async () => ({ default: (await import('./HomePage.tsx')).HomePage }))`. The bundler adds the module's
 * path from the root (vite.config.ts), by which the server finds what a browser will need.
 */
export function view<Props extends object = object>(load: Load<Props>, source?: string): View<Props> {
  let here: ComponentType<Props> | undefined;
  const fetchPart = inTime(async () => {
    const part = await load();
    here = part.default;
    return part;
  });
  const Later = lazy(fetchPart);
  return {
    // A lazy component waits a moment even for what is here: the server's drawing would vanish for that moment.
    Page: function Page(props) {
      const [Shown] = useState<ComponentType<Props>>(() => here ?? Later);
      return createElement(Shown, props);
    },
    load: async () => void (await fetchPart()),
    source,
  };
}

/** What search engines read of a page, and whether what its address names is there. */
export interface PageFacts {
  /** Without it, the title is the one that is `named`, the description `pages.<path>.description` (i18n section `pages`). */
  readonly head?: (ask: PageAsk, answers: Answers, t: Translate) => PageHead;
  /** Answers 404 when what the address names is not there; 200 without it. */
  readonly status?: (ask: PageAsk, answers: Answers) => 200 | 404;
}

export interface PortalPage {
  readonly view: View;
  /** Addresses of public calls below /api that the page shows at once: `platform/board/page?boardCd=platform_notice&page=1`. */
  readonly calls?: (ask: PageAsk) => readonly string[];
  /** Key of the title that the page keeps in the browser; `pages.<path>.title` without it. */
  readonly named?: string;
  /** What only the server and moves inside the application ask, fetched by them. */
  readonly facts?: () => Promise<PageFacts>;
  /** Does nothing without scripts, which is said to those who have none. */
  readonly needsScript?: boolean;
  /** Fetches what the page reads while it is drawn (`use`), so that it is here when the browser takes the drawing over. */
  readonly prepare?: (ask: Pick<PageAsk, 'language'>) => Promise<unknown>;
  /** Sources of the modules that `prepare` fetches. */
  readonly parts?: (ask: Pick<PageAsk, 'language'>) => readonly string[];
  /** Texts that the page needs besides `brand` and `portal`. */
  readonly sections?: readonly Section[];
  /** Names of query parameters that make another page of it (`boardCd`, `page`); others are left out of its canonical address. */
  readonly query?: readonly string[];
}

/** Pages by their address below the base, as react-router writes it (`find/pw`, `svcstore/:id`). */
export type PortalPages = Readonly<Record<string, PortalPage>>;
