/** The head of a public page as HTML: for search engines and for those who pass a link on. */
import { publicLanguages } from '../../../i18n/messages.ts';
import type { Language } from '../../../i18n/messages.ts';
import { documentTitle, portalTexts } from '../../session/address/title.ts';
import { safeJson } from '../carried.ts';
import type { PageHead } from '../contract.ts';
import { addressIn } from './address.ts';
import type { HeadParts } from './headParts.ts';
import { structuredData } from './structured.ts';

const locales: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US', de: 'de_DE', ru: 'ru_RU', fr: 'fr_FR' };
const picture = { path: '/share.png', width: '1200', height: '630' };

export const escaped = (text: string): string => text.replace(/[&"'<>]/g, (char) => `&#${char.charCodeAt(0)};`);

const meta = (name: 'name' | 'property', key: string, content: string | undefined): string =>
  content ? `<meta ${name}="${key}" content="${escaped(content)}" />` : '';

/** Elements of the head, a line each. */
export function headHtml(head: PageHead, parts: HeadParts): string {
  const { origin, language, shownAt, t } = parts;
  const brand = portalTexts(shownAt);
  const title = documentTitle(head.title, `${t(brand.title)} | ${t(brand.brand)}`);
  const canonical = addressIn(head.only ?? language, parts);
  const image = new URL(head.image ?? picture.path, origin).href;
  const others =
    head.noIndex || head.only ? [] : publicLanguages.map((code) => [code, addressIn(code, parts)] as const);
  const links = [...others, ...(others.length === 0 ? [] : [['x-default', addressIn('ko', parts)] as const])];
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    head.noIndex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escaped(canonical)}" />`,
    ...links.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escaped(href)}" />`),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title || title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', t(brand.brand)),
    meta('property', 'og:locale', locales[language]),
    ...others
      .filter(([code]) => code !== language)
      .map(([code]) => meta('property', 'og:locale:alternate', locales[code])),
    meta('property', 'og:image', image),
    ...(head.image
      ? []
      : [meta('property', 'og:image:width', picture.width), meta('property', 'og:image:height', picture.height)]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'article:published_time', head.published),
    meta('property', 'article:modified_time', head.modified),
    `<link rel="alternate" type="application/rss+xml" title="${escaped(t('pages.rss.title'))}" href="/portal/rss.xml" />`,
    ...structuredData(head, parts, canonical).map(
      (data) => `<script type="application/ld+json">${safeJson(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}
