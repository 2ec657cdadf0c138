/** The menus and the palette: what leads everywhere. */
import type { Page } from '@playwright/test';
import type { Session } from './people.ts';
import { arrive, look, settle, type Watch } from './watch.ts';

/** Screens of the person that the window of all menus does not lead to. */
export async function compareMenus(page: Page, watching: Watch, { seats }: Session, phone: boolean): Promise<string[]> {
  await page
    .getByRole('button', { name: phone ? '전체' : '전체메뉴', exact: true })
    .last()
    .click();
  const window = page.getByRole('dialog').last();
  await window.waitFor();
  // One that opens leaves the list: the first of those that are left is the next.
  const folded = window.locator('[aria-expanded=false]');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await settle(page, watching);
  const shown = await window
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  const missing = seats.filter(({ screen }) => !shown.includes(`/${screen.name}`));
  return missing.map(({ screen }) => `the window of all menus lacks /${screen.name}`);
}

/** Opens the palette, types, and takes what it offers first; the faults of that. */
export async function ask(page: Page, watching: Watch, words: string): Promise<string[]> {
  const from = page.url();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  await box.waitFor();
  await page.keyboard.insertText(words);
  const offered = await page
    .getByRole('option')
    .first()
    .waitFor({ timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  await settle(page, watching);
  if (!offered) {
    await page.keyboard.press('Escape');
    return [`the palette finds nothing for "${words}"`];
  }
  await page.keyboard.press('Enter');
  const came = await page
    .waitForURL((url) => url.href !== from, { timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  await arrive(page, watching);
  return [
    ...(came ? [] : [`the palette leads nowhere from "${words}"`]),
    ...[...watching.take(), ...(await look(page))].map((fault) => `"${words}" of the palette: ${fault}`),
  ];
}
