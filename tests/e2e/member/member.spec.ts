/** Member screens in a real browser: login, find id, find password, and the frame around them (2-portal 2, 4, 5, 8). */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf, loginId, password } from '../desk.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { inputMethod } from '../support/hangul.ts';

interface Member {
  readonly loginId: string;
  readonly email: string;
  readonly phone: string;
}

const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');

/** Somebody whom no other test meets, with the password of all demo accounts. */
async function newMember(request: APIRequestContext): Promise<Member> {
  const api = await apiOf(request, 'admin2');
  const name = `m${Date.now().toString(36)}${digits()}`;
  const member = { loginId: `${name}@demo.example`, email: `${name}.spare@demo.example`, phone: `010${digits()}` };
  const { content } = await api.get<{ content: { id: number; authNm: string }[] }>('platform/auth/list');
  const authId = content.find(({ authNm }) => authNm === '영업')!.id;
  await api.post('platform/user', { ...member, userNm: '새회원', authId, loginPw: password });
  return member;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const secret = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();
/** The alert says so; it is read and closed with the keyboard. */
async function told(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alertdialog').getByRole('paragraph')).toHaveText(text, { useInnerText: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
}
const atDesk = (page: Page) => page.locator('#hg-main').waitFor();

test('login: what is missing is told letter for letter, and the focus goes to it', async ({ page }) => {
  await page.goto('/portal/login');
  await press(page, '로그인');
  await told(page, '로그인 ID를 입력해주세요.');
  await expect(field(page, '아이디')).toBeFocused();
  await field(page, '아이디').fill(loginId('sales2'));
  await press(page, '로그인');
  await told(page, '로그인 PASSWORD를 입력해주세요.');
  await expect(secret(page, '비밀번호')).toBeFocused();
  await expect(secret(page, '비밀번호')).toHaveAttribute('maxlength', '20');
  await expect(page.getByPlaceholder('아이디 또는 이메일')).toHaveValue(loginId('sales2'));
});

test('login: Enter that only ends a Hangul syllable sends nothing', async ({ page }) => {
  await page.goto('/portal/login');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await field(page, '아이디').focus();
  const ime = await inputMethod(page);
  await ime.compose('한');
  await ime.swallowedKey('Enter', 13);
  await expect(field(page, '아이디')).toHaveValue('한');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await ime.commit('한');
  await page.keyboard.press('Enter');
  await told(page, '로그인 PASSWORD를 입력해주세요.');
});

test('login: the id is remembered on demand, one in the address goes before it', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto(`/portal/login?loginId=${encodeURIComponent(member.loginId)}`);
  await expect(field(page, '아이디')).toHaveValue(member.loginId);
  await expect(secret(page, '비밀번호')).toBeFocused();
  await page.getByLabel('아이디 저장').check();
  await page.keyboard.press('Tab');
  await secret(page, '비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await atDesk(page);
  await page.context().clearCookies({ name: /^hangro_[ar]t$/ });
  await page.goto('/portal/login');
  await expect(field(page, '아이디')).toHaveValue(member.loginId);
  await expect(page.getByLabel('아이디 저장')).toBeChecked();
  await page.goto('/portal/login?loginId=other%40demo.example');
  await expect(field(page, '아이디')).toHaveValue('other@demo.example');
});

test('login: Caps Lock is told while the password is typed', async ({ page }) => {
  await page.goto('/portal/login');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await secret(page, '비밀번호').focus();
  await secret(page, '비밀번호').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true });
  await expect(page.getByText('Caps Lock이 켜져 있습니다.')).toBeVisible();
  await secret(page, '비밀번호').dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false, bubbles: true });
  await expect(page.getByText('Caps Lock이 켜져 있습니다.')).toBeHidden();
});

test('login: the quick list opens by ez or by hand and logs in on a click', async ({ page }) => {
  await page.goto('/portal/login');
  await expect(page.getByRole('button', { name: /view2@demo\.example/ })).toBeHidden();
  await page.getByText('빠른 로그인 목록').click();
  await expect(page.getByRole('region', { name: '한바다데모선박수리(주)' })).toContainText('sales2@demo.example');
  await page.goto('/portal/login?ez&redirect=%2Frs4%2Fship');
  await press(page, /view2@demo\.example/);
  await expect(page).toHaveURL('/rs4/ship');
  await atDesk(page);
});

test('login: pauses grow, the fifth wrong password locks, and only the right one is told so', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const member = await newMember(request);
  const wrong: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/member/login') && answer.status() === 401) wrong.push(answer.url());
  });
  await page.goto(`/portal/login?loginId=${encodeURIComponent(member.loginId)}`);
  const button = page.getByRole('main').getByRole('button', { name: /^로그인/ });
  const attempt = async (loginPw: string) => {
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
    await secret(page, '비밀번호').fill(loginPw);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/member/login'));
    await page.keyboard.press('Enter');
    return (await answered).status();
  };
  let paused = 0;
  while (wrong.length < 5) {
    if ((await attempt('Wrong!2611')) !== 429) continue;
    paused += 1;
    await expect(page.getByRole('timer')).toHaveText(/^00:\d\d 후에 다시 시도할 수 있습니다\.$/);
  }
  expect(paused).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('아이디 또는 비밀번호가 올바르지 않습니다');
  while ((await attempt(password)) === 429);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /로그인을 여러 번 실패하여 \d{4}-\d\d-\d\d \d\d:\d\d까지 로그인할 수 없습니다/,
  );
});

test('find id: by mail and by phone, nobody is said at the field, and the id leads to the login', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await page.goto('/portal/login');
  await page.getByRole('link', { name: '아이디 찾기' }).click();
  await expect(page).toHaveURL('/portal/find/id');
  await page.getByRole('radio', { name: '보조 이메일' }).check();
  await field(page, '보조 이메일').fill('nobody.at.all@demo.example');
  await press(page, '아이디 찾기');
  await expect(page.getByText('조건에 해당하는 아이디가 없습니다.')).toBeVisible();
  await expect(field(page, '보조 이메일')).toBeFocused();
  await expect(page.getByRole('main').getByRole('list')).toBeHidden();
  await field(page, '보조 이메일').fill(member.email);
  await press(page, '아이디 찾기');
  await expect(page.getByRole('main').getByRole('list')).toHaveText(member.loginId);
  await page.getByRole('radio', { name: '휴대전화' }).check();
  await expect(page.getByRole('main').getByRole('list')).toBeHidden();
  await field(page, '휴대전화').fill(member.phone.replace(/(...)(....)/, '$1-$2-'));
  await expect(field(page, '휴대전화')).toHaveValue(member.phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '비밀번호 찾기' })).toHaveAttribute(
    'href',
    /\/portal\/find\/pw\?loginId=/,
  );
  await page.getByRole('link', { name: '바로 로그인' }).click();
  await expect(field(page, '아이디')).toHaveValue(member.loginId);
});

test('find password: a code, the new password, and the login with it', async ({ page, request }) => {
  const member = await newMember(request);
  await page.goto(`/portal/find/pw?loginId=${encodeURIComponent(member.loginId)}`);
  await field(page, '휴대전화').fill(member.phone);
  await press(page, '인증번호 받기');
  await expect(page.getByText(/^인증번호가 발송되었습니다\. \[\d{6}\]$/)).toBeVisible();
  await expect(field(page, '인증번호')).toHaveValue(/^\d{6}$/);
  await expect(page.getByRole('timer')).toHaveText(/남은 시간 0[45]:\d\d/);
  const right = await field(page, '인증번호').inputValue();
  await field(page, '인증번호').fill(right === '000000' ? '000001' : '000000');
  await press(page, '확인');
  const refusal = '인증번호가 올바르지 않거나 유효시간이 지났습니다. 확인하거나 다시 받아 입력하세요.';
  await expect(field(page, '인증번호')).toHaveAccessibleDescription(
    new RegExp(`${refusal}\\s오류가 반복되면 관리자에게 문의하세요\\.`),
  );
  await expect(field(page, '인증번호')).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await field(page, '인증번호').fill(right);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('새 비밀번호');
  await secret(page, '새 비밀번호').fill('harbour26');
  await expect(page.getByText('비밀번호 형식이 올바르지 않습니다.')).toBeVisible();
  const chosen = 'Harbour!2026';
  await secret(page, '새 비밀번호').fill(chosen);
  await secret(page, '새 비밀번호 확인').fill('Harbour!2027');
  await expect(page.getByText('비밀번호가 서로 일치하지 않습니다.')).toBeVisible();
  await secret(page, '새 비밀번호 확인').fill(chosen);
  await page.keyboard.press('Enter');
  await told(page, '정상적으로 비번이 변경되었습니다. 로그인 후 이용해주세요.');
  await expect(page).toHaveURL(`/portal/login?loginId=${encodeURIComponent(member.loginId)}`);
  await secret(page, '비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('올바르지 않습니다');
  await secret(page, '비밀번호').fill(chosen);
  await page.keyboard.press('Enter');
  await atDesk(page);
});

test('find password: the time runs out, a code for somebody else is void, a stranger learns nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/portal/find/pw');
  await press(page, '인증번호 받기');
  await expect(page.getByRole('link', { name: '아이디를 입력해주세요.' })).toBeVisible();
  await expect(field(page, '아이디')).toBeFocused();
  const nobody = `nobody${digits()}@demo.example`;
  await field(page, '아이디').fill(nobody);
  await page.getByRole('radio', { name: '이메일' }).check();
  await field(page, '이메일').fill(nobody);
  await press(page, '인증번호 받기');
  await expect(page.getByText(/^인증번호가 발송되었습니다\./)).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(page.getByRole('timer')).toHaveText(/03:5\d/);
  await page.clock.runFor(240_000);
  await told(page, '인증번호 입력시간이 초과되었습니다.');
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('button', { name: '다시 받기' })).toBeFocused();
  await press(page, '확인');
  await expect(page.getByText('먼저 인증번호를 받아 주세요.')).toBeVisible();
});

test('find password: a code that cannot be sent is told, and no time runs', async ({ page }) => {
  await page.route('**/sendCertForFindPw*', (route) => route.abort());
  await page.goto('/portal/find/pw?loginId=a%40demo.example');
  await field(page, '휴대전화').fill('01000000007');
  await press(page, '인증번호 받기');
  await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(
    '인증번호 발송하는데 실패하였습니다.관리자에게 문의하세요.',
  );
  await expect(page.getByRole('timer')).toBeHidden();
});

test('with the keyboard alone: from the top of the page to an id, its login, and the desk', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await page.goto('/portal/find/id');
  await expect(field(page, '휴대전화')).toBeVisible();
  // The choice of a way gives the form another field, which a drawn page cannot.
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문으로 건너뛰기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '휴대전화' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '보조 이메일' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.email);
  await page.keyboard.press('Enter');
  const found = page.getByRole('main').getByRole('list').getByRole('link', { name: member.loginId });
  await expect(found).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(secret(page, '비밀번호')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await atDesk(page);
});

test('the full menu: Tab stays in it, Escape gives the focus back, every way closes it', async ({ page }) => {
  await page.goto('/portal/login');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const opener = page.getByRole('button', { name: '전체메뉴' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: '전체메뉴' });
  await expect(menu.getByRole('link', { name: '로그인' })).toHaveAttribute('aria-current', 'page');
  const last = menu.getByRole('link', { name: '개인정보처리방침' });
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', /boardCd=platform_faq/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: '아이디 찾기' }).click();
  await expect(page).toHaveURL('/portal/find/id');
  await expect(menu).toBeHidden();
});

test('a member sees name, logout and a way to work in a new window; a visitor sees login and join', async ({
  page,
}) => {
  await page.goto('/portal/index');
  const head = page.getByRole('banner');
  await expect(head.getByRole('link', { name: '회원가입' })).toBeVisible();
  await page.goto('/portal/login?ez&redirect=%2Fportal%2Findex');
  await press(page, /view2@demo\.example/);
  await expect(page).toHaveURL('/portal/index');
  await expect(head).toContainText('한바다데모선박수리(주) 임열람');
  await expect(head.getByRole('link', { name: /회원가입|^로그인/ })).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await head.getByRole('link', { name: /대시보드/ }).click();
  await (await opened).close();
  await head.getByRole('button', { name: '로그아웃' }).click();
  await expect(head.getByRole('link', { name: '로그인' })).toBeVisible();
});

test('only the literal word true leaves nothing but the contents and a Close button', async ({ page }) => {
  await page.goto('/portal/find/id?isOnlyContentsMode=TRUE');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/portal/find/id?isOnlyContentsMode=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: '닫기' })).toBeVisible();
});

test('an unknown address is named, with ways back and home; the footer names the company', async ({ page }) => {
  await page.goto('/portal/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/portal/nowhere/99?a=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 찾을 수 없습니다');
  await expect(page.getByRole('main').getByRole('code')).toHaveText('/portal/nowhere/99?a=1');
  await expect(page.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/portal/index');
  const foot = page.getByRole('contentinfo');
  for (const text of ['해양물류클라우드(주)', '001-81-00017', '051-000-0002', 'help@hangro.example'])
    await expect(foot).toContainText(text);
  await expect(foot.getByRole('link', { name: '051-000-0001' })).toHaveAttribute('href', 'tel:+82510000001');
  await expect(foot.getByRole('combobox', { name: '관련 기관 바로가기' })).toBeVisible();
});

for (const lang of ['ko', 'en'])
  test(`login, find id, find password, full menu: accessible and within 1440 and 390 px in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page
      .context()
      .addCookies([{ name: 'hangro_lang', value: lang, url: `http://localhost:${process.env.E2E_PORT}` }]);
    const at = (width: number) => page.setViewportSize({ width, height: 900 });
    const look = async () => {
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await expectTouchable(page);
    };
    for (const path of ['login?ez', 'find/id', 'find/pw', 'contactUndo']) {
      await at(1440);
      await page.goto(`/portal/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('main form button[type=submit]').click();
      await look();
      await at(390);
      await look();
    }
    // Each width has a menu of its own.
    for (const width of [1440, 390]) {
      await at(width);
      await page.goto('/portal/find/id');
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      await page.locator('.pt-head__menu').click();
      await look();
    }
  });
