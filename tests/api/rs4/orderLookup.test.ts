/** Orders, and their lines, that works, purchases and invoices are made for (00-conventions 2.11: open orders). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let repair: Repair;
beforeAll(async () => {
  app = await startApp();
  repair = await openRepair(app);
});
afterAll(() => app.close());

const ask = async (query: string, who: Client = repair.site) =>
  // Who does not hold the service is answered nothing.
  (await who.get<{ content?: Values[] }>(`/rs4/common/order${query}`)).body.content ?? [];
const idsOf = (rows: readonly Values[]) => rows.map(({ id }) => id);

test('open orders are offered by number, title or partner; a cancelled or closed one is only found by its id', async () => {
  const [open, other] = [await repair.order({ orderTitle: '갑판 교체' }), await repair.order()];
  const offered = await ask('?keyword=');
  expect(idsOf(offered)).toEqual(expect.arrayContaining([open['id'], other['id']]));
  expect(offered.map(({ stCd }) => stCd)).not.toContain('CLOSED');
  expect(offered.find(({ id }) => id === open['id'])).toMatchObject({
    value: open['orderNo'],
    orderTitle: '갑판 교체',
    shipId: repair.ids.ship,
  });
  expect(idsOf(await ask(`?keyword=${encodeURIComponent('갑판 교체')}`))).toEqual([open['id']]);
  expect(idsOf(await ask(`?clntId=${repair.ids.clnt}`))).toContain(open['id']);
  expect((await repair.act(repair.sales, 'rs4/order', other, 'cancel')).status).toBe(200);
  expect(idsOf(await ask(''))).not.toContain(other['id']);
  expect(idsOf(await ask(`?ids=${String(other['id'])}`))).toEqual([other['id']]);
  expect(idsOf(await ask(`?ids=${String(other['id'])}`, await app.as('sup6')))).toEqual([]);
});

test('lines of work of an open order, in their order and without prices; none of another company or a deleted order', async () => {
  const [one, two] = [await repair.order(), await repair.order()];
  const at = (order: Values) => `/item?orderId=${String(order['id'])}`;
  const rows = await ask(at(one));
  expect(rows.map(({ value, orderId, qty, unitCd }) => [value, orderId, qty, unitCd])).toEqual([
    ['세척', one['id'], '10', 'M2'],
    ['도장', one['id'], '4', 'M2'],
  ]);
  expect(Object.keys(rows[0]!).filter((name) => /price|amount|purc/i.test(name))).toEqual([]);
  expect(idsOf(await ask('/item'))).toEqual(expect.arrayContaining([...idsOf(rows), ...idsOf(await ask(at(two)))]));
  expect((await ask(`${at(one)}&keyword=${encodeURIComponent('도장')}`)).map(({ value }) => value)).toEqual(['도장']);
  expect(await ask(at(one), await app.as('sup6'))).toEqual([]);
  expect((await repair.site.get('/rs4/common/order/item?orderId=1,x')).status).toBe(400);

  const line = linesOf(one)[2]!['id'];
  expect((await repair.act(repair.sales, 'rs4/order', one, 'cancel')).status).toBe(200);
  expect(await ask(at(one))).toEqual([]);
  expect(idsOf(await ask(`/item?ids=${String(line)}`))).toEqual([line]);
  const gone = await repair.sales.del(`/rs4/order/${String(two['id'])}?version=${String(two['version'])}`);
  expect(gone.status, JSON.stringify(gone.body)).toBe(204);
  expect(await ask(at(two))).toEqual([]);
  expect(await ask(`/item?ids=${String(linesOf(two)[1]!['id'])}`)).toEqual([]);
});

test('contacts of a partner: the main one first', async () => {
  const rows = (await repair.sales.get<{ content: Values[] }>(`/rs4/common/clnt/charger?clntId=${repair.ids.clnt}`))
    .body.content;
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]).toMatchObject({ mainYn: 'Y', clntId: repair.ids.clnt });
  expect(rows.slice(1).map(({ mainYn }) => mainYn)).not.toContain('Y');
});
