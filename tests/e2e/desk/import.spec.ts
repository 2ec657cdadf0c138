/** Imports as a yard does them: items from a filled template, a mistake mended on the screen; lines of a quotation. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { readFile } from 'node:fs/promises';
import { axe } from '../../support/axe.ts';
import { apiOf, rowsOf, signIn, word } from '../desk.ts';

const flaws = async (page: Page) => (await axe(page).analyze()).violations.map(({ id }) => id);

async function chosen(page: Page, name: string, book: ExcelJS.Workbook): Promise<void> {
  const buffer = Buffer.from(await book.xlsx.writeBuffer());
  await page.locator('input[data-files=import]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('items come in from the template, corrected on the screen', async ({ page }) => {
  const name = word();
  await signIn(page, 'sales2', '/rs4/stdinfo/item');
  await page.getByRole('button', { name: '가져오기' }).click();
  await expect(page).toHaveURL('/rs4/stdinfo/item/import');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '양식 내려받기' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('품목·단가 가져오기 양식_20261120.xlsx');
  expect(await flaws(page)).toEqual([]);

  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(await readFile(await file.path())).buffer);
  const sheet = book.worksheets[0]!;
  const heads = (sheet.getRow(1).values as string[]).map((head) => String(head ?? '').replace(/ \*$/, ''));
  const add = (values: Record<string, ExcelJS.CellValue>) => {
    const row = sheet.addRow([]);
    for (const [head, value] of Object.entries(values)) row.getCell(heads.indexOf(head)).value = value;
  };
  const good = { 품목구분: '공임', 단위: '식', 매입단가: 100 };
  add({ ...good, 품명: `${name} 하나`, 규격: '10A', 단가: 150 });
  add({ ...good, 품명: `${name} 둘`, 단가: '15O' });
  add({ ...good, 품명: `${name} 셋`, 단위: '없는 것', 단가: 1 });
  sheet.getRow(1).getCell(heads.indexOf('규격')).value = '크기';
  await chosen(page, '품목.xlsx', book);

  await expect(page.getByText('시트 "품목·단가" · 3행 · 제목은 1행')).toBeVisible();
  await expect(page.getByLabel('품명 * 열의 항목')).toHaveValue('itemNm');
  await expect(page.getByLabel('크기 열의 항목')).toHaveValue('');
  await page.getByLabel('크기 열의 항목').selectOption({ label: '규격' });
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: '미리 검사' }).click();

  const grid = page.getByRole('grid');
  await expect(page.getByRole('button', { name: '오류 행 빼고 1건 반영' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(grid.getByRole('row', { name: /둘/ })).toContainText('숫자가 아닌 글자가 있습니다(3번째 "O").');
  expect(await flaws(page)).toEqual([]);
  // Mended in its place, checked again by itself.
  await grid.getByRole('gridcell', { name: '15O' }).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('160');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '오류 행 빼고 2건 반영' })).toBeVisible();
  await page.getByRole('radio', { name: '오류 1' }).check({ force: true });
  await expect(grid.getByRole('row', { name: /셋/ })).toBeVisible();
  const [wrong] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '오류 표시된 엑셀 받기' }).click(),
  ]);
  const mended = new ExcelJS.Workbook();
  await mended.xlsx.load(new Uint8Array(await readFile(await wrong.path())).buffer);
  expect(mended.worksheets[0]!.rowCount).toBe(2);

  // Back leads to the columns, and forth again nothing is lost.
  await page.goBack();
  await expect(page.getByLabel('크기 열의 항목')).toHaveValue('spec');
  await page.goForward();
  await page.getByRole('button', { name: '오류 행 빼고 2건 반영' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '새로 등록 2건 · 바뀜 0건' })).toBeVisible();
  await page.getByRole('button', { name: '가져온 자료 보기' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(grid.getByRole('row', { name: new RegExp(`${name} 둘.*160`) })).toBeVisible();
});

test('what a file would overwrite is asked about, told in the history, and taken back', async ({ page, request }) => {
  const name = word();
  const sales = await apiOf(request, 'sales2');
  const item = { itemTpCd: 'L', itemNm: name, unitCd: 'SET', price: '100', purcPrice: '70', currCd: 'KRW' };
  const { id, itemCd } = await sales.post<{ id: number; itemCd: string }>('rs4/stdinfo/item', item);
  await signIn(page, 'sales2', '/rs4/stdinfo/item/import');
  await expect(page.getByRole('heading', { name: '파일을 여기에 놓거나 선택하세요' })).toBeVisible();
  const book = new ExcelJS.Workbook();
  book.addWorksheet('단가').addRows([
    ['품목코드', '품명', '품목구분', '단위', '단가'],
    [itemCd, null, null, null, 125],
    [null, `${name} 새것`, '공임', '식', 50],
  ]);
  await chosen(page, '단가.xlsx', book);
  await page.getByRole('button', { name: '미리 검사' }).click();
  await expect(rowsOf(page).filter({ hasText: itemCd })).toContainText('바뀜');
  await page.getByRole('button', { name: '2건 반영' }).click();
  const question = page.getByRole('alertdialog', { name: '기존 자료 1건이 바뀝니다' });
  await expect(question).toContainText(`${itemCd} 단가 100 → 125`);
  expect(await flaws(page)).toEqual([]);
  await question.getByRole('button', { name: '취소' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: '2건 반영' }).click();
  await question.getByRole('button', { name: '2건 반영' }).click();
  await expect(page.getByText('새로 등록 1건 · 바뀜 1건').first()).toBeVisible();
  expect(await flaws(page)).toEqual([]);

  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('main').getByText('2건을 되돌렸습니다.')).toBeVisible();
  await expect(page.getByText('가져왔습니다', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0);
  expect(await sales.get(`rs4/stdinfo/item/${id}`)).toMatchObject({ price: '100' });
  await page.goto(`/rs4/stdinfo/item/${id}`);
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row', { name: /가져오기 되돌림/ })).toContainText('125');
});

test('lines of a quotation come into the open form, to be saved with it', async ({ page }) => {
  const name = word();
  await signIn(page, 'sales2', '/rs4/quot/create');
  await page.getByRole('button', { name: '엑셀 가져오기' }).click();
  const dialog = page.getByRole('dialog', { name: '품목 엑셀 가져오기' });
  const lines = new ExcelJS.Workbook();
  lines.addWorksheet('견적').addRows([
    ['품명', '단위', '수량', '매입단가', '이익률', '모르는 열'],
    [`${name} 정비`, '식', 2, 1000, 0.25, 'x'],
    ['선체 도장', '제곱미터', '많이', 10, null, null],
  ]);
  lines.worksheets[0]!.getCell('E2').numFmt = '0%';
  await chosen(page, '견적.xlsx', lines);
  await dialog.getByRole('button', { name: '미리 검사' }).click();
  await expect(
    dialog.getByText('수량: 숫자가 아닌 글자가 있습니다(1번째 "많"). 숫자로 고치세요.').first(),
  ).toBeVisible();
  expect(await flaws(page)).toEqual([]);
  await dialog.getByRole('gridcell', { name: '많이' }).dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '2행 넣기' }).click();
  await expect(dialog).toHaveCount(0);
  const details = page.getByRole('grid', { name: '품목' });
  await expect(details.getByRole('row', { name: new RegExp(`${name} 정비.*1,250.*2,500`) })).toBeVisible();
  await expect(details.getByRole('row', { name: /선체 도장/ })).toBeVisible();
  // One step back takes them all away.
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(details.getByRole('row', { name: /선체 도장/ })).toHaveCount(0);
});
