/** The front page keeps in the browser the name that the server gave its document (1-foundations 2.1). */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home } from '../../../i18n/ko/home.ts';
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
  await waitFor(() => expect(document.title.split(' | ')[0]).toBe(home.title));
});
