/** A server that does not answer for a while sends nobody to the login who is signed in. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';

for (const how of ['no answer', 503, 500] as const)
  test(`a page that is loaded while the server says ${how} tells so, and is there after a reload`, async ({ page }) => {
    await signIn(page, 'sales2', '/rs4/clnt?keyword=북극성');
    await expect(page.getByRole('grid')).toContainText('북극성');
    await page.route('**/api/**', (route) =>
      how === 'no answer'
        ? route.abort()
        : route.fulfill({ status: how, json: { status: how, code: 'E_INTERNAL', message: '잠시 뒤에' } }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('서버에서 답이 오지 않습니다');
    await expect(page).toHaveURL(/\/rs4\/clnt\?keyword=/);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByRole('grid')).toContainText('북극성');
  });
