/** Choosing records in a window: by keys and pointer, one and several, with and without the menu of what is chosen. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, makePartners, rowsOf, signIn, word } from '../desk.ts';

const shipOf = (page: Page) => page.getByRole('combobox', { name: /^(선박|Vessel)/ }).first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /선택|Choose/ });

async function openShips(page: Page) {
  await shipOf(page).click();
  await page.keyboard.press('F4');
  await expect(dialogOf(page).getByRole('row', { name: /누리글로리/ })).toBeVisible();
}

test.describe('the vessel window', () => {
  test('finds by call sign, IMO number and name, and takes the row by keyboard alone', async ({ page }) => {
    await signIn(page, 'sales2', '/rs4/quot');
    await page.getByRole('button', { name: '신규' }).click();
    await openShips(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('호출부호')).toBeFocused();
    for (const [label, text, found] of [
      ['호출부호', 'D8ZX', '누리파이오니어'],
      ['IMO번호', '3102380', '누리글로리'],
      ['선명', 'ㅎㅂㄴㄹ', '한빛누리'],
    ] as const) {
      await dialog.getByLabel(label).fill(text);
      await page.keyboard.press('Enter');
      await expect(rowsOf(page)).toHaveCount(1);
      await expect(rowsOf(page)).toContainText(found);
      await dialog.getByLabel(label).fill('');
    }
    await dialog.getByLabel('선명').fill('한빛');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('gridcell', { name: '한빛누리' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(shipOf(page)).toHaveValue('한빛누리');
    await expect(shipOf(page)).toBeFocused();
    // Back closes the window alone, and asks nothing; from the form itself it asks.
    await page.keyboard.press('F4');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL('/rs4/quot/create');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();

    // A page opened by its address has nothing of the desk below it: Back closes its window all the same, then leaves.
    const typed = await page.context().newPage();
    await typed.goto('/rs4/quot/create');
    await openShips(typed);
    await typed.goBack();
    await expect(typed.getByRole('dialog')).toHaveCount(0);
    await expect(typed).toHaveURL('/rs4/quot/create');
    await typed.goBack();
    await expect(typed).toHaveURL('about:blank');
    await typed.close();
  });

  test('says what is missing, letter for letter, and a double click takes the row', async ({ page }) => {
    await signIn(page, 'sales2', '/rs4/quot/create');
    await openShips(page);
    const dialog = dialogOf(page);
    await page.keyboard.press('Enter');
    const words = page.getByRole('alertdialog');
    await expect(words).toContainText('IMO 번호, 호출부호, 선명 중 1개 이상 정확하게 입력하세요');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('호출부호')).toBeFocused();
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(words).toContainText('행을 선택하거나 체크해 주세요.');
    await page.keyboard.press('Enter');
    await expect(words).toBeHidden();
    await dialog.getByRole('gridcell', { name: '누리글로리' }).dblclick();
    await expect(shipOf(page)).toHaveValue('누리글로리');
  });

  test('what was typed goes along and comes back when the window is left', async ({ page }) => {
    await signIn(page, 'sales2', '/rs4/quot/create');
    await shipOf(page).fill('누리');
    await page.keyboard.press('F4');
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('선명')).toHaveValue('누리');
    await expect(rowsOf(page)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(shipOf(page)).toHaveValue('누리');
  });

  test('keeps the size a person gave it', async ({ page }) => {
    await signIn(page, 'sales2', '/rs4/quot/create');
    await openShips(page);
    const before = (await dialogOf(page).boundingBox())!;
    expect(Math.round((before.width / page.viewportSize()!.width) * 100)).toBe(80);
    const kept = page.waitForResponse((answer) => answer.url().includes('mypage/pref/desk'));
    await page.getByRole('button', { name: '창 크기 조절' }).press('Shift+ArrowLeft');
    await kept;
    await page.reload();
    await openShips(page);
    const after = (await dialogOf(page).boundingBox())!;
    expect(Math.round((after.width / page.viewportSize()!.width) * 100)).toBe(70);
  });
});

test('the same search asked once more finds what has come since', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const name = word();
  const window = page.getByRole('button', { name: /거래처.*찾기 창 열기/ }).first();
  await window.click();
  await dialogOf(page).getByLabel('검색어').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('전체 0건');
  await makePartners(await apiOf(page.request, 'sales2'), [name]);
  await dialogOf(page).getByRole('button', { name: /조회/ }).click();
  // While it asks, empty rows stand for what may come.
  await expect(rowsOf(page).filter({ hasText: name })).toHaveCount(1);
});

test('several are ticked in a condition of a list', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot?detail=1');
  await openShips(page);
  const dialog = dialogOf(page);
  const tick = (name: string) => dialog.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox');
  await tick('누리글로리').check();
  // A click anywhere on the row ticks it, and another one takes that back.
  await dialog.getByRole('gridcell', { name: '한빛누리' }).click();
  await expect(tick('한빛누리')).toBeChecked();
  await dialog.getByRole('gridcell', { name: '누리파이오니어' }).click();
  await expect(tick('누리파이오니어')).toBeChecked();
  await dialog.getByRole('gridcell', { name: '누리파이오니어' }).click();
  await expect(tick('누리파이오니어')).not.toBeChecked();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(shipOf(page)).toHaveValue(/누리글로리, 한빛누리|한빛누리, 누리글로리/);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`nothing stands in anybody's way at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'sales2', '/rs4/quot/create');
    await page
      .getByRole('button', { name: /선박.*찾기 창 열기/ })
      .first()
      .click();
    await expect(dialogOf(page).getByText('누리글로리').first()).toBeVisible();
    const { violations } = await axe(page).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    if (width !== 390) return;
    await dialogOf(page)
      .getByRole('button', { name: /누리글로리/ })
      .click();
    await expect(shipOf(page)).toHaveValue('누리글로리');
  });
