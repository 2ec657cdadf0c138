/** From page to page as links lead, without loading the product again; by its address where nothing stands yet. */
import type { Page } from '@playwright/test';
import { arrive, type Watch } from './watch.ts';

/** In the page: what a link of the router does. False where no router stands. */
const follow = (address: string) => {
  const now = history.state as { readonly idx?: number } | null;
  if (!document.querySelector('#hg-main') || typeof now?.idx !== 'number') return false;
  const state = { idx: now.idx + 1, key: Math.random().toString(36).slice(2), usr: null };
  history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  return true;
};

const stands = (page: Page, address: string) =>
  page
    .waitForFunction(
      (wanted) => {
        // The heading stands above the page on a phone.
        const heading = document.querySelector('#hg-main') && document.querySelector('h1');
        return `${location.pathname}${location.search}`.startsWith(wanted) && Boolean(heading);
      },
      address,
      { timeout: 3000 },
    )
    .then(
      () => true,
      () => false,
    );

export async function go(page: Page, watching: Watch, address: string): Promise<void> {
  const inside = page.url().startsWith('http') && (await page.evaluate(follow, address).catch(() => false));
  if (inside && (await stands(page, address)) && (await page.getByRole('dialog').count()) === 0)
    return arrive(page, watching);
  await page.goto(address);
  return arrive(page, watching);
}
