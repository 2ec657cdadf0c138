/** A company subscribes to a service from the store, the operator approves, its menus open, and it gives notice (F8 on screens). */
import { expect, test } from '@playwright/test';
import { elsewhere, signIn } from '../desk.ts';

// Two people and a server that others use as well.
test.describe.configure({ timeout: 180_000 });

test('admin5 applies for customs from the store, oper approves, the menus open, and notice is given and taken back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin5', '/platform/subsc/use');
  await page.goto('/portal/svcstore/21');
  await page.getByRole('link', { name: '이용 신청' }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/create\?subsReqId=SWK-CUS/);
  const users = page.getByRole('textbox', { name: /^사용자수/ });
  await expect(users).toHaveValue('6');
  const cost = page.locator('.hg-tot');
  await expect(cost).toContainText('1,600,000');
  // The base fee is paid with what the company has; each user beyond the six is extra.
  await expect(cost).toContainText('다른 서비스에서 내고 있음');
  await users.fill('8');
  await expect(cost).toContainText('200,000');
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page.getByText('클라우드 서비스 약관 동의에 동의해 주세요.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /클라우드 서비스 약관 동의/ }).check();
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/\d+/);
  await expect(page.getByText('신청했습니다. 승인되면 알려 드립니다.')).toBeVisible();
  await expect(page.getByText('운영자의 승인을 기다리고 있습니다')).toBeVisible();
  const id = /use\/(\d+)/.exec(page.url())![1]!;

  const oper = await elsewhere(browser, 'oper', `/platform/system/subsc/${id}`);
  await oper.page.getByRole('button', { name: '승인', exact: true }).click();
  await oper.page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click();
  await expect(oper.page.getByText(/승인했습니다/)).toBeVisible();
  await oper.context.close();

  await page.reload();
  await expect(page.getByRole('button', { name: '통관', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '해지신청' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^종료일/ })).not.toHaveValue('');
  await dialog.getByRole('button', { name: '해지신청' }).click();
  await expect(page.getByText(/해지를 신청했습니다/)).toBeVisible();
  // Nothing is kept in it yet; the partners that its declarations would name are there.
  const data = page.getByRole('region', { name: '자료 내려받기' });
  await expect(data).toContainText('수출신고없음');
  await expect(data).toContainText(/거래처[\d,]+건/);
  await expect(page.getByRole('region', { name: '회사가 낼 돈' })).toContainText(/미납 청구서/);
  await page.getByRole('button', { name: '해지철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '해지철회' }).click();
  await expect(page.getByText(/해지를 철회했습니다/)).toBeVisible();
  // Rows of the history are named as the reader's language names their kind.
  await page.getByRole('tab', { name: '변경 이력' }).click();
  const history = page.getByRole('region', { name: '변경 이력' });
  await expect(history.getByText('구독 이력 해지철회').first()).toBeVisible();
  await expect(history).not.toContainText('TERM_');
});

test('what a company has in a service that ends comes as one archive, and stays among the exported files', async ({
  page,
}) => {
  await signIn(page, 'admin6', '/platform/subsc/use');
  await page.getByRole('row', { name: /선용품 웹오더/ }).dblclick();
  const region = page.getByRole('region', { name: '자료 내려받기' });
  await expect(page.getByRole('button', { name: '해지신청' })).toBeVisible();
  await expect(region).toBeHidden();
  await page.getByRole('button', { name: '해지신청' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '해지신청' }).click();
  await expect(region).toContainText('선용품 주문');
  await region.getByRole('button', { name: '모두 내려받기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '사유' }).fill('짧다');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('사유를 5자 이상 입력해 주세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '사유' }).fill('서비스 해지에 따른 보관');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const name = (await coming).suggestedFilename();
  expect(name).toMatch(/선용품 웹오더 자료_\d{8}\.zip$/);
  await expect(page.getByText('자료를 내려받았습니다.')).toBeVisible();
  // The other tests go on with the service.
  await page.getByRole('button', { name: '해지철회' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '해지철회' }).click();
  await expect(region).toBeHidden();
  await page.goto('/platform/mypage/export');
  await expect(page.getByRole('row', { name })).toContainText('완료');
});
