/** The history of a partner and a vessel over the wire: documents, files and figures by the authority of each menu. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import type { Dealings } from '../../../src/services/rs4/dealings/dealings.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { jpeg, listen, upload } from '../../support/files.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let accounts: Client;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
  accounts = await app.as('acct2');
});
afterAll(() => app.close());

const ok = ({ status, body }: Answer<Values>): Values => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const partner = async (body: Values = {}) => {
  const made = await yard.sales.post<{ id: number }>('/rs4/clnt', {
    clntNm: '이력해운',
    clntTpCds: 'OWNER',
    corpRegNo: '0000000000',
    ...body,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const of = (who: Client, prefix: string, id: unknown) => who.get<Dealings>(`/${prefix}/${String(id)}/dealings`);
const dealings = async (id: number, who = yard.sales, prefix = 'rs4/clnt') => {
  const { status, body } = await of(who, prefix, id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const invoiced = async (clntId: number, body: Values, pay?: Values) => {
  const order = await yard.order({ clntId, ...body });
  const made = await accounts.post<Values>('/rs4/inv', {
    orderId: order['id'],
    invKindCd: 'ADV',
    advRt: '100',
    invDt: body['orderDt'] ?? '2026-11-20',
  });
  let inv = (await yard.act(accounts, 'rs4/inv', made.body, 'issue')).body;
  if (pay) inv = (await yard.act(accounts, 'rs4/inv', inv, 'pay', { payDt: '2026-11-20', ...pay })).body;
  expect(inv['stCd'], JSON.stringify(inv)).toBe(pay ? 'PART' : 'ISSUED');
  return inv;
};

describe('of a partner', () => {
  test('the newest documents of each kind, and how many there are', async () => {
    const clntId = await partner();
    const days = ['2026-11-03', '2026-11-07', '2026-11-01', '2026-11-09', '2026-11-05', '2026-11-08'];
    for (const orderDt of days) await yard.order({ clntId, orderDt, orderTitle: `수리 ${orderDt}` });
    const { deals } = await dealings(clntId);
    expect(Object.keys(deals)).toEqual(['rs4/quot', 'rs4/order', 'rs4/inv', 'rs4/purc']);
    const { total, content } = deals['rs4/order']!;
    expect([total, content.map(({ day }) => day)]).toEqual([
      6,
      ['2026-11-09', '2026-11-08', '2026-11-07', '2026-11-05', '2026-11-03'],
    ]);
    expect(content[0]).toMatchObject({
      title: '수리 2026-11-09',
      other: '한빛누리',
      currCd: 'KRW',
      amount: '30000',
      stCd: 'RECV',
    });
    expect(content[0]!.no).toMatch(/^RO-2611-/);
    expect(deals['rs4/quot']).toEqual({ total: 0, content: [] });
  });

  test('figures: what is due, by the rate of the invoice, what of it is late, what was ordered and is in work', async () => {
    const clntId = await partner();
    await invoiced(clntId, { orderDt: '2026-11-02' });
    const late = await invoiced(clntId, { orderDt: '2026-09-01' }, { payAmt: '3000' });
    expect(late['dueDt']).toBe('2026-10-01');
    const line = { itemNm: '세척', qty: '1', priceFrgn: '100.00', unitCd: 'LS', workTpCd: 'HULL' };
    const usd = { currCd: 'USD', excRt: '1385.40', vatCd: 'ZERO', zeroReasonCd: 'SHIP', insertItemList: [line] };
    // 138,540 won by the invoice; 40 dollars of it came at another rate.
    await invoiced(clntId, usd, { payAmtFrgn: '40.00', excRt: '1400.00' });
    ok(await yard.act(yard.sales, 'rs4/order', await yard.order({ clntId }), 'cancel'));
    const { figures } = await dealings(clntId);
    expect(figures.receivable).toEqual({
      count: 3,
      amount: String(33_000 + 30_000 + 83_124),
      overdue: { count: 1, amount: '30000' },
    });
    expect(figures.ordered).toEqual({ count: 3, amount: String(30_000 * 2 + 138_540), lastDt: '2026-11-20' });
    expect(figures.working).toEqual({ count: 3, amount: '198540' });
    expect(figures.quoting).toEqual({ count: 0, amount: '0' });
  });

  test('of a supplier what was ordered there and has not come', async () => {
    const clntId = await partner({ clntTpCds: 'SUP' });
    const buyer = await app.as('purc2');
    const row = { itemNm: '도료', unitCd: 'L', qty: '10', purcPrice: '5000' };
    const made = await buyer.post<Values>('/rs4/purc', { clntId, dlvDt: '2026-11-30', insertItemList: [row] });
    ok(await yard.act(buyer, 'rs4/purc', made.body, 'order'));
    const { figures, deals } = await dealings(clntId, buyer);
    expect(figures.arriving).toEqual({ count: 1, amount: '50000' });
    expect(deals['rs4/purc']).toMatchObject({
      total: 1,
      content: [{ no: made.body['purcNo'], other: null, amount: '50000', stCd: 'ORD' }],
    });
    const purc = await yard.read('rs4/purc', made.body['id']);
    const rows = linesOf(purc).map(({ id }) => ({ id, recvQty: '4', recvDt: '2026-11-20' }));
    ok(await yard.act(buyer, 'rs4/purc', purc, 'receive', { rows }));
    expect((await dealings(clntId, buyer)).figures.arriving).toEqual({ count: 1, amount: '30000' });
  });

  test('files of its documents, with what they belong to; deleted ones are gone', async () => {
    const clntId = await partner();
    const order = await yard.order({ clntId });
    const { content } = (
      await upload(await listen(app), yard.sales, [{ name: '도면.jpg', bytes: await jpeg(30, 30) }], {
        refTableNm: 'RS4_ORDER',
        refTypeCd: 'DOC',
      })
    ).body;
    const file = { fileDetailId: content[0]!.fileDetailId };
    ok(await yard.patch(yard.sales, 'rs4/order', order, { reqFileList: [file] }));
    const { files } = await dealings(clntId);
    expect(files).toMatchObject({
      total: 1,
      content: [
        { ...file, oriFileNm: '도면.jpg', prefix: 'rs4/order', recordId: order['id'], recordNo: order['orderNo'] },
      ],
    });
    ok(
      await yard.patch(yard.sales, 'rs4/order', await yard.read('rs4/order', order['id']), { deleteFileList: [file] }),
    );
    expect((await dealings(clntId)).files.total).toBe(0);
  });
});

test('of a vessel its works too, and customers instead of vessels; names in the language of the reader', async () => {
  const order = await yard.order();
  const work = await yard.work(order, 1);
  const { deals } = await dealings(yard.ids.ship, yard.sales, 'rs4/ship');
  expect(Object.keys(deals)).toEqual(['rs4/quot', 'rs4/order', 'rs4/work', 'rs4/inv']);
  expect(deals['rs4/order']!.content).toContainEqual(
    expect.objectContaining({ id: order['id'], other: '북극성데모해운(주)' }),
  );
  expect(deals['rs4/work']!.content).toContainEqual(
    expect.objectContaining({ id: work['id'], no: work['workNo'], title: '작업', amount: null }),
  );
  const clntId = await partner();
  await yard.order({ clntId });
  const english = await dealings(clntId, await app.as('sales2', 'en'));
  expect(english.deals['rs4/order']!.content[0]!.other).toBe('HANBIT NURI');
});

test('each part only for whom its menu is open; no company sees another', async () => {
  const clntId = await partner();
  await invoiced(clntId, {});
  const whole = await dealings(clntId);
  expect(whole.figures.receivable!.count).toBe(1);
  const ids = menuTree.filter(({ treeId }) => ['R13', 'R22'].includes(treeId)).map(({ id }) => id);
  await withClient(app.urls.ownerUrl, (client) =>
    client.query(
      `update platform_auth_menu set menu_auth_cd = '0' where menu_id = any ($1)
       and (corp_id, parent_id) in (select auth_corp_id, auth_id from platform_user where login_id = 'view2@demo.example')`,
      [ids],
    ),
  );
  const narrowed = await dealings(clntId, await app.as('view2'));
  expect(Object.keys(narrowed.deals)).toEqual(['rs4/quot', 'rs4/order']);
  expect(narrowed.figures.receivable).toBeUndefined();
  expect((await of(await app.as('admin5'), 'rs4/clnt', clntId)).status).toBe(404);
  for (const wrong of ['0', 'x', '1.5', '99999999']) expect((await of(yard.sales, 'rs4/clnt', wrong)).status).toBe(404);
  expect((await of(app.anonymous, 'rs4/clnt', clntId)).status).toBe(401);
});
