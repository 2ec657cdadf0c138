/** Rows of a warehouse order that nobody types: scanned code after code, or brought from a file (25-3pl 2.9). */
import ExcelJS from 'exceljs';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';
import { cellUnder, choose, press } from '../support/yardDesk.ts';

interface Order {
  readonly id: number;
  readonly itemList: readonly Readonly<Record<string, unknown>>[];
}
interface Goods {
  readonly api: Api;
  /** Begins the names and barcodes of this test. */
  readonly mark: string;
  readonly itemCd: string;
}

/** A soap and a towel of one shipper, and a soap of another under a barcode of its own. */
async function goods(request: APIRequestContext): Promise<Goods> {
  const [admin, api] = [await apiOf(request, 'admin5'), await apiOf(request, 'wh5')];
  const mark = word();
  const make = async (owner: string, name: string, unitCd: string) => {
    const { content } = await admin.get<{ content: { id: number }[] }>(`rs4/clnt/list?keyword=${owner}`);
    const body = { itemTpCd: 'G', itemNm: `${mark} ${name}`, unitCd, barcode: `${mark}-${name}`, currCd: 'KRW' };
    return admin.post<{ itemCd: string }>('rs4/stdinfo/item?view=3pl', { ...body, ownerClntId: content[0]!.id });
  };
  await make('해솔데모물류', '비누', 'EA');
  const { itemCd } = await make('해솔데모물류', '수건', 'BOX');
  await make('PACIFIC', '샴푸', 'EA');
  return { api, mark, itemCd };
}

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
const field = (page: Page): Locator => page.getByRole('textbox', { name: '바코드·품목코드' });
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
async function open(page: Page, way: 'in' | 'out'): Promise<void> {
  await signIn(page, 'wh5', `/3pl/${way}/create`);
  await choose(page, /^창고/, '1창고');
  await choose(page, /^유형/, way === 'in' ? '일반입고' : '일반출고');
}
/** Saves the order, and reads its rows back by the interface. */
async function saved(page: Page, { api }: Goods): Promise<readonly (readonly unknown[])[]> {
  await press(page, '저장');
  await expect(page).toHaveURL(/\/3pl\/(in|out)\/\d+$/);
  const { itemList } = await api.get<Order>(`3pl/io/${new URL(page.url()).pathname.split('/').pop()}`);
  return itemList.map(({ itemNm, lotNo, locCd, planQty, unitCd }) => [itemNm, lotNo, locCd, planQty, unitCd]);
}

for (const way of ['in', 'out'] as const)
  test(`${way}: each scanned code adds a row or one to its quantity, and what is not known is told and lost nothing`, async ({
    page,
    request,
  }) => {
    const own = await goods(request);
    await open(page, way);
    await field(page).click();
    // Whose goods are meant is not settled yet: the code waits.
    await scan(page, `${own.mark}-비누`);
    const missed = page.getByRole('alert').filter({ hasText: own.mark });
    await expect(missed).toContainText('화주를 먼저 선택하세요');
    const load = page.getByRole('button', { name: '품목 불러오기' });
    await expect(load).toHaveAttribute('aria-disabled', 'true');
    await choose(page, /^화주/, '해솔데모물류');
    await page.getByRole('button', { name: `다시 찾기: ${own.mark}-비누`, exact: true }).click();
    await expect(page.getByText(`1행에 ${own.mark} 비누를 수량 1로 추가했습니다.`)).toBeVisible();
    await expect(missed).toHaveCount(0);
    await expect(field(page)).toBeFocused();

    // A scanner does not wait for the answer: four codes without a pause, one of them of nobody, one of another shipper.
    for (const code of [
      `${own.mark}-비누`,
      own.itemCd,
      `${own.mark}-없음`,
      `${own.mark}-샴푸`,
      own.itemCd.toLowerCase(),
    ])
      await scan(page, code);
    await expect(page.getByText(`2번째 줄 ${own.mark} 수건: 예정수량 1 → 2`)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(await cellUnder(page, 1, /^예정수량/)).toHaveText('2');
    await expect(await cellUnder(page, 2, /^예정수량/)).toHaveText('2');
    // Pieces and boxes are no one sum.
    await expect(page.locator('.rdg-summary-row')).toContainText('2 EA · 2 BOX');
    await expect(page.getByText('넣지 못한 코드 2개')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `${own.mark}-없음` })).toContainText(
      '등록된 상품이 없습니다',
    );
    await expect(page.getByRole('listitem').filter({ hasText: `${own.mark}-샴푸` })).toContainText(
      '다른 화주의 상품입니다',
    );
    await expectAccessible(page);
    await shot(page, `scan-${way}-1440`);
    for (const code of ['없음', '샴푸'])
      await page.getByRole('button', { name: `지우기: ${own.mark}-${code}`, exact: true }).click();
    await expect(field(page)).toBeFocused();

    // Several are chosen at once, among those of the shipper; the window names goods and no prices.
    await load.click();
    const several = page.getByRole('dialog', { name: /^품목 여러 건 선택/ });
    await several.getByRole('textbox', { name: '검색어' }).fill(own.mark);
    await page.keyboard.press('Enter');
    const boxes = several.getByRole('row').filter({ hasText: own.mark }).getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await expect(several).not.toContainText('단가');
    for (const box of await boxes.all()) await box.click();
    await several.getByRole('button', { name: '확인' }).click();
    for (const [row, unit] of ['EA', 'BOX'].entries()) {
      await expect(await cellUnder(page, row + 3, /^품목/)).toContainText(own.mark);
      await expect(await cellUnder(page, row + 3, /^단위/)).toHaveText(unit);
    }
    await page.getByRole('button', { name: '실행 취소' }).click();
    expect(await saved(page, own)).toEqual([
      [`${own.mark} 비누`, null, null, '2', 'EA'],
      [`${own.mark} 수건`, null, null, '2', 'BOX'],
    ]);
  });

const heads = ['품목', '로트', '위치', '예정수량'];
/** The same lines as a workbook and as text with commas. */
const files: Readonly<Record<string, (lines: readonly (readonly (string | number)[])[]) => Promise<Buffer>>> = {
  xlsx: async (lines) => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('입고').addRows(lines.map((line) => [...line]));
    return Buffer.from(await book.xlsx.writeBuffer());
  },
  csv: async (lines) => Buffer.from(`\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`),
};

for (const [kind, write] of Object.entries(files))
  test(`${kind}: rows of a file are looked at first, what is wrong is marked and mended, and all of them are saved`, async ({
    page,
    request,
  }) => {
    const own = await goods(request);
    await open(page, 'in');
    await choose(page, /^화주/, '해솔데모물류');
    await press(page, '엑셀 가져오기');
    const window = page.getByRole('dialog', { name: /엑셀 가져오기$/ });
    const lines = [
      [`${own.mark}-비누`, 'L1', 'A-01', 30],
      [own.itemCd, '', 'A-02', '많이'],
      [`${own.mark}-샴푸`, '', 'A-03', 5],
    ];
    const buffer = await write([heads, ...lines]);
    await page
      .locator('input[data-files=import]')
      .setInputFiles({ name: `입고.${kind}`, mimeType: 'application/octet-stream', buffer });
    await window.getByRole('button', { name: '미리 검사' }).click();
    const row = (words: string) => window.getByRole('row').filter({ hasText: words });
    await expect(row('많이')).toContainText('수량: 숫자가 아닌 글자가 있습니다(1번째 "많")');
    await expect(row(`${own.mark}-샴푸`)).toContainText('오류');
    await expect(window.getByRole('button', { name: /1행 넣기$/ })).toBeVisible();
    await expectAccessible(page);
    await shot(page, `rows-${kind}-1440`);
    // Mended in its place; the goods of another shipper stay out.
    await window.getByRole('gridcell', { name: '많이' }).dblclick();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1200');
    await page.keyboard.press('Enter');
    await window.getByRole('button', { name: /2행 넣기$/ }).click();
    await expect(window).toHaveCount(0);
    await expect(await cellUnder(page, 2, /^예정수량/)).toHaveText('1,200');
    expect(await saved(page, own)).toEqual([
      [`${own.mark} 비누`, 'L1', 'A-01', '30', 'EA'],
      [`${own.mark} 수건`, null, 'A-02', '1200', 'BOX'],
    ]);
  });
