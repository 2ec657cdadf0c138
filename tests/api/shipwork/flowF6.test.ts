/** F6 of 30-flows through the calls, by buyer and supplier, with every figure; and what each side sees of it on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { migrations } from '../../../src/database/migrate.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { linesOf } from '../../support/repair.ts';
import { errorsOf, ok, openSupply, type Supply } from '../../support/supply.ts';
import { heard } from './declarations.ts';

let app: TestApp;
let supply: Supply;
let order: Values;
let permit: Values;
/** Whoever keeps the supplier's books. */
let books: Client;

beforeAll(async () => {
  app = await startApp();
  supply = await openSupply(app);
  books = await app.as('admin6');
});
afterAll(() => app.close());

/** What a permit is applied for with, as another one says it. */
const headOf = ({ shipNm, callSign, supRegNo, arrDt, berthTxt, loadFromDtm, loadToDtm }: Values): Values => ({
  ...{ shipNm, callSign, supRegNo, arrDt, berthTxt, loadFromDtm, loadToDtm },
});
const goodsOf = (one: Values) =>
  linesOf(one).map(({ itemNm, unitCd, qty, unitPrice }) => ({ itemNm, unitCd, qty, unitPrice }));

/** What a correction once left as a plain document is known again by the trail; what came at another time stays a document. */
async function expectSetAsideBefore(id: unknown, kinds: () => Promise<unknown[]>): Promise<void> {
  const { sql } = migrations().find(({ name }) => name === 'signatures_set_aside')!;
  const run = (text: string) => withClient(app.urls.ownerUrl, (client) => client.query(text));
  const trail = `sys_audit where table_nm = 'shipwork_order' and row_id = ${Number(id)}`;
  const times = `update ${trail.replace(' where', " set at = '2026-11-20'::timestamptz + id * interval '1 second' where")}`;
  await run(times);
  const plain = (before: string) =>
    run(`update sys_file set ref_type_cd = 'DOC',
      create_dt = (select at - interval '500 ms' from ${trail} and act = '${before}' order by id desc limit 1)
      where ref_table_nm = 'SW_ORDER' and ref_id = ${Number(id)} and ref_type_cd = 'SIGN_OLD'`);
  await plain('correct');
  await run(sql);
  expect((await kinds()).toSorted()).toEqual(['SIGN', 'SIGN_OLD']);
  for (const other of ['receive', 'deliver', 'order']) {
    await plain(other);
    await run(sql);
    expect((await kinds()).toSorted(), other).toEqual(['DOC', 'SIGN']);
    await run(`update sys_file set ref_type_cd = 'SIGN_OLD' where ref_id = ${Number(id)} and ref_type_cd = 'DOC'`);
  }
}

const unread = async (account: string) => {
  const { body } = await (await app.as(account)).get<{ content: Values[] }>('/platform/notify/list');
  return body.content.filter(({ prefix, recordId }) => prefix === 'shipwork/order' && recordId === order['id']);
};
const listed = async (account: string, query = '') => {
  const { body } = await (
    await app.as(account)
  ).get<{ content: Values[] }>(`/shipwork/order/list?ids=${String(order['id'])}${query}`);
  return body.content.length;
};

test('1: the buyer asks, the supplier quotes with its own purchase prices, the buyer orders', async () => {
  const { buyer, supplier, act, read } = supply;
  // The buyer knows no prices yet.
  const bare = [
    { itemNm: '윤활유', impaCd: '170101', unitCd: 'L', qty: '200' },
    { itemNm: '방폭손전등', impaCd: '792201', unitCd: 'EA', qty: '12' },
  ];
  const gone = await buyer.post<Values>('/shipwork/order', supply.body(bare, { etdDt: '2026-11-23' }));
  expect(errorsOf(gone)).toEqual([400, 'E_RANGE', 'etdDt']);
  expect(gone.body['message']).toBe('입항예정일 2026-11-24보다 빠를 수 없습니다.');
  order = await supply.order(bare);
  expect(order).toMatchObject({
    ...{ stCd: 'DRAFT', shipNm: '누리파이오니어', callSign: 'D8ZX', trdTpCd: 'INTL', supNm: '참데모선용품(주)' },
    ...{ vatCd: 'ZERO', zeroReasonCd: 'SHIP', buyNm: '누리데모해운(주)', supCorpId: 6, sumAmount: '0' },
  });
  expect(String(order['orderNo'])).toMatch(/^SO-2611-\d{4}$/);
  // A draft is the buyer's alone.
  expect(await listed('sup6')).toBe(0);
  expect((await supplier.get(`/shipwork/order/${String(order['id'])}`)).status).toBe(404);
  const early = { version: order['version'] };
  expect((await supplier.post(`/shipwork/order/${String(order['id'])}/request`, early)).status).toBe(404);
  ok(await act(buyer, order['id'], 'request', { sayTxt: '오전 중에 부탁드립니다' }));
  expect(await unread('sup6')).toMatchObject([{ kind: 'turn', facts: { to: 'REQ', by: '누리데모해운(주)' } }]);
  // Every price is asked for at its cell.
  const open = await act(supplier, order['id'], 'quote');
  expect(errorsOf(open)).toEqual([400, 'E_REQUIRED', 'price', 'price']);
  // The prices of before are proposed: of this buyer, and what the goods cost the supplier.
  const known = ok(await supplier.get<Values>(`/shipwork/order/prices?orderId=${String(order['id'])}`));
  expect(known['content']).toMatchObject([
    { price: '9800', purcPrice: '7900', of: 'ship' },
    { price: '46500', purcPrice: '37000', of: 'clnt' },
  ]);
  const seen = await read(supplier, order['id']);
  expect(seen).not.toHaveProperty('shipId');
  const filled = await supplier.patch<Values>(`/shipwork/order/${String(order['id'])}`, {
    version: seen['version'],
    updateItemList: linesOf(seen).map(({ id }, at) => ({
      id,
      ...[
        { price: '9800', purcPrice: '7900', itemNm: '다른 이름', qty: '1' },
        { price: '46500', purcPrice: '37000' },
      ][at],
    })),
    insertItemList: [{ itemNm: '덤', unitCd: 'EA', qty: '1', price: '1' }],
  });
  const quoted = ok(filled);
  expect(linesOf(quoted)).toMatchObject([
    { itemNm: '윤활유', qty: '200', price: '9800', tot: '1960000', purcPrice: '7900', prftRt: '24.05' },
    { itemNm: '방폭손전등', qty: '12', price: '46500', tot: '558000', purcPrice: '37000', prftRt: '25.68' },
  ]);
  expect(linesOf(quoted)).toHaveLength(2);
  ok(await act(supplier, order['id'], 'quote'));
  const offered = await read(buyer, order['id']);
  const about = `${String(offered['orderTitle'])} · 누리파이오니어`;
  expect(await unread('sup7')).toMatchObject([
    { kind: 'turn', facts: { to: 'QUOT', by: '참데모선용품(주)', about, won: '2,518,000' } },
  ]);
  for (const line of linesOf(offered))
    for (const name of ['purcPrice', 'prftRt']) expect(line).not.toHaveProperty(name);
  expect(errorsOf(await act(supplier, order['id'], 'order'))).toEqual([403, 'E_AUTH']);
  order = ok(await act(buyer, order['id'], 'order'));
  expect(order).toMatchObject({
    ...{ stCd: 'ORD', quotAmount: '2518000', salesVat: '0', sumAmount: '2518000' },
    ...{ supRegNo: '0068100064', supAddr: '부산광역시 동구 데모로 56' },
  });
});

test('1: while the supplier works on its quotation, the buyer reads nothing of it, in no way out, nor later how it came about', async () => {
  const { buyer, supplier, act, read } = supply;
  const made = await supply.order([{ itemNm: '쌀', unitCd: 'KG', qty: '10' }], { orderTitle: '견적 중' });
  const at = `/shipwork/order/${String(made['id'])}`;
  ok(await act(buyer, made['id'], 'request'));
  const price = async (value: string) => {
    const { version, itemList } = await read(supplier, made['id']);
    const [line] = itemList as Values[];
    const body = { version, updateItemList: [{ id: line!['id'], price: value, purcPrice: '1000' }] };
    return ok(await supplier.patch<Values>(at, body));
  };
  expect(await price('2800')).toMatchObject({ sumAmount: '28000' });
  const own = await read(buyer, made['id']);
  expect(own).toMatchObject({ stCd: 'REQ', sumAmount: null, quotAmount: null });
  expect(linesOf(own)).toMatchObject([{ itemNm: '쌀', qty: '10', price: null, tot: null }]);
  // By what a price is made is the supplier's own in every state, as its cost is.
  expect(linesOf(own)[0]).not.toHaveProperty('priceBaseCd');
  const row = async (who: Client, more = '') => {
    const query = `ids=${String(made['id'])}&side=${who === buyer ? 'buy' : 'sell'}${more}`;
    return (await who.get<{ content: Values[]; sums: Values }>(`/shipwork/order/list?${query}`)).body;
  };
  expect((await row(buyer)).content).toMatchObject([{ stCd: 'REQ', dealAmount: null }]);
  expect((await row(supplier)).content).toMatchObject([{ dealAmount: '28000' }]);
  expect(JSON.stringify([await row(buyer), own])).not.toContain('2800');
  const told = async (who: Client) => JSON.stringify((await who.get(`${at}/history`)).body);
  expect(await told(buyer)).not.toContain('2800');
  expect(await told(supplier)).toContain('2800');
  await price('2500');
  ok(await act(supplier, made['id'], 'quote'));
  expect(await read(buyer, made['id'])).toMatchObject({ stCd: 'QUOT', sumAmount: '25000' });
  expect((await row(buyer)).content).toMatchObject([{ dealAmount: '25000' }]);
  expect(await told(buyer)).not.toContain('2800');
  // Asked for anew it is the supplier's work again.
  ok(await act(buyer, made['id'], 'requote'));
  expect(await read(buyer, made['id'])).toMatchObject({ stCd: 'REQ', sumAmount: null });
  await price('2600');
  ok(await act(buyer, made['id'], 'cancel'));
  expect(await read(buyer, made['id'])).toMatchObject({ stCd: 'CANCEL', sumAmount: null, quotDt: null });
  expect((await row(buyer)).content).toMatchObject([{ dealAmount: null }]);
});

test('1: by what a price is made is required of the supplier alone: the buyer saves its draft without, and changes nothing of it later', async () => {
  const { buyer, supplier, act, read } = supply;
  const rice = { itemNm: '쌀', unitCd: 'KG', qty: '10' };
  // Neither asked for of the buyer nor taken from it.
  const made = await supply.order([{ ...rice, priceBaseCd: 'R' }], { orderTitle: '기준' });
  const at = `/shipwork/order/${String(made['id'])}`;
  const save = async (who: Client, more: (lines: readonly Values[]) => Values) => {
    const { version, itemList } = await read(who, made['id']);
    return ok(await who.patch<Values>(at, { version, ...more(itemList as Values[]) }));
  };
  const drafted = await save(buyer, ([line]) => ({
    updateItemList: [{ ...line, qty: '12', priceBaseCd: null }],
    insertItemList: [{ ...rice, itemNm: '보리' }],
  }));
  expect(linesOf(drafted)).toMatchObject([{ qty: '12' }, { itemNm: '보리' }]);
  ok(await act(buyer, made['id'], 'request'));
  expect(linesOf(await read(supplier, made['id']))).toMatchObject([{ priceBaseCd: 'P' }, { priceBaseCd: 'P' }]);
  await save(supplier, (lines) => ({
    updateItemList: lines.map(({ id }) => ({ id, priceBaseCd: 'R', purcPrice: '1000', prftRt: '20' })),
  }));
  ok(await act(supplier, made['id'], 'quote'));
  ok(await act(buyer, made['id'], 'order'));
  const rated = { priceBaseCd: 'R', purcPrice: '1000', prftRt: '20.00', price: '1200' };
  expect(linesOf(await read(supplier, made['id']))).toMatchObject([rated, rated]);
  const seen = await read(buyer, made['id']);
  expect(linesOf(seen)).toMatchObject([{ price: '1200' }, { price: '1200' }]);
  for (const told of [drafted, seen, (await buyer.get(`${at}/history`)).body])
    expect(JSON.stringify(told)).not.toContain('priceBaseCd');
});

test('what each side said stays beside the answer of the other, and the trail names companies', async () => {
  const { buyer, supplier, act, read } = supply;
  const made = await supply.order([{ itemNm: '쌀', unitCd: 'KG', qty: '10' }], { orderTitle: '전달사항' });
  const { id } = made;
  ok(await act(buyer, id, 'request', { sayTxt: '묶음으로 부탁드립니다' }));
  const asked = await read(supplier, id);
  const [line] = linesOf(asked);
  const body = { version: asked['version'], updateItemList: [{ id: line!['id'], price: '2800', dctRt: '2.5' }] };
  ok(await supplier.patch<Values>(`/shipwork/order/${String(id)}`, body));
  // On the quotation stands what the supplier says to it, not what it was asked.
  const paper = async () =>
    JSON.stringify((await supplier.get<Values>(`/shipwork/order/${String(id)}/print?paper=quotation`)).body);
  expect(await paper()).toContain('2,800');
  expect(await paper()).not.toContain('묶음으로');
  ok(await act(supplier, id, 'quote', { sayTxt: '20 kg 포대입니다' }));
  expect(await paper()).toContain('20 kg 포대입니다');
  ok(await act(buyer, id, 'requote', { sayTxt: '10 kg는 없습니까' }));
  ok(await act(supplier, id, 'quote'));
  const said = [
    { corpNm: '누리데모해운(주)', stCd: 'REQ', saidTxt: '묶음으로 부탁드립니다' },
    { corpNm: '참데모선용품(주)', stCd: 'QUOT', saidTxt: '20 kg 포대입니다' },
    { corpNm: '누리데모해운(주)', stCd: 'REQ', saidTxt: '10 kg는 없습니까' },
  ];
  for (const side of [buyer, supplier]) expect(await read(side, id)).toMatchObject({ saidTxt: null, saidList: said });
  // Nobody writes it by hand.
  const now = await read(buyer, id);
  const typed = { version: now['version'], insertSaidList: [{ saidTxt: '꾸밈' }] };
  await buyer.patch(`/shipwork/order/${String(id)}`, typed);
  expect((await read(buyer, id))['saidList']).toHaveLength(3);
  const trail = async (who: Client) =>
    (await who.get<{ content: Values[] }>(`/shipwork/order/${String(id)}/history`)).body.content;
  const [mine, theirs] = [(await trail(buyer)).at(-1)!, (await trail(supplier)).at(-1)!];
  expect(mine).toMatchObject({ act: 'create', userNm: expect.any(String) });
  // Of a draft the supplier reads nothing.
  expect(theirs).toMatchObject({ act: 'request', userNm: null, corpNm: '누리데모해운(주)' });
  // Each knows its own persons, in a document of the other as well.
  expect((await trail(supplier)).find(({ act: step }) => step === 'quote')).toMatchObject({
    userNm: expect.any(String),
  });
  expect(await read(buyer, id)).toMatchObject({ updateNm: '참데모선용품(주)' });
  // What is permitted is worth what is paid for it.
  ok(await act(buyer, id, 'order'));
  const goods = ok(await supplier.post<Values>('/shipwork/loadPrmt/fromOrder', { orderId: id }), 201);
  expect(linesOf(goods)).toMatchObject([{ itemNm: '쌀', qty: '10', unitPrice: '2730', amt: '27300' }]);
});

test('a quotation that was cancelled stays to be read by both', async () => {
  const { buyer, supplier, act, read } = supply;
  const made = await supply.order();
  for (const [who, step] of [
    [buyer, 'request'],
    [supplier, 'quote'],
    [buyer, 'cancel'],
  ] as const)
    ok(await act(who, made['id'], step));
  expect(await read(buyer, made['id'])).toMatchObject({ stCd: 'CANCEL', sumAmount: '2518000' });
});

test('a draft that is given up is no matter of the supplier', async () => {
  const { buyer, supplier, act, read } = supply;
  const made = await supply.order();
  ok(await act(buyer, made['id'], 'cancel'));
  expect(await read(buyer, made['id'])).toMatchObject({ stCd: 'CANCEL', supNm: '참데모선용품(주)', supCorpId: null });
  expect((await supplier.get(`/shipwork/order/${String(made['id'])}`)).status).toBe(404);
});

test('1: both companies list it, each on its side; a third finds nothing', async () => {
  expect([await listed('sup7'), await listed('sup6')]).toEqual([1, 1]);
  expect([await listed('sup7', '&side=buy'), await listed('sup7', '&side=sell')]).toEqual([1, 0]);
  expect([await listed('sup6', '&side=buy'), await listed('sup6', '&side=sell')]).toEqual([0, 1]);
  expect([await listed('admin2'), await listed('admin8')]).toEqual([0, 0]);
  for (const third of ['admin2', 'view2', 'admin8'])
    expect((await (await app.as(third)).get(`/shipwork/order/${String(order['id'])}`)).status).toBe(404);
});

test('2: no delivery without a permit; with one it is delivered, received against a signature, and billed', async () => {
  const { buyer, supplier, act, attach } = supply;
  const rows = linesOf(order).map(({ id, qty }) => ({ id, dlvQty: qty }));
  const dlvDtm = '2026-11-20 08:40';
  expect(errorsOf(await act(supplier, order['id'], 'deliver', { rows, dlvDtm }))).toEqual([409, 'E_STATE']);
  permit = ok(await supplier.post<Values>('/shipwork/loadPrmt/fromOrder', { orderId: order['id'] }), 201);
  expect(permit).toMatchObject({
    ...{ stCd: 'DRAFT', shipNm: '누리파이오니어', callSign: 'D8ZX', supRegNo: '030SR001', arrDt: '2026-11-24' },
    ...{ loadFromDtm: '2026-11-25 14:00', loadToDtm: '2026-11-25 16:00', berthTxt: '감천 3부두' },
  });
  expect(linesOf(permit)).toMatchObject([
    { itemNm: '윤활유', qty: '200', unitPrice: '9800', amt: '1960000' },
    { itemNm: '방폭손전등', qty: '12', unitPrice: '46500', amt: '558000' },
  ]);
  const onPermit = (name: string, body: Values = {}) => act(supplier, permit['id'], name, body, 'shipwork/loadPrmt');
  // Until it is granted, the order names the permit that it waits for; its buyer hears of none.
  const factsOf = async (who: Client) => ok(await who.get<Values>(`/shipwork/order/${String(order['id'])}/facts`));
  const named = { permitted: false, permit: permit['prmtNo'], permitId: permit['id'] };
  expect(await factsOf(supplier)).toMatchObject(named);
  expect(await factsOf(buyer)).not.toHaveProperty('permit');
  const waits = await act(supplier, order['id'], 'deliver', { rows, dlvDtm });
  expect(JSON.stringify(waits.body)).toContain(`적재허가 ${String(permit['prmtNo'])}`);
  // Another one for the same order is asked about.
  const again = { ...headOf(permit), orderId: order['id'], insertItemList: goodsOf(permit) };
  const second = await supplier.post<Values>('/shipwork/loadPrmt', again);
  expect(errorsOf(second)).toEqual([409, 'E_WARN', 'orderId']);
  expect(JSON.stringify(second.body)).toContain(`적재허가 ${String(permit['prmtNo'])}`);
  // Sent so early that it ends before the loading, it is asked about.
  const times = async (loadFromDtm: string, loadToDtm: string) => {
    const { version } = ok(await supplier.get<Values>(`/shipwork/loadPrmt/${String(permit['id'])}`));
    ok(await supplier.patch<Values>(`/shipwork/loadPrmt/${String(permit['id'])}`, { version, loadFromDtm, loadToDtm }));
  };
  await times('2026-11-29 14:00', '2026-11-29 16:00');
  const tooSoon = await onPermit('send');
  expect(errorsOf(tooSoon)).toEqual([409, 'E_WARN', 'loadToDtm']);
  expect(JSON.stringify(tooSoon.body)).toContain('이행기한이 2026-11-27');
  await times('2026-11-25 14:00', '2026-11-25 16:00');
  ok(await onPermit('send'));
  await heard(supplier, 'shipwork/loadPrmt', permit);
  expect(errorsOf(await act(supplier, order['id'], 'deliver', { rows, dlvDtm }))).toEqual([409, 'E_STATE']);
  const given = ok(await onPermit('reply', { resultCd: 'PERMIT' }));
  expect(given).toMatchObject({ stCd: 'PERMIT', permitDt: '2026-11-20', doneDueDt: '2026-11-27' });
  expect(String(given['permitNo'])).toMatch(/^0301026\d{7}$/);
  const over = rows.map((row, at) => (at === 1 ? { ...row, dlvQty: '13' } : row));
  expect(errorsOf(await act(supplier, order['id'], 'deliver', { rows: over, dlvDtm }))).toEqual([
    409,
    'E_BAL',
    'dlvQty',
  ]);
  expect(errorsOf(await act(buyer, order['id'], 'deliver', { rows, dlvDtm }))).toEqual([403, 'E_AUTH']);
  // What is told as done lies not ahead, whoever confirms it.
  for (const more of [{}, { confirmed: true }]) {
    const ahead = await act(supplier, order['id'], 'deliver', { rows, dlvDtm: '2026-11-25 15:10', ...more });
    expect(errorsOf(ahead)).toEqual([400, 'E_RANGE', 'dlvDtm']);
  }
  // Before the time of the permit it is asked about.
  const early = await act(supplier, order['id'], 'deliver', { rows, dlvDtm });
  expect(errorsOf(early)).toEqual([409, 'E_WARN', 'dlvDtm']);
  expect(JSON.stringify(early.body)).toContain('적재 시작은 2026-11-25 14:00입니다');
  const came = await act(supplier, order['id'], 'deliver', { rows, dlvDtm, confirmed: true });
  expect(ok(came)).toMatchObject({ stCd: 'DLV', dlvDtm });
  expect(errorsOf(await act(buyer, order['id'], 'receive', { rcvNm: '1등항해사' }))).toEqual([409, 'E_STATE']);
  await attach(buyer, order['id'], 'SIGN');
  expect(ok(await act(buyer, order['id'], 'receive', { rcvNm: '1등항해사' }))).toMatchObject({ stCd: 'RCV' });
  const billed = ok(await act(supplier, order['id'], 'bill'));
  expect(billed).toMatchObject({ stCd: 'BILL', made: [{ prefix: 'platform/taxInv' }] });
  const invoice = ok(await books.get<Values>(`/platform/taxInv/${String(billed['taxInvId'])}`));
  expect(invoice).toMatchObject({
    ...{ stCd: 'DRAFT', vatCd: 'ZERO', zeroReasonCd: 'SHIP', writeDt: '2026-11-20', corpId: 6 },
    ...{ supplyAmt: '2518000', taxAmt: '0', sumAmount: '2518000', srcTbl: 'SW_ORDER' },
    ...{ invrNm: '참데모선용품(주)', inveNm: '누리데모해운(주)', inveRegNo: '0078100072', inveCeoNm: '전가상' },
  });
  // It is the supplier's until it is issued, even for whoever reads tax invoices at the buyer's.
  expect((await (await app.as('admin7')).get(`/platform/taxInv/${String(billed['taxInvId'])}`)).status).toBe(404);
});

test('2: the draft of the tax invoice thrown away, the order is billed again', async () => {
  const { supplier, act, read } = supply;
  const taken = await read(supplier, order['id']);
  expect((await books.del(`/platform/taxInv/${String(taken['taxInvId'])}`)).status).toBe(204);
  expect(await read(supplier, order['id'])).toMatchObject({ stCd: 'RCV', taxInvId: null });
  expect(ok(await act(supplier, order['id'], 'bill'))).toMatchObject({ stCd: 'BILL' });
});

test('3: no more is reported aboard than was permitted', async () => {
  const { supplier, act } = supply;
  const report = (second: string) =>
    act(
      supplier,
      permit['id'],
      'report',
      {
        doneDtm: '2026-11-25 16:30',
        rows: linesOf(permit).map(({ id, qty }, at) => ({ id, realQty: at ? second : qty })),
      },
      'shipwork/loadPrmt',
    );
  expect(errorsOf(await report('13'))).toEqual([409, 'E_BAL', 'realQty']);
  const done = ok(await report('11'));
  expect(done).toMatchObject({ stCd: 'DONE', doneDtm: '2026-11-25 16:30' });
  expect(linesOf(done).map(({ realQty }) => realQty)).toEqual(['200', '11']);
});

test('what is less than ordered is billed as it came', async () => {
  const { buyer, supplier, act, attach } = supply;
  const dom = (
    await buyer.post<Values>('/rs4/ship', {
      shipNm: '국내선',
      shipNmEn: 'DOMESTIC',
      shipTpCd: 'GEN',
      natCd: 'KR',
      trdTpCd: 'DOM',
      callSign: 'D7AA',
    })
  ).body;
  const made = await supply.order([{ itemNm: '로프', unitCd: 'M', qty: '10', price: '1000' }], { shipId: dom['id'] });
  expect(made).toMatchObject({ vatCd: 'TAX10', salesVat: '1000', sumAmount: '11000' });
  for (const [who, step] of [
    [buyer, 'request'],
    [supplier, 'quote'],
    [buyer, 'order'],
  ] as const)
    ok(await act(who, made['id'], step));
  const rows = linesOf(made).map(({ id }) => ({ id, dlvQty: '7' }));
  // A ship in home trade needs no permit.
  ok(await act(supplier, made['id'], 'deliver', { rows, dlvDtm: '2026-11-20 09:00' }));
  // A report of what came aboard begins with what was delivered, less what another permit has reported.
  const permitOf = async () =>
    ok(await supplier.post<Values>('/shipwork/loadPrmt/fromOrder', { orderId: made['id'] }), 201);
  const cameOf = async (one: Values) => {
    const facts = ok(await supplier.get<Values>(`/shipwork/loadPrmt/${String(one['id'])}/facts`));
    return linesOf(one).map(({ id }) => (facts['came'] as Values)[String(id)]);
  };
  const [first, second] = [await permitOf(), await permitOf()];
  expect([await cameOf(first), await cameOf(second)]).toEqual([['7'], ['7']]);
  const onFirst = (name: string, body: Values = {}) => act(supplier, first['id'], name, body, 'shipwork/loadPrmt');
  ok(await onFirst('send'));
  await heard(supplier, 'shipwork/loadPrmt', first);
  ok(await onFirst('reply', { resultCd: 'PERMIT' }));
  const aboard = linesOf(first).map(({ id }) => ({ id, realQty: '4' }));
  ok(await onFirst('report', { doneDtm: '2026-11-20 11:00', rows: aboard }));
  expect([await cameOf(first), await cameOf(second)]).toEqual([['7'], ['3']]);
  await attach(buyer, made['id'], 'SIGN');
  ok(await act(buyer, made['id'], 'receive', { rcvNm: '갑판장' }));
  const billed = ok(await act(supplier, made['id'], 'bill'));
  const invoice = ok(await books.get<Values>(`/platform/taxInv/${String(billed['taxInvId'])}`));
  expect(invoice).toMatchObject({ supplyAmt: '7000', taxAmt: '700', sumAmount: '7700' });
});

/** An order for a ship in home trade, which needs no permit, as far as its supplier delivers it. */
async function homeOrder(callSign: string, line: Values, quoted: Values = {}): Promise<Values> {
  const { buyer, supplier, act, read } = supply;
  const ship = await buyer.post<Values>('/rs4/ship', {
    ...{ shipNm: '국내선', shipNmEn: 'DOMESTIC', shipTpCd: 'GEN', natCd: 'KR', trdTpCd: 'DOM', callSign },
  });
  const made = await supply.order([line], { shipId: ship.body['id'] });
  ok(await act(buyer, made['id'], 'request'));
  const { version, itemList } = await read(supplier, made['id']);
  const updateItemList = (itemList as Values[]).map(({ id }) => ({ id, ...quoted }));
  ok(await supplier.patch<Values>(`/shipwork/order/${String(made['id'])}`, { version, updateItemList }));
  ok(await act(supplier, made['id'], 'quote', { sayTxt: '새 제품입니다' }));
  return ok(await act(buyer, made['id'], 'order'));
}

test('what did not come as it was told is delivered anew, at the word of the buyer, who is billed for what came', async () => {
  const { buyer, supplier, act, read, attach } = supply;
  const { id, itemList } = await homeOrder('D7AB', { itemNm: '로프', unitCd: 'M', qty: '10', price: '1000' });
  const deliver = (dlvQty: string) => {
    const rows = (itemList as Values[]).map((line) => ({ id: line['id'], dlvQty }));
    return act(supplier, id, 'deliver', { rows, dlvDtm: '2026-11-20 08:40' });
  };
  /** What the lists of both sides tell of it, and the sums below them. */
  const told = async () => {
    const query = `ids=${String(id)}&sums=1&columns=sumAmount,dealAmount`;
    const asked = await Promise.all(
      [buyer, supplier].map((who) => who.get<{ content: Values[]; sums: Values }>(`/shipwork/order/list?${query}`)),
    );
    expect(asked[0]!.body).toEqual(asked[1]!.body);
    const { content, sums } = asked[0]!.body;
    return [content[0]!['sumAmount'], content[0]!['dealAmount'], sums['dealAmount'], content[0]!['marked']];
  };
  ok(await deliver('10'));
  expect(await told()).toEqual(['11000', '11000', '11000', []]);
  // Without words nobody knows what is amiss; and only the buyer asks.
  expect(errorsOf(await act(buyer, id, 'correct'))).toEqual([400, 'E_REQUIRED', 'sayTxt']);
  const asked = { sayTxt: '7 m만 받았습니다' };
  expect(errorsOf(await act(supplier, id, 'correct', asked))).toEqual([403, 'E_AUTH']);
  expect(ok(await act(buyer, id, 'correct', asked))).toMatchObject({ stCd: 'ORD', dlvDtm: null });
  const seen = await read(supplier, id);
  expect(linesOf(seen)).toMatchObject([{ qty: '10', dlvQty: null }]);
  expect(await told()).toEqual(['11000', '11000', '11000', []]);
  expect((seen['saidList'] as Values[]).at(-1)).toMatchObject({
    ...{ corpNm: '누리데모해운(주)', stCd: 'ORD', saidTxt: '7 m만 받았습니다' },
  });
  // On the quotation stays what the supplier said with it.
  expect(seen).toMatchObject({ saidTxt: '새 제품입니다', quotAmount: '10000' });
  const { body } = await (await app.as('sup6')).get<{ content: Values[] }>('/platform/notify/list');
  expect(body.content.filter(({ recordId }) => recordId === id)).toContainEqual(
    expect.objectContaining({ kind: 'turn', facts: expect.objectContaining({ to: 'ORD', from: 'DLV' }) }),
  );
  // What is proposed for the new delivery is what the one before said, as often as it is corrected.
  const [row] = itemList as Values[];
  const before = async () => ok(await supplier.get<Values>(`/shipwork/order/${String(id)}/facts`))['before'];
  expect(await before()).toEqual({ [String(row!['id'])]: '10' });
  ok(await deliver('8'));
  ok(await act(buyer, id, 'correct', asked));
  expect(await before()).toEqual({ [String(row!['id'])]: '8' });
  ok(await act(supplier, id, 'deliver', { rows: [], dlvDtm: '2026-11-20 08:40' }));
  expect(linesOf(await read(supplier, id))).toMatchObject([{ dlvQty: '8' }]);
  // Whoever signed for it, signed for what is corrected.
  await attach(buyer, id, 'SIGN');
  ok(await act(buyer, id, 'correct', asked));
  // Nothing is delivered meanwhile, on paper neither.
  const note = await supplier.get<Values>(`/shipwork/order/${String(id)}/print?paper=delivery`);
  expect(errorsOf(note)).toEqual([409, 'E_STATE']);
  ok(await deliver('7'));
  const kinds = async () => ((await read(buyer, id))['respFileList'] as Values[]).map(({ refTypeCd }) => refTypeCd);
  expect(await kinds()).toEqual(['SIGN_OLD']);
  expect(errorsOf(await act(buyer, id, 'receive', { rcvNm: '갑판장' }))).toEqual([409, 'E_STATE']);
  // What came of it, as its form tells it, with a sign that it is less.
  expect(await told()).toEqual(['11000', '7700', '7700', ['dealAmount']]);
  await attach(buyer, id, 'SIGN');
  expect((await kinds()).toSorted()).toEqual(['SIGN', 'SIGN_OLD']);
  ok(await act(buyer, id, 'receive', { rcvNm: '갑판장' }));
  await expectSetAsideBefore(id, kinds);
  const billed = ok(await act(supplier, id, 'bill'));
  const invoice = ok(await books.get<Values>(`/platform/taxInv/${String(billed['taxInvId'])}`));
  expect(invoice).toMatchObject({ supplyAmt: '7000', taxAmt: '700' });
});

test('a permit that comes to another sum than the goods of its order is asked about, with both', async () => {
  const { supplier } = supply;
  const rope = { itemNm: '나일론 로프', unitCd: 'M', qty: '20' };
  const made = await homeOrder('D7AC', rope, { price: '2545', dctRt: '2.5' });
  expect(made).toMatchObject({ quotAmount: '49627' });
  const start = ok(await supplier.get<Values>(`/shipwork/loadPrmt/new?orderId=${String(made['id'])}`));
  expect(linesOf(start)).toMatchObject([{ unitPrice: '2481' }]);
  const body = (item: Values) => ({ ...headOf(start), orderId: made['id'], insertItemList: [{ ...rope, ...item }] });
  const save = (item: Values) => supplier.post<Values>('/shipwork/loadPrmt', body({ unitPrice: '2481', ...item }));
  const asked = await save({});
  expect(errorsOf(asked)).toEqual([409, 'E_WARN', 'orderId']);
  expect(JSON.stringify(asked.body)).toMatch(/49,620원.*49,627원/);
  // What the order does not name, or has no price, is compared with nothing.
  ok(await save({ itemNm: '다른 로프' }), 201);
});
