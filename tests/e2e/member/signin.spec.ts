import { expect, test } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, loginId, password, signIn, word } from '../desk.ts';

test('a visitor comes from the root to the portal, logs in and stands at work', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/portal/index');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/portal/login');
  await page.getByLabel('아이디', { exact: true }).fill(loginId('sales2'));
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL('/platform/dashboard');
  await expect(page.getByRole('button', { name: /최예시/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '진행 중 견적' })).toBeVisible();
});

test('a wanted address survives the login, and no token ever stands in an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/rs4/clnt?keyword=%EB%8D%B0%EB%AA%A8&sort=clntNm,asc');
  await expect(page).toHaveURL(/\/platform\/member\/login\?redirect=/);
  await page.getByLabel('아이디', { exact: true }).fill(loginId('sales2'));
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rs4/clnt?keyword=%EB%8D%B0%EB%AA%A8&sort=clntNm,asc');
  await expect(page.getByRole('grid')).toContainText('가온데모도장(주)');
  const tokens = (await page.context().cookies())
    .filter(({ name }) => name.startsWith('hangro_'))
    .map(({ value }) => value);
  expect(tokens.filter((value) => value.startsWith('ey'))).toHaveLength(2);
  for (const address of addresses) for (const token of tokens) expect(address).not.toContain(token);
});

test('a redirect to another place is dropped', async ({ page }) => {
  for (const redirect of ['//other.example/x', 'https://other.example', '/\\other.example', 'javascript:alert(1)']) {
    await page.goto(`/platform/member/login?redirect=${encodeURIComponent(redirect)}`);
    await page.getByLabel('아이디', { exact: true }).fill(loginId('sales2'));
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/platform\/dashboard$/);
    await page.context().clearCookies();
  }
});

test('what is missing or wrong is said, and what was typed stays', async ({ page }) => {
  await page.goto('/portal/login');
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('로그인 ID를 입력해주세요.');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('아이디', { exact: true })).toBeFocused();
  await page.getByLabel('아이디', { exact: true }).fill('nobody@demo.example');
  await page.getByLabel('비밀번호', { exact: true }).fill('Wrong!2611');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않습니다');
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('nobody@demo.example');
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: '비밀번호 표시' }).click();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAttribute('type', 'text');
});

test('a run-out access token is renewed once; without any token the sheet asks, and the page goes on', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  await expect(page.getByRole('grid')).toContainText('C-2026-');
  const renewals: string[] = [];
  // A call whose answer did not come within its time is made again: what was answered counts.
  page.on('response', (answer) => {
    if (answer.url().includes('/api/platform/token/')) renewals.push(new URL(answer.url()).pathname);
  });
  await page.context().clearCookies({ name: 'hangro_at' });
  await page.getByRole('link', { name: '선박', exact: true }).click();
  await expect(page.getByRole('grid')).toContainText('한빛누리');
  expect(renewals).toEqual(['/api/platform/token/refresh']);

  await page.context().clearCookies({ name: /^hangro_[ar]t$/ });
  // The bell may have asked before the link does: the page then lies behind the sheet, for those who listen, too.
  await page.getByRole('link', { name: '거래처', exact: true, includeHidden: true }).dispatchEvent('click');
  const sheet = page.getByRole('alertdialog', { name: '다시 로그인하면 이어서 쓸 수 있습니다.' });
  await expect(sheet).toContainText('보던 화면은 그대로 있습니다.');
  await sheet.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/rs4/clnt');
  await expect(page.getByRole('grid')).toContainText('C-2026-');
});

test('logging out leaves nothing behind but the language and the remembered id', async ({ page }) => {
  await page.goto('/portal/login');
  await page.getByLabel('아이디', { exact: true }).fill(loginId('sales2'));
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('아이디 저장').check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /최예시/ })).toBeVisible();
  const refresh = (await page.context().cookies()).find(({ name }) => name === 'hangro_rt');
  const days = ((refresh?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(14);

  await page.getByRole('button', { name: /최예시/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/platform/member/login');
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(loginId('sales2'));
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['hangro_id']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // The page does not wait for the server to have ended the session.
  const profile = () =>
    page.request.get('/api/platform/member/profile', { headers: { authorization: `Bearer ${refresh?.value}` } });
  await expect.poll(async () => (await profile()).status()).toBe(401);
});

test('another language comes at once, for a year, and keeps the page as it is', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  await page.getByRole('textbox', { name: /^검색어/ }).fill('아직 찾지 않음');
  await page.getByRole('button', { name: /^언어/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners');
  await expect(page.getByRole('columnheader', { name: 'Partner code' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Keyword/ })).toHaveValue('아직 찾지 않음');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'hangro_lang');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  const list = page.waitForRequest(/rs4\/clnt\/list/);
  await page.getByRole('button', { name: /^As of/ }).click();
  expect((await list).headers()['accept-language']).toBe('en');
  for (const [language, title] of [
    ['Deutsch', 'de'],
    ['Русский', 'ru'],
    ['Français', 'fr'],
    ['한국어', 'ko'],
  ] as const) {
    await page
      .locator('.hg-bar')
      .getByRole('button', { name: /English|Deutsch|Русский|Français/ })
      .click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', title);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('거래처');
});

test('a menu without authority is absent, its address says so, and an unknown one is not found', async ({ page }) => {
  await signIn(page, 'sales2', '/platform/user');
  await expect(page.getByRole('alert')).toContainText('이용 권한이 없습니다');
  await expect(page.getByRole('alert')).toContainText('사용자 관리');
  await expect(page.getByRole('navigation', { name: '메뉴', exact: true }).getByText('기업관리')).toHaveCount(0);
  await page.goto('/rs4/nothing');
  await expect(page.getByRole('alert')).toContainText('페이지를 찾을 수 없습니다');
  await expect(page.getByRole('alert')).toContainText('/rs4/nothing');
  await page.goto('/rs4/clnt/create/deeper?x=1');
  await expect(page.getByRole('main')).toBeVisible();
});

test('authority that changes meanwhile is followed at the next profile fetch', async ({ page, request }) => {
  const admin = await apiOf(request, 'admin2');
  const {
    id: userId,
    authId,
    version,
  } = (
    await admin.get<{ content: { id: number; authId: number; version: number; loginId: string }[] }>(
      'platform/user/list',
    )
  ).content.find((user) => user.loginId === loginId('insp2'))!;
  const group = await admin.post<{ id: number }>('platform/auth', {
    authNm: word(),
    insertMenuList: [
      { menuId: 901, menuAuthCd: '2' },
      { menuId: 902, menuAuthCd: '1' },
    ],
  });
  const changed = await admin.patch<{ version: number }>(`platform/user/${userId}`, { authId: group.id, version });
  try {
    await signIn(page, 'insp2', '/rs4/clnt');
    await expect(page.getByRole('grid')).toContainText('C-2026-');
    await expect(page.getByRole('button', { name: '신규' })).toHaveAttribute('aria-disabled', 'true');
    const record = await admin.get<{ version: number; menuList: { id: number; menuId: number }[] }>(
      `platform/auth/${group.id}`,
    );
    const row = record.menuList.find(({ menuId }) => menuId === 902)!;
    await admin.patch(`platform/auth/${group.id}`, { version: record.version, deleteMenuList: [{ id: row.id }] });
    // It holds until the next profile fetch, which another tab of the session makes …
    const tab = await page.context().newPage();
    await tab.goto('/rs4/ship');
    await expect(tab.getByRole('button', { name: '신규' })).not.toHaveAttribute('aria-disabled', 'true');
    // … and from then on a refused call makes this tab ask and follow.
    await page.bringToFront();
    await page.getByRole('button', { name: /기준$/ }).click();
    await expect(page.getByRole('alert')).toContainText('이용 권한이 없습니다');
    await expect(
      page.getByRole('navigation', { name: '메뉴', exact: true }).getByText('거래처', { exact: true }),
    ).toHaveCount(0);
  } finally {
    await admin.patch(`platform/user/${userId}`, { authId, version: changed.version });
  }
});

for (const path of ['/portal/index', '/portal/login', '/portal/nothing'])
  test(`${path} is accessible and fits at 1440 and 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(path);
    // The notices that open above the first page are looked at with it.
    if (path === '/portal/index') await expect(page.getByRole('dialog').first()).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await axe(page).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
