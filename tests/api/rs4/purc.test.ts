/** Purchase orders over the wire: what follows from the partner, approval, receipts in parts, two at once (rs4/purc). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { jpeg, listen, upload } from '../../support/files.ts';
import { meanwhile } from '../../support/holding.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let buyer: Client;
let painter: number;
let overseas: number;

beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
  buyer = await app.as('purc2');
  const { body } = await buyer.get<{ content: { id: number }[] }>(
    `/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
  );
  painter = body.content[0]!.id;
  const supplier = {
    clntNm: 'EXAMPLE MARINE COATINGS',
    clntNmEn: 'EXAMPLE MARINE COATINGS',
    clntTpCds: 'SUP',
    natCd: 'SG',
    currCd: 'USD',
    vatCd: 'ZERO',
  };
  overseas = (await yard.sales.post<{ id: number }>('/rs4/clnt', supplier)).body.id;
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
const row = (itemNm: string, qty: string, purcPrice: string): Values => ({ itemNm, unitCd: 'M2', qty, purcPrice });
const post = (body: Values) =>
  buyer.post<Values>('/rs4/purc', {
    clntId: painter,
    dlvDt: '2026-11-30',
    insertItemList: [row('도장', '10', '100000'), row('세척', '4', '50000')],
    ...body,
  });
const make = async (body: Values = {}) => ok(await post(body), 201);
const now = (record: Values) => yard.read('rs4/purc', record['id']);
const act = async (record: Values, name: string, body: Values = {}) =>
  yard.act(buyer, 'rs4/purc', await now(record), name, body);
const receipt = (record: Values, ...quantities: (string | null)[]) =>
  linesOf(record).flatMap(({ id }, i) => (quantities[i] ? [{ id, recvQty: quantities[i], recvDt: '2026-11-20' }] : []));
const receive = (record: Values, ...quantities: (string | null)[]) =>
  act(record, 'receive', { rows: receipt(record, ...quantities) });
const ordered = async (body: Values = {}) => ok(await act(await make(body), 'order'));

async function decide(record: Values, how: 'approve' | 'reject', people: readonly string[]): Promise<void> {
  const path = `/groupware/appr/${String(record['apprId'])}`;
  for (const name of people) {
    const who = await app.as(name);
    const { version } = (await who.get<Values>(path)).body;
    ok(await who.post<Values>(`${path}/${how}`, { version, opinion: '단가를 다시 확인하세요.' }));
  }
}

/** A purchase in every state, made by the steps that lead there. */
const states: Readonly<Record<string, () => Promise<Values>>> = {
  DRAFT: () => make(),
  APPR: async () => ok(await act(await make(), 'requestAppr')),
  ORD: () => ordered(),
  PART: async () => ok(await receive(await ordered(), '1')),
  RECV: async () => ok(await receive(await ordered(), '10', '4')),
  CANCEL: async () => ok(await act(await make(), 'cancel')),
};

describe('a draft', () => {
  test('takes currency, terms and person from the partner, and adds up its lines', async () => {
    const purc = await make({ insertItemList: [row('도장', '3', '1234'), row('세척', '7', '1111')] });
    expect(purc).toMatchObject({
      purcTpCd: 'S',
      purcDt: '2026-11-20',
      currCd: 'KRW',
      payTermCd: 'D30',
      vatCd: 'TAX10',
      chargerNm: '노도장',
      stCd: 'DRAFT',
    });
    expect(purc['purcNo']).toMatch(/^RPS-2611-\d{4}$/);
    // A tenth, cut to the won.
    expect(purc).toMatchObject({ purcTot: '11479', purcVat: '1147', sumAmount: '12626' });
    const sent = await post({ purcTot: '1', sumAmount: '1', purcVat: '1', stCd: 'RECV' });
    expect(sent.body).toMatchObject({ purcTot: '1200000', purcVat: '120000', stCd: 'DRAFT' });
    expect(ok(await yard.patch(buyer, 'rs4/purc', purc, { vatCd: 'FREE' }))).toMatchObject({
      purcVat: '0',
      sumAmount: '11479',
    });
  });

  test('in dollars costs what the rate of the day makes of it, whichever way the price is given', async () => {
    const insertItemList = [
      { ...row('도료', '10', '0'), purcBaseCd: 'F', purcPriceFrgn: '12.35' },
      row('운송', '1', '50000'),
    ];
    const purc = await make({ clntId: overseas, vatCd: 'ZERO', insertItemList });
    expect(purc).toMatchObject({ currCd: 'USD', excRt: '1385.40', excUnit: 1, purcVat: '0' });
    expect(linesOf(purc).map(({ purcTot, purcTotFrgn }) => [purcTot, purcTotFrgn])).toEqual([
      ['171097', '123.50'],
      ['50000', '36.09'],
    ]);
    expect(purc).toMatchObject({ purcTot: '221097', purcTotFrgn: '159.59', sumAmount: '221097' });
    const turned = ok(await yard.patch(buyer, 'rs4/purc', purc, { currCd: 'KRW' }));
    expect(turned).toMatchObject({ excRt: '1.00', purcTotFrgn: '0.00' });
  });

  test.each<[string, Values, unknown[]]>([
    ['a customer who sells nothing', { clntId: 0 }, [400, 'E_REF', 'clntId']],
    ['a delivery before the order', { dlvDt: '2026-11-19' }, [400, 'E_RANGE', 'dlvDt']],
    ['nothing of something', { insertItemList: [row('도장', '0', '1')] }, [400, 'E_RANGE', 'qty']],
    ['a price below nothing', { insertItemList: [row('도장', '1', '-1')] }, [400, 'E_RANGE', 'purcPrice']],
    ['a partner that nobody knows', { clntId: 999_999 }, [400, 'E_REF', 'clntId']],
  ])('refuses %s', async (_what, body, wanted) => {
    expect(refused(await post(body['clntId'] === 0 ? { clntId: yard.ids.clnt } : body))).toEqual(wanted);
  });

  test('belongs to its buyers: sales read it, another company knows nothing of it', async () => {
    const purc = await make();
    expect((await yard.sales.get(`/rs4/purc/${String(purc['id'])}`)).status).toBe(200);
    expect(refused(await yard.act(yard.sales, 'rs4/purc', purc, 'order'))).toEqual([403, 'E_AUTH', null]);
    expect((await (await app.as('admin7')).get(`/rs4/purc/${String(purc['id'])}`)).status).toBeGreaterThanOrEqual(403);
  });
});

test('of an order its lines are offered with what is left, without those that another partner is named for', async () => {
  const line = (itemNm: string, purcClntId?: number) => ({
    ...{ itemNm, unitCd: 'M2', qty: '10', price: '1000', purcPrice: '700' },
    ...(purcClntId ? { purcClntId } : {}),
  });
  const order = await yard.order({ insertItemList: [line('세척'), line('도장', painter), line('도료', overseas)] });
  const left = async (more = '') => {
    const path = `/rs4/purc/left?orderId=${String(order['id'])}${more}`;
    const answer = (await buyer.get<Values[]>(path)).body;
    return answer.map(({ itemNm, qty, purcPrice }) => [itemNm, qty, purcPrice]);
  };
  expect(await left()).toEqual([
    ['세척', '10', '700'],
    ['도장', '10', '700'],
    ['도료', '10', '700'],
  ]);
  expect((await left(`&clntId=${painter}&currCd=KRW`)).map(([name]) => name)).toEqual(['세척', '도장']);
  // A line without a unit is counted as its item is; where none is known, none is made up.
  const found = await buyer.get<{ content: Values[] }>('/rs4/stdinfo/item/list?keyword=씨체스트&size=1');
  const [counted] = found.body.content;
  const bare = { ...line('소제'), unitCd: null };
  const unmeasured = await yard.order({ insertItemList: [{ ...bare, itemId: counted!['id'] }, bare] });
  const asked = await buyer.get<Values[]>(`/rs4/purc/left?orderId=${String(unmeasured['id'])}`);
  expect(asked.body.map(({ unitCd }) => unitCd)).toEqual([counted!['unitCd'], null]);
  expect(counted!['unitCd']).toBeTruthy();
  const orderItemId = linesOf(order)[0]!['id'];
  await make({ orderId: order['id'], insertItemList: [{ ...row('세척', '4', '700'), orderItemId }] });
  expect((await left(`&clntId=${painter}`))[0]).toEqual(['세척', '6', '700']);
  // The same item without its line, and what is done with no partner named, are covered as well.
  await make({ orderId: order['id'], insertItemList: [row('도장', '10', '700')] });
  expect((await left()).map(([name, qty]) => [name, qty])).toEqual([
    ['세척', '6'],
    ['도료', '10'],
  ]);
  const [washing] = linesOf(await yard.read('rs4/order', order['id']));
  const done = { updateItemList: [{ id: washing!['id'], doneQty: '9' }] };
  ok(await yard.patch(yard.sales, 'rs4/order', await yard.read('rs4/order', order['id']), done));
  expect((await left())[0]).toEqual(['세척', '1', '700']);
  // Whom the order names is told by the same.
  const partners = await buyer.get<{ content: Values[] }>(`/rs4/order/${String(order['id'])}/partnersLeft`);
  expect(partners.body.content).toEqual([
    {
      clntId: overseas,
      clntNm: 'EXAMPLE MARINE COATINGS',
      clntNmEn: 'EXAMPLE MARINE COATINGS',
      lines: 1,
      purcTot: '7000',
    },
  ]);
  // Whoever purchases reads it, though the order is not theirs to write; another company finds nothing.
  const other = await (await app.as('admin7')).get<Values>(`/rs4/purc/left?orderId=${String(order['id'])}`);
  expect(other.status === 200 ? other.body : []).toEqual([]);
});

test('lines that cost nothing are asked about before the purchase is ordered, and hold nobody back', async () => {
  const purc = await make({ insertItemList: [row('볼트', '4', '700'), row('너트', '4', '0')] });
  const asked = await act(purc, 'order');
  expect(refused(asked)).toEqual([409, 'E_WARN', null]);
  expect(JSON.stringify(asked.body)).toContain('금액이 0인 행: 2 너트.');
  expect(ok(await act(purc, 'order', { confirmed: ['purcForNothing'] }))['stCd']).toBe('ORD');
});

describe('states', () => {
  const steps = ['order', 'requestAppr', 'receive', 'correctReceipt', 'cancel', 'patch', 'delete'] as const;
  const open: Readonly<Record<string, readonly string[]>> = {
    DRAFT: ['order', 'requestAppr', 'cancel', 'patch', 'delete'],
    ORD: ['receive', 'cancel'],
    PART: ['receive', 'correctReceipt'],
    RECV: ['correctReceipt'],
  };
  test.each(Object.keys(states))('in %s nothing else goes', async (state) => {
    const purc = await states[state]!();
    expect(purc['stCd']).toBe(state);
    for (const step of steps) {
      if (open[state]?.includes(step)) continue;
      const at = `/rs4/purc/${String(purc['id'])}`;
      const answer =
        step === 'patch'
          ? await buyer.patch<Values>(at, { version: purc['version'], dlvPlace: '딴 곳' })
          : step === 'delete'
            ? await buyer.del<Values>(at)
            : await act(purc, step, step === 'receive' ? { rows: receipt(purc, '1') } : {});
      expect([step, answer.status, answer.body['code']]).toEqual([step, 409, 'E_STATE']);
    }
    expect(await now(purc)).toMatchObject({ stCd: state, version: purc['version'] });
  });

  test('files come and go once it is sent, while everything else stays as it is', async () => {
    const origin = await listen(app);
    const takes = ['DRAFT', 'ORD', 'PART', 'RECV'];
    for (const [state, made] of Object.entries(states)) {
      const purc = await made();
      const sent = await upload(origin, buyer, [{ name: '납품서.jpg', bytes: await jpeg(30, 30) }], {
        refTableNm: 'RS4_PURC',
        refTypeCd: 'IMG',
      });
      const reqFileList = [{ fileDetailId: sent.body.content[0]!['fileDetailId'] }];
      const answer = await yard.patch(buyer, 'rs4/purc', await now(purc), { reqFileList });
      const names = ((await now(purc))['respFileList'] as Values[]).map(({ oriFileNm }) => oriFileNm);
      expect([state, answer.status, names]).toEqual(
        takes.includes(state) ? [state, 200, ['납품서.jpg']] : [state, 409, []],
      );
    }
  });

  test('an order in writing goes out below the sum that needs approval, and has a line', async () => {
    expect(await ordered({ insertItemList: [row('도장', '1', '4999999')] })).toMatchObject({
      stCd: 'ORD',
      apprId: null,
    });
    const dear = await act(await make({ insertItemList: [row('도장', '1', '5000000')] }), 'order');
    expect([...refused(dear), dear.body['message']]).toEqual([
      409,
      'E_STATE',
      null,
      expect.stringContaining('5,000,000'),
    ]);
    const empty = await make({ insertItemList: [] });
    for (const name of ['order', 'requestAppr'])
      expect(refused(await act(empty, name))).toEqual([400, 'E_REQUIRED', 'item']);
  });

  test('approval sends it out; a refusal brings it back to be written anew', async () => {
    const asked = ok(await act(await make(), 'requestAppr'));
    await decide(asked, 'approve', ['site2', 'admin2']);
    expect(await now(asked)).toMatchObject({ stCd: 'ORD' });
    const again = ok(await act(await make(), 'requestAppr'));
    await decide(again, 'reject', ['site2']);
    const back = await now(again);
    expect(back).toMatchObject({ stCd: 'DRAFT' });
    const dearer = ok(
      await yard.patch(buyer, 'rs4/purc', back, {
        updateItemList: [{ id: linesOf(back)[0]!['id'], purcPrice: '90000' }],
      }),
    );
    expect(dearer).toMatchObject({ purcTot: '1100000' });
    const anew = ok(await act(dearer, 'requestAppr'));
    expect(anew).toMatchObject({ stCd: 'APPR' });
    expect(anew['apprId']).not.toBe(again['apprId']);
  });

  test('what is ordered and not received may be called off', async () => {
    expect(ok(await act(await ordered(), 'cancel'))).toMatchObject({ stCd: 'CANCEL' });
    const gone = await make();
    expect((await buyer.del(`/rs4/purc/${String(gone['id'])}`)).status).toBe(204);
  });
});

describe('receipts', () => {
  test('come in parts until all is there', async () => {
    const purc = await ordered();
    const first = ok(await receive(purc, '3'));
    expect(first).toMatchObject({ stCd: 'PART' });
    expect(linesOf(first).map(({ recvQty, recvDt }) => [recvQty, recvDt])).toEqual([
      ['3', '2026-11-20'],
      ['0', null],
    ]);
    expect(ok(await receive(purc, null, '4'))).toMatchObject({ stCd: 'PART' });
    expect(ok(await receive(purc, '7'))).toMatchObject({ stCd: 'RECV', purcTot: '1200000' });
  });

  test('leave the rest to come: row by row in the list, whose sum the dashboard tells', async () => {
    const purc = await ordered();
    ok(await receive(purc, '3'));
    const list = async (more: string) =>
      (await buyer.get<{ content: Values[]; sums: Values }>(`/rs4/purc/list?size=1000&sums=1${more}`)).body;
    const rowOf = ({ content }: { readonly content: Values[] }) => content.find(({ id }) => id === purc['id']);
    const open = await list('&stCd=ORD,PART');
    // 3 of 10 and nothing of 4.
    expect(rowOf(open)).toMatchObject({ purcTot: '1200000', leftTot: '900000' });
    const { parts } = (await buyer.get<{ parts: Record<string, Values> }>('/platform/dashboard')).body;
    expect(open.sums['leftTot']).toBe(parts['rs4/purc']!['amount']);
    // What came is reckoned for whoever asks; of what is there whole, or not out, nothing is to come.
    expect(rowOf(await list('&columns=purcNo,recvTot'))).toMatchObject({ recvTot: '300000' });
    ok(await receive(purc, '7'));
    ok(await receive(purc, null, '4'));
    const whole = await list('&columns=purcNo,recvTot');
    expect(rowOf(whole)).toMatchObject({ leftTot: null, recvTot: '1200000' });
    const draft = await make();
    expect((await list('')).content.find(({ id }) => id === draft['id'])).toMatchObject({ leftTot: null });
  });

  test('are never more than is open, and all or nothing', async () => {
    const purc = await ordered();
    ok(await receive(purc, '4'));
    const over = await receive(purc, '7', '1');
    expect([over.status, over.body['errors']]).toMatchObject([
      409,
      [{ code: 'E_BAL', grid: 'rows', row: 1, field: 'recvQty' }],
    ]);
    expect(over.body['message']).toContain('6');
    expect(linesOf(await now(purc)).map(({ recvQty }) => recvQty)).toEqual(['4', '0']);
    const twice = await act(purc, 'receive', { rows: [...receipt(purc, '3'), ...receipt(purc, '3')] });
    expect(refused(twice)).toEqual([400, 'E_REF', 'id']);
    const other = await act(purc, 'receive', { rows: receipt(await ordered(), '1') });
    expect(refused(other)).toEqual([400, 'E_REF', 'id']);
    expect(refused(await receive(purc, '0'))).toEqual([400, 'E_RANGE', 'recvQty']);
    expect(refused(await act(purc, 'receive', { rows: [] }))).toEqual([400, 'E_REQUIRED', 'rows']);
    expect(refused(await act(purc, 'receive', { rows: [{ ...receipt(purc, '1')[0], recvDt: null }] }))).toEqual([
      400,
      'E_REQUIRED',
      'recvDt',
    ]);
  });

  test('of two at the same moment the second is told, and nothing is counted twice', async () => {
    const purc = await ordered();
    const both = await Promise.all(
      ['site', 'gate'].map(() => yard.act(buyer, 'rs4/purc', purc, 'receive', { rows: receipt(purc, '6') })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'E_CONFLICT',
      current: { stCd: 'PART' },
    });
    expect(linesOf(await now(purc))[0]).toMatchObject({ recvQty: '6' });
  });

  test('the order knows what a purchase cost once all of it is there', async () => {
    const order = await painted();
    const purc = ok(await fromOrder(order), 201);
    ok(await act(purc, 'order'));
    const facts = async () => (await buyer.get<Values>(`/rs4/order/${String(order['id'])}/facts`)).body;
    expect(await facts()).toMatchObject({ partPurchases: 0 });
    ok(await receive(purc, '10'));
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ realPurcTot: '0' });
    // What has come without costing anything yet is counted, so that the 0 can be read.
    expect(await facts()).toMatchObject({ partPurchases: 1 });
    ok(await receive(purc, null, '4'));
    expect(await facts()).toMatchObject({ partPurchases: 0 });
    const after = await yard.read('rs4/order', order['id']);
    expect(after).toMatchObject({ realPurcTot: '19000' });
    expect(linesOf(after).map(({ realPurcTot }) => realPurcTot)).toEqual(['0', '7000', '12000']);
  });
});

describe('a receipt that was noted wrongly', () => {
  const correct = (record: Values, came: readonly Values[], recvFixTxt = '다른 발주의 물품이었음') =>
    act(record, 'correctReceipt', { came, recvFixTxt });
  const said = (record: Values, ...quantities: (string | null)[]) =>
    receipt(record, ...quantities).map((line) => ({ ...line, recvDt: '2026-11-19' }));

  test('is corrected to what came; the rest can be received again, and without any the order called off', async () => {
    const purc = ok(await receive(await ordered(), '10', '4'));
    const less = ok(await correct(purc, said(purc, '7')));
    expect(less).toMatchObject({ stCd: 'PART', recvFixTxt: '다른 발주의 물품이었음', purcTot: '1200000' });
    expect(linesOf(less).map(({ recvQty, recvDt }) => [recvQty, recvDt])).toEqual([
      ['7', '2026-11-19'],
      ['4', '2026-11-20'],
    ]);
    expect(refused(await receive(purc, '4'))).toEqual([409, 'E_BAL', 'recvQty']);
    expect(ok(await receive(purc, '3'))).toMatchObject({ stCd: 'RECV' });
    const none = linesOf(purc).map(({ id }) => ({ id, recvQty: '0' }));
    const empty = ok(await correct(purc, none));
    expect(empty).toMatchObject({ stCd: 'ORD' });
    expect(linesOf(empty).map(({ recvQty, recvDt }) => [recvQty, recvDt])).toEqual([
      ['0', null],
      ['0', null],
    ]);
    expect(ok(await act(purc, 'cancel'))).toMatchObject({ stCd: 'CANCEL' });
  });

  test('a wrong day alone leaves it where it is, and its order its cost', async () => {
    const order = await painted();
    const purc = ok(await fromOrder(order), 201);
    ok(await act(purc, 'order'));
    ok(await receive(purc, '10', '4'));
    expect(ok(await correct(purc, said(purc, '10')))).toMatchObject({ stCd: 'RECV' });
    expect(linesOf(await now(purc)).map(({ recvDt }) => recvDt)).toEqual(['2026-11-19', '2026-11-20']);
    expect(await yard.read('rs4/order', order['id'])).toMatchObject({ realPurcTot: '19000' });
  });

  test('the order no longer holds the cost of what is open again, and once more when it is there', async () => {
    const order = await painted();
    const purc = ok(await fromOrder(order), 201);
    const costs = async () => {
      const after = await yard.read('rs4/order', order['id']);
      return [after['realPurcTot'], ...linesOf(after).map(({ realPurcTot }) => realPurcTot)];
    };
    ok(await act(purc, 'order'));
    ok(await receive(purc, '10', '4'));
    expect(await costs()).toEqual(['19000', '0', '7000', '12000']);
    ok(await correct(purc, said(purc, '9')));
    expect(await costs()).toEqual(['0', '0', '0', '0']);
    // Of what is still open nothing is taken back twice.
    ok(await correct(purc, said(purc, '8')));
    expect(await costs()).toEqual(['0', '0', '0', '0']);
    ok(await receive(purc, '2'));
    expect(await costs()).toEqual(['19000', '0', '7000', '12000']);
  });

  test('stays as it is once its order is closed, and can be corrected when that is open again', async () => {
    const purc = ok(await receive(await ordered({ orderId: (await painted())['id'] }), '10', '4'));
    const turn = (stCd: string) =>
      withClient(app.urls.ownerUrl, (owner) =>
        owner.query('update rs4_order set st_cd = $1 where id = $2', [stCd, purc['orderId']]),
      );
    await turn('CLOSED');
    const closed = await correct(purc, said(purc, '9'));
    expect([...refused(closed), closed.body['message']]).toEqual([
      ...[409, 'E_STATE', null],
      '종결된 공사의 발주는 입고를 정정할 수 없습니다. 공사의 청구서에서 입금을 취소하면 공사가 다시 열립니다.',
    ]);
    expect((await buyer.get<Values>(`/rs4/purc/${String(purc['id'])}/facts`)).body).toMatchObject({
      orderStCd: 'CLOSED',
    });
    expect(linesOf(await now(purc)).map(({ recvQty }) => recvQty)).toEqual(['10', '4']);
    await turn('INV');
    expect(ok(await correct(purc, said(purc, '9')))).toMatchObject({ stCd: 'PART' });
  });

  test('the history tells before, after and why, though twice in the same words', async () => {
    const purc = ok(await receive(await ordered(), '10', '4'));
    ok(await correct(purc, said(purc, '9')));
    ok(await correct(purc, said(purc, '8')));
    const { body } = await buyer.get<Values>(`/rs4/purc/${String(purc['id'])}/history`);
    const content = body['content'] as { act: string; changes: Values[] }[];
    const corrected = content.filter((entry) => entry.act === 'correctReceipt').map(({ changes }) => changes);
    const of = (field: string) =>
      corrected.map((changes) =>
        changes.flatMap((change) => (change['field'] === field ? [[change['from'], change['to']]] : [])),
      );
    expect(of('recvQty')).toEqual([[['9', '8']], [['10', '9']]]);
    expect(of('recvFixTxt')).toEqual([[[null, '다른 발주의 물품이었음']], [[null, '다른 발주의 물품이었음']]]);
    expect(of('stCd')).toEqual([[], [['RECV', 'PART']]]);
  });

  test('is no way to receive more, nor to say nothing, and wants a reason', async () => {
    const purc = ok(await receive(await ordered(), '6'));
    const more = await correct(purc, said(purc, '7'));
    expect([...refused(more), more.body['message']]).toEqual([
      409,
      'E_BAL',
      'recvQty',
      expect.stringContaining('기록한 수량(6)'),
    ]);
    expect(refused(await correct(purc, receipt(purc, '6')))).toEqual([400, 'E_RANGE', 'came']);
    expect(refused(await correct(purc, []))).toEqual([400, 'E_RANGE', 'came']);
    expect(refused(await correct(purc, said(purc, '5'), ''))).toEqual([400, 'E_REQUIRED', 'recvFixTxt']);
    const [line] = linesOf(purc);
    expect(refused(await correct(purc, [{ id: line!['id'], recvQty: '5' }]))).toEqual([400, 'E_REQUIRED', 'recvDt']);
    expect(refused(await correct(purc, [{ id: line!['id'], recvQty: '-1' }]))).toEqual([400, 'E_RANGE', 'recvQty']);
    expect(refused(await yard.act(yard.sales, 'rs4/purc', await now(purc), 'correctReceipt', {}))).toEqual([
      ...[403, 'E_AUTH', null],
    ]);
    expect(linesOf(await now(purc)).map(({ recvQty }) => recvQty)).toEqual(['6', '0']);
  });
});

/** An order whose two lines the painter does. */
async function painted(): Promise<Values> {
  const order = await yard.order();
  const updateItemList = linesOf(order).flatMap(({ id, lineTpCd }) =>
    lineTpCd === 'I' ? [{ id, purcClntId: painter }] : [],
  );
  return ok(await yard.patch(yard.sales, 'rs4/order', order, { updateItemList }));
}
const fromOrder = (order: Values) =>
  buyer.post<Values>('/rs4/purc/fromOrder', { orderId: order['id'], clntId: painter });
const cancelled = async () => ok(await yard.act(yard.sales, 'rs4/order', await painted(), 'cancel'));

describe('from an order', () => {
  test('it holds what the partner does there, less what live purchases hold', async () => {
    const order = await painted();
    const purc = ok(await fromOrder(order), 201);
    expect(purc).toMatchObject({ orderNm: order['orderNo'], dlvDt: '2026-11-27', purcTot: '19000' });
    expect(linesOf(purc).map(({ itemNm, qty, purcPrice }) => [itemNm, qty, purcPrice])).toEqual([
      ['세척', '10', '700'],
      ['도장', '4', '3000'],
    ]);
    expect(refused(await fromOrder(order))).toEqual([409, 'E_STATE', null]);
    // The list tells its vessel.
    const listed = await buyer.get<{ content: Values[] }>(`/rs4/purc/list?orderId=${String(order['id'])}`);
    expect(listed.body.content.map(({ shipNm }) => shipNm)).toEqual([order['shipNm']]);
    // The form is proposed the day that the work needs it, and none where that has come.
    const proposed = async (purcDt: string) => {
      const asked = `of=orderId&orderId=${String(order['id'])}&purcTpCd=S&purcDt=${purcDt}`;
      return (await buyer.get<{ header: Values }>(`/rs4/purc/defaults?${asked}`)).body.header['dlvDt'];
    };
    expect([await proposed('2026-11-26'), await proposed('2026-11-27')]).toEqual(['2026-11-27', null]);
    ok(await yard.patch(buyer, 'rs4/purc', purc, { updateItemList: [{ id: linesOf(purc)[0]!['id'], qty: '4' }] }));
    expect(linesOf(ok(await fromOrder(order), 201)).map(({ itemNm, qty }) => [itemNm, qty])).toEqual([['세척', '6']]);
    ok(await act(purc, 'cancel'));
    expect(linesOf(ok(await fromOrder(order), 201)).map(({ itemNm, qty }) => [itemNm, qty])).toEqual([
      ['세척', '4'],
      ['도장', '4'],
    ]);
  });

  test('two who ask at the same moment do not order the same work twice', async () => {
    const order = await painted();
    const both = await Promise.all([1, 2].map(() => fromOrder(order)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('a line of another order is refused', async () => {
    const [order, other] = [await painted(), await painted()];
    const stray = { ...row('도장', '1', '1'), orderItemId: linesOf(other)[1]!['id'] };
    expect(refused(await post({ orderId: order['id'], insertItemList: [stray] }))).toEqual([
      400,
      'E_REF',
      'orderItemId',
    ]);
  });

  test('nothing is ordered for one that was cancelled, even at this moment', async () => {
    const order = await cancelled();
    const wanted = [409, 'E_STATE', 'orderId'];
    const answer = await post({ orderId: order['id'] });
    expect([...refused(answer), answer.body['message']]).toEqual([...wanted, expect.stringContaining('취소된 공사')]);
    expect(refused(await fromOrder(order))).toEqual(wanted);
    expect(refused(await yard.patch(buyer, 'rs4/purc', await make(), { orderId: order['id'] }))).toEqual(wanted);
    for (const call of [(id: unknown) => post({ orderId: id }), (id: unknown) => fromOrder({ id })]) {
      const { id } = await painted();
      const ends = `update rs4_order set st_cd = 'CANCEL' where id = ${String(id)}`;
      expect(refused(await meanwhile(app.urls.ownerUrl, ends, () => call(id)))).toEqual(wanted);
    }
  });
});

test('a supplier is chosen among those whose kind may supply, and no other is ordered from', async () => {
  const kindsOf = async (query: string) =>
    (await buyer.get<{ content: { id: number; clntTpCds: string }[] }>(`/rs4/common/clnt?${query}`)).body.content;
  const offered = await kindsOf('clntTpCds=SUP,SUBC');
  expect(offered.length).toBeGreaterThan(0);
  for (const { clntTpCds } of offered) expect(clntTpCds).toMatch(/\b(SUP|SUBC)\b/);
  const others = (await kindsOf('')).filter(({ clntTpCds }) => !/\b(SUP|SUBC)\b/.test(clntTpCds));
  expect(others.length).toBeGreaterThan(0);
  const answer = await post({ clntId: others[0]!.id });
  expect([...refused(answer), answer.body['message']]).toEqual([
    ...[400, 'E_REF', 'clntId'],
    '매입처로 등록한 거래처가 아닙니다. 이름이 맞으면 거래처구분에 자재 공급사나 외주업체를 더하세요.',
  ]);
});
test('those who may supply are offered before the others, whatever they are called', async () => {
  const offered = async (query: string) =>
    (await buyer.get<{ content: { clntTpCds: string | null }[] }>(`/rs4/common/clnt?${query}`)).body.content;
  const supplies = ({ clntTpCds }: { clntTpCds: string | null }) => /\b(SUP|SUBC)\b/.test(clntTpCds ?? '');
  const all = await offered('first=clntTpCds:SUP,SUBC');
  const order = all.map(supplies);
  expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(order).size).toBe(2);
  expect(all).toHaveLength((await offered('')).length);
  // What is no code orders nothing.
  expect((await offered('first=clntNm:SUP')).map(({ clntTpCds }) => clntTpCds)).toEqual(
    (await offered('')).map(({ clntTpCds }) => clntTpCds),
  );
});
