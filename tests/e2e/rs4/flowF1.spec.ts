/** F1 through the screens: a yard's repair from the inquiry to the last payment, by the persons whose work it is (30-flows). */
import { expect as hasty, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays } from '../../../src/core/dates.ts';
import { freePort } from '../../../src/database/engine/freePort.ts';
import { serve } from '../../support/serveBuilt.ts';
import { signIn } from '../desk.ts';
import { cellUnder, choose, menu, paste, press, rowOf, total, typeInto } from '../support/yardDesk.ts';

/** The numbers of the documents are part of the story: it has a server of its own, where nobody else makes any. */
const test = base.extend<object, { desk: (person: string, path: string) => Promise<Page> }>({
  desk: [
    async ({ browser }, use) => {
      const port = String(await freePort());
      const { stop } = await serve(port);
      const pages = new Map<string, Page>();
      await use(async (person, path) => {
        const known = pages.get(person);
        if (known) return known;
        const baseURL = `http://localhost:${port}`;
        const context = await browser.newContext({
          baseURL,
          viewport: { width: 1440, height: 900 },
          locale: 'ko-KR',
          timezoneId: 'Asia/Seoul',
        });
        const page = await context.newPage();
        pages.set(person, page);
        await signIn(page, person, path, baseURL);
        return page;
      });
      await Promise.all([...pages.values()].map((page) => page.context().close()));
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
const expect = hasty.configure({ timeout: 20_000 });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const sales = 'sales2';
const site = 'site2';
const buyer = 'purc2';
const clerk = 'acct2';

const step = (page: Page) => page.getByRole('main').locator('[aria-current="step"]');
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
/** Presses a button that asks, and says yes. */
async function agree(page: Page, name: string): Promise<void> {
  await press(page, name);
  const yes = question(page).getByRole('button', { name, exact: true });
  await yes.click();
  await expect(yes).toBeHidden();
}
/** The step cannot be taken now, and says why. */
async function barred(page: Page, name: string, sentence: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(button).toHaveAccessibleDescription(sentence);
}
/** Puts the document to approval by the usual line. */
async function ask(page: Page, route: string): Promise<void> {
  await press(page, '결재요청');
  await expect(dialog(page)).toContainText(route);
  await dialog(page).getByRole('button', { name: '결재요청', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}
/** Saves, until nothing waits to be saved. */
async function saved(page: Page): Promise<void> {
  await expect(page.locator('.hg-dirty')).toContainText('저장 전');
  await press(page, '저장');
  await expect(page.locator('.hg-dirty')).toBeEmpty();
}
async function openFrom(page: Page, folder: string, leaf: string, number: string): Promise<void> {
  await menu(page, folder, leaf);
  await page.getByRole('grid').getByText(number).dblclick();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
}

/** Manager and director agree to a document that waits for them; afterwards nothing waits. */
async function approve(desk: (person: string, path: string) => Promise<Page>, number: string): Promise<void> {
  for (const [person, verb] of [
    [site, '합의'],
    ['admin2', '승인'],
  ] as const) {
    const page = await desk(person, '/groupware/appr/todo');
    await menu(page, '전자결재', '결재할 문서');
    await page.getByRole('grid').getByText(number).dblclick();
    await press(page, verb);
    await dialog(page).getByRole('button', { name: verb, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await menu(page, '전자결재', '결재할 문서');
    await expect(page.getByText('‘결재할 문서’에 문서가 없습니다')).toBeVisible();
  }
}

test('1 and 2: the inquiry is opened and gets a heading and the lines of vector A', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await openFrom(page, '선박수리 영업', '견적', 'RQ-2611-0001');
  await expect(step(page)).toContainText('문의접수');
  await expect(page.getByRole('combobox', { name: /^선박/ })).toHaveValue('한빛누리');
  await expect(page.getByRole('combobox', { name: /^거래처 필수/ })).toHaveValue(/북극성데모해운/);
  await press(page, '견적 작성');
  await expect(step(page)).toContainText('작성중');
  await press(page, '행 추가');
  await (await cellUnder(page, 1, /^구분/)).click();
  await page.keyboard.type('제목');
  await page.keyboard.press('Tab');
  await typeInto(page, 1, /^품명/, '선체');
  await press(page, '행 추가');
  await (await cellUnder(page, 2, /^구분/)).click();
  await paste(page, [
    ['품목', '', '선체', '선체 고압수세척', '', 'M2', '2450', '1150', '이익률', '27.5', '', '', '3.5'],
    ['품목', '', '도장', '선체 도장', '', 'M2', '2450', '3333', '이익률', '20', '', '', '0'],
    ['품목', '', '선체', '아연판 교체', '', 'EA', '37', '51250', '단가', '', '68333', '', '7.25'],
    ['할인', '', '', '특별할인', '', '', '', '', '', '', '-100009', '', ''],
  ]);
  await expect(total(page, '합계금액')).toHaveText('17,062,099');
  await expect(total(page, '금액')).toHaveText('15,820,012');
  await expect(total(page, '할인액')).toHaveText('−309,013');
  await expect(total(page, '견적금액')).toHaveText('15,510,999');
  await expect(total(page, '부가세')).toHaveText('1,551,100');
  await expect(total(page, '매입액')).toHaveText('12,879,600');
  await expect(total(page, '이익액')).toHaveText('2,631,399');
  await expect(total(page, '이익률')).toHaveText('20.43%');
  await saved(page);
});

test('3 and 4: it needs approval: manager and director agree, and nothing waits for them', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await barred(page, '확정', '견적금액 10,000,000원 이상은 결재 후 확정됩니다. 결재를 요청하세요.');
  await ask(page, '정모의 (합의) → 박견본');
  await expect(step(page)).toContainText('결재중');
  await expect(page.getByText('지금 정모의 님이 합의할 차례입니다')).toBeVisible();
  await approve(desk, 'GWQT-2026-0001');
  await openFrom(page, '선박수리 영업', '견적', 'RQ-2611-0001');
  await expect(step(page)).toContainText('확정');
});

test('5 and 6: it goes to its contact with its paper, and is won', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await press(page, '발송');
  await expect(dialog(page).getByRole('combobox', { name: '받는 사람' })).toHaveValue('백예시');
  await dialog(page).getByRole('button', { name: '발송', exact: true }).click();
  await expect(step(page)).toContainText('발송');
  await expect(page.getByRole('region', { name: '첨부' })).toContainText(/PDF.*RQ-2611-0001.*\.pdf/s);
  await press(page, '수주');
  await dialog(page).getByLabel('고객 발주번호').fill('NS-77');
  // Nobody quoted days: the work begins now, and no end is made up.
  await expect(dialog(page).getByLabel('공사시작일')).not.toHaveValue('');
  await expect(dialog(page).getByLabel('공사종료일')).toHaveValue('');
  await dialog(page).getByRole('button', { name: '수주', exact: true }).click();
  // The end is asked for: a day that nobody said would be called due.
  await expect(dialog(page).getByLabel('공사종료일')).toBeFocused();
  await expect(dialog(page).getByLabel('공사종료일')).toHaveAccessibleDescription(/필수|입력/);
  const end = addDays(await dialog(page).getByLabel('공사시작일').inputValue(), 14);
  await dialog(page).getByLabel('공사종료일').fill(end);
  await dialog(page).getByRole('button', { name: '수주', exact: true }).click();
  await expect(page.getByText('수주로 등록했습니다: RO-2611-0001')).toBeVisible();
  await expect(page.getByRole('link', { name: '공사 열기' })).toBeVisible();
  await expect(step(page)).toContainText('수주');
  await press(page, '공사 보기');
  await expect(page.getByRole('heading', { name: 'RO-2611-0001' })).toBeVisible();
  await expect(step(page)).toContainText('수주');
  await expect(page.getByLabel(/^고객 발주번호/)).toHaveValue('NS-77');
  await expect(page.getByLabel(/^공사종료일/)).toHaveValue(end);
  await expect(total(page, '합계금액')).toHaveText('17,062,099');
  await expect(page.getByRole('tab', { name: /^품목/ })).toContainText('5');
  for (const [row, qty] of [
    [2, '2,450'],
    [3, '2,450'],
    [4, '37'],
  ] as const) {
    await expect(await cellUnder(page, row, /^수량/)).toHaveText(qty);
    await expect(await cellUnder(page, row, /^견적수량/)).toHaveText(qty);
  }
});

test('7: thirty per cent are asked for in advance, with a tax invoice in writing', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await press(page, '선금 청구');
  await expect(page.getByLabel(/^청구비율/)).toHaveValue('30');
  await expect(page.getByText('5,118,630').first()).toBeVisible();
  await press(page, '저장');
  await expect(page.getByRole('heading', { name: 'RIA-2611-0001' })).toBeVisible();
  await agree(page, '청구 확정');
  await expect(step(page)).toContainText('청구');
  for (const amount of ['4,653,300', '465,330', '5,118,630'])
    await expect(page.getByText(amount).first()).toBeVisible();
  await agree(page, '세금계산서 작성');
  await barred(page, '세금계산서 작성', '이 청구서의 세금계산서가 이미 있습니다.');
  const books = await desk(clerk, '/rs4/taxInv');
  const tax = rowOf(books, '북극성데모해운').filter({ hasText: '4,653,300' });
  for (const words of ['465,330', '5,118,630', '과세 10%', '작성']) await expect(tax).toContainText(words);
  await tax.getByRole('gridcell').nth(2).dblclick();
  await expect(step(books)).toContainText('작성');
});

test('8: the painting goes to a subcontractor: too much without approval, then received whole', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await openFrom(page, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(total(page, '청구금액')).toHaveText('4,653,300');
  await (await cellUnder(page, 3, /^매입처/)).click();
  await page.keyboard.type('가온');
  await page.getByRole('option', { name: /가온데모도장/ }).click();
  await saved(page);

  const purchase = await desk(buyer, '/rs4/order');
  await openFrom(purchase, '선박수리 영업', '공사', 'RO-2611-0001');
  await purchase.getByRole('tab', { name: '청구·발주' }).click();
  await expect(purchase.getByRole('row', { name: /RIA-2611-0001/ })).toContainText('5,118,630');
  const left = purchase.getByRole('list', { name: '발주할 매입처' });
  await expect(left).toContainText('8,165,850');
  await left.getByRole('button', { name: /발주 만들기/ }).click();
  await expect(await cellUnder(purchase, 1, /^금액/)).toHaveText('8,165,850');
  await press(purchase, '저장');
  await expect(purchase.getByRole('heading', { name: 'RPS-2611-0001' })).toBeVisible();
  await barred(purchase, '발주 확정', '발주금액 5,000,000원 이상은 결재 후 발주합니다. 결재를 요청하세요.');
  await ask(purchase, '→');
  await approve(desk, 'GWPO-2026-0001');
  await openFrom(purchase, '선박수리 현장', '발주', 'RPS-2611-0001');
  await expect(step(purchase)).toContainText('발주');
  await press(purchase, '입고');
  const coming = dialog(purchase).getByLabel(/^이번 입고/);
  await expect(coming).toHaveValue('2450');
  await coming.fill('2451');
  await dialog(purchase).getByRole('button', { name: '입고', exact: true }).click();
  await expect(dialog(purchase)).toContainText('발주한 수량을 넘습니다.');
  await coming.fill('2450');
  await dialog(purchase).getByRole('button', { name: '입고', exact: true }).click();
  await expect(dialog(purchase)).toBeHidden();
  await expect(step(purchase)).toContainText('입고완료');
  await openFrom(purchase, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(total(purchase, '실제매입액')).toHaveText('8,165,850');
  await (await cellUnder(purchase, 3, /^품명/)).click();
  await purchase.keyboard.press('End');
  await expect(await cellUnder(purchase, 3, /^실제매입액/)).toHaveText('8,165,850');
});

/** A work of this line as its link begins it, stored. */
async function workOf(page: Page, line: string, team: string, hot = false): Promise<void> {
  await page.getByRole('tab', { name: '작업', exact: true }).click();
  await page.getByRole('link', { name: `작업지시 만들기 ${line}` }).click();
  await expect(page.getByLabel(/^작업명/)).toHaveValue(line);
  if ((await page.getByRole('combobox', { name: /^작업팀/ }).inputValue()) === '') await choose(page, /^작업팀/, team);
  if ((await page.getByRole('combobox', { name: /^공종/ }).inputValue()) === '') await choose(page, /^공종/, '철의장');
  await expect(page.getByRole('combobox', { name: /^작업책임자/ })).toHaveValue('정모의');
  if (hot) {
    await choose(page, /^위험작업/, '화기작업');
    await page.keyboard.press('Escape');
  }
  await press(page, '저장');
  await expect(page.getByRole('heading', { name: /^RW-2611-\d{4}$/ })).toBeVisible();
}
/** Two days in the log, and the quantity that was done. */
async function finish(page: Page, doneQty: string): Promise<void> {
  for (const progress of ['40', '100']) {
    await press(page, '일보 쓰기');
    if (progress === '40') {
      await dialog(page).getByLabel(/^인원/).fill('4');
      await dialog(page).getByLabel(/^공수/).fill('32');
    }
    await dialog(page)
      .getByLabel(/^진행률/)
      .fill(progress);
    await dialog(page)
      .getByLabel(/^작업내용/)
      .fill('작업');
    await dialog(page).getByRole('button', { name: '일보 쓰기', exact: true }).click();
    if (progress === '100') await page.getByRole('button', { name: '그래도 진행' }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await press(page, '작업 완료');
  await dialog(page)
    .getByLabel(/^완료수량/)
    .fill(doneQty);
  await dialog(page).getByRole('button', { name: '작업 완료', exact: true }).click();
  if (doneQty === '40') {
    await expect(question(page)).toContainText('완료수량 40이 남은 수량 37보다 많습니다');
    await question(page).getByRole('button', { name: '그래도 진행' }).click();
  }
  await expect(dialog(page)).toBeHidden();
  await expect(step(page)).toContainText('완료');
}

test('9 and 10: three works are done, the hot one with a permit; additional steel follows', async ({ desk }) => {
  const page = await desk(site, '/rs4/order');
  const toOrder = () => openFrom(page, '선박수리 영업', '공사', 'RO-2611-0001');
  await toOrder();
  await workOf(page, '아연판 교체', '선체팀', true);
  await barred(page, '작업 시작', '화기작업과 밀폐공간 작업은 허가번호를 입력하고 저장한 뒤 시작하세요.');
  await expect(step(page)).toContainText('계획');
  await page.getByLabel(/^허가번호/).fill('HW-2611-12');
  await saved(page);
  await press(page, '작업 시작');
  await expect(step(page)).toContainText('진행');
  await toOrder();
  await expect(step(page)).toContainText('공사중');
  await page.getByRole('button', { name: /항목 \d+개 더 보기/ }).click();
  await expect(page.locator('.hg-field').filter({ hasText: '실제시작일' })).toContainText('2026-11-20');
  await page.getByRole('tab', { name: '작업', exact: true }).click();
  await page.getByRole('link', { name: /^RW-2611-/ }).click();
  await finish(page, '40');
  for (const [line, team] of [
    ['선체 고압수세척', '선체팀'],
    ['선체 도장', '도장팀'],
  ] as const) {
    await toOrder();
    await workOf(page, line, team);
    await press(page, '작업 시작');
    await expect(step(page)).toContainText('진행');
    await finish(page, '2450');
  }

  const office = await desk(sales, '/rs4/quot');
  await openFrom(office, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(step(office)).toContainText('공사중');
  await expect(await cellUnder(office, 4, /^완료수량/)).toHaveText('40');
  await press(office, '행 추가');
  await typeInto(office, 6, /^품명/, '강판 교체');
  await typeInto(office, 6, /^단위/, '킬로그램');
  await typeInto(office, 6, /^수량/, '320');
  await typeInto(office, 6, /^매입단가/, '7000');
  await typeInto(office, 6, /^단가/, '9500');
  await saved(office);
  await (await cellUnder(office, 6, /^추가공사/)).click();
  await expect(await cellUnder(office, 6, /^추가공사/)).toHaveText('예');

  await toOrder();
  await workOf(page, '강판 교체', '선체팀');
  await press(page, '작업 시작');
  await expect(step(page)).toContainText('진행');
  await finish(page, '320');
  await toOrder();
  await page.getByRole('tab', { name: '작업', exact: true }).click();
  const lines = page
    .getByRole('list', { name: '작업', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await expect(lines).toHaveCount(4);
  await expect(lines.filter({ hasText: '100%' }).filter({ hasText: '완료' })).toHaveCount(4);
  await expect(page.getByRole('list', { name: '작업', exact: true })).toContainText('완료 40 / 37');
});

test('11 and 12: accepted once the addition is agreed and signed for, with amounts on what was done', async ({
  desk,
}) => {
  const page = await desk(sales, '/rs4/quot');
  await openFrom(page, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(await cellUnder(page, 6, /^완료수량/)).toHaveText('320');
  await agree(page, '공사완료');
  await expect(step(page)).toContainText('공사완료');
  await barred(page, '검수', '선주가 승인하지 않은 추가공사가 있습니다. 추가공사 승인일을 입력하세요: 강판 교체');
  await typeInto(page, 6, /^추가 승인일/, '2026-11-20');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('region', { name: '첨부' }).getByRole('button', { name: '추가', exact: true }).click();
  await (await asked).setFiles([{ name: '검수서명.png', mimeType: 'image/png', buffer: signature }]);
  await page.getByLabel('첨부유형: 검수서명.png').selectOption({ label: '서명' });
  await saved(page);
  await press(page, '검수');
  await dialog(page)
    .getByLabel(/^검수자/)
    .fill('백예시');
  await dialog(page).getByRole('button', { name: '검수', exact: true }).click();
  await expect(step(page)).toContainText('검수완료');
  await expect(total(page, '공사금액')).toHaveText('18,741,135');
  await expect(total(page, '부가세')).toHaveText('1,874,114');
  await expect(total(page, '합계금액')).toHaveText('20,615,249');
  await expect(total(page, '매입액')).toHaveText('15,273,350');
  await expect(total(page, '이익액')).toHaveText('3,467,785');
  await expect(total(page, '이익률')).toHaveText('22.7%');
});

const signature = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What is left of an invoice comes in. */
async function receive(page: Page, number: string, amount: string): Promise<void> {
  await openFrom(page, '선박수리 영업', '청구', number);
  await press(page, '입금');
  await expect(dialog(page).getByLabel(/^입금액/)).toHaveValue(amount);
  await expect(dialog(page).getByLabel(/^환율/)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: '입금', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(step(page)).toContainText('입금완료');
}

test('13: the rest is invoiced and everything paid, which closes the order', async ({ desk }) => {
  const page = await desk(sales, '/rs4/quot');
  await press(page, '잔금 청구');
  await expect(rowOf(page, '기청구 차감')).toContainText('−4,653,300');
  await expect(page.getByText('15,496,619').first()).toBeVisible();
  await press(page, '저장');
  await expect(page.getByRole('heading', { name: 'RIF-2611-0001' })).toBeVisible();
  await agree(page, '청구 확정');
  for (const amount of ['14,087,835', '1,408,784', '15,496,619'])
    await expect(page.getByText(amount).first()).toBeVisible();
  const books = await desk(clerk, '/rs4/taxInv');
  await receive(books, 'RIA-2611-0001', '5,118,630');
  await openFrom(books, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(step(books)).toContainText('청구완료');
  await receive(books, 'RIF-2611-0001', '15,496,619');
  await openFrom(books, '선박수리 영업', '공사', 'RO-2611-0001');
  await expect(step(books)).toContainText('종결');
  await expect(total(books, '청구금액')).toHaveText('18,741,135');
  await books.getByRole('tab', { name: '청구·발주' }).click();
  for (const number of ['RIA-2611-0001', 'RIF-2611-0001'])
    await expect(books.getByRole('row', { name: new RegExp(number) })).toContainText('입금완료');
  await expect(books.getByRole('row', { name: /RPS-2611-0001/ })).toContainText('입고완료');
});

test('14: nobody pays a won more', async ({ desk }) => {
  const page = await desk(clerk, '/rs4/taxInv');
  await openFrom(page, '선박수리 영업', '청구', 'RIF-2611-0001');
  await page.getByRole('tab', { name: /^입금/ }).click();
  // Its rows are closed; what was none is taken back by a step.
  await expect(page.getByRole('button', { name: '입금취소', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '행 추가', exact: true })).toHaveCount(0);
  await expect(step(page)).toContainText('입금완료');
});
