/** Every box with choices of a screen, tried as persons do: by typing, by its button and by F4. */
import type { Locator, Page } from '@playwright/test';
import type { Resource } from '../../../src/core/resource.ts';
import type { RefField } from '../../../src/fields/ref/index.ts';
import { gridFields, grids, headerFields } from '../../../src/record/resource.ts';
import { fieldLabel } from '../../../i18n/server.ts';
import { look, settle, type Watch } from './watch.ts';

const options = (page: Page) => page.locator('[role=listbox] [role=option]:visible');

/** Resources whose records a box of this name offers. */
export function targetsOf(resource: Resource, name: string): string[] {
  const named = (fields: Readonly<Record<string, { type: string }>>, grid?: string) =>
    Object.entries(fields).flatMap(([field, declared]) =>
      declared.type === 'ref' && fieldLabel('ko', resource.prefix, field, grid) === name
        ? [(declared as RefField).prefix]
        : [],
    );
  return [
    ...named(headerFields(resource)),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) => named(gridFields(rows), grid)),
  ];
}

interface Tried {
  readonly name: string;
  readonly faults: readonly string[];
  /** Neither the list nor the window offered anything. */
  readonly empty: boolean;
}

/** Tries the box that has the keyboard now. */
async function tryBox(page: Page, watching: Watch, box: Locator): Promise<Tried> {
  const name = (
    await box.evaluate(
      (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.labels?.[0]?.innerText ?? input.name,
    )
  )
    .replace(/\s*(필수|변경됨|\*)/g, '')
    .trim();
  const faults: string[] = [];
  const held = () => box.evaluate((input) => input === document.activeElement);
  const now = await box.inputValue();
  /** An Escape that finds nothing to close would leave the page. */
  const shut = async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      const open = (await box.getAttribute('aria-expanded').catch(() => null)) === 'true';
      if (open || (await box.inputValue().catch(() => now)) !== now) await box.press('Escape');
    }
  };
  const heard = async (way: string) => {
    await settle(page, watching);
    faults.push(...[...watching.take(), ...(await look(page))].map((fault) => `${way}: ${fault}`));
  };
  await box.press('Alt+ArrowDown');
  await heard('opened');
  await options(page)
    .first()
    .waitFor({ timeout: 1500 })
    .catch(() => undefined);
  const words = (await options(page).allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  // Typing what stands there already is no typing.
  const first = /[\p{L}\d]+/u.exec(words.find((text) => text !== '전체' && !text.startsWith(now || ' ')) ?? '')?.[0];
  await shut();
  if (first) {
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(first);
    await heard(`typed "${first}"`);
    const found = options(page).filter({ hasText: first }).first();
    const offered = await found.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    if (!offered) faults.push(`typed "${first}": what was offered before is not found`);
    await shut();
  }
  let rows = words.length;
  if ((await box.getAttribute('aria-keyshortcuts').catch(() => null)) === 'F4') {
    const openings: readonly (readonly [string, () => Promise<void>])[] = [
      ['F4', () => page.keyboard.press('F4')],
      [
        'its button',
        () =>
          box
            .locator('..')
            .getByRole('button', { name: /찾기 창/ })
            .last()
            .click({ timeout: 3000 }),
      ],
    ];
    for (const [way, open] of openings) {
      if (!(await held().catch(() => false))) await box.focus().catch(() => undefined);
      const window = page.getByRole('dialog').last();
      const came = await open()
        .then(() => window.waitFor({ timeout: 4000 }))
        .then(
          () => true,
          () => false,
        );
      await heard(way);
      if (!came) {
        faults.push(`${way}: no window opens`);
        continue;
      }
      rows += await window.locator('[role=gridcell], li[role=option], li a, li button').count();
      await page.keyboard.press('Escape');
      await window
        .waitFor({ state: 'hidden', timeout: 3000 })
        .catch(() => faults.push(`${way}: Escape leaves it open`));
      if (!(await held().catch(() => false))) faults.push(`${way}: the keyboard does not come back to the box`);
    }
  }
  await shut();
  return { name, faults, empty: rows === 0 };
}

/** Boxes of the form or search that stands on the page, and of a new row of each grid. */
export async function tryLookups(
  page: Page,
  watching: Watch,
): Promise<{ faults: string[]; empty: string[]; tried: number }> {
  const faults: string[] = [];
  const empty = new Set<string>();
  let tried = 0;
  const add = ({ name, faults: found, empty: nothing }: Tried) => {
    tried += 1;
    faults.push(...found.map((fault) => `box "${name}", ${fault}`));
    if (nothing) empty.add(name);
  };
  for (const more of await page
    .locator('main')
    .getByRole('button', { name: /더 보기/ })
    .all())
    await more.click({ timeout: 2000 }).catch(() => undefined);
  const boxes = page.locator('main [role=combobox]:enabled:visible:not([role=gridcell] *)');
  for (let at = 0; at < (await boxes.count()); at += 1) {
    const box = boxes.nth(at);
    if (await box.evaluate((input) => input.closest('[role=gridcell]') !== null)) continue;
    await box.focus();
    add(await tryBox(page, watching, box));
  }
  const tabs = page.locator('main [role=tab]:visible');
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
    if (await tabs.count()) await tabs.nth(tab).click({ timeout: 3000 });
    await settle(page, watching);
    const newRow = page.locator('main').getByRole('button', { name: '행 추가', exact: true });
    if (!(await newRow.isVisible()) || !(await newRow.isEnabled())) continue;
    await newRow.click();
    await settle(page, watching);
    // A phone opens the row as a sheet, of the same boxes as the form.
    const sheet = page.getByRole('dialog');
    if (await sheet.isVisible()) {
      faults.push(...watching.take(), ...(await look(page)));
      await sheet.getByRole('button', { name: '확인', exact: true }).click();
      await sheet.waitFor({ state: 'hidden' });
      continue;
    }
    const grid = page.locator('main [role=grid]:visible').last();
    const columns = Number(await grid.getAttribute('aria-colcount'));
    for (let column = 1; column <= columns; column += 1) {
      const cell = grid.locator(`[role=row]:last-of-type [role=gridcell][aria-colindex="${column}"]`).last();
      if (!(await cell.isVisible().catch(() => false))) continue;
      await cell.click({ timeout: 2000 }).catch(() => undefined);
      const box = page.locator('[role=combobox]:focus');
      if ((await box.count()) === 0) continue;
      const held = page.locator(`[role=gridcell][aria-colindex="${column}"] [role=combobox]`).last();
      add(await tryBox(page, watching, held));
    }
  }
  return { faults, empty: [...empty], tried };
}
