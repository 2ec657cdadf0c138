/** Days at work in the built product: what the people of the demo companies must be able to do, and what they must not. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  apiOf,
  choosePassword,
  givenPassword,
  loginId,
  makePartners,
  password,
  rowsOf,
  takeWithReason,
  word,
} from '../desk.ts';
import { inputMethod } from '../support/hangul.ts';
import {
  businessNumber,
  button,
  cell,
  choiceField,
  choose,
  fillCell,
  gridRows,
  keywordBox,
  question,
  save,
  textField,
  title,
} from '../support/screens.ts';
import { another, fetchInPage, open } from '../support/session.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: '메뉴', exact: true });
const readOnlyReason = '읽기 전용 권한이라 사용할 수 없습니다';

test('a clerk finds, makes, changes, copies and removes customers', async ({ page }) => {
  const name = word();
  await open(page, 'sales2', '/rs4/clnt');
  await keywordBox(page).fill('ㄴㄹㄷㅁ');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page.getByRole('grid')).toContainText('온누리데모마린(주)');
  await keywordBox(page).fill('데모해운');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toContainText('북극성데모해운(주)');
  await page.getByRole('button', { name: '상세조건' }).click();
  await choose(page, '거래처구분', /선박관리사/);
  await page.getByRole('button', { name: /^조회/ }).click();
  const chips = page.getByRole('list', { name: '적용한 조건' });
  await expect(chips).toContainText('선박관리사');
  await expect(page.getByRole('grid')).not.toContainText('북극성데모해운(주)');
  await chips.getByRole('button', { name: '거래처구분 조건 제거' }).click();
  await expect(page.getByRole('grid')).toContainText('북극성데모해운(주)');

  await button(page, '신규').click();
  await expect(title(page)).toHaveText('신규 등록');
  await textField(page, '거래처명').fill(`${name} 조선`);
  await choose(page, '거래처구분', /자재 공급사/);
  await textField(page, '사업자등록번호').fill(businessNumber());
  await textField(page, '전화').fill('051-000-0909');
  await button(page, '행 추가').click();
  await fillCell(page, '담당자', 0, '담당자명', '김하나');
  await (await cell(page, '담당자', 0, '대표담당자')).getByRole('checkbox').click();
  await button(page, '행 추가').click();
  await fillCell(page, '담당자', 1, '담당자명', '이두리');
  await save(page);
  await expect(page).toHaveURL(/\/rs4\/clnt\/\d+$/);
  await expect(title(page)).toHaveText(`${name} 조선`);
  await expect(page.getByRole('tab', { name: '담당자 2' })).toBeVisible();
  await expect(button(page, '저장')).toHaveAttribute('aria-disabled', 'true');

  await textField(page, '대표자').fill('박세모');
  await fillCell(page, '담당자', 1, '직위', '과장');
  await expect(page.getByText(/변경 2건/)).toBeVisible();
  await save(page);
  await page.reload();
  await expect(textField(page, '대표자')).toHaveValue('박세모');
  await expect(await cell(page, '담당자', 1, '직위')).toHaveText('과장');

  await button(page, '복사').click();
  await expect(page).toHaveURL(/\/rs4\/clnt\/create\?copy=\d+$/);
  await expect(textField(page, '거래처명')).toHaveValue(`${name} 조선`);
  await expect(textField(page, '사업자등록번호')).toHaveValue('');
  await expect(gridRows(page, '담당자')).toHaveCount(2);
  await textField(page, '거래처명').fill(`${name} 기계`);
  await textField(page, '사업자등록번호').fill(businessNumber());
  await save(page);
  await expect(title(page)).toHaveText(`${name} 기계`);

  await button(page, '닫기').click();
  await keywordBox(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: '전체 선택' }).click();
  await button(page, '삭제').click();
  await expect(question(page)).toContainText('선택한 자료 2건을 삭제합니다');
  await question(page).getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('2건을 삭제했습니다')).toBeVisible();
  await expect(page.getByText('조건에 맞는 자료가 없습니다')).toBeVisible();
});

test('a reader can change nothing, neither by button nor by address nor by call; export stays', async ({ page }) => {
  await open(page, 'view2', '/rs4/clnt?keyword=%EB%B6%81%EA%B7%B9%EC%84%B1');
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').click();
  await expect(title(page)).toHaveText('북극성데모해운(주)');
  await expect(page.getByRole('main')).toContainText('읽기 전용');
  for (const name of ['신규', '저장', '복사', '삭제', '취소']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await button(page, name).hover();
    await expect(button(page, name)).toHaveAccessibleDescription(readOnlyReason);
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '행 추가' })).toHaveCount(0);
  await (await cell(page, '담당자', 0, '담당자명')).dblclick();
  await page.keyboard.press('F2');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await button(page, '내보내기').click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await takeWithReason(page);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  const id = /\d+/.exec(new URL(page.url()).pathname.replace('rs4', ''))![0];
  for (const [method, path, body] of [
    ['POST', 'rs4/clnt', { clntNm: '안 됨', clntTpCds: 'SUP', corpRegNo: businessNumber() }],
    ['PATCH', `rs4/clnt/${id}`, { clntNm: '안 됨', version: 1 }],
    ['DELETE', `rs4/clnt/${id}`, undefined],
    ['DELETE', `rs4/clnt?ids=${id}`, undefined],
  ] as const)
    expect((await fetchInPage(page, path, { method, body })).status, `${method} ${path}`).toBe(403);
  for (const path of ['/rs4/clnt/create', `/rs4/clnt/create?copy=${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('조회 권한만 있어 새로 등록할 수 없습니다.');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

test('an admin takes a menu from a clerk and gives it back; screen and server follow', async ({
  page,
  browser,
  request,
}) => {
  const admin = await apiOf(request, 'admin2');
  const { content } = await admin.get<{ content: { id: number; authNm: string }[] }>('platform/auth/list');
  const sales = content.find(({ authNm }) => authNm === '영업')!;
  const clerkId = `clerk${Date.now()}`;
  const user = await admin.post<{ id: number }>('platform/user', {
    loginId: loginId(clerkId),
    loginPw: givenPassword,
    userNm: '한서기',
    phone: `010${String(Date.now()).slice(-8)}`,
    deptCd: 'SALES',
    authId: sales.id,
  });
  await choosePassword(admin, clerkId);
  const clerk = await another(browser, clerkId, '/rs4/clnt');
  await expect(clerk.getByRole('grid')).toContainText('북극성데모해운(주)');

  // The built-in group cannot be changed: the admin works on a copy of it.
  const group = `영업 ${word()}`;
  await open(page, 'admin2', `/platform/auth/${sales.id}`);
  await expect(page.getByRole('main')).toContainText('읽기 전용');
  await button(page, '복사').click();
  await textField(page, '권한명').fill(group);
  await page.getByRole('textbox', { name: '메뉴 찾기' }).fill('거래처');
  await page.getByRole('radio', { name: '거래처 없음' }).click();
  await expect(page.getByRole('radio', { name: '거래처 없음' })).toBeChecked();
  await save(page);
  const groupAt = page.url();
  await page.goto(`/platform/user/${user.id}`);
  await choiceField(page, '권한').fill(group);
  await page.getByRole('option', { name: group }).click();
  await save(page);

  await clerk.reload();
  await expect(clerk.getByRole('alert')).toContainText('이용 권한이 없습니다');
  await expect(nav(clerk).getByText('거래처', { exact: true })).toHaveCount(0);
  await expect(nav(clerk).getByText('선박', { exact: true })).toBeVisible();
  expect((await fetchInPage(clerk, 'rs4/clnt/list')).status).toBe(403);
  expect((await fetchInPage(clerk, 'rs4/ship/list')).status).toBe(200);

  await page.goto(groupAt);
  await page.getByRole('textbox', { name: '메뉴 찾기' }).fill('거래처');
  await page.getByRole('radio', { name: '거래처 조회' }).click();
  await save(page);
  await clerk.reload();
  await expect(clerk.getByRole('grid')).toContainText('북극성데모해운(주)');
  await expect(button(clerk, '신규')).toHaveAttribute('aria-disabled', 'true');
  expect((await fetchInPage(clerk, 'rs4/clnt/list')).status).toBe(200);
  expect((await fetchInPage(clerk, 'rs4/clnt?ids=999999', { method: 'DELETE' })).status).toBe(403);

  await page.getByRole('radio', { name: '거래처 전체' }).click();
  await save(page);
  await clerk.reload();
  await expect(button(clerk, '신규')).not.toHaveAttribute('aria-disabled', 'true');
  const made = await fetchInPage(clerk, 'rs4/clnt', {
    method: 'POST',
    body: { clntNm: word(), clntTpCds: 'SUP', corpRegNo: businessNumber() },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await clerk.context().close();
});

test('a person of another company sees nothing of this one', async ({ page, request }) => {
  const mark = word();
  const api = await apiOf(request, 'sales2');
  const [partner] = await makePartners(api, [mark]);
  const ship = await api.post<{ id: number }>('rs4/ship', {
    shipNm: mark,
    shipNmEn: mark,
    natCd: 'KR',
    shipTpCd: 'TUG',
    trdTpCd: 'DOM',
    ownerClntId: partner!.id,
  });
  await open(page, 'sup7', `/rs4/clnt?keyword=${encodeURIComponent(mark)}`);
  await expect(page.getByText('조건에 맞는 자료가 없습니다')).toBeVisible();
  for (const path of [`/rs4/clnt/${partner!.id}`, `/rs4/clnt/${partner!.id}/show`, `/rs4/ship/${ship.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('표시할 자료가 없습니다');
    await expect(page.getByRole('main')).not.toContainText(mark);
  }
  await page.goto('/rs4/ship/create');
  await choiceField(page, '선주').fill(mark);
  await expect(page.getByText('선택할 자료가 없습니다').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: '메뉴·자료 검색' }).getByRole('combobox').fill(mark);
  await expect(page.getByText('찾는 메뉴나 자료가 없습니다')).toBeVisible();

  const at = (path: string, init?: { method: string; body?: unknown }) => fetchInPage(page, path, init);
  const rows = async (path: string) => (await at(path)).body.content;
  expect(await rows(`rs4/clnt/list?ids=${partner!.id}`)).toEqual([]);
  expect(await rows(`rs4/clnt/list?keyword=${encodeURIComponent(mark)}`)).toEqual([]);
  expect(await rows(`rs4/common/clnt?ids=${partner!.id}`)).toEqual([]);
  expect(await rows(`rs4/common/ship?keyword=${encodeURIComponent(mark)}`)).toEqual([]);
  expect((await at(`rs4/clnt/${partner!.id}`)).status).toBe(404);
  expect((await at(`rs4/clnt/${partner!.id}/history`)).status).toBe(404);
  expect((await at(`rs4/clnt/${partner!.id}`, { method: 'PATCH', body: { version: 1, telNo: '1' } })).status).toBe(404);
  expect((await at(`rs4/clnt?ids=${partner!.id}`, { method: 'DELETE' })).status).toBe(404);
  const body = { shipNm: mark, shipNmEn: mark, natCd: 'KR', shipTpCd: 'TUG', trdTpCd: 'DOM', ownerClntId: partner!.id };
  expect((await at('rs4/ship', { method: 'POST', body })).status).toBe(400);
  expect((await api.get<{ clntNm: string }>(`rs4/clnt/${partner!.id}`)).clntNm).toBe(mark);
});

test('equipment of a vessel is changed, and its history tells by whom', async ({ page }) => {
  await open(page, 'sales2', '/rs4/ship');
  await keywordBox(page).fill('3EZX9');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').click();
  await expect(title(page)).toContainText('퍼시픽스페시멘');
  const maker = `제작 ${word()}`;
  const name = await (await cell(page, '주요기기', 0, '기기명')).textContent();
  const before = await (await cell(page, '주요기기', 0, '제조사')).textContent();
  await fillCell(page, '주요기기', 0, '제조사', maker);
  await save(page);
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await expect(page).toHaveURL(/\?tab=2$/);
  const entry = page.getByRole('tabpanel').locator('tbody').first();
  await expect(entry).toContainText('최예시');
  await expect(entry).toContainText('제조사');
  await expect(entry).toContainText(name!);
  await expect(entry).toContainText(before!);
  await expect(entry).toContainText(maker);
  await page.reload();
  await expect(page.getByRole('tab', { name: '변경 이력' })).toHaveAttribute('aria-selected', 'true');
  await expect(entry).toContainText(maker);
});

test('changes that are not saved are asked about, whichever way one leaves', async ({ page, request }) => {
  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  await open(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(partner!.clntNm)}`);
  await rowsOf(page).getByRole('link').click();
  await textField(page, '대표자').fill('적다 만 이름');
  await nav(page).getByRole('link', { name: '선박', exact: true }).click();
  await expect(question(page)).toHaveAccessibleName('저장하지 않은 변경 내용이 있습니다.');
  await page.keyboard.press('Escape');
  await expect(textField(page, '대표자')).toHaveValue('적다 만 이름');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: '계속 입력' }).click();
  await expect(page).toHaveURL(`/rs4/clnt/${partner!.id}`);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(textField(page, '대표자')).toHaveValue('적다 만 이름');
  await button(page, '닫기').click();
  await question(page).getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL(/\/rs4\/clnt\?keyword=/);
  await rowsOf(page).getByRole('link').click();
  await expect(textField(page, '대표자')).toHaveValue('');
});

test('two who change the same record both keep what they choose', async ({ page, browser, request }) => {
  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  const path = `/rs4/clnt/${partner!.id}`;
  await open(page, 'sales2', path);
  await expect(textField(page, '대표자')).toBeVisible();
  const other = await another(browser, 'admin2', path);
  await textField(other, '대표자').fill('남의 대표');
  await textField(other, '전화').fill('051-000-0111');
  await save(other);
  await other.context().close();

  await textField(page, '대표자').fill('내 대표');
  await textField(page, '거래처명(영문)').fill('Mine Ltd');
  await page.keyboard.press('Control+s');
  const dialog = question(page);
  await expect(dialog).toHaveAccessibleName('다른 사용자가 먼저 수정했습니다.');
  await expect(dialog).toContainText('박견본');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: '고른 값으로 저장' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: /대표자 내 값/ }).check();
  await dialog.getByRole('button', { name: '고른 값으로 저장' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await page.reload();
  await expect(textField(page, '대표자')).toHaveValue('내 대표');
  await expect(textField(page, '거래처명(영문)')).toHaveValue('Mine Ltd');
  await expect(textField(page, '전화')).toHaveValue('051-000-0111');
});

test('what is missing is said at its field and in a summary that leads there', async ({ page }) => {
  await open(page, 'sales2', '/rs4/clnt/create');
  await expect(textField(page, '거래처명')).toBeFocused();
  await button(page, '행 추가').click();
  await expect(gridRows(page, '담당자')).toHaveCount(1);
  await textField(page, '사업자등록번호').fill('123');
  await button(page, '저장').click();
  const summary = page.getByRole('alert', { name: /입력 오류/ });
  await expect(summary).toBeFocused();
  await expect(textField(page, '거래처명')).toHaveAccessibleDescription(/거래처명을 입력하세요/);
  await expect(textField(page, '거래처명')).toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toContainText('1행 담당자명');
  await summary.getByRole('button', { name: /사업자등록번호/ }).click();
  await expect(textField(page, '사업자등록번호')).toBeFocused();
  await summary.getByRole('button', { name: /1행 담당자명/ }).click();
  await expect((await cell(page, '담당자', 0, '담당자명')).and(page.locator(':focus-within'))).toBeVisible();
  await textField(page, '거래처명').fill('채운 이름');
  await page.keyboard.press('Tab');
  await expect(summary).not.toContainText('거래처명을');
  await expect(page).toHaveURL(/\/rs4\/clnt\/create/);
});

test('Back and reload keep search, record and tab; English keeps the page', async ({ page }) => {
  await open(page, 'sales2', '/rs4/ship');
  await keywordBox(page).fill('누리');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  const search = page.url();
  await rowsOf(page).filter({ hasText: '누리글로리' }).getByRole('link').click();
  await page.getByRole('tab', { name: '변경 이력' }).click();
  await expect(page).toHaveURL(/\?tab=2$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: '변경 이력' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: /^언어/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/rs4\/ship\/\d+\?tab=2$/);
  await expect(title(page)).toHaveText('NURI GLORY');
  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(keywordBox(page)).toHaveValue('누리');
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(title(page)).toHaveText('Vessels');
});

test('a stranger is sent to the login and returns to the very tab', async ({ page, request }) => {
  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  const path = `/rs4/clnt/${partner!.id}?tab=2`;
  await page.goto(path);
  await expect(page).toHaveURL(`/platform/member/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('아이디', { exact: true }).fill(loginId('sales2'));
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('tab', { name: '변경 이력' })).toHaveAttribute('aria-selected', 'true');
  await expect(title(page)).toHaveText(partner!.clntNm);
});

test('a day without a mouse: log in, find, open, change, save, leave', async ({ page, request }) => {
  const [partner] = await makePartners(await apiOf(request, 'sales2'), [word()]);
  await page.goto('/platform/member/login?redirect=%2Frs4%2Fclnt');
  await expect(page.getByLabel('아이디', { exact: true })).toBeFocused();
  await page.keyboard.type(loginId('sales2'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toContainText('C-2026-');
  await tabTo(page, keywordBox(page));
  await page.keyboard.insertText(partner!.clntNm);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(1);
  await tabTo(page, page.getByRole('grid'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(partner!.clntNm);
  await tabTo(page, textField(page, '대표자'));
  await page.keyboard.insertText('손으로만');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(textField(page, '대표자')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/rs4\/clnt\?keyword=/);
  await expect(rowsOf(page)).toHaveCount(1);
});

/** Tab until the keyboard stands there. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.first().evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 times Tab does not reach ${target.toString()}`);
}

test('Hangul under composition: whole first syllables, and no Enter goes through', async ({ page }) => {
  await open(page, 'sales2', '/rs4/clnt');
  await expect(page.getByRole('grid')).toContainText('C-2026-');
  const ime = await inputMethod(page);
  await keywordBox(page).focus();
  for (const text of ['ㄴ', '누', '눌']) await ime.compose(text);
  await ime.swallowedKey('Enter', 13);
  await page.waitForTimeout(200);
  expect(new URL(page.url()).search).toBe('');
  await ime.commit('누');
  for (const text of ['ㄹ', '리']) await ime.compose(text);
  await ime.commit('리');
  await expect(keywordBox(page)).toHaveValue('누리');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=%EB%88%84%EB%A6%AC/);
  await expect(rowsOf(page)).toHaveCount(2);

  await page.goto('/rs4/clnt/create');
  await textField(page, '거래처명').focus();
  for (const text of ['ㅎ', '하', '한']) await ime.compose(text);
  await ime.swallowedKey('Escape', 27);
  await ime.commit('한');
  for (const text of ['ㅂ', '바']) await ime.compose(text);
  await ime.commit('바');
  await expect(textField(page, '거래처명')).toHaveValue('한바');
  await expect(page).toHaveURL('/rs4/clnt/create');

  // In a cell the first key lands in the box that waits there, and the syllable goes on in it.
  await button(page, '행 추가').click();
  const first = await cell(page, '담당자', 0, '담당자명');
  await expect(first.and(page.locator(':focus-within'))).toBeVisible();
  await ime.firstKey('KeyR');
  for (const text of ['ㄱ', '기', '김']) await ime.compose(text);
  await ime.swallowedKey('Enter', 13);
  await ime.commit('김');
  for (const text of ['ㅂ', '보']) await ime.compose(text);
  await ime.commit('보');
  await expect(gridRows(page, '담당자')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(first).toHaveText('김보');
  await expect(gridRows(page, '담당자')).toHaveCount(2);
});
