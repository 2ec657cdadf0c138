/** What the server proposes late never takes the place of what somebody has typed meanwhile. */
import { expect, test } from '@playwright/test';
import { signIn } from '../desk.ts';
import { here, pick, type } from '../support/keyboard.ts';

test('a code typed while the partner is still looked up stays; what was left alone is filled in', async ({ page }) => {
  let slow = false;
  await page.route('**/api/shipwork/impDecl/defaults?*', async (route) => {
    if (slow) await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await signIn(page, 'cust3', '/shipwork/impDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  slow = true;
  const answered = page.waitForResponse(/impDecl\/defaults\?.*of=imprClntId/);
  await pick(page, /^수입자/, 'ㅂㄱㅅ', '북극성데모해운');
  await type(page, /^통관고유부호/, 'DEMO99990009');
  await expect(page.getByLabel(/^통관고유부호/)).toHaveValue('DEMO99990009');
  await answered;
  await expect(page.getByRole('combobox', { name: /^납세의무자/ })).toHaveValue('북극성데모해운(주)');
  await expect(page.getByLabel(/^통관고유부호/)).toHaveValue('DEMO99990009');
});
