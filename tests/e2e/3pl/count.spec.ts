/**
 * What the ledger refuses stays as it was typed: a count row by row, an adjustment, goods to be moved; and what is picked
 * with a phone (25-3pl 2.9).
 */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { choose, press, rowOf } from '../support/yardDesk.ts';

type Found = Record<string, string> & { readonly id: number; readonly version: number };
interface Goods {
  readonly api: Api;
  readonly name: string;
  readonly itemCd: string;
  readonly order: (ioCd: 'I' | 'O', lines: readonly object[]) => Promise<Found & { itemList: readonly Found[] }>;
  readonly act: (prefix: string, id: number, action: string, input?: object) => Promise<unknown>;
  readonly lying: () => Promise<Readonly<Record<string, Found>>>;
}

/** An item of its own, with so much of it at each place. */
async function goods(request: APIRequestContext, places: Readonly<Record<string, number>>): Promise<Goods> {
  const [admin, api] = [await apiOf(request, 'admin5'), await apiOf(request, 'wh5')];
  const { content } = await admin.get<{ content: Found[] }>('rs4/clnt/list?keyword=해솔데모물류');
  const clntId = content[0]!.id;
  const name = word();
  const body = { itemTpCd: 'G', itemNm: name, unitCd: 'EA', currCd: 'KRW', ownerClntId: clntId };
  const { id: itemId, itemCd } = await admin.post<Found>('rs4/stdinfo/item?view=3pl', body);
  const act: Goods['act'] = async (prefix, id, action, input = {}) => {
    const { version } = await api.get<Found>(`${prefix}/${id}`);
    return api.post(`${prefix}/${id}/${action}`, { version, ...input });
  };
  const order: Goods['order'] = (ioCd, lines) =>
    api.post(`3pl/io?view=${ioCd === 'I' ? 'in' : 'out'}`, {
      ...{ ioCd, ioTpCd: ioCd === 'I' ? 'PUR' : 'SAL', whCd: 'W1', clntId },
      ...(ioCd === 'O' && { shipToNm: '데모마트' }),
      insertItemList: lines.map((line) => ({ itemId, ...line })),
    });
  const came = await order(
    'I',
    Object.entries(places).map(([locCd, planQty]) => ({ locCd, planQty: String(planQty) })),
  );
  const rows = came.itemList.map(({ id, planQty, locCd }) => ({ id, qty: planQty, dmgQty: '0', locCd }));
  await act('3pl/io', came.id, 'check', { rows });
  await act('3pl/io', came.id, 'done', { doneDtm: '2026-11-20 08:00' });
  const lying = async () => {
    const found = await api.get<{ content: Found[] }>(`3pl/stock/list?itemId=${itemId}&size=50`);
    return Object.fromEntries(found.content.map((row) => [row['locCd']!, row]));
  };
  return { api, name, itemCd: itemCd!, order, act, lying };
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
const onHand = async ({ lying }: Goods) =>
  Object.fromEntries(Object.entries(await lying()).map(([place, { onQty }]) => [place, onQty]));
const moveDtm = '2026-11-20 08:30';

/** The count of all that lies there, entered and looked at, with its reason. */
async function counted(page: Page, { name }: Goods, counts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`/3pl/stock?goods=${name}&show=ON`);
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(Object.keys(counts).length + 1);
  await page.getByRole('grid').getByRole('row').first().getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: '실사', exact: true }).click();
  // The keyboard begins where the first count is typed.
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
  for (const [place, count] of Object.entries(counts)) await box(page, place).fill(count);
  await dialog(page).getByRole('button', { name: '차이 확인' }).click();
  // Why it is missing is the person's to say: a count knows how much, not why.
  await expect(dialog(page).getByRole('combobox', { name: /^조정사유/ })).toHaveValue('');
  await choose(page, /^조정사유/, '분실');
  await dialog(page).getByRole('textbox', { name: /^사유/ }).fill('11월 실사');
}
const box = (page: Page, place: string): Locator =>
  dialog(page).getByRole('textbox', { name: new RegExp(`${place} `) });
const book = (page: Page) => dialog(page).getByRole('button', { name: '실사 반영' }).click();

test('a row of a count that moved meanwhile stays as it was typed, marked with its reason, and goes once it is right', async ({
  page,
  request,
}) => {
  const own = await goods(request, { 'S-1': 100, 'S-2': 50, 'S-3': 30 });
  await signIn(page, 'wh5', '/3pl/stock');
  await counted(page, own, { 'S-1': '97', 'S-2': '49', 'S-3': '' });
  // Somebody moves ten away between the looking and the booking.
  const { 'S-2': moved } = await own.lying();
  await own.act('3pl/stock', moved!.id, 'move', { qty: '10', locCd: 'S-4', moveDtm });
  await book(page);

  await expect(box(page, 'S-2')).toHaveValue('49');
  await expect(box(page, 'S-2')).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page, 'S-2')).toBeFocused();
  await expect(dialog(page)).toContainText('재고가 50에서 40으로 바뀌었습니다');
  await expect(dialog(page)).toContainText('1건은 반영했습니다. 반영하지 못한 1건은 적은 그대로 두었습니다.');
  // What went is done with; what was not counted waits still, beside what lies there now.
  await expect(box(page, 'S-1')).toHaveCount(0);
  await expect(box(page, 'S-3')).toHaveValue('');
  await expect(dialog(page).getByRole('row').filter({ hasText: 'S-2' })).toContainText('40');
  await expectAccessible(page);
  await shot(page, 'count-left-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await shot(page, 'count-left-390');
  await page.setViewportSize({ width: 1440, height: 2000 });
  expect(await onHand(own)).toEqual({ 'S-1': '97', 'S-2': '40', 'S-3': '30', 'S-4': '10' });

  await box(page, 'S-2').fill('39');
  await expect(box(page, 'S-2')).not.toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByRole('button', { name: '차이 확인' }).click();
  await expect(dialog(page).getByRole('row').filter({ hasText: 'S-2' })).toContainText('−1');
  await expect(dialog(page).getByRole('textbox', { name: /^사유/ })).toHaveValue('11월 실사');
  await book(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await onHand(own)).toEqual({ 'S-1': '97', 'S-2': '39', 'S-3': '30', 'S-4': '10' });
});

test('a count that none of it could be booked, or that did not reach the server, is typed once', async ({
  page,
  request,
}) => {
  const own = await goods(request, { 'S-1': 20 });
  await signIn(page, 'wh5', '/3pl/stock');
  await counted(page, own, { 'S-1': '15' });
  await page.route('**/api/3pl/stock/count', (route) => route.abort());
  await book(page);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(dialog(page).getByRole('textbox', { name: /^사유/ })).toHaveValue('11월 실사');
  await page.unroute('**/api/3pl/stock/count');
  // Meanwhile more of it is promised than was counted.
  const out = await own.order('O', [{ planQty: '16' }]);
  await own.act('3pl/io', out.id, 'allocate');
  await book(page);
  await expect(box(page, 'S-1')).toHaveValue('15');
  await expect(dialog(page)).toContainText('할당한 16보다 적은 15');
  await expect(dialog(page)).toContainText('반영하지 못한 1건은 적은 그대로 두었습니다.');
  await expect(dialog(page)).not.toContainText('0건은 반영했습니다');
  // Gone from the list that lies behind, and still in the dialog.
  await own.act('3pl/io', out.id, 'unallocate');
  await dialog(page).getByRole('button', { name: '차이 확인' }).click();
  await book(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await onHand(own)).toEqual({ 'S-1': '15' });
});

test('an adjustment and a move that are refused stay as they were typed, marked at their field', async ({
  page,
  request,
}) => {
  const own = await goods(request, { 'S-1': 20 });
  const { 'S-1': stock } = await own.lying();
  const field = (name: RegExp) => dialog(page).getByRole('textbox', { name });
  await signIn(page, 'wh5', `/3pl/stock/${stock!.id}`);
  await press(page, '조정');
  await field(/^수량/).fill('-2');
  await choose(page, /^조정사유/, '분실');
  await field(/^사유/).fill('선반 뒤');
  // October is nobody's to change any more, and nothing lay there then.
  await field(/^일시/).fill('2026-11-01 10:00');
  await dialog(page).getByRole('button', { name: '조정', exact: true }).click();
  await expect(field(/^수량/)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(/^수량/)).toHaveValue('-2');
  await expect(field(/^사유/)).toHaveValue('선반 뒤');
  await shot(page, 'adjust-refused-1440');
  await field(/^일시/).fill('2026-11-20 08:10');
  await dialog(page).getByRole('button', { name: '조정', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await onHand(own)).toEqual({ 'S-1': '18' });

  await press(page, '이동');
  // Places are kept in capitals, and stand there so before anything is saved.
  await field(/^위치/).fill('s-7');
  await field(/^수량/).fill('5');
  await field(/^일시/).fill('2026-11-01 10:00');
  await dialog(page).getByRole('button', { name: '이동', exact: true }).click();
  await expect(field(/^수량/)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(/^위치/)).toHaveValue('S-7');
  await expect(field(/^수량/)).toHaveValue('5');
  // More was promised meanwhile than is left: the record has changed, and nothing has to be typed again.
  const out = await own.order('O', [{ planQty: '16' }]);
  await own.act('3pl/io', out.id, 'allocate');
  await field(/^일시/).fill('2026-11-20 08:20');
  await dialog(page).getByRole('button', { name: '이동', exact: true }).click();
  await expect(page.getByText(/먼저 수정해 자료를 다시 읽었습니다/)).toBeVisible();
  await shot(page, 'move-conflict-1440');
  await press(page, '이동');
  await expect(field(/^위치/)).toHaveValue('S-7');
  await expect(field(/^수량/)).toHaveValue('5');
  expect(await onHand(own)).toEqual({ 'S-1': '18' });
});

test('the row of a balance that was counted to nothing leaves the list, and the count goes on', async ({
  page,
  request,
}) => {
  const own = await goods(request, { 'S-1': 20, 'S-2': 10 });
  await signIn(page, 'wh5', '/3pl/stock');
  await counted(page, own, { 'S-1': '0', 'S-2': '9' });
  const { 'S-2': moved } = await own.lying();
  await own.act('3pl/stock', moved!.id, 'move', { qty: '10', locCd: 'S-4', moveDtm });
  await book(page);
  await expect(box(page, 'S-2')).toHaveValue('9');
  await expect(dialog(page)).toContainText('재고가 10에서 0으로 바뀌었습니다');
  await expect(dialog(page).getByRole('row').filter({ hasText: 'S-2' })).toContainText(own.name);
  await dialog(page).getByRole('button', { name: '취소', exact: true }).click();
  await expect(rowOf(page, 'S-4')).toBeVisible();
  await expect(rowOf(page, 'S-1')).toHaveCount(0);
});

test('on a phone what shows is counted from the menu of the list', async ({ page, request }) => {
  const own = await goods(request, { 'S-1': 20, 'S-2': 10 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'wh5', '/3pl/stock');
  await page.goto(`/3pl/stock?goods=${own.name}&show=ON`);
  await expect(page.getByRole('main').getByText(own.name)).toHaveCount(2);
  await page.getByRole('button', { name: '더 보기' }).first().click();
  await page.getByRole('menuitem', { name: '실사', exact: true }).click();
  await box(page, 'S-1').fill('19');
  await expectNoSideScroll(page);
  await shot(page, 'count-390');
  await dialog(page).getByRole('button', { name: '차이 확인' }).click();
  await choose(page, /^조정사유/, '분실');
  await dialog(page).getByRole('textbox', { name: /^사유/ }).fill('야드 실사');
  await shot(page, 'count-look-390');
  await book(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await onHand(own)).toEqual({ 'S-1': '19', 'S-2': '10' });
});

test('on a phone an order is picked place by place in walking order, kept on the way, and done with what was picked', async ({
  page,
  request,
}) => {
  // What came first is promised first, and stands last on the way.
  const own = await goods(request, { 'P-10': 60, 'P-2': 40 });
  const out = await own.order('O', [{ planQty: '104' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'wh5', `/3pl/out/${out.id}`);
  // More than there is: what is lacking is said over the page, and mended there.
  await page.getByRole('button', { name: '할당', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(/4 EA 부족합니다/);
  await expect(dialog(page).getByRole('listitem')).toHaveText([/P-10.*가용 60/, /P-2.*가용 40/]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await shot(page, 'short-390');
  await dialog(page).getByRole('button', { name: '예정수량 100으로 고치기' }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('button', { name: '할당', exact: true }).click();
  // Nobody was there yet: the step that ends it opens with nothing, and is refused so.
  const pickAll = page.getByRole('button', { name: '피킹 · 0 / 2줄' });
  await expect(pickAll).toBeVisible();
  await page.getByRole('button', { name: '출고 완료', exact: true }).click();
  await dialog(page).getByRole('button', { name: '출고 완료', exact: true }).click();
  await expect(dialog(page)).toContainText('담은 수량이 없습니다');
  await dialog(page).getByRole('button', { name: '취소', exact: true }).click();
  await pickAll.click();
  await expect(dialog(page).getByRole('heading', { name: /^출고지시서/ })).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^P-2.*40 EA/, /^P-10.*60 EA/]);
  await expectAccessible(page);
  await shot(page, 'pick-list-390');
  await dialog(page).getByRole('button', { name: 'P-2 찍기' }).click();

  // Another code stands in the way, the item's own says so.
  const code = dialog(page).getByRole('textbox', { name: '상품 바코드' });
  const put = (qty: string) => dialog(page).getByRole('button', { name: `${qty} EA 담음` });
  await expect(code).toBeFocused();
  await page.keyboard.type('없는코드');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('등록된 상품이 없습니다');
  await expect(put('40')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type(own.itemCd);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('할당한 상품과 같습니다');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await shot(page, 'pick-line-390');
  await put('40').click();
  await dialog(page).getByRole('button', { name: '1건 미전송' }).click();
  await expect(dialog(page).getByText(/이 전화기에만 있습니다/)).toBeVisible();

  // More than was promised is said, and never cut; less is taken.
  await expect(dialog(page)).toContainText('P-10');
  const qty = dialog(page).getByRole('textbox', { name: '수량' });
  await qty.fill('61');
  await expect(dialog(page)).toContainText('할당한 60 EA보다 많이 담을 수 없습니다.');
  await expect(qty).toHaveValue('61');
  await qty.fill('56');
  await dialog(page).getByRole('button', { name: '수량 1 줄이기' }).click();
  // A phone that is put away has lost nothing that was picked, nor what was typed and is not put yet.
  await page.reload();
  await expect(qty).toHaveValue('55');
  await put('55').click();
  await shot(page, 'pick-done-390');
  await dialog(page).getByRole('button', { name: '출고 완료 · 95 EA' }).click();
  // Each promise by its item and place, what is promised and what was picked; the box over them says that it takes all.
  const picked = dialog(page).getByRole('row');
  await expect(picked).toHaveCount(3);
  await expect(picked.nth(2)).toContainText(own.name);
  await expect(picked.nth(2)).toContainText(/EA.*P-10.*60/);
  await expect(dialog(page).getByRole('checkbox', { name: `선택: ${own.name} · P-10` })).toBeChecked();
  await expect(dialog(page).getByText('모두 선택', { exact: true })).toBeVisible();
  await expectNoSideScroll(page);
  // Who looks at the order again has picked it all the same.
  await dialog(page).getByRole('button', { name: '취소', exact: true }).click();
  await page.getByRole('button', { name: '출고 완료', exact: true }).click();
  await expect(dialog(page).getByRole('textbox', { name: '담은 수량' }).last()).toHaveValue('55');
  await shot(page, 'pick-asked-390');
  await dialog(page).getByRole('button', { name: '출고 완료', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`95 EA. 나가지 않은 수량은 가용재고로 돌아갔습니다: ${own.name} 5 EA`)).toBeVisible();
  await shot(page, 'pick-gone-390');
  expect(await onHand(own)).toEqual({ 'P-10': '5', 'P-2': '0' });
});
