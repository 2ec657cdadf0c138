import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';

interface Row {
  readonly sortNo: number;
  readonly [field: string]: unknown;
}
interface Made {
  readonly id: number;
  readonly version: number;
}

const grid = (page: Page) => page.getByRole('grid');
/** A cell of the data, rows and columns from 1; row number and handle stand before them. */
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column + 2}"]`);
const textsOf = async (page: Page, row: number, columns: readonly number[]) =>
  Promise.all(columns.map((column) => cell(page, row, column).innerText()));
/** The keyboard is in this cell: in the box that waits in it, or on the cell. */
const hasKeyboard = (page: Page, row: number, column: number) =>
  expect(cell(page, row, column).and(page.locator(':focus-within'))).toBeVisible();
const saved = (page: Page) => expect(page.getByText('저장했습니다')).toBeVisible();
const status = (page: Page) => page.locator('.hg-stat');

/** The same key many times, each where the keyboard is, with no frame between. */
const quickly = (page: Page, key: string, times: number) =>
  page.evaluate(
    async ([pressed, count]) => {
      for (let n = 0; n < count; n += 1) {
        const at = document.activeElement!;
        at.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: pressed,
            code: `Key${pressed.toUpperCase()}`,
            ctrlKey: true,
            bubbles: true,
            cancelable: true,
          }),
        );
        await Promise.resolve();
      }
    },
    [key, times] as const,
  );

/** A foreign customer with contacts of these names, opened. */
async function contacts(page: Page, names: readonly string[], more: Record<string, unknown> = {}) {
  const api = await apiOf(page.request, 'sales2');
  const made = await api.post<Made>('rs4/clnt', {
    clntNm: word(),
    clntNmEn: 'Demo',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    insertChargerList: names.map((chargerNm, i) => ({ chargerNm, mainYn: i === 0 ? 'Y' : 'N', ...more })),
  });
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  return { api, made, rows: async () => (await api.get<{ chargerList: Row[] }>(`rs4/clnt/${made.id}`)).chargerList };
}

async function item(page: Page, rows: readonly Record<string, unknown>[] = []) {
  const api: Api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number }[] }>('rs4/clnt/list?keyword=북극성&size=1');
  const made = await api.post<Made>('rs4/stdinfo/item', {
    itemTpCd: 'L',
    itemNm: word(),
    unitCd: 'EA',
    insertPriceList: rows.map((row) => ({ clntId: content[0]!.id, fromDt: '2026-11-20', currCd: 'KRW', ...row })),
  });
  await signIn(page, 'sales2', `/rs4/stdinfo/item/${made.id}`);
  return { api, rows: async () => (await api.get<{ priceList: Row[] }>(`rs4/stdinfo/item/${made.id}`)).priceList };
}

/** A paste as a spreadsheet offers it: text and a table. */
const paste = (page: Page, text: string, html = '') =>
  page.evaluate(
    ([plain, table]) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain!);
      if (table) data.setData('text/html', table);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [text, html],
  );

const compose = async (cdp: CDPSession, ...steps: string[]) => {
  for (const text of steps)
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
};
const process229 = (code: string) =>
  ({ type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process', code }) as const;

test('Hangul composes from its first key, with key events or without, and Enter inside it commits nothing', async ({
  page,
}) => {
  await contacts(page, ['가담당', '나담당']);
  const cdp = await page.context().newCDPSession(page);
  // An input method that tells of its keys.
  await cell(page, 1, 3).click();
  for (const [code, ...steps] of [
    ['KeyR', 'ㄱ', '가'],
    ['KeyS', 'ㄴ', '나'],
    ['KeyE', 'ㄷ', '다'],
  ] as const) {
    await cdp.send('Input.dispatchKeyEvent', process229(code));
    await compose(cdp, ...steps);
    if (steps.at(-1) !== '다') await cdp.send('Input.insertText', { text: steps.at(-1)! });
  }
  await cdp.send('Input.dispatchKeyEvent', process229('Enter'));
  await expect(grid(page).getByRole('textbox')).toHaveValue('가나다');
  await cdp.send('Input.insertText', { text: '다' });
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 3)).toHaveText('가나다');
  await hasKeyboard(page, 2, 3);
  // One that tells of compositions only, over a cell that is filled.
  await cell(page, 2, 1).click();
  await compose(cdp, 'ㄱ', '가');
  await cdp.send('Input.insertText', { text: '가' });
  await compose(cdp, 'ㄴ', '나');
  await cdp.send('Input.insertText', { text: '나' });
  await compose(cdp, 'ㄷ', '다');
  await cdp.send('Input.insertText', { text: '다' });
  await page.keyboard.press('Tab');
  await expect(cell(page, 2, 1)).toHaveText('가나다');
});

test('the keys of a spreadsheet, without the pointer', async ({ page }) => {
  await contacts(page, ['가담당', '나담당', '다담당', '라담당']);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+End');
  await hasKeyboard(page, 4, 10);
  await page.keyboard.press('Control+Home');
  await hasKeyboard(page, 1, 1);
  await page.keyboard.press('Control+ArrowDown');
  await hasKeyboard(page, 4, 1);
  await page.keyboard.press('End');
  await hasKeyboard(page, 4, 10);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await hasKeyboard(page, 1, 1);
  // Typing replaces, Tab goes on, Enter comes back below where Tab began.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Ga');
  await page.keyboard.press('Tab');
  await page.keyboard.type('공무팀');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 2, 2);
  expect(await textsOf(page, 1, [2, 3])).toEqual(['Ga', '공무팀']);
  // F2 opens the text; arrows stay inside, Escape gives it back.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 2)).toHaveText('Ga');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 1, 2)).toHaveText('Gxa');
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 2)).toHaveText('');
  // Rows: insert, duplicate, move, delete; then everything is taken back, step by step.
  await page.keyboard.press('Home');
  await page.keyboard.press('Insert');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await page.keyboard.type('새 담당');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Control+Shift+KeyD');
  await hasKeyboard(page, 2, 1);
  await expect(cell(page, 2, 1)).toHaveText('새 담당');
  await page.keyboard.press('Alt+ArrowDown');
  await hasKeyboard(page, 3, 1);
  await expect(cell(page, 2, 1)).toHaveText('가담당');
  await page.keyboard.press('Control+Delete');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await page.keyboard.press('Control+Enter');
  await hasKeyboard(page, 6, 1);
  // Faster than any frame is drawn: rows vanish under the keyboard, and no step is lost.
  await quickly(page, 'z', 10);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  expect(await textsOf(page, 1, [1, 2, 3])).toEqual(['가담당', '', '']);
  await expect(page.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true');
  await quickly(page, 'y', 10);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '7');
});

test('cells with a list leave arrows to the grid, open by Alt Down, and the last row grows', async ({ page }) => {
  await item(page, [{ price: '1000' }, { price: '2000' }]);
  const list = page.getByRole('listbox');
  // Currency: arrows move and extend, nothing opens.
  await cell(page, 1, 3).click();
  await page.keyboard.press('ArrowDown');
  await hasKeyboard(page, 2, 3);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(status(page)).toContainText('선택 2×1');
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await hasKeyboard(page, 1, 3);
  // Opened, chosen by arrows and Enter: taken.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list).toBeVisible();
  await page.getByRole('option', { name: '미국 달러' }).waitFor();
  await page.keyboard.type('미국');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 3)).toHaveText('USD');
  await hasKeyboard(page, 2, 3);
  // Escape closes the list, then gives the cell back.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 3)).toHaveText('KRW');
  await hasKeyboard(page, 2, 3);
  // A reference opens by the same keys; the first choice is taken by an arrow and Enter.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await hasKeyboard(page, 1, 1);
  await expect(list).toBeHidden();
  // Enter in the last row and Tab in its last cell make a row, but none below one that is still empty.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await hasKeyboard(page, 3, 1);
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
  await page.keyboard.press('End');
  await page.keyboard.type('비고');
  await page.keyboard.press('Tab');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  await hasKeyboard(page, 4, 1);
  await expect(cell(page, 3, 6)).toHaveText('비고');
});

test('ranges are drawn, reached by shift, counted, cleared and filled', async ({ page }) => {
  const { rows } = await item(page, [{ price: '1000' }, { price: '2000' }, { price: '0' }, { price: '0' }]);
  const [from, to] = [await cell(page, 1, 4).boundingBox(), await cell(page, 2, 4).boundingBox()];
  await page.mouse.move(from!.x + 20, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(status(page)).toHaveText(/선택 2×1\s*합계 3,000\s*평균 1,500$/);
  // The handle goes on with the series.
  const handle = await page.locator('.hg-range__handle').boundingBox();
  const end = await cell(page, 4, 4).boundingBox();
  await page.mouse.move(handle!.x + 4, handle!.y + 4);
  await page.mouse.down();
  await page.mouse.move(end!.x + 20, end!.y + 15, { steps: 4 });
  await page.mouse.up();
  await expect(cell(page, 4, 4)).toHaveText('4,000');
  await expect(cell(page, 3, 4)).toHaveText('3,000');
  await cell(page, 1, 2).click();
  await page.keyboard.type('20261201');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+KeyD');
  await expect(cell(page, 4, 2)).toHaveText('2026-12-01');
  // Typed over a range, Ctrl Enter fills it; over one cell it adds a row, as before.
  const count = await grid(page).getByRole('row').count();
  await cell(page, 2, 5).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  for (const row of [2, 3, 4]) await expect(cell(page, row, 5)).toHaveText('7.00');
  await expect(grid(page).getByRole('row')).toHaveCount(count);
  await page.keyboard.press('Control+KeyZ');
  await page.keyboard.press('Control+KeyZ');
  await cell(page, 2, 4).click();
  await cell(page, 3, 5).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  await expect(cell(page, 3, 4)).toHaveText('');
  await page.keyboard.press('Control+KeyZ');
  await expect(cell(page, 3, 4)).toHaveText('3,000');
  // To the right, and rows: only what is chosen.
  await cell(page, 2, 4).click();
  await cell(page, 3, 5).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+KeyR');
  await expect(cell(page, 3, 5)).toHaveText('3,000.00');
  for (const [row, text] of [
    [1, ''],
    [2, '2,000.00'],
    [4, ''],
  ] as const)
    await expect(cell(page, row, 5)).toHaveText(text);
  await page.keyboard.press('Control+KeyZ');
  await expect(cell(page, 3, 5)).toHaveText('');
  await cell(page, 2, 4).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Delete');
  const gone = grid(page).locator('.hg-row--deleted');
  await expect(gone).toHaveCount(2);
  await expect(gone.first()).toContainText('2,000');
  await expect(gone.last()).toContainText('3,000');
  await page.keyboard.press('Control+KeyZ');
  await expect(gone).toHaveCount(0);
  await page.keyboard.press('Control+KeyS');
  await saved(page);
  expect((await rows()).map((row) => [row['fromDt'], row['price']])).toEqual([
    ['2026-12-01', '1000'],
    ['2026-12-01', '2000'],
    ['2026-12-01', '3000'],
    ['2026-12-01', '4000'],
  ]);
});

test('cells go through the real clipboard as text and table, and come back with their meaning', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { rows } = await item(page, [{ price: '1000', currCd: 'USD' }, {}]);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+KeyC');
  const clipboard = await page.evaluate(async () => {
    const [first] = await navigator.clipboard.read();
    const read = async (type: string) => (await first!.getType(type)).text();
    return { text: await read('text/plain'), html: await read('text/html') };
  });
  expect(clipboard.text).toBe('북극성데모해운(주)\t2026-11-20\tUSD\t1,000\t\t');
  expect(clipboard.html).toContain('<td');
  await cell(page, 2, 1).click();
  await page.keyboard.press('Control+KeyV');
  await expect(cell(page, 2, 3)).toHaveText('USD');
  // Cut and paste below the last row adds one.
  await cell(page, 1, 4).click();
  await page.keyboard.press('Control+KeyX');
  await expect(cell(page, 1, 4)).toHaveText('');
  await cell(page, 2, 1).click();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Control+KeyC');
  await page.keyboard.press('Control+Enter');
  await hasKeyboard(page, 3, 1);
  await page.keyboard.press('Control+KeyV');
  await expect(cell(page, 3, 4)).toHaveText('1,000');
  // A day in short is the nearest one, in the cell as in the form.
  await cell(page, 3, 2).click();
  await page.keyboard.type('1127');
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 2)).toHaveText('2026-11-27');
  await page.keyboard.press('Control+KeyS');
  await saved(page);
  expect((await rows()).map((row) => [row['clntNm'], row['currCd'], row['price']])).toEqual([
    ['북극성데모해운(주)', 'USD', null],
    ['북극성데모해운(주)', 'USD', '1000'],
    ['북극성데모해운(주)', 'USD', '1000'],
  ]);
});

test('300 rows of a spreadsheet are pasted at once, taken back in one step, and saved in their order', async ({
  page,
}) => {
  const { rows } = await contacts(page, ['가담당']);
  const lines = Array.from({ length: 300 }, (_, i) =>
    [`담당 ${i + 1}`, `Person ${i + 1}`, '"공무\n1팀"', '과장', `02-1234-${String(i).padStart(4, '0')}`].join('\t'),
  );
  await cell(page, 1, 1).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await hasKeyboard(page, 2, 1);
  await paste(page, `${lines.join('\r\n')}\r\n`, `<table>${'<tr><td>nothing</td></tr>'.repeat(2)}</table>`);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '302');
  await expect(status(page)).toContainText('추가 300');
  await page.keyboard.press('Control+KeyZ');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '302');
  await page.keyboard.press('Control+KeyS');
  await saved(page);
  const stored = await rows();
  expect(stored.map((row) => row.sortNo)).toEqual(Array.from({ length: 301 }, (_, i) => i + 1));
  expect(stored[300]).toMatchObject({ chargerNm: '담당 300', chargerNmEn: 'Person 300', telNo: '02-1234-0299' });
  await expect(page.getByRole('button', { name: '실행 취소' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row').filter({ hasText: '붙여넣기' })).not.toHaveCount(0);
});

test('a table that does not fit is shown first; wrong cells stay marked and nothing else is lost', async ({ page }) => {
  await item(page, [{ price: '7' }]);
  await cell(page, 1, 1).click();
  await paste(
    page,
    '없는회사\t2026-02-30\t달러화\t많이\t1.5\t비고\t넘침\n북극성데모해운(주)\t2026/1/5\tKRW\t₩1,000\t(2.5)\t둘째',
  );
  const window = page.getByRole('dialog', { name: '붙여넣기 확인' });
  await expect(window).toContainText('값이 올바르지 않은 칸 4');
  await expect(window).toContainText('자리가 없는 열 1');
  await expect(window).toContainText('새로 추가되는 행 1');
  await expect(window.getByRole('cell', { name: /없는회사/ })).toHaveClass(/--bad/);
  await window.getByRole('button', { name: '취소' }).click();
  await expect(cell(page, 1, 4)).toHaveText('7');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await paste(
    page,
    '없는회사\t2026-02-30\t달러화\t많이\t1.5\t비고\n북극성데모해운(주)\t2026/1/5\tKRW\t₩1,000\t(2.5)\t둘째',
  );
  await window.getByRole('button', { name: '12칸 붙여넣기' }).click();
  await expect(page.getByText(/2행, 12칸을 붙여 넣었습니다. 고쳐야 할 칸: 4칸/)).toBeAttached();
  await expect(cell(page, 1, 5)).toHaveText('1.50');
  expect(await textsOf(page, 2, [1, 2, 3, 4, 5, 6])).toEqual([
    '북극성데모해운(주)',
    '2026-01-05',
    'KRW',
    '1,000',
    '−2.50',
    '둘째',
  ]);
  for (const column of [1, 2, 3, 4]) await expect(cell(page, 1, column)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 1, 1)).toContainText('없는회사');
  await cell(page, 1, 2).click();
  await expect(page.getByRole('tooltip')).toHaveText('날짜 형식이 올바르지 않습니다.');
  // Without the wrong ones: the rest lands alone.
  await page.keyboard.press('Control+KeyZ');
  await cell(page, 1, 3).click();
  await paste(page, '달러화\t9');
  await window.getByLabel('올바르지 않은 값도 넣고 오류로 표시').click();
  await window.getByRole('button', { name: '1칸 붙여넣기' }).click();
  expect(await textsOf(page, 1, [3, 4])).toEqual(['KRW', '9']);
  await expect(cell(page, 1, 3)).not.toHaveAttribute('aria-invalid');
});

test('what the server refuses brings the keyboard to the very cell', async ({ page }) => {
  const { api, made } = await contacts(
    page,
    Array.from({ length: 60 }, (_, i) => `담당${i + 1}`),
  );
  // The row goes away behind the person's back: only the server can tell.
  await page.route(`**/api/rs4/clnt/${made.id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const body = route.request().postDataJSON() as { updateChargerList: { id: number }[] };
    return route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({
        code: 'E_VALID',
        status: 400,
        message: '입력 내용을 확인하세요.',
        errors: [
          {
            code: 'E_PATTERN',
            grid: 'charger',
            row: 0,
            uid: String(body.updateChargerList[0]!.id),
            field: 'email',
            message: '이메일을 확인하세요.',
          },
        ],
      }),
    });
  });
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.type('바뀐 담당');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+KeyS');
  await hasKeyboard(page, 60, 7);
  await expect(cell(page, 60, 7)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('tooltip')).toHaveText('이메일을 확인하세요.');
  await expect(cell(page, 60, 1)).toHaveText('바뀐 담당');
  expect((await api.get<{ chargerList: Row[] }>(`rs4/clnt/${made.id}`)).chargerList).toHaveLength(60);
});

test('words are found with their initial consonants, one after the other', async ({ page }) => {
  await contacts(page, ['가담당', '나영업', '가공무', '다담당']);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+KeyF');
  const search = grid(page).page().getByRole('search', { name: '표에서 찾기' });
  await search.getByRole('textbox').fill('ㄷㄷ');
  await expect(search.getByRole('status')).toHaveText('1/2');
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText('2/2');
  await expect(cell(page, 4, 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await hasKeyboard(page, 4, 1);
  await expect(search).toBeHidden();
});

test('columns are hidden, frozen and kept for the person; the menu opens at the pointer and by keys', async ({
  page,
}) => {
  await contacts(page, ['가담당', '나담당']);
  await cell(page, 1, 3).click({ button: 'right' });
  const menu = page.getByRole('menu', { name: '담당자' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await menu.getByRole('menuitem', { name: '열 숨기기' }).click();
  await expect(page.getByRole('columnheader', { name: '부서' })).toBeHidden();
  await cell(page, 1, 2).click();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: '이 열까지 고정' }).click();
  await expect(cell(page, 1, 2)).toHaveCSS('position', 'sticky');
  await page.reload();
  await expect(cell(page, 1, 2)).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('columnheader', { name: '부서' })).toBeHidden();
  await page.getByRole('button', { name: '열 설정' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: '부서' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '기본 열로 되돌리기' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: '부서' })).toBeVisible();
  await expect(cell(page, 1, 2)).not.toHaveCSS('position', 'sticky');
});

test('a table whose first line names columns goes into those, wherever the keyboard stands', async ({ page }) => {
  await contacts(page, ['가담당', '나담당'], { deptNm: '공무' });
  await cell(page, 1, 3).click();
  await paste(page, '휴대전화\t담당자명 *\n010-0000-0101\t다담당\n010-0000-0102\t라담당');
  await expect(cell(page, 1, 1)).toHaveText('다담당');
  await expect(cell(page, 2, 1)).toHaveText('라담당');
  const phone = await grid(page).getByRole('columnheader', { name: '휴대전화' }).getAttribute('aria-colindex');
  for (const [row, number] of [
    [1, '010-0000-0101'],
    [2, '010-0000-0102'],
  ] as const)
    await expect(cell(page, row, Number(phone) - 2)).toHaveText(number);
  // What lies between stays as it was.
  await expect(cell(page, 1, 3)).toHaveText('공무');
  // One known head among others is one, too; whoever says it is none has a row more.
  await paste(page, '메모\t담당자명\n급함\t마담당');
  const question = page.getByRole('dialog', { name: '붙여넣기 확인' });
  const heads = question.getByLabel('첫 행은 열 제목');
  await expect(heads).toBeChecked();
  await expect(question).toContainText('표에 보이지 않아 붙여 넣지 않는 열 (메모) 1');
  await heads.click();
  await expect(question.getByRole('row')).toHaveCount(3);
  await heads.click();
  await question.getByRole('button', { name: '1칸 붙여넣기' }).click();
  await expect(cell(page, 1, 1)).toHaveText('마담당');
  await expect(page.getByText('1행, 1칸을 붙여 넣었습니다. 첫 행은 열 제목으로 읽었습니다')).toBeAttached();
  // A single word is a value unless it names the column it is pasted into.
  await cell(page, 1, 3).click();
  await paste(page, '담당자명\n기관');
  await expect(cell(page, 1, 3)).toHaveText('담당자명');
  await expect(cell(page, 2, 3)).toHaveText('기관');
});

test('names of the other language come from rows that know them', async ({ page }) => {
  await contacts(page, ['백예시', '김담당', '백예시']);
  await cell(page, 1, 2).click();
  await page.keyboard.type('Baek Yesi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '다른 언어 이름 채우기' }).click();
  await expect(cell(page, 3, 2)).toHaveText('Baek Yesi');
  await expect(cell(page, 2, 2)).toHaveText('');
});

test('a grid lets the keyboard out, tells what it does, and has no fault a checker finds', async ({ page }) => {
  await contacts(page, ['가담당', '나담당']);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+KeyA');
  await expect(page.locator('.hg-grid [aria-live]')).toContainText('2행 10열 선택됨');
  const faults = async () =>
    (await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()).violations.map(
      ({ id, nodes }) => [id, nodes[0]?.html],
    );
  expect(await faults()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hg-grid [aria-live]')).toContainText('Ctrl F6을 누르면 표 밖으로 이동합니다');
  // Pressed once too often it takes nobody out: Tab goes on to the next cell.
  await page.keyboard.press('Tab');
  await hasKeyboard(page, 1, 2);
  await page.keyboard.press('Control+F6');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
  await cell(page, 2, 1).click();
  await page.keyboard.press('F2');
  expect(await faults()).toEqual([]);
});

test('an error names its row by the number that stands beside it, also below a row that is to be deleted', async ({
  page,
}) => {
  await contacts(page, ['가담당', '나담당', '다담당']);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+Delete');
  await expect(page.getByText('삭제된 행')).toBeAttached();
  await cell(page, 3, 1).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert', { name: /입력 오류/ })).toContainText('3행 담당자명');
  await expect(grid(page).locator('[role=row][aria-rowindex="4"] [role=gridcell]').first()).toHaveText('3변경된 행');
});

test('who may only read copies and finds, and changes nothing', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const api = await apiOf(page.request, 'sales2');
  const made = await api.post<Made>('rs4/clnt', {
    clntNm: word(),
    clntNmEn: 'Demo',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    insertChargerList: [{ chargerNm: '가담당', mainYn: 'Y' }],
  });
  await signIn(page, 'view2', `/rs4/clnt/${made.id}`);
  await grid(page).locator('[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="2"]').click();
  await page.keyboard.type('x');
  await page.keyboard.press('Delete');
  await paste(page, '바뀜');
  await expect(grid(page)).toContainText('가담당');
  await page.keyboard.press('Control+KeyC');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('가담당');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '복사', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '행 삭제' })).toBeHidden();
});

test('what is told after a paste counts the cells that need mending, as they are marked', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const first = async (path: string) => (await api.get<{ content: Made[] }>(path)).content[0]!.id;
  const [shipId, clntId] = [await first('rs4/ship/list'), await first('rs4/clnt/list?keyword=북극성&size=1')];
  const line = { lineTpCd: 'I', itemNm: '선체 도장', unitCd: 'EA', qty: '9', priceBaseCd: 'P', price: '1000' };
  const made = await api.post<Made>('rs4/quot', {
    ...{ quotTitle: word(), shipId, clntId, currCd: 'KRW' },
    insertItemList: [line, line, line],
  });
  await signIn(page, 'sales2', `/rs4/quot/${made.id}`);
  const head = grid(page).getByRole('columnheader', { name: '수량', exact: true });
  const qty = Number(await head.getAttribute('aria-colindex')) - 2;
  await cell(page, 1, qty).click();
  // One below what the grid takes, and one that is no quantity at all: both are marked, and both are counted.
  await paste(page, '3\n0\n-7');
  const window = page.getByRole('dialog', { name: '붙여넣기 확인' });
  await window.getByRole('button', { name: '3칸 붙여넣기' }).click();
  await expect(page.getByText(/^3행, 3칸을 붙여 넣었습니다\. 고쳐야 할 칸: 2칸$/)).toBeAttached();
  for (const row of [2, 3]) await expect(cell(page, row, qty)).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 1, qty)).not.toHaveAttribute('aria-invalid');
  // What is summed up over a refused figure is marked as it is, and the totals say why.
  await paste(page, '3\n12.5\n12,O00');
  // Why is said before it is put in, to everybody: in the cell, and in a line of its own.
  const whole = '소수는 쓸 수 없습니다. 정수로 고치세요.';
  await expect(window.getByRole('cell', { name: /^12\.5/ })).toHaveAttribute('title', whole);
  await expect(window.getByRole('listitem').filter({ hasText: whole })).toHaveText(`수량 2행 ${whole}`);
  await window.getByRole('button', { name: '2칸 붙여넣기' }).click();
  const unsure = '올바르지 않은 값 2개를 고치면 합계가 바뀔 수 있습니다';
  await expect(grid(page).locator('.rdg-summary-row .hg-cell--bad').first()).toContainText(unsure);
  await expect(page.locator('.hg-tot')).toContainText(unsure);
  await cell(page, 2, qty).click();
  await expect(page.getByRole('tooltip')).toHaveText(whole);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tooltip')).toHaveText('수량: 숫자가 아닌 글자가 있습니다(4번째 "O"). 숫자로 고치세요.');
  await page.keyboard.press('ArrowUp');
  await paste(page, '5\n5');
  await expect(page.locator('.hg-tot')).not.toContainText('올바르지 않은 값');
});

test('a table longer than a quotation takes, and an amount beyond its column, are told; what was pasted stays', async ({
  page,
}) => {
  const api = await apiOf(page.request, 'sales2');
  const first = async (path: string) => (await api.get<{ content: Made[] }>(path)).content[0]!.id;
  const [shipId, clntId] = [await first('rs4/ship/list'), await first('rs4/clnt/list?keyword=북극성&size=1')];
  const made = await api.post<Made>('rs4/quot', {
    ...{ quotTitle: word(), shipId, clntId, currCd: 'KRW' },
    insertItemList: [
      { lineTpCd: 'I', itemNm: '선체 도장', unitCd: 'EA', qty: '9', priceBaseCd: 'P', price: '1000', purcPrice: '1' },
    ],
  });
  await signIn(page, 'sales2', `/rs4/quot/${made.id}`);
  const head = (name: string) => grid(page).getByRole('columnheader', { name, exact: true });
  const columnOf = async (name: string) => Number(await head(name).getAttribute('aria-colindex')) - 2;
  const name = await columnOf('품명 *');
  await cell(page, 1, name).click();
  await paste(page, Array.from({ length: 11_000 }, (_, n) => `배관 ${n}\tSCH${n % 80}`).join('\n'));
  const window = page.getByRole('dialog', { name: '붙여넣기 확인' });
  await expect(window).toContainText('자리가 없는 행 1,000');
  await window.getByRole('button', { name: /칸 붙여넣기$/ }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', /^1000[12]$/);
  await expect(cell(page, 1, name)).toHaveText('배관 0');

  const price = await columnOf('단가');
  await cell(page, 1, price).click();
  await page.keyboard.type('999999999999999999');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(grid(page).locator('[role=gridcell][aria-invalid=true]').first()).toBeVisible();
  await expect(page.getByRole('alert').or(page.getByRole('tooltip')).first()).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', /^1000[12]$/);
  await page.keyboard.press('Control+KeyZ');
  await expect(cell(page, 1, price)).toHaveText('1,000');
});

test('typing in the name of a line offers items with unit and last price; one is taken in place, or the text stays', async ({
  page,
}) => {
  const api = await apiOf(page.request, 'sales2');
  const first = async (path: string) => (await api.get<{ content: Made[] }>(path)).content[0]!.id;
  const [shipId, clntId] = [await first('rs4/ship/list'), await first('rs4/clnt/list?keyword=북극성&size=1')];
  const itemNm = word();
  const made = await api.post<Made>('rs4/stdinfo/item', { itemTpCd: 'L', itemNm, unitCd: 'M2', price: '900' });
  const line = (more: Record<string, unknown>) => ({
    lineTpCd: 'I',
    unitCd: 'EA',
    qty: '1',
    priceBaseCd: 'P',
    ...more,
  });
  const quotation = (insertItemList: readonly object[]) =>
    api.post<Made>('rs4/quot', { quotTitle: word(), shipId, clntId, currCd: 'KRW', insertItemList });
  await quotation([line({ itemNm, itemId: made.id, price: '1234' })]);
  const next = await quotation([line({ itemNm: '가' }), line({ itemNm: '나', price: '500' })]);
  await signIn(page, 'sales2', `/rs4/quot/${next.id}`);
  const head = (name: string) => grid(page).getByRole('columnheader', { name, exact: true });
  const columnOf = async (name: string) => Number(await head(name).getAttribute('aria-colindex')) - 2;
  const [name, unit, price] = [await columnOf('품명 *'), await columnOf('단위'), await columnOf('단가')];

  const offered = page.getByRole('listbox', { name: '품명' }).getByRole('option');
  await cell(page, 1, name).click();
  await page.keyboard.type(itemNm);
  await expect(offered).toHaveText(new RegExp(`${itemNm}.*이 선박 1,234`));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, name)).toHaveText(itemNm);
  await expect(cell(page, 1, unit)).not.toHaveText('EA');
  await expect(cell(page, 1, price)).toHaveText('1,234');

  await test.step('a price that is there stays', async () => {
    // On to how many there are, and from there below the name.
    await hasKeyboard(page, 1, await columnOf('수량'));
    await page.keyboard.press('Enter');
    await hasKeyboard(page, 2, name);
    await page.keyboard.type(itemNm);
    await expect(offered).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('이미 있는 단가는 그대로 둡니다', { exact: false })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(cell(page, 2, name)).toHaveText(itemNm);
    await expect(cell(page, 2, price)).toHaveText('500');
  });

  await test.step('Escape closes the list and keeps what was typed', async () => {
    await cell(page, 2, name).click();
    await page.keyboard.type(itemNm.slice(0, -1));
    await expect(offered.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(offered).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(cell(page, 2, name)).toHaveText(itemNm.slice(0, -1));
  });
});
