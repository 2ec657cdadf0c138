/** A second service for more people: what its application promises of the company's bills is what it tells once it is in use. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn } from '../desk.ts';

test.describe.configure({ timeout: 180_000 });

test('one figure of the whole before and after the approval, applications that wait, and a service that is used already', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin6', '/platform/subsc/use');
  await page.goto('/platform/subsc/new?subsReqId=RS4-STD&users=12&along=SWK-ORD,GW-STD');
  const status = page.getByRole('status').filter({ hasText: '함께 고른 서비스' });
  await expect(status).toContainText('함께 고른 서비스: 전자결재');
  await expect(status).toContainText('이미 이용 중이라 뺐습니다: 선용품 웹오더.');
  const later = page.getByRole('region', { name: '회사 전체 청구 예상' }).getByRole('row').nth(2);
  await expect(later.getByRole('cell').last()).toHaveText('330,000');
  const waits = page.getByRole('note').filter({ hasText: '승인을 기다리는 다른 신청' });
  await expect(waits).toHaveCount(0);
  await page.getByRole('checkbox', { name: /약관/ }).check();
  await page.getByRole('button', { name: /^이용 신청/ }).click();
  await expect(page).toHaveURL(/\/platform\/subsc\/use\/\d+/);
  const id = /use\/(\d+)/.exec(page.url())![1]!;

  // The second one does not reckon with the first, and says so.
  await page.goto('/platform/subsc/new?subsReqId=GW-STD&users=12&along=RS4-STD');
  await expect(waits).toContainText('다른 신청 1건(선박수리 관리)은 아직 넣지 않고 계산했습니다.');
  await expect(page.getByRole('status').filter({ hasText: '뺐습니다' })).toContainText(
    '이미 신청해 승인을 기다리고 있어 뺐습니다: 선박수리 관리.',
  );

  const oper = await apiOf(request, 'oper');
  const { version } = await oper.get<{ version: number }>(`platform/subsc/${id}`);
  await oper.post(`platform/subsc/${id}/approve`, { version });
  await page.goto(`/platform/subsc/use/${id}`);
  const whole = page.getByRole('region', { name: '회사 전체 월 요금' });
  await expect(whole).toContainText('사용자 12명, 서비스 3개');
  await expect(whole.getByRole('definition')).toHaveText('300,000 원 (부가세 포함 330,000원)');
  await expect(whole).toContainText('지금은 ‘선용품 웹오더’ 요금에 들어 있습니다. 지금 등록된 사용자는');
});
