/** How a company stands to a service of the store, as the store tells its people (10-platform subsc E). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { errorsOf, ok } from '../../support/supply.ts';

const prefix = 'platform/subsc';
let app: TestApp;
let admin5: Client;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  [admin5, oper] = await Promise.all([app.as('admin5'), app.as('oper')]);
});
afterAll(() => app.close());

const standing = async (who: Client, subsReqId = 'SWK-CUS') =>
  ok(await who.get<Values>(`/${prefix}/standing?subsReqId=${subsReqId}`));
const act = async (id: unknown, name: string, who: Client, input: Values = {}) => {
  const { version } = ok(await oper.get<Values>(`/${prefix}/${String(id)}`));
  return ok(await who.post<Values>(`/${prefix}/${String(id)}/${name}`, { version, ...input }));
};

test('from what may be applied for to what has ended: its state, its number, its place', async () => {
  const free = { uses: true, mayApply: true, operator: false, admins: [] };
  expect(await standing(admin5)).toEqual(free);
  const { id, subscNo } = ok(await admin5.post<Values>(`/${prefix}`, { prodId: 21, userCnt: 6, agreeYn: 'Y' }), 201);
  const held = (stCd: string, list: string, endDt: string | null = null) => ({
    ...free,
    held: { stCd, subscNo, endDt, path: `/platform/subsc/${list}/${String(id)}` },
  });
  expect(await standing(admin5)).toEqual(held('REQ', 'hist'));
  // One company's application is nobody else's.
  expect(await standing(await app.as('admin7'))).not.toMatchObject({ held: { subscNo } });
  await act(id, 'approve', oper);
  expect(await standing(admin5)).toEqual(held('USE', 'use'));
  await act(id, 'reqTerm', admin5, { endDt: '2026-11-30' });
  expect(await standing(admin5)).toEqual(held('TERM_REQ', 'use', '2026-11-30'));
  await oper.post('/fw/job/nightly', { date: '2026-11-30' });
  expect(await standing(admin5)).toEqual(free);
  const again = ok(await admin5.post<Values>(`/${prefix}`, { prodId: 21, userCnt: 6, agreeYn: 'Y' }), 201);
  await act(again['id'], 'cancelReq', admin5);
  expect(await standing(admin5)).toEqual(free);
});

test('who may not apply hears whom to ask, and has no way to what may not be read; the operator applies for none', async () => {
  const sales = await app.as('sales2');
  const { admins, ...rest } = await standing(sales, 'BWMS-STD');
  expect(rest).toEqual({ uses: true, mayApply: false, operator: false });
  const inCompany = (await sales.get<{ content: { userNm: string }[] }>('/platform/mypage/admins')).body.content;
  expect(admins).toEqual(inCompany.map(({ userNm }) => userNm));
  expect(inCompany.length).toBeGreaterThan(0);
  const repair = await standing(sales, 'RS4-STD');
  expect(repair).toMatchObject({ mayApply: false, held: { stCd: 'USE' } });
  expect(repair['held']).not.toHaveProperty('path');
  expect(await standing(oper)).toEqual({ uses: false, mayApply: false, operator: true, admins: [] });
});

test('a service that there is not is no company’s; without one, and without a login, nothing is told', async () => {
  expect(await standing(admin5, 'NO-SUCH')).toEqual({ uses: true, mayApply: true, operator: false, admins: [] });
  expect(errorsOf(await admin5.get<Values>(`/${prefix}/standing`))[0]).toBe(400);
  expect((await app.anonymous.get(`/${prefix}/standing?subsReqId=SWK-CUS`)).status).toBe(401);
});
