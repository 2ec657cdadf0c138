/** The list beside a supply order: from order to order by the keyboard, folded away for good, and only where there is room. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, signIn } from '../desk.ts';

interface Found {
  readonly content: readonly { readonly id: number; readonly orderNo: string }[];
}

const pane = (page: Page) => page.getByRole('region', { name: '선용품 주문' });
const current = (page: Page) => pane(page).locator('[aria-current=page]');

test('a supplier goes through its orders without leaving them, what waits for it first', async ({ page }) => {
  const api = await apiOf(page.request, 'sup6');
  const { content } = await api.get<Found>('shipwork/order/list?stCd=REQ&side=sell');
  const { id, orderNo } = content[0]!;
  await signIn(page, 'sup6', `/shipwork/order/${id}`);
  await expect(current(page)).toContainText(orderNo);
  await expect(current(page)).toContainText('우리 차례');
  await expect(pane(page).getByRole('radio', { name: /^판매 \d+/ })).toBeChecked();
  const turns = await pane(page).getByText('우리 차례', { exact: true }).count();
  await expect(pane(page).getByText(`우리 차례 ${turns}`)).toBeVisible();
  const rows = pane(page).getByRole('listitem');
  await expect(rows.nth(turns - 1)).toContainText('우리 차례');
  await expect(rows.nth(turns)).not.toContainText('우리 차례');

  // One stop of the Tab key; the arrows go on, and the keyboard stays here over the change of the record.
  await current(page).focus();
  await page.keyboard.press('ArrowDown');
  const next = (await page.locator(':focus b').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(current(page)).toContainText(next);
  await expect(current(page)).toBeFocused();

  // In the order of the list where the person wants that.
  await pane(page).getByRole('checkbox', { name: '우리 차례 먼저' }).uncheck();
  await pane(page).getByRole('radio', { name: /^구매/ }).check();
  await expect(pane(page).getByText('주문이 없습니다')).toBeVisible();
});

test('whoever folds it away finds it folded, and a narrow window has no room for it', async ({ page }) => {
  const api = await apiOf(page.request, 'sup7');
  const { content } = await api.get<Found>('shipwork/order/list?side=buy');
  await signIn(page, 'sup7', `/shipwork/order/${content[0]!.id}`);
  await expect(current(page)).toContainText(content[0]!.orderNo);
  await pane(page).getByRole('button', { name: '목록 접기' }).click();
  await expect(pane(page)).toHaveCount(0);
  await page.reload();
  const show = page.getByRole('button', { name: '목록 펴기' });
  await expect(show).toBeVisible();
  await expect(pane(page)).toHaveCount(0);
  await show.click();
  await expect(pane(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(pane(page)).toHaveCount(0);
  await expect(show).toHaveCount(0);
});

test('on a phone the way out of a request is not the one big button', async ({ page }) => {
  const api = await apiOf(page.request, 'sup6');
  const { content } = await api.get<Found>('shipwork/order/list?stCd=REQ&side=sell');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sup6', `/shipwork/order/${content[0]!.id}`);
  await expect(page.getByText('우리 차례: 견적 제출')).toBeVisible();
  await expect(page.getByRole('button', { name: '거절' })).toHaveCount(0);
  await page.getByRole('button', { name: '더 보기', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: '거절' })).toBeVisible();
});

test('what a quotation waits for speaks the language that is chosen over it', async ({ page }) => {
  const api = await apiOf(page.request, 'sup6');
  const { content } = await api.get<Found>('shipwork/order/list?stCd=REQ&side=sell');
  await signIn(page, 'sup6', `/shipwork/order/${content[0]!.id}`);
  const needed = (words: string) => page.getByRole('gridcell').filter({ hasText: words });
  await expect(needed('입력 필요').first()).toBeVisible();
  const cells = await needed('입력 필요').count();
  // Below the rows stands in how many of them.
  const below = page.getByRole('status').filter({ hasText: /전체|Total/ });
  await expect(below).toContainText(`입력 필요 ${cells}행`);
  await page.getByRole('button', { name: /^언어/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(needed('To fill in')).toHaveCount(cells);
  await expect(needed('입력 필요')).toHaveCount(0);
  await expect(below).toContainText(`To fill in ${cells} row`);
});
