/** The home page as a visitor goes through it: wheel, keys, navigator, banner, video, demo form; on a phone as one page. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';
import { quietNotices } from '../support/notices.ts';

const navigator = (page: Page) => page.getByRole('navigation', { name: '구역 이동' });
const current = (page: Page) => navigator(page).locator('[aria-current]');
const atTop = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(0);
/** Later than the lock of the move before. */
const unlocked = (page: Page) => page.waitForTimeout(450);

/** Every picture on the page has come, but those of banners that turned away meanwhile. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.evaluate((img) => img.scrollIntoView());
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => !img.checkVisibility() || (img.complete && img.naturalWidth > 0)),
      )
      .toBe(true);
  }
}

// The page moves from section to section, and turns its banner.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => quietNotices(page));

test('ten sections at 1440: wheel, wrap-around, keys, navigator, address and Back', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal/login');
  await page.goto('/portal/index');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('항로 수리조선 지원 시스템');
  await expect(navigator(page).getByRole('link')).toHaveText([
    '메인',
    '기대 효과',
    '시스템 특징',
    '시스템 구성',
    '주요 프로세스',
    '주요 화면 1',
    '주요 화면 2',
    '주요 화면 3',
    '시연 영상',
    '데모 신청',
  ]);
  // Slides are pale in places: the names stand on a ground of their own.
  for (const over of [navigator(page), navigator(page).getByText('메인')])
    await expect(over).toHaveCSS('background-color', 'rgb(11, 37, 69)');

  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, 120);
  await expect(current(page)).toHaveText('기대 효과');
  await atTop(page, 's2');
  await expect(page).toHaveURL('/portal/index#s2');
  await unlocked(page);
  await page.mouse.wheel(0, -120);
  await atTop(page, 's1');
  await expect(page).toHaveURL('/portal/index');
  await unlocked(page);
  await page.mouse.wheel(0, -120);
  await expect(page).toHaveURL('/portal/index#s10');
  await atTop(page, 's10');
  await page.keyboard.press('PageUp');
  await atTop(page, 's9');
  await unlocked(page);
  await page.keyboard.press('Home');
  await atTop(page, 's1');
  await page.waitForTimeout(1000);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(current(page)).toHaveText('데모 신청');
  await unlocked(page);
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 120);
  await atTop(page, 's1');

  await navigator(page).getByRole('link', { name: '주요 화면 2' }).click();
  await atTop(page, 's7');
  await expect(page).toHaveURL('/portal/index#s7');
  await page.reload();
  await atTop(page, 's7');
  await page.goBack();
  await expect(page).toHaveURL('/portal/login');
  await page.goForward();
  await expect(page).toHaveURL('/portal/index#s7');
  await page.getByRole('banner').getByRole('link', { name: '데모 신청' }).click();
  await expect(page.locator('#s10').getByRole('textbox').first()).toBeInViewport();
  expect(wrong).toEqual([]);
});

test('banner, video and accessibility at 1440', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/portal/index');
  const shown = page.locator('.pt-slide.is-shown');
  await expect(shown).toContainText('배 한 척의 수리');
  await expect(shown).toContainText('필요한 서비스만 골라', { timeout: 7000 });
  await page.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  await page.getByRole('button', { name: '3개 중 1번째' }).click();
  await expectPictures(page);
  expect(asked.filter((url) => /\.(webm|mp4|vtt)/.test(url))).toEqual([]);
  await expectAccessible(page);

  await page.goto('/portal/index#s9');
  const chapter = page.getByRole('link', { name: /견적 결재/ });
  await chapter.click();
  const dialog = page.getByRole('dialog', { name: '시연 영상' });
  const video = dialog.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(15);
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(chapter).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const lang of ['ko', 'en'])
    test(`one page to scroll, nothing too wide, everything read, ${lang}`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'hangro_lang', value: lang, url: baseURL ?? '' }]);
      await page.goto('/portal/index');
      await expect(page.locator('.pt-sec')).toHaveCount(9);
      await expect(page.locator('.pt-dots')).toBeHidden();
      await expectNoSideScroll(page);
      await expectTouchable(page);
      await expectPictures(page);
      if (lang === 'ko') {
        // Words of the banner that fade into each other have no contrast to measure.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectAccessible(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
      await page.locator('.pt-turns__no').first().click();
      await page.locator('.pt-slide.is-shown').getByRole('link').first().click();
      await expect(page.getByRole('textbox').first()).toBeInViewport();
    });
});

test('without scripts all ten sections are read, links and the film work; contents alone stand without a header', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/portal/index');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  await expect(page.locator('.pt-turns')).toBeHidden();
  // What only a script could do is not offered.
  await expect(page.getByRole('button', { name: '조선소 바로 체험하기' })).toHaveCount(0);
  await page.locator('.pt-slide.is-shown').getByRole('link', { name: '데모 신청' }).click();
  await expect(page).toHaveURL('/portal/index#s10');
  await expect(page.locator('#s10')).toBeInViewport();
  const film = await page.request.get((await page.locator('.pt-video__poster').getAttribute('href')) ?? '');
  expect([film.status(), film.headers()['content-type']]).toEqual([200, 'video/webm']);
  expect((await film.body()).length).toBeLessThan(3_000_000);
  await page.goto('/portal/index?isOnlyContentsMode=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.locator('.pt-hero').evaluate((hero) => hero.getBoundingClientRect().top)).toBe(0);
  await context.close();
});
