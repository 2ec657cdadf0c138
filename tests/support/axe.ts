import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The checker of accessibility on a page as it is. No page of ours shows one of another origin, so axe runs in the page
 * itself and not in a tab beside it; and only its faults are made up for a reader. Otherwise a look costs four times as much.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
