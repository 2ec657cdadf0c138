/** Public pages as the server draws them and the browser takes them over: nothing vanishes, nothing fails, nothing is asked twice. */
import { expect, test, type Page } from '@playwright/test';

const routes = [
  ...[
    'index',
    'terms',
    'policy',
    'privacy',
    'consent',
    'about/contact',
    'about/notice',
    'about/sitemap',
    'login',
    'find/id',
    'svcstore',
    'svcstore/30',
    'svcinfo/27',
  ].map((page) => `/portal/${page}`),
  ...['/lmate/index', '/srmate/terms', '/portal_m/terms', '/portal/about/contact?lang=en', '/portal/nothing'],
];

/** Words of the main content, without what only a script shows. */
const words = async (page: Page) => (await page.locator('main').first().innerText()).replace(/\s+/g, ' ').slice(0, 400);

for (const width of [1440, 390]) {
  test(`every public page is there without a script, and stays when the script takes over, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const open = (javaScriptEnabled: boolean) =>
      browser.newContext({ baseURL, javaScriptEnabled, viewport: { width, height: 900 }, locale: 'ko-KR' });
    const [still, live] = [await open(false), await open(true)];
    await live.addInitScript(() => {
      // The main element that the server has drawn must be the one that stays.
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { drawnMain: document.querySelector('main') }),
      );
    });
    for (const route of routes) {
      const plain = await still.newPage();
      const answer = await plain.goto(route);
      expect([route, answer?.status()]).toEqual([route, route.endsWith('nothing') ? 404 : 200]);
      const drawn = await words(plain);
      expect(drawn.length, route).toBeGreaterThan(30);
      const dead = await plain.locator('main a:not([href]), footer a:not([href])').count();
      expect([route, dead]).toEqual([route, 0]);
      const title = await plain.title();
      await plain.close();

      const page = await live.newPage();
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) said.push(message.text());
      });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/platform\/(board\/page|svcstore\/list)$/.test(pathname)) asked.push(pathname);
      });
      await page.goto(route, { waitUntil: 'networkidle' });
      expect([route, said]).toEqual([route, []]);
      expect([route, asked]).toEqual([route, []]);
      const kept = await page.evaluate(
        () => (window as unknown as { drawnMain?: Element }).drawnMain === document.querySelector('main'),
      );
      expect([route, kept]).toEqual([route, true]);
      await expect(page, route).toHaveTitle(title);
      await page.close();
    }
    await still.close();
    await live.close();
  });
}

test('without a script a visitor reads a notice and comes back in English', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/portal/about/notice?lang=en');
  await page.locator('main a[href*="/portal/about/notice/"]').first().click();
  await expect(page).toHaveURL(/\/portal\/about\/notice\/\d+.*lang=en/);
  await expect(page.locator('h1')).not.toBeEmpty();
  await page.locator('footer a[href^="/portal/terms"]').click();
  await expect(page.locator('h1')).toHaveText('Terms of use');
  await context.close();
});

test('an error of a page is reported; a part that is gone leads to a reload', async ({ page }) => {
  await page.goto('/portal/about/contact', { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/logging/errFe'));
  await page.evaluate(() =>
    setTimeout(() => Promise.reject(new TypeError('broken for somebody@demo.example?token=abc'))),
  );
  const body = (await report).postDataJSON() as Record<string, string>;
  expect(body['errType']).toBe('promise');
  expect(body['errUrl']).toMatch(/\/portal\/about\/contact$/);
  expect(body['errMessage']).toContain('TypeError: broken for ***@***');

  await page.route(/\/assets\/pages-[^/]+\.js$/, (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: '이용약관' }).first().click();
  await expect(page.getByRole('heading', { name: '화면을 불러오지 못했습니다' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(/\/assets\/pages-[^/]+\.js$/);
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('heading', { name: '이용약관', level: 1 })).toBeVisible();
});

test('without an answer of the server the person is told which request failed and whom to call', async ({ page }) => {
  await page.goto('/portal/about/contact', { waitUntil: 'networkidle' });
  await page.route(/\/api\/platform\/svcstore\/list/, (route) => route.abort());
  await page
    .locator('header a[href="/portal/svcstore"], footer a[href="/portal/svcstore"], a[href="/portal/svcstore"]')
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('API 서버가 응답하지 않습니다.');
  await expect(dialog).toContainText('GET /api/platform/svcstore/list');
  await expect(dialog).toContainText('051-000-0001');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a press while the application takes the page over counts once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('.pt-head__menu')!.click();
    new MutationObserver((_, observer) => {
      if (!('live' in document.documentElement.dataset)) return;
      observer.disconnect();
      press();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-live'] });
  });
  await page.goto('/portal/index');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(page.locator('.pt-head__menu')).toHaveAttribute('aria-expanded', 'true');
});

test('what a person does before the scripts have come is done when they have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let come = () => {};
  const open = async (route: string) => {
    const scripts = new Promise<void>((done) => (come = done));
    await page.route('**/assets/*.js', (asked) => scripts.then(() => asked.continue()));
    await page.goto(route, { waitUntil: 'domcontentloaded' });
  };
  const live = () => page.evaluate(() => 'live' in document.documentElement.dataset);

  await open('/portal/terms');
  const version = page.getByRole('combobox', { name: '시행일' });
  const [, earlier = ''] = await version
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await version.selectOption(earlier);
  expect(await live()).toBe(false);
  come();
  await expect(page).toHaveURL(new RegExp(`v=${earlier}`));

  await open('/portal/index');
  const menu = page.locator('.pt-head__menu');
  // Once, however often it is pressed.
  await menu.click();
  await menu.click();
  expect(await live()).toBe(false);
  come();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');

  await open('/portal/login');
  await page.getByRole('textbox', { name: '아이디' }).fill('view2@demo.example');
  await page.locator('#loginPw').fill('Hangro!2611');
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await page.locator('#loginPw').press('Enter');
  expect([await live(), page.url().includes('Hangro!')]).toEqual([false, false]);
  come();
  await expect(page).not.toHaveURL(/login/);
  const kept = (await page.context().cookies()).find(({ name }) => name === 'hangro_id');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('view2@demo.example');
});

test('the head follows a move inside the application as if the server had drawn the page', async ({ page }) => {
  const said = () =>
    page.evaluate(() => {
      const of = (selector: string, name: string) =>
        [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(name));
      return {
        title: document.title,
        description: of('meta[name="description"]', 'content'),
        addresses: [...of('link[rel="canonical"]', 'href'), ...of('link[hreflang]', 'href')],
        shared: [...of('meta[property^="og:"]', 'content'), ...of('meta[property^="article:"]', 'content')],
        structured: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
          (one) => one.textContent,
        ),
      };
    });
  await page.goto('/portal/about/notice');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('main a[href*="/portal/about/notice/"]').first().click();
  await expect(page).toHaveURL(/notice\/\d+/);
  await expect.poll(async () => (await said()).addresses[0]).toMatch(/notice\/\d+$/);
  const moved = await said();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.reload();
  expect(await said()).toEqual(moved);
});

test('a move inside the application begins at the top of the page, Back where one left it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/privacy');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const height = () => page.evaluate(() => Math.round(window.scrollY));
  await page.locator('footer a[href="/portal/terms"]').scrollIntoViewIfNeeded();
  const left = await height();
  expect(left).toBeGreaterThan(1000);
  await page.locator('footer a[href="/portal/terms"]').click();
  await expect(page.locator('h1')).toHaveText('이용약관');
  expect(await height()).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('개인정보처리방침');
  await expect.poll(async () => Math.abs((await height()) - left)).toBeLessThan(5);
});
