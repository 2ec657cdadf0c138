import { expect, test } from '@playwright/test';

test('the description of the calls opens under the policy of every page', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/api/docs');
  // It reads and draws some hundred calls, which takes a busy machine its time.
  await expect(page.getByRole('heading', { name: /항로 Hangro/ })).toBeVisible({ timeout: 60_000 });
  // The page draws its groups as they come into view; the first of ours tells that it read the description.
  await expect(page.getByText('fw/code', { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
