/** A record is shown when all of it is there, not as far as a list happened to know it. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';

test('a quotation that a count of a kept search has seen waits for its rows', async ({ page }) => {
  const sales = await apiOf(page.request, 'sales2');
  const { content } = await sales.get<{ content: { id: number; quotNo: string }[] }>('rs4/quot/list?stCd=SENT&size=1');
  const { id, quotNo } = content[0]!;
  await signIn(page, 'sales2', `/rs4/quot?keyword=${quotNo}`);
  await page.getByRole('button', { name: '보기 저장' }).click();
  await page
    .getByRole('dialog', { name: '보기 저장' })
    .getByRole('textbox', { name: /^보기 이름/ })
    .fill(word());
  await page.keyboard.press('Enter');
  // Its count is a list of one row.
  await expect(page.getByRole('navigation', { name: '저장한 보기' }).getByRole('link').nth(1)).toContainText('1');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/rs4/quot/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('grid').getByRole('link', { name: quotNo }).click();
  await expect(page).toHaveURL(new RegExp(`/rs4/quot/${id}`));
  await expect(page.locator('.hg-formsk')).toBeVisible();
  await expect(page.getByRole('tab', { name: /품목/ })).toHaveCount(0);
  answer();
  await expect(page.getByRole('tab', { name: /품목\s*[1-9]/ })).toBeVisible();
});
