/** An accountant issues a tax invoice, sends it and amends it; another one fails at the tax office and goes again (10-platform taxInv). */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { apiOf, elsewhere, signIn, word } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';

test.describe.configure({ timeout: 180_000, mode: 'serial' });

interface Draft {
  readonly id: number;
  readonly taxInvNo: string;
}
async function draft(request: APIRequestContext, itemNm: string): Promise<Draft> {
  const accountant = await apiOf(request, 'acct2');
  return accountant.post<Draft>('platform/taxInv', {
    ...{ writeDt: '2026-11-18', inveRegNo: '0078100072', inveNm: '누리데모해운(주)', inveCeoNm: '전가상' },
    insertItemList: [{ purchDt: '2026-11-18', itemNm, qty: '10', unitPrice: '10000', supplyAmt: '100000' }],
  });
}
async function simulate(request: APIRequestContext, plan: object): Promise<void> {
  const operator = await apiOf(request, 'oper');
  await operator.post('platform/message/simulator', { corpId: 2, rcvCd: 'NTS', ...plan });
}
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function confirm(page: Page, name: string): Promise<void> {
  await step(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

test('the paper stands beside the fields where there is room, once it is issued', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const item = word();
  const { id, taxInvNo } = await draft(request, item);
  await signIn(page, 'acct2', `/platform/taxInv/${id}`);
  await expect(step(page, '발행')).toBeVisible();
  const sheet = page.getByRole('region', { name: '인쇄 모양' });
  await expect(sheet).toBeHidden();
  await confirm(page, '발행');
  // Both halves say the same, each to whom it is kept for.
  for (const who of ['공급자', '공급받는자'])
    await expect(sheet.getByRole('heading', { name: new RegExp(`\\(${who} 보관용\\)$`) })).toBeVisible();
  await expect(sheet.getByText(`관리번호 ${taxInvNo}`)).toHaveCount(2);
  await expect(sheet.getByRole('cell', { name: item, exact: true })).toHaveCount(2);
  await expect(sheet.getByRole('cell', { name: '100,000', exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(sheet).toBeHidden();
});

test('a unit price changed alone is said at its amount, asked about with the save, and once more before the issue', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const item = word();
  const { id, taxInvNo } = await draft(request, item);
  await signIn(page, 'acct2', '/platform/taxInv');
  // The number leads to the record, not the day that it shares with others.
  await page.getByRole('link', { name: taxInvNo, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/platform/taxInv/${id}`));
  await page.getByRole('gridcell', { name: '10,000', exact: true }).first().click();
  await page.keyboard.type('11000');
  await page.keyboard.press('Tab');
  await step(page, '저장').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('품목 1행 공급가액 수량 × 단가는 110,000원인데 공급가액은 100,000원입니다.');
  await question.getByRole('button', { name: '그래도 저장', exact: true }).click();
  await expect(question).toBeHidden();
  await confirm(page, '발행');
  await expect(question).toContainText(`1 ${item} (110,000 ≠ 100,000)`);
  await question.getByRole('button', { name: '그래도 진행', exact: true }).click();
  await expect(step(page, '국세청 전송')).toBeVisible();
  await step(page, '국세청 전송').click();
  await expect(question).toContainText(new RegExp(`${taxInvNo}[을를] 국세청에 전송하시겠습니까`));
  await question.getByRole('button', { name: '취소', exact: true }).click();
});

test('acct2 issues, sends, and amends by the change of an amount', async ({ page, request }) => {
  await simulate(request, { mode: 'usual' });
  const { id, taxInvNo } = await draft(request, word());
  await signIn(page, 'acct2', `/platform/taxInv/${id}`);
  await expect(page.getByText(taxInvNo).first()).toBeVisible();
  await step(page, '발행').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2026-12-10까지 발행하면 지연발급이 아닙니다.');
  await question.getByRole('button', { name: '발행', exact: true }).click();
  await expect(page.getByText(/발행했습니다/)).toBeVisible();
  await confirm(page, '국세청 전송');
  await expect(step(page, '수정 발행')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('국세청 승인').first()).toBeVisible();
  // Each step says when it was reached, the last one by the answer of the tax office.
  const way = page.getByRole('list', { name: '상태' }).getByRole('listitem');
  await expect(way.filter({ hasText: '작성' })).toContainText('2026-11-18');
  await expect(way.last()).toHaveText(/국세청 승인.*2026-\d\d-\d\d \d\d:\d\d/);

  await step(page, '수정 발행').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('수정사유를 선택하면');
  const reasons = dialog.getByRole('table', { name: '수정사유마다 작성되는 것' });
  await expect(reasons.getByRole('row').filter({ hasText: '기재사항' })).toContainText(
    '당초 작성일당초 전액 취소 + 바르게 고칠 사본',
  );
  await expect(reasons.getByRole('row').filter({ hasText: '계약의 해제' })).toContainText('사유 발생일당초 전액 취소');
  await reasons.getByRole('button', { name: '공급가액 변동' }).click();
  await expect(dialog.getByRole('combobox', { name: /^수정사유/ })).toHaveValue('공급가액 변동');
  await dialog.getByRole('textbox', { name: /^공급가액 증감/ }).fill('-20000');
  await dialog.getByRole('textbox', { name: /^공급가액 증감/ }).press('Tab');
  const plan = dialog.getByRole('region', { name: '작성될 수정세금계산서' });
  await expect(plan).toContainText('증감분');
  await expect(plan).toContainText('2026-11-20');
  await expect(plan).toContainText('−22,000');
  await expect(plan).toContainText('지금 합계금액 110,000 → 수정 후 합계금액 88,000');
  await dialog.getByRole('button', { name: '수정계산서 작성', exact: true }).click();
  await expect(page.getByText(/수정세금계산서를 작성했습니다/)).toBeVisible();
  const accountant = await apiOf(request, 'acct2');
  const { content } = await accountant.get<{ content: { id: number; orgTaxInvId: number; remark: string }[] }>(
    `platform/taxInv/list?keyword=${encodeURIComponent('누리')}&size=100`,
  );
  const made = content.find(({ id: one }) => one > id);
  await page.goto(`/platform/taxInv/${made!.id}`);
  await page.getByRole('button', { name: /더 보기/ }).click();
  await expect(page.getByRole('textbox', { name: /^비고/ })).toHaveValue('당초 작성일 2026-11-18');
  await expect(step(page, '당초 세금계산서 보기')).toBeVisible();
});

test('what the tax office refuses says why, and goes again; the operator reads by its menu what a message is about', async ({
  page,
  request,
  browser,
}) => {
  await simulate(request, { mode: 'refuse', reason: '공급받는자 등록번호를 확인하세요' });
  const { id, taxInvNo } = await draft(request, word());
  await signIn(page, 'acct2', `/platform/taxInv/${id}`);
  await confirm(page, '발행');
  await confirm(page, '국세청 전송');
  await expect(page.getByText('전송실패').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('공급받는자 등록번호를 확인하세요').first()).toBeVisible();
  await simulate(request, { mode: 'usual' });
  await confirm(page, '다시 전송');
  await expect(step(page, '수정 발행')).toBeVisible({ timeout: 30_000 });
  const operator = await apiOf(request, 'oper');
  const { content } = await operator.get<{ content: { id: number }[] }>(`platform/message/list?numbered=${taxInvNo}`);
  const journal = await elsewhere(browser, 'oper', `/platform/system/message/${content[0]!.id}`);
  const about = journal.page.locator('.hg-field').filter({ hasText: /^업무/ });
  await expect(about).toHaveText('업무세금계산서 현황');
  await journal.context.close();
});
