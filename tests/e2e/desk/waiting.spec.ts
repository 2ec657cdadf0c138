/** A hard load of a page of the desk: the frame is there before any script is, and gives way without moving anything. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';

for (const { scheme, phone } of [{ scheme: 'light' }, { scheme: 'dark' }, { scheme: 'dark', phone: true }] as const)
  test(`shows the frame in ${scheme} colours ${phone ? 'on a phone ' : ''}until the list is here`, async ({ page }) => {
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await signIn(page, 'sales2', '/rs4/quot');
    const { origin: url } = new URL(page.url());
    await page.context().addCookies([{ name: 'hangro_scheme', value: scheme, url }]);
    let release = () => undefined as void;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/rs4/quot', { waitUntil: 'commit' });
    const waiting = page.getByRole('status').filter({ hasText: '불러오는 중' });
    await expect(waiting).toBeVisible();
    const ground = page.locator('.hg-wait__main');
    await expect(ground).toHaveCSS(
      'background-color',
      scheme === 'dark' ? /rgb\((?:\d\d?, ?){2}\d\d?\)/ : 'rgb(255, 255, 255)',
    );
    const before = await ground.boundingBox();
    const bar = await page.locator('.hg-wait__bar').boundingBox();
    release();
    await expect(page.locator('#hg-main')).toBeVisible();
    await expect(page.locator('.hg-wait')).toBeHidden();
    expect(await page.locator(phone ? '.hg-mb' : '.hg-bar').boundingBox()).toEqual(bar);
    expect(await page.locator('#hg-main').boundingBox()).toEqual(before);
  });
