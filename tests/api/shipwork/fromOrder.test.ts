/** An export declaration that begins with a supply order: its goods as lines and models, codes as they were declared last. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { rowsOf } from './declarations.ts';

let app: TestApp;
let supplier: Client;
beforeAll(async () => {
  // The supplier of the demo set has no customs of its own.
  app = await startApp();
  await withClient(app.urls.ownerUrl, (client) =>
    client.query(
      `insert into platform_subsc (corp_id, prod_id, st_cd, start_dt) values (6, 21, 'USE', date '2026-01-01')`,
    ),
  );
  supplier = await app.as('admin6');
}, 120_000);
afterAll(() => app.close());

test('brings buyer, ship, port and items; an order of others brings nothing', async () => {
  const { body } = await supplier.get<{ content: Values[] }>(
    '/shipwork/order/list?side=sell&stCd=ORD,DLV,RCV,BILL&fromDt=&toDt=',
  );
  const [listed] = body.content;
  const order = (await supplier.get<Values>(`/shipwork/order/${String(listed!.id)}`)).body;
  const fresh = (await supplier.get<Values>(`/shipwork/expDecl/new?orderId=${String(order.id)}`)).body;
  expect(fresh).toMatchObject({ buyerNm: order.buyNm, shipNm: order.shipNm, loadPortCd: order.portCd });
  const [items, lans, models] = [rowsOf(order, 'item'), rowsOf(fresh, 'lan'), rowsOf(fresh, 'model')];
  expect(lans.map(({ dealNm, qty }) => [dealNm, qty])).toEqual(items.map(({ itemNm, qty }) => [itemNm, qty]));
  expect(models.map(({ lanRowUid }) => lanRowUid)).toEqual(lans.map(({ uid }) => uid));
  expect(models.map(({ unitPriceFrgn }) => Number(unitPriceFrgn))).toEqual(items.map(({ price }) => Number(price)));
  const broker = await app.as('cust3');
  const strange = (await broker.get<Values>(`/shipwork/expDecl/new?orderId=${String(order.id)}`)).body;
  expect(strange.lanList ?? []).toEqual([]);
});
