/** Declarations come by service: a screen waits for its own, nothing else waits, and what did not come is asked for again. */
import { expect, test } from '@playwright/test';
import { rowsOf, signIn } from '../desk.ts';

test('a list needs the declarations of its own service; another service on its way is no page that is missing', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/resources-platform-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'admin2', '/rs4/clnt');
  await expect(rowsOf(page).first()).toBeVisible();
  // The menu is whole from the start.
  const menu = page.getByRole('navigation', { name: '메뉴' });
  // Folders stand as the person left them.
  const folder = menu.getByRole('button', { name: '기업관리' });
  if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click();
  await menu.locator('a[href="/platform/user"]').click();
  await expect(page).toHaveURL(/\/platform\/user/);
  await expect(page.locator('#hg-main')).not.toContainText('찾을 수 없');
  await expect(rowsOf(page)).toHaveCount(0);
  letGo();
  await expect(rowsOf(page).first()).toBeVisible();
});

test('declarations that do not come say so in place of the screen, and come with the next try', async ({ page }) => {
  await page.route('**/assets/resources-rs4-*.js', (route) => route.abort());
  // Where they are not needed nobody hears of it.
  await signIn(page, 'sales2', '/platform/mypage/info');
  await page.goto('/rs4/clnt');
  const again = page.getByRole('button', { name: '다시 시도' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/resources-rs4-*.js');
  await again.click();
  await expect(rowsOf(page).first()).toBeVisible();
});
