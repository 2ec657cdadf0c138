/** Lists of the yard show all their columns at once on a usual screen: the state that stays in view covers none. */
import { expect, test } from '@playwright/test';
import { open } from '../support/session.ts';

for (const lang of ['ko', 'en'])
  for (const list of ['quot', 'order', 'purc', 'inv', 'ship'])
    test(`rs4/${list} fits 1440 px in ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, 'admin2', `/rs4/${list}`, lang);
      const grid = page.getByRole('grid');
      await expect(grid.getByRole('link').first()).toBeVisible();
      await expect.poll(() => grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    });

/** Names of the demo as they are usual: what is longer tells itself under the pointer. */
const usual = {
  ko: [
    '북극성데모해운(주)',
    '누리데모해운(주)',
    '퍼시픽템플릿',
    '에게안드래프트',
    '2026년 정기 상가수리',
    '프로펠러·타 정비',
  ],
  en: ['HANBIT NURI', 'NURI GLORY', '프로펠러·타 정비'],
} as const;
for (const lang of ['ko', 'en'] as const)
  test(`usual names in the list of quotations are read whole in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'admin2', '/rs4/quot', lang);
    for (const name of usual[lang]) {
      const cell = page.getByRole('gridcell', { name, exact: true }).first();
      await expect(cell).toBeVisible();
      expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0);
    }
  });

const isWhole = (one: Element) => one.scrollWidth <= one.clientWidth;

test('a short name of a vessel leaves its room to that of the owner', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'admin2', '/rs4/ship', 'en');
  for (const name of ['Nuri Demo Shipping', '누리파이오니어']) {
    const cell = page.getByRole('gridcell', { name }).first();
    await expect(cell).toBeVisible();
    expect(await cell.evaluate(isWhole), name).toBe(true);
  }
});

test('English words of two choices in one field are read whole, and the way to a chosen record does not cut its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'admin2', '/rs4/quot', 'en');
  await page.getByRole('row').filter({ hasText: '2026년 정기 상가수리' }).first().getByRole('link').click();
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect(box('VAT type Required')).toHaveValue('Taxable 10%');
  for (const name of ['Currency Required', 'VAT type Required', 'Vessel Required'])
    expect(await box(name).evaluate(isWhole), name).toBe(true);
  const way = page.getByRole('link', { name: 'Open the chosen record' }).first();
  await expect(way).toHaveCSS('opacity', '0');
  await box('Vessel Required').hover();
  await expect(way).toHaveCSS('opacity', '1');
});
