import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { headerAmounts, lineAmounts } from '../../../src/services/shared/amounts.ts';
import { vectorA, vectorB } from '../../../src/services/shared/amounts.vectors.ts';
import type { Vector } from '../../../src/services/shared/amounts.vectors.ts';
import { axe } from '../../support/axe.ts';
import { pdfHeard } from '../../support/pdfText.ts';
import { apiOf, signIn, word } from '../desk.ts';
import { settled } from '../support/audit.ts';
import { paste, typeInto } from '../support/yardDesk.ts';

interface Quot {
  readonly id: number;
  readonly quotNo: string;
  readonly revNo: number;
  readonly version: number;
  readonly stCd: string;
  readonly sumAmount: string;
  readonly itemList: readonly { readonly qty: string; readonly lineNo: string | null }[];
}

const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const grid = (page: Page) => page.getByRole('grid');

/** A quotation with the lines of a vector, opened by the person who sells. */
async function quotation(
  page: Page,
  vector: Vector,
  lines = vector.lines.map(({ input }) => input),
  person = 'sales2',
) {
  const api = await apiOf(page.request, 'sales2');
  const [ships, clients] = await Promise.all([
    api.get<{ content: { id: number }[] }>('rs4/common/ship?keyword=한빛누리'),
    api.get<{ content: { id: number }[] }>('rs4/common/clnt?keyword=북극성'),
  ]);
  const { currCd, excRt, excUnit } = vector.header;
  const vatCd = String(lines[0]!['vatCd']);
  const made = await api.post<Quot>('rs4/quot', {
    quotTitle: word(),
    shipId: ships.content[0]!.id,
    clntId: clients.content[0]!.id,
    ...{ currCd, excRt, excUnit, vatCd, zeroReasonCd: vatCd === 'ZERO' ? 'SHIP' : null },
    insertItemList: lines,
  });
  await signIn(page, person, `/rs4/quot/${made.id}`);
  return { api, made, stored: () => api.get<Quot>(`rs4/quot/${made.id}`) };
}

/** The cell of a line under a column's head. */
async function cellUnder(page: Page, line: number, head: RegExp) {
  const column = await page.getByRole('columnheader', { name: head }).getAttribute('aria-colindex');
  return grid(page).locator(`[role=row][aria-rowindex="${line + 1}"] [role=gridcell][aria-colindex="${column}"]`);
}

/** Figures of this length that their cells cut. */
const cutFigures = (page: Page) =>
  grid(page)
    .locator('[role=gridcell].hg-tn', { hasText: '999,999,999,999' })
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = cell.getBoundingClientRect();
        const words = range.getBoundingClientRect();
        return words.left < left - 0.5 || words.right > right + 0.5 ? [cell.textContent] : [];
      }),
    );

test('amounts up to the largest are read whole, in the lines, their sums and in the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = { itemNm: '대형 개조', unitCd: 'LS', qty: '1', price: '999999999999', vatCd: 'ZERO' };
  const { made } = await quotation(page, { ...vectorA, header: { ...vectorA.header, currCd: 'KRW' } }, [line]);
  await expect(grid(page).getByText('999,999,999,999').first()).toBeVisible();
  expect(await cutFigures(page)).toEqual([]);
  await page.goto(`/rs4/quot?keyword=${encodeURIComponent(made.quotNo)}`);
  await expect(grid(page).getByText('999,999,999,999').first()).toBeVisible();
  expect(await cutFigures(page)).toEqual([]);
});

test('a heading says how many items stand below it, the sums of how many rows they are', async ({ page }) => {
  const [one, two] = vectorA.lines.map(({ input }) => input);
  const head = (itemNm: string) => ({ lineTpCd: 'H', itemNm, vatCd: one!['vatCd'] });
  await quotation(page, vectorA, [head('앞구역'), one!, two!, head('뒷구역'), one!]);
  await expect(grid(page).getByRole('row', { name: /앞구역/ })).toContainText('앞구역 2행');
  await expect(grid(page).getByRole('row', { name: /뒷구역/ })).toContainText('뒷구역 1행');
  const sums = page.locator('.rdg-summary-row');
  await expect(sums).toContainText(/합계\s*품목 3행/);
});

test('the paper that is shown is the file that the server has set', async ({ page }) => {
  await quotation(page, vectorA);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/print?kind=pdf')),
    press(page, '미리보기'),
  ]);
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '다운로드' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^RQ-.*\.pdf$/);
  // A browser hands the bytes of a PDF to nobody else; what is tagged was set by the server.
  expect(answer.status()).toBe(200);
  expect(await pdfHeard(readFileSync(await download.path()))).toMatchObject({ language: 'ko', marked: true });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the amounts of a quotation come out to the won while one types, and the server stores the same', async ({
  page,
}) => {
  const { stored } = await quotation(page, vectorA);
  await expect(page.getByText('17,062,099').first()).toBeVisible();
  await (await cellUnder(page, 3, /^수량/)).click();
  await page.keyboard.type('38');
  await page.keyboard.press('Enter');
  const lines = vectorA.lines.map(({ input }, i) =>
    lineAmounts(i === 2 ? { ...input, qty: '38' } : input, vectorA.header),
  );
  const expected = headerAmounts(lines).sumAmount;
  await expect(page.getByText(grouped(expected)).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await stored()).toMatchObject({ sumAmount: expected });
});

test('prices that cannot be read stay as they were pasted, marked, and nothing is saved until they are mended', async ({
  page,
}) => {
  const line = { lineTpCd: 'I', itemNm: '도장', qty: '1', price: '1000000', purcPrice: '500000', vatCd: 'TAX10' };
  const { stored } = await quotation(page, vectorA, [line, line, line]);
  const bad = ['1,55O,000', '2만', '12.345'];
  await (await cellUnder(page, 1, /^단가$/)).click();
  await paste(
    page,
    bad.map((price) => [price]),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /붙여넣기$/ })
    .click();
  // The active cell holds its editor, the others their text.
  await expect((await cellUnder(page, 1, /^단가$/)).getByRole('textbox')).toHaveValue(bad[0]!);
  await expect(await cellUnder(page, 2, /^단가$/)).toHaveText(bad[1]!);
  await expect(await cellUnder(page, 3, /^단가$/)).toHaveText(bad[2]!);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert', { name: /입력 오류 3건/ })).toBeVisible();
  expect(await stored()).toMatchObject({ sumAmount: '3300000' });
  for (const row of [1, 2, 3]) await typeInto(page, row, /^단가$/, '2000000');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await stored()).toMatchObject({ sumAmount: '6600000' });
  // What is typed is taken by the rules of its field, and that is said.
  await typeInto(page, 1, /^단가$/, '1234.5');
  await expect(page.getByText('1234.5 대신 1,235 적용 (정수로 반올림)')).toBeVisible();
  // And it stays said at the cell, past a save, until something else stands there.
  await typeInto(page, 2, /^할인율/, '150');
  const discount = await cellUnder(page, 2, /^할인율/);
  await expect(discount).toHaveClass(/hg-cell--warn/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(discount).toHaveText('100');
  await page.mouse.move(0, 0);
  await discount.hover();
  await expect(page.getByRole('tooltip', { name: '150 대신 100 적용 (최대 100)' })).toBeVisible();
  await expect(await cellUnder(page, 3, /^할인율/)).not.toHaveClass(/hg-cell--warn/);
  // The same figure, this time typed as it is.
  await typeInto(page, 2, /^할인율/, '100');
  await expect(discount).not.toHaveClass(/hg-cell--warn/);
});

test('another currency converts what was priced before, and says so', async ({ page }) => {
  const line = { lineTpCd: 'I', itemNm: '도장', qty: '2', price: '1385400', purcPrice: '692700', vatCd: 'TAX10' };
  const { stored } = await quotation(page, vectorA, [line]);
  const currency = page.getByRole('combobox', { name: /^통화/ });
  await currency.fill('USD');
  await currency.press('Enter');
  await currency.press('Tab');
  await expect(page.getByText('통화가 바뀌어 단가를 새 환율로 환산합니다.')).toBeVisible();
  const rate = page.getByRole('textbox', { name: /^환율 필수/ });
  await expect(rate).not.toHaveValue('');
  // Emptied, it is awaited: the last one that is known stands there with its day, and a press takes it as if it were typed.
  await rate.fill('');
  await rate.press('Tab');
  await expect(page.getByText('USD의 환율을 입력하면 금액을 계산합니다')).toBeVisible();
  await expect(page.getByRole('link', { name: '환율 보기' })).toHaveAttribute('href', '/fw/excRate');
  await page.getByRole('button', { name: /^매매기준율 1,385\.40 적용 \(USD, \d{4}-\d\d-\d\d\)$/ }).click();
  await expect(rate).toBeFocused();
  await expect(rate).toHaveValue(/^1,?385\.40$/);
  await expect(page.getByText('USD의 환율을 입력하면')).toHaveCount(0);
  await rate.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  const { itemList, sumAmount } = await stored();
  expect(Number(sumAmount)).toBeGreaterThan(2_700_000);
  expect(itemList[0]).not.toMatchObject({ priceFrgn: '0.00' });
});

test('a quotation that turns to dollars and back, by choice or undone, has exactly the prices from before', async ({
  page,
}) => {
  const prices = [
    ['190000', '142500'],
    ['2600000', '1950001'],
    ['42000', '31500'],
  ];
  const lines = prices.map(([price, purcPrice]) => {
    const kinds = { lineTpCd: 'I', unitCd: 'LS', priceBaseCd: 'P', purcBaseCd: 'F', vatCd: 'TAX10' };
    return { ...kinds, itemNm: '도장', qty: '1', price, purcPrice };
  });
  const { stored } = await quotation(page, vectorA, lines);
  const currency = page.getByRole('combobox', { name: /^통화/ });
  const turn = async (to: string) => {
    await currency.fill(to);
    await currency.press('Enter');
    await currency.press('Tab');
  };
  const cells = () => Promise.all([1, 2, 3].map(async (row) => (await cellUnder(page, row, /^단가$/)).innerText()));
  const texts = () => grid(page).locator('[role=row]').allInnerTexts();
  const total = grouped((await stored()).sumAmount);
  await expect(page.getByText(total).first()).toBeVisible();
  const [priced, whole] = [await cells(), await texts()];
  expect(priced).toEqual(['190,000', '2,600,000', '42,000']);
  const inDollars = async () => {
    await turn('USD');
    await expect(page.getByRole('textbox', { name: /^환율 필수/ })).not.toHaveValue('');
    await expect(page.getByText(total)).toHaveCount(0);
  };
  const asBefore = async () => {
    await expect(page.getByText(total).first()).toBeVisible();
    await expect.poll(cells).toEqual(priced);
    await expect.poll(texts).toEqual(whole);
    // Nothing is left to be saved either.
    await expect(page.getByText('저장 전')).toHaveCount(0);
  };
  await inDollars();
  await turn('KRW');
  await expect(page.getByText('통화를 되돌려 이전 단가를 그대로 씁니다.')).toBeVisible();
  await asBefore();
  // The turn is a step like any other: taken back by a key, done again, and taken back by the button.
  await inDollars();
  await (await cellUnder(page, 1, /^수량/)).click();
  await page.keyboard.press('Control+z');
  await expect(currency).toHaveValue(/KRW/);
  await asBefore();
  await press(page, '다시 실행');
  await expect(currency).toHaveValue(/USD/);
  await press(page, '실행 취소');
  await expect(currency).toHaveValue(/KRW/);
  await asBefore();
  // What is no code stands as it was typed, refused in a line or three; everything else is as if it had not been typed.
  await turn('KRUSDW');
  const refused = page.locator('#field-currCd-error');
  await expect(refused).toBeVisible();
  expect((await refused.boundingBox())!.height).toBeLessThanOrEqual(3 * 16);
  await expect(currency).toHaveValue('KRUSDW');
  await expect(page.getByText(total).first()).toBeVisible();
  expect([await cells(), await texts()]).toEqual([priced, whole]);
  // A press on a choice that has the keyboard already is followed by another choice, not by more letters.
  await currency.fill('KRW');
  await currency.press('Enter');
  await currency.click();
  await page.keyboard.type('KRW');
  await currency.press('Tab');
  await expect(currency).toHaveValue('KRW');
  await asBefore();
});

test('a foreign quotation shows its currency, and both amounts to the cent and the won', async ({ page }) => {
  const { made } = await quotation(page, vectorB);
  expect(made.sumAmount).toBe('15232958');
  await expect(page.getByText('10,995.35').first()).toBeVisible();
  await expect(page.getByText('15,232,958').first()).toBeVisible();
  await expect(page.getByText('원, 부가세 포함')).toBeVisible();
});

test('a quotation goes from inquiry to a lost one and on to a revision, each step by its button', async ({ page }) => {
  const small = {
    lineTpCd: 'I',
    itemNm: '선체 도장',
    qty: '2',
    price: '1500000',
    purcPrice: '1000000',
    vatCd: 'TAX10',
  };
  const { api, made, stored } = await quotation(page, vectorA, [small]);
  await press(page, '견적 작성');
  await expect.poll(async () => (await stored()).stCd).toBe('DRAFT');
  await press(page, '확정');
  // What is locked after is said before; one Enter goes on.
  await expect(page.getByRole('alertdialog')).toContainText('확정한 견적은 고칠 수 없고');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored()).stCd).toBe('CONF');
  await expect(grid(page).getByText('선체 도장')).toBeVisible();
  await api.post(`rs4/quot/${made.id}/send`, { version: (await stored()).version });
  await api.post(`rs4/quot/${made.id}/lose`, { version: (await stored()).version, lostRsnCd: 'PRICE' });
  await page.reload();
  await press(page, '개정');
  await page.getByRole('alertdialog').getByRole('button', { name: '개정', exact: true }).click();
  await expect.poll(async () => (await stored()).stCd).toBe('REV');
  const { content } = await api.get<{ content: Quot[] }>(`rs4/quot/list?keyword=${made.quotNo}`);
  expect(content.map(({ revNo, stCd }) => [revNo, stCd]).toSorted()).toEqual([
    [0, 'REV'],
    [1, 'DRAFT'],
  ]);
});

test('who may only read sees the quotation, its paper and its export, and changes nothing', async ({ page }) => {
  await quotation(page, vectorA, undefined, 'view2');
  await expect(page.getByText('17,062,099').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: '견적 작성', exact: true })).not.toBeEnabled({ timeout: 2000 });
});

test('a vessel shows where it is by its IMO number, and says so when it has none', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number; imoNo: string }[] }>('rs4/common/ship?keyword=한빛누리');
  await signIn(page, 'sales2', `/rs4/ship/${content[0]!.id}`);
  await page.evaluate(() => {
    window.open = (address) => ((document.title = String(address)), null);
  });
  await press(page, 'AIS 보기 (외부 사이트)');
  await expect(page).toHaveTitle(new RegExp(`/${content[0]!.imoNo}$`));
  await page.getByLabel(/^IMO번호/).fill('');
  await press(page, 'AIS 보기 (외부 사이트)');
  const told = page.getByRole('alertdialog', { name: 'IMO 번호를 입력하세요' });
  await told.getByRole('button', { name: '확인' }).click();
  await expect(page.getByLabel(/^IMO번호/)).toBeFocused();
});

test('the quotation has no fault that a checker of accessibility finds, light and wide, dark and narrow', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await quotation(page, vectorA);
  const clean = async (part = 'html') => {
    await settled(page);
    const { violations } = await axe(page)
      .include(part)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]!.target])).toEqual([]);
  };
  await expect(page.getByText('17,062,099').first()).toBeVisible();
  await clean();

  await page.setViewportSize({ width: 1024, height: 900 });
  await page.evaluate(() => (document.documentElement.dataset.scheme = 'dark'));
  await clean();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await (await cellUnder(page, 1, /^품명/)).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: /위에 행 삽입/ })).toBeVisible();
  await clean('[role=menu]');
  await page.keyboard.press('Escape');
  await press(page, '품목 불러오기');
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await clean('[role=dialog]');
  await page.keyboard.press('Escape');
  await press(page, '미리보기');
  await expect(page.getByRole('dialog').getByRole('button', { name: '다운로드' })).toBeEnabled({ timeout: 20_000 });
  await clean('[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: '닫기', exact: true }).click();
  await page.getByRole('tab', { name: /발송·개정/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toContainText('최초');
  await clean('[role=tabpanel]');
});
