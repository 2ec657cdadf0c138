/** F5 on the screen, its import declaration (30-flows step 7): typed by the customs broker, every figure of the vector read. */
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

/** What is paid, and what it comes to. */
async function vector(page: Page): Promise<void> {
  const figures = {
    결제금액: '12,000.00',
    운임: '850.00',
    보험료: '30.00',
    '란 합계': '12,000.00',
    '과세가격\\(원\\)': '17,930,892',
    '과세가격\\(미화\\)': '12,880.00',
    관세: '1,434,470',
    부가세: '1,936,530',
    세액합계: '3,371,000',
  };
  for (const [name, figure] of Object.entries(figures)) await expect(total(page, name), name).toHaveText(figure);
  // In time: no surcharge.
  await expect(total(page, '신고지연가산세')).toHaveCount(0);
}
async function answer(page: Page, result: string): Promise<void> {
  await press(page, '세관 응답');
  await choose(page, /^판정/, result);
  await page.getByRole('dialog').getByRole('button', { name: '세관 응답', exact: true }).click();
}

let address = '';

test('7: what is imported is typed, and its duty and taxes run along', async ({ page }) => {
  await signIn(page, 'cust3', '/shipwork/impDecl');
  await expect(rowIn(page.getByRole('grid'), 1)).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  await page.keyboard.type('DN-26I-F5');
  await pick(page, /^수입자/, 'ㅂㄱㅅ', '북극성데모해운');
  await pick(page, /^납세의무자/, '북극성', '북극성데모해운');
  await type(page, /^통관고유부호/, 'DEMO00010001');
  await type(page, /^해외공급자/, 'OSLO EKSEMPEL');
  await pick(page, /^공급국/, 'ㄴㄹㅇㅇ', '노르웨이');
  await type(page, /^입항일/, '1117');
  await pick(page, /^장치장소/, '감천', '감천데모보세창고');
  await type(page, /^최초 반입일/, '1118');
  await type(page, /^화물관리번호/, '26demoa001i00010001');
  await type(page, /^B\/L번호/, 'DEMOSEL0001');
  await pick(page, /^도착항/, 'ㅂㅅ', '부산');
  await pick(page, /^적출국/, '노르', '노르웨이');
  await type(page, /^총중량/, '640');
  await type(page, /^포장개수/, '3');
  await pick(page, /^인도조건/, 'FOB', 'FOB');
  await type(page, /^결제금액/, '12000');
  await type(page, /^운임/, '850');
  await type(page, /^보험료/, '30');
  await tabTo(page, /란 추가/);
  await page.keyboard.press('Enter');
  await seek(page, 'ㅂㅇㄹ ㅎㅇㅈ', '베어링 하우징');
  await page.keyboard.press('Tab');
  await page.keyboard.type('STERN TUBE SEAL');
  await page.keyboard.press('Tab');
  await seek(page, '노르', '노르웨이');
  await page.keyboard.type('600');
  await keys(page, 'Control+F6', 'Enter');
  await expect(models(page)).toHaveAccessibleName('란 1의 규격');
  await page.keyboard.type('SEAL KIT');
  await keys(page, 'Tab', 'Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await seek(page, '개', 'EA');
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await vector(page);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/impDecl\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DN-26I-F5');
  address = new URL(page.url()).pathname;
  await vector(page);
  // Of the line: its value, rate, duty and tax to the won; those of the declaration are cut to ten.
  await lines(page).evaluate((grid) => grid.scrollTo({ left: 10_000 }));
  for (const figure of ['17,930,892', '1,434,471', '1,936,536'])
    await expect(rowIn(lines(page), 1).getByRole('gridcell', { name: figure, exact: true })).toBeVisible();
});

test('7: sent; released only once its taxes are paid, and taken out within fifteen days', async ({ page }) => {
  await signIn(page, 'cust3', address);
  await press(page, '신고 전송');
  await page.getByRole('alertdialog').getByRole('button', { name: '신고 전송', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^99001-26-\d{6}M$/);
  await expect(step(page)).toContainText('접수');
  await answer(page, '수리');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('관세와 부가세를 납부하지 않아 수리할 수 없습니다. 먼저 납부 확인을 하세요.');
  await refusal.getByRole('button').first().click();
  await press(page, '납부 확인');
  await page.getByRole('dialog').getByRole('button', { name: '납부 확인', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was answered before stands there still.
  await press(page, '세관 응답');
  await expect(page.getByRole('combobox', { name: /^판정/ })).toHaveValue('수리');
  await page.getByRole('dialog').getByRole('button', { name: '세관 응답', exact: true }).click();
  await expect(step(page)).toContainText('수리');
  // No button completes it: the screen says what does, and how the taxes are rounded.
  await expect(page.getByText('물품이 보세창고에서 모두 반출되면 이행완료가 됩니다')).toBeVisible();
  await expect(page.getByText('10원 미만 버림').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('반출기한 2026-12-05');
  await vector(page);
});
