/**
 * F4 on the screen, by the customs broker (30-flows): the declaration typed with the keys alone, sent and released; the
 * purchase confirmation for it; and the tax invoice of a supplier at zero rate.
 */
import { expect as hasty, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { signIn } from '../desk.ts';
import { here, keys, pick, seek, tabTo, type } from '../support/keyboard.ts';
import { choose, press, total } from '../support/yardDesk.ts';

const expect = hasty.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const lines = (page: Page) => page.getByRole('grid', { name: '란', exact: true });
const models = (page: Page) => page.getByRole('grid', { name: /의 규격$/ });
const step = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');
const rowIn = (grid: Locator, row: number) => grid.locator(`[role=row][aria-rowindex="${row + 1}"]`);
const cellIn = (grid: Locator, row: number, text: string) =>
  rowIn(grid, row).getByRole('gridcell', { name: text, exact: true });

/** Takes a step of the record, and confirms it. */
async function take(page: Page, name: string): Promise<void> {
  await press(page, name);
  const yes = page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true });
  await yes.click();
  await expect(yes).toBeHidden();
}
/** What the office outside answers. */
async function answer(page: Page, button: string, result: string): Promise<void> {
  await press(page, button);
  await choose(page, /^판정/, result);
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(step(page)).toContainText(result);
}

let address = '';
let declNo = '';

test('1: the declaration is typed without the pointer; its sums run along', async ({ page }) => {
  await signIn(page, 'cust3', '/shipwork/expDecl');
  await expect(rowIn(page.getByRole('grid'), 1)).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  await page.keyboard.type('DN-26E-F4');
  // Initial consonants find a partner: the one whose name begins so stands first.
  await pick(page, /^수출자(?!구분)/, 'ㅊㄷㅁ', '참데모선용품');
  await type(page, /^해외구매자/, 'PACIFIC EXAMPLE');
  await pick(page, /^구매자국가/, 'ㅅㄱㅍ', '싱가포르');
  await pick(page, /^목적국/, '싱가', '싱가포르');
  await pick(page, /^적재항/, 'ㅂㅅ', '부산');
  await type(page, /^물품소재지/, '부산광역시 영도구 데모로 12');
  await type(page, /^총중량/, '820');
  await type(page, /^포장개수/, '12');
  await pick(page, /^인도조건/, 'CIF', 'CIF');
  await type(page, /^결제금액/, '15000');
  await type(page, /^운임/, '900000');
  await type(page, /^보험료/, '60000');
  await tabTo(page, /란 추가/);
  await page.keyboard.press('Enter');

  // The first line: the goods by part of their name, the country by its consonants.
  await expect(here(page)).toHaveAccessibleName('HS부호');
  await seek(page, '프로펠', '선박용 프로펠러');
  await keys(page, 'Tab');
  await page.keyboard.type('CPP BLADE');
  await keys(page, 'Tab', 'Tab');
  await seek(page, 'ㄷㅎㅁㄱ', '대한민국');
  await page.keyboard.type('600');
  // Down to its models; where none is yet, to the button that makes one.
  await page.keyboard.press('Control+F6');
  await expect(here(page)).toHaveText(/규격 추가/);
  await page.keyboard.press('Enter');
  await expect(models(page)).toHaveAccessibleName('란 1의 규격');
  await expect(models(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('BLADE NO.1');
  await keys(page, 'Tab', 'Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await seek(page, '개', 'EA');
  await page.keyboard.type('900');
  await page.keyboard.press('Control+Shift+F6');
  await expect(lines(page).locator(':focus')).toHaveCount(1);
  // What is still to come is told beside, and nothing scolds the payment for it.
  await expect(total(page, '란 합계')).toHaveText('9,000.00');
  await expect(total(page, '차이')).toHaveText('−6,000.00');
  await expect(page.getByText(/결제금액이 란 금액의 합계/)).toHaveCount(0);

  // The second line begins at its first cell; of a heading the further digits are typed behind it.
  await page.keyboard.press('Control+Enter');
  await expect(here(page)).toHaveAccessibleName('HS부호');
  await page.keyboard.type('가솔린 엔진 부');
  await expect(page.getByRole('option').first()).toContainText('8409.91-____');
  await page.keyboard.press('Tab');
  await expect(here(page)).toHaveValue('840991');
  await page.keyboard.type('9090');
  await page.keyboard.press('Tab');
  await expect(here(page)).toHaveValue('가솔린 엔진 부분품');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PISTON CROWN');
  await keys(page, 'Tab', 'Tab', 'Tab');
  await page.keyboard.type('200');
  await keys(page, 'Control+F6', 'Enter');
  await expect(models(page)).toHaveAccessibleName('란 2의 규격');
  await page.keyboard.type('PISTON CROWN S50');
  await keys(page, 'Tab', 'Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await seek(page, 'EA', 'EA');
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');

  // The last line takes the rest of the won.
  await expect(total(page, '신고금액\\(원\\)')).toHaveText('19,863,000');
  await expect(total(page, '신고금액\\(미화\\)')).toHaveText('14,308.46');
  await expect(total(page, '차이')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/expDecl\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DN-26E-F4');
  address = new URL(page.url()).pathname;
  await lines(page).evaluate((grid) => grid.scrollTo({ left: 10_000 }));
  await expect(cellIn(lines(page), 1, '11,917,800')).toBeVisible();
  await expect(cellIn(lines(page), 2, '7,945,200')).toBeVisible();
});

test('2: a payment that is not the sum of its lines is refused where it stands', async ({ page }) => {
  await signIn(page, 'cust3', address);
  const paid = page.getByRole('textbox', { name: /^결제금액/ });
  await paid.fill('15001');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/란 금액의 합계 15,000\.00과 다릅니다/).first()).toBeVisible();
  await expect(paid).toHaveValue(/15,?001/);
  await paid.fill('15000');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/란 금액의 합계/)).toHaveCount(0);
});

test('1: sent and released, it is to be loaded within thirty days', async ({ page }) => {
  await signIn(page, 'cust3', address);
  // Whoever sends it reads what it is.
  await press(page, '신고 전송');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/수출자 참데모선용품\(주\) · 구매자 PACIFIC EXAMPLE/);
  await expect(question).toContainText('란 2개 · 결제금액 USD 15,000.00 · 총중량 820.00 kg');
  await question.getByRole('button', { name: '취소', exact: true }).click();
  await take(page, '신고 전송');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^99001-26-\d{6}X$/);
  declNo = (await page.getByRole('heading', { level: 1 }).textContent())!.replaceAll('-', '');
  await answer(page, '세관 응답', '수리');
  await expect(page.getByRole('main')).toContainText('적재의무기한 2026-12-20');
});

test('3: the purchase confirmation begins from the declaration and is issued', async ({ page }) => {
  await signIn(page, 'cust3', address);
  await press(page, '구매확인서 작성');
  await choose(page, /^공급자\s/, '한결데모페인트');
  await expect(page.getByText('013-81-00136')).toBeVisible();
  const goods = page.getByRole('grid', { name: '구매 물품' });
  await expect(rowIn(goods, 2)).toContainText('가솔린 엔진 부분품');
  // Of the two lines declared one is bought here: paint, found by its name.
  await rowIn(goods, 2).getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Control+Delete');
  await page.keyboard.type('ㅅㅂㅇ ㅍㅇㅌ');
  await expect(page.getByRole('option').first()).toContainText('선박용 페인트');
  await page.keyboard.press('Tab');
  await page.keyboard.type('방오도료');
  await keys(page, 'Tab', 'Tab', 'Tab');
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await seek(page, '캔', 'CAN');
  await page.keyboard.type('75000');
  await page.keyboard.press('Enter');
  await expect(total(page, '총금액(?!\\()')).toHaveText(/^9,000,000/);
  await page.getByRole('tab', { name: /^근거서류/ }).click();
  const papers = page.getByRole('grid', { name: '근거서류' });
  await expect(rowIn(papers, 1)).toContainText(declNo);
  await expect(rowIn(papers, 1)).toContainText('수출신고필증');
  await expect(rowIn(papers, 1)).toContainText('15,000.00');
  await press(page, '저장');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PC-2611-\d{4}$/);
  await take(page, '발급 신청');
  await expect(step(page)).toContainText('접수');
  await answer(page, '응답 입력', '발급');
  await expect(page.getByText(/^PCR2026\d{8}$/).first()).toBeVisible();
});

test('4: a tax invoice at zero rate wants its reason; with the confirmation it bears no tax and is issued', async ({
  page,
}) => {
  await signIn(page, 'admin6', '/platform/taxInv/create');
  const rate = page.getByRole('combobox', { name: /^과세구분/ });
  await rate.focus();
  await seek(page, '영세', '영세율');
  // The reason stands next, as soon as the rate asks for one.
  await expect(here(page)).toHaveAccessibleName(/^영세율 사유/);
  await pick(page, /^공급받는자(?! )/, 'ㄷㄴㄷㅁ', '동남데모관세법인');
  await expect(page.getByRole('textbox', { name: /^공급받는자 등록번호/ })).toHaveValue(/^003-?81-?00032$/);
  await press(page, '행 추가');
  await page.keyboard.type('1120');
  await page.keyboard.press('Tab');
  await page.keyboard.type('방오도료');
  await keys(page, 'Tab', 'Tab');
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.type('75000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  const reason = page.getByRole('combobox', { name: /^영세율 사유/ });
  await expect(page.getByRole('alert').filter({ hasText: '입력 오류 1건' })).toBeVisible();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveAccessibleDescription(/영세율 사유를 입력하세요/);
  await choose(page, /^영세율 사유/, '구매확인서');
  await press(page, '저장');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^TX-/);
  await take(page, '발행');
  await expect(step(page)).toContainText('발행');
  const read = (name: string) => page.locator('.hg-read').filter({ hasText: new RegExp(`^${name}`) });
  await expect(read('세액')).toHaveText(/^세액\s*0$/);
  await expect(read('합계금액')).toHaveText(/9,000,000$/);
  await expect(read('영세율 사유')).toContainText('구매확인서');
});
