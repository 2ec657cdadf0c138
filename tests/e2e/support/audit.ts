import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axe } from '../../support/axe.ts';

/** Colours in the middle of a fade are nobody's colours; what turns for ever is not waited for. */
export const settled = (page: Page) =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((one) => one.finished));
  });

/** Nothing serious or critical stands in the way of anybody on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await axe(page).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}

/** The page is no wider than its window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels that the page is too wide').toBeLessThanOrEqual(0);
}

/** Everything that is pressed is at least 24 px high and wide, or has as much room around it (WCAG 2.5.8). */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const least = 24;
    const shown = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=tab], [role=radio]'),
    ].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], .hg-sr, .hg-skip, .pt-skip'),
    );
    return shown.flatMap((element) => {
      // A label around a small box is pressed as well.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= least && height >= least)) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`];
    });
  });
  expect(small).toEqual([]);
}
