/** Sessions that end, are renewed and are shared by tabs, and unsaved work that outlives them (1-foundations 4.1, 3-decisions 3 and 4). */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, loginId, newClerk, password, signIn, word } from '../desk.ts';

const ended = '세션이 종료되었습니다. 다시 로그인해 주세요.';
const sheet = (page: Page) => page.getByRole('alertdialog', { name: '다시 로그인하면 이어서 쓸 수 있습니다.' });
const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}(\\s|\\*|필수|변경됨)*$`));
const banner = (page: Page) => page.getByRole('region', { name: '임시 저장' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Partner {
  readonly id: number;
  readonly version: number;
  readonly ceoNm: string;
}
const newPartner = async (request: APIRequestContext): Promise<Partner> =>
  (await apiOf(request, 'sales2')).post<Partner>('rs4/clnt', {
    clntNm: word(),
    clntNmEn: 'Demo',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    ceoNm: '처음 대표',
  });
const stored = async (request: APIRequestContext, { id }: Partner): Promise<Partner> =>
  (await apiOf(request, 'sales2')).get<Partner>(`rs4/clnt/${id}`);

/** The person ends all sessions but the one of this other device. */
async function endFromElsewhere(request: APIRequestContext, person: string): Promise<void> {
  const login = await request.post('/api/platform/member/login', {
    data: { loginId: loginId(person), loginPw: password, rememberMe: false, systemCd: 'PLATFORM' },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const answer = await request.delete('/api/platform/mypage/session', {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status()).toBe(204);
}

/** A clerk in the middle of an edit. */
async function editing(page: Page, request: APIRequestContext): Promise<{ person: string; partner: Partner }> {
  const [person, partner] = [await newClerk(request), await newPartner(request)];
  await signIn(page, person, `/rs4/clnt/${partner.id}`);
  await field(page, '대표자').fill('고친 대표');
  return { person, partner };
}

/** Longer than the pause after which a draft is written. */
const draftIsKept = (page: Page) =>
  expect.poll(() => draftTexts(page)).toEqual(expect.arrayContaining([expect.stringContaining('고친 대표')]));

const draftTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('hangro-work');
        open.addEventListener('error', () => reject(new Error('no drafts')));
        open.addEventListener('success', () => {
          const base = open.result;
          if (!base.objectStoreNames.contains('drafts')) return resolve([]);
          const all = base.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            base.close();
            resolve(all.result.map((draft) => JSON.stringify(draft)));
          });
        });
      }),
  );

async function logInOnScreen(page: Page, person: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(loginId(person));
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('timed out while editing: the sheet lies over the untouched page, and the pressed save goes through', async ({
  page,
  request,
}) => {
  const { person, partner } = await editing(page, request);
  await endFromElsewhere(request, person);
  await page.keyboard.press('Control+s');
  await expect(sheet(page)).toContainText('세션이 종료되었습니다.');
  await expect(sheet(page)).toContainText('저장하지 않은 변경 1건은 이 화면에 그대로 있습니다.');
  await expect(sheet(page)).toContainText(loginId(person));
  await expect(page).toHaveURL(`/rs4/clnt/${partner.id}`);
  await expect(field(page, '대표자')).toHaveValue('고친 대표');
  const pw = sheet(page).getByLabel('비밀번호', { exact: true });
  await expect(pw).toBeFocused();
  expect((await axe(page).analyze()).violations).toEqual([]);

  // Escape leaves nothing, Tab stays inside.
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeVisible();
  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab');
    expect(await sheet(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }

  await sheet(page).getByRole('button', { name: '로그인하고 계속' }).click();
  await expect(sheet(page)).toContainText('비밀번호를 입력하세요.');
  await pw.fill('Wrong!2611');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('아이디 또는 비밀번호가 올바르지 않습니다.');
  await expect(pw).toBeFocused();
  await sheet(page).getByRole('button', { name: '비밀번호 표시' }).click();
  await expect(pw).toHaveAttribute('type', 'text');
  expect((await stored(request, partner)).ceoNm).toBe('처음 대표');

  await pw.fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '저장했습니다' })).toBeVisible();
  expect((await stored(request, partner)).ceoNm).toBe('고친 대표');
  await expect(field(page, '대표자')).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
  expect(await draftTexts(page)).toEqual([]);
});

test('a locked account is told on the sheet, and what was typed stays as a draft for the next login', async ({
  page,
  request,
}) => {
  const { person, partner } = await editing(page, request);
  await draftIsKept(page);
  const admin = await apiOf(request, 'admin2');
  const { content } = await admin.get<{ content: { id: number; version: number }[] }>(
    `platform/user/list?keyword=${person}`,
  );
  await admin.post(`platform/user/${content[0]!.id}/lock`, { version: content[0]!.version });
  await page.keyboard.press('Control+s');
  await sheet(page).getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toContainText('계정이 잠겼습니다.');

  await sheet(page).getByRole('button', { name: '다른 계정' }).click();
  const question = page.getByRole('alertdialog', { name: '다른 계정으로 로그인하시겠습니까?' });
  await expect(question).toContainText('저장하지 않은 변경 1건은 이 브라우저에 임시 저장됩니다.');
  await question.getByRole('button', { name: '로그인 화면으로' }).click();
  await expect(page).toHaveURL(/\/platform\/member\/login/);

  // Somebody else at the same machine sees nothing of it.
  await logInOnScreen(page, 'sales2');
  await expect(page.locator('#hg-main')).toBeVisible();
  await page.goto(`/rs4/clnt/${partner.id}`);
  await expect(field(page, '대표자')).toHaveValue('처음 대표');
  await page.waitForTimeout(500);
  await expect(banner(page)).toHaveCount(0);
  await draftIsKept(page);
});

test('two tabs renewing at once make one call, and a lost answer does not end the session', async ({
  page,
  context,
  request,
}) => {
  const person = await newClerk(request);
  await signIn(page, person);
  const tab = await context.newPage();
  await tab.goto('/rs4/ship');
  for (const one of [page, tab]) await expect(one.getByRole('grid')).toContainText(/-2026-|한빛누리/);
  const renewals: string[] = [];
  // A call whose answer did not come within its time is made again: what was answered counts.
  context.on('response', (one) => {
    if (one.url().includes('/api/platform/token/')) renewals.push(new URL(one.url()).pathname);
  });
  const refresh = async () => (await context.cookies()).find(({ name }) => name === 'hangro_rt')!;
  const before = await refresh();
  await context.clearCookies({ name: 'hangro_at' });
  const answered = (one: Page) => one.waitForResponse((answer) => answer.url().includes('/list') && answer.ok());
  await Promise.all([page, tab].flatMap((one) => [answered(one), one.getByRole('button', { name: /기준$/ }).click()]));
  expect(renewals).toEqual(['/api/platform/token/refresh']);
  expect((await refresh()).value).not.toBe(before.value);

  // As if the browser had gone down between the answer and its storing: the old token comes again within 10 s.
  await context.clearCookies({ name: 'hangro_at' });
  await context.addCookies([{ ...before }]);
  await tab.reload();
  await expect(tab.getByRole('grid')).toContainText('한빛누리');
  await expect(tab).toHaveURL('/rs4/ship');
});

test('logged out everywhere: two tabs ask, and the login in one closes the sheet in the other', async ({
  page,
  context,
  request,
}) => {
  const { person, partner } = await editing(page, request);
  const tab = await context.newPage();
  const other = await newPartner(request);
  await tab.goto(`/rs4/clnt/${other.id}`);
  await field(tab, '대표자').fill('딴 대표');
  await endFromElsewhere(request, person);
  await tab.keyboard.press('Control+s');
  await expect(sheet(tab)).toBeVisible();
  // The first tab has unsaved work as well and hears of it.
  await expect(sheet(page)).toContainText('저장하지 않은 변경 1건');
  await sheet(page).getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await expect(sheet(tab)).toBeHidden();
  await expect.poll(async () => (await stored(request, other)).ceoNm).toBe('딴 대표');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(request, partner)).ceoNm).toBe('고친 대표');
});

test('a tab follows the logout of another one, and its unsaved work is offered after the next login', async ({
  page,
  context,
  request,
}) => {
  const { person, partner } = await editing(page, request);
  const tab = await context.newPage();
  await tab.goto('/rs4/ship');
  await tab.getByRole('button', { name: /한서기/ }).click();
  await tab.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(tab).toHaveURL(/\/platform\/member\/login/);
  await expect(page).toHaveURL(/\/platform\/member\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await context.cookies()).filter(({ name }) => /^hangro_[ar]t$/.test(name))).toEqual([]);

  await logInOnScreen(tab, person);
  await expect(tab.locator('#hg-main')).toBeVisible();
  await tab.goto(`/rs4/clnt/${partner.id}`);
  await expect(banner(tab)).toContainText('저장하지 않은 입력이 남아 있습니다.');
  await button(tab, '되살리기').click();
  await expect(field(tab, '대표자')).toHaveValue('고친 대표');
  await expect(banner(tab)).toHaveCount(0);
  await tab.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(request, partner)).ceoNm).toBe('고친 대표');
  await expect.poll(() => draftTexts(tab)).toEqual([]);
});

test('logging out with unsaved work asks first', async ({ page, request }) => {
  await editing(page, request);
  await page.getByRole('button', { name: /한서기/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  const question = page.getByRole('alertdialog', { name: '로그아웃하시겠습니까?' });
  await expect(question).toContainText('저장하지 않은 변경 1건은 이 브라우저에 임시 저장됩니다.');
  await question.getByRole('button', { name: '계속 입력' }).click();
  await expect(field(page, '대표자')).toHaveValue('고친 대표');
});

test('another person who logs in in another tab stops this one; nothing of the two is mixed', async ({
  page,
  context,
  request,
}) => {
  // The messages are being listened to: else that call would find out before the save does.
  const listening = page.waitForResponse(/\/notify\/stream/);
  const { partner } = await editing(page, request);
  await listening;
  const tab = await context.newPage();
  // A page of ours in this tab would tell the other of the change before its save finds out by itself.
  await tab.goto('/robots.txt');
  await tab.evaluate(
    async ([id, pw]) => {
      const answer = await fetch('/api/platform/member/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginId: id, loginPw: pw, rememberMe: false, systemCd: 'PLATFORM' }),
      });
      const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>;
      document.cookie = `hangro_at=${accessToken};path=/`;
      document.cookie = `hangro_rt=${refreshToken};path=/`;
    },
    [loginId('view2'), password],
  );
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PATCH') sent.push(one.url());
  });
  await page.keyboard.press('Control+s');
  const taken = page.getByRole('alertdialog', { name: '이 브라우저에서 다른 계정이 로그인했습니다.' });
  await expect(taken).toContainText('저장하지 않은 변경 1건은 이 화면에 그대로 있습니다.');
  expect(sent).toEqual([]);
  await taken.getByLabel('비밀번호', { exact: true }).fill(password);
  const savedNow = page.waitForResponse((answer) => answer.request().method() === 'PATCH', { timeout: 5000 });
  await page.keyboard.press('Enter');
  await expect(taken).toBeHidden();
  await expect(field(page, '대표자')).toHaveValue('고친 대표');
  // A notice that comes in this very moment finds out before the save does: then no save waits under the sheet.
  await savedNow.catch(() => page.keyboard.press('Control+s'));
  await expect.poll(async () => (await stored(request, partner)).ceoNm).toBe('고친 대표');
});

test('the check every 60 s logs an idle page out and says so, in both languages', async ({ browser, request }) => {
  for (const [lang, words] of [
    ['ko', ended],
    ['en', 'The session has ended. Please log in again.'],
  ] as const) {
    const page = await idle(browser, await newClerk(request), lang);
    await page.clock.fastForward(15 * 86_400_000);
    const told = page.getByRole('alertdialog').filter({ hasText: words });
    await expect(told).toBeVisible();
    await expect(page).toHaveURL('/platform/member/login?redirect=%2Frs4%2Fclnt');
    await expect(told.getByRole('button')).toBeFocused();
    expect((await axe(page).include('[role=alertdialog]').analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(told).toBeHidden();
    const left = (await page.context().cookies()).filter(({ name }) => /^hangro_[ar]t$/.test(name));
    expect(left.map(({ value }) => value).join('')).toBe('');
    await page.context().close();
  }
});

test('the check keeps a page with unsaved work under the sheet', async ({ browser, request }) => {
  const partner = await newPartner(request);
  const page = await idle(browser, await newClerk(request), 'ko', `/rs4/clnt/${partner.id}`);
  await field(page, '대표자').fill('고친 대표');
  await page.clock.fastForward(15 * 86_400_000);
  await expect(sheet(page)).toContainText('저장하지 않은 변경 1건');
  await sheet(page).getByLabel('비밀번호', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await stored(request, partner)).ceoNm).toBe('고친 대표');
});

/** A browser whose clock the test moves. */
async function idle(browser: Browser, person: string, lang: string, path = '/rs4/clnt'): Promise<Page> {
  const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  await page.clock.install();
  await context.addCookies([{ name: 'hangro_lang', value: lang, url: `http://localhost:${process.env.E2E_PORT}` }]);
  await signIn(page, person, path);
  // Idle is a page that has asked for all that it shows: what is asked for later waits under the sheet.
  await expect(page.locator('#hg-main :is([role=gridcell], input)').first()).toBeVisible();
  await expect(page.locator('#hg-main [aria-busy=true]')).toHaveCount(0);
  return page;
}

test('drafts are offered after a reload and a crash, can be thrown away, and go when the changes are given up', async ({
  page,
  context,
  request,
}) => {
  const { partner } = await editing(page, request);
  await draftIsKept(page);
  await page.reload();
  await expect(field(page, '대표자')).toHaveValue('처음 대표');
  await expect(banner(page)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d에 임시 저장됨, 변경 1건/);
  expect((await axe(page).include('.hg-draft').analyze()).violations).toEqual([]);
  await button(page, '되살리기').click();
  await expect(field(page, '대표자')).toHaveValue('고친 대표');
  await page.waitForTimeout(1000);

  // A second tab on the same record is not offered what the first one is working on.
  const tab = await context.newPage();
  await tab.goto(`/rs4/clnt/${partner.id}`);
  await expect(field(tab, '대표자')).toHaveValue('처음 대표');
  await tab.waitForTimeout(500);
  await expect(banner(tab)).toHaveCount(0);

  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await tab.reload();
  await button(tab, '버리기').click();
  await tab.getByRole('alertdialog').getByRole('button', { name: '버리기' }).click();
  await expect(banner(tab)).toHaveCount(0);
  await expect.poll(() => draftTexts(tab)).toEqual([]);

  await field(tab, '대표자').fill('고친 대표');
  await draftIsKept(tab);
  await button(tab, '취소').click();
  await tab.getByRole('alertdialog').getByRole('button').last().click();
  await expect(field(tab, '대표자')).toHaveValue('처음 대표');
  await expect.poll(() => draftTexts(tab)).toEqual([]);
});

test('leaving a changed form on purpose gives its draft up', async ({ page, request }) => {
  await editing(page, request);
  await draftIsKept(page);
  await page.getByRole('link', { name: '선박', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page).toHaveURL('/rs4/ship');
  await expect.poll(() => draftTexts(page)).toEqual([]);
});

test('a draft of a record that was saved since goes through the comparison', async ({ page, request }) => {
  const { partner } = await editing(page, request);
  await draftIsKept(page);
  await page.goto('about:blank');
  const colleague = await apiOf(request, 'admin2');
  await colleague.patch(`rs4/clnt/${partner.id}`, { version: partner.version, ceoNm: '남의 대표' });
  await page.goto(`/rs4/clnt/${partner.id}`);
  await expect(banner(page)).toContainText('그 뒤 다른 사람이 이 자료를 저장했습니다.');
  await button(page, '되살리기').click();
  const conflict = page.getByRole('alertdialog', { name: '다른 사용자가 먼저 수정했습니다.' });
  await expect(conflict).toContainText('남의 대표');
  await conflict.getByRole('radio', { name: /고친 대표/ }).check();
  await conflict.getByRole('button', { name: '고른 값으로 저장' }).click();
  await expect.poll(async () => (await stored(request, partner)).ceoNm).toBe('고친 대표');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => draftTexts(page)).toEqual([]);
});

test('a new record is offered back with its rows, and never with a password', async ({ page, request }) => {
  await signIn(page, 'admin2', '/platform/user/create');
  await field(page, '이름').fill('고친 대표');
  await page.locator('input[type=password]').first().fill('Secret!2611');
  await draftIsKept(page);
  expect((await draftTexts(page)).join()).not.toContain('Secret!2611');
  expect((await draftTexts(page)).join()).not.toContain('loginPw');
  await page.reload();
  await button(page, '되살리기').click();
  await expect(field(page, '이름')).toHaveValue('고친 대표');

  const person = await newClerk(request);
  await page.context().clearCookies();
  await page.goto('about:blank');
  await signIn(page, person, '/rs4/clnt/create');
  await field(page, '거래처명').fill('새 거래처');
  await page.getByRole('button', { name: '행 추가' }).click();
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1);
  await page.keyboard.press('F2');
  await page.keyboard.insertText('고친 대표');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await draftTexts(page)).join()).toContain('새 거래처');
  await expect
    .poll(async () => (await draftTexts(page)).filter((text) => text.includes('새 거래처')).join())
    .toContain('고친 대표');
  await page.reload();
  await button(page, '되살리기').click();
  await expect(field(page, '거래처명')).toHaveValue('새 거래처');
  await expect(page.getByRole('gridcell', { name: '고친 대표' })).toBeVisible();
});
