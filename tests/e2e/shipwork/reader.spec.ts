/** Who only reads an order between companies sees whose turn it is, and no step that is the other company's. */
import { expect, test } from '@playwright/test';
import { apiOf, signIn } from '../desk.ts';

test('a reader of the buyer has the own steps barred, and none of the supplier', async ({ page, request }) => {
  const reader = await apiOf(request, 'view2');
  const { content } = await reader.get<{ content: { id: number; stCd: string }[] }>(
    'shipwork/order/list?stCd=REQ&fromDt=&toDt=',
  );
  await signIn(page, 'view2', `/shipwork/order/${content[0]!.id}`);
  await expect(page.getByText('공급업체 차례: 견적 제출')).toBeVisible();
  // Its own: barred for want of authority.
  const cancel = page.getByRole('button', { name: '주문 취소', exact: true });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['견적 제출', '거절']) await expect(page.getByRole('button', { name })).toHaveCount(0);
});
