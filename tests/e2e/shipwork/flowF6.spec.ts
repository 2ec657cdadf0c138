/** F6 through the screens: a shipping company and its supplier in two windows at once, from the request to the bill (30-flows). */
import { expect as hasty, test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { serve } from '../../support/serveBuilt.ts';
import { signIn } from '../desk.ts';
import { cellUnder, choose, press, rowOf, total, typeInto } from '../support/yardDesk.ts';

/** Both work at once, on a server of their own: its numbers are part of the story. */
interface Windows {
  readonly buyer: Page;
  readonly supplier: Page;
  /** Somebody else's window, for a while. */
  readonly other: (person: string, path: string) => Promise<Page>;
}
const test = base.extend<object, { windows: Windows }>({
  windows: [
    async ({ browser }, use) => {
      const port = String(await freePort());
      const { stop } = await serve(port);
      const origin = `http://localhost:${port}`;
      const [buyer, supplier] = [await windowOf(browser, origin, 'sup7'), await windowOf(browser, origin, 'sup6')];
      await use({ buyer, supplier, other: (person, path) => windowOf(browser, origin, person, path) });
      await Promise.all([buyer, supplier].map((page) => page.context().close()));
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
const expect = hasty.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

async function windowOf(browser: Browser, origin: string, person: string, path = '/shipwork/order'): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'ko-KR', timezoneId: 'Asia/Seoul' },
  });
  const page = await context.newPage();
  await signIn(page, person, path, origin);
  return page;
}

const step = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');
/** The last step of an order that is done. */
const reached = (page: Page) =>
  page.getByRole('list', { name: '상태' }).getByRole('listitem').filter({ hasText: '완료' }).last();
const dialog = (page: Page) => page.getByRole('dialog');
/** Presses a step of the record, and its button in the dialog or question that it opens. */
async function take(page: Page, name: string): Promise<void> {
  await press(page, name);
  const yes = page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true });
  await yes.click();
  await expect(yes).toBeHidden();
}
async function saved(page: Page): Promise<void> {
  await press(page, '저장');
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');
}
/** Takes the item that the typed word finds into the line, and its quantity. */
async function line(page: Page, row: number, word: string, item: string, qty: string): Promise<void> {
  await press(page, '행 추가');
  await (await cellUnder(page, row, /^품명/)).click();
  await page.keyboard.type(word);
  await page
    .getByRole('option', { name: new RegExp(item) })
    .first()
    .click();
  await typeInto(page, row, /^수량/, qty);
}

let number = '';
let address = '';
let permit = '';

test('1: the buyer writes what the ship needs, by initial consonants and IMPA code, and asks', async ({
  windows: { buyer, supplier },
}) => {
  await press(buyer, '신규');
  await buyer.getByLabel(/^건명/).fill('기관부 보급');
  await choose(buyer, /^공급업체/, '참데모');
  await choose(buyer, /^선박/, '누리파이오니어');
  await choose(buyer, /^항구/, '부산');
  await buyer.getByLabel(/^입항예정일/).fill('2026-11-24');
  await buyer
    .getByLabel(/^납품희망일시/)
    .first()
    .fill('2026-11-25 14:00');
  await buyer.keyboard.press('Tab');
  await line(buyer, 1, 'ㅇㅎㅇ', '윤활유', '200');
  await line(buyer, 2, '792201', '방폭손전등', '12');
  await saved(buyer);
  await expect(reached(buyer)).toHaveText(/작성/);
  await expect(buyer.getByRole('status').filter({ hasText: '품목을 넣고 견적을 요청하세요' })).toBeVisible();
  number = (await buyer.getByRole('heading', { level: 1 }).textContent())!.trim();
  address = new URL(buyer.url()).pathname;
  await take(buyer, '견적 요청');
  await expect(buyer.getByRole('status').filter({ hasText: '공급업체 차례: 견적 제출' })).toBeVisible();
  // The state grew and the ways to its neighbours came: its number has its room all the same.
  const heading = buyer.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  // Both sides with their companies, and the step that is waited for in the lane of whose turn it is.
  await expect(buyer.getByRole('listitem').filter({ hasText: '주문기업, 우리 회사' })).toBeVisible();
  await expect(step(buyer)).toContainText('견적제출공급업체 단계');
  // The way out of a question about cancelling is not called so.
  await press(buyer, '주문 취소');
  await expect(buyer.getByRole('alertdialog').getByRole('button')).toHaveText(['닫기', '주문 취소']);
  await buyer.getByRole('alertdialog').getByRole('button', { name: '닫기' }).click();
  // In the other window the bell tells whose turn it is, without anything being pressed.
  await expect(supplier.getByRole('button', { name: /^알림.*[1-9]/ })).toBeVisible();
});

test('1: the supplier fills in the prices of before, quotes, and the buyer orders', async ({
  windows: { buyer, supplier },
}) => {
  await supplier.getByRole('button', { name: /^알림/ }).click();
  // The list behind shows the new order as well.
  await supplier
    .getByRole('dialog', { name: '알림' })
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(step(supplier)).toContainText('견적제출공급업체 단계');
  await expect(supplier.getByText('단가를 넣고 견적을 제출하세요')).toBeVisible();
  await press(supplier, '지난 단가 채우기');
  await expect(await cellUnder(supplier, 1, /^단가(?!기준)/)).toHaveText('9,800');
  await expect(await cellUnder(supplier, 2, /^단가(?!기준)/)).toHaveText('46,500');
  await expect(await cellUnder(supplier, 1, /^매입단가/)).toHaveText('7,900');
  await expect(await cellUnder(supplier, 1, /^공급가액/)).toHaveText('1,960,000');
  await expect(await cellUnder(supplier, 2, /^공급가액/)).toHaveText('558,000');
  await expect(total(supplier, '합계금액')).toHaveText('2,518,000');
  // What is the supplier's own stands together, under words that say so.
  const own = (page: Page) => page.getByRole('columnheader', { name: '우리 회사만 보임' });
  await expect(own(supplier)).toHaveAttribute('aria-colspan', '3');
  await expect(supplier.getByRole('columnheader', { name: '상대 회사가 적은 내용' })).toHaveCount(1);
  // Rows are the buyer's.
  await expect(supplier.getByRole('button', { name: '행 추가', exact: true })).toBeHidden();
  await saved(supplier);
  // Until it is submitted, the buyer reads neither prices nor what they come to, and no zero in their place.
  await buyer.reload();
  await expect(await cellUnder(buyer, 1, /^수량/)).toHaveText('200');
  await expect(await cellUnder(buyer, 1, /^단가(?!기준)/)).toHaveText('');
  await expect(total(buyer, '합계금액')).toHaveText('–');
  await take(supplier, '견적 제출');
  await expect(supplier.getByText('주문기업 차례: 주문')).toBeVisible();
  await expect(buyer.getByText('견적이 왔습니다. 주문하거나 다시 요청하세요')).toBeVisible();
  await expect(total(buyer, '합계금액')).toHaveText('2,518,000');
  await expect(total(buyer, '부가세')).toHaveText('0');
  await expect(buyer.getByRole('columnheader', { name: /^(매입단가|단가기준)/ })).toHaveCount(0);
  await expect(own(buyer)).toHaveCount(0);
  // Whom it goes to, and for how much, stands in the question.
  await press(buyer, '주문');
  const question = buyer.getByRole('alertdialog');
  await expect(question).toContainText('참데모선용품(주)에 이 견적대로 주문합니다. 합계금액은 2,518,000원입니다.');
  await question.getByRole('button', { name: '취소', exact: true }).click();
  await take(buyer, '주문');
  await expect(reached(buyer)).toHaveText(/주문/);
});

test('1: both companies list it, each on its side; a third finds nothing', async ({
  windows: { buyer, supplier, other },
}) => {
  for (const [page, ours, theirs] of [
    [buyer, '우리가 주문', '우리가 공급'],
    [supplier, '우리가 공급', '우리가 주문'],
  ] as const) {
    await page.goto('/shipwork/order');
    await expect(rowOf(page, number)).toBeVisible();
    await page.getByRole('radio', { name: ours }).click();
    await expect(rowOf(page, number)).toContainText('2,518,000');
    await page.getByRole('radio', { name: theirs }).click();
    await expect(page).toHaveURL(/side=/);
    await expect(page.getByRole('grid')).not.toContainText(number);
  }
  const third = await other('admin2', address);
  await expect(third.getByRole('main')).toContainText('삭제되었거나 볼 수 없는 자료입니다');
  await expect(third.getByRole('main')).not.toContainText(number);
  await third.context().close();
  await buyer.goto(address);
  await supplier.goto(address);
});

test('2 and 3: no delivery without a permit, which is applied for from the order; no more is reported than permitted', async ({
  windows: { supplier },
}) => {
  await supplier.reload();
  await expect(reached(supplier)).toHaveText(/주문/);
  const deliver = supplier.getByRole('button', { name: '납품', exact: true });
  await expect(deliver).toHaveAttribute('aria-disabled', 'true');
  await deliver.hover();
  await expect(deliver).toHaveAccessibleDescription(/외항선에는 적재허가를 받은 다음 납품할 수 있습니다/);
  await press(supplier, '적재허가 신청');
  await expect(supplier.getByLabel(/^선박명/)).toHaveValue('누리파이오니어');
  await expect(supplier.getByLabel(/^호출부호/)).toHaveValue('D8ZX');
  await expect(await cellUnder(supplier, 2, /^수량/)).toHaveText('12');
  await expect(await cellUnder(supplier, 1, /^금액/)).toHaveText('1,960,000');
  await expect(await cellUnder(supplier, 2, /^금액/)).toHaveText('558,000');
  await supplier.getByLabel(/^정박장소/).fill('감천 3부두');
  await saved(supplier);
  await take(supplier, '전송');
  await expect(step(supplier)).toContainText('접수');
  await press(supplier, '세관 응답');
  await choose(supplier, /^판정/, '허가');
  await dialog(supplier).getByRole('button', { name: '세관 응답', exact: true }).click();
  await expect(step(supplier)).toContainText('허가');
  await press(supplier, '이행 보고');
  const real = dialog(supplier).getByLabel(/^이행수량/);
  await expect(real.nth(1)).toHaveValue('12');
  await real.nth(1).fill('13');
  await dialog(supplier).getByRole('button', { name: '이행 보고', exact: true }).click();
  await expect(dialog(supplier)).toContainText('허가받은 수량을 넘습니다. 보고할 수 있는 수량은 12입니다.');
  permit = new URL(supplier.url()).pathname;
});

test('2: delivered, received against a signature, billed without tax', async ({ windows: { buyer, supplier } }) => {
  await supplier.goto('/shipwork/order?side=sell');
  await supplier.getByRole('grid').getByText(number).first().dblclick();
  await expect(supplier.getByRole('list', { name: '적재허가' }).getByRole('listitem')).toContainText('허가');
  // One permit is enough: the order leads to it, and applies for no other.
  await expect(supplier.getByText('적재허가를 받았습니다. 납품하세요')).toBeVisible();
  await expect(supplier.getByRole('button', { name: '적재허가 보기', exact: true })).toBeVisible();
  await expect(supplier.getByRole('button', { name: '적재허가 신청', exact: true })).toBeHidden();
  await press(supplier, '납품');
  // What is told as done lies not ahead.
  const dlvDtm = dialog(supplier).getByLabel(/^인도일시/);
  const now = await dlvDtm.inputValue();
  await dlvDtm.fill('2026-11-25 15:10');
  await dialog(supplier).getByRole('button', { name: '납품', exact: true }).click();
  await expect(dialog(supplier)).toContainText('아직 오지 않은 시각입니다.');
  await dlvDtm.fill(now);
  await dialog(supplier).getByRole('button', { name: '납품', exact: true }).click();
  // Today is before the time that the permit names.
  const early = supplier.getByRole('alertdialog');
  await expect(early).toContainText('적재허가의 적재 시작은 2026-11-25 14:00입니다.');
  await early.getByRole('button', { name: '그래도 진행' }).click();
  await expect(reached(supplier)).toHaveText(/납품/);
  // Whoever did not receive what was recorded has it recorded anew.
  await press(buyer, '납품 정정 요청');
  await expect(dialog(buyer).getByRole('region', { name: '납품 품목' })).toContainText('방폭손전등');
  await dialog(buyer)
    .getByLabel(/^상대에게 전할 말/)
    .fill('손전등이 오지 않았습니다');
  await dialog(buyer).getByRole('button', { name: '납품 정정 요청', exact: true }).click();
  await expect(supplier.getByText('납품 정정을 요청받았습니다. 수량을 확인해 다시 납품하세요')).toBeVisible();
  await expect(supplier.getByRole('list', { name: '전달사항' })).toContainText('손전등이 오지 않았습니다');
  await press(supplier, '납품');
  await dialog(supplier).getByRole('button', { name: '납품', exact: true }).click();
  await early.getByRole('button', { name: '그래도 진행' }).click();
  await expect(reached(supplier)).toHaveText(/납품/);
  // The open screen follows what the other company did.
  await expect(buyer.getByText('물품을 확인하고 서명 파일을 붙여 인수하세요')).toBeVisible();
  const receive = buyer.getByRole('button', { name: '인수', exact: true });
  await expect(receive).toHaveAttribute('aria-disabled', 'true');
  const asked = buyer.waitForEvent('filechooser');
  await buyer.getByRole('region', { name: '첨부' }).getByRole('button', { name: '추가', exact: true }).click();
  await (await asked).setFiles([{ name: '인수서명.png', mimeType: 'image/png', buffer: signature }]);
  // What the receipt waits for is proposed.
  await expect(buyer.getByLabel('첨부유형: 인수서명.png').locator('option:checked')).toHaveText('서명');
  await saved(buyer);
  await press(buyer, '인수');
  await dialog(buyer)
    .getByLabel(/^인수자/)
    .fill('1등항해사');
  await dialog(buyer).getByRole('button', { name: '인수', exact: true }).click();
  await expect(reached(buyer)).toHaveText(/인수/);
  await supplier.reload();
  await take(supplier, '청구');
  await expect(reached(supplier)).toHaveText(/청구/);
  await expect(total(supplier, '합계금액')).toHaveText('2,518,000');
  await expect(total(supplier, '부가세')).toHaveText('0');
  // Both see that it is billed, and by what.
  await expect(supplier.getByText('세금계산서', { exact: true })).toBeVisible();
  await buyer.reload();
  await expect(reached(buyer)).toHaveText(/청구/);
});

test('2: the tax invoice lies ready for whoever keeps the books, at zero rate for the ship', async ({
  windows: { buyer, other },
}) => {
  const books = await other('admin6', address);
  const [invoice] = await Promise.all([
    books.context().waitForEvent('page'),
    books
      .locator('.hg-field')
      .filter({ hasText: /^세금계산서/ })
      .getByRole('link')
      .click(),
  ]);
  await expect(invoice.getByRole('heading', { level: 1 })).toHaveText(/^TX-2611-\d{4}$/);
  await expect(step(invoice)).toContainText('작성');
  await expect(invoice.getByRole('combobox', { name: /^과세구분/ })).toHaveValue('영세율');
  await expect(invoice.getByRole('combobox', { name: /^영세율 사유/ })).toHaveValue('외국항행 선박 공급 재화·용역');
  await expect(invoice.getByRole('textbox', { name: /^공급받는자 상호/ })).toHaveValue('누리데모해운(주)');
  const read = (name: string) => invoice.locator('.hg-read').filter({ hasText: new RegExp(`^${name}`) });
  await expect(read('공급가액')).toHaveText(/2,518,000$/);
  await expect(read('세액')).toHaveText(/^세액\s*0$/);
  await expect(read('합계금액')).toHaveText(/2,518,000$/);
  await expect(await cellUnder(invoice, 1, /^공급가액/)).toHaveText('1,960,000');
  await expect(await cellUnder(invoice, 2, /^공급가액/)).toHaveText('558,000');
  await expect(await cellUnder(invoice, 2, /^세액/)).toHaveText('0');
  await books.context().close();
  // Among what the buyer orders it stands as billed.
  await buyer.goto('/shipwork/order?side=buy');
  await expect(rowOf(buyer, number)).toContainText('청구');
});

test('3: what was permitted is reported as brought aboard, and the permit is done', async ({
  windows: { supplier },
}) => {
  await supplier.goto(permit);
  await press(supplier, '이행 보고');
  const real = dialog(supplier).getByLabel(/^이행수량/);
  await expect(real.first()).toHaveValue('200');
  await expect(real.nth(1)).toHaveValue('12');
  await dialog(supplier).getByRole('button', { name: '이행 보고', exact: true }).click();
  await expect(step(supplier)).toContainText('이행완료');
  await expect(await cellUnder(supplier, 1, /^이행수량/)).toHaveText('200');
  await expect(await cellUnder(supplier, 2, /^이행수량/)).toHaveText('12');
});

/** One point: a picture all the same. */
const signature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
