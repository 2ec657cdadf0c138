/** F8 on screens, from the month's usage to the paid bill: the operator meters, closes, issues and books, the company reads and pays. */
import { expect, test } from '@playwright/test';
import { elsewhere, signIn } from '../desk.ts';

// Two people and a server that others use as well.
test.describe.configure({ timeout: 180_000 });

test('oper meters and closes 202610, issues the bill of company 5, admin5 reads it, and its payment is booked', async ({
  page,
  browser,
}) => {
  await signIn(page, 'oper', '/platform/system/usage');
  await page.getByRole('button', { name: '이용량 집계' }).click();
  const dialog = page.getByRole('dialog', { name: '이용량 집계' });
  // The month that is over is proposed.
  await expect(dialog.getByRole('textbox', { name: /^이용월/ })).toHaveValue('2026-10');
  await dialog.getByRole('button', { name: '이용량 집계' }).click();
  await expect(page.getByText(/개 회사를 집계했습니다/)).toBeVisible();
  await expect(page.getByRole('region', { name: '시스템별 합계' })).toContainText('합계');

  await page.goto('/platform/system/bill');
  await page.getByRole('button', { name: '월 마감' }).click();
  const closing = page.getByRole('dialog', { name: '월 마감' });
  await expect(closing.getByRole('textbox', { name: /^청구월/ })).toHaveValue('2026-10');
  await closing.getByRole('button', { name: '월 마감' }).click();
  await expect(page.getByText(/청구서 \d+건을 작성했습니다/)).toBeVisible();

  await page.goto('/platform/system/bill?fromDt=2026-10-01&toDt=2026-10-31&corpId=5');
  await page.getByRole('link', { name: '2026-10', exact: true }).first().click();
  await expect(page.getByText('내용을 확인하고 청구하세요')).toBeVisible();
  const id = /bill\/(\d+)/.exec(page.url())![1]!;
  await page.getByRole('button', { name: '청구', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '청구', exact: true }).click();
  await expect(page.getByText(/^청구했습니다/)).toBeVisible();

  const company = await elsewhere(browser, 'admin5', '/platform/dashboard');
  await company.page.getByRole('link', { name: '미납 청구서' }).click();
  await expect(company.page).toHaveURL(/\/platform\/bill\?/);
  await company.page.getByRole('link', { name: '2026-10', exact: true }).first().click();
  await expect(company.page).toHaveURL(new RegExp(`/platform/bill/${id}`));
  await expect(company.page.getByText('납부기한까지 입금하세요')).toBeVisible();
  // Nothing of it is the company's to change.
  await expect(company.page.getByRole('button', { name: '입금 처리' })).toHaveCount(0);
  await expect(company.page.getByText(/^TX-2611-/).first()).toBeVisible();

  await page.getByRole('button', { name: '입금 처리' }).click();
  const paying = page.getByRole('dialog', { name: '입금 처리' });
  await paying.getByRole('button', { name: '입금 처리' }).click();
  await expect(page.getByText(/입금을 처리했습니다/)).toBeVisible();
  await company.page.reload();
  await expect(company.page.getByText('수납').first()).toBeVisible();
  await company.context.close();
});
