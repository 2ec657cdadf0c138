/** Invoices over the wire: shares and the rest, issuing, payments in won and dollars, taking back, two at once (rs4/inv). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { meanwhile } from '../../support/holding.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let accounts: Client;
let overseas: number;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
  accounts = await app.as('acct2');
  const owner = {
    clntNm: 'SPECIMEN TANKERS',
    clntNmEn: 'SPECIMEN TANKERS',
    clntTpCds: 'OWNER',
    natCd: 'SG',
    currCd: 'USD',
    vatCd: 'TAX10',
  };
  overseas = (await yard.sales.post<{ id: number }>('/rs4/clnt', owner)).body.id;
});
afterAll(() => app.close());

const ok = ({ status, body }: Answer<Values>, wanted = 200): Values => {
  expect(status, JSON.stringify(body)).toBe(wanted);
  return body;
};
const refused = ({ status, body }: Answer<Values>) => [
  status,
  body['code'],
  (body['errors'] as Values[])[0]?.['field'] ?? null,
];
const now = (record: Values) => yard.read('rs4/inv', record['id']);
const orderOf = (inv: Values) => yard.read('rs4/order', inv['orderId']);
const act = async (record: Values, name: string, body: Values = {}) =>
  yard.act(accounts, 'rs4/inv', await now(record), name, body);
const patch = async (record: Values, body: Values) => yard.patch(accounts, 'rs4/inv', await now(record), body);
const post = (order: Values, invKindCd: string, body: Values = {}) =>
  accounts.post<Values>('/rs4/inv', { orderId: order['id'], invKindCd, ...body });
/** Shares beyond what was done are meant. */
const make = async (order: Values, invKindCd = 'ADV', body: Values = {}) =>
  ok(await post(order, invKindCd, { ...body, confirmed: true }), 201);
const pay = (record: Values, payAmt: string, body: Values = {}) =>
  act(record, 'pay', { payDt: '2026-11-20', payAmt, ...body });

/** 30,000 won: ten of 1,000 and four of 5,000. */
const accepted = async (body: Values = {}) => {
  const signed = await yard.signed(await yard.completed(body));
  return ok(await yard.act(yard.sales, 'rs4/order', signed, 'accept', { accNm: '백예시', accDt: '2026-11-20' }));
};
const advance = async () => make(await yard.order(), 'ADV', { advRt: '30' });
const issued = async (inv?: Values) => ok(await act(inv ?? (await advance()), 'issue'));
/** 10 × 12.35 and 4 × 40.00 dollars, and a tax of a tenth in won. */
const inDollars = async () => {
  const line = (itemNm: string, qty: string, priceFrgn: string) => ({
    itemNm,
    qty,
    priceFrgn,
    unitCd: 'M2',
    workTpCd: 'HULL',
    vatCd: 'TAX10',
  });
  const insertItemList = [line('세척', '10', '12.35'), line('도장', '4', '40.00')];
  const order = await yard.order({ clntId: overseas, currCd: 'USD', excRt: '1385.40', vatCd: 'TAX10', insertItemList });
  return make(order, 'PROG', { advRt: '100' });
};

describe('a draft', () => {
  test('in advance asks for the share of the order that is usual, or told', async () => {
    const order = await yard.order();
    const usual = await make(order);
    expect(usual).toMatchObject({
      advRt: '30.00',
      quotAmount: '9000',
      salesVat: '900',
      sumAmount: '9900',
      dueDt: '2026-12-20',
      stCd: 'DRAFT',
    });
    expect(usual['invNo']).toMatch(/^RIA-2611-\d{4}$/);
    expect(linesOf(usual)).toMatchObject([{ lineTpCd: 'I', itemNm: '선금 30% · 정기 수리', qty: '1', price: '9000' }]);
    const third = await make(order, 'ADV', { advRt: '33.33' });
    expect(third).toMatchObject({ quotAmount: '9999', salesVat: '999' });
    // The share follows its rate, whatever price a call sends.
    const turned = ok(
      await patch(third, { advRt: '50', updateItemList: [{ id: linesOf(third)[0]!['id'], price: '1' }] }),
    );
    expect(turned).toMatchObject({ quotAmount: '15000' });
    expect(linesOf(turned)).toMatchObject([{ itemNm: '선금 50% · 정기 수리' }]);
    // Words that tell another rate are asked about.
    const words = { id: linesOf(turned)[0]!['id'], itemNm: '선금 40%' };
    expect(refused(await patch(turned, { updateItemList: [words] }))).toEqual([409, 'E_WARN', 'itemNm']);
    ok(await patch(turned, { updateItemList: [words], confirmed: true }));
    for (const advRt of ['0', '100.01'])
      expect(refused(await post(order, 'ADV', { advRt }))).toEqual([400, 'E_RANGE', 'advRt']);
  });

  test('by progress asks for what was done and not yet billed, and warns of more, begun from the order or from an empty form', async () => {
    const order = await yard.order();
    const fields = `orderId=${String(order['id'])}&invKindCd=PROG&invDt=2026-11-20`;
    const begin = async () => ok(await accounts.get<Values>(`/rs4/inv/new?${fields}`));
    const proposed = async (of: string) => ok(await accounts.get<Values>(`/rs4/inv/defaults?of=${of}&${fields}`));
    const billed = async () => ok(await accounts.get<Values>(`/rs4/inv/billed?orderId=${String(order['id'])}`));
    // Nothing was done: no share is offered, and any one is asked about.
    expect(await begin()).toMatchObject({ advRt: null });
    expect(refused(await post(order, 'PROG', { advRt: '5' }))).toEqual([409, 'E_WARN', 'advRt']);
    // The work of 10,000 of 30,000 won reports 60 per cent.
    const work = await yard.work(order, 1);
    const begun = (await yard.act(yard.site, 'rs4/work', work, 'start')).body;
    const insertLogList = [{ workDt: '2026-11-20', workerCnt: 1, mh: 8, progRt: '60' }];
    ok(await yard.patch(yard.site, 'rs4/work', begun, { insertLogList }));
    const { progRt } = await yard.read('rs4/order', order['id']);
    expect(progRt).toBe('20.00');
    const start = await begin();
    expect(start).toMatchObject({ advRt: '20.00', clntId: order['clntId'] });
    expect(linesOf(start)).toMatchObject([{ itemNm: '기성 20% · 정기 수리', qty: '1' }]);
    for (const of of ['orderId', 'invKindCd']) {
      const { header, grids } = await proposed(of);
      expect(header).toMatchObject({ advRt: '20.00', clntId: order['clntId'], orderAmount: '30000' });
      expect((grids as Values)['item']).toEqual(linesOf(start));
    }
    await issued(ok(await post(order, 'PROG', { advRt: '15' }), 201));
    expect(await billed()).toEqual({
      progRt: '20.00',
      billedRt: '15.00',
      advanceRt: '0.00',
      undone: 2,
      currCd: 'KRW',
      billed: '4500',
      left: '25500',
    });
    expect(await begin()).toMatchObject({ advRt: '5.00' });
    const over = await post(order, 'PROG', { advRt: '5.01' });
    expect(refused(over)).toEqual([409, 'E_WARN', 'advRt']);
    expect((over.body['errors'] as Values[])[0]!['message']).toBe(
      '이미 청구한 15%와 합치면 20.01%로, 공사 진행률 20%를 넘습니다.',
    );
    const draft = ok(await post(order, 'PROG', { advRt: '5' }), 201);
    // A draft that is changed is judged the same; one whose share stays is not asked about again.
    expect(refused(await patch(draft, { advRt: '6' }))).toEqual([409, 'E_WARN', 'advRt']);
    ok(await patch(draft, { advRt: '6', confirmed: true }));
    ok(await patch(draft, { bankNm: '데모은행' }));
    await issued(draft);
    // Ahead of the work now: a third time the usual share is not asked for.
    expect(await begin()).toMatchObject({ advRt: null });
    expect(refused(await post(order, 'ADV', { advRt: '79.01' }))).toEqual([409, 'E_WARN', 'advRt']);
    ok(await post(order, 'ADV', { advRt: '79' }), 201);
  });

  test('in advance once more asks for what is left of the usual share, and of the order', async () => {
    const order = await yard.order();
    const fields = `orderId=${String(order['id'])}&invKindCd=ADV&invDt=2026-11-20`;
    const begun = async () => ok(await accounts.get<Values>(`/rs4/inv/new?${fields}`));
    await issued(await make(order, 'ADV', { advRt: '10' }));
    expect(await begun()).toMatchObject({ advRt: '20.00' });
    // The draft of a share asks for nothing yet, and what was called off never did.
    const progress = await make(order, 'PROG', { advRt: '75' });
    const off = await issued(await make(order, 'ADV', { advRt: '5' }));
    ok(await act(off, 'cancel'));
    expect(await begun()).toMatchObject({ advRt: '20.00' });
    await issued(progress);
    const left = await begun();
    expect(left).toMatchObject({ advRt: '15.00' });
    expect(linesOf(left)).toMatchObject([{ itemNm: '선금 15% · 정기 수리' }]);
    const { header, grids } = ok(await accounts.get<Values>(`/rs4/inv/defaults?of=orderId&${fields}`));
    expect(header).toMatchObject({ advRt: '15.00' });
    expect((grids as Values)['item']).toEqual(linesOf(left));
    await issued(await make(order, 'ADV'));
    expect(await begun()).toMatchObject({ advRt: null });
  });

  test('of the rest lists what was done, less what was asked for before; cancelled ones do not count', async () => {
    const order = await yard.order();
    await issued(await make(order, 'ADV', { advRt: '30' }));
    ok(await act(await issued(await make(order, 'ADV', { advRt: '10' })), 'cancel'));
    await make(order, 'PROG', { advRt: '20' });
    const { body } = await yard.sales.get<Values>(`/rs4/inv/new?orderId=${String(order['id'])}&invKindCd=FINAL`);
    expect(linesOf(body).filter(({ lineTpCd }) => lineTpCd === 'D')).toMatchObject([
      { itemNm: '기청구 차감', price: '-9000' },
    ]);
  });

  test('takes items in its lines, for what they were last invoiced', async () => {
    const { body: items } = await accounts.get<{ content: Values[] }>('/rs4/common/item?size=1');
    const itemId = items.content[0]!['id'];
    const made = await advance();
    const insertItemList = [{ itemId, itemNm: '추가 자재', qty: '2', price: '7000', unitCd: 'EA' }];
    const { itemList } = ok(await patch(made, { insertItemList }));
    expect((itemList as Values[]).map((line) => line['itemId'])).toEqual([null, itemId]);
    const header = `clntId=${String(made['clntId'])}&shipId=${String(made['shipId'])}&currCd=KRW&invDt=2026-11-20`;
    const path = `/rs4/inv/defaults?of=itemId&grid=item&${header}&wanted=${String(itemId)}`;
    const [row] = ok(await accounts.get<Values>(path))['rows'] as Values[];
    expect(row).toMatchObject({ of: itemId, last: { field: 'price', values: { price: '7000' }, of: 'ship' } });
    expect(Object.keys(row!['values'] as Values)).not.toContain('purcPrice');
  });

  test('stays as its order is: vessel, currency and the day when it is due are not typed', async () => {
    const inv = await advance();
    const sent = ok(
      await patch(inv, {
        shipId: 1,
        currCd: 'USD',
        dueDt: '2030-01-01',
        paidAmount: '5',
        stCd: 'PAID',
        invDt: '2026-11-01',
      }),
    );
    expect(sent).toMatchObject({
      shipNm: '한빛누리',
      currCd: 'KRW',
      dueDt: '2026-12-01',
      paidAmount: '0',
      stCd: 'DRAFT',
    });
    expect(ok(await patch(inv, { orderId: (await yard.order())['id'] }))).toMatchObject({ orderId: inv['orderId'] });
  });
});

describe('issuing', () => {
  test('an advance goes while work goes on, the rest after acceptance', async () => {
    const order = await yard.order();
    expect(await issued(await make(order))).toMatchObject({ stCd: 'ISSUED' });
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ stCd: 'RECV', invAmount: '9000' });
    // Nothing was done yet: the rest would be less than nothing, which is asked about.
    const asked = await post(order, 'FINAL');
    expect(refused(asked)).toEqual([409, 'E_WARN', 'invKindCd']);
    expect((asked.body['errors'] as Values[])[0]!['message']).toContain('KRW -9,000');
    expect(refused(await act(await make(order, 'FINAL'), 'issue'))).toEqual([409, 'E_STATE', null]);
  });

  test('the rest ends the order and notes what was invoiced of each line', async () => {
    const order = await accepted();
    expect(ok(await accounts.get<Values>(`/rs4/inv/billed?orderId=${String(order['id'])}`))).toMatchObject({
      undone: 0,
    });
    const rest = await issued(await make(order, 'FINAL'));
    expect(rest).toMatchObject({ stCd: 'ISSUED', quotAmount: '30000', sumAmount: '33000' });
    expect(rest['invNo']).toMatch(/^RIF-/);
    const after = await orderOf(rest);
    expect(after).toMatchObject({ stCd: 'INV', invAmount: '30000' });
    expect(linesOf(after).map(({ invQty }) => invQty)).toEqual(['0', '10', '4']);
    for (const kind of ['FINAL', 'ADV'])
      expect(refused(await act(await make(order, kind), 'issue'))).toEqual([409, 'E_STATE', null]);
  });

  test('never asks for more than the order came to, and says what is left', async () => {
    const order = await yard.order();
    await issued(await make(order, 'ADV', { advRt: '80' }));
    const over = await act(await make(order, 'PROG', { advRt: '20.01' }), 'issue');
    expect([...refused(over), over.body['message']]).toEqual([
      409,
      'E_SUM',
      'quotAmount',
      expect.stringContaining('6,000'),
    ]);
    await issued(await make(order, 'PROG', { advRt: '20' }));
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ invAmount: '30000' });
  });

  test('not by one won, and not by one cent', async () => {
    const tenThousand = {
      insertItemList: [{ itemNm: '점검', qty: '1', price: '10000', unitCd: 'LS', workTpCd: 'HULL' }],
    };
    const order = await yard.order(tenThousand);
    await issued(await make(order, 'ADV', { advRt: '80' }));
    const over = await make(order, 'PROG', { advRt: '20.01' });
    expect(over).toMatchObject({ quotAmount: '2001' });
    expect(refused(await act(over, 'issue'))).toEqual([409, 'E_SUM', 'quotAmount']);
    await issued(await make(order, 'PROG', { advRt: '20' }));
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ invAmount: '10000' });

    const dollars = { clntId: overseas, currCd: 'USD', excRt: '1385.40', vatCd: 'TAX10' };
    const hundred = [{ itemNm: '점검', qty: '1', priceFrgn: '100.00', unitCd: 'LS', workTpCd: 'HULL', vatCd: 'TAX10' }];
    const abroad = await yard.order({ ...dollars, insertItemList: hundred });
    await issued(await make(abroad, 'ADV', { advRt: '80' }));
    const cent = await make(abroad, 'PROG', { advRt: '20.01' });
    expect(cent).toMatchObject({ quotAmountFrgn: '20.01' });
    expect(refused(await act(cent, 'issue'))).toEqual([409, 'E_SUM', 'quotAmountFrgn']);
    await issued(await make(abroad, 'PROG', { advRt: '20' }));
  });

  test('an order never comes to less than was asked for: not by its quantities, not by what was done', async () => {
    const order = await yard.order();
    const inv = await issued(await make(order, 'ADV', { advRt: '80' }));
    const ordered = async (qty: string) => {
      const stored = await yard.read('rs4/order', order['id']);
      return yard.patch(yard.sales, 'rs4/order', stored, { updateItemList: [{ id: linesOf(stored)[2]!['id'], qty }] });
    };
    const less = await ordered('2');
    expect([...refused(less), less.body['message']]).toEqual([
      409,
      'E_SUM',
      'quotAmount',
      expect.stringContaining('24,000'),
    ]);
    ok(await ordered('3'));
    for (const line of [1, 2]) {
      const begun = ok(await yard.act(yard.site, 'rs4/work', await yard.work(order, line), 'start'));
      ok(await yard.act(yard.site, 'rs4/work', begun, 'done', { doneQty: '3' }));
    }
    const done = ok(await yard.act(yard.sales, 'rs4/order', await yard.read('rs4/order', order['id']), 'complete'));
    const accept = (record: Values) =>
      yard.act(yard.sales, 'rs4/order', record, 'accept', { accNm: '백예시', accDt: '2026-11-20' });
    const signed = await yard.signed(done);
    expect(refused(await accept(signed))).toEqual([409, 'E_SUM', 'quotAmount']);
    ok(await act(inv, 'cancel'));
    expect(ok(await accept(await yard.read('rs4/order', order['id'])))).toMatchObject({
      stCd: 'ACC',
      quotAmount: '18000',
    });
  });

  test('of two at the same moment that together ask for too much one waits and is refused', async () => {
    const order = await yard.order();
    const both = [await make(order, 'ADV', { advRt: '60' }), await make(order, 'PROG', { advRt: '60' })];
    const answers = await Promise.all(both.map((inv) => yard.act(accounts, 'rs4/inv', inv, 'issue')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'E_SUM' });
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ invAmount: '18000' });
  });

  test('asks for something, in lines', async () => {
    const order = await yard.order();
    const share = await make(order);
    ok(await patch(share, { deleteItemList: [{ id: linesOf(share)[0]!['id'] }] }));
    expect(refused(await act(share, 'issue'))).toEqual([400, 'E_REQUIRED', 'item']);
    const free = await yard.order({
      insertItemList: [{ itemNm: '점검', qty: '1', price: '0', unitCd: 'LS', workTpCd: 'HULL' }],
    });
    expect(refused(await act(await make(free), 'issue'))).toEqual([400, 'E_RANGE', 'quotAmount']);
  });

  test('nothing is invoiced of an order that was cancelled, even at this moment', async () => {
    const order = ok(await yard.act(yard.sales, 'rs4/order', await yard.order(), 'cancel'));
    const wanted = [409, 'E_STATE', 'orderId'];
    for (const kind of ['ADV', 'FINAL']) expect(refused(await post(order, kind))).toEqual(wanted);
    const going = await yard.order();
    const ends = `update rs4_order set st_cd = 'CANCEL' where id = ${String(going['id'])}`;
    expect(refused(await meanwhile(app.urls.ownerUrl, ends, () => post(going, 'ADV')))).toEqual(wanted);
    const inv = await advance();
    const away = `update rs4_order set st_cd = 'CANCEL' where id = ${String(inv['orderId'])}`;
    expect(
      refused(await meanwhile(app.urls.ownerUrl, away, () => yard.act(accounts, 'rs4/inv', inv, 'issue'))),
    ).toEqual([409, 'E_STATE', null]);
    expect(await now(inv)).toMatchObject({ stCd: 'DRAFT' });
  });
});

describe('payments', () => {
  test('come in parts; no won more than is due', async () => {
    const inv = await issued();
    expect(ok(await pay(inv, '4000', { bankNm: '데모은행' }))).toMatchObject({ stCd: 'PART', paidAmount: '4000' });
    const over = await pay(inv, '5901');
    expect([...refused(over), over.body['message']]).toEqual([
      409,
      'E_SUM',
      'payAmt',
      expect.stringContaining('5,900'),
    ]);
    expect(refused(await pay(inv, '0'))).toEqual([400, 'E_REQUIRED', 'payAmt']);
    const whole = ok(await pay(inv, '5900'));
    expect(whole).toMatchObject({ stCd: 'PAID', paidAmount: '9900' });
    expect((whole['payList'] as Values[]).map(({ payAmt, bankNm }) => [payAmt, bankNm])).toEqual([
      ['4000', '데모은행'],
      ['5900', null],
    ]);
    expect(refused(await pay(inv, '1'))).toEqual([409, 'E_STATE', 'stCd']);
    // An advance closes nothing.
    expect(await orderOf(inv)).toMatchObject({ stCd: 'RECV' });
  });

  test('typed as rows do the same; those of a paid invoice are closed until one is taken back', async () => {
    const inv = await issued(await make(await accepted(), 'FINAL'));
    const row = (payAmt: string) => ({ insertPayList: [{ payDt: '2026-11-20', payAmt }] });
    expect(refused(await patch(inv, row('33001')))).toEqual([409, 'E_SUM', 'payAmt']);
    ok(await patch(inv, row('3000')));
    const whole = ok(await patch(inv, row('30000')));
    expect(whole).toMatchObject({ stCd: 'PAID' });
    expect(await orderOf(inv)).toMatchObject({ stCd: 'CLOSED' });
    const [first, last] = whole['payList'] as Values[];
    for (const change of [
      { deletePayList: [{ id: last!['id'] }] },
      { updatePayList: [{ id: first!['id'], payAmt: '2000' }] },
      row('1'),
    ]) {
      const answer = await patch(inv, change);
      expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
        ...[409, 'E_SUM'],
        expect.stringContaining('‘입금취소’로 마지막 입금을 지운 뒤'),
      ]);
    }
    expect(await now(inv)).toMatchObject({ stCd: 'PAID', paidAmount: '33000', version: whole['version'] });
    // The question names what is taken back: the last one.
    const facts = (await accounts.get<Values>(`/rs4/inv/${String(inv.id)}/facts`)).body;
    expect(facts).toMatchObject({ lastPayAmt: '30,000원', lastPayDt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(ok(await act(inv, 'unpay'))).toMatchObject({ stCd: 'PART', paidAmount: '3000' });
    expect(await orderOf(inv)).toMatchObject({ stCd: 'INV' });
    expect(ok(await patch(inv, { updatePayList: [{ id: first!['id'], payAmt: '2000' }] }))).toMatchObject({
      stCd: 'PART',
      paidAmount: '2000',
    });
    ok(await patch(inv, row('31000')));
    expect(await orderOf(inv)).toMatchObject({ stCd: 'CLOSED' });
    ok(await act(inv, 'unpay'));
    expect(ok(await patch(inv, { deletePayList: [{ id: first!['id'] }] }))).toMatchObject({ stCd: 'ISSUED' });
    expect(refused(await patch(inv, { bankNm: '다른 은행' }))).toEqual([409, 'E_STATE', 'stCd']);
    expect(refused(await patch(inv, { insertItemList: [{ itemNm: '더', qty: '1', price: '1' }] }))[0]).toBe(409);
  });

  test('a draft takes none', async () => {
    const inv = await advance();
    expect(refused(await pay(inv, '1'))).toEqual([409, 'E_STATE', 'stCd']);
    expect((await patch(inv, { insertPayList: [{ payDt: '2026-11-20', payAmt: '1' }] })).status).toBe(409);
  });

  test('of two at the same moment the second is told, and nothing is paid twice', async () => {
    const inv = await issued();
    const both = await Promise.all(
      [1, 2].map(() => yard.act(accounts, 'rs4/inv', inv, 'pay', { payDt: '2026-11-20', payAmt: '6000' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'E_CONFLICT',
      current: { paidAmount: '6000' },
    });
    expect(await now(inv)).toMatchObject({ paidAmount: '6000', stCd: 'PART' });
  });

  test('the last two of an order paid at the same moment close it', async () => {
    const order = await yard.completed();
    const share = await issued(await make(order, 'ADV', { advRt: '30' }));
    ok(
      await yard.act(yard.sales, 'rs4/order', await yard.signed(order), 'accept', {
        accNm: '백예시',
        accDt: '2026-11-20',
      }),
    );
    const rest = await issued(await make(order, 'FINAL'));
    const both = await Promise.all([pay(share, '9900'), pay(rest, '23100')]);
    expect(both.map(({ status, body }) => [status, body['stCd']])).toEqual([
      [200, 'PAID'],
      [200, 'PAID'],
    ]);
    expect(await orderOf(rest)).toMatchObject({ stCd: 'CLOSED', invAmount: '30000' });
  });

  test('in dollars: by the rate of the payment, its tax in won, and what the exchange brought', async () => {
    const inv = await issued(await inDollars());
    expect(inv).toMatchObject({
      currCd: 'USD',
      excRt: '1385.40',
      quotAmountFrgn: '283.50',
      quotAmount: '392761',
      salesVat: '39276',
    });
    const frgn = (payAmtFrgn: string, excRt: string | null) =>
      act(inv, 'pay', { payDt: '2026-11-20', payAmtFrgn, excRt });
    expect(refused(await frgn('100.00', null))).toEqual([400, 'E_REQUIRED', 'excRt']);
    expect(refused(await frgn('283.51', '1400'))).toEqual([409, 'E_SUM', 'payAmtFrgn']);
    // Won of a foreign payment follow from its rate: what was typed beside it would be lost.
    const both = { payDt: '2026-11-20', payAmtFrgn: '100.00', excRt: '1400.00' };
    expect(refused(await act(inv, 'pay', { ...both, payAmt: '7' }))).toEqual([409, 'E_SUM', 'payAmt']);
    const first = ok(await act(inv, 'pay', { ...both, payAmt: '140000' }));
    expect(first).toMatchObject({ stCd: 'PART', paidAmount: '140000', paidAmountFrgn: '100.00', excDiff: '1460' });
    const second = ok(await frgn('183.50', '1380.00'));
    expect(second).toMatchObject({ stCd: 'PART', paidAmountFrgn: '283.50', excDiff: '469' });
    expect(refused(await pay(inv, '39277'))).toEqual([409, 'E_SUM', 'payAmt']);
    expect(ok(await pay(inv, '39276'))).toMatchObject({ stCd: 'PAID', paidAmount: '432506', excDiff: '469' });
  });
});

describe('taking back', () => {
  test('an invoice without payment; its order may be invoiced again', async () => {
    const inv = await issued(await make(await accepted(), 'FINAL'));
    expect(ok(await act(inv, 'cancel'))).toMatchObject({ stCd: 'CANCEL' });
    const order = await orderOf(inv);
    expect(order).toMatchObject({ stCd: 'ACC', invAmount: '0' });
    expect(linesOf(order).map(({ invQty }) => invQty)).toEqual(['0', '0', '0']);
    await issued(await make(order, 'FINAL'));
    expect(await orderOf(inv)).toMatchObject({ stCd: 'INV', invAmount: '30000' });
  });

  test('not one that was paid in part, nor one with a tax invoice', async () => {
    const paid = await issued();
    ok(await pay(paid, '1'));
    ok(await patch(paid, { deletePayList: [{ id: ((await now(paid))['payList'] as Values[])[0]!['id'] }] }));
    const { taxInvId } = ok(await act(paid, 'issueTax'));
    expect(refused(await act(paid, 'issueTax'))).toEqual([409, 'E_STATE', null]);
    expect(refused(await act(paid, 'cancel'))).toEqual([409, 'E_STATE', null]);
    const { body: draft } = await accounts.get<Values>(`/platform/taxInv/${String(taxInvId)}`);
    // What an effect writes is named like what a person chooses.
    expect(await now(paid)).toMatchObject({ taxInvNm: draft['taxInvNo'] });
    expect(draft).toMatchObject({ purposeCd: 'BILL' });
    expect((await accounts.del(`/platform/taxInv/${String(taxInvId)}`)).status).toBe(204);
    expect(await now(paid)).toMatchObject({ taxInvId: null, stCd: 'ISSUED' });
    // Nobody chooses what is gone; the history, which keeps its id, still finds what it was called, and nothing else of it.
    const found = async (client: Client, more = '') =>
      (await client.get<{ content: Values[] }>(`/platform/common/taxInv?ids=${String(taxInvId)}${more}`)).body.content;
    expect(await found(accounts)).toEqual([]);
    expect(await found(accounts, '&gone=Y')).toEqual([
      { id: taxInvId, key: taxInvId, value: draft['taxInvNo'], valueEn: null },
    ]);
    expect(await found(await app.as('admin3'), '&gone=Y')).toEqual([]);
    ok(await pay(paid, '1'));
    expect(refused(await act(paid, 'cancel'))).toEqual([409, 'E_STATE', 'stCd']);
  });

  test('in an ended state nothing goes any more', async () => {
    const inv = await issued();
    ok(await act(inv, 'cancel'));
    for (const name of ['issue', 'cancel', 'issueTax'])
      expect([name, ...refused(await act(inv, name))]).toEqual([name, 409, 'E_STATE', 'stCd']);
    expect(refused(await pay(inv, '1'))).toEqual([409, 'E_STATE', 'stCd']);
    expect((await accounts.del(`/rs4/inv/${String(inv['id'])}`)).status).toBe(409);
    const draft = await advance();
    for (const name of ['cancel', 'issueTax'])
      expect(refused(await act(draft, name))).toEqual([409, 'E_STATE', 'stCd']);
    expect((await accounts.del(`/rs4/inv/${String(draft['id'])}`)).status).toBe(204);
  });
});

test('a tax invoice holds the lines of the invoice to the won; zero rate tells its reason, foreigners get none', async () => {
  const zero = await yard.order({ vatCd: 'ZERO', zeroReasonCd: 'SHIP' });
  const inv = await issued(await make(zero));
  const { taxInvId } = ok(await act(inv, 'issueTax'));
  const tax = ok(await accounts.get<Values>(`/platform/taxInv/${String(taxInvId)}`));
  expect(tax).toMatchObject({
    vatCd: 'ZERO',
    zeroReasonCd: 'SHIP',
    supplyAmt: '9000',
    taxAmt: '0',
    writeDt: '2026-11-20',
    remark: inv['invNo'],
  });
  expect(refused(await act(await issued(await inDollars()), 'issueTax'))).toEqual([409, 'E_STATE', null]);
});

test('the tax invoice of an invoice that is paid receipts it', async () => {
  const inv = await issued();
  const paid = ok(await pay(inv, String(inv['sumAmount'])));
  const { taxInvId } = ok(await act(paid, 'issueTax'));
  const tax = ok(await accounts.get<Values>(`/platform/taxInv/${String(taxInvId)}`));
  expect([paid['stCd'], tax['purposeCd']]).toEqual(['PAID', 'RCPT']);
});

test('an invoice names what amends its tax invoice, and stays as it was issued', async () => {
  const inv = await issued();
  const { taxInvId } = ok(await act(inv, 'issueTax'));
  const tax = async (id: unknown) => ok(await accounts.get<Values>(`/platform/taxInv/${String(id)}`));
  const step = async (id: unknown, name: string, body: Values = {}) =>
    ok(await yard.act(accounts, 'platform/taxInv', await tax(id), name, body));
  const facts = async () => ok(await accounts.get<Values>(`/rs4/inv/${String(inv['id'])}/facts`));
  await step(taxInvId, 'issue');
  await step(taxInvId, 'send');
  await expect.poll(async () => (await tax(taxInvId))['stCd'], { timeout: 20_000 }).toBe('DONE');
  expect(await facts()).toMatchObject({ amendedBy: [], comesTo: null });
  const { made } = await step(taxInvId, 'amend', { modifyCd: '02', eventDt: '2026-11-20', diffAmt: '-1000' });
  const [{ id }] = made as [Values];
  const { taxInvNo } = await tax(id);
  await step(id, 'issue');
  expect(await facts()).toMatchObject({
    amendedBy: [{ id, taxInvNo, stCd: 'ISSUED', sumAmount: '-1100' }],
    comesTo: '8800',
  });
  expect(await now(inv)).toMatchObject({ sumAmount: '9900', stCd: 'ISSUED' });
});

test('money that came before the tax invoice does not bar it, and what still wants one is found', async () => {
  const untaxed = async (value: string) =>
    (
      await accounts.get<{ content: Values[] }>(`/rs4/inv/list?size=1000&fromDt=2020-01-01&untaxed=${value}`)
    ).body.content.map(({ id }) => id);
  const [part, paid] = [await issued(), await issued()];
  ok(await pay(part, '1'));
  ok(await pay(paid, '9900'));
  const draft = await advance();
  const foreign = await issued(await inDollars());
  expect([(await now(part))['stCd'], (await now(paid))['stCd']]).toEqual(['PART', 'PAID']);
  for (const inv of [part, paid]) {
    expect(await untaxed('Y')).toContain(inv['id']);
    const { taxInvId } = ok(await act(inv, 'issueTax'));
    expect(ok(await accounts.get<Values>(`/platform/taxInv/${String(taxInvId)}`))).toMatchObject({ supplyAmt: '9000' });
    expect(await untaxed('Y')).not.toContain(inv['id']);
    expect(await untaxed('N')).toContain(inv['id']);
    expect(refused(await act(inv, 'issueTax'))).toEqual([409, 'E_STATE', null]);
    // One that is called off counts no more.
    const tax = (await accounts.get<Values>(`/platform/taxInv/${String(taxInvId)}`)).body;
    for (const step of ['issue', 'cancelIssue']) {
      const { body: stored } = await accounts.get<Values>(`/platform/taxInv/${String(tax['id'])}`);
      ok(await yard.act(accounts, 'platform/taxInv', stored, step));
    }
    expect(await untaxed('Y')).toContain(inv['id']);
  }
  for (const inv of [draft, foreign]) expect(await untaxed('Y')).not.toContain(inv['id']);
});

test('overdue are those whose day has gone by without all the money', async () => {
  const due = await issued(await make(await yard.order(), 'ADV', { invDt: '2026-10-01' }));
  const fresh = await issued();
  const listed = async (overdue: string) =>
    (
      await accounts.get<{ content: Values[] }>(`/rs4/inv/list?size=1000&fromDt=2020-01-01&overdue=${overdue}`)
    ).body.content.map(({ id }) => id);
  expect(await listed('Y')).toContain(due['id']);
  expect(await listed('Y')).not.toContain(fresh['id']);
  expect(await listed('N')).toContain(fresh['id']);
  ok(await pay(due, '9900'));
  expect(await listed('Y')).not.toContain(due['id']);
});

test('on the day itself an invoice is due, not overdue: in the list, in the history of its customer, on the dashboard', async () => {
  const due = await make(await yard.order(), 'ADV', { invDt: '2026-10-21' });
  const figures = async () => {
    const dealings = await accounts.get<{ figures: { receivable: { overdue: { count: number } } } }>(
      `/rs4/clnt/${String(due['clntId'])}/dealings`,
    );
    const { body } = await accounts.get<{ parts: Record<string, { ages: { count: number }[] }> }>(
      '/platform/dashboard',
    );
    return [
      dealings.body.figures.receivable.overdue.count,
      body.parts['rs4/inv']!.ages.slice(1).map(({ count }) => count),
    ];
  };
  expect(due['dueDt']).toBe('2026-11-20');
  const late = await make(await yard.order(), 'ADV', { invDt: '2026-10-20' });
  expect(late['dueDt']).toBe('2026-11-19');
  const before = await figures();
  ok(await act(due, 'issue'));
  expect(await figures()).toEqual(before);
  ok(await act(late, 'issue'));
  const [overdue, [youngest, ...older]] = before as [number, number[]];
  expect(await figures()).toEqual([overdue + 1, [youngest! + 1, ...older]]);
  const listed = async (value: string) =>
    (
      await accounts.get<{ content: Values[] }>(`/rs4/inv/list?size=1000&fromDt=2020-01-01&overdue=${value}`)
    ).body.content.map(({ id }) => id);
  const [yes, no] = [await listed('Y'), await listed('N')];
  expect([yes.includes(due['id']), no.includes(due['id'])]).toEqual([false, true]);
  expect([yes.includes(late['id']), no.includes(late['id'])]).toEqual([true, false]);
});

test('accounts and sales write, readers read, another company knows nothing of it', async () => {
  const inv = await advance();
  const reader = await app.as('view2');
  expect((await reader.get(`/rs4/inv/${String(inv['id'])}`)).status).toBe(200);
  expect(refused(await yard.act(reader, 'rs4/inv', inv, 'issue'))).toEqual([403, 'E_AUTH', null]);
  expect((await (await app.as('admin7')).get(`/rs4/inv/${String(inv['id'])}`)).status).toBeGreaterThanOrEqual(403);
});
