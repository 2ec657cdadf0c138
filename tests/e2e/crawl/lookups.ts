/** Every box with choices of a screen, tried as persons do: by typing, by its button and by F4. */
import type { Locator, Page } from '@playwright/test';
import type { Field } from '../../../src/core/field.ts';
import type { Resource } from '../../../src/core/resource.ts';
import type { RefField } from '../../../src/fields/ref/index.ts';
import { codeGroupOf, gridFields, grids, headerFields } from '../../../src/record/resource.ts';
import { fieldLabel } from '../../../i18n/server.ts';
import type { Claim } from './known.ts';
import { look, settle, type Watch } from './watch.ts';

const options = (page: Page) => page.locator('[role=listbox] [role=option]:visible');

/** The fields that a screen calls so, of the record and of its rows. */
function fieldsCalled(resource: Resource, name: string): Field[] {
  const called = (fields: Readonly<Record<string, Field>>, grid?: string) =>
    Object.entries(fields)
      .filter(([field]) => fieldLabel('ko', resource.prefix, field, grid) === name)
      .map(([, field]) => field);
  return [
    ...called(headerFields(resource)),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) => called(gridFields(rows), grid)),
  ];
}

const targetOf = (field: Field) => (field.type === 'ref' ? (field as RefField).prefix : undefined);

/** Resources whose records a box of this name offers. */
export const targetsOf = (resource: Resource, name: string): string[] =>
  fieldsCalled(resource, name).flatMap((field) => targetOf(field) ?? []);

/** Boxes of a kind offer the same records or codes by the same means. */
function kindOf(resource: Resource | undefined, name: string): string {
  const [field] = resource ? fieldsCalled(resource, name) : [];
  return field ? `${field.type} ${targetOf(field) ?? codeGroupOf(field) ?? name}` : name;
}

interface Tried {
  readonly name: string;
  readonly faults: readonly string[];
  /** Neither the list nor the window offered anything. */
  readonly empty: boolean;
}

/** How much of it is tried: all ways, or whether it opens and offers something. */
type Depth = 'every way' | 'opened';

const nameOfBox = async (box: Locator) =>
  (
    await box.evaluate(
      (input: HTMLInputElement) => input.getAttribute('aria-label') ?? input.labels?.[0]?.innerText ?? input.name,
    )
  )
    .replace(/\s*(필수|변경됨|\*)/g, '')
    .trim();

/** Tries the box that has the keyboard now. */
async function tryBox(page: Page, watching: Watch, box: Locator, name: string, depth: Depth): Promise<Tried> {
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
  // What hangs on another choice says which one comes first.
  const waits =
    (await page
      .getByText(/먼저 (선택|입력)하/)
      .filter({ visible: true })
      .count()) > 0;
  const words = (await options(page).allInnerTexts()).map((text) => text.trim()).filter(Boolean);
  // Typing what stands there already is no typing.
  const first = /[\p{L}\d]+/u.exec(words.find((text) => text !== '전체' && !text.startsWith(now || ' ')) ?? '')?.[0];
  await shut();
  // What stands for the others of its kind has been tried in every way; of these their choices count.
  if (depth === 'opened' && words.length) return { name, faults, empty: false };
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
      // Above the one that the box may stand in, which is hidden from readers as long as the other is open.
      const windows = page.locator('[role=dialog]:visible');
      const window = windows.nth(await windows.count());
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
  return { name, faults, empty: rows === 0 && !waits };
}

export interface Boxes {
  readonly faults: readonly string[];
  /** Names of boxes that offered nothing. */
  readonly empty: readonly string[];
}

interface Where {
  /** What kind of place it is: of each kind of box one is tried in every way there, the others are opened. */
  readonly within: 'list' | 'form' | 'dialog';
  readonly resource?: Resource;
  readonly claim: Claim;
  /** When it ends, wherever it is. */
  readonly until: number;
}

/** The boxes, outside of grids, of the page or of the uppermost window. */
export async function tryBoxes(page: Page, watching: Watch, where: Where): Promise<Boxes> {
  const tried: Tried[] = [];
  const scope = where.within === 'dialog' ? page.getByRole('dialog').last() : page.locator('main');
  const boxes = scope.locator('[role=combobox]:enabled:visible:not([role=gridcell] *)');
  for (let at = 0; at < (await boxes.count()) && Date.now() < where.until; at += 1) {
    const box = boxes.nth(at);
    // Native choices are the browser's own.
    if (await box.evaluate((input) => input.matches('select') || input.closest('[role=gridcell]') !== null)) continue;
    await box.focus();
    tried.push(await tryAs(page, watching, box, where));
  }
  return told(tried);
}

async function tryAs(page: Page, watching: Watch, box: Locator, { within, resource, claim }: Where) {
  const name = await nameOfBox(box);
  const depth = claim('box', within, page.viewportSize()!.width, kindOf(resource, name)) ? 'every way' : 'opened';
  return tryBox(page, watching, box, name, depth);
}

const told = (tried: readonly Tried[]): Boxes => ({
  faults: tried.flatMap(({ name, faults }) => faults.map((fault) => `box "${name}", ${fault}`)),
  empty: [...new Set(tried.flatMap(({ name, empty }) => (empty ? [name] : [])))],
});

/** Boxes of a new row of each grid of the form that stands on the page. */
export async function tryGrids(page: Page, watching: Watch, where: Omit<Where, 'within'>): Promise<Boxes> {
  const tried: Tried[] = [];
  const faults: string[] = [];
  const bare: string[] = [];
  const tabs = page.locator('main [role=tab]:visible');
  for (let tab = 0; tab < Math.max(1, await tabs.count()) && Date.now() < where.until; tab += 1) {
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
      const inside = await tryBoxes(page, watching, { ...where, within: 'dialog' });
      faults.push(...inside.faults);
      bare.push(...inside.empty);
      await sheet.getByRole('button', { name: '확인', exact: true }).click();
      await sheet.waitFor({ state: 'hidden' });
      continue;
    }
    const grid = page.locator('main [role=grid]:visible').last();
    const columns = Number(await grid.getAttribute('aria-colcount'));
    for (let column = 1; column <= columns && Date.now() < where.until; column += 1) {
      const cell = grid.locator(`[role=row]:last-of-type [role=gridcell][aria-colindex="${column}"]`).last();
      if (!(await cell.isVisible().catch(() => false))) continue;
      await cell.click({ timeout: 2000 }).catch(() => undefined);
      const box = page.locator('[role=combobox]:focus');
      if ((await box.count()) === 0) continue;
      const held = page.locator(`[role=gridcell][aria-colindex="${column}"] [role=combobox]`).last();
      tried.push(await tryAs(page, watching, held, { ...where, within: 'form' }));
    }
  }
  const { faults: found, empty } = told(tried);
  return { faults: [...faults, ...found], empty: [...new Set([...bare, ...empty])] };
}
