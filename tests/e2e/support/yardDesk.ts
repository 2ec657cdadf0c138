/** How persons of a yard work a document: grid, totals, menus. */
import type { Locator, Page } from '@playwright/test';

/** A data row of the grid, from 1, under the column with this head; scrolled to where the column is not drawn. */
export async function cellUnder(page: Page, row: number, head: RegExp): Promise<Locator> {
  const grid = page.getByRole('grid');
  const column = grid.getByRole('columnheader', { name: head });
  for (let turn = 0; turn < 6 && (await column.count()) === 0; turn += 1)
    await grid.evaluate(
      async (one, way) => {
        one.scrollBy(way, 0);
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      },
      turn === 0 ? -10_000 : 500,
    );
  const index = await column.first().getAttribute('aria-colindex');
  const within = column.first().locator('xpath=ancestor::*[@role="grid" or @role="treegrid"][1]');
  const heads = await within.locator('.rdg-header-row').count();
  return grid.locator(`[role=row][aria-rowindex="${row + heads}"] [role=gridcell][aria-colindex="${index}"]`);
}

export async function typeInto(page: Page, row: number, head: RegExp, text: string): Promise<void> {
  await (await cellUnder(page, row, head)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** What a spreadsheet offers, at the cell with the keyboard. */
export const paste = (page: Page, rows: readonly (readonly string[])[]) =>
  page.evaluate(
    (plain) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    rows.map((row) => row.join('\t')).join('\r\n'),
  );

/** A sum beside the fields. */
export const total = (page: Page, name: string): Locator =>
  page
    .locator('.hg-tot__line, .hg-tot__sum')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .locator('dd');

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes where a menu leads, its folder opened. */
export async function menu(page: Page, folder: string, leaf: string): Promise<void> {
  const link = page.getByRole('list', { name: folder }).getByRole('link', { name: new RegExp(`^${leaf}`) });
  if (!(await link.isVisible())) await page.getByRole('button', { name: folder, exact: true }).click();
  await link.click();
}

/** Picks what the typed word finds in a box of choices. */
export async function choose(page: Page, label: RegExp, word: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(word);
  await page
    .getByRole('option', { name: new RegExp(word) })
    .first()
    .click();
}

export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('grid').getByRole('row').filter({ hasText: words });
