/** The product on a phone of 390 px: cards, a drawer of menus, one column, nothing to be pushed sideways. */
import { expect, test } from '@playwright/test';
import { apiOf, makePartners, signIn, word } from '../desk.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { textField, title } from '../support/screens.ts';
import { open } from '../support/session.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// A walk through many screens, each looked through by axe, takes its time on a busy machine.
test.describe.configure({ timeout: 150_000 });

const main = '#hg-main';

for (const lang of ['ko', 'en'])
  test(`every screen fits and can be touched, ${lang}`, async ({ page, request }) => {
    const admin = await apiOf(request, 'admin2');
    const first = async (path: string) =>
      (await admin.get<{ content: { id: number }[] }>(`${path}/list`)).content[0]!.id;
    await page
      .context()
      .addCookies([{ name: 'hangro_lang', value: lang, url: `http://localhost:${process.env.E2E_PORT}` }]);
    for (const path of ['/portal/index', '/portal/login', '/portal/nowhere']) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expectNoSideScroll(page);
      await expectTouchable(page);
    }
    for (const path of [
      '/rs4/clnt',
      '/rs4/clnt/create',
      `/rs4/clnt/${await first('rs4/clnt')}`,
      `/rs4/clnt/${await first('rs4/clnt')}?tab=0`,
      `/rs4/ship/${await first('rs4/ship')}?tab=1`,
      '/rs4/stdinfo/config',
      '/rs4/stdinfo/item',
      '/fw/excRate',
      `/platform/auth/${await first('platform/auth')}?tab=0`,
      `/platform/user/${await first('platform/user')}`,
      '/rs4/nowhere',
    ]) {
      await open(page, 'admin2', path);
      await expect(page.locator(`${main} :is(a, button, input, table)`).first()).toBeVisible();
      await expect(page.locator(`${main} [aria-busy=true]`)).toHaveCount(0);
      await test.step(path, async () => {
        await expectNoSideScroll(page);
        await expectTouchable(page);
        // Words differ between the languages, structure and colours do not.
        if (lang === 'ko') await expectAccessible(page);
      });
    }
  });

test('menus stand in a drawer that leads on and closes', async ({ page }) => {
  await open(page, 'sales2', '/rs4/clnt');
  await expect(page.getByRole('list', { name: '거래처' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '메뉴', exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: '메뉴' });
  await expect(drawer).toContainText('최예시');
  await expectAccessible(page);
  await expectTouchable(page);
  await drawer.getByRole('link', { name: '선박', exact: true }).tap();
  await expect(page).toHaveURL('/rs4/ship');
  await expect(drawer).toHaveCount(0);
  await expect(title(page)).toHaveText('선박');
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('button', { name: '전체' }).tap();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('the bar of a warehouse leads to what arrives', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: '주요 메뉴' });
  await open(page, 'wh5', '/platform/dashboard');
  await bar.getByRole('link', { name: '도착확인' }).tap();
  await expect(title(page)).toHaveText('도착확인');
  await expect(bar.getByRole('link', { name: '차량·신고 확인' })).toHaveCount(0);
});

test('rows follow what stands above them, a record begins at its top, and Back finds the place that was left', async ({
  page,
}) => {
  await open(page, 'oper', '/platform/system/bill');
  const cards = page.locator('a.hl-card');
  await expect(page.getByRole('complementary', { name: '이 달의 할 일' })).toBeVisible();
  await expect(cards.nth(2)).toBeAttached();
  const top = () => page.locator(main).evaluate((place) => place.scrollTop);
  // More than a phone shows stands above, so that nothing was left for the rows.
  await cards.nth(2).scrollIntoViewIfNeeded();
  await expect(cards.nth(2)).toBeInViewport({ ratio: 1 });
  const left = await top();
  expect(left).toBeGreaterThan(100);
  await expect(page.getByRole('status').filter({ hasText: '전체' })).toBeInViewport({ ratio: 1 });
  await cards.nth(2).tap();
  await expect(page).toHaveURL(/\/bill\/\d+$/);
  await expect(title(page)).toHaveText(/^BL-/);
  await expect(page.locator(`${main} [aria-busy=true]`)).toHaveCount(0);
  expect(await top()).toBe(0);
  // Both the Back of the browser and the page's own.
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('banner').getByRole('button', { name: '뒤로' }).tap(),
  ]) {
    await back();
    await expect(cards.nth(2)).toBeInViewport();
    await expect.poll(top).toBe(left);
    await cards.nth(2).tap();
    await expect(title(page)).toHaveText(/^BL-/);
  }
});

test('a record is changed in one column, its contacts on a sheet, and saved under the thumb', async ({
  page,
  request,
}) => {
  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  await open(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(partner!.clntNm)}`);
  await page.getByRole('list', { name: '거래처' }).getByRole('link').tap();
  await expect(title(page)).toHaveText(partner!.clntNm);
  const lefts = await page
    .locator(`${main} .hg-field`)
    .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(5);
  expect(new Set(lefts).size).toBe(1);
  // No figure of the machinery stands between bar and form.
  await expect(page.locator(main)).not.toHaveText(/^0/);
  await textField(page, '대표자').fill('폰으로');
  await page.getByRole('tab', { name: /담당자/ }).tap();
  await page.getByRole('button', { name: '행 추가' }).tap();
  const sheet = page.getByRole('dialog', { name: '담당자' });
  await sheet.getByRole('textbox', { name: /^담당자명 필수/ }).fill('오손끝');
  await sheet.getByRole('checkbox', { name: /대표담당자/ }).check();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await sheet.getByRole('button', { name: '확인' }).tap();
  await expect(page.getByRole('list', { name: '담당자' })).toContainText('오손끝');
  await page.getByRole('button', { name: '저장' }).tap();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: '담당자' })).toContainText('오손끝');
  await page.getByRole('banner').getByRole('button', { name: '뒤로' }).tap();
  await expect(page).toHaveURL(/\/rs4\/clnt/);
});

test('a history is read to its end by scrolling the page, and names what it points at', async ({ page, request }) => {
  const accounts = await apiOf(request, 'admin2');
  const { content } = await accounts.get<{ content: { id: number }[] }>(
    'rs4/inv/list?fromDt=2020-01-01&keyword=RIA-2610-0001',
  );
  await open(page, 'admin2', `/rs4/inv/${content[0]!.id}?tab=2`);
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row').filter({ hasText: '공사' }).first()).toContainText('RO-2610-0001');
  await expect(history.getByRole('row').filter({ hasText: '거래처' }).first()).toContainText('누리데모해운(주)');
  const hidden = await history.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
  await history.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(history.getByRole('row').last()).toBeInViewport();
});

test('a quotation tells its total, its state and the amount of each line first', async ({ page, request }) => {
  const sales = await apiOf(request, 'sales2');
  const first = async (path: string) => (await sales.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const made = await sales.post<{ id: number; quotNo: string }>('rs4/quot', {
    ...{ quotTitle: '휴대전화 금액', shipId: await first('rs4/ship/list?keyword=HANBIT') },
    clntId: await first(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`),
    insertItemList: [
      { lineTpCd: 'H', itemNm: '선체' },
      { itemNm: '선체 도장', unitCd: 'M2', qty: '2450', price: '4000', dctRt: '10' },
      { lineTpCd: 'R', itemNm: '도료는 선주 지급품' },
    ],
  });
  await open(page, 'sales2', `/rs4/quot/${made.id}?tab=0`);
  await expect(title(page)).toHaveText(made.quotNo);
  await expect(page.getByRole('group', { name: '합계금액' })).toContainText('9,702,000');
  await expect(page.getByText('다음: 견적 작성')).toBeVisible();
  const lines = page.getByRole('list', { name: '품목' }).getByRole('listitem');
  await expect(lines).toHaveText([
    /선체\s*8,820,000$/,
    /선체 도장\s*8,820,000.*2,450.*× 4,000.*10%\s*−980,000/,
    /도료는 선주 지급품$/,
  ]);
  // Nothing to save: no button that does nothing.
  await expect(page.getByRole('button', { name: '저장' })).toHaveCount(0);
  await expectNoSideScroll(page);
  await expectTouchable(page);
  await expectAccessible(page);
});

test('ready searches stand above a list with their counts, and one touch asks them', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot');
  const ready = page.getByRole('navigation', { name: '저장한 보기' });
  await expect(ready.getByRole('link', { name: /^전체/ })).toHaveAttribute('aria-current', 'page');
  const won = ready.getByRole('link', { name: /^수주/ });
  const count = Number(await won.locator('.hl-views__count').innerText());
  await won.tap();
  await expect(page).toHaveURL(/stCd=WON/);
  await expect(won).toHaveAttribute('aria-current', 'page');
  const cards = page.getByRole('list', { name: '견적', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(count);
  await page.goBack();
  await expect(ready.getByRole('link', { name: /^전체/ })).toHaveAttribute('aria-current', 'page');
});
