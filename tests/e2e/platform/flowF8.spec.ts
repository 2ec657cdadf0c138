/** F8 on screens, from the month's usage to the paid bill: the operator meters, closes, issues and books, the company reads and pays. */
import { expect, test } from '@playwright/test';
import { elsewhere, signIn } from '../desk.ts';

// Two people and a server that others use as well.
test.describe.configure({ timeout: 180_000 });

test('oper meters and closes 202610, issues the bill of company 5, admin5 reads it, and its payment is booked', async ({
  page,
  browser,
}) => {
  await signIn(page, 'oper', '/platform/system/usage');
  await page.getByRole('button', { name: '이용량 집계' }).click();
  const dialog = page.getByRole('dialog', { name: '이용량 집계' });
  // The month that is over is proposed.
  await expect(dialog.getByRole('textbox', { name: /^이용월/ })).toHaveValue('2026-10');
  await dialog.getByRole('button', { name: '이용량 집계' }).click();
  await expect(page.getByText(/개 회사를 집계했습니다/)).toBeVisible();
  await expect(page.getByRole('region', { name: '시스템별 합계' })).toContainText('합계');

  await page.goto('/platform/system/bill');
  await page.getByRole('button', { name: '월 마감' }).click();
  const closing = page.getByRole('dialog', { name: '월 마감' });
  // The demo left September open: it comes first, and whoever closes October before it is told.
  const closed = closing.getByRole('textbox', { name: /^청구월/ });
  await expect(closed).toHaveValue('2026-09');
  // Of a month that runs nothing can be closed, which it says where the bills would stand.
  await closed.fill('2026-11');
  await expect(closing.getByRole('status')).toHaveText('아직 끝나지 않은 달은 마감할 수 없습니다.');
  await expect(closing.getByRole('button', { name: '월 마감' })).toBeDisabled();
  await closed.fill('2026-10');
  await expect(closing).toContainText('이보다 앞선 2026-09도 아직 마감하지 않았습니다.');
  // Said before: which companies, how many and how much.
  await expect(closing).toContainText(/2026-10 청구서 \d+건을 작성합니다\. 부가세 포함 [\d,]+원/);
  await expect(closing.getByRole('listitem').filter({ hasText: '한바다데모선박수리' })).toHaveText(
    /(새로|다시) 작성440,000원$/,
  );
  await closing.getByRole('button', { name: '월 마감' }).click();
  await expect(page.getByText(/청구서 \d+건을 작성했습니다/)).toBeVisible();

  // The month is closed: its bills stand beside those of the month before, and the steps say what is next.
  const steps = page.getByRole('list', { name: '한 달의 단계' });
  await expect(steps.locator('> li')).toHaveText([/^.*집계/, /마감.*청구서 \d+건/, /검토/, /발행/, /수납.*납부기한/]);
  await expect(steps.locator('> li[aria-current="step"]')).toHaveText(/발행.*발행 대기 \d+건 · [\d.,]+만원/);
  const yard = page.getByRole('row', { name: /2026-10.*한바다데모선박수리/ });
  await expect(yard).toContainText('4,000,000400,000');
  await expect(yard).toContainText('3,600,000');
  await expect(yard).toContainText('지난달 도입비 빠짐, 나머지는 같음');

  // Chosen bills are told one by one before they are issued: whose, which month, how much, and which of them stay out.
  await yard.getByRole('checkbox').check();
  await page
    .getByRole('row', { name: /2026-09.*한바다데모선박수리/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: '발행', exact: true }).click();
  const chosen = page.getByRole('alertdialog', { name: '청구서 1건을 발행하시겠습니까?' });
  await expect(chosen.getByRole('listitem')).toHaveText([
    /^한바다데모선박수리.*2026-10 · 발행440,000원$/,
    /^한바다데모선박수리.*2026-09 · 수납, 빠짐[\d,]+원$/,
  ]);
  await expect(chosen).toContainText('발행할 금액, 부가세 포함 440,000원');
  await expect(chosen).toContainText('세금계산서 발급기한(2026-11-10)이 지났습니다. 지금 발행하면 지연발급이 되어');
  await chosen.getByRole('button', { name: '취소' }).click();

  await page.goto('/platform/system/bill?fromDt=2026-10-01&toDt=2026-10-31&corpId=5');
  await page.getByRole('link', { name: '2026-10', exact: true }).first().click();
  await expect(page.getByText('내용을 확인하고 발행하세요')).toBeVisible();
  const id = /bill\/(\d+)/.exec(page.url())![1]!;
  await page.getByRole('button', { name: '발행', exact: true }).click();
  // What cannot be taken back is asked with the company, the month and the amount.
  const issuing = page.getByRole('alertdialog', { name: /2026-10 청구서 [\d,]+원을 발행하시겠습니까\?$/ });
  await expect(issuing).toContainText('감천데모보세창고');
  await expect(issuing).toContainText('지연발급 가산세가 붙습니다');
  await issuing.getByRole('button', { name: '발행', exact: true }).click();
  await expect(page.getByText(/^발행했습니다/)).toBeVisible();

  const company = await elsewhere(browser, 'admin5', '/platform/dashboard');
  await company.page.getByRole('link', { name: '미납 청구서' }).click();
  await expect(company.page).toHaveURL(/\/platform\/bill\?/);
  await expect(company.page.getByRole('columnheader', { name: '공급가액' })).toBeVisible();
  await expect(company.page.getByRole('columnheader', { name: '차이', exact: true })).toHaveCount(0);
  await company.page.getByRole('link', { name: '2026-10', exact: true }).first().click();
  await expect(company.page).toHaveURL(new RegExp(`/platform/bill/${id}`));
  await expect(company.page.getByText('납부기한까지 입금하세요')).toBeVisible();
  // Where the money goes stands beside its steps.
  const account = company.page.getByRole('region', { name: '입금하실 계좌' });
  await expect(account).toContainText(/000-0000-0001예금주 해양물류클라우드/);
  await expect(account.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  // Nothing of it is the company's to change.
  await expect(company.page.getByRole('button', { name: '입금 처리' })).toHaveCount(0);
  await expect(company.page.getByText(/^TX-2611-/).first()).toBeVisible();

  await page.getByRole('button', { name: '입금 처리' }).click();
  const paying = page.getByRole('dialog', { name: '입금 처리' });
  // What was typed stays, and is refused with a sentence; one that was entered wrongly is taken back.
  const amount = paying.getByRole('textbox', { name: /^입금액/ });
  const pay = paying.getByRole('button', { name: '입금 처리' });
  const whole = Number((await amount.inputValue()).replaceAll(',', ''));
  await amount.fill('-20000');
  await pay.click();
  await expect(paying.getByText(/^입금액은 0원보다 커야 합니다/)).toBeVisible();
  await expect(amount).toHaveValue(/^[-−]20,?000$/);
  await amount.fill('20000');
  await pay.click();
  await expect(page.getByText(/입금을 처리했습니다/)).toBeVisible();
  // What is left stands beside what came, and where the next payment is entered.
  const left = (whole - 20_000).toLocaleString('en-US');
  await expect(page.locator('.hg-field').filter({ hasText: '남은 금액' })).toHaveText(`남은 금액${left}`);
  await page.getByRole('button', { name: '입금 처리' }).click();
  await expect(paying.locator('dl')).toHaveText(
    `합계금액${whole.toLocaleString('en-US')}원받은 금액20,000원남은 금액${left}원`,
  );
  await paying.getByRole('button', { name: '취소' }).click();
  await page.getByRole('button', { name: '입금취소' }).click();
  const back = page.getByRole('alertdialog', { name: '입금취소' });
  await expect(back).toContainText(/2026-11-\d\d에 받은 20,000원의 입금을 취소합니다/);
  await back.getByRole('button', { name: '입금취소' }).click();
  await expect(page.getByText(/입금을 취소했습니다/)).toBeVisible();
  await page.getByRole('button', { name: '입금 처리' }).click();
  await pay.click();
  await expect(page.getByText(/입금을 처리했습니다/)).toBeVisible();
  await company.page.reload();
  await expect(company.page.getByText('수납').first()).toBeVisible();
  await company.context.close();

  // The rest of the month goes in one run, which tells how far it is; nothing is left of it for a second one.
  await page.goto('/platform/system/bill');
  const run = page.getByRole('region', { name: '청구서와 세금계산서 발행' });
  await expect(run).toContainText(/발행할 청구서 \d+건/);
  const all = /\/ (\d+)곳/.exec((await run.textContent()) ?? '')![1]!;
  await run.getByRole('button', { name: '발행 시작' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/2026-10 청구서 \d+건을 발행하시겠습니까/);
  await expect(question).toContainText('세금계산서 발급기한(2026-11-10)이 지났습니다');
  await question.getByRole('button', { name: '발행 시작' }).click();
  await expect(run).toContainText('모두 발행', { timeout: 60_000 });
  await expect(run).toContainText(`${all} / ${all}곳`);
  await expect(run.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /2026-10.*참데모선용품/ })).toContainText(/청구|연체/);
  await expect(steps.locator('> li').nth(3)).toContainText(`${all}건 발행`);
});

test('the month that is looked at is that of the list below it, in the address', async ({ page }) => {
  await signIn(page, 'oper', '/platform/system/bill');
  const glance = page.getByRole('region', { name: '한눈에 보는 청구월' });
  // September was left open by the demo: it is named beside October, and its link leads to it.
  const behind = page.getByRole('region', { name: '다른 달에 남은 일' });
  await expect(behind).toContainText('마감하지 않은 달');
  await behind.getByRole('link', { name: /^2026-09 · \d+개 회사$/ }).click();
  await expect(page).toHaveURL(/fromDt=2026-09-01&toDt=2026-09-30/);
  await expect(glance.locator('.pb-month__turn')).toHaveText('2026-09');
  await expect(behind.getByRole('link', { name: /^2026-09/ })).toHaveCount(0);
  await page.getByRole('button', { name: '월 마감' }).click();
  const closing = page.getByRole('dialog', { name: '월 마감' });
  await expect(closing.getByRole('textbox', { name: /^청구월/ })).toHaveValue('2026-09');
  await closing.getByRole('button', { name: '취소' }).click();
  await page.goBack();
  const months = page.getByRole('grid').getByRole('link', { name: /^\d{4}-\d{2}$/ });
  await glance.getByRole('button', { name: '2026-10 청구서만 보기' }).click();
  await expect(page).toHaveURL(/fromDt=2026-10-01&toDt=2026-10-31/);
  await expect(glance.getByRole('status')).toHaveText('아래 목록은 2026-10 청구서만 보입니다');
  await glance.getByRole('button', { name: '이전 달 보기' }).click();
  await expect(glance.getByRole('status')).toHaveText('아래 목록은 2026-09 청구서만 보입니다');
  await expect(months.first()).toHaveText('2026-09');
  await expect(months.filter({ hasNotText: '2026-09' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/fromDt=2026-10-01/);
  await expect(glance.getByRole('status')).toHaveText('아래 목록은 2026-10 청구서만 보입니다');
  await glance.getByRole('button', { name: '모든 달 보기' }).click();
  await expect(glance.getByRole('status')).toBeEmpty();
  await expect(months.filter({ hasText: '2026-09' }).first()).toBeVisible();
});

test('Back to the address without a period looks at the first month again, as the list shows all', async ({ page }) => {
  await signIn(page, 'oper', '/platform/system/bill');
  const glance = page.getByRole('region', { name: '한눈에 보는 청구월' });
  await expect(glance.locator('.pb-month__turn')).toHaveText('2026-10');
  await glance.getByRole('button', { name: '이전 달 보기' }).click();
  await expect(glance.locator('.pb-month__turn')).toHaveText('2026-09');
  await page.goBack();
  await expect(page).not.toHaveURL(/fromDt=/);
  await expect(glance.getByRole('status')).toBeEmpty();
  await expect(glance.locator('.pb-month__turn')).toHaveText('2026-10');
});
