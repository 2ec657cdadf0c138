/** A month of a stock is closed, takes no movement, and is opened again with a reason that stays (design: stock). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockMonth } from '../../../src/services/shared/stock/months.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok, refused } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
}, 120_000);
afterAll(() => app.close());

const months = async (prefix = '3pl/stock', client = keeper) =>
  ok(await client.get(`/${prefix}/months`)).content as StockMonth[];
const close = (ym: string, prefix = '3pl/stock', client = keeper) => client.post(`/${prefix}/closeMonth`, { ym });
const reopen = (reason: string, prefix = '3pl/stock') => keeper.post(`/${prefix}/reopenMonth`, { reason });
const adjust = async (moveDtm: string) => {
  const { content } = ok(await keeper.get('/3pl/stock/list?show=ON&size=1')) as {
    content: { id: number; version: number }[];
  };
  const [{ id, version }] = content as [{ id: number; version: number }];
  return keeper.post(`/3pl/stock/${id}/adjust`, { version, qty: '1', adjRsnCd: 'FOUND', reason: '선반 뒤', moveDtm });
};

test('a month that is over is closed with all before it, and takes no movement until it is opened again', async () => {
  expect(await months()).toEqual([]);
  expect(refused(await close('202611'))).toEqual([400, 'E_RANGE', 'E_RANGE ym']);
  expect(ok(await close('202610'))).toEqual({ ym: '202610' });
  expect(await months()).toEqual([
    {
      ...{ ym: '202610', closeDtm: expect.stringMatching(/^2026-11-20 09:0\d$/), closeNm: '안창고' },
      ...{ openDtm: null, openNm: null, reason: null },
    },
  ]);
  expect(refused(await close('202609'))).toEqual([409, 'E_STATE', 'E_STATE ym']);
  // The last moment of the closed month is shut, the first after it is not.
  const shut = await adjust('2026-10-31 23:59');
  expect(refused(shut)).toEqual([409, 'E_STATE', 'E_STATE moveDtm']);
  expect(JSON.stringify(shut.body)).toContain('2026-10은 마감한 달입니다');
  ok(await adjust('2026-11-01 00:00'));

  expect((await reopen('  ')).status).toBe(400);
  expect(ok(await reopen('10월 누락분 입력'))).toEqual({ ym: '202610' });
  expect((await months())[0]).toMatchObject({ openNm: '안창고', reason: '10월 누락분 입력' });
  ok(await adjust('2026-10-31 23:59'));
  expect(refused(await reopen('한 번 더'))).toEqual([409, 'E_STATE', 'E_STATE']);
  // Closed once more, both closings stand.
  ok(await close('202610'));
  expect((await months()).map(({ openDtm }) => openDtm === null)).toEqual([true, false]);
});

test('each ledger and each company has months of its own', async () => {
  ok(await close('202608', 'bwms/stock'));
  expect((await months('bwms/stock')).map(({ ym }) => ym)).toEqual(['202608']);
  expect((await months()).every(({ ym }) => ym === '202610')).toBe(true);
  // Opening the same month of one leaves it closed in the other.
  ok(await close('202610', 'bwms/stock'));
  ok(await reopen('3PL만 다시'));
  expect((await months('bwms/stock')).find(({ ym }) => ym === '202610')).toMatchObject({ openDtm: null, reason: null });
  expect(refused(await close('202609', 'bwms/stock'))).toEqual([409, 'E_STATE', 'E_STATE ym']);
  const other = await app.as('admin8');
  expect(await months('3pl/stock', other)).toEqual([]);
});

test('who may not write closes nothing, and who has no authority reads nothing', async () => {
  // Sales of a forwarder read its stock.
  const reader = await app.as('fwd8');
  expect(await months('3pl/stock', reader)).toEqual([]);
  expect((await close('202610', '3pl/stock', reader)).status).toBe(403);
  const stranger = await app.as('sales2');
  expect((await close('202609', '3pl/stock', stranger)).status).toBe(403);
  expect((await stranger.get('/3pl/stock/months')).status).toBe(403);
  for (const ym of ['2026-10', '202613', '']) expect([ym, (await close(ym)).status]).toEqual([ym, 400]);
});
