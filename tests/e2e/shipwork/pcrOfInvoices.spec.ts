/** Received tax invoices lead to a purchase confirmation: from the record, and from several of one supplier in the list. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn, type Api } from '../desk.ts';
import { cellUnder, press } from '../support/yardDesk.ts';

const broker = { inveRegNo: '0038100032', inveNm: '동남데모관세법인', inveCeoNm: '한가상' };
const yardCorp = { inveRegNo: '0028100024', inveNm: '한바다데모선박수리(주)', inveCeoNm: '박견본' };

interface Issued {
  readonly id: number;
  readonly ntsConfirmNo: string;
}
async function issue(api: Api, itemNm: string, supplyAmt: string, to: typeof broker = broker): Promise<Issued> {
  const draft = await api.post<{ id: number; version: number }>('platform/taxInv', {
    ...{ writeDt: '2026-11-18', ...to },
    insertItemList: [{ purchDt: '2026-11-18', itemNm, qty: '10', supplyAmt }],
  });
  return api.post<Issued>(`platform/taxInv/${draft.id}/issue`, { version: draft.version });
}

test('several of one supplier begin a confirmation, mixed ones say why not, and whoever may not write sees no way', async ({
  page,
  browser,
  request,
}) => {
  // Four persons, each with a desk to open.
  test.setTimeout(120_000);
  const [chandler, yard] = [await apiOf(request, 'admin6'), await apiOf(request, 'admin2')];
  const [rope, oil, repair] = [
    await issue(chandler, '계류삭', '4200000'),
    await issue(chandler, '윤활유', '980000'),
    await issue(yard, '수리', '700000'),
  ];
  await signIn(page, 'admin3', '/platform/taxInv?direction=RECV');
  const start = page.getByRole('button', { name: '구매확인서 작성', exact: true });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  const barred = async (why: string | RegExp) => {
    await start.hover();
    await expect(start).toHaveAccessibleDescription(why);
  };
  await barred('먼저 행을 선택하세요');
  const pick = ({ ntsConfirmNo }: Issued) =>
    page
      .getByRole('grid')
      .getByRole('row')
      .filter({
        hasText: new RegExp(`${ntsConfirmNo.slice(0, 8)}.?${ntsConfirmNo.slice(8, 16)}.?${ntsConfirmNo.slice(16)}`),
      })
      .getByRole('checkbox')
      .click();
  await pick(rope);
  await pick(repair);
  await barred(/^공급자가 서로 다른 세금계산서입니다\./);
  await pick(repair);
  await pick(oil);
  await start.click();
  // Both, with supplier and goods, in the new application.
  await expect(page).toHaveURL(/\/shipwork\/pcr\/create\?taxInvIds=/);
  await expect(page.getByRole('combobox', { name: /^공급자/ })).toHaveValue('참데모선용품(주)');
  await expect(page.getByRole('grid', { name: '구매 물품' })).toContainText('계류삭');
  await expect(page.locator('.hg-tot')).toContainText('5,180,000');
  await page.getByRole('tab', { name: /^세금계산서/ }).click();
  await expect(await cellUnder(page, 1, /^공급가액/)).toHaveText('4,200,000');
  await expect(await cellUnder(page, 2, /^공급가액/)).toHaveText('980,000');

  // From the record of one.
  await page.goto(`/platform/taxInv/${oil.id}/show`);
  await press(page, '구매확인서 작성');
  await expect(page.getByRole('grid', { name: '구매 물품' })).toContainText('윤활유');

  // What the list cannot tell the server refuses in words.
  await page.goto(`/shipwork/pcr/create?taxInvIds=${rope.id},${repair.id}`);
  await expect(page.getByText(/^공급자가 서로 다른 세금계산서입니다\./)).toBeVisible();

  // Whoever issued it has no such step, and neither has whoever received one without the right to write confirmations.
  const received = await issue(chandler, '도료', '310000', yardCorp);
  for (const [person, id] of [
    ['admin2', repair.id],
    ['acct2', received.id],
  ] as const) {
    const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
    await signIn(other, person, `/platform/taxInv/${id}/show`);
    await expect(other.getByRole('grid', { name: '품목' })).toBeVisible();
    await expect(other.getByRole('button', { name: '구매확인서 작성', exact: true })).toHaveCount(0);
    await other.goto('/platform/taxInv');
    await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expect(other.getByRole('button', { name: '구매확인서 작성', exact: true })).toHaveCount(
      person === 'admin2' ? 1 : 0,
    );
    await other.context().close();
  }
});

test('the list tells quantities in their unit and totals in their currency', async ({ page }) => {
  await signIn(page, 'admin2', '/shipwork/pcr');
  const row = page.getByRole('grid').getByRole('row').filter({ hasText: '온누리데모마린(주)' });
  await expect(row).toContainText('KG 2,600');
  await expect(row).toContainText('KRW 4,290,000.00');
});
