/** Payments by a bank's statement on the screen: brought, looked at, booked, found on the bill; the same file again books nothing. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';

test.describe.configure({ timeout: 120_000 });

const statement = (time: string) =>
  Buffer.from(
    [
      '거래일시,적요,보낸분/받는분,출금액,입금액,거래후잔액',
      `2026-10-30 ${time},타행,새물결데모보세운송,,"1,007","9,001,007"`,
      `2026-10-30 ${time},카드대금,카드사,"5,000",,"8,996,007"`,
      `2026-10-30 ${time},타행,모르는사람,,3,"8,996,010"`,
    ].join('\r\n'),
  );

test('oper books a part payment from a file, and finds it on the bill', async ({ page }) => {
  await signIn(page, 'oper', '/platform/system/bill');
  await page.getByRole('button', { name: '입금 파일로 수납' }).click();
  const dialog = page.getByRole('dialog', { name: '입금 파일로 수납' });
  const input = dialog.locator('input[data-files="deposit"]');
  await input.setInputFiles({ name: '품목.csv', mimeType: 'text/csv', buffer: Buffer.from('품목,수량\n볼트,3') });
  await expect(dialog.getByText('거래내역으로 읽을 수 없습니다.', { exact: false })).toBeVisible();

  const file = { name: '거래내역.csv', mimeType: 'text/csv', buffer: statement('10:20:30') };
  await input.setInputFiles(file);
  await expect(dialog.getByText('입금 2건', { exact: false })).toBeVisible();
  const row = dialog.getByRole('row', { name: '새물결데모보세운송' });
  await expect(row.getByText('일부 입금으로 처리합니다', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('row', { name: '모르는사람' }).getByRole('checkbox')).toBeDisabled();
  await row.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '1건 수납' }).click();
  await expect(row.getByText('이미 처리한 입금입니다', { exact: false })).toBeVisible();
  // What was not booked stays, and a bill can be looked up for it.
  await dialog.getByRole('combobox', { name: '4행 청구서' }).fill('새물결');
  await page.getByRole('option', { name: '새물결데모보세운송' }).first().click();
  await expect(dialog.getByText('직접 고른 청구서로 처리합니다.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: '4행 수납' }).uncheck();

  await dialog.getByRole('button', { name: '다른 파일' }).click();
  await input.setInputFiles(file);
  await expect(row.getByText('이미 처리한 입금입니다', { exact: false })).toBeVisible();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: '닫기' }).click();

  await page.goto('/platform/system/bill?fromDt=2026-10-01&toDt=2026-10-31&corpId=4');
  await page.getByRole('link', { name: '2026-10', exact: true }).click();
  await page.getByRole('tab', { name: /^입금 내역/ }).click();
  await expect(page.getByText('새물결데모보세운송', { exact: true }).first()).toBeVisible();
});
