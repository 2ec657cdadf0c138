/** Documents are found by the vessel, the customer and the order that their lists show: `search.keywordOf`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { openRepair, type Repair } from '../../support/repair.ts';
import { cargo26, openTransport } from '../../support/transport.ts';

let app: TestApp;
let yard: Repair;
let order: Values;
let work: Values;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
  order = await yard.order();
  work = await yard.work(order, 1);
});
afterAll(() => app.close());

interface Found {
  readonly content?: Values[];
  readonly page?: { readonly totalElements: number };
}
const ask = async (address: string, who: Client = yard.sales) => (await who.get<Found>(address)).body;
const ids = async (address: string, who?: Client) => ((await ask(address, who)).content ?? []).map(({ id }) => id);
const list = (prefix: string, keyword: string) => `/${prefix}/list?size=1000&keyword=${encodeURIComponent(keyword)}`;

test.each(['한빛누리', 'ㅎㅂㄴㄹ', 'hanbit', 'D7ZX', '북극성', 'ㅂㄱㅅㄷㅁ'])(
  'an order is found by %s',
  async (word) => {
    const { content = [], page } = await ask(list('rs4/order', word));
    expect(content.map(({ id }) => id)).toContain(order['id']);
    expect(page!.totalElements).toBe(content.length);
    // Nothing of another vessel and another customer.
    const others = content.filter(({ shipId, clntId }) => shipId !== order['shipId'] && clntId !== order['clntId']);
    expect(others).toEqual([]);
  },
);

test('its own words still find it, and words of nobody find nothing', async () => {
  expect(await ids(list('rs4/order', String(order['orderNo'])))).toEqual([order['id']]);
  expect(await ids(list('rs4/order', '없는배'))).toEqual([]);
});

test('a work is found by its vessel and by the number of its order', async () => {
  expect(await ids(list('rs4/work', '한빛누리'))).toContain(work['id']);
  expect(await ids(list('rs4/work', String(order['orderNo'])))).toEqual([work['id']]);
});

test('a quotation is found by its customer', async () => {
  const quot = await yard.sentQuot();
  expect(await ids(list('rs4/quot', '북극성'))).toContain(quot['id']);
});

test('a purchase is found by the vessel of its order, and by no other', async () => {
  const [supplier] = await ids(list('rs4/clnt', '가온데모도장'));
  const { body: other } = await yard.sales.post<Values>('/rs4/ship', {
    ...{ shipNm: '외딴별호', shipNmEn: 'LONE STAR', natCd: 'KR', shipTpCd: 'BULK', callSign: 'D7QY' },
  });
  const elsewhere = await yard.order({ shipId: other['id'] });
  const buyer = await app.as('purc2');
  const purchase = async (orderId: unknown) => {
    const made = await buyer.post<Values>('/rs4/purc', {
      ...{ clntId: supplier, dlvDt: '2027-12-20', ...(orderId ? { orderId } : {}) },
      insertItemList: [{ itemNm: '방오도료', unitCd: 'L', qty: '20', purcPrice: '10000' }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body['id'];
  };
  const [theirs, others, none] = [await purchase(order['id']), await purchase(elsewhere['id']), await purchase(null)];
  for (const word of ['한빛누리', 'ㅎㅂㄴㄹ', 'hanbit', 'D7ZX']) {
    const found = await ids(list('rs4/purc', word), buyer);
    expect(found, word).toContain(theirs);
    expect(found, word).not.toContain(others);
    expect(found, word).not.toContain(none);
  }
  expect(await ids(list('rs4/purc', '외딴별'), buyer)).toEqual([others]);
});

test('the lookup finds it too, and tells vessel and customer beside the number', async () => {
  const { content = [] } = await ask(`/rs4/common/order?keyword=${encodeURIComponent('ㅎㅂㄴㄹ')}`);
  const choice = content.find(({ id }) => id === order['id']);
  expect(choice).toMatchObject({ value: order['orderNo'], tells: '한빛누리 · 북극성데모해운(주)' });
});

test('a renamed vessel is found by its new name at once', async () => {
  const { body: ship, status } = await yard.sales.post<Values>('/rs4/ship', {
    ...{ shipNm: '옛이름호', shipNmEn: 'OLD NAME', natCd: 'KR', shipTpCd: 'BULK', callSign: 'D7QX' },
  });
  expect(status, JSON.stringify(ship)).toBe(201);
  const named = await yard.order({ shipId: ship['id'] });
  expect(await ids(list('rs4/order', '옛이름'))).toEqual([named['id']]);
  const renamed = await yard.patch(yard.sales, 'rs4/ship', ship, { shipNm: '새이름호' });
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200);
  expect(await ids(list('rs4/order', '옛이름'))).toEqual([]);
  expect(await ids(list('rs4/order', '새이름'))).toEqual([named['id']]);
});

test('other conditions narrow what is found so', async () => {
  expect(await ids(`${list('rs4/order', '한빛누리')}&stCd=CLOSED`)).not.toContain(order['id']);
  expect(await ids(`${list('rs4/order', '한빛누리')}&clntId=${String(order['clntId'])}`)).toContain(order['id']);
});

test('another company of the same service finds none of them, though it knows a customer of that name', async () => {
  const { carrier, decl } = await openTransport(app);
  const { body: made, status } = await carrier.post<Values>('/bta/decl', decl(cargo26));
  expect(status, JSON.stringify(made)).toBe(201);
  expect(await ids(list('bta/decl', '북극성'), carrier)).toContain(made['id']);
  const stranger = await app.as('cust3');
  const known = await ask(list('rs4/clnt', '북극성'), stranger);
  if (known.page!.totalElements === 0) {
    const partner = await stranger.post('/rs4/clnt', {
      clntNm: '북극성데모해운(주)',
      clntTpCds: 'OWNER',
      corpRegNo: '0098100097',
    });
    expect(partner.status, JSON.stringify(partner.body)).toBe(201);
  }
  const found = await ask(list('bta/decl', '북극성'), stranger);
  expect(found.page).toBeDefined();
  expect((found.content ?? []).map(({ id }) => id)).not.toContain(made['id']);
});
