/** The history of a partner in its form: figures, documents, files, and the way to the lists that they come from. */
import { expect, test } from '@playwright/test';
import { apiOf, makePartners, word } from '../desk.ts';
import { expectAccessible, expectNoSideScroll } from '../support/audit.ts';
import { open } from '../support/session.ts';

interface Made {
  readonly id: number;
  readonly version: number;
  readonly orderNo: string;
}

test('sales see what a partner ordered and owes, go to the list of it and come back, on a phone too', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'sales2');
  const [partner] = await makePartners(api, [word()]);
  const ships = await api.get<{ content: { id: number }[] }>('rs4/ship/list?keyword=HANBIT');
  const line = { itemNm: '선체 세척', unitCd: 'M2', qty: '10', price: '123000', workTpCd: 'HULL' };
  const days = { orderDt: '2026-11-20', workFromDt: '2026-11-20', workToDt: '2026-11-27' };
  const terms = { currCd: 'KRW', vatCd: 'TAX10', payTermCd: 'D30' };
  const order = await api.post<Made>('rs4/order', {
    orderTitle: '중간 수리',
    shipId: ships.content[0]!.id,
    clntId: partner!.id,
    insertItemList: [line],
    ...days,
    ...terms,
  });
  const inv = await api.post<Made>('rs4/inv', { orderId: order.id, invKindCd: 'ADV', advRt: '50' });
  await api.post(`rs4/inv/${inv.id}/issue`, { version: inv.version });

  await open(page, 'sales2', `/rs4/clnt/${partner!.id}`);
  await page.getByRole('tab', { name: '거래 이력' }).click();
  const figures = page.getByRole('region', { name: '주요 수치' });
  await expect(figures).toContainText('미수금676,500원');
  await expect(figures).toContainText('누적 수주1,230,000원');
  const orders = page.getByRole('region', { name: '공사', exact: true });
  await expect(orders.getByRole('listitem')).toContainText([order.orderNo]);
  await expect(orders).toContainText('중간 수리 · 한빛누리');
  await expect(orders).toContainText('수주');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await orders.getByRole('link', { name: '공사: 전체 1건' }).click();
  await expect(page).toHaveURL(new RegExp(`/rs4/order\\?.*clntId=${partner!.id}`));
  await expect(page.getByRole('gridcell', { name: order.orderNo })).toBeVisible();
  await page.goBack();
  await expect(figures).toContainText('676,500');
  await orders.getByRole('link', { name: order.orderNo }).click();
  await expect(page).toHaveURL(new RegExp(`/rs4/order/${order.id}$`));
});

test('works and invoices of an order are dated as the language of the reader writes it', async ({ page, request }) => {
  const { content } = await (
    await apiOf(request, 'sales2')
  ).get<{ content: { id: number }[] }>('rs4/order/list?fromDt=2020-01-01&keyword=RO-2610-0001');
  await open(page, 'admin2', `/rs4/order/${content[0]!.id}?tab=1`, 'en');
  await expect(page.getByRole('tabpanel')).toContainText('11-11-2026 ~ 11-14-2026');
  await page.getByRole('tab', { name: 'Invoices & purchases' }).click();
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('10-29-2026');
});
