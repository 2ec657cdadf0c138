/** Which months of a stock are closed, by whom and when, and why one was opened again (docs/stock.md), at a desk and on a phone. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';

const shots = process.env.SHOTS;

test('the keeper sees that nothing is closed, closes a month, and opens it again with a reason that stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'wh5', '/bwms/stock');
  await page.getByRole('button', { name: '마감 현황', exact: true }).click();
  const months = page.getByRole('dialog', { name: '마감 현황' });
  await expect(months).toContainText('아직 마감한 달이 없습니다');
  if (shots) await page.screenshot({ path: `${shots}/months-none.png` });

  await months.getByRole('button', { name: '월 마감', exact: true }).click();
  const closing = page.getByRole('dialog', { name: '월 마감', exact: true });
  await closing.getByRole('button', { name: '월 마감', exact: true }).click();
  // Back where it was begun.
  const rows = months.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/마감.*안창고, 20\d\d-\d\d-\d\d \d\d:\d\d/);
  await expectAccessible(page);
  if (shots) await page.screenshot({ path: `${shots}/months-closed.png` });

  await months.getByRole('button', { name: '월 마감 취소', exact: true }).click();
  const reopening = page.getByRole('dialog', { name: '월 마감 취소' });
  await reopening.getByRole('textbox', { name: /^사유/ }).fill('10월 반입 1건 누락');
  await reopening.getByRole('button', { name: '월 마감 취소', exact: true }).click();
  await expect(rows.nth(1)).toContainText(/열림.*마감 취소: 안창고, .*사유: 10월 반입 1건 누락/);
  await expect(months.getByRole('button', { name: '월 마감 취소', exact: true })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(months).toBeVisible();
  await expectNoSideScroll(page);
  if (shots) await page.screenshot({ path: `${shots}/months-390.png` });
});
