/** Filling in forms with the keys alone. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What has the keyboard. */
export const here = (page: Page): Locator => page.locator(':focus');

export async function keys(page: Page, ...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** Walks on by Tab to the input or button of this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let turn = 0; turn < 14; turn += 1) {
    const label = await here(page).evaluate((at) =>
      at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? at.ariaLabel ?? '') : at.textContent,
    );
    if (name.test(label.trim())) return;
    await page.keyboard.press('Tab');
  }
  await expect(here(page)).toHaveAccessibleName(name);
}

/** Types part of a name, sees the choice that stands first, and takes it along with Tab. */
export async function seek(page: Page, typed: string, first: string): Promise<void> {
  await page.keyboard.type(typed);
  await expect(page.getByRole('option').first()).toContainText(first);
  await page.keyboard.press('Tab');
}

export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

export async function pick(page: Page, name: RegExp, typed: string, first: string): Promise<void> {
  await tabTo(page, name);
  await seek(page, typed, first);
}
