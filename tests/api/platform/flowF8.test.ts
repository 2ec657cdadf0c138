/** F8 over the wire, with every figure (30-flows F8): usage, close, issue, pay, and what follows from two unpaid months. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { asOwner, customer, type Customer } from '../../support/billing.ts';
import { errorsOf, ok } from '../../support/supply.ts';

let app: TestApp;
let oper: Client;
let admin5: Client;
let corp: Customer;
beforeAll(async () => {
  app = await startApp();
  [oper, admin5] = await Promise.all([app.as('oper'), app.as('admin5')]);
  corp = await customer(app, { name: '시험통관(주)', regNo: '1234567891', since: '2026-09-10', users: 7 });
});
afterAll(() => app.close());

const listed = async (who: Client, path: string) => (await who.get<{ content: Values[] }>(path)).body.content;
const read = async (who: Client, path: string) => ok(await who.get<Values>(path));
const act = async (prefix: string, id: unknown, name: string, input: Values = {}): Promise<Answer<Values>> => {
  const { version } = await read(
    oper,
    `/${prefix}/${String(id)}${prefix === 'platform/subsc' ? '?view=op' : '?view=op'}`,
  );
  return oper.post<Values>(`/${prefix}/${String(id)}/${name}?view=op`, { version, ...input });
};
const meter = async (usageYm: string) => ok(await oper.post<Values>('/platform/usage/meter', { usageYm }));
const close = async (billYm: string) => ok(await oper.post<Values>('/platform/bill/close', { billYm }));
const usageOf = async (corpId: number, ym: string) =>
  (await listed(oper, `/platform/usage/list?view=op&corpId=${corpId}&size=100`)).filter(
    ({ usageYm }) => usageYm === ym,
  );
const billOf = async (corpId: number, ym: string): Promise<Values> =>
  (await listed(oper, `/platform/bill/list?view=op&corpId=${corpId}&size=100`)).find(({ billYm }) => billYm === ym)!;

test('1: the approval books what is charged once in this month', async () => {
  const made = ok(await admin5.post<Values>('/platform/subsc', { prodId: 21, userCnt: 6, agreeYn: 'Y' }), 201);
  ok(await act('platform/subsc', made['id'], 'approve'));
  const rows = await usageOf(5, '202611');
  expect(rows.map(({ feeTpCd, qty, supplyAmt }) => [feeTpCd, Number(qty), supplyAmt])).toEqual([
    ['SETUP', 1, '1600000'],
  ]);
});

test('1b: what waits for approval stands before all others in the usual order, and in no other', async () => {
  const [old] = await asOwner<{ id: string }>(
    app,
    `update platform_subsc set st_cd = 'REQ' where id = (select min(id) from platform_subsc where del_yn = 'N' and st_cd = 'USE')
     returning id::text as id`,
  );
  const waits = async (order: string) =>
    (await listed(oper, `/platform/subsc/list?view=op&size=1000${order}`)).map(({ stCd }) => stCd === 'REQ');
  for (const usual of ['', '&sort=id,desc']) {
    const told = await waits(usual);
    expect(told.lastIndexOf(true)).toBeLessThan(told.indexOf(false));
  }
  const byUsers = await waits('&sort=userCnt,desc&sort=id,desc');
  expect(byUsers.lastIndexOf(true)).toBeGreaterThan(byUsers.indexOf(false));
  await asOwner(app, `update platform_subsc set st_cd = 'USE' where id = $1`, [old!.id]);
});

test('2: base, extra user, transfer and training of 202610', async () => {
  await corp.sent({ at: '2026-10-12 10:00', bytes: 12_345, xml: false });
  await corp.sent({ at: '2026-10-20 10:00', bytes: 482_600, xml: true });
  // Of other months.
  await corp.sent({ at: '2026-09-30 23:59', bytes: 99_999, xml: true });
  await corp.sent({ at: '2026-11-01 00:00', bytes: 99_999, xml: true });
  ok(await act('platform/subsc', corp.subscId, 'bookTraining', { trainDt: '2026-10-14', trainCnt: 1 }));
  await meter('202610');
  const rows = await usageOf(corp.corpId, '202610');
  const told = Object.fromEntries(
    rows.map(({ feeTpCd, qty, unitPrice, supplyAmt }) => [
      feeTpCd,
      [Number(qty), Number(unitPrice), Number(supplyAmt)],
    ]),
  );
  expect(told).toEqual({
    BASE: [7, 25_000, 175_000],
    EXTRA: [1, 100_000, 100_000],
    TRANS: [60, 250, 15_000],
    TRAIN: [1, 100_000, 100_000],
    SMS: [0, 0, 0],
    FAX: [0, 0, 0],
  });
  // The same again leaves the same rows.
  const before = rows.map(({ id, version }) => [id, version]);
  await meter('202610');
  expect((await usageOf(corp.corpId, '202610')).map(({ id, version }) => [id, version])).toEqual(before);
});

test('3: closed and issued with its tax invoice', async () => {
  await close('202610');
  const draft = await billOf(corp.corpId, '202610');
  expect(draft).toMatchObject({
    ...{ billNo: 'BL-2610-0001', tot: '390000', salesVat: '39000', sumAmount: '429000', dueDt: '2026-11-25' },
    ...{ stCd: 'DRAFT', holdCds: null },
  });
  // That its tax invoice will be late is said before.
  expect(await read(oper, `/platform/bill/${String(draft['id'])}/facts`)).toMatchObject({
    late: '발급기한 2026-11-10이 지났습니다. 지금 발행하면 지연발급 가산세가 붙습니다.',
  });
  const issued = ok(await act('platform/bill', draft['id'], 'issue'));
  expect(issued).toMatchObject({ stCd: 'ISSUED', issueDt: '2026-11-20' });
  const invoice = await read(oper, `/platform/taxInv/${String(issued['taxInvId'])}`);
  expect(invoice).toMatchObject({
    ...{ writeDt: '2026-10-31', lateYn: 'Y', stCd: 'ISSUED', purposeCd: 'BILL', vatCd: 'TAX10' },
    ...{ supplyAmt: '390000', taxAmt: '39000', sumAmount: '429000', inveNm: '시험통관(주)', srcTbl: 'PF_BILL' },
    ...{ inveCorpId: corp.corpId, invrCorpId: 1 },
  });
  expect(String(invoice['ntsConfirmNo'])).toMatch(/^20261031\d{16}$/);
  expect((await read(oper, `/platform/bill/${String(draft['id'])}?view=op`))['taxInvNm']).toBe(invoice['taxInvNo']);
  const billed = await usageOf(corp.corpId, '202610');
  expect(billed.every(({ billId }) => billId === draft['id'])).toBe(true);
  // Nothing of it changes any more.
  await meter('202610');
  await close('202610');
  expect(await usageOf(corp.corpId, '202610')).toEqual(billed);
  expect(errorsOf(await act('platform/usage', billed[0]!['id'], 'adjust', { qty: '1', adjReason: '시험' }))[0]).toBe(
    409,
  );
  expect(errorsOf(await act('platform/bill', draft['id'], 'cancel'))).toEqual([409, 'E_STATE', 'stCd']);
});

test('4: paid, and not more than that', async () => {
  const { id } = await billOf(corp.corpId, '202610');
  const pay = (payAmt: string, payDt = '2026-11-20') => act('platform/bill', id, 'pay', { payDt, payAmt });
  expect(errorsOf(await pay('429001'))).toEqual([409, 'E_SUM', 'payAmt']);
  expect(errorsOf(await pay('1', '2026-11-21'))).toEqual([400, 'E_RANGE', 'payDt']);
  expect(ok(await pay('29000'))).toMatchObject({ stCd: 'ISSUED', paidAmount: '29000', paidDt: null });
  expect(errorsOf(await pay('400001'))).toEqual([409, 'E_SUM', 'payAmt']);
  expect(ok(await pay('400000'))).toMatchObject({ stCd: 'PAID', paidAmount: '429000', paidDt: '2026-11-20' });
  expect(errorsOf(await pay('1'))).toEqual([409, 'E_STATE', 'stCd']);
  // What was entered wrongly is taken back, one payment after the other, with what it was said before.
  const facts = async () => (await oper.get<Values>(`/platform/bill/${String(id)}/facts`)).body;
  expect(await facts()).toMatchObject({ byHand: true, lastPayAmt: '400,000원', lastPayDt: '2026-11-20' });
  const unpay = () => act('platform/bill', id, 'unpay');
  expect(ok(await unpay())).toMatchObject({ stCd: 'ISSUED', paidAmount: '29000', paidDt: null });
  expect(ok(await unpay())).toMatchObject({ stCd: 'ISSUED', paidAmount: '0' });
  expect(await facts()).toEqual({ byHand: false, late: '', amendedBy: [], comesTo: null });
  expect(errorsOf(await unpay())).toEqual([409, 'E_STATE']);
  for (const none of ['0', '-20000']) expect(errorsOf(await pay(none))).toEqual([400, 'E_RANGE', 'payAmt']);
  expect(ok(await pay('429000'))).toMatchObject({ stCd: 'PAID', paidAmount: '429000' });
});

test('4a: a bill names what amends its tax invoice, and stays as it was issued', async () => {
  const before = await billOf(corp.corpId, '202610');
  const path = (id: unknown) => `/platform/taxInv/${String(id)}`;
  const step = async (id: unknown, name: string, input: Values = {}) =>
    ok(await oper.post<Values>(`${path(id)}/${name}`, { version: (await read(oper, path(id)))['version'], ...input }));
  const { taxInvId } = await read(oper, `/platform/bill/${String(before['id'])}?view=op`);
  await step(taxInvId, 'send');
  await expect.poll(async () => (await read(oper, path(taxInvId)))['stCd'], { timeout: 20_000 }).toBe('DONE');
  const { made } = await step(taxInvId, 'amend', { modifyCd: '02', eventDt: '2026-11-20', diffAmt: '-65000' });
  const [{ id }] = made as [Values];
  const { taxInvNo } = await read(oper, path(id));
  await step(id, 'issue');
  expect(await read(oper, `/platform/bill/${String(before['id'])}/facts`)).toMatchObject({
    amendedBy: [{ id, taxInvNo, stCd: 'ISSUED', sumAmount: '-71500' }],
    comesTo: '357500',
  });
  expect(await billOf(corp.corpId, '202610')).toMatchObject({ sumAmount: '429000', version: before['version'] });
});

test('4b: two months in a row that nobody paid end the subscription', async () => {
  const late = await customer(app, { name: '미납통관(주)', regNo: '1234567805', since: '2026-09-01', users: 2 });
  for (const ym of ['202609', '202610']) {
    await meter(ym);
    await close(ym);
    ok(await act('platform/bill', (await billOf(late.corpId, ym))['id'], 'issue', { confirmed: ['billLate'] }));
  }
  // Its day had passed when it was issued.
  expect(await billOf(late.corpId, '202609')).toMatchObject({ stCd: 'OVERDUE', dueDt: '2026-10-25' });
  const night = async (date: string) => ok(await oper.post<Values>('/fw/job/nightly', { date }));
  const subsc = () => read(oper, `/platform/subsc/${late.subscId}?view=op`);
  await night('2026-11-25');
  expect(await billOf(late.corpId, '202610')).toMatchObject({ stCd: 'ISSUED' });
  expect(await subsc()).toMatchObject({ stCd: 'USE' });
  await night('2026-11-26');
  await night('2026-11-26');
  expect(await subsc()).toMatchObject({ stCd: 'TERM', endDt: '2026-11-26' });
  const events = (await subsc())['histList'] as Values[];
  expect(events.filter(({ histTpCd }) => histTpCd === 'TERM')).toHaveLength(1);
  expect(await late.opened()).not.toContain(21);
  // Who paid in time stays.
  expect(await read(oper, `/platform/subsc/${corp.subscId}?view=op`)).toMatchObject({ stCd: 'USE' });
});
