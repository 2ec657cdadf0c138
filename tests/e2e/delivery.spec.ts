import { expect, test, type Page } from '@playwright/test';
import budgets from '../../scripts/budgets.json' with { type: 'json' };

/** Bytes of JavaScript that came over the wire since the page was opened. */
async function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** What the build allows a public page. */
const { limitKb } = budgets.find(({ publicPages }) => publicPages)!;

test('the first visit transfers no more JavaScript than a public page may weigh', async ({ page }) => {
  for (const [address, at] of [
    ['/portal/about/contact', /contact$/],
    ['/', /\/portal\/index$/],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(at);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(limitKb * 1000);
  }
});

test('assets are cached for good, pages are not, and a missing asset is no page', async ({ request }) => {
  const page = await request.get('/portal/index');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const asset = await request.get(script!, { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers()['content-encoding']).toBe('br');
  expect(asset.headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/assets/gone-12345678.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).toContain('text/plain');
  const call = await request.get('/api/nothing/here');
  expect(call.status()).toBeGreaterThanOrEqual(400);
  expect(call.headers()['content-type']).toContain('application/json');
});
