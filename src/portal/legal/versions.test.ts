import { describe, expect, test } from 'vitest';
import { consentVersion } from '../../services/platform/join/steps/consents.ts';
import type { Article, LegalDocument, Part, Version } from './document.ts';
import { articleHeading, articleName, before, compareVersions, inForce, numbersOf, says } from './versions.ts';

const article = (id: string, ...body: Article['body']): Article => ({ id, title: id.toUpperCase(), body });
const parts: readonly Part[] = [
  { title: 'One', articles: [article('a', 'first'), article('b', { list: ['x', 'y'] })] },
  { title: 'Two', articles: [article('c', 'third')] },
];
const version = (effective: string, own: readonly Part[] = parts): Version => ({ effective, summary: '', parts: own });
const older = version('2019-01-01', before(parts, { a: undefined, b: [{ list: ['x', 'z'] }] }));
const newer = version('2020-01-01');

describe('the version in force', () => {
  test.each([
    ['2018-12-31', '2019-01-01'],
    ['2019-12-31', '2019-01-01'],
    ['2020-01-01', '2020-01-01'],
    ['2030-01-01', '2020-01-01'],
  ])('on %s is that of %s', (day, effective) => expect(inForce([newer, older], day).effective).toBe(effective));

  test('is what a consent is recorded under', () => {
    expect(consentVersion('policy', '2026-10-14')).toBe('2020-10-01');
    expect(consentVersion('policy', '2026-10-15')).toBe('2026-10-15');
    expect(consentVersion('terms', '2018-01-01')).toBe('2019-04-01');
  });
});

test('the version before lacks what was new and says otherwise what was changed', () => {
  expect(older.parts.map(({ articles }) => articles.map(({ id }) => id))).toEqual([['b'], ['c']]);
  expect(older.parts[0]?.articles[0]).toMatchObject({ title: 'B', body: [{ list: ['x', 'z'] }] });
});

test('articles are counted through all chapters, version by version', () => {
  expect([...numbersOf(newer)]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect([...numbersOf(older)]).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});

test('a comparison names what was added, changed and removed, and nothing else', () => {
  const kinds = (now: Version, then: Version) =>
    compareVersions(now, then).map(({ change, newer: one, older: other }) => `${change} ${(one ?? other)?.id}`);
  expect(kinds(newer, older)).toEqual(['added a', 'changed b']);
  expect(kinds(older, newer)).toEqual(['changed b', 'removed a']);
  expect(kinds(newer, newer)).toEqual([]);
});

test('within a changed article the single items are told apart', () => {
  const then = older.parts[0]!.articles[0]!;
  expect(says(then, 'x')).toBe(true);
  expect(says(then, 'y')).toBe(false);
});

test('headings and names follow language and kind of document', () => {
  const as = (lang: LegalDocument['lang'], numbering: LegalDocument['numbering']) => ({
    lang,
    numbering,
    versions: [],
  });
  expect(articleHeading(as('ko', 'article'), 6, '이용요금')).toBe('제6조 (이용요금)');
  expect(articleHeading(as('en', 'article'), 6, 'Fees')).toBe('Article 6. Fees');
  expect(articleHeading(as('ko', 'plain'), 3, '보유 기간')).toBe('3. 보유 기간');
  expect(articleName(as('ko', 'article'), 6)).toBe('제6조');
  expect(articleName(as('en', 'plain'), 6)).toBe('6');
});
