/** A list asked in every way that it offers: each condition chosen and searched for, each column sorted, each kind of date. */
import type { Page } from '@playwright/test';
import { look, settle, type Watch } from './watch.ts';

/** Faults of asking the list that stands on the page until then; its detail conditions are open. */
export async function askList(page: Page, watching: Watch, until: number): Promise<string[]> {
  const faults: string[] = [];
  const heard = async (way: string) => {
    await settle(page, watching);
    // A search for vessels asks for a word first.
    if (await page.getByRole('alertdialog').isVisible()) await page.keyboard.press('Enter');
    const problems = page.locator('main [role=alert]:visible');
    faults.push(
      ...[...watching.take(), ...(await look(page)), ...(await problems.allInnerTexts())].map(
        (fault) => `${way}: ${fault}`,
      ),
    );
  };
  const main = page.locator('main');
  const search = main.getByRole('button', { name: '조회', exact: true });
  const boxes = main.locator('form[role=search] [role=combobox]:enabled:visible');
  for (let at = 0; at < (await boxes.count()) && Date.now() < until; at += 1) {
    const box = boxes.nth(at);
    const name = await box.evaluate(
      (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.labels?.[0]?.innerText ?? input.name,
    );
    if (await box.evaluate((input) => input.matches('select'))) {
      const values = await box
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      for (const value of values) {
        await box.selectOption(value);
        await search.click();
        await heard(`"${name}" is ${value}`);
      }
      await box.selectOption(values[0] ?? '');
      continue;
    }
    await box.focus();
    await box.press('Alt+ArrowDown');
    await settle(page, watching);
    const options = page.locator('[role=listbox] [role=option]:visible');
    await options
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => undefined);
    if (await options.count())
      await options
        .last()
        .click({ timeout: 3000 })
        .catch(() => undefined);
    if ((await box.getAttribute('aria-expanded')) === 'true') await box.press('Escape');
    if (!(await search.isVisible())) continue;
    await search.click();
    await heard(`condition "${name}"`);
    // The next one is asked alone.
    if ((await box.inputValue()) !== '') {
      await box.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
    }
  }
  await search.click({ timeout: 3000 }).catch(() => undefined);
  await settle(page, watching);
  const columns = main.locator('[role=grid] [role=columnheader]');
  for (let at = 0; at < (await columns.count()) && Date.now() < until; at += 1) {
    const head = columns.nth(at);
    const text = (await head.innerText().catch(() => '')).trim();
    if (!text || !(await head.isVisible())) continue;
    await head.click({ timeout: 3000 }).catch(() => undefined);
    await heard(`sorted by "${text}"`);
  }
  return faults;
}
