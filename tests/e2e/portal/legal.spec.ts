/** Legal pages and contact, as a visitor reads them (2-portal 2 "legal pages", 9). */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, expectTouchable } from '../support/audit.ts';

const pages = [
  { path: 'terms', ko: '이용약관', en: 'Terms of use', day: ['2020-10-01', '10-01-2020'] },
  {
    path: 'policy',
    ko: '클라우드 서비스 이용약관·SLA',
    en: 'Cloud service terms and SLA',
    day: ['2026-10-15', '10-15-2026'],
  },
  { path: 'privacy', ko: '개인정보처리방침', en: 'Privacy policy', day: ['2024-11-12', '11-12-2024'] },
  {
    path: 'consent',
    ko: '개인정보 수집·이용 동의',
    en: 'Consent to the collection and use of personal data',
    day: ['2024-11-12', '11-12-2024'],
  },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const article = (page: Page) => page.getByRole('article');
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: '현재 위치' });

/** Reads the portal in a language that was chosen before. */
const inEnglish = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'hangro_lang', value: 'en', url: baseURL ?? '' }]);

for (const width of [1440, 390])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    for (const { path, ko, en, day } of pages)
      test(`${path} reads well in Korean and English`, async ({ page, baseURL }) => {
        await page.goto(`/portal/${path}`);
        await expect(heading(page)).toHaveText(ko);
        await expect(page).toHaveTitle(new RegExp(`^${ko}.*항로`));
        await expect(page.getByLabel('시행일').locator('option').first()).toHaveText(`${day[0]} (현재)`);
        await expect(article(page)).toHaveAttribute('lang', 'ko');
        await expectNoSideScroll(page);
        await expectTouchable(page);
        await expectAccessible(page);

        await inEnglish(page, baseURL);
        await page.reload();
        await expect(heading(page)).toHaveText(en);
        await expect(page.getByLabel('In force from').locator('option').first()).toHaveText(`${day[1]} (current)`);
        await expect(article(page)).toHaveAttribute('lang', 'en');
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });

    test('contact calls and writes to both offices', async ({ page }) => {
      await page.goto('/portal/about/contact');
      await expect(heading(page)).toHaveText('연락처');
      const head = page.getByRole('region', { name: '본사' });
      await expect(head.getByRole('link', { name: '051-000-0001' })).toHaveAttribute('href', 'tel:+82510000001');
      await expect(head.getByRole('link', { name: 'help@hangro.example' })).toHaveAttribute(
        'href',
        'mailto:help@hangro.example',
      );
      const lab = page.getByRole('region', { name: '연구소' });
      await expect(lab.getByRole('link', { name: '051-000-0003' })).toHaveAttribute('href', 'tel:+82510000003');
      await expect(lab).toContainText('평일 09:00–18:00 (공휴일, 토·일요일 휴무)');
      // Times of a day are not torn apart.
      const lines = await lab.getByText('09:00–18:00').evaluate((one) => one.getClientRects().length);
      expect(lines).toBe(1);
      await expectNoSideScroll(page);
      await expectTouchable(page);
      await expectAccessible(page);
    });
  });

test('a table of figures becomes cards on a phone, each value with its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/terms#fees');
  const table = page.getByRole('table', { name: '이용요금표' });
  await expect(table.getByRole('columnheader', { name: '금액' })).toHaveCount(0);
  const amount = table.getByRole('row', { name: /기본요금/ }).getByRole('cell', { name: /25,000원/ });
  await expect(amount).toBeVisible();
  expect(await amount.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"금액"');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.getByRole('columnheader', { name: '금액' })).toBeVisible();
});

test('an address with an anchor opens at its article, and the table of contents leads to others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/portal/terms#termination');
  const top = (id: string) => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect(page.locator('#termination')).toBeInViewport();
  await expect.poll(() => top('termination')).toBeLessThan(300);
  expect(await top('termination')).toBeGreaterThanOrEqual(header);
  const contents = page.getByRole('navigation', { name: '차례' });
  await expect(contents.getByRole('link', { name: /계약의 해지/ })).toHaveAttribute('aria-current', 'true');

  await contents.getByRole('link', { name: '제16조 이용요금' }).click();
  await expect(page).toHaveURL(/\/portal\/terms#fees$/);
  await expect(page.locator('#fees')).toBeInViewport();
  await expect(contents.getByRole('link', { name: '제16조 이용요금' })).toHaveAttribute('aria-current', 'true');
  await page.locator('#fees').getByRole('link').focus();
  await expect(page.locator('#fees').getByRole('link')).toHaveAttribute('href', '#fees');

  // From one text into an article of another, and back.
  await page
    .locator('#hours ~ div')
    .getByRole('link', { name: /서비스 수준/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/portal\/policy#availability$/);
  await expect(page.locator('#availability')).toBeInViewport();
  await page.goBack();
  await expect(heading(page)).toHaveText('이용약관');
});

test('on a phone the table of contents unfolds and folds when something is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/privacy');
  const button = page.getByRole('button', { name: '차례' });
  const link = page.getByRole('navigation', { name: '차례' }).getByRole('link', { name: '10. 이의제기' });
  await expect(link).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.locator('#objection')).toBeInViewport();
  await expect(page.locator('#objection ~ div').first()).toContainText('10일 안에');
});

test('earlier versions can be read, compared and left again', async ({ page }) => {
  await page.goto('/portal/terms');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.getByLabel('시행일').selectOption('2019-04-01');
  await expect(page).toHaveURL(/\?v=2019-04-01$/);
  await expect(page.getByText('지금은 시행하지 않는 이전 내용입니다. (2019-04-01 시행)')).toBeVisible();
  await expect(article(page)).toContainText('14일 전까지');
  await page.getByRole('link', { name: '현재 내용 보기' }).click();
  await expect(article(page)).toContainText('해지하려는 날의 7일 전까지');
  await expect(article(page)).not.toContainText('14일 전까지');

  await page.getByRole('link', { name: '이전 내용과 비교하기' }).click();
  await expect(page.getByText('달라진 조항은 5개입니다.')).toBeVisible();
  const termination = page.getByRole('region', { name: '계약의 해지' });
  await expect(termination).toContainText('변경');
  await expect(termination.locator('ins').filter({ hasText: '7일 전까지' })).toBeVisible();
  await expect(termination.locator('del').filter({ hasText: '14일 전까지' })).toBeVisible();
  await expect(termination.locator('ins, del').filter({ hasText: '2개월 동안' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '과오납과 환급' })).toContainText('신설');
  await expectAccessible(page);
  await page.getByRole('link', { name: '전체 내용 보기' }).click();
  await expect(article(page)).toBeVisible();
  await page
    .getByRole('region', { name: '개정 이력' })
    .getByRole('link', { name: /보기 2019-04-01/ })
    .click();
  await expect(page.getByLabel('시행일')).toHaveValue('2019-04-01');

  // Arrows only choose: the page goes there on Enter.
  await page.getByLabel('시행일').press('ArrowUp');
  await expect(page.getByLabel('시행일')).not.toHaveValue('2019-04-01');
  await expect(page.getByRole('button', { name: '보기', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?v=2019-04-01$/);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\?v=2019-04-01$/);
});

test('a popup shows the text alone and closes itself', async ({ page }) => {
  await page.goto('/portal/terms');
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    () => void window.open('/portal/consent?isOnlyContentsMode=true&isBond=true', 'preview', 'width=1200'),
  );
  const popup = await opened;
  await expect(heading(popup)).toHaveText('개인정보 수집·이용 동의');
  await expect(popup.getByText('시행일 2024-11-12')).toBeVisible();
  await expect(article(popup)).toContainText('보세운송업자부호');
  await expect(breadcrumb(popup)).toHaveCount(0);
  await expect(popup.getByRole('navigation')).toHaveCount(0);
  await expect(popup.getByRole('contentinfo')).toHaveCount(0);
  await expect(popup.getByLabel('시행일')).toHaveCount(0);
  await expectAccessible(popup);

  await article(popup).getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(popup).toHaveURL(/\/portal\/privacy\?isOnlyContentsMode=true$/);
  await expect(heading(popup)).toHaveText('개인정보처리방침');
  await expect(popup.getByRole('contentinfo')).toHaveCount(0);
  const closed = popup.waitForEvent('close');
  const close = popup.getByRole('button', { name: '닫기' });
  // The window may be gone before the browser has answered the click that closed it: that it closes is what counts.
  await close.click().catch(() => undefined);
  await closed;
});

test('only the literal word true counts in the queries', async ({ page }) => {
  await page.goto('/portal/consent?isOnlyContentsMode=TRUE&isBond=1');
  await expect(heading(page)).toBeVisible();
  await expect(breadcrumb(page)).toBeVisible();
  await expect(article(page)).not.toContainText('보세운송업자부호');
  await page.goto('/portal/privacy?isBond=true');
  await expect(article(page)).toContainText('보세운송업자부호');
});

test('bare addresses lead to the portal, and other brands keep their own', async ({ page }) => {
  await page.goto('/terms?v=2019-04-01');
  await expect(page).toHaveURL(/\/portal\/terms\?v=2019-04-01$/);
  await page.goto('/lmate/terms');
  await article(page).getByRole('link', { name: '개인정보처리방침' }).first().click();
  await expect(page).toHaveURL(/\/lmate\/privacy$/);
});

test('on paper the text stands alone', async ({ page }) => {
  await page.goto('/portal/policy');
  await expect(article(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: '차례' })).toBeHidden();
  await expect(article(page)).toBeVisible();
});
