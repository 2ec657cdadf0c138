/** F7 on the screens (30-flows): wh5 receives a shipper's goods, promises, sends and adjusts them, and reads the ledger of the month. */
import ExcelJS from 'exceljs';
import { expect as hasty, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { serve } from '../../support/serveBuilt.ts';
import { apiOf, signIn } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { cellUnder, choose, press, rowOf, typeInto } from '../support/yardDesk.ts';

interface Warehouse {
  readonly page: Page;
  /** The same person with a phone in the hand. */
  readonly phone: (path: string) => Promise<Page>;
}
/** On a server of its own: nothing else is in the ledger of the month. */
const test = base.extend<object, { warehouse: Warehouse }>({
  warehouse: [
    async ({ browser, playwright }, use) => {
      const port = String(await freePort());
      const { stop } = await serve(port);
      const origin = `http://localhost:${port}`;
      const request = await playwright.request.newContext({ baseURL: origin });
      const owner = await apiOf(request, 'admin5');
      const { content } = await owner.get<{ content: { id: number }[] }>('rs4/clnt/list?keyword=해솔데모물류');
      const goods = { itemTpCd: 'G', itemNm: '데모샴푸 1L', unitCd: 'EA', lotYn: 'Y', expYn: 'Y', safeQty: '500' };
      await owner.post('rs4/stdinfo/item?view=3pl', { ...goods, currCd: 'KRW', ownerClntId: content[0]!.id });
      await request.dispose();
      const open = async (path: string, width: number, height: number) => {
        const context = await browser.newContext({
          ...{ baseURL: origin, viewport: { width, height }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
        });
        const page = await context.newPage();
        await signIn(page, 'wh5', path, origin);
        return page;
      };
      await use({ page: await open('/3pl/in', 1440, 900), phone: (path) => open(path, 390, 844) });
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
const expect = hasty.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
const isAt = (page: Page, state: string) =>
  expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible();
const dialog = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]');
async function confirm(page: Page, name: string): Promise<void> {
  const yes = dialog(page).getByRole('button', { name, exact: true });
  await yes.click();
  await expect(yes).toBeHidden();
}
async function saved(page: Page): Promise<void> {
  await press(page, '저장');
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');
}
async function line(page: Page, row: number, qty: string): Promise<void> {
  await press(page, '행 추가');
  await (await cellUnder(page, row, /^품목/)).click();
  await page.keyboard.type('샴푸');
  await page
    .getByRole('option', { name: /데모샴푸/ })
    .first()
    .click();
  await typeInto(page, row, /^예정수량/, qty);
}
async function orderOut(page: Page, qty: string): Promise<void> {
  await page.goto('/3pl/out/create');
  await choose(page, /^창고/, '1창고');
  await page.getByRole('combobox', { name: /^유형/ }).click();
  await expect(page.getByRole('option').first()).toContainText('일반출고');
  await page.keyboard.press('Escape');
  await choose(page, /^유형/, '일반출고');
  await choose(page, /^화주/, '해솔데모물류');
  await line(page, 1, qty);
  await saved(page);
}

test('1: 500 of which 4 are broken and 200 come in, lot by lot, and lie where they were put', async ({
  warehouse: { page },
}) => {
  await press(page, '신규');
  await choose(page, /^창고/, '1창고');
  await choose(page, /^유형/, '일반입고');
  await choose(page, /^화주/, '해솔데모물류');
  await line(page, 1, '500');
  await line(page, 2, '200');
  await saved(page);
  await isAt(page, '예정');
  await shot(page, 'in-planned-1440');

  await press(page, '검수');
  const rows = dialog(page).getByRole('row');
  const fill = async (row: number, name: RegExp, text: string) => {
    const box = rows.nth(row).getByRole('textbox', { name });
    await box.fill(text);
    await box.press('Tab');
  };
  // What the item wants is asked for in its row, and nothing that was typed is lost.
  await fill(1, /^파손/, '4');
  await dialog(page).getByRole('button', { name: '검수', exact: true }).click();
  await expect(dialog(page).getByText('필수').first()).toBeVisible();
  await shot(page, 'check-asked-1440');
  for (const [row, lot, day, place] of [
    [1, 'L2611A', '2027-11-20', 'A-01'],
    [2, 'L2611B', '2027-05-31', 'A-02'],
  ] as const) {
    await fill(row, /^로트/, lot);
    await fill(row, /^유효기간/, day);
    await fill(row, /^위치/, place);
  }
  await shot(page, 'check-1440');
  await confirm(page, '검수');
  await isAt(page, '검수');
  await press(page, '입고 완료');
  // It speaks of what comes in alone.
  await expect(dialog(page)).toContainText('파손은 따로 둡니다');
  await expect(dialog(page)).not.toContainText('할당한 재고');
  await shot(page, 'done-1440');
  await confirm(page, '입고 완료');
  await isAt(page, '완료');

  await page.goto('/3pl/stock?goods=샴푸&show=ON');
  await expect(rowOf(page, 'A-01')).toContainText(/496.*0.*496/);
  await expect(rowOf(page, '파손')).toContainText(/4.*0.*0/);
  await expect(rowOf(page, 'A-02')).toContainText(/200.*0.*200/);
  await shot(page, 'stock-1440');
});

test('2 and 3: what expires first is promised first; more than is free is refused by name and takes nothing', async ({
  warehouse: { page },
}) => {
  await orderOut(page, '300');
  await expect(page.getByRole('button', { name: '출고 취소', exact: true })).toBeVisible();
  // The step that can succeed is the lit one, also where there is no room for all of them.
  const lit = page.locator('.hg-ph .hg-btn--filled');
  await expect(lit).toHaveText('할당');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(lit).toHaveText('할당');
  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, '할당');
  await isAt(page, '할당');
  // What was promised from where is said, and stands in the row.
  await expect(page.getByText(/할당했습니다: WIO-.* · 1행, 300 EA \(위치 A-02, A-01\)/)).toBeVisible();
  await expect(await cellUnder(page, 1, /^위치/)).toHaveText('A-02 외 1');
  // A receipt is none of its papers.
  await page.getByRole('button', { name: '처리', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^미리보기/ })).toHaveText([
    /출고지시서\(피킹리스트\)/,
    /거래명세표/,
  ]);
  await expect(page.getByRole('menuitem', { name: '차량·배송지 입력' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^할당/ }).click();
  await expect(page.getByRole('columnheader', { name: /^할당수량/ })).toBeVisible();
  await expect(await cellUnder(page, 1, /^로트/)).toHaveText('L2611B');
  await expect(await cellUnder(page, 1, /^할당수량/)).toHaveText('200');
  await expect(await cellUnder(page, 2, /^로트/)).toHaveText('L2611A');
  await expect(await cellUnder(page, 2, /^할당수량/)).toHaveText('100');
  await shot(page, 'allocated-1440');
  const first = new URL(page.url()).pathname;

  await orderOut(page, '400');
  await press(page, '할당');
  await expect(page.getByText('데모샴푸 1L: 할당할 수 있는 수량은 396인데 400이 필요합니다').first()).toBeVisible();
  await isAt(page, '예정');
  await shot(page, 'short-1440');
  await page.goto('/3pl/stock?goods=샴푸&show=ON');
  await expect(rowOf(page, 'A-01')).toContainText(/496.*100.*396/);
  await page.goto(first);
});

test('4: it goes, two are lost, and the ledger of the month comes out at 394', async ({ warehouse: { page } }) => {
  await press(page, '출고 완료');
  await expect(dialog(page)).toContainText('할당한 재고에서 나가고');
  await expect(dialog(page)).not.toContainText('파손');
  // At the desk nobody picked: what is offered is what was allocated, and says so.
  await expect(dialog(page)).toContainText('여기에서 피킹한 기록이 없습니다(0 / 2줄)');
  await dialog(page).getByRole('button', { name: '출고 완료', exact: true }).click();
  // Nobody said where it goes: it is asked about, and goes on.
  await expect(dialog(page).last()).toContainText('배송지가 비어 있습니다');
  await shot(page, 'receiver-asked-1440');
  await dialog(page).last().getByRole('button', { name: '그래도 진행' }).click();
  await isAt(page, '완료');
  await page.goto('/3pl/stock?goods=샴푸&show=ON');
  await rowOf(page, 'A-01').getByRole('link').first().click();
  await press(page, '조정');
  await dialog(page).getByRole('textbox', { name: /^수량/ }).fill('-2');
  await choose(page, /^조정사유/, '분실');
  await dialog(page)
    .getByRole('textbox', { name: /^사유\(상세\)/ })
    .fill('파렛트 아래에서 없어짐');
  await shot(page, 'adjust-1440');
  // With the sign of what is found it would grow: what to enter is said at the quantity, and nothing moves.
  await dialog(page).getByRole('textbox', { name: /^수량/ }).fill('2');
  await dialog(page).getByRole('button', { name: '조정', exact: true }).click();
  await expect(dialog(page)).toContainText('빼기를 붙여 -2로 적거나 사유를 바꾸세요');
  await shot(page, 'adjust-sign-1440');
  await dialog(page).getByRole('textbox', { name: /^수량/ }).fill('-2');
  await confirm(page, '조정');
  await expect(page.getByText(/조정했습니다: .* · 396 → 394/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('394');
  await shot(page, 'stock-one-1440');

  await page.goto('/3pl/stock');
  await press(page, '보고서');
  await page.getByRole('menuitem', { name: '수불부' }).click();
  await dialog(page)
    .getByRole('textbox', { name: /^시작일/ })
    .fill('2026-11-01');
  await dialog(page)
    .getByRole('textbox', { name: /^종료일/ })
    .fill('2026-11-30');
  await shot(page, 'book-1440');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Excel', exact: true }).click(),
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(await file.path());
  const rows = Array.from(book.worksheets[0]!.getSheetValues(), (row) =>
    Array.isArray(row) ? row.filter((one) => one !== null) : [],
  );
  // Opening, in, out, adjusted, closing; the broken ones apart.
  const shampoo = rows.find((row) => row.includes('데모샴푸 1L'))!;
  expect(shampoo.slice(-6)).toEqual([0, 696, 300, -2, 394, 4]);
  await dialog(page).getByRole('button', { name: '미리보기', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: '다운로드' })).toBeVisible();
  await shot(page, 'book-shown-1440');
});

test('the map shows each place, leads to what lies there, and is read on a phone', async ({
  warehouse: { page, phone },
}) => {
  await page.goto('/3pl/stock');
  await page.getByRole('radio', { name: '위치도' }).click();
  const place = page.getByRole('link', { name: /^A-01: 1건, 394 EA/ });
  await expect(place).toBeVisible();
  await expect(page.getByRole('link', { name: 'A-02: 비어 있음' })).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'map-1440');
  await place.click();
  await expect(rowOf(page, 'A-01')).toHaveCount(1);
  await expect(rowOf(page, '394')).toHaveCount(1);
  await page.goBack();
  await expect(place).toBeVisible();
  await page.getByRole('radio', { name: '화주별' }).click();
  await expect(page.getByRole('link', { name: /^해솔데모물류\(주\), .* EA/ })).toBeVisible();
  await expectAccessible(page);

  const hand = await phone('/3pl/stock?as=map');
  await expect(hand.getByRole('link', { name: /^A-01: 1건/ })).toBeVisible();
  await expectNoSideScroll(hand);
  await expectAccessible(hand);
  await shot(hand, 'map-390');
  await hand.goto('/3pl/out');
  await expect(hand.getByText('WIO-', { exact: false }).first()).toBeVisible();
  await expectNoSideScroll(hand);
  await shot(hand, 'out-390');
});
