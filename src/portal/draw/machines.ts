/** What machines read beside the pages: `robots.txt`, `sitemap.xml`, and the notices as RSS. */
import { publicLanguages } from '../../../i18n/messages.ts';
import type { Language } from '../../../i18n/messages.ts';
import type { DrawAsk } from '../../core/drawing.ts';
import { translator } from '../../ui/translator.ts';
import type { PageAsk, PortalPages } from '../contract.ts';
import { introducedIds } from '../svcinfo/introduced.ts';
import { fetchTexts, textsNow } from '../textCache.ts';
import { writtenLanguage } from '../writtenLanguage.ts';
import { addressIn, frontPaths } from './address.ts';
import { escaped } from './head.ts';

interface Text {
  readonly type: string;
  readonly text: string;
}
interface Post {
  readonly id: number;
  readonly title: string;
  readonly createDt: string;
  readonly updateDt: string;
}
interface Posts {
  readonly content: readonly Post[];
  readonly page: { readonly totalPages: number };
}
/** An address below the origin and the day of its last change. */
interface Entry {
  readonly path: string;
  readonly changed?: string | undefined;
  /** Its text is in one language. */
  readonly only?: Language | undefined;
}

const boards = ['platform_notice', 'platform_qna', 'platform_faq'];
/** Posts a board that the sitemap names, in pages of a hundred. */
const mostPages = 50;
const feedLength = 20;

/** The text at an address; undefined when no machine text has it. */
export async function machineText(ask: DrawAsk, pages: PortalPages): Promise<Text | undefined> {
  const { pathname } = new URL(ask.path, ask.origin);
  if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(ask.origin) };
  if (pathname === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', text: await sitemap(ask, pages) };
  if (pathname === '/portal/rss.xml') return { type: 'application/rss+xml; charset=utf-8', text: await feed(ask) };
  return undefined;
}

/** Public pages are open, with their files and the pictures of results; what needs a login is of no use to a search engine. */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/portal/',
      '/lmate/',
      '/srmate/',
      '/assets/',
      '/api/file/public/',
      '/api/platform/svcstore/picture/',
      '/share.png',
      '/favicon.svg',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/icon-',
      '/site.webmanifest',
      '/mark.svg',
      '/$',
    ].map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

async function answer<T>({ call }: DrawAsk, address: string): Promise<T | undefined> {
  const { status, body } = await call(address, 'ko');
  return status === 200 ? (body as T) : undefined;
}

async function sitemap(ask: DrawAsk, pages: PortalPages): Promise<string> {
  const here: PageAsk = { base: 'portal', params: {}, query: new URLSearchParams(), language: 'ko' };
  const fixed = Object.entries(pages).filter(([path, page]) => !path.includes(':') && !page.needsScript);
  const there = await Promise.all(
    fixed.map(async ([path, page]) => {
      const facts = await page.facts?.();
      return facts?.status?.(here, () => undefined) === 404 ? [] : [path];
    }),
  );
  const entries: Entry[] = [
    ...there.flat().map((path) => ({ path: `/portal/${path}` })),
    ...frontPaths.map((path) => ({ path })),
    ...('about/notice/:id' in pages ? await posts(ask) : []),
    ...('svcstore/:id' in pages ? await services(ask) : []),
    ...('svcinfo/:id' in pages ? introducedIds.map((id) => ({ path: `/portal/svcinfo/${id}` })) : []),
  ];
  const urls = entries.map(({ path, changed, only: alone }) => {
    const [only, query] = [path.split('?')[0]!, new URLSearchParams(path.split('?')[1])];
    const inLanguage = (code: Language) => escaped(addressIn(code, { origin: ask.origin, path: only, query }));
    const others = (alone ? [] : publicLanguages).map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${inLanguage(code)}"/>`,
    );
    return `<url><loc>${inLanguage(alone ?? 'ko')}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${others.join('')}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

async function posts(ask: DrawAsk): Promise<Entry[]> {
  const found: Entry[] = [];
  for (const board of boards) {
    for (let page = 1, last = 1; page <= Math.min(last, mostPages); page += 1) {
      const list = await answer<Posts>(ask, `platform/board/page?boardCd=${board}&size=100&page=${page}`);
      if (!list) break;
      last = list.page.totalPages;
      found.push(
        ...list.content.map(({ id, title, updateDt }) => ({
          path: `/portal/about/notice/${id}`,
          changed: updateDt.slice(0, 10),
          only: writtenLanguage(title),
        })),
      );
    }
  }
  return found;
}

async function services(ask: DrawAsk): Promise<Entry[]> {
  const list = await answer<{ readonly content: readonly { readonly id: number }[] }>(ask, 'platform/svcstore/list');
  return (list?.content ?? []).map(({ id }) => ({ path: `/portal/svcstore/${id}` }));
}

/** The latest notices with their text, which the call has cleaned; its own addresses become full ones. */
async function feed(ask: DrawAsk): Promise<string> {
  const { origin } = ask;
  await fetchTexts('ko', ['brand', 'pages']);
  const t = translator(textsNow('ko', ['brand', 'pages'])!);
  const list = await answer<Posts>(ask, `platform/board/page?boardCd=platform_notice&page=1&size=${feedLength}`);
  const items = await Promise.all(
    (list?.content ?? []).map(async ({ id, title, createDt }) => {
      const post = await answer<{ readonly boardDesc?: string }>(ask, `platform/board/${id}`);
      const link = `${origin}/portal/about/notice/${id}`;
      const text = (post?.boardDesc ?? '').replace(/\b(src|href)="\//g, (_, name: string) => `${name}="${origin}/`);
      return [
        '<item>',
        `<title>${escaped(title)}</title>`,
        `<link>${escaped(link)}</link>`,
        `<guid isPermaLink="true">${escaped(link)}</guid>`,
        `<pubDate>${moment(createDt).toUTCString()}</pubDate>`,
        `<description>${escaped(text)}</description>`,
        '</item>',
      ].join('');
    }),
  );
  const feedAddress = `${origin}/portal/rss.xml`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escaped(t('pages.rss.title'))}</title>`,
    `<link>${escaped(`${origin}/portal/about/notice`)}</link>`,
    `<description>${escaped(t('pages.about/notice.description'))}</description>`,
    '<language>ko</language>',
    `<atom:link href="${escaped(feedAddress)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** `yyyy-MM-dd HH:mm:ss` of Seoul as a moment. */
export const moment = (seoul: string): Date => new Date(`${seoul.replace(' ', 'T')}+09:00`);
