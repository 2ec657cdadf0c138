/** A receipt of too much is corrected at a desk and on a phone; why stands in the history. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, word } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';

interface Purc {
  readonly id: number;
  readonly version: number;
  readonly itemList: readonly { readonly id: number; readonly qty: string }[];
}

test('a receipt that was noted wrongly goes back to what came', async ({ page, browser, request }) => {
  test.setTimeout(90_000);
  const buyer = await apiOf(request, 'purc2');
  const { content } = await buyer.get<{ content: { id: number }[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  const item = word();
  let purc = await buyer.post<Purc>('rs4/purc', {
    ...{ clntId: content[0]!.id, dlvDt: '2026-12-20' },
    insertItemList: [{ itemNm: item, unitCd: 'EA', qty: '120', purcPrice: '10000' }],
  });
  const { id } = purc;
  purc = await buyer.post<Purc>(`rs4/purc/${id}/order`, { version: purc.version });
  const rows = purc.itemList.map((line) => ({ id: line.id, recvQty: line.qty, recvDt: '2026-11-20' }));
  await buyer.post(`rs4/purc/${id}/receive`, { version: purc.version, rows });

  await signIn(page, 'purc2', `/rs4/purc/${id}`);
  const steps = page.getByRole('group', { name: '다음 단계' });
  // It takes back what was reached: offered, but no step to be led to.
  await expect(steps.getByRole('button', { name: '입고 정정' })).not.toHaveClass(/filled/);
  await steps.getByRole('button', { name: '입고 정정' }).click();
  const dialog = page.getByRole('dialog');
  const quantity = dialog.getByRole('textbox', { name: /^실제 입고수량/ });
  await expect(quantity).toHaveValue('120');
  await expect(dialog.getByRole('textbox', { name: /^실제 입고일/ })).toHaveValue('2026-11-20');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: /사유/ }).fill('다른 현장의 물품');
  await dialog.getByRole('button', { name: '입고 정정' }).click();
  await expect(dialog.getByText('고친 수량이나 날짜가 없습니다. 잘못된 품목을 고치세요.')).toBeVisible();
  await quantity.fill('100');
  await dialog.getByRole('button', { name: '입고 정정' }).click();
  await expect(page.getByText(/입고를 정정했습니다: .*부분입고/)).toBeVisible();
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByRole('row', { name: new RegExp(`입고수량\\s?품목 ${item} 120 100`) })).toBeVisible();
  await expect(history.getByRole('row', { name: /입고 정정 사유 – 다른 현장의 물품/ })).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hand = await phone.newPage();
  await signIn(hand, 'purc2', `/rs4/purc/${id}`);
  await hand.getByRole('button', { name: '입고 정정', exact: true }).tap();
  const sheet = hand.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^실제 입고수량/ }).fill('0');
  await sheet.getByRole('textbox', { name: /사유/ }).fill('모두 반품');
  await sheet.getByRole('button', { name: '입고 정정' }).tap();
  await expect(hand.getByText(/입고를 정정했습니다: .*발주/)).toBeVisible();
  await expect.poll(async () => (await buyer.get<{ stCd: string }>(`rs4/purc/${id}`)).stCd).toBe('ORD');
  await phone.close();
});
