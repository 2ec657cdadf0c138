import { expect, test } from '@playwright/test';
import { password, word } from '../desk.ts';
import { loginStatus, meStatus, sessionOf, withColleague } from '../people.ts';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { button, question, textField, title } from '../support/screens.ts';
import { open, tokensOf } from '../support/session.ts';

const other = 'Harbour!77';

test('my info is reached from the person menu, saved, and shown in the bar; an absence needs a stand-in', async ({
  page,
  request,
}) => {
  const { colleague } = await withColleague(request, word());
  await open(page, colleague.person, '/rs4/clnt');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /내 계정/ })
    .click();
  await page.getByRole('menuitem', { name: '내 정보' }).click();
  await expect(page).toHaveURL(/\/platform\/mypage\/info$/);
  await expect(title(page)).toHaveText('내 정보');
  await expectAccessible(page);
  const name = word();
  await textField(page, '이름').fill(name);
  await textField(page, '팩스').fill('x');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('전화번호는 숫자와 하이픈(-)으로 입력하세요.')).toBeVisible();
  await textField(page, '팩스').fill('051-777-0001');
  await page.getByRole('textbox', { name: /^부재 시작일/ }).fill('2026-12-01');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('대결자를 입력하세요.')).toBeVisible();
  await page.getByRole('textbox', { name: /^부재 시작일/ }).fill('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(textField(page, '팩스')).toHaveValue('051-777-0001');
});

test('what somebody else changed meanwhile does not take what was typed', async ({ page, request }) => {
  const { api, colleague } = await withColleague(request, word());
  await open(page, colleague.person, '/platform/mypage/info');
  await textField(page, '팩스').fill('051-111-2222');
  await api.patch(`platform/user/${colleague.id}`, { version: colleague.version, phone: '010-8888-0001' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('다른 화면에서 내 정보가 먼저 바뀌었습니다')).toBeVisible();
  await expect(textField(page, '팩스')).toHaveValue('051-111-2222');
  await expect(page.getByText('010-8888-0001')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  expect(await api.get(`platform/user/${colleague.id}`)).toMatchObject({ phone: '01088880001', faxNo: '051-111-2222' });
});

test('the own number is changed with a code and the password; the message to the former one takes it back', async ({
  page,
  request,
}) => {
  const { colleague } = await withColleague(request, word());
  await open(page, colleague.person, '/platform/mypage/info');
  const change = page.getByRole('button', { name: '휴대전화 변경' });
  const dialog = page.getByRole('dialog', { name: '휴대전화 변경' });
  const input = (name: string) => dialog.getByRole('textbox', { name });
  await textField(page, '팩스').fill('051-777-0002');
  // What is the person's own a browser may fill in.
  await expect(textField(page, '팩스')).toHaveAttribute('autocomplete', 'fax tel');
  await expect(page.getByRole('textbox', { name: /^이름(?!\()/ })).toHaveAttribute('autocomplete', 'name');
  await change.click();
  await expect(input('새 휴대전화')).toBeFocused();
  await page.keyboard.type('010-5555-0000');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('지금 쓰고 있는 연락처입니다');
  await input('새 휴대전화').fill('010-5555-0001');

  // Escape asks; what was typed is still there.
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: '계속 입력' }).click();
  await expect(input('새 휴대전화')).toHaveValue('01055550001');
  const sent = page.waitForResponse(/contactCode$/);
  await dialog.getByRole('button', { name: '인증번호 받기' }).click();
  const { authenNo } = (await (await sent).json()) as { authenNo: string };
  await expect(input('인증번호')).toBeFocused();
  await expect(dialog.getByRole('timer')).toContainText(/0[45]:\d\d/);
  await expectAccessible(page);
  await page.keyboard.type(authenNo);
  await textField(page, '비밀번호').fill('Wrong!2611');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('현재 비밀번호가 일치하지 않습니다.');
  await expect(textField(page, '비밀번호')).toBeFocused();
  await textField(page, '비밀번호').fill(password);
  const done = page.waitForResponse(/mypage\/contact$/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('7일 안에');
  const { undoCode } = (await (await done).json()) as { undoCode: string };
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();
  await expect(page.getByText('010-5555-0001')).toBeVisible();
  await expect(textField(page, '팩스')).toHaveValue('051-777-0002');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();

  await page.goto('/portal/contactUndo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('연락처 되돌리기');
  await page.getByLabel('아이디').fill(`${colleague.person}@demo.example`);
  await page.getByLabel('되돌리기 코드').fill('ABCD-EFGH-JKMN-PQRS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '되돌리기 코드가 올바르지 않거나' })).toBeVisible();
  await page.getByLabel('되돌리기 코드').fill(undoCode.toLowerCase().replaceAll('-', ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이전 연락처로 돌아갔습니다');
  await expect(page.getByText('010-****-0000')).toBeVisible();
  await expectAccessible(page);
  expect(await loginStatus(request, colleague.person, password)).toBe(401);
  await page.getByRole('link', { name: '새 비밀번호 정하기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('비밀번호 찾기');
  await expect(page.getByLabel('아이디')).toHaveValue(`${colleague.person}@demo.example`);
});

test('the own password is changed: rules are marked while typing, other sessions end, this one goes on', async ({
  page,
  request,
}) => {
  const { colleague } = await withColleague(request, word());
  const elsewhere = await sessionOf(request, colleague.person);
  await open(page, colleague.person, '/platform/mypage/pw');
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await textField(page, '현재 비밀번호').fill('Wrong!2611');
  await textField(page, '새 비밀번호').fill('harbour');
  await expect(rule('영문 포함')).toContainText('영문 포함충족');
  await expect(rule('8~20자')).toContainText('미충족');
  await expect(rule('특수문자 포함')).toContainText('미충족');
  await textField(page, '새 비밀번호').fill(other);
  await expect(page.getByRole('listitem').filter({ hasText: '미충족' })).toHaveCount(0);
  await textField(page, '새 비밀번호 확인').fill('Harbour!78');
  await expect(page.getByText('비밀번호가 서로 일치하지 않습니다.')).toBeVisible();
  await textField(page, '새 비밀번호 확인').fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByText('현재 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await expect(textField(page, '현재 비밀번호')).toBeFocused();
  await expectAccessible(page);
  expect(await meStatus(request, elsewhere)).toBe(200);
  await textField(page, '현재 비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('비밀번호를 바꾸었습니다')).toBeVisible();
  await expect(textField(page, '새 비밀번호')).toHaveValue('');
  expect(await meStatus(request, elsewhere)).toBe(401);
  expect(await loginStatus(request, colleague.person, password)).toBe(401);
  await page.reload();
  await expect(title(page)).toHaveText('비밀번호 변경');
});

test('sessions are listed, the present one marked; one is ended, then all others', async ({ page, request }) => {
  const { colleague } = await withColleague(request, word());
  const [first, second] = [await sessionOf(request, colleague.person), await sessionOf(request, colleague.person)];
  await open(page, colleague.person, '/platform/mypage/info');
  const list = page.getByRole('region', { name: '로그인 기기' });
  await expect(list.getByRole('row')).toHaveCount(4);
  await expect(list.getByText('현재 기기')).toHaveCount(1);
  await list
    .getByRole('button', { name: /로그아웃$/ })
    .nth(1)
    .click();
  await question(page).getByRole('button', { name: '로그아웃' }).click();
  await expect(list.getByRole('row')).toHaveCount(3);
  const states = [await meStatus(request, first), await meStatus(request, second)];
  expect(states.toSorted()).toEqual([200, 401]);
  await button(page, '다른 기기 모두 로그아웃').click();
  await expect(question(page)).toContainText('이 기기를 제외한 1대에서');
  await question(page).getByRole('button', { name: '로그아웃' }).click();
  await expect(list.getByRole('row')).toHaveCount(2);
  expect([await meStatus(request, first), await meStatus(request, second)]).toEqual([401, 401]);
  await expect(button(page, '다른 기기 모두 로그아웃')).toHaveAttribute('aria-disabled', 'true');
});

test('who withdraws is told what it means, asked once more, and is out for good', async ({ page, request }) => {
  const { api, colleague } = await withColleague(request, word());
  await open(page, colleague.person, '/platform/mypage/withdraw');
  await expect(page.getByText('개인정보는 5년간 보관한 뒤 파기합니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('사유').fill('이직합니다');
  await textField(page, '비밀번호').fill('Wrong!2611');
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: '회원탈퇴' }).click();
  await expect(page.getByText('현재 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await expect(page.getByLabel('사유')).toHaveValue('이직합니다');
  await textField(page, '비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('정말 탈퇴하시겠습니까?');
  await question(page).getByRole('button', { name: '회원탈퇴' }).click();
  await expect(question(page)).toContainText('회원탈퇴가 완료되었습니다');
  await question(page).getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/login/);
  expect(await loginStatus(request, colleague.person, password)).toBe(401);
  expect(await api.get(`platform/user/${colleague.id}`)).toMatchObject({ stCd: 'WD' });
  expect(JSON.stringify(await api.get(`platform/user/${colleague.id}/history`))).toContain('이직합니다');
});

test('the last administrator of a company that uses a service stays', async ({ page, request }) => {
  await open(page, 'admin3', '/platform/mypage/withdraw');
  await textField(page, '비밀번호').fill(password);
  await page.keyboard.press('Enter');
  await question(page).getByRole('button', { name: '회원탈퇴' }).click();
  await expect(question(page)).toContainText('탈퇴하지 못했습니다');
  await expect(question(page)).toContainText('사용자가 한 명은 남아 있어야 합니다');
  await question(page).getByRole('button', { name: '확인' }).click();
  expect(await loginStatus(request, 'admin3', password)).toBe(200);
});

test('the diagnostic page masks tokens until they are asked for, copies them, and finds codes', async ({
  page,
  request,
}) => {
  const { colleague } = await withColleague(request, word());
  await open(page, colleague.person, '/fw/me');
  await expect(title(page)).toHaveText('내 세션 진단');
  const tokens = await tokensOf(colleague.person);
  const shown = page.getByRole('status', { name: '액세스 토큰' });
  await expect(shown).toHaveText(`${'•'.repeat(24)}${tokens.accessToken.slice(-4)}`);
  expect(await page.content()).not.toContain(tokens.accessToken);
  expect(await page.content()).not.toContain(tokens.refreshToken);
  await expectAccessible(page);
  await button(page, '액세스 토큰 보기').click();
  await expect(shown).toHaveText(tokens.accessToken);
  await button(page, '액세스 토큰 가리기').click();
  expect(await page.content()).not.toContain(tokens.accessToken);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '리프레시 토큰 복사').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(tokens.refreshToken);
  await page.getByRole('searchbox').fill('GW_DEPT');
  const codes = page.getByRole('region', { name: '공통코드' }).last();
  await expect(codes.getByRole('row', { name: /GW_DEPT SALES 영업/ })).toBeVisible();
  await expect(page.getByText('grpCd=GW_DEPT')).toBeVisible();
  await page.getByRole('searchbox').fill('없는코드다');
  await expect(page.getByText('찾는 코드가 없습니다')).toBeVisible();
});

for (const lang of ['ko', 'en'])
  test(`own pages fit a phone, in ${lang}`, async ({ page, request }) => {
    const { colleague } = await withColleague(request, word());
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['platform/mypage/info', 'platform/mypage/pw', 'platform/mypage/withdraw', 'fw/me']) {
      await open(page, colleague.person, `/${path}`, lang);
      await page.locator('.mp-sec').first().waitFor();
      await expectNoSideScroll(page);
      await expectTouchable(page);
      await expectAccessible(page);
    }
  });

test('own pages are saved on a phone', async ({ page, request }) => {
  const { colleague } = await withColleague(request, word());
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, colleague.person, '/platform/mypage/info', 'ko');
  await textField(page, '팩스').fill('051-333-4444');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
});
