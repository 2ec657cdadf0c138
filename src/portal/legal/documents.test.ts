/** What must hold of every legal document: both languages alike, links that lead somewhere, versions in order. */
import { describe, expect, test } from 'vitest';
import { consentVersions } from '../../services/platform/join/steps/consents.ts';
import type { Article, Block, LegalDocument, LegalPage, Version } from './document.ts';
import { loadDocument } from './load.ts';
import { articlesOf } from './versions.ts';

const pages = ['terms', 'policy', 'privacy', 'consent'] as const satisfies readonly LegalPage[];
const documentOf = async (page: LegalPage, lang: 'ko' | 'en', isBond: boolean): Promise<LegalDocument> =>
  (await loadDocument(page, lang))({ isBond });

/** A block without its words. */
function shape(block: Block): unknown {
  if (typeof block === 'string') return 'text';
  if ('note' in block) return 'note';
  if ('list' in block) return block.list.map((item) => (typeof item === 'string' ? 0 : item.items.length));
  const { head, rows, figures } = block.table;
  return { head: head.length, figures, rows: rows.map((row) => row.map((cell) => typeof cell)) };
}
const shapeOf = ({ effective, parts }: Version) => ({
  effective,
  parts: parts.map(({ title, articles }) => ({
    chapter: title !== undefined,
    articles: articles.map(({ id, body }) => ({ id, body: body.map(shape) })),
  })),
});

/** Every sentence of an article. */
function sentences({ title, body }: Article): string[] {
  const deep = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(deep) : [];
  return [title, ...deep(body)];
}
/** Targets of the links in a version: those of articles, and those of other pages. */
function targets(version: Version): string[] {
  const all = articlesOf(version).flatMap(sentences).join('\n');
  return [...all.matchAll(/\[\[([^\]|]+)/g)].map((match) => match[1] ?? '');
}

describe.each(pages)('%s', (page) => {
  test.each([false, true])('reads alike in both languages, isBond %s', async (isBond) => {
    const [ko, en] = await Promise.all([documentOf(page, 'ko', isBond), documentOf(page, 'en', isBond)]);
    expect(en.versions.map(shapeOf)).toEqual(ko.versions.map(shapeOf));
    expect(en.numbering).toBe(ko.numbering);
    expect([ko.lang, en.lang]).toEqual(['ko', 'en']);
  });

  test.each(['ko', 'en'] as const)('has sound anchors, links and tables in %s', async (lang) => {
    const { versions } = await documentOf(page, lang, true);
    for (const version of versions) {
      const articles = articlesOf(version);
      const ids = articles.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const target of targets(version)) {
        const [other, anchor] = target.split('#');
        if (!target.startsWith('/'))
          expect(/^(https:|mailto:|tel:)/.test(target) || ids.includes(target), target).toBe(true);
        else if (anchor) {
          const found = await documentOf(other!.slice(1) as LegalPage, lang, false);
          expect(articlesOf(found.versions[0]!).map(({ id }) => id)).toContain(anchor);
        } else expect(['/terms', '/policy', '/privacy', '/about/contact']).toContain(other);
      }
      for (const block of articles.flatMap(({ body }) => body))
        if (typeof block !== 'string' && 'table' in block)
          for (const row of block.table.rows) expect(row).toHaveLength(block.table.head.length);
      expect(articles.flatMap(sentences).filter((text) => /undefined|NaN|\$\{/.test(text))).toEqual([]);
    }
  });

  test('lists its versions newest first, each different from the one before', async () => {
    const { versions } = await documentOf(page, 'ko', false);
    const days = versions.map(({ effective }) => effective);
    expect(days).toEqual([...new Set(days)].sort().reverse());
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test.each(['ko', 'en'] as const)('each language is written in its own letters: %s', async (lang) => {
  for (const page of pages) {
    const { versions } = await documentOf(page, lang, true);
    const texts = versions.flatMap(({ summary, ...version }) => [summary, ...articlesOf(version).flatMap(sentences)]);
    if (lang === 'en') expect(texts.filter((text) => /[가-힣]/.test(text))).toEqual([]);
    else expect(texts.filter((text) => /[a-z]{3,} [a-z]{3,}/.test(text))).toEqual([]);
  }
});

test('a person agrees to the versions that are shown: the days of the consents are those of the texts', async () => {
  const shown = { terms: 'terms', policy: 'policy', privacy: 'consent' } as const;
  for (const name of ['terms', 'policy', 'privacy'] as const) {
    const { versions } = await documentOf(shown[name], 'ko', false);
    expect(consentVersions[name]).toEqual(versions.map(({ effective }) => effective));
  }
  const { versions } = await documentOf('privacy', 'ko', false);
  expect(consentVersions.privacy[0]).toBe(versions[0]!.effective);
});
