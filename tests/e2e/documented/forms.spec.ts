/** Forms written from react-admin's documentation alone, beside the derived ones. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildDocumented } from '../../documented/served.ts';
import { apiOf, signIn, word } from '../desk.ts';

let documented: Awaited<ReturnType<typeof buildDocumented>>;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  documented = await buildDocumented();
});
test.afterAll(() => documented.remove());
test.beforeEach(({ context }) => documented.over(context));

const input = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const save = (page: Page) => page.getByRole('button', { name: '저장' }).click();
/** A call sign that nothing else bears. */
const callSign = () => `T${Date.now().toString(36).slice(-5).toUpperCase()}`;

test('a documented edit saves what was changed, and asks before unsaved changes are left', async ({ page }) => {
  const api = await apiOf(page.request, 'sales2');
  const name = word();
  const made = await api.post<{ id: number }>('rs4/ship', {
    ...{ shipNm: name, shipNmEn: 'Before', callSign: callSign(), shipTpCd: 'BULK', natCd: 'PA', trdTpCd: 'INTL' },
    insertEquipList: [{ uid: 'n1', equipNm: '주기관' }],
  });
  await signIn(page, 'sales2', `/rs4/ship/${made.id}`);
  await expect(input(page, 'English name')).toHaveValue('Before');
  await input(page, 'English name').fill('After');
  let asked = 0;
  page.once('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: '거래처', exact: true }).click();
  await expect.poll(() => asked).toBe(1);
  await expect(input(page, 'English name')).toHaveValue('After');
  await save(page);
  await expect(page).toHaveURL(/\/rs4\/ship$/);
  const stored = await api.get<{ shipNmEn: string; equipList: unknown[] }>(`rs4/ship/${made.id}`);
  expect(stored.shipNmEn).toBe('After');
  expect(stored.equipList).toHaveLength(1);
});

test('who may only read comes into no documented form', async ({ page }) => {
  await signIn(page, 'view2', '/rs4/ship/create');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(input(page, 'English name')).toHaveCount(0);
});
