/** Grids below grids: the chosen row of one filters the other. Over a sample resource, in a server and a build of its own. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveSample } from '../../below/served.ts';
import type { SampleServed } from '../../below/served.ts';
import { logIn, takeTokens } from '../support/session.ts';

interface Row {
  readonly id: number;
  readonly sortNo: number;
  readonly lanRow?: number;
  readonly [field: string]: unknown;
}
interface Declared {
  readonly id: number;
  readonly version: number;
  readonly lanList: readonly Row[];
  readonly modelList: readonly Row[];
}

let served: SampleServed;
let token: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  served = await serveSample();
  token = (await logIn('admin2', served.origin)).accessToken;
});
test.afterAll(() => served.stop());

async function call(method: string, path: string, body?: unknown): Promise<Declared> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${served.origin}/api/shipwork/impDecl${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  expect(answer.ok, said).toBe(true);
  return JSON.parse(said) as Declared;
}

const lans = [
  { uid: 'a', hsCd: '8487100000', dealNm: 'PROP BLADE', qty: 2, amt: '7200' },
  { uid: 'b', hsCd: '8483309999', dealNm: 'STERN BUSH', qty: 12, amt: '3600' },
  { uid: 'c', hsCd: '8484200000', dealNm: 'SEAL RING', qty: 6, amt: '1200' },
];
const models = [
  { lanRowUid: 'b', modelNm: 'BUSH FWD', qty: 4, amt: '1680' },
  { lanRowUid: 'a', modelNm: 'BLADE', qty: 2, amt: '7200' },
  { lanRowUid: 'b', modelNm: 'BUSH AFT', qty: 4, amt: '1520' },
];

/** A declaration, opened. */
async function opened(page: Page, rows: object = { insertLanList: lans, insertModelList: models }): Promise<Declared> {
  const made = await call('POST', '', { blNo: 'DEMO2611', ...rows });
  await open(page, made.id);
  return made;
}
async function open(page: Page, id: number): Promise<void> {
  await served.over(page.context());
  await takeTokens(page.context(), await logIn('admin2', served.origin));
  await page.goto(`${served.origin}/shipwork/impDecl/${id}`);
  await expect(page.locator('.hg-lower')).toBeVisible();
}
const stored = (id: number) => call('GET', `/${id}`);
/** Names of the rows below each line, in their order. */
const below = ({ lanList, modelList }: Declared) =>
  lanList.map((lan) => modelList.filter(({ lanRow }) => lanRow === lan.id).map(({ modelNm }) => modelNm));

const upper = (page: Page) => page.getByRole('grid', { name: '란', exact: true });
const lower = (page: Page) => page.getByRole('grid', { name: /의 규격$/ });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
const shown = (page: Page) =>
  lower(page).locator('[role=row]:not(.rdg-header-row, .rdg-summary-row) [aria-colindex="3"]').allInnerTexts();
const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다').first()).toBeVisible();
};
const question = (page: Page) => page.getByRole('alertdialog', { name: '딸린 행도 함께 삭제하시겠습니까?' });

test('the row with the keyboard above is the one whose rows show below, also by keys from below', async ({ page }) => {
  await opened(page);
  await expect(lower(page)).toHaveAccessibleName('란 1의 규격');
  await expect.poll(() => shown(page)).toEqual(['BLADE']);
  await cell(page, 'STERN BUSH').click();
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect.poll(() => shown(page)).toEqual(['BUSH FWD', 'BUSH AFT']);
  await expect(page.locator('.hg-lower')).toContainText('이 란의 규격만 표시 · 전체 3행');
  await expect(lower(page).locator('.rdg-summary-row')).toContainText('3,200');
  await page.keyboard.press('ArrowUp');
  await expect(lower(page)).toHaveAccessibleName('란 1의 규격');
  // From below: the keyboard stays there, through a row that has none.
  await cell(page, 'BLADE').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect(cell(page, 'BUSH FWD').and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lower(page)).toHaveAccessibleName('란 3의 규격');
  await expect(page.getByText('란 3의 규격이 없습니다.', { exact: false })).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 'BUSH FWD').and(page.locator(':focus-within'))).toBeVisible();
  await page.getByRole('button', { name: '다음 란' }).click();
  await expect(lower(page)).toHaveAccessibleName('란 3의 규격');
});

test('what is being typed stays when another row is chosen', async ({ page }) => {
  const made = await opened(page);
  await cell(page, 'STERN BUSH').click();
  await cell(page, 'BUSH AFT').click();
  await page.keyboard.type('BUSH MID');
  await cell(page, 'PROP BLADE').click();
  await expect.poll(() => shown(page)).toEqual(['BLADE']);
  await page.keyboard.type('PROPELLER');
  await page.keyboard.press('ArrowDown');
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect.poll(() => shown(page)).toEqual(['BUSH FWD', 'BUSH MID']);
  await save(page);
  const after = await stored(made.id);
  expect(below(after)).toEqual([['BLADE'], ['BUSH FWD', 'BUSH MID'], []]);
  expect(after.lanList[0]).toMatchObject({ dealNm: 'PROPELLER' });
});

test('who only reads goes through the rows by the same keys, and hears and sees whose they are', async ({ page }) => {
  const made = await opened(page);
  const found = await new AxeBuilder({ page }).include('.hg-stack').include('.hg-tabs').analyze();
  expect(found.violations).toEqual([]);
  await page.goto(`${served.origin}/shipwork/impDecl/${made.id}/show`);
  await cell(page, 'BLADE').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect(cell(page, 'BUSH FWD').and(page.locator(':focus-within'))).toBeVisible();
  await expect(page.getByRole('button', { name: '규격 추가' })).toHaveCount(0);
});

test('a draft of rows below new ones is laid back with its links', async ({ page }) => {
  const made = await opened(page);
  await cell(page, '8484200000').click();
  await page.getByRole('button', { name: '란 추가' }).click();
  await page.keyboard.type('8412000000');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '규격 추가' }).click();
  await page.keyboard.type('PUMP 1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.hg-stat')).toContainText('추가 2');
  // Kept a moment after the last key.
  await page.waitForTimeout(3000);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '되살리기' }).click();
  await expect(page.locator('.hg-stat')).toContainText('추가 2');
  await save(page);
  expect(below(await stored(made.id))).toEqual([['BLADE'], ['BUSH FWD', 'BUSH AFT'], [], ['PUMP 1']]);
});

test('rows typed, pasted and copied below belong to the chosen row, also to one that is new', async ({ page }) => {
  const made = await opened(page);
  await cell(page, '8484200000').click();
  await page.getByRole('button', { name: '규격 추가' }).click();
  await page.keyboard.type('RING A');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '란 추가' }).click();
  await page.keyboard.type('8412000000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PUMP');
  await page.keyboard.press('Tab');
  await expect(lower(page)).toHaveAccessibleName('란 4의 규격');
  await page.getByRole('button', { name: '규격 추가' }).click();
  // Enter would go on in its row; the next row is asked for.
  await page.keyboard.type('PUMP 1');
  await page.keyboard.press('Control+Enter');
  await lower(page).evaluate((grid) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'PUMP 2\nPUMP 3');
    const place = grid.querySelector('[aria-selected=true]') ?? grid;
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => shown(page)).toEqual(['PUMP 1', 'PUMP 2', 'PUMP 3']);
  await cell(page, 'PUMP 3').click();
  await page.keyboard.press('Control+Shift+d');
  await save(page);
  const after = await stored(made.id);
  expect(below(after)).toEqual([
    ['BLADE'],
    ['BUSH FWD', 'BUSH AFT'],
    ['RING A'],
    ['PUMP 1', 'PUMP 2', 'PUMP 3', 'PUMP 3'],
  ]);
  // What was chosen stays so once it is saved.
  await expect(lower(page)).toHaveAccessibleName('란 4의 규격');
});

test('a row is deleted with those below it after a question, and comes back with them in one step', async ({
  page,
}) => {
  const made = await opened(page);
  await cell(page, 'STERN BUSH').click();
  await page.keyboard.press('Control+Delete');
  await expect(question(page)).toContainText('2행이 함께 삭제됩니다');
  await question(page).getByRole('button', { name: '취소' }).click();
  await expect(upper(page).locator('.hg-row--deleted')).toHaveCount(0);
  await page.keyboard.press('Control+Delete');
  await question(page).getByRole('button', { name: '삭제' }).click();
  await expect(upper(page).locator('.hg-row--deleted')).toHaveCount(1);
  await expect(lower(page).locator('.hg-row--deleted')).toHaveCount(2);
  await expect(page.locator('.hg-stat')).toContainText('삭제 3');
  await cell(page, 'STERN BUSH').click();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.hg-row--deleted')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(page.locator('.hg-row--deleted')).toHaveCount(3);
  // Its own deletion taken back brings back those that went along, without a question.
  await cell(page, 'STERN BUSH').click();
  await page.keyboard.press('Control+Delete');
  await expect(page.locator('.hg-row--deleted')).toHaveCount(0);
  await page.keyboard.press('Control+Delete');
  await question(page).getByRole('button', { name: '삭제' }).click();
  await save(page);
  expect(below(await stored(made.id))).toEqual([['BLADE'], []]);
});

test('a copy of a row brings copies of those below it', async ({ page }) => {
  const made = await opened(page);
  await cell(page, 'STERN BUSH').click();
  await page.keyboard.press('Control+Shift+d');
  await expect(lower(page)).toHaveAccessibleName('란 3의 규격');
  await expect.poll(() => shown(page)).toEqual(['BUSH FWD', 'BUSH AFT']);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.hg-stat')).toContainText('규격 3행');
  await page.keyboard.press('Control+y');
  await save(page);
  expect(below(await stored(made.id))).toEqual([['BLADE'], ['BUSH FWD', 'BUSH AFT'], ['BUSH FWD', 'BUSH AFT'], []]);
});

test('rows move among those that show', async ({ page }) => {
  const made = await opened(page);
  await cell(page, 'STERN BUSH').click();
  await cell(page, 'BUSH AFT').click();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect.poll(() => shown(page)).toEqual(['BUSH AFT', 'BUSH FWD']);
  await save(page);
  expect(below(await stored(made.id))).toEqual([['BLADE'], ['BUSH AFT', 'BUSH FWD'], []]);
});

test('what is wrong in rows that do not show is marked above, and the way leads to its cell', async ({ page }) => {
  await opened(page);
  await cell(page, 'STERN BUSH').click();
  await cell(page, 'BUSH AFT').click();
  await page.keyboard.press('Delete');
  await cell(page, 'PROP BLADE').click();
  await page.keyboard.press('Control+s');
  // The keyboard comes to the first wrong cell.
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect(lower(page).locator('.hg-cell--bad:focus-within')).toHaveCount(1);
  await expect(page.getByRole('alert').getByRole('button')).toContainText('란 2행 규격 2행');
  await cell(page, 'PROP BLADE').click();
  await expect(upper(page).getByRole('img', { name: '아래 표에 오류 1건' })).toHaveCount(1);
  await page.getByRole('alert').getByRole('button').click();
  await expect(lower(page)).toHaveAccessibleName('란 2의 규격');
  await expect(lower(page).locator('.hg-cell--bad:focus-within')).toHaveCount(1);
  await cell(page, 'PROP BLADE').click();
  await page.locator('.hg-stat').getByRole('button').click();
  await expect(lower(page).locator('.hg-cell--bad:focus-within')).toHaveCount(1);
});

test('without a row above nothing is added below, and it says what to do', async ({ page }) => {
  await opened(page, {});
  const add = page.getByRole('button', { name: '규격 추가' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('위 표에 행이 없습니다.', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: '란 추가' }).click();
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the sheet of a row has the rows below it', async ({ page }) => {
    const made = await call('POST', '', { blNo: 'DEMO2611', insertLanList: lans, insertModelList: models });
    await served.over(page.context());
    await takeTokens(page.context(), await logIn('admin2', served.origin));
    await page.goto(`${served.origin}/shipwork/impDecl/${made.id}?tab=0`);
    await page.getByRole('button', { name: /STERN BUSH/ }).click();
    const line = page.getByRole('dialog', { name: '란', exact: true });
    await expect(line.getByRole('button', { name: /BUSH (FWD|AFT)/ })).toHaveCount(2);
    await line.getByRole('button', { name: '규격 추가' }).click();
    const model = page.getByRole('dialog', { name: '란 2의 규격' });
    await model.getByRole('textbox', { name: /모델 및 규격/ }).fill('BUSH MID');
    await model.getByRole('button', { name: '확인' }).click();
    await expect(line.getByRole('button', { name: /BUSH MID/ })).toBeVisible();
    await line.getByRole('button', { name: '확인' }).click();
    await save(page);
    expect(below(await stored(made.id))).toEqual([['BLADE'], ['BUSH FWD', 'BUSH AFT', 'BUSH MID'], []]);
  });
});
