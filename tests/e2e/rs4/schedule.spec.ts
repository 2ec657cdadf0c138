/** The plan of the yard: moved by keys and pointer, taken back, refused when somebody was faster; read on a phone. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { apiOf, signIn, word } from '../desk.ts';
import type { Api } from '../desk.ts';

interface Stored {
  readonly id: number;
  readonly version: number;
  readonly [name: string]: unknown;
}

/** An order at the quay for ten days. */
async function makeOrder(
  api: Api,
  shipNm = 'DEMO TUG',
  berthCd: string | null = 'QUAYB',
): Promise<Stored & { readonly itemList: Stored[] }> {
  const find = async (path: string) => (await api.get<{ content: Stored[] }>(path)).content[0]!;
  const ship = await find(`rs4/ship/list?keyword=${encodeURIComponent(shipNm)}`);
  const clnt = await find(`rs4/clnt/list?keyword=${encodeURIComponent('북극성')}`);
  const defaults = await api.get<Record<string, unknown>>(`rs4/order/new?clntId=${clnt.id}&shipId=${ship.id}`);
  const dates = { workFromDt: '2026-11-20', workToDt: '2026-11-30' };
  return api.post('rs4/order', {
    ...{
      orderTitle: word(),
      shipId: ship.id,
      clntId: clnt.id,
      chargeUserId: defaults['chargeUserId'],
      orderDt: '2026-11-20',
      ...dates,
    },
    ...{ currCd: 'KRW', vatCd: 'TAX10', payTermCd: 'D30', berthCd, repairTpCd: 'AFLOAT' },
    // The berth may be that of another test.
    confirmed: true,
    insertItemList: [
      { lineTpCd: 'I', itemNm: '주기관 점검', qty: '1', price: '1000000', unitCd: 'LS', workTpCd: 'ENG' },
    ],
  });
}

/** A work of the engine team on an order of its own, two days from the 24th. */
async function makeWork(api: Api): Promise<Stored> {
  const order = await makeOrder(api);
  return api.post<Stored>('rs4/work', {
    ...{ orderId: order.id, orderItemId: order.itemList[0]!.id, workNm: word(), workTpCd: 'ENG', teamCd: 'ENG' },
    ...{ leadUserId: order['chargeUserId'], planFromDt: '2026-11-24', planToDt: '2026-11-25' },
  });
}

const axeFinds = async (page: Page) =>
  (await axe(page).analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message}`));

const plan = '/rs4/work?show=plan&from=2026-11-16';
const barOf = (page: Page, work: Stored) => page.getByRole('button', { name: new RegExp(String(work['workNm'])) });

test('a work goes to other days and another team by keys and pointer, and back again', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  const work = await makeWork(api);
  const stored = () => api.get<Stored>(`rs4/work/${work.id}`);
  await signIn(page, 'admin2', plan);
  const bar = barOf(page, work);
  await expect(bar).toHaveAccessibleName(/기관팀, .*2026-11-24부터 2026-11-25까지/);
  expect(await axeFinds(page)).toEqual([]);

  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(bar).toBeFocused();
  expect(await stored()).toMatchObject({ planFromDt: '2026-11-24', teamCd: 'ENG' });
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /작업을 전기팀으로 옮기고 일정을 .* 바꾸었습니다/ }),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ planFromDt: '2026-11-25', planToDt: '2026-11-27', teamCd: 'ELEC' });
  await expect(bar).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(bar).toHaveAccessibleName(/기관팀, .*2026-11-24부터/);
  expect(await stored()).toMatchObject({ planFromDt: '2026-11-24', planToDt: '2026-11-25', teamCd: 'ENG' });

  const box = (await bar.boundingBox())!;
  const day = box.width / 2;
  await page.mouse.move(box.x + 20, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + day * 3, box.y + 14, { steps: 5 });
  await page.mouse.up();
  await expect(bar).toHaveAccessibleName(/2026-11-27부터 2026-11-28까지/);
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible();
  expect(await stored()).toMatchObject({ planFromDt: '2026-11-27', planToDt: '2026-11-28' });

  // Somebody else is faster: nothing is overwritten, the newer days are shown.
  const { version } = await stored();
  await api.patch(`rs4/work/${work.id}`, { version, planToDt: '2026-11-30' });
  await bar.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('다른 사용자가 먼저 바꾸었습니다');
  await expect(bar).toHaveAccessibleName(/2026-11-27부터 2026-11-30까지/);
  // What was refused is not to be taken back.
  await expect(page.getByRole('button', { name: '되돌리기' })).toHaveCount(0);

  await bar.focus();
  await page.keyboard.press('Enter');
  const record = new RegExp(`/rs4/work/${work.id}$`);
  await expect(page).toHaveURL(record);
  // Back closes the question over the record, and only then leaves it.
  await page.getByRole('button', { name: '작업취소' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(record);
  // What was typed in a window is asked for.
  await page.getByRole('button', { name: '작업 시작', exact: true }).click();
  await page.getByRole('button', { name: '보류', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('비');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: '계속 입력' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('비');
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: '버리고 닫기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(record);
  await page.goBack();
  await expect(page).toHaveURL(plan);
});

test('a work that is drawn beyond the end of its order says so, under way and once it is dropped', async ({
  page,
  request,
}) => {
  const work = await makeWork(await apiOf(request, 'admin2'));
  await signIn(page, 'admin2', plan);
  const bar = barOf(page, work);
  const box = (await bar.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + (box.width / 2) * 6, box.y + 14, { steps: 5 });
  const told = '공사 종료일 2026-11-30보다 늦게 끝납니다';
  await expect(page.locator('.hg-gantt__tip')).toContainText('2026-11-30 ~ 2026-12-01');
  await expect(page.locator('.hg-gantt__tip')).toContainText(told);
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: /일정을 .* 바꾸었습니다/ })).toContainText(told);
});

test('who only reads sees it and moves nothing; a phone reads the days downwards', async ({ page, request }) => {
  const work = await makeWork(await apiOf(request, 'admin2'));
  await signIn(page, 'view2', plan);
  const bar = barOf(page, work);
  await bar.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAccessibleName(/2026-11-24부터/);
  // In the order too, where it says so.
  await page.goto(`/rs4/order/${String(work['orderId'])}`);
  await page.getByRole('tab', { name: '작업 일정' }).click();
  await expect(page.getByText('작업지시를 바꿀 권한이 없어 볼 수만 있습니다')).toBeVisible();
  await page.goto(plan);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: /11월 24일/ })).toBeVisible();
  // Once, on the day that it begins, with its days.
  await expect(bar).toHaveCount(1);
  await expect(bar).toContainText('11월 25일');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('an order says at its berth that another ship is there on these days, and no more once it goes elsewhere', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin2');
  // The tug lies at the quay.
  await makeWork(api);
  const order = await makeOrder(api, 'PIONEER');
  await signIn(page, 'admin2', `/rs4/order/${order.id}`);
  const berth = page.getByRole('combobox', { name: /^선석/ });
  await expect(berth).toHaveAccessibleDescription(/잡혀 있습니다/);
  await berth.fill('');
  await berth.press('Tab');
  await expect(berth).not.toHaveAccessibleDescription(/잡혀 있습니다/);
  expect(await axeFinds(page)).toEqual([]);
});

test('an order that waits for a berth goes to one and back; where another ship lies there it is asked first', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin2');
  // The tug lies at the quay.
  await makeOrder(api);
  const order = await makeOrder(api, 'PIONEER', null);
  const stored = () => api.get<Stored>(`rs4/order/${order.id}`);
  await signIn(page, 'admin2', plan);
  const bar = page.getByRole('button', { name: new RegExp(String(order['orderNo'])) });
  await expect(bar).toHaveAccessibleName(/^선석 미정, .*2026-11-20부터 2026-11-30까지/);
  await expect(page.getByRole('heading', { name: /^선석 미정 ?\d+건$/ })).toBeVisible();
  await bar.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/잡혀 있습니다/);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveAccessibleName(/^선석 미정/);
  await expect(bar).toBeFocused();
  expect(await stored()).toMatchObject({ berthCd: null });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: '그래도 저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: /공사를 안벽 B로 옮겼습니다/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible();
  await expect(bar).not.toHaveAccessibleName(/^선석 미정/);
  expect(await stored()).toMatchObject({ berthCd: expect.any(String), workFromDt: '2026-11-20' });
  await page.keyboard.press('Control+z');
  await expect(bar).toHaveAccessibleName(/^선석 미정/);
  expect(await stored()).toMatchObject({ berthCd: null });
  // On a phone it says so as well.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toContainText('선석 미정');
});
