import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const withoutFades = '*, *::before, *::after { transition: none !important; }';

/** Looks at a page that stands still: colours in the middle of a fade are nobody's colours, and a note may begin to go any time. */
class StillAxe extends AxeBuilder {
  constructor(private readonly looked: Page) {
    super({ page: looked });
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    const style = await this.looked.addStyleTag({ content: withoutFades });
    try {
      return await super.analyze();
    } finally {
      await style.evaluate((tag) => (tag as Element).remove()).catch(() => undefined);
    }
  }
}

/**
 * The checker of accessibility on a page as it is. No page of ours shows one of another origin, so axe runs in the page
 * itself and not in a tab beside it; and only its faults are made up for a reader. Otherwise a look costs four times as much.
 */
export const axe = (page: Page): AxeBuilder =>
  new StillAxe(page).setLegacyMode().options({ resultTypes: ['violations'] });
