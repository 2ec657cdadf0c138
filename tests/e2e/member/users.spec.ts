import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, password, rowsOf, word } from '../desk.ts';
import { groupId, latin, loginStatus, makeColleague, meStatus, sessionOf, withColleague } from '../people.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { button, keywordBox, question, title } from '../support/screens.ts';
import { open } from '../support/session.ts';

const recordOf = (id: number) => `/platform/user/${id}`;
const confirm = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const state = (page: Page, name: string) => page.locator('.hg-ph .hg-chip').getByText(name, { exact: true });

test('admin2 locks a colleague, who is out at once, and unlocks them', async ({ page, request }) => {
  const { colleague } = await withColleague(request, word());
  const token = await sessionOf(request, colleague.person);
  await open(page, 'admin2', recordOf(colleague.id));
  await button(page, '잠금').click();
  await expect(question(page)).toContainText(`${colleague.userNm} 계정을 잠그시겠습니까?`);
  await expect(question(page)).toContainText('모든 기기에서 바로 로그아웃되고');
  await expectAccessible(page);
  // Enter says no where something is taken away.
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  expect(await meStatus(request, token)).toBe(200);

  await button(page, '잠금').click();
  await confirm(page, '잠금');
  await expect(state(page, '잠금')).toBeVisible();
  await expect(page.getByRole('region', { name: '변경 이력' })).toContainText('잠금');
  expect(await meStatus(request, token)).toBe(401);
  expect(await loginStatus(request, colleague.person, password)).toBe(403);

  await expect(button(page, '잠금')).toHaveCount(0);
  await button(page, '잠금해제').click();
  await confirm(page, '잠금해제');
  await expect(state(page, '사용')).toBeVisible();
  expect(await loginStatus(request, colleague.person, password)).toBe(200);
});

test('a one-time password is shown once, works for the login, and its owner is asked to change it', async ({
  page,
  request,
  browser,
}) => {
  const { colleague } = await withColleague(request, word());
  await open(page, 'admin2', recordOf(colleague.id));
  await button(page, '비밀번호 초기화').click();
  await confirm(page, '비밀번호 초기화');
  const told = page.getByRole('alertdialog', { name: '임시 비밀번호 안내' });
  const once = (await told.getByRole('status').textContent())!;
  expect(once).toMatch(/^\S{12}$/);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await told.getByRole('button', { name: '복사' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(once);
  await told.getByRole('button', { name: '확인' }).click();
  await expect(told).toBeHidden();
  const kept = await page.evaluate(
    () => document.body.innerText + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  expect(kept).not.toContain(once);

  expect(await loginStatus(request, colleague.person, password)).toBe(401);
  const context = await browser.newContext({ locale: 'ko-KR' });
  const answer = await context.request.post('/api/platform/member/login', {
    data: { loginId: `${colleague.person}@demo.example`, loginPw: once, rememberMe: false, systemCd: 'PLATFORM' },
  });
  expect(answer.status()).toBe(200);
  const { accessToken, refreshToken } = (await answer.json()) as { accessToken: string; refreshToken: string };
  const url = new URL(page.url()).origin;
  await context.addCookies([
    { name: 'hangro_at', value: accessToken, url },
    { name: 'hangro_rt', value: refreshToken, url },
  ]);
  const own = await context.newPage();
  // The login leads to the change, and every page asks for it until it is done.
  await own.goto(`${url}/portal/login`);
  await expect(own).toHaveURL(/\/platform\/mypage\/pw$/);
  const asks = own.getByRole('complementary', { name: '비밀번호 변경 안내' });
  await expect(asks).toContainText('본인만 아는 비밀번호로 바꾸면');
  await expectAccessible(own);
  await own.goto(`${url}/rs4/quot`);
  await expect(own).toHaveURL(/\/platform\/mypage\/pw$/);
  await own.getByLabel('현재 비밀번호').fill(once);
  for (const name of ['newPw', 'newPwConfirm']) await own.locator(`#pw-${name}`).fill('Sagong-7741!');
  await own.getByRole('main').getByRole('button', { name: '비밀번호 변경' }).click();
  await expect(own).toHaveURL(/\/platform\/dashboard$/);
  await expect(asks).toHaveCount(0);
  await own.goto(`${url}/rs4/quot`);
  await expect(title(own)).toHaveText('견적');
  await context.close();
});

test('colleagues are locked together from the list; whoever cannot be is the reason', async ({ page, request }) => {
  const name = word();
  const { api, colleague } = await withColleague(request, `${name}가`);
  const second = await makeColleague(api, `${name}나`, await groupId(api, '영업'));
  await open(page, 'admin2', '/platform/user');
  await expect(button(page, '잠금')).toHaveAttribute('aria-disabled', 'true');
  await keywordBox(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox').first().check();
  await button(page, '잠금').click();
  await expect(question(page)).toContainText('선택한 2건의 계정을 잠그시겠습니까?');
  await confirm(page, '잠금');
  await expect(page.getByText('잠금: 2건을 처리했습니다')).toBeVisible();
  for (const { id } of [colleague, second])
    expect(await api.get(`platform/user/${id}`)).toMatchObject({ stCd: 'LOCK' });
  await page.getByRole('checkbox').first().check();
  await button(page, '잠금').hover();
  await expect(page.getByRole('tooltip')).toContainText('지금 상태에서 처리할 수 없는 자료');
});

test('a withdrawn colleague cannot come back, and nothing more is offered', async ({ page, request }) => {
  const { colleague } = await withColleague(request, word());
  await open(page, 'admin2', recordOf(colleague.id));
  await button(page, '탈퇴 처리').click();
  await confirm(page, '탈퇴 처리');
  await expect(state(page, '탈퇴')).toBeVisible();
  for (const name of ['잠금', '잠금해제', '비밀번호 초기화', '탈퇴 처리'])
    await expect(button(page, name)).toHaveCount(0);
  expect(await loginStatus(request, colleague.person, password)).toBe(401);
});

test('nobody acts on themselves, nor with unsaved changes, nor with reading authority', async ({
  page,
  request,
  browser,
}) => {
  const { api, colleague } = await withColleague(request, word(), '관리자');
  await open(page, colleague.person, recordOf(colleague.id));
  await button(page, '잠금').hover();
  await expect(page.getByRole('tooltip')).toContainText('본인 계정에는 할 수 없는 작업입니다');

  const other = await makeColleague(api, word(), await groupId(api, '영업'));
  await page.goto(recordOf(other.id));
  await page.getByLabel(/^이름/).fill(word());
  // The changes leave no room for words: the actions fold into a menu.
  await button(page, '처리').click();
  const reset = page.getByRole('menuitem', { name: /^비밀번호 초기화/ });
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect(reset).toContainText('변경한 내용을 먼저 저장하세요');

  const reader = await makeColleague(api, word(), await groupId(api, '경리'));
  const context = await browser.newContext({ locale: 'ko-KR' });
  const reading = await context.newPage();
  await open(reading, reader.person, recordOf(other.id));
  await button(reading, '처리').click();
  await expect(reading.getByRole('menuitem', { name: /^잠금/ })).toContainText('읽기 전용 권한이라');
  await context.close();
});

test('the last administrator cannot be locked: the reason is said and nothing changes', async ({ page, request }) => {
  const api = await apiOf(request, 'admin7');
  const group = await api.post<{ id: number }>('platform/auth', {
    authNm: word(),
    insertMenuList: [{ menuId: 202, menuAuthCd: '2' }],
  });
  const clerk = await makeColleague(api, word(), group.id);
  const { content } = await api.get<{ content: { id: number }[] }>('platform/user/list?keyword=admin7');
  await open(page, clerk.person, recordOf(content[0]!.id));
  await button(page, '잠금').click();
  await confirm(page, '잠금');
  await expect(question(page)).toContainText('처리하지 못했습니다');
  await expect(question(page)).toContainText('사용자와 권한을 관리할 수 있는 사용자가 한 명은 남아 있어야 합니다.');
  await confirm(page, '확인');
  await expect(state(page, '사용')).toBeVisible();
  expect(await api.get(`platform/user/${content[0]!.id}`)).toMatchObject({ stCd: 'ACTIVE' });
});

test('on a phone the actions stand behind the three dots', async ({ page, request }) => {
  const { colleague } = await withColleague(request, word());
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'admin2', recordOf(colleague.id));
  await page.getByRole('banner').getByRole('button', { name: '더 보기', exact: true }).click();
  await page.getByRole('menuitem', { name: '잠금', exact: true }).click();
  await expectAccessible(page);
  await confirm(page, '잠금');
  await expect(page.locator('.hg-pchips').getByText('잠금', { exact: true })).toBeVisible();
  await expectNoSideScroll(page);
});

test('the secret of a linked site is shown once', async ({ page, request }) => {
  const api = await apiOf(request, 'oper');
  const site = await api.post<{ id: number }>('fw/client', {
    clientId: latin(),
    clientNm: word(),
    insertSiteList: [{ siteOrigin: `https://${latin()}.example` }],
  });
  await open(page, 'oper', `/fw/client/${site.id}`);
  await button(page, '비밀키 발급').click();
  await expect(question(page)).toContainText('이전 비밀키로 만든 서명은');
  await confirm(page, '비밀키 발급');
  const told = page.getByRole('alertdialog', { name: '비밀키 안내' });
  const secret = (await told.getByRole('status').textContent())!;
  expect(secret.length).toBeGreaterThan(30);
  await told.getByRole('button', { name: '확인' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByText('운영 환경에서는 항상 서명이 필요합니다')).toBeVisible();
  await page.reload();
  await expect(button(page, '비밀키 발급')).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  expect(JSON.stringify(await api.get(`fw/client/${site.id}`))).not.toContain(secret);
});

test('the operator reads the outbox and sends a message again', async ({ page, request }) => {
  const { api: admin, colleague } = await withColleague(request, word());
  await admin.post(`platform/user/${colleague.id}/resetPw`, { version: colleague.version });
  await open(page, 'oper', '/platform/system/outbox');
  await expect(title(page)).toHaveText('발송함');
  const row = page.getByRole('row').filter({ hasText: `${colleague.person}@demo.example` });
  await expect(row).toContainText('대기');
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('비밀번호', { exact: false }).first()).toBeVisible();
  await button(page, '다시 보내기').click();
  await confirm(page, '다시 보내기');
  await expect(page.getByText('곧 다시 보냅니다')).toBeVisible();
  await expect(page.getByRole('region', { name: '변경 이력' })).toContainText('다시 보내기');
});

test("the company's administrator edits the own company straight from the menu", async ({ page }) => {
  await open(page, 'admin6', '/platform/user');
  await page.getByRole('navigation').getByRole('link', { name: '기업정보 수정' }).click();
  await expect(page).toHaveURL(/\/platform\/corp\/6$/);
  await expect(title(page)).toHaveText('참데모선용품(주)');
  await expect(page.getByRole('textbox', { name: /^사업자/ })).toHaveCount(0);
  const bank = page.getByRole('textbox', { name: /^전화/ });
  const before = await bank.inputValue();
  await bank.fill('051-000-1234');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await bank.fill(before);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다').last()).toBeVisible();
});

test('the history of an authority speaks of menus by name', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  const insertMenuList = [{ menuId: 202, menuAuthCd: '1' }];
  const group = await api.post<{ id: number }>('platform/auth', { authNm: word(), insertMenuList });
  await open(page, 'admin2', `/platform/auth/${group.id}?tab=1`);
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history).toContainText('메뉴권한 사용자 관리');
  await expect(history).not.toContainText('메뉴권한 202');
});

test('on a phone a setting is changed in its record', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'admin2', '/rs4/stdinfo/config');
  await page
    .getByRole('link', { name: /월 수주 목표액/ })
    .first()
    .click();
  const value = page.getByRole('textbox', { name: /^설정값/ });
  await value.fill('90000000');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();
  const { content } = await api.get<{ content: { confKey: string; confVal: string }[] }>('rs4/stdinfo/config/list');
  expect(content.find(({ confKey }) => confKey === 'SALES_TARGET')).toMatchObject({ confVal: '90000000' });
});
