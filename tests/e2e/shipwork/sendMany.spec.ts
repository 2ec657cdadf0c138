/** Several declarations sent at once from the list: what warns is asked about once by name, what is refused is told by name. */
import { expect, test } from '@playwright/test';
import { apiOf } from '../desk.ts';
import type { Api } from '../desk.ts';
import { expectAccessible } from '../support/audit.ts';
import { open } from '../support/session.ts';

interface Made {
  readonly id: number;
  readonly version: number;
  readonly pcrNo: string;
}

/** A purchase confirmation; one of goods bought in June leaves after its deadline. */
async function make(api: Api, { late = false, bare = false } = {}): Promise<Made> {
  const { content } = await api.get<{ content: { id: number }[] }>(
    `rs4/clnt/list?keyword=${encodeURIComponent('한결')}`,
  );
  const goods = { hsCd: '3208.90-9010', itemNm: '방오도료', qty: '120', unitCd: 'CAN', unitPriceFrgn: '75000' };
  return api.post<Made>('shipwork/pcr', {
    supClntId: content[0]!.id,
    insertItemList: [{ ...goods, purcDt: late ? '2026-06-30' : '2026-11-10' }],
    insertDocList: bare ? [] : [{ baseDocCd: 'CONT', docNo: 'HBD-1', docDt: '2026-11-01' }],
    ...(late ? { applyDt: '2026-07-25' } : {}),
  });
}

test('those that warn are asked about in one window and go; those that cannot are told with their reason', async ({
  page,
  request,
}) => {
  const api = await apiOf(request, 'admin2');
  const [usual, first, second] = [await make(api), await make(api, { late: true }), await make(api, { late: true })];
  const bare = await make(api, { late: true, bare: true });
  const all = [usual, first, second, bare];
  await open(page, 'admin2', `/shipwork/pcr?ids=${all.map(({ id }) => id).join()}`);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(all.length + 1);
  await rows.first().getByRole('checkbox').check();
  const send = page.getByRole('main').getByRole('button', { name: '발급 신청', exact: true });
  await send.click();
  const window = page.getByRole('alertdialog');
  await window.getByRole('button', { name: '발급 신청', exact: true }).click();

  await expect(window).toContainText('발급 신청: 2건을 확인해 주세요');
  await expect(window).toContainText('1건은 처리했습니다. 아래 2건은 확인이 필요합니다.');
  const warned = window.getByRole('listitem');
  await expect(warned).toHaveCount(1);
  for (const { pcrNo } of [first, second]) await expect(warned).toContainText(pcrNo);
  await expect(warned).not.toContainText(bare.pcrNo);
  await expectAccessible(page);
  await window.getByRole('button', { name: '2건 그대로 진행', exact: true }).click();

  await expect(window).toContainText('발급 신청: 1건을 처리하지 못했습니다');
  await expect(window.getByRole('listitem')).toHaveCount(1);
  await expect(window.getByRole('listitem')).toContainText(bare.pcrNo);
  await expectAccessible(page);
  await window.getByRole('button', { name: '확인', exact: true }).click();
  for (const { pcrNo } of [usual, first, second]) await expect(rows.filter({ hasText: pcrNo })).toContainText('접수');
  await expect(rows.filter({ hasText: bare.pcrNo })).toContainText('작성');
});

test('whoever looks again sends none of those that warn', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  const [usual, late] = [await make(api), await make(api, { late: true })];
  await open(page, 'admin2', `/shipwork/pcr?ids=${usual.id},${late.id}`);
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: '발급 신청', exact: true }).click();
  const window = page.getByRole('alertdialog');
  await window.getByRole('button', { name: '발급 신청', exact: true }).click();
  await window.getByRole('button', { name: '다시 확인', exact: true }).click();
  await expect(page.getByText('발급 신청: 1건을 처리했고 1건은 그대로 두었습니다')).toBeVisible();
  await expect(rows.filter({ hasText: usual.pcrNo })).toContainText('접수');
  await expect(rows.filter({ hasText: late.pcrNo })).toContainText('작성');
});

test('why the whole was refused stands above the record until it is sent again', async ({ page, request }) => {
  const api = await apiOf(request, 'admin2');
  const { id, version } = await make(api);
  await api.post(`shipwork/pcr/${id}/send`, { version });
  // The receipt comes by itself; whoever answers before it has another version.
  const now = () => api.get<Made & { stCd: string }>(`shipwork/pcr/${id}`);
  await expect.poll(async () => (await now()).stCd).toBe('ACCEPT');
  await api.post(`shipwork/pcr/${id}/reply`, {
    ...{ version: (await now()).version, resultCd: 'REJECT', reason: '근거서류를 확인할 수 없습니다.' },
  });
  await open(page, 'admin2', `/shipwork/pcr/${id}`);
  const note = page.getByRole('region', { name: '외부 기관의 답변' });
  await expect(note).toContainText('근거서류를 확인할 수 없습니다.');
  await expectAccessible(page);
  await page.getByRole('button', { name: '고쳐서 다시 신청', exact: true }).click();
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button', { name: '고쳐서 다시 신청', exact: true }).click();
  await expect(page.getByRole('main').locator('[aria-current="step"]')).toContainText('작성');
  await expect(note).toContainText('근거서류를 확인할 수 없습니다.');
  await page.getByRole('main').getByRole('button', { name: '발급 신청', exact: true }).click();
  await question.getByRole('button', { name: '발급 신청', exact: true }).click();
  await expect(note).toHaveCount(0);
});
