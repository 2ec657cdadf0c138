/** A new quotation written by keys: what is typed is taken, or stays as it was typed, marked, until it is mended. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { saveAndTypeOn } from '../support/keyboard.ts';
import { cellUnder, choose, paste } from '../support/yardDesk.ts';

/** Puts the keyboard on the cell and writes over it. */
async function write(page: Page, line: number, head: RegExp, text: string, key = 'Tab') {
  await (await cellUnder(page, line, head)).click();
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}
const shows = async (page: Page, line: number, head: RegExp, text: string) =>
  expect(await cellUnder(page, line, head)).toHaveText(text);
const isMarked = async (page: Page, line: number, head: RegExp) =>
  expect(await cellUnder(page, line, head)).toHaveAttribute('aria-invalid', 'true');
const hasKeyboard = async (page: Page, line: number, head: RegExp) =>
  expect((await cellUnder(page, line, head)).locator('input')).toBeFocused();

test('a new quotation keeps what was typed, marks what it cannot take, and keeps the keyboard when it is saved', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const title = page.locator('#field-quotTitle');
  await title.fill(word());

  // A day in short replaces the one that stands there; what is typed behind one is refused.
  const day = page.locator('#field-quotDt');
  const year = (await day.inputValue()).slice(0, 4);
  await day.click();
  await page.keyboard.type('1204');
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue(new RegExp(`^(${year}|${Number(year) + 1})-12-04$`));
  // It is read whole on a small screen too, beside sums and files.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await expect.poll(() => day.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 2000 });

  await choose(page, /^선박/, '한빛누리');

  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  // It begins in the name: choosing an item there leads on to how many there are.
  await hasKeyboard(page, 1, /^품명/);
  await page.keyboard.type('도장');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 1, /^수량/);

  await write(page, 1, /^단위/, 'MD');
  await shows(page, 1, /^단위/, 'MD');
  await isMarked(page, 1, /^단위/);
  await write(page, 1, /^수량/, '2만');
  await shows(page, 1, /^수량/, '2만');
  await isMarked(page, 1, /^수량/);
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다')).toHaveCount(0);
  await expect(page).toHaveURL(/\/create/);

  await write(page, 1, /^단위/, 'm2');
  await shows(page, 1, /^단위/, 'M2');
  await write(page, 1, /^수량/, '1,250');
  await shows(page, 1, /^수량/, '1,250');

  // More lines than the grid shows at once; sums of several units widen no column.
  const quantity = page.getByRole('columnheader', { name: /^수량/ });
  for (const [line, unit] of [
    [2, 'KG'],
    [3, 'H'],
  ] as const) {
    await page.getByRole('button', { name: '행 추가', exact: true }).click();
    await write(page, line, /^품명/, `작업 ${line}`, 'Tab');
    await write(page, line, /^단위/, unit);
    if (line === 2) await write(page, line, /^수량/, '850');
  }
  const width = (await quantity.boundingBox())!.width;
  await write(page, 3, /^수량/, '48');
  await expect(page.locator('.rdg-summary-row')).toContainText('1,250 M2 · 850 KG · 48 H');
  expect((await quantity.boundingBox())!.width).toBeLessThanOrEqual(width);
  // Hundreds of millions are read whole without moving the grid: names make room for them.
  await write(page, 3, /^단가/, '12345678');
  await expect(page.locator('.rdg-summary-row')).toContainText('599,092,544');
  await expect.poll(() => page.getByRole('grid').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);

  // Saved by keys, one goes on in the same cell of the record that is stored now.
  await (await cellUnder(page, 3, /^수량/)).click();
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다').first()).toBeVisible();
  await expect(page).toHaveURL(/\/rs4\/quot\/\d+/);
  await hasKeyboard(page, 3, /^수량/);
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await shows(page, 3, /^수량/, '50');
});

test('what is typed while a save is still under way is typed where the keyboard was, in a new quotation and in a stored one', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  await page.locator('#field-quotTitle').fill(word());
  await choose(page, /^선박/, '한빛누리');
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await write(page, 1, /^품명/, '작업');
  await write(page, 1, /^수량/, '48');
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await write(page, 2, /^품명/, '둘째');

  // One route from the beginning: laid and lifted around each save, the browser's own report of the call gets lost at times.
  let [sent, answered, gone] = [() => {}, Promise.resolve(), () => {}];
  await page.route(/\/api\/rs4\/quot(\/\d+)?$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent();
    await answered;
    await route.fulfill({ response: await route.fetch() });
    gone();
  });
  const savedBy = async (keys: () => Promise<void>) => {
    let answer = () => {};
    answered = new Promise((resolve) => (answer = resolve));
    const isSent = new Promise<void>((resolve) => (sent = resolve));
    const isGone = new Promise<void>((resolve) => (gone = resolve));
    await page.keyboard.press('Control+KeyS');
    await isSent;
    await keys();
    answer();
    // The message of the save before may still stand there.
    await isGone;
    await expect(page.getByText('저장했습니다').first()).toBeVisible();
  };

  // The row has another key and another page after this one.
  await (await cellUnder(page, 2, /^단위/)).click();
  await savedBy(async () => {
    await page.keyboard.type('KG');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7');
  });
  await expect(page).toHaveURL(/\/rs4\/quot\/\d+/);
  await shows(page, 2, /^단위/, 'KG');
  await hasKeyboard(page, 2, /^수량/);
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await shows(page, 2, /^수량/, '70');
  await shows(page, 1, /^품명/, '작업');
  await shows(page, 1, /^수량/, '48');

  // In the middle of a word of a row that is not stored yet: it goes on behind what stands there.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cellUnder(page, 3, /^품명/)).click();
  await page.keyboard.type('밸브 ');
  await savedBy(async () => {
    await page.keyboard.type('점검');
    await page.keyboard.press('Tab');
  });
  await shows(page, 3, /^품명/, '밸브 점검');
  await shows(page, 2, /^품명/, '둘째');

  await (await cellUnder(page, 1, /^수량/)).click();
  await savedBy(() => page.keyboard.type('6'));
  await hasKeyboard(page, 1, /^수량/);
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await shows(page, 1, /^수량/, '60');
  // Saved without another key, the cell is finished: what comes then replaces it.
  await (await cellUnder(page, 1, /^수량/)).click();
  await page.keyboard.type('7');
  await savedBy(async () => {});
  await hasKeyboard(page, 1, /^수량/);
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await shows(page, 1, /^수량/, '8');

  // Refused between two keys: the rest belongs where it was begun, not to the name that is missing.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cellUnder(page, 4, /^수량/)).click();
  await page.keyboard.type('4');
  await saveAndTypeOn(page, '2');
  await page.keyboard.press('Tab');
  await shows(page, 4, /^수량/, '42');
  await shows(page, 4, /^품명/, '');
  await isMarked(page, 4, /^품명/);
  await page.keyboard.press('Control+Delete');

  const title = page.locator('#field-quotTitle');
  const name = word();
  await title.fill(name);
  await savedBy(() => page.keyboard.type(' 계속'));
  await expect(title).toBeFocused();
  await expect(title).toHaveValue(`${name} 계속`);
});

test('a press on a filled code is replaced by what is typed; what is no code stays, marked, until it is mended', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const terms = page.getByRole('combobox', { name: /^결제조건/ });
  await terms.click();
  await page.keyboard.type('zzq');
  await page.keyboard.press('Tab');
  await expect(terms).toHaveValue('zzq');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await terms.click();
  await page.keyboard.type('60일');
  await page.keyboard.press('Tab');
  await expect(terms).toHaveValue('60일');
  await expect(terms).not.toHaveAttribute('aria-invalid', 'true');

  // The one that has the keyboard from the start is no other.
  await page.goto('/rs4/inv/create');
  const kind = page.getByRole('combobox', { name: /^청구구분/ });
  await expect(kind).toBeFocused();
  await expect(kind).toHaveValue('잔금');
  await kind.click();
  await page.keyboard.type('기성');
  await expect(kind).toHaveValue('기성');
  await page.keyboard.press('Tab');
  await expect(kind).toHaveValue('기성');
});

test('a press on a filled number, or on its label, is replaced by what is typed; a second press sets the caret, a drag chooses', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/ship/create');
  const weight = page.getByRole('textbox', { name: /^총톤수/ });
  const elsewhere = page.getByRole('textbox', { name: /^선명/ }).first();
  // Before the number, which stands at the right.
  const before = { position: { x: 6, y: 12 } };
  const chosen = () =>
    weight.evaluate((box: HTMLInputElement) => box.value.slice(box.selectionStart!, box.selectionEnd!));
  await weight.fill('12345.53');
  await weight.press('Tab');
  await expect(weight).toHaveValue(/^12,345\.53/);

  await weight.click(before);
  await page.keyboard.type('30');
  await expect(weight).toHaveValue('30');
  await elsewhere.click();
  await expect(weight).toHaveValue(/^30(\.0+)?$/);

  await page
    .locator('label')
    .filter({ hasText: /^총톤수/ })
    .click();
  await page.keyboard.type('0');
  await expect(weight).toHaveValue('0');
  await page.keyboard.type('.5');
  await elsewhere.click();
  await expect(weight).toHaveValue(/^0\.50*$/);

  // The second one sets the caret where it is.
  await weight.click();
  await expect.poll(chosen).toMatch(/^0\.50*$/);
  await weight.click(before);
  await expect.poll(chosen).toBe('');
  await page.keyboard.type('1');
  await expect(weight).toHaveValue(/^10\.50*$/);
  await elsewhere.click();

  const { x, y, width, height } = (await weight.boundingBox())!;
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 24, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(chosen).toMatch(/^\d*\.?\d*0$|^\.?5$/);
  expect(await chosen()).not.toBe(await weight.inputValue());
});

test('codes that are filled down open what is filled down beside them', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  for (const line of [1, 2]) {
    await page.getByRole('button', { name: '행 추가', exact: true }).click();
    await write(page, line, /^품명/, `작업 ${line}`, 'Tab');
    await write(page, line, /^매입단가/, '1000');
  }
  await write(page, 1, /^기준/, '이익률');
  await write(page, 1, /^이익률/, '20');
  await (await cellUnder(page, 1, /^기준/)).click();
  const [from, to] = await Promise.all([/^기준/, /^이익률/].map((head) => cellUnder(page, 1, head)));
  const columns = await Promise.all([from!, to!].map((at) => at.getAttribute('aria-colindex')));
  for (let n = Number(columns[0]); n < Number(columns[1]); n++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+KeyD');
  await shows(page, 2, /^이익률/, '20');
  await shows(page, 2, /^단가/, '1,200');
});

test('keys lead from the head into the lines: Ctrl Enter begins one, Ctrl F6 goes to it and back to the fields', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const title = page.locator('#field-quotTitle');
  await expect(page.getByRole('grid')).toBeVisible();
  await title.click();
  await page.keyboard.press('Control+Enter');
  await hasKeyboard(page, 1, /^품명/);
  await title.click();
  await page.keyboard.press('Control+F6');
  await hasKeyboard(page, 1, /^품명/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
  // Also out of a cell that is being typed in, either way round.
  for (const out of ['Control+F6', 'Control+Shift+F6']) {
    await page.keyboard.press('F2');
    await page.keyboard.press(out);
    await expect(page.locator('#field-quotTitle')).toBeFocused();
    await page.keyboard.press('Control+F6');
    await hasKeyboard(page, 1, /^품명/);
  }
});

test('Enter goes on in a new last row; where nothing is typed in it, it is not saved, and the keyboard stays in the lines', async ({
  page,
  request,
}) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  await page.locator('#field-quotTitle').fill(word());
  await choose(page, /^선박/, '한빛누리');
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await write(page, 1, /^단위/, 'EA');
  await write(page, 1, /^수량/, '5');
  // A name of one's own leads on to how many there are, as an item does that is taken from the list; from there to the
  // price, for none stands there, and down.
  await write(page, 1, /^품명/, '밸브 점검', 'Enter');
  await hasKeyboard(page, 1, /^수량/);
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 1, /^단가/);
  await page.keyboard.type('85000');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 2, /^품명/);
  await page.keyboard.type('볼트 교체');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 2, /^수량/);
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 2, /^단가/);
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 3, /^품명/);
  await shows(page, 1, /^품명/, '밸브 점검');
  await shows(page, 2, /^품명/, '볼트 교체');
  // Nothing grows below a row in which nothing stands, and whoever asks for one is led to it.
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 3, /^품명/);
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await hasKeyboard(page, 3, /^품명/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await page.keyboard.press('Control+KeyZ');

  // What is taken back is what was typed, with the row that came by it.
  await page.keyboard.press('Control+KeyZ');
  await expect(page.getByText('볼트 교체')).toHaveCount(0);
  await page.keyboard.press('Control+KeyY');
  await shows(page, 2, /^품명/, '볼트 교체');
  await write(page, 2, /^단위/, 'EA');
  await write(page, 2, /^수량/, '2', 'Enter');
  // A new row begins in its name, wherever the one above it was left.
  await hasKeyboard(page, 3, /^품명/);

  // Filled in from the unit: where it is mended on the way back, Enter leads below the unit all the same.
  await write(page, 1, /^단위/, 'KG');
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await hasKeyboard(page, 1, /^수량/);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await hasKeyboard(page, 2, /^단위/);
  await shows(page, 1, /^수량/, '5');

  await page.keyboard.press('Control+KeyS');
  await expect(page).toHaveURL(/\/rs4\/quot\/\d+$/);
  await hasKeyboard(page, 2, /^단위/);
  const id = /\d+$/.exec(page.url())![0];
  const api = await apiOf(request, 'sales2');
  const lines = async () =>
    (await api.get<{ itemList: readonly { itemNm: string; qty: string }[] }>(`rs4/quot/${id}`)).itemList.map(
      ({ itemNm, qty }) => [itemNm, Number(qty)],
    );
  expect(await lines()).toEqual([
    ['밸브 점검', 5],
    ['볼트 교체', 2],
  ]);

  // In a stored one, too.
  await write(page, 2, /^수량/, '3', 'Enter');
  await hasKeyboard(page, 3, /^품명/);
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
  await hasKeyboard(page, 2, /^품명/);
  expect(await lines()).toEqual([
    ['밸브 점검', 5],
    ['볼트 교체', 3],
  ]);
});

test('another vessel brings its own owner, as long as nobody has chosen the customer', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot/create');
  const customer = page.locator('#field-clntId');
  await choose(page, /^선박/, '누리파이오니어');
  await expect(customer).toHaveValue('누리데모해운(주)');
  await choose(page, /^선박/, '한빛누리');
  await expect(customer).not.toHaveValue('누리데모해운(주)');
  const owner = await customer.inputValue();
  expect(owner).not.toBe('');
  // What a person chose stays.
  await choose(page, /^거래처 필수|^거래처$/, '누리데모해운');
  await expect(customer).toHaveValue('누리데모해운(주)');
  await choose(page, /^선박/, '데모예인1호');
  await expect(page.getByRole('combobox', { name: /^선박/ })).toHaveValue(/데모예인/);
  await expect(customer).toHaveValue('누리데모해운(주)');
});

test('in a stored quotation the owner goes with the vessel; a customer who is not the owner stays', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'sales2');
  const found = async (path: string) => (await api.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const named = (name: string) => encodeURIComponent(name);
  const shipId = await found(`rs4/ship/list?keyword=${named('누리파이오니어')}`);
  const [owner, other] = [
    await found(`rs4/clnt/list?keyword=${named('누리데모해운')}`),
    await found(`rs4/clnt/list?keyword=${named('북극성')}`),
  ];
  const customer = page.locator('#field-clntId');
  const made = (clntId: number) => api.post<{ id: number }>('rs4/quot', { quotTitle: word(), shipId, clntId });

  await signIn(page, 'sales2', `/rs4/quot/${(await made(owner)).id}`);
  await expect(customer).toHaveValue('누리데모해운(주)');
  await choose(page, /^선박/, '한빛누리');
  await expect(customer).toHaveValue(/북극성/);
  await choose(page, /^선박/, '누리파이오니어');
  await expect(customer).toHaveValue('누리데모해운(주)');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`/rs4/quot/${(await made(other)).id}`);
  await expect(customer).toHaveValue(/북극성/);
  const asked = page.waitForResponse((answer) => /rs4\/quot\/defaults\?.*clntId=/.test(answer.url()));
  await choose(page, /^선박/, '데모예인1호');
  await asked;
  await expect(customer).toHaveValue(/북극성/);
});

test('what is being typed into a cell when the page goes is in the draft; what was given up is not', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'sales2');
  const first = async (path: string) => (await api.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const { id } = await api.post<{ id: number }>('rs4/quot', {
    ...{ quotTitle: word(), shipId: await first('rs4/ship/list'), clntId: await first('rs4/clnt/list') },
    insertItemList: [{ itemNm: '밸브 점검', unitCd: 'EA', qty: '5', price: '1000' }],
  });
  await signIn(page, 'sales2', `/rs4/quot/${id}`);
  page.on('dialog', (dialog) => void dialog.accept());
  const restore = page.getByRole('button', { name: '되살리기' });
  await (await cellUnder(page, 1, /^품명/)).click();
  await page.keyboard.type('밸브 교체');
  await page.keyboard.press('Enter');
  await (await cellUnder(page, 1, /^수량/)).click();
  await page.keyboard.type('7');
  // A moment after the last key; the cell is open all the while.
  await page.waitForTimeout(3500);
  await hasKeyboard(page, 1, /^수량/);
  await page.reload();
  await restore.click();
  await shows(page, 1, /^품명/, '밸브 교체');
  await shows(page, 1, /^수량/, '7');
  await shows(page, 1, /^금액/, '7,000');
  // What was typed the moment before the page goes as well.
  await (await cellUnder(page, 1, /^수량/)).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.reload();
  await restore.click();
  await shows(page, 1, /^수량/, '8');
  await page.keyboard.press('Control+KeyS');
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
  const { itemList } = await api.get<{ itemList: { itemNm: string; qty: string }[] }>(`rs4/quot/${id}`);
  expect(itemList.map(({ itemNm, qty }) => [itemNm, Number(qty)])).toEqual([['밸브 교체', 8]]);

  await (await cellUnder(page, 1, /^품명/)).click();
  await page.keyboard.type('아무 말');
  await page.waitForTimeout(3500);
  await page.keyboard.press('Escape');
  await shows(page, 1, /^품명/, '밸브 교체');
  await page.waitForTimeout(3500);
  await page.reload();
  await shows(page, 1, /^품명/, '밸브 교체');
  await page.waitForTimeout(1000);
  await expect(restore).toHaveCount(0);
});

test('an item that was typed whole and left before its offers had come brings its prices, what was typed beside it apart', async ({
  page,
}) => {
  const offers = /\/api\/rs4\/common\/item\?/;
  await signIn(page, 'sales2', '/rs4/quot/create');
  await choose(page, /^선박/, '한빛누리');
  let held = Promise.resolve();
  /** Keeps the offers back from now on, those of an empty name too, and answers what lets them come. */
  const hold = () => {
    let release = () => {};
    held = new Promise<void>((resolve) => (release = resolve));
    return release;
  };
  await page.route(offers, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const typedLine = async (line: number, name: string) => {
    await (await cellUnder(page, line, /^품명/)).click();
    await page.keyboard.type(name, { delay: 15 });
    await page.keyboard.press('Tab');
    await shows(page, line, /^매입단가/, '0');
  };
  const washing = '선체 고압수세척';
  let release = hold();
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await typedLine(1, washing);
  release();
  await shows(page, 1, /^단가/, '1,466');
  await shows(page, 1, /^매입단가/, '1,150');

  // In a row that came by itself, which no rule has reckoned yet; what was typed meanwhile stays.
  await write(page, 1, /^수량/, '2', 'Enter');
  await hasKeyboard(page, 2, /^품명/);
  release = hold();
  await typedLine(2, '주기관 실린더 개방정비');
  await write(page, 2, /^수량/, '3');
  release();
  await expect(await cellUnder(page, 2, /^단가/)).toHaveText(/[1-9]/);
  await expect(await cellUnder(page, 2, /^매입단가/)).toHaveText(/[1-9]/);
  await shows(page, 2, /^수량/, '3');

  // All that choosing it from the list fills.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await (await cellUnder(page, 3, /^품명/)).click();
  await page.keyboard.type(washing);
  await page.getByRole('option', { name: washing }).click();
  for (const head of [/^공종/, /^단위/, /^매입단가/, /^기준/, /^이익률/, /^단가/])
    await shows(page, 3, head, await (await cellUnder(page, 1, head)).innerText());
  await hasKeyboard(page, 3, /^수량/);

  // What was seen under the same name above says nothing of this row.
  release = hold();
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await typedLine(4, washing);
  release();
  await shows(page, 4, /^매입단가/, '1,150');

  // Pasted by heads: a column that the grid lacks is told before it is left out, and what is empty comes from the item.
  await page.getByRole('button', { name: '행 추가', exact: true }).click();
  await hasKeyboard(page, 5, /^품명/);
  await paste(page, [
    ['단가', '메모', '품명'],
    ['1500', '급함', washing],
  ]);
  const question = page.getByRole('dialog');
  await expect(question).toContainText('표에 보이지 않아 붙여 넣지 않는 열 (메모) 1');
  await question.getByRole('button', { name: '2칸 붙여넣기' }).click();
  await shows(page, 5, /^매입단가/, '1,150');
  await shows(page, 5, /^단위/, 'M2');
  await shows(page, 5, /^단가/, '1,500');
  await expect(page.getByText('등록된 품목과 이름이 같은 1행은 빈칸을 그 품목의 값으로 채웠습니다')).toBeVisible();

  // One step takes back what was pasted with all that came by it; a piece takes no price that is told of a square metre.
  await page.keyboard.press('Control+KeyZ');
  await shows(page, 5, /^품명/, '');
  await shows(page, 5, /^단위/, '');
  await (await cellUnder(page, 5, /^품명/)).click();
  await paste(page, [
    ['품명', '단위'],
    [washing, 'EA'],
  ]);
  await shows(page, 5, /^공종/, '선체');
  await shows(page, 5, /^단위/, 'EA');
  await shows(page, 5, /^매입단가/, '0');
  await shows(page, 5, /^단가/, '0');
});
