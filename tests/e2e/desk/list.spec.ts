import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addMonths, seoulDay } from '../../../src/core/dates.ts';
import { axe } from '../../support/axe.ts';
import { apiOf, elsewhere, listCalls, makePartners, newClerk, rowsOf, signIn, word } from '../desk.ts';

const keyword = (page: Page) => page.getByRole('search').getByRole('textbox').first();
const total = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('status').last()).toContainText(text);

test('a search stands in the address: shareable, restored by Back, found by initial consonants', async ({
  page,
  browser,
}) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  await keyword(page).fill('ㅂㄱㅅ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?keyword=/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('북극성데모해운(주)');
  await keyword(page).fill('누리');
  await page.getByRole('button', { name: /^조회/ }).click();
  await expect(page.getByRole('grid')).toContainText('온누리데모마린(주)');
  const shared = new URL(page.url());
  // From under a window Back closes only that: the search below it stays.
  await rowsOf(page).first().getByRole('checkbox').click();
  for (const [button, role] of [
    ['보기 저장', 'dialog'],
    ['삭제', 'alertdialog'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page).toHaveURL(shared.href);
  }
  await page.goBack();
  await expect(keyword(page)).toHaveValue('ㅂㄱㅅ');
  await expect(rowsOf(page)).toHaveCount(1);
  const other = await elsewhere(browser, 'view2', shared.pathname + shared.search);
  await expect(keyword(other.page)).toHaveValue('누리');
  await expect(other.page.getByRole('grid')).toContainText('누리데모해운(주)');
  await other.context.close();
});

test('searching again asks the server again, with the same search and from the same page of history', async ({
  page,
  request,
}) => {
  const name = word();
  const api = await apiOf(request, 'sales2');
  await makePartners(api, [name]);
  await signIn(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(name)}`);
  await expect(rowsOf(page)).toHaveCount(1);
  // Somebody else makes another one meanwhile.
  await makePartners(api, [`${name} 둘`]);
  const [address, calls] = [page.url(), listCalls(page, 'rs4/clnt')];
  await page.getByRole('button', { name: /^조회/ }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  expect(calls).toHaveLength(1);
  await keyword(page).press('Enter');
  await expect.poll(() => calls.length).toBe(2);
  expect(page.url()).toBe(address);
});

test('detail conditions narrow, show as chips, and go one by one or all at once', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  const calls = listCalls(page, 'rs4/clnt');
  await keyword(page).fill('데모');
  await page.getByRole('button', { name: '상세조건' }).click();
  await expect(keyword(page)).toHaveValue('');
  await page.getByRole('combobox', { name: '거래처구분' }).click();
  await page.getByRole('option', { name: /화주·선주/ }).click();
  await page.getByRole('option', { name: /선박관리사/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '국가' }).fill('싱가');
  await page.getByRole('option', { name: /싱가포르/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^조회/ }).click();
  const chips = page.getByRole('list', { name: '적용한 조건' });
  await expect(chips).toContainText('거래처구분');
  await expect(chips).toContainText('화주·선주, 선박관리사');
  await expect(chips).toContainText('싱가포르');
  await expect(page.getByRole('grid')).toContainText('PACIFIC EXAMPLE SHIPPING PTE LTD');
  await expect(page.getByRole('grid')).not.toContainText('가온데모도장');
  expect(Object.fromEntries(calls.at(-1)!)).toMatchObject({ clntTpCds: 'OWNER,MGR', natCd: 'SG' });
  expect(calls.at(-1)!.has('keyword')).toBe(false);
  await chips.getByRole('button', { name: '국가 조건 제거' }).click();
  await expect(page.getByRole('grid')).toContainText('북극성데모해운(주)');
  await chips.getByRole('button', { name: '모두 지우기' }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('grid')).toContainText('가온데모도장(주)');
});

test('dates start at 12 months back, 20 with details; a link with its own dates wins', async ({ page }) => {
  const calls = listCalls(page, 'fw/excRate');
  await signIn(page, 'acct2', '/fw/excRate');
  const from = page.getByRole('textbox', { name: '시작일' });
  const to = page.getByRole('textbox', { name: '종료일' });
  await expect(from).toBeVisible();
  const today = await to.inputValue();
  // The server's clock may be set; the browser's is the machine's.
  expect([seoulDay(new Date()), '2026-11-20']).toContain(today);
  await expect(from).toHaveValue(addMonths(today, -12));
  await expect(page.getByRole('radio', { name: '12개월' })).toBeChecked();
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(Object.fromEntries(calls[0]!)).toMatchObject({
    dateType: 'EXC_DT',
    fromDt: addMonths(today, -12),
    toDt: today,
    size: '200',
  });

  await page.getByRole('radio', { name: '3개월' }).check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`fromDt=${addMonths(today, -3)}`));
  await page.goto('/fw/excRate');
  await page.getByRole('button', { name: '상세조건' }).click();
  await expect(from).toHaveValue(addMonths(today, -20));
  await page.getByRole('button', { name: /^조회/ }).click();
  await expect.poll(() => calls.at(-1)!.get('fromDt')).toBe(addMonths(today, -20));

  await page.goto('/fw/excRate?fromDt=2024-01-01&toDt=2024-02-29&dateType=CREATE_DT');
  await expect(page.getByRole('textbox', { name: '종료일' })).toHaveValue('2024-02-29');
  await expect
    .poll(() => Object.fromEntries(calls.at(-1)!))
    .toMatchObject({ dateType: 'CREATE_DT', fromDt: '2024-01-01' });
  await expect(page.getByRole('grid').locator('..')).toContainText('조건에 맞는 자료가 없습니다');

  await page.getByRole('textbox', { name: '시작일' }).fill('20230105');
  await page.getByRole('textbox', { name: '종료일' }).fill('2026-02-30');
  await page.keyboard.press('Enter');
  // What is no day stays, marked, and nobody searches with it.
  await expect(to).toHaveValue('2026-02-30');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(to).toBeFocused();
  await expect(page.getByText('종료일 형식이 올바르지 않습니다.')).toBeVisible();
  await expect(page).toHaveURL(/fromDt=2024-01-01&toDt=2024-02-29/);
  await to.fill('2024-02-28');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/fromDt=2023-01-05&toDt=2024-02-28/);
});

test('a vessel is found by call sign, IMO number or name; nothing typed gives the alert', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/ship');
  const calls = listCalls(page, 'rs4/ship');
  await page.getByRole('button', { name: /^조회/ }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveAccessibleName('IMO 번호, 호출부호, 선명 중 1개 이상 정확하게 입력하세요');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect(keyword(page)).toBeFocused();
  for (const [typed, field] of [
    ['D7ZX', 'callSign'],
    ['3101257', 'imoNo'],
    ['빛누', 'shipNm'],
  ] as const) {
    await keyword(page).fill(typed);
    await page.keyboard.press('Enter');
    // The row of the word before is one row too.
    await expect.poll(() => calls.at(-1)?.get(field)).toBe(typed);
    await expect(rowsOf(page)).toHaveCount(1);
  }
  await page.goto('/rs4/ship');
  await page.getByRole('button', { name: '상세조건' }).click();
  await page.getByRole('combobox', { name: '선주' }).fill('북극');
  await page.getByRole('option', { name: /북극성/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^조회/ }).click();
  await expect(page.getByRole('list', { name: '적용한 조건' })).toContainText('북극성데모해운(주)');
  await expect(rowsOf(page)).toHaveCount(3);
});

test('chosen columns, their order and width follow the person to another machine', async ({ page, browser }) => {
  await signIn(page, 'site2', '/rs4/clnt');
  const heads = (where: Page) => where.getByRole('columnheader').allTextContents();
  await expect(page.getByRole('grid')).toContainText('C-2026-');
  await page.getByRole('button', { name: '열 설정' }).click();
  const chooser = page.getByRole('dialog', { name: '열 설정' });
  // On a slow machine a save may leave between the presses: the one with all of them counts.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('/mypage/pref/') &&
      answer.status() === 204 &&
      (answer.request().postData() ?? '').includes('"clntNmEn","clntNm"'),
  );
  await chooser.getByRole('checkbox', { name: '대표자' }).check();
  await chooser.getByRole('checkbox', { name: '국가' }).uncheck();
  await chooser.getByRole('button', { name: '거래처명(영문) 열을 앞으로' }).click();
  await page.keyboard.press('Escape');
  await saved;
  const wanted = [
    '',
    '거래처코드',
    '거래처명(영문)',
    '거래처명',
    '거래처구분',
    '사업자등록번호',
    '전화',
    '사용',
    '대표자',
  ];
  await expect.poll(() => heads(page)).toEqual(wanted);
  await expect(page.getByRole('grid')).toContainText('노도장');
  const other = await elsewhere(browser, 'site2', '/rs4/clnt');
  await expect.poll(() => heads(other.page)).toEqual(wanted);
  await other.page.getByRole('button', { name: '열 설정' }).click();
  await other.page.getByRole('button', { name: '기본 열로 되돌리기' }).click();
  await other.page.keyboard.press('Escape');
  await expect.poll(() => heads(other.page)).toContain('국가');
  await other.context.close();
});

test('heads sort on the server, with Shift by several', async ({ page, request }) => {
  const mark = word();
  await makePartners(await apiOf(request, 'sales2'), [`${mark} 나`, `${mark} 다`, `${mark} 가`]);
  await signIn(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(mark)}`);
  const calls = listCalls(page, 'rs4/clnt');
  const names = () =>
    rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.querySelectorAll('[role=gridcell]')[2]?.textContent?.slice(-1)),
    );
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('columnheader', { name: '거래처명', exact: true }).click();
  await expect.poll(names).toEqual(['가', '나', '다']);
  await page.getByRole('columnheader', { name: '거래처명', exact: true }).click();
  await expect.poll(names).toEqual(['다', '나', '가']);
  await expect(page).toHaveURL(/sort=clntNm%2Cdesc/);
  await page.getByRole('columnheader', { name: '국가' }).click({ modifiers: ['Shift'] });
  await expect.poll(() => calls.at(-1)!.getAll('sort')).toEqual(['clntNm,desc', 'natCd,asc']);
});

test('rows are chosen with Shift, summed, and deleted after a question, all or none', async ({ page, request }) => {
  const mark = word();
  const api = await apiOf(request, 'sales2');
  const made = await makePartners(
    api,
    ['가', '나', '다', '라'].map((end) => `${mark} ${end}`),
  );
  await api.post('rs4/ship', {
    shipNm: mark,
    shipNmEn: mark,
    callSign: `Z${String(made[3]!.id).slice(-5)}`.padEnd(4, '9'),
    natCd: 'KR',
    shipTpCd: 'TUG',
    trdTpCd: 'DOM',
    ownerClntId: made[3]!.id,
  });
  await signIn(page, 'sales2', `/rs4/clnt?keyword=${encodeURIComponent(mark)}&sort=clntNm,asc`);
  await expect(rowsOf(page)).toHaveCount(4);
  const remove = page.getByRole('button', { name: '삭제' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await rowsOf(page).nth(0).getByRole('checkbox').click();
  await rowsOf(page)
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await total(page, '선택 4건');
  await page.getByRole('button', { name: '열 설정' }).click();
  await page.getByRole('checkbox', { name: '여신한도' }).check();
  await page.keyboard.press('Escape');
  await total(page, '여신한도 4,000');

  // One of the four owns a vessel: nothing goes.
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('삭제하시겠습니까?');
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(question).toContainText('사용 중');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(4);

  await rowsOf(page).nth(3).getByRole('checkbox').click();
  await total(page, '선택 3건');
  await remove.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(4);
  await remove.click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('3건을 삭제했습니다')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
});

test('what is chosen while another search is on its way counts only as far as that finds it', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  await expect(rowsOf(page).filter({ hasText: '북극성데모해운(주)' })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/rs4\/clnt\/list\?.*keyword/, async (route) => {
    await held;
    await route.continue();
  });
  // What was chosen before the search began goes with it: the choice is made once it is on its way.
  const asked = page.waitForRequest(/\/api\/rs4\/clnt\/list\?.*keyword/);
  await keyword(page).fill('북극성데모');
  await page.keyboard.press('Enter');
  await asked;
  await page.getByRole('checkbox').first().check();
  answer();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/(?<!\d)1건/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('reading authority searches and exports; new and delete say why they cannot', async ({ page }) => {
  await signIn(page, 'view2', '/rs4/clnt?sort=clntNm,asc');
  await expect(page.getByRole('main')).toContainText('읽기 전용');
  for (const name of ['신규', '복사', '삭제']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button).toHaveAccessibleDescription('읽기 전용 권한이라 사용할 수 없습니다');
  }
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL(/\/rs4\/clnt\?/);
  await page.getByRole('button', { name: '내보내기' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^거래처_\d{8}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFF거래처코드,거래처명,거래처명(영문),거래처구분,국가,사업자등록번호,전화,사용');
  expect(lines).toContainEqual(
    expect.stringMatching(/^C-2026-\d{4},북극성데모해운\(주\),Polaris Demo Line,화주·선주,대한민국,009-81-00097,/),
  );
  await page.goto('/rs4/clnt/create');
  await expect(page.getByRole('alert')).toContainText('조회 권한만 있어 새로 등록할 수 없습니다.');
});

test('a record opens by its link, a double click and Enter, and closes onto the same search and row', async ({
  page,
}) => {
  await signIn(page, 'sales2', '/rs4/clnt?keyword=%EB%8D%B0%EB%AA%A8&sort=clntNm,asc');
  const row = rowsOf(page).filter({ hasText: '북극성데모해운(주)' });
  const link = row.getByRole('link');
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await row.getByText('북극성데모해운(주)').dblclick();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('북극성데모해운(주)');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/keyword=%EB%8D%B0%EB%AA%A8&sort=clntNm/);
  await expect(keyword(page)).toHaveValue('데모');
  await expect(row.getByRole('gridcell').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rs4\/clnt\/\d+$/);
  await expect(page).not.toHaveURL(href);
  await page.goBack();
  await page.keyboard.press('Alt+n');
  await expect(page).toHaveURL('/rs4/clnt/create');
});

test('settings are edited in place: Enter and leaving save, a refused value keeps its cell', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin2');
  await signIn(page, 'admin2', '/rs4/stdinfo/config');
  const cell = rowsOf(page).filter({ hasText: '견적 유효일수' }).getByRole('gridcell').nth(1);
  const before = await cell.textContent();
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('44');
  await page.keyboard.press('Enter');
  await expect(page.getByText('저장했습니다')).toBeVisible();
  await expect(cell).toHaveText('44');
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('설정값');
  const stored = async () => {
    const { content } = await api.get<{ content: { confKey: string; confVal: string }[] }>('rs4/stdinfo/config/list');
    return content.find(({ confKey }) => confKey === 'QUOT_VALID_DAYS')?.confVal;
  };
  expect(await stored()).toBe('44');
  await cell.dblclick();
  await page.keyboard.type(before ?? '30');
  await page.keyboard.press('Tab');
  await expect.poll(stored).toBe(before);
  await expect(cell).not.toHaveAttribute('aria-invalid', 'true');
});

test('waiting, failing and trying again: what was asked stays', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/styleCode');
  let broken = true;
  await page.route('**/api/rs4/clnt/list*', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await (broken ? route.abort() : route.continue());
  });
  await page.goto('/rs4/clnt?keyword=%EB%88%84%EB%A6%AC');
  await expect(page.locator('.hg-grid[aria-busy=true] .hg-skel').first()).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('목록을 불러오지 못했습니다');
  await expect(alert).toContainText('GET /api/rs4/clnt/list');
  await expect(keyword(page)).toHaveValue('누리');
  broken = false;
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('grid')).toContainText('누리데모해운(주)');
});

test('the indicator runs for calls, not for those of /common', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/ship');
  await expect(page.getByRole('grid')).toContainText('한빛누리');
  await page.route('**/api/rs4/common/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.getByRole('button', { name: '상세조건' }).click();
  const lookup = page.waitForRequest(/rs4\/common\/clnt/);
  await page.getByRole('combobox', { name: '선주' }).click();
  await lookup;
  await page.waitForTimeout(700);
  await expect(page.getByRole('banner').getByRole('progressbar')).toHaveCount(0);
});

test('Ctrl K finds menus and records; ? lists the shortcuts', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/clnt');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill('ㅎㅂㄴㄹ');
  // The vessel with what else it is known by, before what can be done for it.
  await expect(palette.getByRole('option').first()).toHaveAccessibleName(/^한빛누리 HANBIT NURI/);
  await palette.getByRole('combobox').fill('품목');
  await expect(palette.getByRole('option').first()).toContainText('품목·단가');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rs4/stdinfo/item');
  await page.getByRole('heading', { level: 1 }).click();
  // The slash leads to the search, from a row too F3.
  await page.keyboard.press('/');
  await expect(keyword(page)).toBeFocused();
  await expect(keyword(page)).toHaveValue('');
  await rowsOf(page).first().getByRole('gridcell').nth(2).click();
  await page.keyboard.press('F3');
  await expect(keyword(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '단축키' })).toContainText('Alt');
});

test('Ctrl K finds a document by its number, with its state, and no setting', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number; quotNo: string }[] }>('rs4/quot/list?size=1');
  const { id, quotNo } = content[0]!;
  await signIn(page, 'sales2', '/rs4/clnt');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await palette.getByRole('combobox').fill(quotNo);
  const found = palette.getByRole('option', { name: new RegExp(quotNo) }).first();
  await expect(found).toBeVisible();
  await expect(palette.getByRole('option', { name: /_AMT/ })).toHaveCount(0);
  await found.click();
  await expect(page).toHaveURL(`/rs4/quot/${id}`);
});

test('Ctrl K finds services that the company does not use yet, for whoever applies for them', async ({ page }) => {
  const find = async (who: string) => {
    await signIn(page, who, '/rs4/clnt');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
    await palette.getByRole('combobox').fill('견적·공사·청구');
    await expect(palette.getByText(/찾는 메뉴나 자료가 없습니다|서비스 스토어/)).toBeVisible();
    return palette.getByRole('option', { name: /선박수리 관리/ });
  };
  await expect(await find('cust3')).toHaveCount(0);
  await page.context().clearCookies();
  await (await find('admin3')).click();
  await expect(page).toHaveURL(/\/portal\/svcstore\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('선박수리');
});

test('Ctrl K offers to make a document for a vessel, gives the keyboard back, and begins with what was looked at', async ({
  page,
}) => {
  const api = await apiOf(page.request, 'sales2');
  const { content } = await api.get<{ content: { id: number }[] }>('rs4/common/ship?keyword=한빛누리');
  await signIn(page, 'sales2', '/rs4/clnt?keyword=북극성');
  const partner = rowsOf(page).getByRole('link').first();
  await expect(partner).toBeVisible();
  await keyword(page).focus();
  const palette = page.getByRole('dialog', { name: '메뉴·자료 검색' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(keyword(page)).toBeFocused();

  await partner.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('북극성');
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('한빛누리 견적 만들기');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^한빛누리 견적 만들기/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/rs4/quot/create?shipId=${content[0]!.id}`);
  await expect(page.getByRole('combobox', { name: /^선박/ })).toHaveValue('한빛누리');
  await expect(page.getByRole('combobox', { name: /^거래처/ }).first()).not.toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option').first()).toContainText('북극성');
  await page.keyboard.press('Enter');
  await expect(title).toContainText('북극성');
});

test('the system company sees all companies through its own menu', async ({ page }) => {
  await signIn(page, 'oper', '/platform/system/corp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('기업 관리');
  await expect(page.getByRole('grid')).toContainText('한바다데모선박수리(주)');
  await expect(page.getByRole('grid').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/platform\/system\/corp\/\d+$/,
  );
});

test('on a phone rows are cards and conditions a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sales2', '/rs4/clnt');
  const cards = page.getByRole('list', { name: '거래처' });
  await expect(cards.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByRole('button', { name: '상세조건' }).click();
  const sheet = page.getByRole('dialog', { name: '상세조건' });
  const clear = sheet.getByRole('button', { name: '모두 지우기' });
  await clear.hover();
  await expect(clear).toHaveAccessibleDescription('지울 조건이 없습니다');
  await sheet.getByRole('combobox', { name: '국가' }).click();
  await page.getByRole('option', { name: /그리스/ }).click();
  await page.keyboard.press('Escape');
  await expect(clear).toBeEnabled();
  await sheet.getByRole('button', { name: /조회/ }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: '적용한 조건' })).toContainText('그리스');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await cards.getByRole('link').click();
  await expect(page).toHaveURL(/\/rs4\/clnt\/\d+$/);
});

for (const looks of [
  [
    { width: 1440, scheme: 'light' },
    { width: 1440, scheme: 'dark' },
    { width: 1024, scheme: 'light' },
  ],
  [{ width: 390, scheme: 'light' }],
])
  test(`the list is accessible at ${looks.map(({ width, scheme }) => `${width} px ${scheme}`).join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: looks[0]!.width, height: 844 });
    await signIn(page, 'purc2', '/rs4/ship');
    await expect(page.getByText('한빛누리')).toBeVisible();
    await page.getByRole('button', { name: '상세조건' }).click();
    for (const { width, scheme } of looks) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((wanted) => (document.documentElement.dataset.scheme = wanted), scheme);
      await expect(page.getByRole('combobox', { name: '선주' })).toBeVisible();
      await page.waitForTimeout(300);
      expect((await axe(page).analyze()).violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])).toEqual([]);
    }
  });

test('a search is kept under a name, stands above the list with its count, is shared, renamed and forgotten', async ({
  page,
  request,
}) => {
  const name = word();
  const sales = await apiOf(request, 'sales2');
  const item = { itemTpCd: 'L', unitCd: 'SET', price: '100', purcPrice: '70', currCd: 'KRW' };
  for (const itemNm of [`${name} 하나`, `${name} 둘`]) await sales.post('rs4/stdinfo/item', { ...item, itemNm });
  await signIn(page, 'sales2', `/rs4/stdinfo/item?keyword=${name}`);
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: '보기 저장' }).click();
  const dialog = page.getByRole('dialog', { name: '보기 저장' });
  await dialog.getByRole('textbox', { name: /^보기 이름/ }).fill(name);
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: '저장한 보기' });
  const kept = views.getByRole('link', { name: new RegExp(`^${name}\\s*2$`) });
  await expect(kept).toHaveAttribute('aria-current', 'page');
  expect((await axe(page).analyze()).violations).toEqual([]);
  await views.getByRole('link', { name: /^전체/ }).click();
  await expect(page).toHaveURL('/rs4/stdinfo/item');
  await kept.click();
  await expect(rowsOf(page)).toHaveCount(2);

  // With the whole company only an administrator shares.
  await page.getByRole('button', { name: `${name} 보기` }).click();
  await page.getByRole('menuitem', { name: '이름과 공유 바꾸기' }).click();
  const change = page.getByRole('dialog', { name: '이름과 공유 바꾸기' });
  await expect(change.getByRole('combobox', { name: '공유' }).getByRole('option')).toHaveText(['나만', '내 부서']);
  await change.getByRole('combobox', { name: '공유' }).selectOption('내 부서');
  await change.getByRole('textbox', { name: /^보기 이름/ }).fill(`${name} 부서`);
  await change.getByRole('button', { name: '저장' }).click();
  await expect(views.getByRole('link', { name: new RegExp(`^${name} 부서`) })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: `${name} 부서 보기` }).click();
  await page.getByRole('menuitem', { name: '보기 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(views.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0);
});

test('a search that stands in the form but was not asked for yet is what is kept, and it alone is marked', async ({
  page,
  request,
}) => {
  const name = word();
  await makePartners(await apiOf(request, 'sales2'), [`${name} 가`, `${name} 나`]);
  await signIn(page, await newClerk(request), '/rs4/clnt');
  const views = page.getByRole('navigation', { name: '저장한 보기' });
  const keep = async (viewNm: string) => {
    await page.getByRole('button', { name: '보기 저장' }).click();
    await page
      .getByRole('dialog', { name: '보기 저장' })
      .getByRole('textbox', { name: /^보기 이름/ })
      .fill(viewNm);
    await page.keyboard.press('Enter');
  };
  // Whoever is quicker than the address keeps what was asked for, too.
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(work, wait || 1500, ...rest)) as typeof window.setTimeout;
  });
  await keyword(page).fill(name);
  await keep(name);
  await expect(page).toHaveURL(new RegExp(`keyword=`));
  await expect(rowsOf(page)).toHaveCount(2);
  const current = views.locator('[aria-current=page]');
  await expect(current).toHaveText(new RegExp(`^${name}\\s*2$`));

  // Nor are two marked where a kept one asks for everything.
  await views.getByRole('link', { name: /^전체/ }).click();
  await keep(`${name} 모두`);
  await expect(current).toHaveText(new RegExp(`^${name} 모두`));
  await expect(page).toHaveURL('/rs4/clnt');
});

test('Down leads from the search into the rows; a record leads to the ones beside it in that search, asking before changes are lost', async ({
  page,
  request,
}) => {
  const name = word();
  await makePartners(await apiOf(request, 'sales2'), [`${name} 가`, `${name} 나`, `${name} 다`]);
  await signIn(page, 'sales2', '/rs4/clnt');
  await keyword(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  const order = (await rowsOf(page).allInnerTexts()).map((text) => new RegExp(`${name} .`).exec(text)![0]);
  await page.keyboard.press('ArrowDown');
  await expect(rowsOf(page).nth(0).locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(rowsOf(page).nth(1).locator(':focus')).toBeVisible();
  await page.keyboard.press('Enter');

  const titled = (index: number) =>
    expect(page.getByRole('heading', { level: 1 }).filter({ hasText: order[index]! })).toBeVisible();
  const next = page.getByRole('button', { name: /^다음 자료/ });
  await titled(1);
  // A reload leaves the way through the list open.
  await page.reload();
  await titled(1);
  await next.click();
  await titled(2);
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Alt+PageUp');
  await titled(1);

  await page
    .getByRole('textbox', { name: /^거래처명 \*?/ })
    .first()
    .fill(`${name} 바뀜`);
  await page.keyboard.press('Alt+PageUp');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '계속 입력' }).click();
  await titled(1);
  await page.keyboard.press('Alt+PageUp');
  await question.getByRole('button', { name: '나가기' }).click();
  await titled(0);

  await page.goBack();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(rowsOf(page).nth(0).locator(':focus')).toBeVisible();
});

test('who asks for the next record before it is known which one it is gets there', async ({ page, request }) => {
  const name = word();
  await makePartners(await apiOf(request, 'sales2'), [`${name} 가`, `${name} 나`]);
  await signIn(page, 'sales2', '/rs4/clnt');
  await keyword(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  const order = (await rowsOf(page).allInnerTexts()).map((text) => new RegExp(`${name} .`).exec(text)![0]);
  await page.keyboard.press('ArrowDown');
  let known = () => {};
  const held = new Promise<void>((done) => (known = done));
  await page.route('**/api/rs4/clnt/list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(order[0]!);
  await page.getByRole('button', { name: /^다음 자료/ }).click();
  await expect(title).toHaveText(order[0]!);
  known();
  await expect(title).toHaveText(order[1]!);
});

test('a row has its menu, by the right button and by keys: open, copy, take a step, delete', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'sales2');
  const find = async (path: string) => (await api.get<{ content: { id: number }[] }>(path)).content[0]!.id;
  const [shipId, clntId] = [await find('rs4/ship/list?size=1'), await find('rs4/clnt/list?size=1')];
  const quotTitle = word();
  const { id, quotNo } = await api.post<{ id: number; quotNo: string }>('rs4/quot', { quotTitle, shipId, clntId });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'sales2', `/rs4/quot?keyword=${quotTitle}`);
  const row = rowsOf(page);
  await expect(row).toHaveCount(1);
  const menu = page.getByRole('menu', { name: quotNo });
  const choose = (name: string) => menu.getByRole('menuitem', { name }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await row.getByRole('gridcell', { name: quotTitle }).click({ button: 'right' });
  await choose('셀 복사');
  await expect.poll(copied).toBe(quotTitle);
  await expect(row.getByRole('gridcell', { name: quotTitle })).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await choose('링크 복사');
  await expect.poll(copied).toMatch(new RegExp(`/rs4/quot/${id}$`));
  await expect(menu).toBeHidden();

  await page.keyboard.press('Shift+F10');
  await choose('견적 작성');
  await expect(page).toHaveURL(`/rs4/quot/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(quotNo);
  await expect.poll(async () => (await api.get(`rs4/quot/${id}`))['stCd']).toBe('DRAFT');
  await page.goBack();
  await expect(row).toContainText('작성중');
  await row.hover();
  // It stands apart from the last digit of the number beside it.
  const button = (await row.getByTitle('행 메뉴 (Menu 키)').boundingBox())!;
  const number = (await row.getByRole('link', { name: quotNo }).boundingBox())!;
  expect(button.x - number.x - number.width).toBeGreaterThanOrEqual(4);
  await row.getByTitle('행 메뉴 (Menu 키)').click();
  await choose('삭제');
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(row).toHaveCount(0);
});

test('the panel of all menus stays open on a page that was just opened by its address', async ({ page }) => {
  await signIn(page, 'sales2', '/rs4/quot');
  await page.goto('/rs4/quot', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '전체메뉴', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '전체메뉴' });
  await expect(panel).toBeVisible();
  // The page gets its second entry for the window, and the list its rows.
  await expect.poll(() => page.evaluate(() => (history.state as { idx?: number }).idx)).toBe(1);
  await expect(page.locator('[aria-rowindex]').nth(1)).toBeAttached();
  await expect(page.locator('[aria-haspopup=dialog][aria-expanded=true]')).toHaveCount(1);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/rs4\/quot/);
});

test('what goes on below the column of states fades, and stands whole at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'cust3', '/shipwork/impDecl');
  const grid = page.getByRole('grid');
  const shadow = () =>
    rowsOf(page)
      .first()
      .getByRole('gridcell')
      .last()
      .evaluate((cell) => getComputedStyle(cell).boxShadow);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect.poll(() => grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(20);
  await expect.poll(shadow).not.toBe('none');
  await grid.evaluate((one) => (one.scrollLeft = one.scrollWidth));
  await expect.poll(shadow).toBe('none');
});
