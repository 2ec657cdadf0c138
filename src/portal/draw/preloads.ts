/** Which files a page needs in the browser, by the source that they were made of (scripts/lib/preloads.mjs writes the list). */
import type { Language } from '../../../i18n/messages.ts';
import type { Section } from '../../../i18n/index.ts';
import type { PortalPage } from '../contract.ts';

export interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Files that are neither. */
  readonly other?: readonly string[];
}
export type Preloads = Readonly<Record<string, Files>>;

/** Sources of type that no module names: what the first words are set in, and the rest for those without scripts. */
const letters = { latin: 'src/ui/theme/letters/latin.woff2', hangul: 'src/ui/theme/letters/hangul.woff2' };
const allLetters = 'src/ui/theme/fonts.css';

/** Sources of a page's own modules. */
export const sourcesOf = ({ view, parts }: PortalPage, language: Language): readonly string[] => [
  ...(view.source === undefined ? [] : [view.source]),
  ...(parts?.({ language }) ?? []),
];

/** What de, ru and fr lack comes in English. */
export const textSources = (language: Language, sections: readonly Section[]): readonly string[] =>
  (language === 'ko' || language === 'en' ? [language] : ['en', language]).flatMap((code) =>
    sections.map((section) => `i18n/${code}/${section}.ts`),
  );

/** What every public page is shown with. */
export const portal = 'src/services/publicFrame.web.tsx';

/** Style sheets, which the first paint waits for, and modules, which come while the page is read. */
export function preloadLinks(
  preloads: Preloads | undefined,
  sources: readonly string[],
  language: Language,
  sections: readonly Section[],
): string {
  if (!preloads) return '';
  const files = [portal, ...sources, ...textSources(language, sections)].flatMap((name) => preloads[name] ?? []);
  const css = new Set(files.flatMap((one) => one.css));
  const js = new Set(files.flatMap((one) => one.js));
  const type = language === 'ko' ? [letters.latin, letters.hangul] : [letters.latin];
  const fonts = type.flatMap((name) => preloads[name]?.other ?? []);
  const others = preloads[allLetters]?.css ?? [];
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`),
    ...[...css].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...[...js].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...others.map((file) => `<noscript><link href="/${file}" rel="stylesheet" /></noscript>`),
  ].join('\n    ');
}
