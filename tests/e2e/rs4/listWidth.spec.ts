/** Lists of the yard show all their columns at once on a usual screen: the state that stays in view covers none. */
import { expect, test } from '@playwright/test';
import { open } from '../support/session.ts';

for (const lang of ['ko', 'en'])
  for (const list of ['quot', 'order', 'purc', 'inv'])
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
