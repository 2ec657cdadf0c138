import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, makePartners, signIn, takeWithReason, word } from '../desk.ts';

interface Charger {
  readonly id: number;
  readonly sortNo: number;
  readonly chargerNm: string;
  readonly deptNm: string | null;
  readonly mainYn: string;
}
interface Clnt {
  readonly id: number;
  readonly version: number;
  readonly clntCd: string;
  readonly clntNm: string;
  readonly clntNmEn: string | null;
  readonly chargerList: readonly Charger[];
}

/** An input by its label, behind which stand the marks "required" and "changed". */
const field = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name.replace(/[()]/g, '\\$&')}(?!\\()(\\s|\\*|필수|변경됨)*$`));
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column}"]`);
const saved = (page: Page) => expect(page.getByText('저장했습니다')).toBeVisible();
/** First column behind row number and handle. */
const nameColumn = 3;

async function partnerWithRows(page: Page, names: readonly string[]) {
  const api = await apiOf(page.request, 'sales2');
  const made = await api.post<Clnt>('rs4/clnt', {
    clntNm: word(),
    clntNmEn: 'Demo',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    insertChargerList: names.map((chargerNm, i) => ({ chargerNm, mainYn: i === 0 ? 'Y' : 'N' })),
  });
  return { api, made };
}

test('a new record: errors at the field and in the summary, then it is made and numbered', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt/create');
  await expect(page.getByRole('heading', { name: '신규 등록' })).toBeVisible();
  await expect(field(page, '거래처명')).toBeFocused();
  const name = word();
  await field(page, '거래처명').fill(name);
  await field(page, '사업자등록번호').fill('123-45-67890');
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: '입력 오류 2건' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('사업자등록번호가 올바르지 않습니다');
  // One after the other, and round again.
  for (const wrong of ['거래처구분', '사업자등록번호', '거래처구분']) {
    await page.keyboard.press('F8');
    await expect(field(page, wrong)).toBeFocused();
  }
  await summary.getByRole('button', { name: '거래처구분' }).click();
  await expect(field(page, '거래처구분')).toBeFocused();
  await expect(field(page, '거래처구분')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, '거래처명')).toHaveValue(name);
  await page.keyboard.type('자재');
  await page.keyboard.press('Tab');
  await expect(field(page, '거래처구분')).toHaveValue('자재 공급사');
  await field(page, '국가').fill('싱가');
  await page.keyboard.press('Tab');
  await field(page, '사업자등록번호').fill('');
  await field(page, '거래처명(영문)').fill('Demo partner');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page).toHaveURL(/\/rs4\/clnt\/\d+$/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(/^C-2026-\d{4,}$/)).toBeVisible();
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('최예시 등록');
  await expect(page.getByRole('tabpanel')).toContainText('자재 공급사');
});

test('what the server refuses stands at its field, and nothing typed is lost', async ({ page }) => {
  const { api } = await partnerWithRows(page, []);
  const taken = (await api.get<{ content: { corpRegNo: string }[] }>('rs4/clnt/list?natCd=KR&size=1')).content[0]!;
  await signIn(page, 'sales2', '/rs4/clnt/create');
  const name = word();
  await field(page, '거래처명').fill(name);
  await field(page, '거래처구분').click();
  await page.getByRole('option', { name: /선박관리사/ }).click();
  await field(page, '사업자등록번호').fill(taken.corpRegNo);
  await field(page, '대표자').fill('김시험');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: '이미 등록된 사업자등록번호입니다.' })).toBeVisible();
  await expect(field(page, '사업자등록번호')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, '대표자')).toHaveValue('김시험');
  await field(page, '사업자등록번호').fill('');
  // Leaving it empty is told again, and does not take the keyboard from whoever has gone on.
  await field(page, '국가').focus();
  await expect(field(page, '사업자등록번호')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '사업자등록번호를 입력하세요.' })).toBeVisible();
  await expect(field(page, '국가')).toBeFocused();
  await field(page, '국가').fill('파나마');
  await page.keyboard.press('Tab');
  await field(page, '거래처명(영문)').fill('Demo');
  await page.keyboard.press('Control+s');
  await saved(page);
});

test('rows are added, composed in Hangul, moved, marked as deleted and saved in their order', async ({ page }) => {
  const { api, made } = await partnerWithRows(page, ['가담당', '나담당', '다담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await page.getByRole('button', { name: '행 추가' }).click();
  await expect(cell(page, 4, nameColumn).and(page.locator(':focus-within'))).toBeVisible();
  // The first syllable as an input method composes it: it must land in the cell that has the focus.
  const session = await page.context().newCDPSession(page);
  const process = { windowsVirtualKeyCode: 229, key: 'Process', code: 'KeyF' };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...process });
  for (const text of ['ㄹ', '라'])
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // Enter that ends the syllable belongs to the input method: the cell stays open.
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...process, code: 'Enter' });
  await session.send('Input.insertText', { text: '라' });
  const editor = page.getByRole('grid').getByRole('textbox');
  await expect(editor).toHaveValue('라');
  await page.keyboard.insertText('담당');
  await page.keyboard.press('Enter');
  await expect(cell(page, 4, nameColumn)).toHaveText('라담당');
  await expect(cell(page, 5, nameColumn).and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 3, nameColumn)).toHaveText('라담당');
  await cell(page, 2, nameColumn).click();
  await page.keyboard.press('Control+Delete');
  await expect(page.getByRole('status').filter({ hasText: '삭제 1' })).toBeVisible();
  await cell(page, 1, nameColumn + 2).click();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('영업팀');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cell(page, 1, nameColumn + 2)).toHaveText('');
  await page.keyboard.press('F2');
  await page.keyboard.insertText('영업팀');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, nameColumn + 2)).toHaveText('영업팀');
  await page.keyboard.press('Control+s');
  await saved(page);
  const now = await api.get<Clnt>(`rs4/clnt/${made.id}`);
  expect(now.chargerList.map(({ sortNo, chargerNm, deptNm }) => [sortNo, chargerNm, deptNm])).toEqual([
    [1, '가담당', '영업팀'],
    [2, '라담당', null],
    [3, '다담당', null],
  ]);
});

test('cells take references, codes, days and figures as they are typed', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const made = await api.post<{ id: number }>('rs4/stdinfo/item', { itemTpCd: 'L', itemNm: word(), unitCd: 'EA' });
  await signIn(page, 'sales2', `/rs4/stdinfo/item/${made.id}`);
  await page.getByRole('button', { name: '행 추가' }).click();
  await expect(cell(page, 1, nameColumn).and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('ㅂㄱㅅ');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, nameColumn)).toHaveText('북극성데모해운(주)');
  await page.keyboard.type('20261120');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, nameColumn + 1)).toHaveText('2026-11-20');
  await page.keyboard.type('usd');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, nameColumn + 2)).toHaveText('USD');
  await page.keyboard.type('1234567.8');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, nameColumn + 3)).toHaveText('1,234,568');
  await page.keyboard.type('-12.345');
  // Saving from inside a cell takes along what stands in it.
  await page.keyboard.press('Control+s');
  await saved(page);
  const now = await api.get<{ priceList: readonly Record<string, unknown>[] }>(`rs4/stdinfo/item/${made.id}`);
  expect(now.priceList[0]).toMatchObject({
    clntNm: '북극성데모해운(주)',
    fromDt: '2026-11-20',
    currCd: 'USD',
    price: '1234568',
    priceFrgn: '-12.34',
  });
  await cell(page, 1, nameColumn + 1).click();
  await page.keyboard.type('2026-02-30');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, nameColumn + 1)).toHaveText('2026-02-30');
  await expect(cell(page, 1, nameColumn + 1)).toHaveAttribute('aria-invalid', 'true');
  // Enter went on in a row of its own, at its name.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toHaveText('날짜 형식이 올바르지 않습니다.');
});

test('a wrong cell is marked, counted on its tab, and reached from the summary', async ({ page }) => {
  const { made } = await partnerWithRows(page, ['가담당', '나담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await cell(page, 2, nameColumn).click();
  await page.keyboard.press('Delete');
  await page.getByRole('checkbox', { name: '대표담당자' }).nth(1).click();
  // What is wrong is led to before anything is saved, too.
  await field(page, '거래처명').click();
  await page.keyboard.press('F8');
  await expect(cell(page, 2, nameColumn).and(page.locator(':focus-within'))).toBeVisible();
  await page.keyboard.press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: '입력 오류 2건' });
  await expect(summary).toContainText('대표담당자를 한 명 지정하세요.');
  await expect(page.getByRole('tab', { name: /담당자/ })).toContainText('2');
  await summary.getByRole('button', { name: /담당자명/ }).click();
  await expect(cell(page, 2, nameColumn).and(page.locator(':focus-within'))).toBeVisible();
  await expect(cell(page, 2, nameColumn)).toHaveAttribute('aria-invalid', 'true');
});

test("without a network saving says so at once, nothing is lost, and nothing is saved behind one's back", async ({
  page,
}) => {
  const { api, made } = await partnerWithRows(page, ['가담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  const remark = word();
  await field(page, '거래처명(영문)').fill(remark);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+s');
  const trouble = page.getByRole('alertdialog');
  await expect(trouble).toContainText('인터넷에 연결되어 있지 않습니다. 연결된 뒤 다시 시도하세요.');
  await trouble.getByRole('button').last().click();
  await page.context().setOffline(false);
  await expect(field(page, '거래처명(영문)')).toHaveValue(remark);
  expect((await api.get<Clnt>(`rs4/clnt/${made.id}`)).clntNmEn).toBe('Demo');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect((await api.get<Clnt>(`rs4/clnt/${made.id}`)).clntNmEn).toBe(remark);
});

test('rows move by their handle', async ({ page }) => {
  const { api, made } = await partnerWithRows(page, ['가담당', '나담당', '다담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await cell(page, 1, nameColumn).hover();
  await page
    .locator('.hg-drag')
    .first()
    .dragTo(cell(page, 3, nameColumn));
  await expect(cell(page, 3, nameColumn)).toHaveText('가담당');
  await button(page, '저장').click();
  await saved(page);
  const now = await api.get<Clnt>(`rs4/clnt/${made.id}`);
  expect(now.chargerList.map((row) => row.chargerNm)).toEqual(['나담당', '다담당', '가담당']);
});

test('leaving a changed form asks, whichever way one leaves', async ({ page }) => {
  const [made] = await makePartners(await apiOf(page.request, 'sales2'), [word()]);
  await signIn(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(made!.clntNm)}`);
  await page.getByRole('gridcell', { name: made!.clntNm }).first().dblclick();
  await expect(page).toHaveURL(new RegExp(`/rs4/clnt/${made!.id}`));
  await field(page, '대표자').fill('바뀐 대표');
  await expect(page.getByText('변경 1건, 저장 전')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: '저장하지 않은 변경 내용이 있습니다.' });
  await page.getByRole('navigation').getByRole('link', { name: '선박', exact: true }).click();
  await question.getByRole('button', { name: '계속 입력' }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  // Nobody gets away from a question by the palette.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '메뉴·자료 검색' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '계속 입력' }).click();
  await expect(field(page, '대표자')).toHaveValue('바뀐 대표');
  let asked = false;
  page.once('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.reload({ timeout: 2000 }).catch(() => undefined);
  expect(asked).toBe(true);
  await button(page, '닫기').click();
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/rs4\/clnt(\?|$)/);
});

test('cancel gives the former values back; save keeps the keyboard where it was', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const item = { itemTpCd: 'L', itemNm: word(), unitCd: 'EA', price: '1000' };
  const made = await api.post<{ id: number }>('rs4/stdinfo/item', item);
  await signIn(page, 'sales2', `/rs4/stdinfo/item/${made.id}`);
  const price = field(page, '단가');
  await expect(price).toHaveValue('1,000');
  await price.fill('2500000.4');
  await button(page, '취소').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '변경 취소' }).click();
  await expect(price).toHaveValue('1,000');
  await price.fill('2500000.4');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(price).toBeFocused();
  expect((await api.get<{ price: string }>(`rs4/stdinfo/item/${made.id}`)).price).toBe('2500000');
});

test('a copy brings its rows along, without number and without what may exist once', async ({ page }) => {
  const { api, made } = await partnerWithRows(page, ['가담당', '나담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await button(page, '복사').click();
  await expect(page).toHaveURL(`/rs4/clnt/create?copy=${made.id}`);
  await expect(page.getByRole('heading', { name: '복사하여 등록' })).toBeVisible();
  await expect(field(page, '거래처명')).toHaveValue(made.clntNm);
  await expect(cell(page, 2, nameColumn)).toHaveText('나담당');
  await page.keyboard.press('Control+s');
  await saved(page);
  await expect(page).toHaveURL(/\/rs4\/clnt\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const copy = await api.get<Clnt>(`rs4/clnt/${id}`);
  expect(copy.clntCd).not.toBe(made.clntCd);
  expect(copy.chargerList.map((row) => row.chargerNm)).toEqual(['가담당', '나담당']);
});

test('deleting asks first, and the list no longer has it', async ({ page }) => {
  const [made] = await makePartners(await apiOf(page.request, 'sales2'), [word()]);
  await signIn(page, 'sales2', `/rs4/clnt/${made!.id}`);
  await button(page, '삭제').click();
  const question = page.getByRole('alertdialog', { name: '삭제하시겠습니까?' });
  await expect(question).toContainText(made!.clntNm);
  await question.getByRole('button', { name: '취소' }).click();
  await button(page, '삭제').click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(/\/rs4\/clnt$/);
  await expect(page.getByRole('main').getByRole('heading', { name: '거래처', level: 1, exact: true })).toBeVisible();
  // What the browser remembers of it is not shown either.
  await page.goBack();
  const gone = page.getByRole('alert').filter({ hasText: '표시할 자료가 없습니다' });
  await expect(gone).toBeVisible();
  await expect(button(page, '삭제')).toHaveCount(0);
  await page.goto(`/rs4/clnt/${made!.id}`);
  await expect(gone).toBeVisible();
});

test('what a colleague deleted is not shown from memory; what was typed into it stays in sight', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const [read, typed] = await makePartners(api, [word(), word()]);
  await signIn(page, 'sales2', `/rs4/clnt/${read!.id}`);
  await expect(field(page, '거래처명')).toHaveValue(read!.clntNm);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('heading', { name: '거래처', level: 1, exact: true })).toBeVisible();
  await api.remove(`rs4/clnt/${read!.id}`);
  await page.goBack();
  await expect(page.getByRole('alert').filter({ hasText: '표시할 자료가 없습니다' })).toBeVisible();

  await page.goto(`/rs4/clnt/${typed!.id}`);
  await field(page, '거래처명').fill('아직 저장 전');
  await api.remove(`rs4/clnt/${typed!.id}`);
  const looked = page.waitForResponse(
    (answer) => answer.url().endsWith(`/rs4/clnt/${typed!.id}`) && answer.status() === 404,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
  await expect(field(page, '거래처명')).toHaveValue('아직 저장 전');
  await page.keyboard.press('Control+s');
  const refused = page.getByRole('alertdialog', { name: '처리하지 못했습니다' });
  await expect(refused).toContainText('자료가 없습니다.');
  await expect(refused).toContainText('삭제되었거나 볼 수 없는 자료입니다.');
  await page.keyboard.press('Enter');
  await expect(field(page, '거래처명')).toHaveValue('아직 저장 전');
});

test('the tab stands in the address and outlives a reload', async ({ page }) => {
  const { made } = await partnerWithRows(page, ['가담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await expect(page).toHaveURL(/\?tab=2$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '변경 이력' })).toHaveAttribute('aria-selected', 'true');
});

test('a read-only colleague reads, exports and leaves, and nothing else', async ({ page }) => {
  const { made } = await partnerWithRows(page, ['가담당']);
  await signIn(page, 'view2', `/rs4/clnt/${made.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('읽기 전용', { exact: true })).toBeVisible();
  await expect(main.getByText(made.clntNm).first()).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('combobox')).toHaveCount(0);
  for (const name of ['신규', '저장', '복사', '삭제', '취소'])
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  await button(page, '저장').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('읽기 전용 권한');
  await cell(page, 1, 2).click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await button(page, '내보내기').click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await takeWithReason(page);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`거래처명,${made.clntNm}`);
  expect(text).toContain('가담당');
  await button(page, '닫기').click();
  await expect(page).toHaveURL(/\/rs4\/clnt$/);
});

test('on a phone: one column, parts as tabs, a row in a sheet, buttons under the thumb', async ({ page }) => {
  const { api, made } = await partnerWithRows(page, ['가담당']);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await field(page, '대표자').fill('폰대표');
  await page.getByRole('tab', { name: /담당자/ }).click();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /가담당/ })
    .click();
  const sheet = page.getByRole('dialog', { name: '담당자' });
  await sheet.getByLabel('부서').fill('현장팀');
  await sheet.getByRole('button', { name: '확인' }).click();
  await page.getByRole('button', { name: '저장' }).click();
  await saved(page);
  expect((await api.get<Clnt>(`rs4/clnt/${made.id}`)).chargerList[0]!.deptNm).toBe('현장팀');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});

test('a phone that is turned, or a window made narrow, keeps what is typed', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt/create');
  await field(page, '거래처명').fill('돌린전화');
  await field(page, '대표자').pressSequentially('김');
  for (const [width, more] of [
    [390, '세'],
    [844, '로'],
    [390, '씨'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('.hg-papp')).toHaveCount(width < 600 ? 1 : 0);
    await field(page, '대표자').press('End');
    await field(page, '대표자').pressSequentially(more);
  }
  await expect(field(page, '대표자')).toHaveValue('김세로씨');
  await expect(field(page, '거래처명')).toHaveValue('돌린전화');
  await expect(page.getByText(/작성하던 내용/)).toHaveCount(0);
});

test('the form has no fault that a checker of accessibility finds', async ({ page }) => {
  const { made } = await partnerWithRows(page, ['가담당']);
  await signIn(page, 'sales2', `/rs4/clnt/${made.id}`);
  await expect(cell(page, 1, nameColumn)).toHaveText('가담당');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa'];
  const faults = async () =>
    (await axe(page).withTags(tags).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
  expect(await faults()).toEqual([]);
  await field(page, '거래처명').fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('what the server will compute shows while one types', async ({ page }) => {
  await signIn(page, 'oper', '/fw/bondArea/create');
  await field(page, '보세구역부호').fill('03099999');
  await expect(page.locator('#field-cstmsCd')).toContainText('부산');
});

test('an action asks, acts, and tells a one-time password once', async ({ page }) => {
  const api = await apiOf(page.request, 'admin2');
  const { content } = await api.get<{ content: { id: number }[] }>('platform/user/list?keyword=revw2');
  await signIn(page, 'admin2', `/platform/user/${content[0]!.id}`);
  await button(page, '잠금').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '잠금' }).click();
  await expect(page.getByText('계정을 잠갔습니다')).toBeVisible();
  await expect(button(page, '잠금해제')).toBeVisible();
  await expect(button(page, '잠금')).toBeHidden();
  await button(page, '비밀번호 초기화').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '비밀번호 초기화' }).click();
  const told = page.getByRole('alertdialog', { name: /비밀번호/ });
  await expect(told.getByRole('status')).toHaveText(/^\S{8,20}$/);
  await told.getByRole('button', { name: '확인' }).click();
  await expect(told).toBeHidden();
  await button(page, '잠금해제').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '잠금해제' }).click();
  await expect(button(page, '잠금')).toBeVisible();
});

test('a message that rows are missing leads to the button that makes one', async ({ page }) => {
  await signIn(page, 'admin2', '/groupware/apprLine/create');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  // Above the form, and at the grid itself.
  for (const message of [/^단계를 입력하세요/, /^오류 1건: 단계/]) {
    await page.getByRole('button', { name: message }).click();
    await expect(button(page, '행 추가')).toBeFocused();
    await page.locator('#field-lineNm').focus();
  }
});
