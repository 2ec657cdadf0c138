import type { LegalPage, MakeDocument } from './document.ts';

type Content = Promise<{ readonly document: MakeDocument }>;

// One import each, so that a browser fetches only the page and the language it shows.
const loaders: Readonly<Record<LegalPage, Readonly<Record<'ko' | 'en', () => Content>>>> = {
  terms: { ko: () => import('./content/terms.ko.ts'), en: () => import('./content/terms.en.ts') },
  policy: { ko: () => import('./content/policy.ko.ts'), en: () => import('./content/policy.en.ts') },
  privacy: { ko: () => import('./content/privacy.ko.ts'), en: () => import('./content/privacy.en.ts') },
  consent: { ko: () => import('./content/consent.ko.ts'), en: () => import('./content/consent.en.ts') },
};

const loaded = new Map<string, Promise<MakeDocument>>();

/** The text of a page; the same promise for every call, a new try after a failure. */
export function loadDocument(page: LegalPage, lang: 'ko' | 'en'): Promise<MakeDocument> {
  const key = `${page}.${lang}`;
  const cached = loaded.get(key);
  if (cached) return cached;
  const content = loaders[page][lang]().then(({ document }) => document);
  content.catch(() => loaded.delete(key));
  // React's `use` reads these and waits for nothing that is here.
  content.then((value) => Object.assign(content, { status: 'fulfilled', value })).catch(() => undefined);
  loaded.set(key, content);
  return content;
}
