/** The brand in header and footer: drawn for 항로, written for the portal of forwarders. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPage } from '../../../tests/support/portal.tsx';
import { BaseContext } from '../base.ts';
import type { PortalBase } from '../base.ts';
import { Logo } from './Logo.tsx';

afterEach(cleanup);

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
