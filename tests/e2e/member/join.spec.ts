/** Joining, from the type to the desk (2-portal 3, 4, 5, 8; 3-decisions 4). */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, password } from '../desk.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { inputMethod } from '../support/hangul.ts';
import {
  answered,
  dialog,
  field,
  fillInfo,
  heading,
  joinPassword,
  newJoiner,
  onToInfo,
  press,
  toInfo,
} from '../support/join.ts';

const getCode = async (page: Page): Promise<void> => {
  await press(page, /^(인증번호 받기|다시 받기)$/);
  await answered(page, /인증번호가 발송되었습니다\. \[\d{6}\]/);
  await expect(field(page, '인증번호')).toHaveValue(/^\d{6}$/);
  // Where it went, as it was typed.
  await expect(field(page, '인증번호')).toHaveAccessibleDescription(/^보낸 곳: (\d{10,11}|\S+@\S+)$/);
};

/** From the welcome to work: the login knows the id, and the desk shows the person's own company alone. */
async function enterDesk(page: Page, loginId: string, corpNm: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL(`/portal/login?loginId=${encodeURIComponent(loginId)}`);
  await expect(field(page, '아이디')).toHaveValue(loginId);
  await page.getByLabel('비밀번호', { exact: true }).fill(joinPassword);
  await page.keyboard.press('Enter');
  await page.locator('#hg-main').waitFor();
  await page.goto('/platform/corp');
  await expect(page.locator('#hg-main')).toContainText(corpNm);
  await expect(page.locator('#hg-main')).not.toContainText('한바다데모선박수리');
}

test('a company joins, and its administrator stands at the desk', async ({ page }) => {
  const joiner = newJoiner();
  await toInfo(page, '기업회원');
  await fillInfo(page, joiner, { 사업자등록번호: joiner.corpRegNo.replace(/(...)(..)/, '$1-$2-') });
  await expect(field(page, '사업자등록번호')).toHaveValue(joiner.corpRegNo);
  await getCode(page);
  await expect(page.getByRole('timer')).toContainText(/0[45]:\d\d/);
  await press(page, '가입하기');
  await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
  await expect(page.getByRole('main')).toContainText('먼저 어떤 서비스가 필요하신가요?');
  await expect(page.getByRole('link', { name: 'HOME' })).toHaveAttribute('href', '/');
  await page.reload();
  await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
  await enterDesk(page, joiner.loginId, joiner.corpNm);
  await page.goto('/platform/user');
  await expect(page.locator('#hg-main')).toContainText(joiner.loginId);
});

test('whoever came to apply for a service stands before the application after joining', async ({ page }) => {
  await page.goto('/portal/svcstore');
  await page
    .getByRole('main')
    .getByRole('link', { name: /전자결재/ })
    .first()
    .click();
  await page.getByRole('link', { name: '이용 신청' }).first().click();
  await page.waitForURL(/\/login\?redirect=/);
  await expect(page.getByRole('main')).toContainText('전자결재 이용 신청을 계속하려면 로그인하세요.');
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).first().click();
  const joiner = newJoiner();
  await onToInfo(page, '기업회원');
  await fillInfo(page, joiner, { 사업자등록번호: joiner.corpRegNo });
  await getCode(page);
  await press(page, '가입하기');
  await expect(page.getByRole('main')).toContainText('전자결재 이용 신청을 이어서 하세요');
  await page.getByRole('main').getByRole('link', { name: '신청 이어서 하기' }).click();
  await page.getByLabel('비밀번호', { exact: true }).fill(joinPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/platform\/subsc\/(create|new)\?subsReqId=/);
  await expect(page.locator('#hg-main')).toContainText('그룹웨어');

  // What waits, and what comes next, is said where the figures will stand.
  await page.getByRole('checkbox', { name: /클라우드 서비스 약관 동의/ }).check();
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page.getByText('신청했습니다. 승인되면 알려 드립니다.')).toBeVisible();
  await page.goto('/platform/dashboard');
  const waiting = page.getByRole('region', { name: '승인을 기다리는 이용 신청' });
  for (const [name, path] of [
    ['기업정보 채우기', /^\/platform\/corp/],
    ['사용자 등록', /^\/platform\/user/],
  ] as const)
    await expect(waiting.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(waiting.getByRole('link', { name: /전자결재/ })).toBeVisible();
  await expect(waiting).toContainText('승인되면 알림이 오고');
  await expect(page.locator('#hg-main')).not.toContainText('필요한 서비스를 신청해 보세요');
});

for (const [type, label, code, by] of [
  ['보세화물관리인', '보세구역부호', '01231234', '휴대전화'],
  ['보세운송업자', '보세운송업자부호', '0a23-12', '이메일'],
  ['선용품·선박수리업체', '선용품·선박수리업 등록부호', 'ab12cd34', '이메일'],
] as const) {
  test(`${type}: joins with its code, verified by ${by}`, async ({ page }) => {
    const joiner = newJoiner();
    await toInfo(page, type);
    await fillInfo(page, joiner, { [label]: code });
    await expect(field(page, label)).toHaveValue(code.replace('-', '').toUpperCase());
    await page.getByRole('radio', { name: by }).check();
    await getCode(page);
    await press(page, '가입하기');
    await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
    await expect(page.getByRole('main').getByRole('link', { name: '서비스 스토어' })).toBeVisible();
    // All of them run; what is still to come is told by the API and page tests.
    await expect(page.getByRole('main')).not.toContainText('준비하고 있습니다');
    await enterDesk(page, joiner.loginId, joiner.corpNm);
    await page.goto('/platform/dashboard');
    await expect(page.locator('#hg-main').getByRole('link', { name: '서비스 스토어' })).toHaveAttribute(
      'href',
      '/portal/svcstore',
    );
    // Each page has one way to it, also while it is the one to go to first.
    const ways = await page.locator('#hg-main a').evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(ways.filter((href) => href?.startsWith('/platform/corp'))).toHaveLength(1);
  });
}

test('a general member gets the message and stays', async ({ page }) => {
  await page.goto('/portal/join');
  await press(page, /^일반회원/);
  await answered(page, '일반회원 가입은 추후 지원할 예정입니다.');
  await expect(heading(page)).toHaveText('어떤 회원으로 가입하시나요?');
});

test('the messages in English are those of the specification', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL! }]);
  await page.goto('/portal/join');
  await press(page, /^General member/);
  await answered(page, /^Private members will be supported later/);
  await press(page, /^Corporate member/);
  await press(page, 'Next');
  await answered(page, /^Please agree to the required terms/);
  await page.getByRole('checkbox', { name: 'I agree to all' }).check();
  await press(page, 'Next');
  await press(page, 'Get code');
  await answered(page, /^Please fill in everything, then get the code/);
  await press(page, 'Join');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('alert').first()).toContainText(
    'Please enter the code. If you use e-mail, check the spam folder.',
  );
});

test('the texts to agree to open in windows of their own', async ({ page }) => {
  await page.goto('/portal/join');
  await press(page, /^보세운송업자/);
  const pages = [
    '/portal/terms?isOnlyContentsMode=true',
    '/portal/policy?isOnlyContentsMode=true',
    '/portal/consent?isOnlyContentsMode=true&isBond=true',
  ];
  const links = page.getByRole('link', { name: /내용 보기/ });
  await expect(links).toHaveCount(3);
  for (const [index, address] of pages.entries()) {
    const [popup] = await Promise.all([page.waitForEvent('popup'), links.nth(index).click()]);
    await popup.waitForLoadState();
    expect(popup.url()).toMatch(new RegExp(`${address.replace(/[?]/g, '\\?')}$`));
    expect(await popup.evaluate(() => window.innerWidth)).toBe(1200);
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(popup.getByRole('banner')).toHaveCount(0);
    await popup.close();
  }
});

test('no step is reached by its address; Back and Previous go a step back, and a reload keeps what is no secret', async ({
  page,
}) => {
  await page.goto('/portal/index');
  const joiner = newJoiner();
  await toInfo(page, '기업회원');
  await expect(page).toHaveURL('/portal/join');
  await fillInfo(page, joiner, { 사업자등록번호: joiner.corpRegNo });
  await page.reload();
  await expect(field(page, '회사명')).toHaveValue(joiner.corpNm);
  await expect(field(page, '휴대전화')).toHaveValue(joiner.phone);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(stored).toContain(joiner.corpNm);
  expect(stored).not.toContain(joinPassword);
  await page.goBack();
  await expect(heading(page)).toHaveText('약관에 동의해 주세요');
  await page.goForward();
  await expect(field(page, '회사명')).toHaveValue(joiner.corpNm);
  await press(page, '이전');
  await press(page, '이전');
  await expect(heading(page)).toHaveText('어떤 회원으로 가입하시나요?');
  await page.goBack();
  await expect(page).toHaveURL('/portal/index');
  const other = await page.context().newPage();
  await other.goto('/portal/join');
  await expect(heading(other)).toHaveText('어떤 회원으로 가입하시나요?');
});

test('steps may be pressed freely here, which is a local environment', async ({ page }) => {
  await page.goto('/portal/join');
  await page.getByRole('list', { name: '회원가입 단계' }).getByRole('button', { name: '정보 입력' }).click();
  await expect(heading(page)).toHaveText('회원 정보를 입력해 주세요');
  const steps = page.getByRole('list', { name: '회원가입 단계' });
  await expect(steps.getByRole('button', { name: '정보 입력' })).toHaveCount(0);
  await expect(steps.locator('[aria-current=step]')).toHaveText(/정보 입력/);
  await press(page, '이전');
  await expect(heading(page)).toHaveText('약관에 동의해 주세요');
});

test('and not at all in production', async ({ page }) => {
  await page.route('**/portal/join', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      'name="hangro-env" content="local"',
      'name="hangro-env" content="production"',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/portal/join');
  await expect(heading(page)).toHaveText('어떤 회원으로 가입하시나요?');
  await expect(page.getByRole('list', { name: '회원가입 단계' }).getByRole('button')).toHaveCount(0);
});

test('five minutes: the countdown ends, says so, and a new code can be got', async ({ page }) => {
  await page.clock.install();
  const joiner = newJoiner();
  await toInfo(page, '선용품·선박수리업체');
  await fillInfo(page, joiner, { '선용품·선박수리업 등록부호': 'AB12CD34' });
  await getCode(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('timer')).toContainText(/0[34]:\d\d/);
  await page.clock.fastForward(241_000);
  await answered(page, '인증번호 입력시간이 초과되었습니다.');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(field(page, '인증번호')).toBeFocused();
  await press(page, '가입하기');
  await answered(page, '인증번호 입력시간이 초과되었습니다.');
  await expect(heading(page)).toHaveText('회원 정보를 입력해 주세요');
  await getCode(page);
  await expect(page.getByRole('timer')).toContainText(/0[45]:\d\d/);
});

test('a wrong code is said at its field, nothing typed is lost, and the right one joins', async ({ page }) => {
  const joiner = newJoiner();
  await toInfo(page, '보세운송업자');
  await fillInfo(page, joiner, { 보세운송업자부호: '012312' });
  await getCode(page);
  const right = await field(page, '인증번호').inputValue();
  await field(page, '인증번호').fill(right === '000000' ? '000001' : '000000');
  await press(page, '가입하기');
  await expect(field(page, '인증번호')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, '인증번호')).toBeFocused();
  await expect(field(page, '인증번호')).toHaveAccessibleDescription(/인증번호가 올바르지 않거나 유효시간이 지났습니다/);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(joinPassword);
  await field(page, '인증번호').fill(right);
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
  await press(page, '가입하기');
  await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
});

test('an id that exists is answered like a new one: nothing is made, its owner is told', async ({ page, request }) => {
  const joiner = { ...newJoiner(), loginId: 'sales2@demo.example' };
  await toInfo(page, '보세화물관리인');
  await fillInfo(page, joiner, { 보세구역부호: '01231234' });
  await getCode(page);
  await press(page, '가입하기');
  await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
  await expect(page.getByRole('main')).toContainText('이미 가입된 아이디나 회사라면');
  const enter = (loginPw: string) =>
    request.post('/api/platform/member/login', {
      data: { loginId: joiner.loginId, loginPw, rememberMe: false, systemCd: 'PLATFORM' },
    });
  expect((await enter(joinPassword)).status()).toBe(401);
  expect((await enter(password)).status()).toBe(200);
  const operator = await apiOf(request, 'oper');
  const { content } = await operator.get<{ content: { msgSubject: string }[] }>(
    `platform/outbox/list?rcvAddr=${joiner.loginId}`,
  );
  expect(content.length).toBeGreaterThan(0);
});

test('a code that cannot be sent: the message of the catalogue', async ({ page }) => {
  await page.route('**/api/platform/member/join/sendCert?*', (route) => route.abort());
  const joiner = newJoiner();
  await toInfo(page, '기업회원');
  await fillInfo(page, joiner, { 사업자등록번호: joiner.corpRegNo });
  await press(page, '인증번호 받기');
  await answered(page, '인증번호 발송하는데 실패하였습니다.관리자에게 문의하세요.');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(field(page, '회사명')).toHaveValue(joiner.corpNm);
});

test('typing Hangul: a syllable is left alone, and the Enter that ends it sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await toInfo(page, '보세운송업자');
  const method = await inputMethod(page);
  await field(page, '보세운송업자부호').focus();
  await page.keyboard.type('ab');
  await method.compose('ㅎ');
  await method.compose('한');
  await expect(field(page, '보세운송업자부호')).toHaveValue('AB한');
  await method.commit('한');
  await expect(field(page, '보세운송업자부호')).toHaveValue('AB');
  await page.keyboard.type('1');
  await expect(field(page, '보세운송업자부호')).toHaveValue('AB1');
  // What was typed wrongly is told once its field is left; a field that is still empty waits.
  await expect(field(page, '보세운송업자부호')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, '회사명').focus();
  await field(page, '이름').focus();
  await expect(field(page, '보세운송업자부호')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, '회사명')).not.toHaveAttribute('aria-invalid', 'true');
  await method.compose('안');
  await method.swallowedKey('Enter', 13);
  await method.commit('안');
  await expect(field(page, '이름')).toHaveValue('안');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
  expect(sent.filter((url) => url.includes('/member/join'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
});

test('the keyboard alone: from the type to the welcome', async ({ page }) => {
  const joiner = { ...newJoiner(), loginId: newJoiner().phone };
  await page.goto('/portal/join');
  await expect(heading(page)).toBeVisible();
  const tabTo = async (name: RegExp, role: 'button' | 'checkbox' | 'textbox' | 'link') => {
    const target = page.getByRole('main').getByRole(role, { name }).first();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^기업회원/, 'button');
  await page.keyboard.press('Enter');
  // Each step begins at its top, for readers too.
  await expect(page.getByRole('checkbox', { name: /모두 동의합니다/ })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(/모두 동의합니다/, 'checkbox');
  await page.keyboard.press('Space');
  await tabTo(/^다음$/, 'button');
  await page.keyboard.press('Enter');
  for (const [name, text] of [
    [/^아이디$/, joiner.loginId],
    [/^비밀번호$/, joinPassword],
    [/^비밀번호 확인$/, joinPassword],
    [/^이름$/, joiner.userNm],
    [/^회사명$/, joiner.corpNm],
    [/^사업자등록번호$/, joiner.corpRegNo],
  ] as const) {
    await tabTo(name, 'textbox');
    await page.keyboard.type(text);
  }
  await tabTo(/아이디와 같음/, 'checkbox');
  await page.keyboard.press('Space');
  await expect(field(page, '휴대전화')).toHaveValue(joiner.loginId);
  await tabTo(/^보조 이메일$/, 'textbox');
  await page.keyboard.type(joiner.email);
  await tabTo(/^인증번호 받기$/, 'button');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('인증번호가 발송되었습니다.');
  // Until it has the keyboard, Enter would ask for another code.
  await expect(dialog(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, '인증번호')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('새사람 님, 가입을 마쳤습니다');
  await tabTo(/^로그인$/, 'link');
});

for (const lang of ['ko', 'en'] as const) {
  for (const width of [1440, 390]) {
    test(`every step in ${lang} at ${width}: accessible, no wider than the window, large enough to touch`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(150_000);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.context().addCookies([{ name: 'hangro_lang', value: lang, url: baseURL! }]);
      const look = async () => {
        await expectAccessible(page);
        await expectNoSideScroll(page);
        await expectTouchable(page);
      };
      await page.goto('/portal/join');
      await expect(heading(page)).toBeVisible();
      await look();
      await press(page, /^(보세화물관리인|Bonded-goods)/);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await look();
      await page.locator('main button[type=submit]').click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').first().check();
      await page.locator('main button[type=submit]').click();
      await expect(page.locator('#join-loginId')).toBeVisible();
      await page.locator('#join-loginId').fill('01012345678');
      await look();
      await page.locator('main button[type=submit]').click();
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
      await look();
      await page.getByRole('main').getByRole('list').first().getByRole('button').last().click();
      await expect(page.locator('main a[href^="/portal/svcstore"]')).toBeVisible();
      await look();
    });
  }
}
