/** A new quotation written by keys: what is typed is taken, or stays as it was typed, marked, until it is mended. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn, word } from '../desk.ts';
import { cellUnder, choose } from '../support/yardDesk.ts';

/** Puts the keyboard on the cell and writes over it. */
async function write(page: Page, line: number, head: RegExp, text: string, key = 'Tab') {
  await (await cellUnder(page, line, head)).click();
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}
const shows = async (page: Page, line: number, head: RegExp, text: string) =>
  expect(await cellUnder(page, line, head)).toHaveText(text);
const isMarked = async (page: Page, line: number, head: RegExp) =>
  expect(await cellUnder(page, line, head)).toHaveAttribute('aria-invalid', 'true');
const hasKeyboard = async (page: Page, line: number, head: RegExp) =>
  expect((await cellUnder(page, line, head)).locator('input')).toBeFocused();

test('a new quotation keeps what was typed, marks what it cannot take, and keeps the keyboard when it is saved', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const title = page.locator('#field-quotTitle');
  await title.fill(word());

  // A day in short replaces the one that stands there; what is typed behind one is refused.
  const day = page.locator('#field-quotDt');
  const year = (await day.inputValue()).slice(0, 4);
  await day.click();
  await page.keyboard.type('1204');
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue(new RegExp(`^(${year}|${Number(year) + 1})-12-04$`));

  await choose(page, /^선박/, '한빛누리');

  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  // To the name by Tab: choosing an item there leaves the keyboard there.
  for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
  await hasKeyboard(page, 1, /^품명/);
  await page.keyboard.type('도장');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 1, /^품명/);

  await write(page, 1, /^단위/, 'MD');
  await shows(page, 1, /^단위/, 'MD');
  await isMarked(page, 1, /^단위/);
  await write(page, 1, /^수량/, '2만');
  await shows(page, 1, /^수량/, '2만');
  await isMarked(page, 1, /^수량/);
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다')).toHaveCount(0);
  await expect(page).toHaveURL(/\/create/);

  await write(page, 1, /^단위/, 'm2');
  await shows(page, 1, /^단위/, 'M2');
  await write(page, 1, /^수량/, '1,250');
  await shows(page, 1, /^수량/, '1,250');

  // More lines than the grid shows at once; sums of several units widen no column.
  const quantity = page.getByRole('columnheader', { name: /^수량/ });
  for (const [line, unit] of [
    [2, 'KG'],
    [3, 'H'],
  ] as const) {
    await page.getByRole('button', { name: '행 추가', exact: true }).click();
    await write(page, line, /^품명/, `작업 ${line}`, 'Tab');
    await write(page, line, /^단위/, unit);
    if (line === 2) await write(page, line, /^수량/, '850');
  }
  const width = (await quantity.boundingBox())!.width;
  await write(page, 3, /^수량/, '48');
  await expect(page.locator('.rdg-summary-row')).toContainText('1,250 M2 · 850 KG · 48 H');
  expect((await quantity.boundingBox())!.width).toBeLessThanOrEqual(width);

  // Saved by keys, one goes on in the same cell of the record that is stored now.
  await (await cellUnder(page, 3, /^수량/)).click();
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다').first()).toBeVisible();
  await expect(page).toHaveURL(/\/rs4\/quot\/\d+/);
  await hasKeyboard(page, 3, /^수량/);
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await shows(page, 3, /^수량/, '50');
});

test('a press on a filled code is replaced by what is typed; what is no code stays, marked, until it is mended', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const terms = page.getByRole('combobox', { name: /^결제조건/ });
  await terms.click();
  await page.keyboard.type('zzq');
  await page.keyboard.press('Tab');
  await expect(terms).toHaveValue('zzq');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await terms.click();
  await page.keyboard.type('60일');
  await page.keyboard.press('Tab');
  await expect(terms).toHaveValue('60일');
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true');
});
