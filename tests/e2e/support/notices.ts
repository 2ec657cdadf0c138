import type { Page } from '@playwright/test';

/** The notices that open above the first page stay closed, as for somebody who has asked for that today. */
export async function quietNotices(page: Page): Promise<void> {
  const answer = await page.request.get('/api/platform/board/popup');
  const { content } = (await answer.json()) as { content: { id: number; updateDt: string }[] };
  await page.addInitScript(
    (hidden) => {
      const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
      localStorage.setItem('hangro-browser.popups', JSON.stringify({ day, hidden }));
    },
    content.map(({ id, updateDt }) => `${id} ${updateDt}`),
  );
}
