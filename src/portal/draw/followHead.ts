/** Puts the head of the page that is shown now in the place of the head that the document came with. */
import type { Language } from '../../../i18n/messages.ts';
import { innerOf } from '../../session/address/mobile.ts';
import { firstSegment, isKnown, isPortal } from '../../session/address/paths.ts';
import type { AnswerStore } from '../answerStore.ts';
import type { PortalBase } from '../base.ts';
import type { Answers, PageAsk, PortalPages } from '../contract.ts';
import { pageOfAddress } from '../prepare.ts';
import { fetchTexts } from '../textCache.ts';
import { onDrawing } from '../trouble/watch.ts';
import { headSections, pageHead } from './pageHead.ts';

export interface Follow {
  readonly address: string;
  readonly language: Language;
  readonly pages: PortalPages;
  readonly store: AnswerStore;
}

/** Everything that `headHtml` writes. */
const ours = [
  ...['title', 'meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]', 'link[rel="alternate"]'],
  ...[
    'meta[property^="og:"]',
    'meta[property^="article:"]',
    'meta[name^="twitter:"]',
    'script[type="application/ld+json"]',
  ],
].join();

export function putHead(html: string): void {
  const made = document.createElement('template');
  made.innerHTML = html;
  document.head.querySelectorAll(ours).forEach((element) => element.remove());
  document.head.prepend(made.content);
}

/** Follows the answers that the page's words come from; what it answers ends that. */
export function followHead({ address, language, pages, store }: Follow): () => void {
  const url = new URL(address, location.origin);
  const plain = innerOf(url.pathname);
  const found = isKnown(plain) ? pageOfAddress(plain, pages) : undefined;
  const base = (isPortal(plain) ? firstSegment(plain) : 'portal') as PortalBase;
  const ask: PageAsk = { base, params: found?.params ?? {}, query: url.searchParams, language };
  const calls = found?.page.calls?.(ask) ?? [];
  const answers: Answers = <T>(call: string) => store.read(call).data as T | undefined;
  let current = true;
  const show = async () => {
    const [facts] = await Promise.all([found?.page.facts?.(), fetchTexts(language, headSections(found))]);
    const isKnownYet = calls.every((call) => 'data' in store.read(call) || 'error' in store.read(call));
    if (current && isKnownYet) putHead(pageHead({ found, facts, ask, answers, url, plain }));
  };
  // A title that stays behind is reported; it is nothing that a person should be asked about above the page.
  const follow = () => void show().catch((error: unknown) => onDrawing(error));
  const stops = calls.map((call) => store.watch(call, follow));
  follow();
  return () => {
    current = false;
    stops.forEach((stop) => stop());
  };
}
