/** An export declaration on the screen: sums that run live, what is wrong at its field, sent and released (30-flows F4). */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { apiOf } from '../desk.ts';
import { open } from '../support/session.ts';
import { choose, press } from '../support/yardDesk.ts';

const grid = (page: Page, name: RegExp) => page.getByRole('grid', { name });

test('F4 is sent, and what is wrong stands at its field', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  const { content } = await api.get<{ content: { id: number }[] }>('rs4/clnt/list?size=1');
  const made = await api.post<{ id: number }>('shipwork/expDecl', {
    ...{
      exprClntId: content[0]!.id,
      buyerNm: 'PACIFIC EXAMPLE',
      buyerNatCd: 'SG',
      destNatCd: 'SG',
      loadPortCd: 'KRPUS',
    },
    ...{ goodsAddr: '부산광역시 영도구 데모로 12', incoCd: 'CIF', currCd: 'USD', payAmtFrgn: '15000.00' },
    ...{ freightKrw: '900000', insurKrw: '60000', totWgt: '820.00', pkgCnt: 12, tcaNo: '99888' },
    insertLanList: [
      { hsCd: '8487100000', itemNm: '선박용 프로펠러', dealNm: 'CPP BLADE', netWgt: '600.00' },
      { hsCd: '8409992000', itemNm: '디젤엔진 부분품', dealNm: 'PISTON CROWN', netWgt: '200.00' },
    ],
    insertModelList: [
      { lanNo: 1, modelNm: 'BLADE NO.1', qty: '10', qtyUnitCd: 'EA', unitPriceFrgn: '900.00' },
      { lanNo: 2, modelNm: 'PISTON CROWN S50', qty: '3', qtyUnitCd: 'EA', unitPriceFrgn: '2000.00' },
    ],
  });
  await open(page, 'admin2', `/shipwork/expDecl/${made.id}`);
  const totals = page.locator('.hg-tot');
  await expect(totals).toContainText('19,863,000');
  await expect(totals).toContainText('14,308.46');
  await expect(grid(page, /^란$/)).toContainText('11,917,800');
  await expect(grid(page, /의 규격$/)).toContainText('BLADE NO.1');

  // A payment of one dollar more is told at the payment; what was typed stays.
  const paid = page.getByRole('textbox', { name: /^결제금액/ });
  await paid.fill('15001');
  await paid.press('Tab');
  await expect(totals).toContainText('차이');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/결제금액이 란 금액의 합계 15000.00과 다릅니다/).first()).toBeVisible();
  await expect(paid).toHaveValue(/15,?001/);
  await paid.fill('15000');
  await paid.press('Tab');
  await page.keyboard.press('Control+s');

  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveAttribute('aria-disabled', 'true');

  await press(page, '신고 전송');
  await page.getByRole('alertdialog').getByRole('button', { name: '신고 전송', exact: true }).click();
  await expect(page.getByText(/^99888-26-\d{6}X$/).first()).toBeVisible();
  await press(page, '세관 응답');
  await choose(page, /^판정/, '수리');
  await page.getByRole('dialog').getByRole('button', { name: '세관 응답', exact: true }).click();
  await expect(page.getByRole('main').locator('[aria-current="step"]')).toContainText('수리');
  // Thirty days from its acceptance to load it.
  await expect(page.getByRole('main')).toContainText('2026-12-20');
});
