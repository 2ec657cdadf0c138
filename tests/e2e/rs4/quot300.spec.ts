/** The estimator's morning: 300 lines from the owner's spreadsheet, put in order, saved, copied, exported, printed and sent. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import type { Values } from '../../../src/core/field.ts';
import { pdfFonts, pdfPages } from '../../support/pdfText.ts';
import { figure, paperFigures } from '../../support/quotDocuments.ts';
import { reckon } from '../../support/quotOracle.ts';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';

interface Quot extends Values {
  readonly id: number;
  readonly version: number;
  readonly quotNo: string;
  readonly stCd: string;
  readonly itemList: readonly Values[];
  readonly respFileList: readonly {
    readonly fileDetailId: number;
    readonly oriFileNm: string;
    readonly refTypeCd: string;
  }[];
}

const grid = (page: Page) => page.getByRole('grid');
/** Columns that show from the left, row number and handle apart. */
const columns = {
  type: 1,
  no: 2,
  work: 3,
  name: 4,
  spec: 5,
  unit: 6,
  qty: 7,
  purchase: 8,
  basis: 9,
  rate: 10,
  price: 11,
};
const cell = (page: Page, row: number, column: keyof typeof columns) =>
  grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${columns[column] + 2}"]`);
const count = (page: Page, rows: number) => expect(grid(page)).toHaveAttribute('aria-rowcount', String(rows + 2));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(page.getByText('저장했습니다')).toBeVisible();

/** A paste as a spreadsheet offers it: text and a table. */
const paste = (page: Page, text: string, html = '') =>
  page.evaluate(
    ([plain, table]) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain!);
      if (table) data.setData('text/html', table);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [text, html],
  );

/** Everything in the grid as the clipboard takes it. */
async function gridText(page: Page): Promise<string> {
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+End');
  await page.keyboard.press('Control+KeyC');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Line `n` of the owner's list: a heading, a price, or a profit rate on the purchase. */
function owned(n: number): Values {
  const words = {
    itemNm: `${['선체 고압수세척', '외판 도장', '해수밸브 분해정비'][n % 3]} ${n}`,
    spec: n % 4 ? `규격 ${n}A` : null,
  };
  if (n % 50 === 0) return { lineTpCd: 'H', itemNm: `제${n / 50 + 1}구역 선체·기관`, spec: null };
  const line = {
    ...words,
    lineTpCd: 'I',
    unitCd: n % 2 ? 'EA' : 'M',
    qty: String(1 + (n % 7)),
    purcPrice: String(900 + n * 11),
  };
  return n % 3 === 0
    ? { ...line, priceBaseCd: 'R', prftRt: '27.50' }
    : { ...line, priceBaseCd: 'P', price: String(1300 + n * 17) };
}
const unitNames: Readonly<Record<string, string>> = { EA: '개', M: '미터' };
const said = (value: unknown) => (value === null || value === undefined ? '' : String(value));
/** As the owner's spreadsheet has it, from the name to the price. */
const asTyped = (line: Values) =>
  [
    ...[
      line['itemNm'],
      line['spec'],
      line['unitCd'] && unitNames[String(line['unitCd'])],
      line['qty'],
      line['purcPrice'],
    ],
    ...[line['priceBaseCd'] && (line['priceBaseCd'] === 'R' ? '이익률' : '단가입력'), line['prftRt'], line['price']],
  ].map(said);

async function started(api: Api, quotTitle: string, lines: readonly Values[] = []): Promise<Quot> {
  const [ships, clients] = await Promise.all([
    api.get<{ content: { id: number }[] }>('rs4/common/ship?keyword=한빛누리'),
    api.get<{ content: { id: number }[] }>('rs4/common/clnt?keyword=북극성'),
  ]);
  const header = { shipId: ships.content[0]!.id, clntId: clients.content[0]!.id, currCd: 'KRW', vatCd: 'TAX10' };
  return api.post<Quot>('rs4/quot', { quotTitle, ...header, insertItemList: lines });
}

/** What was written of a line, as the server stores it. */
const written = (line: Values) =>
  Object.fromEntries(['lineTpCd', 'itemNm', 'spec', 'unitCd'].map((name) => [name, line[name] ?? null]));

const headerOf = { currCd: 'KRW', excRt: '1', excUnit: 1, vatCd: 'TAX10' };

test('300 lines from a spreadsheet to the paper at the customer', async ({ page }) => {
  test.setTimeout(240_000);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = await apiOf(page.request, 'sales2');
  const title = `${word()} 정기수리`;
  const made = await started(api, title);
  const stored = () => api.get<Quot>(`rs4/quot/${made.id}`);
  await signIn(page, 'sales2', `/rs4/quot/${made.id}`);

  // The kinds of the lines as text, then the rest as a spreadsheet's table.
  let lines = Array.from({ length: 300 }, (_, n) => owned(n));
  await press(page, '행 추가');
  await cell(page, 1, 'type').click();
  await paste(page, `${lines.map(({ lineTpCd }) => (lineTpCd === 'H' ? '제목' : '품목')).join('\r\n')}\r\n`);
  await count(page, 300);
  await cell(page, 1, 'name').click();
  const tsv = lines.map((line) => asTyped(line).join('\t')).join('\r\n');
  const table = lines
    .map(
      (line) =>
        `<tr>${asTyped(line)
          .map((text) => `<td>${text}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  await paste(page, `${tsv}\r\n`, `<html><body><table>${table}</table></body></html>`);
  await expect(cell(page, 2, 'price')).toHaveText('1,317');
  await expect(cell(page, 4, 'rate')).toHaveText('27.5');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Put in order: two lines down by two; five out and back again, then two out for good.
  await cell(page, 5, 'name').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  lines = [...lines.slice(0, 4), ...lines.slice(6, 8), ...lines.slice(4, 6), ...lines.slice(8)];
  await expect(cell(page, 7, 'name')).toHaveText(String(lines[6]!['itemNm']));
  await cell(page, 11, 'name').click();
  await cell(page, 15, 'name').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+Delete');
  await count(page, 295);
  await page.keyboard.press('Control+KeyZ');
  await count(page, 300);
  await cell(page, 21, 'name').click();
  await cell(page, 22, 'name').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+Delete');
  await count(page, 298);
  lines = lines.filter((_, n) => n !== 20 && n !== 21);
  const file = {
    name: '수리 사양서.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
  };
  await page.getByRole('region', { name: '첨부' }).locator('input[multiple]').setInputFiles([file]);
  await expect(
    page.getByRole('region', { name: '첨부' }).getByRole('button', { name: '다운로드: 수리 사양서.pdf' }).first(),
  ).toBeVisible();
  await cell(page, 1, 'type').click();
  const before = await gridText(page);
  await page.keyboard.press('Control+KeyS');
  await saved(page);

  // Stored to the won, in this order; opened again it is the same.
  const expected = reckon(headerOf, lines);
  const first = await stored();
  expect(first.itemList.map(written)).toEqual(lines.map(written));
  expect(first.itemList.map(({ sortNo }) => sortNo)).toEqual(lines.map((_, n) => n + 1));
  expect(first.itemList).toMatchObject(expected.lines);
  expect(first).toMatchObject(expected.header);
  await page.reload();
  await cell(page, 1, 'type').click();
  expect(await gridText(page)).toBe(before);
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');

  // The workbook of the grid, cell by cell.
  await page.keyboard.press('Shift+F10');
  const [book] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '엑셀로 내보내기' }).click(),
  ]);
  await compareBook(await book.path(), lines, expected, first.itemList);

  // The paper: every line once with its figures, Hangul and typefaces in the file.
  await press(page, '미리보기');
  const preview = page.getByRole('dialog', { name: new RegExp(made.quotNo) });
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe(`${made.quotNo} ${title} (초안).pdf`);
  const printed = await readFile(await paper.path());
  await comparePaper(printed, lines);
  await preview.getByRole('button', { name: '닫기', exact: true }).click();

  // A copy takes rows and files, and is another quotation.
  await press(page, '복사');
  // The original has as many rows, and nothing to save.
  await expect(page.getByRole('button', { name: '저장', exact: true })).not.toHaveAttribute('aria-disabled', 'true');
  await count(page, 298);
  await page.keyboard.press('Control+KeyS');
  await page.waitForURL((url) => /\/rs4\/quot\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${made.id}`));
  const copy = await api.get<Quot>(`rs4/quot/${page.url().split('/').at(-1)}`);
  expect(copy.quotNo).not.toBe(made.quotNo);
  expect(copy.itemList.map(written)).toEqual(lines.map(written));
  expect(copy).toMatchObject(expected.header);
  expect(copy.respFileList.map(({ oriFileNm }) => oriFileNm)).toEqual(['수리 사양서.pdf']);
  expect(copy.respFileList[0]!.fileDetailId).not.toBe(first.respFileList[0]!.fileDetailId);

  // Sent: what was seen is what is kept.
  await page.goto(`/rs4/quot/${made.id}`);
  await press(page, '견적 작성');
  await expect.poll(async () => (await stored()).stCd).toBe('DRAFT');
  await press(page, '확정');
  await page.getByRole('alertdialog').getByRole('button', { name: '확정', exact: true }).click();
  await expect.poll(async () => (await stored()).stCd).toBe('CONF');
  await expect(page.getByRole('list', { name: '상태' }).getByText('결재중')).toHaveCount(0);
  await press(page, '발송');
  await page.getByRole('dialog').getByRole('button', { name: '발송', exact: true }).click();
  await expect.poll(async () => (await stored()).stCd).toBe('SENT');
  const name = `${made.quotNo} ${title}.pdf`;
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: '첨부' }).getByText(name).click(),
  ]);
  await page.goto(`/rs4/quot/create?copy=${made.id}`);
  await count(page, 298);
  await expect(
    page.getByRole('region', { name: '첨부' }).getByRole('button', { name: '다운로드: 수리 사양서.pdf' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: '첨부' }).getByText(name)).toHaveCount(0);
  const texts = async (bytes: Buffer) => (await pdfPages(bytes)).map((one) => one.lines);
  // Only that it was a draft is said no more.
  const unmarked = (told: readonly string[]) =>
    told.map((line) => line.replace(/(^| \| )초안( (?!\|)|$)/, '$1').replace(/ \| $/, '')).filter(Boolean);
  expect(await texts(await readFile(await kept.path()))).toEqual((await texts(printed)).map(unmarked));
});

async function compareBook(
  path: string,
  lines: readonly Values[],
  expected: ReturnType<typeof reckon>,
  stored: readonly Values[],
): Promise<void> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  const sheet = book.worksheets[0]!;
  const heads = (sheet.getRow(1).values as string[]).slice(1);
  const number = (value: unknown) => Number(value);
  const read = (row: number) =>
    Object.fromEntries(heads.map((head, at) => [head, sheet.getRow(row).getCell(at + 1).value]));
  const rows = lines.map((line, n) => {
    const item = line['lineTpCd'] === 'I';
    const of = expected.lines[n]!;
    return {
      ...{
        구분: item ? '품목' : '제목',
        번호: stored[n]!['lineNo'],
        공종: null,
        품명: line['itemNm'],
        규격: line['spec'],
      },
      ...{
        단위: item ? line['unitCd'] : null,
        수량: item ? number(line['qty']) : null,
        매입단가: number(of['purcPrice']),
      },
      ...{
        기준: line['priceBaseCd'] === 'R' ? '이익률' : '단가입력',
        이익률: number(of['prftRt']),
        단가: number(of['price']),
        금액: number(of['tot']),
      },
      ...{ 할인율: 0, 할인액: 0, 견적금액: number(of['quotAmount']), 부가세: number(of['salesVat']) },
    };
  });
  expect(lines.map((_, n) => read(n + 2))).toEqual(rows);
  expect(read(lines.length + 2)).toMatchObject({
    금액: number(expected.header['tot']),
    견적금액: number(expected.header['quotAmount']),
  });
}

async function comparePaper(bytes: Buffer, lines: readonly Values[]): Promise<void> {
  expect(pdfFonts(bytes).embedded).toBe(2);
  const pages = (await pdfPages(bytes)).map((one) => one.lines);
  const text = pages.flat().map((line) => line.split(' | '));
  const { lines: figures, totals } = paperFigures({ header: headerOf, lines });
  for (const [n, line] of lines.entries()) {
    const found = text.filter((words) => words.includes(String(line['itemNm'])));
    expect(found, String(line['itemNm'])).toHaveLength(1);
    const after = found[0]!.slice(found[0]!.indexOf(String(line['itemNm'])) + 1);
    expect(after.filter((one) => /^[-₩\d]/.test(one))).toEqual(figures[n]);
    if (line['spec']) expect(text.filter(([one]) => one === line['spec'])).toHaveLength(1);
  }
  for (const total of totals)
    expect(
      text.some((words) => words.at(-1) === total),
      total,
    ).toBe(true);
  expect(pages.map((one) => one.at(-1)!.split(' | ').at(-1))).toEqual(
    pages.map((_, n) => `${n + 1} / ${pages.length}`),
  );
}

test('items are loaded several at once, and two people on one quotation lose nothing', async ({ page }) => {
  test.setTimeout(120_000);
  const api = await apiOf(page.request, 'sales2');
  const lines = ['하나', '둘', '셋'].map((itemNm, n): Values => ({
    lineTpCd: 'I',
    itemNm,
    qty: '1',
    price: String(1000 * (n + 1)),
  }));
  const made = await started(api, word(), lines);
  await signIn(page, 'sales2', `/rs4/quot/${made.id}`);
  await cell(page, 2, 'qty').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await cell(page, 3, 'qty').click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await cell(page, 3, 'name').click();
  await press(page, '품목 불러오기');
  const window = page.getByRole('dialog', { name: /품목.*선택/ });
  await window.getByLabel('검색어').fill('개방정비');
  await page.keyboard.press('Enter');
  const boxes = window.getByRole('row').filter({ hasText: '개방정비' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await window.getByRole('button', { name: '확인' }).click();
  // Below the line that has the keyboard; the row that Enter made stays the last one.
  await count(page, 6);
  await expect(cell(page, 4, 'name')).toHaveText(/개방정비/);
  await expect(cell(page, 4, 'price')).not.toHaveText('');
  await expect(cell(page, 4, 'unit')).not.toHaveText('');

  // A colleague changes one of the same cells and another one, and saves first.
  const colleague = await apiOf(page.request, 'admin2');
  const [, second, third] = made.itemList;
  await colleague.patch(`rs4/quot/${made.id}`, {
    version: made.version,
    placeTxt: '감천 3부두',
    updateItemList: [
      { id: second!['id'], qty: '9' },
      { id: third!['id'], price: '4500' },
    ],
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', { name: '다른 사용자가 먼저 수정했습니다.' });
  const qty = dialog.getByRole('row', { name: /^수량/ });
  await qty
    .getByRole('radio', { name: /^5/ })
    .or(qty.getByRole('radio', { name: / 5/ }))
    .first()
    .check();
  await dialog.getByRole('button', { name: '고른 값으로 저장' }).click();
  await saved(page);
  const after = await api.get<Quot>(`rs4/quot/${made.id}`);
  expect(after).toMatchObject({ placeTxt: '감천 3부두' });
  expect(after.itemList).toHaveLength(5);
  expect(after.itemList.slice(0, 3).map((line) => [line['itemNm'], line['qty'], line['price'], line['tot']])).toEqual([
    ['하나', '1', '1000', '1000'],
    ['둘', '5', '2000', '10000'],
    ['셋', '7', '4500', '31500'],
  ]);
  const items = after.itemList.slice(3);
  for (const line of items) expect(line['itemId']).toEqual(expect.any(Number));
  await expect(page.getByText(figure(String(after['sumAmount']))).first()).toBeVisible();
});
