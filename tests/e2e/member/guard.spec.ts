/** Guards and navigation (1-foundations 2.1 and 2.2, 3-decisions 1 and 3) as a visitor meets them. */
import { expect, test, type Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { loginId, password } from '../desk.ts';
import { carry, open } from '../support/session.ts';
import {
  allowSite,
  handedOver,
  openSibling,
  ownOrigin,
  register,
  signedQuery,
  type Sibling,
} from '../support/sites.ts';

let sibling: Sibling;
test.beforeAll(async () => void (sibling = await openSibling()));
test.afterAll(() => sibling.close());

const tokens = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /^hangro_(at|rt|sw)$/.test(name)).map(({ value }) => value);
const loginIdBox = (page: Page) => page.getByLabel(/^(아이디|Login ID)$/);
const alertBox = (page: Page) => page.getByRole('alertdialog');
const failed = '연동 사이트의 로그인 정보를 확인하지 못했습니다. 다시 로그인해 주세요.';

/** Every address that the page asks for or shows from now on. */
function addresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

async function typeLogin(page: Page, person: string): Promise<void> {
  await loginIdBox(page).fill(loginId(person));
  await page.getByLabel(/^(비밀번호|Password)$/).fill(password);
  await page.keyboard.press('Enter');
}

/** The person whose desk is on screen. */
const expectPerson = (page: Page, name: string) => expect(page.getByRole('button', { name })).toBeVisible();

test.describe('arrival from another site', () => {
  test('a registered site hands its session over by a code that leaves the address bar at once', async ({
    page,
    request,
  }) => {
    await register(request, { origins: [ownOrigin()] });
    const link = await handedOver(request, 'view2', `${ownOrigin()}/rs4/clnt?keyword=a#b`);
    const code = new URL(link).searchParams.get('refreshToken')!;
    expect(code).toMatch(/^ho_/);
    sibling.show(`<a href="${link.replace(/&/g, '&amp;')}">go</a>`);
    await page.goto(sibling.origin);
    const seen = addresses(page);
    await page.getByRole('link', { name: 'go' }).click();
    await expectPerson(page, '임열람');
    await expect(page).toHaveURL('/rs4/clnt?keyword=a#b');
    // Its own page, and the one call that redeems it; nothing after that, and no token anywhere.
    const withCode = seen.map((url) => url.includes(code));
    expect(seen.filter((url) => url.includes(code) && url.includes('/api/'))).toHaveLength(1);
    expect(seen.slice(withCode.lastIndexOf(true) + 1).length).toBeGreaterThan(2);
    expect(seen.slice(0, withCode.lastIndexOf(true)).filter((url) => url.includes('/api/'))).toEqual([]);
    for (const token of await tokens(page)) for (const url of seen) expect(url).not.toContain(token);
    expect((await tokens(page)).join()).not.toContain(code);
    await page.goBack();
    expect(page.url()).not.toContain(code);
    // A code opens one session.
    await page.context().clearCookies();
    await page.goto(link);
    await expect(alertBox(page)).toHaveText(new RegExp(failed));
    expect(await tokens(page)).toEqual([]);
  });

  test('a made-up code and one for another origin leave the visitor logged out, and say so', async ({
    page,
    request,
  }) => {
    await register(request, { origins: [sibling.origin] });
    const foreign = new URL(await handedOver(request, 'view2', sibling.origin)).searchParams.get('refreshToken')!;
    for (const code of ['ho_made-up', foreign, 'eyJhbGciOiJub25lIn0.e30.']) {
      const seen = addresses(page);
      await page.goto(`/portal/index?refreshToken=${code}`);
      await expect(alertBox(page)).toContainText(failed);
      await expect(page).toHaveURL('/portal/index');
      expect((await axe(page).analyze()).violations).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(alertBox(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
      expect(await tokens(page)).toEqual([]);
      expect(seen.filter((url) => url.includes('/api/') && url.includes(code))).toHaveLength(1);
    }
  });

  test('an unregistered site gets nothing, neither a word nor a redirect', async ({ page }) => {
    const person = encodeURIComponent(loginId('view2'));
    await page.goto(`/rs4/clnt?userId=${person}&client_id=nobody`);
    await expect(alertBox(page)).toContainText(failed);
    await expect(page).toHaveURL('/platform/member/login?redirect=%2Frs4%2Fclnt');
    expect(await tokens(page)).toEqual([]);
    const stranger = await openSibling();
    await carry(page.context(), 'view2');
    await page.goto(`/platform/member/login?redirect=${encodeURIComponent(`${stranger.origin}/in?t={refreshToken}`)}`);
    await expectPerson(page, '임열람');
    expect(new URL(page.url()).origin).toBe(ownOrigin());
    expect(stranger.asked).toEqual([]);
    await stranger.close();
  });

  test('cmd=logout asks, and then ends the session here and on the server', async ({ page, request }) => {
    await register(request, { origins: [ownOrigin()] });
    await page.goto(await handedOver(request, 'view2', `${ownOrigin()}/portal/index`));
    await expect(page.getByRole('banner').getByText('로그아웃')).toBeVisible();
    const [access = ''] = (await page.context().cookies())
      .filter(({ name }) => name === 'hangro_at')
      .map(({ value }) => value);
    await page.goto('/portal/index?cmd=logout&a=1');
    await expect(alertBox(page)).toContainText('임열람님을 로그아웃할까요?');
    await expect(page).toHaveURL('/portal/index?a=1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByText('로그아웃')).toBeVisible();
    await page.goto('/portal/index?cmd=logout&a=1');
    await alertBox(page).getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    expect(await tokens(page)).toEqual([]);
    const profile = await request.get('/api/platform/member/profile', {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(profile.status()).toBe(401);
  });

  test('an unsigned word logs in outside production, its query goes, and the linked platform is told', async ({
    page,
    request,
  }) => {
    const { clientId } = await register(request, { origins: [sibling.origin], unsigned: true });
    await allowSite(request, clientId);
    const linked = page.waitForResponse(/\/api\/login\/platform\?/);
    await page.goto(`/rs4/ship?page=2&userId=${encodeURIComponent(loginId('insp2'))}&client_id=${clientId}#x`);
    await expectPerson(page, '윤표본');
    await expect(page).toHaveURL(/\/rs4\/ship(\?(?!.*client_id)[^#]*)?(#x)?$/);
    expect((await linked).status()).toBe(200);
    expect(await tokens(page)).toHaveLength(3);
  });

  test('a signed word logs in once; a wrong, unsigned or repeated one does not', async ({ page, request }) => {
    const site = await register(request, { origins: [sibling.origin] });
    await allowSite(request, site.clientId);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const query = signedQuery(site, 'revw2');
    await page.goto(`/rs4/clnt?${query}`);
    await expectPerson(page, '장검토');
    // The signature was used up; the linked platform on this same server refuses it, and nobody but the log is told.
    await expect.poll(() => said).toContain('shipwork login failed, contact the administrator');
    await expect(alertBox(page)).toHaveCount(0);
    for (const bad of [
      query,
      signedQuery(site, 'revw2', loginId('admin2')),
      `userId=${loginId('revw2')}&client_id=${site.clientId}`,
    ]) {
      await page.context().clearCookies();
      await page.goto(`/portal/index?${bad}`);
      await expect(alertBox(page)).toContainText(failed);
      await expect(page).toHaveURL('/portal/index');
      expect(await tokens(page)).toEqual([]);
    }
  });

  test('whoever is logged in is asked by name before the account changes', async ({ page, request }) => {
    const { clientId } = await register(request, { origins: [sibling.origin], unsigned: true });
    await allowSite(request, clientId);
    const word = (person: string) => `/rs4/clnt?userId=${encodeURIComponent(loginId(person))}&client_id=${clientId}`;
    await page.goto(word('site2'));
    await expectPerson(page, '정모의');
    const before = await tokens(page);

    await page.goto(word('purc2'));
    await expect(alertBox(page)).toContainText(
      '지금 정모의님으로 로그인되어 있습니다. 강시험님으로 바꾸어 로그인할까요?',
    );
    await expect(page).toHaveURL('/rs4/clnt');
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expectPerson(page, '정모의');
    expect(await tokens(page)).toEqual(before);

    await page.goto(word('purc2'));
    await alertBox(page).getByRole('button', { name: '확인' }).click();
    await expectPerson(page, '강시험');
    const [access] = before;
    const old = await request.get('/api/platform/member/profile', { headers: { authorization: `Bearer ${access}` } });
    expect(old.status()).toBe(401);

    // A refused word leaves who is there.
    await page.goto(`/rs4/clnt?userId=${encodeURIComponent(loginId('site2'))}&client_id=nobody`);
    await expect(alertBox(page)).toContainText(failed);
    await page.keyboard.press('Escape');
    await expectPerson(page, '강시험');
  });
});

test.describe('redirects after login', () => {
  test('a registered site gets a code in place of {refreshToken} or appended, never a token', async ({
    page,
    request,
  }) => {
    await register(request, { origins: [sibling.origin] });
    for (const [wanted, arrives] of [
      ['/in?to={refreshToken}&x=1', /^\/in\?to=(ho_[\w-]+)&x=1$/],
      ['/in?x=1#top', /^\/in\?x=1&refreshToken=(ho_[\w-]+)$/],
    ] as const) {
      await page.context().clearCookies();
      sibling.asked.length = 0;
      sibling.referrers.length = 0;
      await page.goto(`/platform/member/login?redirect=${encodeURIComponent(sibling.origin + wanted)}`);
      await typeLogin(page, 'view2');
      await page.waitForURL((url) => url.origin === sibling.origin);
      const [, code] = arrives.exec(sibling.asked.at(-1) ?? '') ?? [];
      expect(sibling.asked.at(-1)).toMatch(arrives);
      expect(sibling.referrers).toEqual([undefined]);
      const opened = await request.get(`/api/platform/token/refresh?refreshToken=${code}`);
      expect(opened.status()).toBe(200);
    }
    // Who is logged in already is sent on from the login screen.
    await page.goto(`/portal/login?redirect=${encodeURIComponent(`${sibling.origin}/again`)}`);
    await page.waitForURL(/\/again\?refreshToken=ho_/);
  });

  test('anything else goes to the root', async ({ page }) => {
    await carry(page.context(), 'view2');
    for (const evil of [
      '//other.example/x',
      'https://other.example',
      '/\\other.example',
      '/.//other.example',
      'javascript:alert(document.domain)',
      'data:text/html,x',
      `${ownOrigin()}@other.example`,
      'https:other.example',
    ]) {
      await page.goto(`/platform/member/login?redirect=${encodeURIComponent(evil)}`);
      await expectPerson(page, '임열람');
      expect([evil, new URL(page.url()).origin, page.url().includes('login')]).toEqual([evil, ownOrigin(), false]);
    }
  });
});

test.describe('addresses', () => {
  test('short forms become full ones and keep their query', async ({ page }) => {
    for (const [short, full] of [
      ['/', '/portal/index'],
      ['/index', '/portal/index'],
      ['/login?loginId=a%40b.example', '/portal/login?loginId=a%40b.example'],
      ['/join', '/portal/join'],
      ['/find/pw?loginId=a', '/portal/find/pw?loginId=a'],
      ['/terms?isOnlyContentsMode=true', '/portal/terms?isOnlyContentsMode=true'],
      ['/about/notice?boardCd=platform_faq', '/portal/about/notice?boardCd=platform_faq'],
      ['/svcinfo/27', '/portal/svcinfo/27'],
      ['/lmate', '/lmate/index'],
    ] as const) {
      await page.goto(short);
      await expect(page).toHaveURL(full);
    }
    await page.goto('/me');
    await expect(page).toHaveURL('/platform/member/login?redirect=%2Ffw%2Fme');
  });

  test('an unknown address says which one it is, to visitors, at the desk and on the phone', async ({ page }) => {
    const lost = async (path: string) => {
      await page.goto(path);
      await expect(page.getByText('페이지를 찾을 수 없습니다').first()).toBeVisible();
      await expect(page.getByText(path).first()).toBeVisible();
      for (const name of [/^(뒤로|이전으로)$/, /^홈(으로)?$/])
        await expect(
          page.getByRole('main').getByRole('button', { name }).or(page.getByRole('main').getByRole('link', { name })),
        ).toBeVisible();
      await expect(page).toHaveTitle(/^페이지를 찾을 수 없습니다 \|/);
    };
    for (const path of ['/nothing/at/all', '/portal/nothing', '/lmate/nothing']) await lost(path);
    await carry(page.context(), 'view2');
    for (const path of ['/nothing/at/all', '/rs4/nothing']) await lost(path);
    await page.goto('/rs4_m/nothing');
    await expect(page.getByText('페이지를 찾을 수 없습니다').first()).toBeVisible();
    await expect(page).toHaveURL('/rs4_m/nothing');
    // Back leads to where one came from, home to the root.
    await page.goto('/rs4/clnt');
    await page.goto('/rs4/nothing');
    await page.getByRole('main').getByRole('button', { name: '뒤로' }).click();
    await expect(page).toHaveURL('/rs4/clnt');
  });

  for (const [lang, login, clients, brand] of [
    ['ko', '로그인', '거래처', '항로'],
    ['en', 'Log in', 'Partners', 'Hangro'],
  ] as const)
    test(`the document is called after menu and portal, ${lang}`, async ({ page }) => {
      await page.context().addCookies([{ name: 'hangro_lang', value: lang, url: ownOrigin() }]);
      await page.goto('/portal/login');
      await expect(page).toHaveTitle(new RegExp(`^${login} \\|.*${brand}$`));
      await page.goto('/lmate/login');
      await expect(page).toHaveTitle(new RegExp(`^${login} \\|.*(엘메이트|LMATE)$`));
      await open(page, 'view2', '/rs4/clnt', lang);
      await expect(page).toHaveTitle(`${clients} | ${brand}`);
    });
});

test.describe('phone pages at any width', () => {
  test('a visitor logs in on the phone page and goes on there', async ({ page }) => {
    await page.goto('/rs4_m/clnt?keyword=a');
    await expect(page).toHaveURL('/rs4_m/login?redirect=%2Frs4_m%2Fclnt%3Fkeyword%3Da');
    await typeLogin(page, 'view2');
    await expect(page).toHaveURL('/rs4_m/clnt?keyword=a');
    const bottom = page.getByRole('navigation', { name: '주요 메뉴' });
    await expect(bottom).toBeVisible();
    expect((await bottom.boundingBox())?.width).toBe(600);
    // Until the list is there, the bar shows another button of this name.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('거래처');
    // Links stay among the phone pages, and so does the way back.
    await page.getByRole('banner').getByRole('button', { name: '메뉴', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^선박( 읽기 전용)?$/ })
      .click();
    await expect(page).toHaveURL('/rs4_m/ship');
    await page.goBack();
    await expect(page).toHaveURL('/rs4_m/clnt?keyword=a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('거래처');
    expect((await axe(page).analyze()).violations).toEqual([]);
  });

  test('a login without a wish leads to the home of the platform, a person to that of the system', async ({ page }) => {
    await page.goto('/fw_m/login');
    await typeLogin(page, 'view2');
    await expect(page).toHaveURL('/platform_m/home');
    for (const [login, home] of [
      ['/fw_m/login', '/fw_m/home'],
      ['/rs4_m/login', '/shipwork_m/home'],
      ['/portal_m/login', '/platform_m/home'],
    ] as const) {
      await page.goto(login);
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
    }
    await page.goto('/portal_m');
    await expect(page).toHaveURL('/portal_m/index');
  });
});
