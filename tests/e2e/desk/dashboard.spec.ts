/** The dashboard as people read it: figures that lead to the records they count, nothing of what is not theirs. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { DashboardAnswer } from '../../../src/core/dashboard.ts';
import { axe } from '../../support/axe.ts';
import { apiOf, signIn } from '../desk.ts';

const faults = async (page: Page) =>
  (await axe(page).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a seller sees the open quotations and follows a figure to its list and back', async ({ page, request }) => {
  const api = await apiOf(request, 'sales2');
  const { parts } = await api.get<{ parts: { 'rs4/quot': { stages: { stCd: string; count: number }[] } } }>(
    'platform/dashboard',
  );
  const sent = parts['rs4/quot'].stages.find(({ stCd }) => stCd === 'SENT')!.count;
  await signIn(page, 'sales2', '/platform/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: '대시보드' })).toBeVisible();
  // The figures of the chart of months can be read without seeing it.
  const months = page.getByRole('table', { name: '월별 견적과 수주' });
  await expect(months.getByRole('row')).toHaveCount(13);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('link', { name: `발송: ${sent}건` }).click();
  await expect(page).toHaveURL(/\/rs4\/quot\?.*stCd=SENT/);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${sent}` })
      .first(),
  ).toBeVisible();
  const shown = page.waitForResponse('**/api/platform/dashboard');
  await page.goBack();
  // Whatever is most urgent by now: other tests make documents with days of their own.
  const { due } = (await (await shown).json()) as DashboardAnswer;
  const [first] = due.content;
  await page
    .getByRole('link', { name: new RegExp(`^${first!.name} `) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/${first!.prefix}/${first!.id}(/show)?$`));
  await page.goBack();
  await page.getByRole('button', { name: '새 견적' }).click();
  await expect(page).toHaveURL(/\/rs4\/quot\/create/);
});

test('the site begins with its works and sees berths and teams; the operator sees the house', async ({ page }) => {
  await signIn(page, 'site2', '/platform/dashboard');
  const figures = page.getByRole('region', { name: '주요 수치' });
  await expect(figures.getByRole('heading').first()).toHaveText('진행 중 작업');
  await expect(page.getByRole('heading', { name: '월별 견적과 수주' })).toHaveCount(0);
  const plan = page.getByRole('region', { name: '작업 일정' });
  const bar = plan.getByRole('button', { name: /강판 교체.*누리파이오니어/ });
  await expect(bar).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await bar.click();
  await expect(page).toHaveURL(/\/rs4\/work\/\d+/);
  await page.goBack();
  // Bars are moved on the schedule alone, and nobody is told to do it here.
  await expect(plan.getByText('화살표로 하루씩 옮기고')).toHaveCount(0);
  await page.getByRole('link', { name: '선석과 작업팀: 옮기기는 일정에서' }).click();
  await expect(page).toHaveURL('/rs4/work?show=plan');

  // Who buys and makes no quotations begins with an order of their own kind.
  await signIn(page, 'purc2', '/platform/dashboard');
  await page.getByRole('button', { name: '새 발주' }).click();
  await expect(page).toHaveURL(/\/rs4\/purc\/create/);

  await signIn(page, 'oper', '/platform/dashboard');
  await expect(page.getByRole('link', { name: '새 데모 신청' })).toBeVisible();
  await expect(page.getByText('진행 중 견적')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '새 견적' })).toHaveCount(0);
});

test('a carrier sees nothing of ship repair; on a phone all of it fits, in English and in the dark', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'trn4', '/platform/dashboard');
  await expect(page.getByRole('heading', { name: '공지' })).toBeVisible();
  await expect(page.getByRole('link', { name: '보세운송 중' })).toBeVisible();
  await expect(page.getByText('진행 중 견적')).toHaveCount(0);
  // What waits below the figures leads to its record.
  const waiting = page.getByRole('region', { name: '종결하지 않은 보세운송신고' });
  await waiting.locator('li').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bta\/decl\/\d+/);

  await context.clearCookies();
  await context.addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL! }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'view2', '/platform/dashboard');
  await expect(page.getByRole('link', { name: 'Open quotations' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New quotation' })).toHaveCount(0);
  expect(await fits(page)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-scheme', 'dark'));
  expect(await faults(page)).toEqual([]);
});

test('a person puts the dashboard in the own order by keys, leaves a card out, and takes it back', async ({ page }) => {
  await signIn(page, 'acct2', '/platform/dashboard');
  const names = page.getByRole('region', { name: '주요 수치' }).getByRole('heading');
  await expect(names.first()).toBeVisible();
  const before = await names.allInnerTexts();
  await page.getByRole('button', { name: '구성 바꾸기' }).click();
  await expect(page.getByRole('button', { name: '완료', exact: true })).toBeFocused();
  const [first, second] = before;
  const back = page.getByRole('button', { name: `${first}: 뒤로 옮기기` });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(names.nth(1)).toHaveText(first!);
  await expect(back).toBeFocused();
  await expect(page.getByText(new RegExp(`^${first!.replace(/[()]/g, '.')}: \\d+개 가운데 2번째$`))).toBeAttached();
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('mypage/pref/desk') && answer.request().postData()?.includes('false') === true,
  );
  await page.getByRole('button', { name: `${second}: 숨기기` }).click();
  // A tip stands in no region of the page.
  await page.mouse.move(0, 0);
  await back.focus();
  await page.keyboard.press('Escape');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: '완료', exact: true }).click();
  await kept;
  await expect(names.first()).toHaveText(first!);
  await page.reload();
  await expect(names.first()).toHaveText(first!);
  await expect(names.filter({ hasText: second! })).toHaveCount(0);
  await page.getByRole('button', { name: '구성 바꾸기' }).click();
  await page.getByRole('button', { name: '처음대로' }).click();
  await page.getByRole('button', { name: '완료', exact: true }).click();
  await expect(names).toHaveText(before);
});
