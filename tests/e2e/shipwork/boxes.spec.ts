/** Long heads of declarations: boxes in columns, so that the lines below are in sight. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf, rowsOf, signIn } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';
import { here } from '../support/keyboard.ts';

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const names = ['신고인·납세자', '물품·운송', '결제·금액'];

async function someDeclaration(page: Page): Promise<number> {
  const customs = await apiOf(page.request, 'cust3');
  const { content } = await customs.get<{ content: { id: number; stCd: string }[] }>('shipwork/impDecl/list');
  return content.find(({ stCd }) => stCd === 'ACCEPT')!.id;
}

test('the first line of an import declaration is in sight at 1440 × 900, beside three columns of boxes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'cust3', `/shipwork/impDecl/${await someDeclaration(page)}`);
  await expect(rowsOf(page).first().getByRole('gridcell').first()).toBeInViewport({ ratio: 1 });
  const at = await Promise.all(names.map(async (name) => (await box(page, name).boundingBox())!));
  // Each begins a column.
  expect(at[1]!.x).toBeGreaterThan(at[0]!.x + at[0]!.width - 2);
  expect(at[2]!.x).toBeGreaterThan(at[1]!.x + at[1]!.width - 2);
  expect([at[1]!.y, at[2]!.y]).toEqual([at[0]!.y, at[0]!.y]);
  // On a phone they are below one another.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await box(page, names[1]!).boundingBox())?.x).toBe(0);
});

test('whoever wants the room for the lines has the boxes told in a few words, and finds it so again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'cust3', `/shipwork/impDecl/${await someDeclaration(page)}`);
  const first = rowsOf(page).first();
  const before = (await first.boundingBox())!.y;
  await page.getByRole('button', { name: '요약으로 보기' }).click();
  const summary = box(page, names[0]!);
  await expect(summary.getByRole('term').first()).toBeVisible();
  await expect(summary.locator('input')).toHaveCount(0);
  // Nothing is told that is not filled in.
  for (const value of await summary.getByRole('definition').all()) await expect(value).not.toHaveText(/^[–\s]*$/);
  await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(before - 40);
  await page.reload();
  await expect(summary.getByRole('term').first()).toBeVisible();
  await page.getByRole('button', { name: '항목 펼치기' }).click();
  await expect(summary.getByRole('term')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^항목 \d+개 더 보기/ })).toBeVisible();
});

test('a field that is to be mended is not told away', async ({ page }) => {
  await signIn(page, 'sup6', '/shipwork/order');
  const asked = await apiOf(page.request, 'sup6');
  const { content } = await asked.get<{ content: { id: number }[] }>('shipwork/order/list?stCd=REQ&side=sell');
  await page.goto(`/shipwork/order/${content[0]!.id}`);
  // It begins as one sheet, in which what the supplier fills in is filled in.
  const terms = page.getByRole('combobox', { name: /^결제조건/ });
  await terms.fill('없는 조건');
  await page.keyboard.press('Tab');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: '항목 펼치기' }).click();
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
});

test('an order begins as one dense sheet, so that its goods stand in the upper half', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'sup6', '/shipwork/order');
  const asked = await apiOf(page.request, 'sup6');
  const { content } = await asked.get<{ content: { id: number }[] }>('shipwork/order/list?stCd=REQ&side=sell');
  await page.goto(`/shipwork/order/${content[0]!.id}`);
  const goods = page.getByRole('grid', { name: '품목' });
  await expect(goods).toBeVisible();
  // Room for eight rows and more below the heads.
  const { y, height } = (await goods.boundingBox())!;
  expect(Math.min(y + height, 900) - y).toBeGreaterThan(10 * 30);
  // All prices are in sight.
  await expect(goods.getByRole('columnheader', { name: '공급가액' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: '거래조건' })).toHaveCount(0);
  await page.getByRole('button', { name: /^항목 \d+개 더 보기/ }).click();
  await expect(page.getByText('항행구역', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '항목 펼치기' }).click();
  await expect(page.getByRole('heading', { name: '거래조건' })).toBeVisible();
});

test('Tab goes through a box before the next; what is seldom needed waits in its box', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'cust3', '/shipwork/impDecl/create');
  await expect(here(page)).toHaveAccessibleName(/^관리번호/);
  const passed: string[] = [];
  for (let turn = 0; turn < 40 && passed.at(-1) !== ''; turn += 1) {
    const title = await here(page).evaluate(
      (at) => at.closest('section')?.querySelector('h2')?.textContent.trim() ?? '',
    );
    if (title !== passed.at(-1)) passed.push(title);
    await page.keyboard.press('Tab');
  }
  expect(passed).toEqual([...names, '']);
  await expect(page.getByLabel(/^신고구분/)).toHaveCount(0);
  await page.getByRole('button', { name: /^항목 \d+개 더 보기/ }).click();
  await expect(box(page, names[0]!).getByLabel(/^신고구분/)).toBeVisible();
  await expect(box(page, '물품·운송').getByLabel(/^운송용기/)).toBeVisible();
});

test('what customs names in a refusal is reached by number, by F8 and by keys alone; mended, its mark goes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customs = await apiOf(page.request, 'cust3');
  const { content } = await customs.get<{ content: { id: number }[] }>(
    'shipwork/impDecl/list?stCd=REJECT&fromDt=&toDt=',
  );
  await signIn(page, 'cust3', `/shipwork/impDecl/${content[0]!.id}`);
  const note = page.getByRole('region', { name: '외부 기관의 답변' });
  await expect(note).toContainText('고칠 곳 3건');
  const way = (name: RegExp) => note.getByRole('button', { name });
  // Also where nothing can be typed yet.
  await way(/포장개수/).press('Enter');
  await expect(here(page)).toHaveText(/보세구역 반입개수/);
  await page.getByRole('button', { name: '다시 작성', exact: true }).click();
  const count = page.getByRole('textbox', { name: /^포장개수/ });
  await expect(count).toBeVisible();
  // What the sending would ask is said beside it, before it is pressed.
  const left = page.getByRole('status').filter({ hasText: '아직 고치지 않았습니다' });
  await expect(left).toContainText('세관이 지적한 곳 중 3곳');
  await way(/포장개수/).click();
  await expect(count).toBeFocused();
  await page.keyboard.press('F8');
  await expect(here(page)).toHaveAccessibleName(/^HS부호/);
  await page.keyboard.press('F8');
  await expect(here(page)).toHaveAccessibleName(/^성분/);
  await expectAccessible(page);
  await count.fill('2');
  await expect(note).toContainText('고칠 곳 2건');
  await expect(left).toContainText('세관이 지적한 곳 중 2곳');
  await expect(note.getByRole('listitem')).toHaveText([/^2.*HS부호/, /^3.*성분/]);
});

test('what was sent and heard stands beside the declaration where there is room, leads to what is wrong, and is folded away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customs = await apiOf(page.request, 'cust3');
  const made = await customs.get<{ content: { id: number; stCd: string }[] }>('shipwork/impDecl/list?fromDt=&toDt=');
  const heard = await Promise.all(
    made.content.map(({ id }) =>
      customs.get<{ id: number; stCd: string; msgList: unknown[] }>(`shipwork/impDecl/${id}`),
    ),
  );
  // Refused, whether it is open again or not.
  const refused = heard.find(({ stCd, msgList }) => ['REJECT', 'DRAFT'].includes(stCd) && msgList.length > 2)!;
  const tab = page.getByRole('tab', { name: /^세관 전문/ });
  const side = page.getByRole('region', { name: '세관 전문', exact: true });
  await signIn(page, 'cust3', `/shipwork/impDecl/${refused.id}`);
  // Beside the unfolded menu it would leave too little to the rows.
  await expect(tab).toBeVisible();
  await expect(side).toHaveCount(0);
  await page.getByRole('button', { name: '메뉴 접기' }).click();
  await expect(side).toBeVisible();
  await expect(tab).toHaveCount(0);
  // From under the head on, beside steps, note and rows; every amount stays in sight.
  const steps = await page.getByRole('list', { name: '상태' }).first().boundingBox();
  const place = (await side.boundingBox())!;
  expect(place.y).toBeLessThanOrEqual(steps!.y + 2);
  await expect(
    page.getByRole('grid').first().getByRole('columnheader', { name: '부가세', exact: true }),
  ).toBeInViewport({
    ratio: 0.99,
  });
  const newest = side.getByRole('region', { name: '1차' }).getByRole('listitem').first();
  await expect(newest).toContainText('통보');
  await expect(newest).toContainText('기각');
  await side.getByRole('button', { name: /HS부호/ }).press('Enter');
  // The cell, which is open where the record is.
  await expect(here(page)).toHaveAccessibleName(/HS부호|8413/);
  await expectAccessible(page);
  await side.getByRole('button', { name: '세관 전문 접기' }).press('Enter');
  await expect(tab).toBeVisible();
  const back = page.getByRole('button', { name: '세관 전문 오른쪽에 펼치기' });
  await expect(back).toBeFocused();
  // Remembered; the tab has the rows meanwhile.
  await page.reload();
  await expect(back).toBeVisible();
  await expect(side).toHaveCount(0);
  await back.press('Enter');
  await expect(side.getByRole('button', { name: '세관 전문 접기' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(tab).toBeVisible();
  await expect(side).toHaveCount(0);
});
