/** Visitors are offered a language when, and as soon as, it has every text of the public pages. */
import { expect, test } from 'vitest';
import { flatten } from '../../i18n/check.ts';
import { languages, loadOwn } from '../../i18n/index.ts';
import type { Language, Section } from '../../i18n/index.ts';
import { publicLanguage, publicLanguages } from '../../i18n/messages.ts';
import { portalSections } from '../../src/portal/texts.tsx';
import { pages } from '../../src/services/index.portal.web.tsx';

/** Those of the pages, of their heads, and what an alert, a refusal or an end of the session says. */
const publicSections: readonly Section[] = [
  ...new Set([
    ...portalSections,
    ...Object.values(pages).flatMap(({ sections = [] }) => sections),
    ...(['pages', 'errors', 'session', 'trouble', 'editor'] as const),
  ]),
];
const keysOf = async (language: Language) => new Set(flatten(await loadOwn(language, publicSections)).keys());

test('the languages offered are those whose public texts are complete', async () => {
  const needed = await keysOf('ko');
  const complete: Language[] = [];
  for (const language of languages) {
    const own = await keysOf(language);
    if ([...needed].every((key) => own.has(key))) complete.push(language);
  }
  expect(publicLanguages).toEqual(complete);
});

test('whoever works in another language reads public pages in English', () => {
  expect(languages.map(publicLanguage)).toEqual(['ko', 'en', 'en', 'en', 'en']);
});
