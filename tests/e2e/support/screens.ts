/** Places on the desk's screens, by what a person reads there. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const named = (label: string) => new RegExp(`^${label.replace(/[()]/g, '\\$&')}( 필수)?( 변경됨)?$`);

export const textField = (page: Page, label: string): Locator => page.getByRole('textbox', { name: named(label) });
export const choiceField = (page: Page, label: string): Locator => page.getByRole('combobox', { name: named(label) });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const keywordBox = (page: Page): Locator => page.getByRole('search').getByRole('textbox').first();
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Chooses from a list that opens under a field. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await choiceField(page, label).click();
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
}

export const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name });
export const gridRows = (page: Page, name: string): Locator =>
  grid(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** Cell of a detail grid, by the words of its head. */
export async function cell(page: Page, name: string, row: number, column: string): Promise<Locator> {
  await expect(gridRows(page, name).nth(row)).toBeVisible();
  const heads = await grid(page, name).getByRole('columnheader').allTextContents();
  const at = heads.findIndex((head) => head.replace(' *', '') === column);
  expect(at, `${column} in ${heads.join()}`).toBeGreaterThanOrEqual(0);
  return gridRows(page, name).nth(row).getByRole('gridcell').nth(at);
}

/** Types into a cell as a person does: opens it, writes, goes on with Tab. */
export async function fillCell(page: Page, name: string, row: number, column: string, text: string): Promise<void> {
  await (await cell(page, name, row, column)).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Tab');
}

export async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (one) => ['POST', 'PATCH'].includes(one.request().method()) && one.url().includes('/api/'),
  );
  await button(page, '저장').click();
  expect((await answer).ok(), await (await answer).text()).toBe(true);
}

/** A Korean business number that nobody else has, with its check digit. */
export function businessNumber(): string {
  const digits = `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const products = [1, 3, 7, 1, 3, 7, 1, 3, 5].map((weight, i) => weight * Number(digits[i]));
  const sum = products.reduce((a, b) => a + b, 0) + Math.floor(products[8]! / 10);
  return digits + String((10 - (sum % 10)) % 10);
}

/** The person's question about something that cannot be taken back. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');
