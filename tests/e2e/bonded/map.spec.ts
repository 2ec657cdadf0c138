/** The map of places stands in the place of the rows alone: head, actions and search stay where the list has them. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { rowOf } from '../support/yardDesk.ts';

for (const [path, width] of [
  ['/bwms/stock', 1440],
  ['/bwms/stock', 1100],
  ['/3pl/stock', 1440],
] as const)
  test(`turning ${path} at ${width} to its map and back moves nothing under the pointer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'wh5', path);
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
    const way = (name: string) => page.getByRole('radio', { name });
    const places = async () =>
      Promise.all(
        ['목록', '위치도', '화주별'].map(async (name) => {
          const box = await way(name).boundingBox();
          return [name, Math.round(box!.x), Math.round(box!.y)];
        }),
      );
    const before = await places();
    for (const name of ['위치도', '화주별', '목록']) {
      await way(name).click();
      await expect(page.getByRole('radio', { name })).toBeChecked();
      await expect(page.getByText('재고를 불러오는 중입니다.')).toHaveCount(0);
      expect(await places(), name).toEqual(before);
      for (const action of ['월 마감', '마감 현황', '보고서'])
        await expect(page.getByRole('main').getByRole('button', { name: action }).first(), name).toBeVisible();
    }
  });

test('the map says what its heights mean, shows empty warehouses, and its search leads to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'wh5', '/3pl/stock?as=map');
  await expect(page.getByText('가장 많이 쌓인 위치를 100%로 본 비율')).toBeVisible();
  await expect(page.getByRole('region', { name: '2창고' })).toContainText('지금 이 창고에 있는 재고가 없습니다.');
  await expectAccessible(page);
  await page.goto('/bwms/stock?as=map');
  await expect(page.getByRole('link', { name: /^A-01:/ })).toBeVisible();
  await page.getByRole('button', { name: '마감 현황', exact: true }).click();
  await page.getByRole('dialog', { name: '마감 현황' }).getByRole('button', { name: '닫기' }).last().click();
  await page.getByRole('searchbox').or(page.locator('[name=keyword]')).first().fill('DEMOBL260002');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: '목록' })).toBeChecked();
  await expect(rowOf(page, 'DEMOBL260002')).toHaveCount(1);
  await expect(rowOf(page, 'DEMOBL260001')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^A-01:/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
});

for (const [path, person] of [
  ['/bwms/in', 'wh5'],
  ['/bwms/out', 'wh5'],
  ['/bwms/stock', 'wh5'],
  ['/bta/vhcl', 'trn4'],
  ['/bta/decl/create', 'trn4'],
] as const)
  for (const locale of ['ko-KR', 'en-US'])
    test(`all columns of ${path} are in sight at 1440 in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await signIn(page, person, path);
      const grid = page.getByRole('grid');
      await expect(grid.getByRole('columnheader').nth(2)).toBeVisible();
      await expect.poll(() => grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await context.close();
    });
