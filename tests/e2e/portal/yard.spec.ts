/** A visitor looks around in the demo yard, changes nothing, and goes on to join. */
import { expect, test } from '@playwright/test';
import { axe } from '../../support/axe.ts';

test('one press opens the demo yard, where everything is read and nothing saved; joining is looked at from there', async ({
  page,
}) => {
  // The yard is made in the background after the start.
  await expect
    .poll(async () => (await page.request.get('/api/platform/member/login/demo')).json(), { timeout: 30_000 })
    .toEqual({ open: true });
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto('/portal/index');
  await page.getByRole('button', { name: '바로 체험하기' }).first().click();
  const bar = page.getByRole('complementary', { name: '체험 조선소' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.goto('/rs4/quot');
  await expect(page.getByText('RQ-2611-0001').first()).toBeVisible();
  await page.getByText('RQ-2611-0001').first().dblclick();
  await expect(page.getByRole('heading', { name: /RQ-2611-0001/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
  // By the limits that the company works by, as for everybody who may only read it.
  await expect(page.getByText('최저 10').first()).toBeVisible();

  // The form of the first page is looked at, and the way back leads to where one was.
  const quotation = page.url();
  await bar.getByRole('link', { name: '데모 신청' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: '데모 신청하기' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(quotation);
  await expect(page.getByRole('heading', { name: /RQ-2611-0001/ })).toBeVisible();

  // So does the way to joining: the yard stays open until somebody has joined.
  await bar.getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL(/\/portal\/join$/);
  await expect(page.getByRole('heading', { level: 1, name: '어떤 회원으로 가입하시나요?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /RQ-2611-0001/ })).toBeVisible();
  await expect(bar).toBeVisible();

  // Nothing was asked for, or sent, that a visitor may not.
  expect(refused).toEqual([]);

  // Out of the yard, in front of the house.
  await bar.getByRole('button', { name: '체험 끝내기' }).click();
  await expect(page).toHaveURL(/\/portal\/index$/);
});
