/** A new version comes out while somebody's tab is open: the parts that the tab would fetch next are gone. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn } from '../desk.ts';

/** From now on no part of the old version is there; `outdated`: the pages that are handed out name another one. */
async function redeploy(page: Page, { outdated }: { readonly outdated: boolean }): Promise<void> {
  let gone = true;
  await page.route('**/assets/*.js', (route) => (gone ? route.fulfill({ status: 404 }) : route.fallback()));
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().isNavigationRequest()) {
        gone = !outdated;
        return route.fallback();
      }
      if (!outdated || !route.request().headers()['accept']?.includes('text/html')) return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/src="\/assets\//g, 'src="/assets/new-'),
      });
    },
  );
}

/** The tab has been open long enough to have what tells of trouble. */
const settled = async (page: Page, address: string) => {
  const told = ['trouble', 'Broken', 'TroubleBox'].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${part}-`)),
  );
  await page.goto(address);
  await Promise.all(told);
  await page.waitForLoadState('networkidle');
};

test('the next page of a tab that is older than the server comes by itself', async ({ page }) => {
  await settled(page, '/portal/about/notice');
  await redeploy(page, { outdated: true });
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '개인정보처리방침' })).toBeVisible();
  await expect(page).toHaveURL(/\/portal\/privacy$/);
});

test('parts that do not come while no new version is out are said, with a way on', async ({ page }) => {
  await settled(page, '/portal/about/notice');
  await redeploy(page, { outdated: false });
  await page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
  const told = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(told).toContainText('화면에 필요한 파일을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.');
});

test('a screen of the desk comes by itself, too', async ({ page }) => {
  const told = page.waitForResponse(/\/assets\/Failure-/);
  await signIn(page, 'sales2', '/rs4/clnt');
  await told;
  await redeploy(page, { outdated: true });
  await page.getByRole('navigation').getByRole('link', { name: '대시보드' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '대시보드' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '진행 중 견적' })).toBeVisible();
});
