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

/**
 * Saves, and types a figure on: both keys are on their way before the page has answered the first, as fingers strike them,
 * however busy the machine is.
 */
export async function saveAndTypeOn(page: Page, figure: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const control = { key: 's', code: 'KeyS', windowsVirtualKeyCode: 83, modifiers: 2 };
  const digit = { key: figure, code: `Digit${figure}`, windowsVirtualKeyCode: 48 + Number(figure) };
  await Promise.all([
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...control }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...control }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: figure, ...digit }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...digit }),
  ]);
  await cdp.detach();
}
