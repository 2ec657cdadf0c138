/** What begins from an order, without the order being opened: a progress invoice with its line, a purchase of its lines. */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { cellUnder } from '../support/yardDesk.ts';

interface Stored {
  readonly id: number;
  readonly orderNo?: string;
  readonly [name: string]: unknown;
}

/** Of 1,000,000 won in two lines, one of them without a unit; answers its number. */
async function makeOrder(request: APIRequestContext): Promise<string> {
  const api = await apiOf(request, 'admin2');
  const find = async (path: string, text: string) =>
    (await api.get<{ content: Stored[] }>(`rs4/${path}/list?keyword=${encodeURIComponent(text)}`)).content[0]!.id;
  const [shipId, clntId] = [await find('ship', 'DEMO TUG'), await find('clnt', '북극성')];
  const { chargeUserId } = await api.get<Stored>(`rs4/order/new?clntId=${clntId}&shipId=${shipId}`);
  const line = (itemNm: string, unitCd?: string) => ({ lineTpCd: 'I', itemNm, qty: '1', price: '500000', unitCd });
  const made = await api.post<Stored>('rs4/order', {
    ...{ orderTitle: word(), shipId, clntId, chargeUserId, orderDt: '2026-11-20' },
    ...{ workFromDt: '2026-11-20', workToDt: '2026-11-30', repairTpCd: 'AFLOAT' },
    ...{ currCd: 'KRW', vatCd: 'TAX10', payTermCd: 'D30' },
    insertItemList: [line('주기관 점검', 'LS'), line('강판 교체')],
  });
  return made.orderNo!;
}

const chooseOrder = async (page: Page, orderNo: string) => {
  await page.getByRole('combobox', { name: /^공사/ }).fill(orderNo);
  await page.getByRole('option', { name: orderNo }).first().click();
};

test('a progress invoice from the menu has its line and its sums before it is saved, and warns of more than was done', async ({
  page,
  request,
}) => {
  const orderNo = await makeOrder(request);
  await signIn(page, 'acct2', '/rs4/inv/create');
  await page.getByLabel(/^청구구분/).click();
  await page.getByRole('option', { name: '기성' }).click();
  await chooseOrder(page, orderNo);
  await expect(page.getByRole('gridcell', { name: /^기성 0% · / })).toBeVisible();
  await expect(page.getByText(/공사 진행률 0% · 누계 청구 0%/)).toBeVisible();
  const rate = page.getByLabel(/^청구비율/);
  await rate.fill('90');
  await rate.press('Tab');
  await expect(page.getByRole('gridcell', { name: /^기성 90% · / })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '900,000', exact: true }).first()).toBeVisible();
  await expect(page.getByText(/90%로, 공사 진행률 0%를 넘습니다/).first()).toBeVisible();
});

test('whoever purchases takes the lines of an order', async ({ page, request }) => {
  const orderNo = await makeOrder(request);
  await signIn(page, 'purc2', '/rs4/purc/create');
  await chooseOrder(page, orderNo);
  const offered = page.getByRole('region', { name: '이 공사에서 발주할 품목' });
  await expect(offered.getByRole('listitem')).toHaveCount(2);
  await expect(offered.getByRole('listitem').filter({ hasText: '강판 교체' })).toHaveText(/미발주 수량 1\s*추가/);
  await offered.getByRole('button', { name: /강판 교체/ }).click();
  await expect(page.getByRole('gridcell', { name: '강판 교체' })).toBeVisible();
  await expect(offered.getByRole('listitem')).toHaveCount(1);
  await offered.getByRole('button', { name: /^모두 추가/ }).click();
  await expect(page.getByRole('gridcell', { name: '주기관 점검' })).toBeVisible();
  await expect(offered).toHaveCount(0);
  // Where neither line nor item says a unit, none is made up: the purchase asks for it.
  await page.getByRole('combobox', { name: /^매입처/ }).fill('가온데모도장');
  await page.getByRole('option', { name: /가온데모도장/ }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(await cellUnder(page, 1, /^단위/)).toHaveAttribute('aria-invalid', 'true');
  await expect(await cellUnder(page, 2, /^단위/)).not.toHaveAttribute('aria-invalid');
});
