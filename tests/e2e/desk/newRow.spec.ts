/** A new row of any grid is filled in by Enter, cell after cell; a code that is typed in its parts is left by Tab. */
import { expect as hasty, test } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { cellUnder, choose, press } from '../support/yardDesk.ts';

const expect = hasty.configure({ timeout: 15_000 });

test('Enter takes the item, goes on to each cell of the row, and behind the last one to a new row', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin5');
  const owners = await admin.get<{ content: { id: number }[] }>('rs4/clnt/list?keyword=해솔데모물류');
  const itemNm = word();
  const goods = { itemTpCd: 'G', itemNm, unitCd: 'EA', currCd: 'KRW', ownerClntId: owners.content[0]!.id };
  await admin.post('rs4/stdinfo/item?view=3pl', goods);
  await signIn(page, 'wh5', '/3pl/in/create');
  await choose(page, /^창고/, '1창고');
  await choose(page, /^유형/, '일반입고');
  await choose(page, /^화주/, '해솔데모물류');
  // Without rows the save names the grid once.
  await press(page, '저장');
  await expect(page.getByText('품목을 입력하세요.').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('품목 품목을');
  await press(page, '행 추가');
  const here = page.getByRole('grid').locator(':focus');
  await expect(here).toHaveAccessibleName(/^품목/);
  await page.keyboard.type(itemNm);
  await expect(page.getByRole('option', { name: new RegExp(itemNm) })).toBeVisible();
  await page.keyboard.press('Enter');
  for (const [name, text] of [
    [/^로트/, 'L-1'],
    [/^유효기간/, ''],
    [/^위치/, 'A-01'],
    [/^예정수량/, '7'],
  ] as const) {
    await expect(here).toHaveAccessibleName(name);
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(here).toHaveAccessibleName(/^품목/);
  await expect(await cellUnder(page, 1, /^품목/)).toContainText(itemNm);
  await expect(await cellUnder(page, 1, /^로트/)).toHaveText('L-1');
  await expect(await cellUnder(page, 1, /^위치/)).toHaveText('A-01');
  await expect(await cellUnder(page, 1, /^예정수량/)).toHaveText('7');
  await expect(await cellUnder(page, 2, /^품목/)).not.toContainText(itemNm);
});

test('a heading of a customs code that is typed with its dot is left by Tab and kept, marked', async ({ page }) => {
  await signIn(page, 'cust3', '/shipwork/impDecl/create');
  await page.getByRole('button', { name: /란 추가/ }).click();
  const here = page.locator(':focus');
  await expect(here).toHaveAccessibleName('HS부호');
  await page.keyboard.type('8413.91');
  await expect(page.getByRole('option').first()).toContainText('8413.91');
  await page.keyboard.press('Tab');
  await expect(here).not.toHaveAccessibleName('HS부호');
  await page.keyboard.type('펌프');
  const cell = await cellUnder(page, 1, /^HS부호/);
  await expect(cell).toHaveText(/^8413\.?91/);
  await expect(cell).not.toContainText('펌프');
});
