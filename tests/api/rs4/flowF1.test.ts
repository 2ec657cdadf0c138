/** F1: ship repair from the inquiry to the last payment, on the seeded documents (30-flows). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { vectorA } from '../../../src/services/shared/amounts.vectors.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let quot: Values;
let order: Values;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
});
afterAll(() => app.close());

const ok = ({ status, body }: Answer<Values>): Values => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const onQuot = async (name: string, body: Values = {}) =>
  yard.act(yard.sales, 'rs4/quot', await yard.read('rs4/quot', quot['id']), name, body);
const onOrder = async (name: string, body: Values = {}) =>
  yard.act(yard.sales, 'rs4/order', await yard.read('rs4/order', order['id']), name, body);
const orderNow = async () => (order = await yard.read('rs4/order', order['id']));
/** The line of the order with this name. */
const line = (name: string) => linesOf(order).find(({ itemNm }) => itemNm === name)!;
const names = vectorA.lines.map(({ input }) => String(input['itemNm']));

test('1 to 4: the seeded inquiry gets its lines, needs approval and is confirmed by it', async () => {
  const found = await yard.sales.get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-2611-0001');
  quot = await yard.read('rs4/quot', found.body.content[0]!['id']);
  expect(quot).toMatchObject({ stCd: 'INQ', currCd: 'KRW', vatCd: 'TAX10', shipNm: '한빛누리', itemList: [] });
  quot = ok(await onQuot('start'));
  const insertItemList = [{ lineTpCd: 'H', itemNm: '선체' }, ...vectorA.lines.map(({ input }) => input)];
  expect(ok(await yard.patch(yard.sales, 'rs4/quot', quot, { insertItemList }))).toMatchObject(vectorA.totals);
  expect(await onQuot('confirm')).toMatchObject({ status: 409, body: { code: 'E_STATE' } });
  const asked = ok(await onQuot('requestAppr'));
  for (const [name, apprTurn, apprTurnStep] of [
    ['site2', '정모의 님', 'AGREE'],
    ['admin2', '박견본 님', 'APPR'],
  ] as const) {
    const facts = await yard.sales.get<Values>(`/rs4/quot/${String(quot['id'])}/facts`);
    expect(facts.body).toMatchObject({ apprTurn, apprTurnStep });
    const who: Client = await app.as(name);
    const { body: document } = await who.get<Values>(`/groupware/appr/${String(asked['apprId'])}`);
    expect(document).toMatchObject({ apprNo: 'GWQT-2026-0001', stCd: 'PROG' });
    ok(await who.post<Values>(`/groupware/appr/${String(asked['apprId'])}/approve`, { version: document['version'] }));
  }
  expect(await yard.read('rs4/quot', quot['id'])).toMatchObject({ stCd: 'CONF' });
});

test('5 and 6: it is sent with its paper, and won', async () => {
  const { body: clnt } = await yard.sales.get<Values>(`/rs4/clnt/${String(quot['clntId'])}`);
  const main = (clnt['chargerList'] as Values[]).find(({ mainYn }) => mainYn === 'Y')!;
  const sent = ok(await onQuot('send', { chargerIds: String(main['id']) }));
  expect(sent).toMatchObject({ stCd: 'SENT' });
  expect((sent['respFileList'] as Values[]).map(({ refTypeCd }) => refTypeCd)).toEqual(['PDF']);
  const won = ok(await onQuot('win', { poNo: 'NS-77', orderDt: '2026-11-20' }));
  expect(won).toMatchObject({ stCd: 'WON', orderNm: 'RO-2611-0001' });
  order = await yard.read('rs4/order', won['orderId']);
  expect(order).toMatchObject({ orderNo: 'RO-2611-0001', stCd: 'RECV', poNo: 'NS-77', ...vectorA.totals });
  expect(linesOf(order)).toHaveLength(5);
  for (const { qty, quotQty } of linesOf(order)) expect(quotQty).toBe(qty);
});

/** A new invoice of the order as its form starts with it, saved as it is. */
async function invoiceOf(of: Values, invKindCd: string, start: Values = {}): Promise<Values> {
  const query = new URLSearchParams({ orderId: String(of['id']), invKindCd, ...start } as Record<string, string>);
  const { itemList, ...header } = ok(await yard.sales.get<Values>(`/rs4/inv/new?${query}`));
  const insertItemList = (itemList as Values[]).map((row) => ({ ...row }));
  const made = await yard.sales.post<Values>('/rs4/inv', { ...header, insertItemList });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const onInv = async (inv: Values, name: string, body: Values = {}) =>
  yard.act(yard.sales, 'rs4/inv', await yard.read('rs4/inv', inv['id']), name, body);
const pay = async (inv: Values, payAmt: string) =>
  yard.patch(yard.sales, 'rs4/inv', await yard.read('rs4/inv', inv['id']), {
    insertPayList: [{ payDt: '2026-11-20', payAmt }],
  });

let advance: Values;
test('7: thirty per cent in advance, and its tax invoice in writing', async () => {
  advance = await invoiceOf(order, 'ADV', { advRt: '30' });
  const sums = { quotAmount: '4653300', salesVat: '465330', sumAmount: '5118630' };
  expect(advance).toMatchObject({
    invNo: 'RIA-2611-0001',
    stCd: 'DRAFT',
    dueDt: '2026-12-20',
    shipNm: '한빛누리',
    ...sums,
  });
  expect(ok(await onInv(advance, 'issue'))).toMatchObject({ stCd: 'ISSUED', ...sums });
  const { taxInvId } = ok(await onInv(advance, 'issueTax'));
  const tax = ok(await (await app.as('acct2')).get<Values>(`/platform/taxInv/${String(taxInvId)}?view=rs4`));
  expect(tax).toMatchObject({
    stCd: 'DRAFT',
    vatCd: 'TAX10',
    supplyAmt: '4653300',
    taxAmt: '465330',
    sumAmount: '5118630',
    inveRegNo: '0098100097',
  });
  expect(await orderNow()).toMatchObject({ invAmount: '4653300', stCd: 'RECV' });
});

test('8: the painting goes to a subcontractor, approved and received', async () => {
  const buyer = await app.as('purc2');
  const { body: found } = await buyer.get<{ content: Values[] }>(
    `/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  const clntId = found.content[0]!['id'];
  ok(
    await yard.patch(yard.sales, 'rs4/order', await orderNow(), {
      updateItemList: [{ id: line(names[1]!)['id'], purcClntId: clntId }],
    }),
  );
  const left = async () =>
    (await buyer.get<{ content: Values[] }>(`/rs4/order/${String(order['id'])}/partnersLeft`)).body.content;
  expect(await left()).toMatchObject([{ clntId, lines: 1, purcTot: '8165850' }]);
  const made = await buyer.post<Values>('/rs4/purc/fromOrder', { orderId: order['id'], clntId });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({
    purcNo: 'RPS-2611-0001',
    purcTot: '8165850',
    purcVat: '816585',
    sumAmount: '8982435',
    stCd: 'DRAFT',
  });
  expect(await left()).toEqual([]);
  const onPurc = async (name: string, body: Values = {}) =>
    yard.act(buyer, 'rs4/purc', await yard.read('rs4/purc', made.body['id']), name, body);
  expect(await onPurc('order')).toMatchObject({ status: 409, body: { code: 'E_STATE' } });
  const { apprId } = ok(await onPurc('requestAppr'));
  for (const name of ['site2', 'admin2']) {
    const who = await app.as(name);
    const { body: document } = await who.get<Values>(`/groupware/appr/${String(apprId)}`);
    ok(await who.post<Values>(`/groupware/appr/${String(apprId)}/approve`, { version: document['version'] }));
  }
  const ordered = await yard.read('rs4/purc', made.body['id']);
  expect(ordered).toMatchObject({ stCd: 'ORD' });
  const rows = linesOf(ordered).map(({ id, qty }) => ({ id, recvQty: qty, recvDt: '2026-11-20' }));
  expect(ok(await onPurc('receive', { rows }))).toMatchObject({ stCd: 'RECV' });
  await orderNow();
  expect([line(names[1]!)['realPurcTot'], order['realPurcTot']]).toEqual(['8165850', '8165850']);
});

const works: Values[] = [];
const workOn = (values: Values, at: string) => yard.work(order, linesOf(order).indexOf(line(at)), values);
const onWork = async (work: Values, name: string, body: Values = {}) =>
  yard.act(yard.site, 'rs4/work', await yard.read('rs4/work', work['id']), name, body);

test('9: hot work starts with a permit only, and opens the order', async () => {
  for (const [i, name] of names.slice(0, 3).entries())
    works.push(await workOn({ workNm: name, ...(i === 2 ? { safetyCds: 'HOT' } : {}) }, name));
  const refused = await onWork(works[2]!, 'start');
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'E_REQUIRED', field: 'permitNo' }] } });
  ok(await yard.patch(yard.site, 'rs4/work', works[2]!, { permitNo: 'HW-2611-12' }));
  expect(ok(await onWork(works[2]!, 'start'))).toMatchObject({ stCd: 'ING', realFromDt: '2026-11-20' });
  expect(await orderNow()).toMatchObject({ stCd: 'WORK', realFromDt: '2026-11-20' });
  for (const work of works.slice(0, 2)) ok(await onWork(work, 'start'));
});

test('10: logs to the end, quantities done, and additional work', async () => {
  const finish = async (work: Values, doneQty: string) => {
    const insertLogList = [40, 100].map((progRt) => ({
      workDt: '2026-11-20',
      workerCnt: 4,
      mh: 32,
      progRt,
      logTxt: '작업',
    }));
    ok(await yard.patch(yard.site, 'rs4/work', await yard.read('rs4/work', work['id']), { insertLogList }));
    // More than was ordered is asked about.
    const confirmed = doneQty === '40' ? ['doneBeyondOrder'] : [];
    expect(ok(await onWork(work, 'done', { doneQty, confirmed }))).toMatchObject({
      stCd: 'DONE',
      realMh: 64,
      progRt: '100.00',
    });
  };
  for (const [i, doneQty] of ['2450', '2450', '40'].entries()) await finish(works[i]!, doneQty);
  const steel = { workTpCd: 'STEEL', itemNm: '강판 교체', unitCd: 'KG', qty: '320', price: '9500', purcPrice: '7000' };
  order = ok(await yard.patch(yard.sales, 'rs4/order', await orderNow(), { insertItemList: [steel] }));
  expect(line('강판 교체')).toMatchObject({ addYn: 'Y' });
  const own = await workOn({ workNm: '강판 교체' }, '강판 교체');
  ok(await onWork(own, 'start'));
  await finish(own, '320');
  expect(await orderNow()).toMatchObject({ progRt: '100.00', stCd: 'WORK' });
  expect(linesOf(order).map(({ doneQty }) => doneQty)).toEqual(['0', '2450', '2450', '40', '0', '320']);
});

test('11 and 12: completed, accepted once additions are agreed and signed for, with amounts on what was done', async () => {
  expect(ok(await onOrder('complete'))).toMatchObject({ stCd: 'DONE', realToDt: '2026-11-20' });
  const into = { accNm: '백예시', accDt: '2026-11-20' };
  await yard.signed(order);
  expect(await onOrder('accept', into)).toMatchObject({ status: 409, body: { code: 'E_STATE' } });
  const updateItemList = [{ id: line('강판 교체')['id'], addApprDt: '2026-11-20' }];
  ok(await yard.patch(yard.sales, 'rs4/order', await orderNow(), { updateItemList }));
  const accepted = ok(await onOrder('accept', into));
  expect(accepted).toMatchObject({ stCd: 'ACC', ...into });
  const totals = {
    quotAmount: '18741135',
    salesVat: '1874114',
    sumAmount: '20615249',
    purcTot: '15273350',
    prftAmt: '3467785',
    prftRt: '22.70',
  };
  expect(accepted).toMatchObject(totals);
});

let final: Values;
test('13: what is left is invoiced and paid, and the order is closed', async () => {
  final = await invoiceOf(await orderNow(), 'FINAL');
  expect(final).toMatchObject({
    invNo: 'RIF-2611-0001',
    quotAmount: '14087835',
    salesVat: '1408784',
    sumAmount: '15496619',
  });
  expect(linesOf(final).at(-1)).toMatchObject({ lineTpCd: 'D', itemNm: '기청구 차감', price: '-4653300' });
  ok(await onInv(final, 'issue'));
  expect(await orderNow()).toMatchObject({ stCd: 'INV', invAmount: '18741135' });
  expect(ok(await pay(advance, '5118630'))).toMatchObject({ stCd: 'PAID', paidAmount: '5118630' });
  expect(await orderNow()).toMatchObject({ stCd: 'INV' });
  expect(ok(await pay(final, '15496619'))).toMatchObject({ stCd: 'PAID', paidAmount: '15496619' });
  expect(await orderNow()).toMatchObject({ stCd: 'CLOSED', invAmount: '18741135' });
});

test('14: nobody pays a won more', async () => {
  expect(await pay(final, '1')).toMatchObject({ status: 409, body: { code: 'E_SUM' } });
  expect(await yard.read('rs4/inv', final['id'])).toMatchObject({ stCd: 'PAID', paidAmount: '15496619' });
});

test('F1b: in dollars, with the gain by exchange', async () => {
  const found = await yard.sales.get<{ content: Values[] }>('/rs4/quot/list?keyword=RQ-2610-0001&fromDt=2020-01-01');
  const seeded = await yard.read('rs4/quot', found.body.content[0]!['id']);
  const won = ok(await yard.act(yard.sales, 'rs4/quot', seeded, 'win', { orderDt: '2026-11-20' }));
  let repair = await yard.read('rs4/order', won['orderId']);
  const updateItemList = linesOf(repair).flatMap(({ id, lineTpCd, qty }) =>
    lineTpCd === 'I' ? [{ id, doneQty: qty }] : [],
  );
  ok(await yard.patch(yard.sales, 'rs4/order', repair, { updateItemList }));
  const work = await yard.work(
    repair,
    linesOf(repair).findIndex(({ lineTpCd }) => lineTpCd === 'I'),
  );
  const begun = ok(await yard.act(yard.site, 'rs4/work', work, 'start'));
  ok(await yard.act(yard.site, 'rs4/work', begun, 'done', { doneQty: '4' }));
  ok(await yard.act(yard.sales, 'rs4/order', await yard.read('rs4/order', repair['id']), 'complete'));
  repair = ok(
    await yard.act(yard.sales, 'rs4/order', await yard.signed(repair), 'accept', {
      accNm: 'Master',
      accDt: '2026-11-20',
    }),
  );
  const inv = await invoiceOf(repair, 'FINAL');
  expect(inv).toMatchObject({
    currCd: 'USD',
    excRt: '1385.40',
    quotAmountFrgn: '10995.35',
    quotAmount: '15232958',
    sumAmount: '15232958',
    vatCd: 'ZERO',
  });
  ok(await onInv(inv, 'issue'));
  expect(await onInv(inv, 'issueTax')).toMatchObject({ status: 409, body: { code: 'E_STATE' } });
  const insertPayList = [{ payDt: '2026-11-20', payAmtFrgn: '10995.35', excRt: '1401.10' }];
  const paid = ok(await yard.patch(yard.sales, 'rs4/inv', await yard.read('rs4/inv', inv['id']), { insertPayList }));
  expect(paid).toMatchObject({ stCd: 'PAID', excDiff: '172627', paidAmountFrgn: '10995.35', paidAmount: '15405585' });
  expect(await yard.read('rs4/order', repair['id'])).toMatchObject({ stCd: 'CLOSED' });
});
