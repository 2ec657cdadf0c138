/** The front page keeps in the browser the name that the server gave its document (1-foundations 2.1). */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home as de } from '../../../i18n/de/home.ts';
import { pages as dePages } from '../../../i18n/de/pages.ts';
import { home as en } from '../../../i18n/en/home.ts';
import { pages as enPages } from '../../../i18n/en/pages.ts';
import { home as fr } from '../../../i18n/fr/home.ts';
import { pages as frPages } from '../../../i18n/fr/pages.ts';
import { home as ko } from '../../../i18n/ko/home.ts';
import { pages as koPages } from '../../../i18n/ko/pages.ts';
import { home as ru } from '../../../i18n/ru/home.ts';
import { pages as ruPages } from '../../../i18n/ru/pages.ts';
import { showPage } from '../../../tests/support/portal.tsx';
import { PageTexts } from '../texts.tsx';
import { Index } from './Index.tsx';

const texts = ['home'] as const;

test('the document is named after the page, then after the portal', async () => {
  await showPage(
    <PageTexts sections={texts}>
      <Index />
    </PageTexts>,
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title.split(' | ')[0]).toBe(koPages.index.title));
});

test.each([
  ['ko', ko, koPages],
  ['en', en, enPages],
  ['de', de, dePages],
  ['ru', ru, ruPages],
  ['fr', fr, frPages],
])('browser and server name it alike: %s', (_language, { title }, pages) => expect(title).toBe(pages.index?.title));
