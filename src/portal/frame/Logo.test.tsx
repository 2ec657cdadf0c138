/** The brand in header and footer: drawn for 항로, written for the portal of forwarders and for readers of other languages. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { BaseContext } from '../base.ts';
import { chooseLanguage } from '../../session/language.ts';
import type { PortalBase } from '../base.ts';
import { Logo } from './Logo.tsx';

afterEach(() => {
  cleanup();
  chooseLanguage('ko');
});

const show = (base: PortalBase) =>
  showPage(
    <BaseContext value={base}>
      <p>
        <Logo />.
      </p>
    </BaseContext>,
  );

test.each(['portal', 'srmate', 'portal_m'] as const)('under /%s it is drawn', async (base) => {
  await show(base);
  expect(document.body.textContent).toBe('.');
  expect(document.querySelector('.pt-logo__word')).not.toBeNull();
});

test.each(['lmate', 'lmate_m'] as const)('under /%s its name stands beside the symbol', async (base) => {
  await show(base);
  expect(document.body.textContent).toBe('엘메이트.');
  expect(document.querySelector('.pt-logo__word')).toBeNull();
});

test('who does not read Korean reads the name in Latin letters', async () => {
  chooseLanguage('en');
  await show('portal');
  expect(document.body.textContent).toBe('Hangro.');
  expect(document.querySelector('.pt-logo__word')).toBeNull();
});
