/** Repair orders over the wire: award, what stays of the quotation, ends (20-rs4-ship-repair rs4/order). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openRepair, type Repair } from '../support/repair.ts';

let app: TestApp;
let yard: Repair;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
});
afterAll(() => app.close());

describe('award', () => {
  test('a sent quotation becomes an order with its lines, numbered for itself', async () => {
    const quot = await yard.sentQuot();
    const won = await yard.act(yard.sales, 'rs4/quot', quot, 'win', { poNo: 'NS-77', orderDt: '2026-11-20' });
    expect(won.body, JSON.stringify(won.body)).toMatchObject({ stCd: 'WON', orderId: expect.any(Number) });
    const order = await yard.read('rs4/order', won.body['orderId']);
    expect(order).toMatchObject({ orderNo: 'RO-2611-0001', stCd: 'RECV', poNo: 'NS-77', quotId: quot['id'], quotAmount: quot['quotAmount'] });
    expect(order).toMatchObject({ orderTitle: quot['quotTitle'], workFromDt: '2026-11-20', workToDt: '2026-11-20', sumAmount: quot['sumAmount'] });
    const lines = order['itemList'] as Values[];
    expect(lines.map(({ qty, quotQty, addYn, lineNo }) => [qty, quotQty, addYn, lineNo])).toEqual([
      [null, null, 'N', '1'],
      ['10', '10', 'N', '1.1'],
      ['4', '4', 'N', '1.2'],
    ]);
    const again = await yard.act(yard.sales, 'rs4/quot', await yard.read('rs4/quot', quot['id']), 'win', { orderDt: '2026-11-20' });
    expect([again.status, again.body['code']]).toEqual([409, 'E_STATE']);
  });
});
