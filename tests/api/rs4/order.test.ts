/** Repair orders over the wire: award, what stays of the quotation, ends (20-rs4-ship-repair rs4/order). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Answer, type TestApp } from '../../support/app.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
beforeAll(async () => {
  app = await startApp();
  yard = await openRepair(app);
});
afterAll(() => app.close());

const refused = ({ status, body }: Answer<Values>) => [
  status,
  body['code'],
  (body['errors'] as Values[])[0]?.['field'] ?? null,
];
const act = (record: Values, name: string, body: Values = {}) => yard.act(yard.sales, 'rs4/order', record, name, body);
const patch = (record: Values, body: Values) => yard.patch(yard.sales, 'rs4/order', record, body);
const fresh = (record: Values) => yard.read('rs4/order', record['id']);
const additional = {
  itemNm: '강판 교체',
  unitCd: 'KG',
  qty: '320',
  price: '9500',
  purcPrice: '7000',
  workTpCd: 'STEEL',
};

describe('award', () => {
  test('a sent quotation becomes an order with its lines, numbered for itself', async () => {
    const quot = await yard.sentQuot();
    const won = await yard.act(yard.sales, 'rs4/quot', quot, 'win', { poNo: 'NS-77', orderDt: '2026-11-20' });
    expect(won.body, JSON.stringify(won.body)).toMatchObject({
      stCd: 'WON',
      orderId: expect.any(Number),
      orderNm: 'RO-2611-0001',
    });
    const order = await yard.read('rs4/order', won.body['orderId']);
    expect(order).toMatchObject({
      orderNo: 'RO-2611-0001',
      stCd: 'RECV',
      poNo: 'NS-77',
      quotId: quot['id'],
      quotAmount: quot['quotAmount'],
    });
    expect(order).toMatchObject({
      orderTitle: quot['quotTitle'],
      workFromDt: '2026-11-20',
      workToDt: '2026-11-20',
      sumAmount: quot['sumAmount'],
    });
    expect(linesOf(order).map(({ qty, quotQty, addYn, lineNo }) => [qty, quotQty, addYn, lineNo])).toEqual([
      [null, null, 'N', '1'],
      ['10', '10', 'N', '1.1'],
      ['4', '4', 'N', '1.2'],
    ]);
    const again = await yard.act(yard.sales, 'rs4/quot', await yard.read('rs4/quot', quot['id']), 'win', {
      orderDt: '2026-11-20',
    });
    expect(refused(again)).toEqual([409, 'E_STATE', 'stCd']);
  });

  test('works are planned for several lines at once, each with what it says of its own', async () => {
    const order = await yard.awarded({});
    const lines = linesOf(order).filter(({ lineTpCd }) => lineTpCd === 'I');
    const facts = async () => (await yard.sales.get<Values>(`/rs4/order/${String(order['id'])}/facts`)).body;
    expect(await facts()).toMatchObject({ planned: [], openWorks: [] });
    const days = { planFromDt: '2026-11-20', planToDt: '2026-11-25' };
    const common = { version: order['version'], leadUserId: 5, confirmed: ['teamTakenFor'], ...days };
    const plan = (body: Values, who = yard.site) =>
      who.post<Values>(`/rs4/order/${String(order['id'])}/makeWorks`, { ...common, ...body });
    const works = lines.map(({ id }, i) => ({ id, ...(i === 1 ? { teamCd: 'PAINT', planToDt: '2026-11-22' } : {}) }));
    const teamless = await plan({ works });
    expect(refused(teamless)).toEqual([400, 'E_REQUIRED', 'teamCd']);
    const made = await plan({ works, teamCd: 'HULL' });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect(made.body['made']).toHaveLength(lines.length);
    const { content } = (await yard.sales.get<{ content: Values[] }>(`/rs4/work/list?orderId=${String(order['id'])}`))
      .body;
    expect(content.map(({ teamCd, planToDt }) => [teamCd, planToDt]).toSorted()).toEqual([
      ['HULL', '2026-11-25'],
      ['PAINT', '2026-11-22'],
    ]);
    expect((await facts())['planned']).toEqual(lines.map(({ id }) => id));
    const again = await yard.site.post<Values>(`/rs4/order/${String(order['id'])}/makeWorks`, {
      ...{ ...common, version: made.body['version'], works, teamCd: 'HULL' },
    });
    expect(refused(again)).toEqual([409, 'E_STATE', null]);
  });

  test('a team that would do more than five works of one order at once is asked about, at the input that names it', async () => {
    const six = Array.from({ length: 6 }, (_, i) => ({ itemNm: `작업 ${i}`, unitCd: 'EA', qty: '1', price: '1000' }));
    const order = await yard.order({ insertItemList: six });
    const ids = linesOf(order).map(({ id }) => id);
    const plan = (works: Values[], more: Values = {}) =>
      yard.site.post<Values>(`/rs4/order/${String(order['id'])}/makeWorks`, {
        ...{ version: order['version'], leadUserId: 5, planFromDt: '2027-08-02', planToDt: '2027-08-06' },
        ...{ works, ...more },
      });
    const told = async (answer: ReturnType<typeof plan>) =>
      ((await answer).body['errors'] as Values[]).map(({ grid, field, message }) => [grid ?? null, field, message]);
    const words =
      '2027-08-02에 작업팀(전기팀)의 작업 6건이 한꺼번에 잡힙니다: 1. 작업 0, 2. 작업 1, 3. 작업 2 (+3). 작업마다 작업팀이나 날짜를 나누어 계획하세요.';
    expect(
      await told(
        plan(
          ids.map((id) => ({ id })),
          { teamCd: 'ELEC' },
        ),
      ),
    ).toEqual([[null, 'teamCd', words]]);
    expect(await told(plan(ids.map((id) => ({ id, teamCd: 'ELEC' }))))).toEqual([['works', 'teamCd', words]]);
    // Lines with days of their own that still meet are named; the others go side by side.
    const meet = ids
      .slice(0, 4)
      .map((id, i) => ({ id, ...(i < 2 ? {} : { planFromDt: `2027-08-${9 + i}`, planToDt: '2027-08-13' }) }));
    expect(await told(plan(meet, { teamCd: 'ELEC' }))).toEqual([
      [null, 'teamCd', '2027-08-12부터 2027-08-13까지 작업팀(전기팀)의 작업이 서로 겹칩니다: 3. 작업 2, 4. 작업 3'],
    ]);
    // One day in common is enough.
    const touching = ids
      .slice(0, 2)
      .map((id, i) => ({ id, planFromDt: `2027-08-${16 + i}`, planToDt: `2027-08-${17 + i}` }));
    expect(await told(plan(touching, { teamCd: 'ELEC' }))).toEqual([
      [null, 'teamCd', expect.stringContaining('2027-08-17부터 2027-08-17까지')],
    ]);
    // One of them on the day after is no more than five at once, and meets none.
    const apart = ids.map((id, i) => ({ id, ...(i ? {} : { planFromDt: '2027-08-07', planToDt: '2027-08-07' }) }));
    expect((await plan(apart, { teamCd: 'ELEC' })).status).toBe(200);
  });

  test('a team that is on another ship on these days is told when works are planned, and planned all the same', async () => {
    const { body: ships } = await yard.sales.get<{ content: Values[] }>('/rs4/ship/list?keyword=PIONEER');
    const days = { planFromDt: '2027-05-03', planToDt: '2027-05-07' };
    const plan = async (shipId: unknown, more: Values = {}) => {
      const order = await yard.awarded(shipId === undefined ? {} : { shipId });
      const works = linesOf(order).flatMap(({ id, lineTpCd }) => (lineTpCd === 'I' ? [{ id }] : []));
      const body = { version: order['version'], leadUserId: 5, teamCd: 'HULL', works, ...days, ...more };
      return yard.site.post<Values>(`/rs4/order/${String(order['id'])}/makeWorks`, body);
    };
    expect((await plan(undefined)).status).toBe(200);
    const other = ships.content[0]!['id'];
    expect((await plan(undefined)).status).toBe(200);
    const told = await plan(other);
    expect(told.body).toMatchObject({ code: 'E_WARN', errors: [{ field: 'teamCd', warn: 'teamTakenFor' }] });
    // One sentence for the team, with the lines that are meant.
    expect((told.body['errors'] as Values[]).map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^작업팀\(선체팀\)은 2027-05-03부터 2027-05-07까지 작업지시 RW-\d{4}-\d{4} 한빛누리에 잡혀 있습니다: 2\. .+, 3\. .+$/,
      ),
    ]);
    expect((await plan(other, { planFromDt: '2027-05-08', planToDt: '2027-05-09' })).status).toBe(200);
    expect((await plan(other, { confirmed: ['teamTakenFor'] })).status).toBe(200);
  });

  test('winning a quotation says that its berth is taken, and wins it all the same', async () => {
    const { body: ships } = await yard.sales.get<{ content: Values[] }>('/rs4/ship/list?keyword=PIONEER');
    const days = { workFromDt: '2027-06-02', workToDt: '2027-06-08', berthCd: 'DOCK1' };
    const lying = await yard.awarded(days);
    const quot = await yard.sentQuot({ ...days, shipId: ships.content[0]!['id'], confirmed: ['berthTaken'] });
    const win = (more: Values = {}) =>
      yard.act(yard.sales, 'rs4/quot', quot, 'win', { orderDt: '2026-11-20', ...more });
    const told = await win();
    expect(told.body).toMatchObject({ code: 'E_WARN', errors: [{ field: 'berthCd', warn: 'berthTaken' }] });
    expect(JSON.stringify(told.body)).toContain(String(lying['orderNo']));
    expect((await yard.read('rs4/quot', quot['id']))['stCd']).toBe('SENT');
    expect((await win({ confirmed: ['berthTaken'] })).status).toBe(200);
  });

  test('a berth that another ship has on these days is told, and taken all the same', async () => {
    const { body: ships } = await yard.sales.get<{ content: Values[] }>('/rs4/ship/list?keyword=PIONEER');
    const pioneer = ships.content[0]!['id'];
    const days = { workFromDt: '2027-03-02', workToDt: '2027-03-08', berthCd: 'DOCK1' };
    const first = await yard.awarded(days);
    const place = async (workFromDt: string, more: Values = {}) => {
      const next = await yard.read('rs4/order', second['id']);
      const body = { version: next['version'], berthCd: 'DOCK1', workFromDt, workToDt: '2027-03-20', ...more };
      return yard.sales.patch<Values>(`/rs4/order/${String(next['id'])}`, body);
    };
    const second = await yard.awarded({ ...days, berthCd: null, shipId: pioneer });
    expect((await place('2027-03-09')).status).toBe(200);
    const told = await place('2027-03-08');
    expect(told.body).toMatchObject({ code: 'E_WARN', errors: [{ field: 'berthCd', warn: 'berthTaken' }] });
    expect(JSON.stringify(told.body)).toContain(String(first['orderNo']));
    expect((await place('2027-03-08', { confirmed: ['berthTaken'] })).status).toBe(200);

    // Who asks while typing hears the stays that the save goes by.
    const stays = await yard.sales.get<Values[]>('/rs4/order/stays?berthCd=DOCK1');
    expect(stays.body).toContainEqual(
      expect.objectContaining({ no: first['orderNo'], fromDt: '2027-03-02', toDt: '2027-03-08' }),
    );
    const quoted = { quotTitle: '같은 선석', shipId: pioneer, clntId: yard.ids.clnt, ...days };
    const asked = await yard.sales.post<Values>('/rs4/quot', quoted);
    expect([asked.status, asked.body['code']]).toEqual([409, 'E_WARN']);
    expect((await yard.sales.post('/rs4/quot', { ...quoted, confirmed: ['berthTaken'] })).status).toBe(201);
    for (const open of [{ workToDt: null }, { berthCd: 'QUAYB' }])
      expect((await yard.sales.post('/rs4/quot', { ...quoted, ...open })).status).toBe(201);
  });

  test('the days of the work are those said with the order, else quoted, else those of the stay', async () => {
    const stay = await yard.awarded({ etaDt: '2026-12-01', etdDt: '2026-12-09' });
    expect([stay['workFromDt'], stay['workToDt']]).toEqual(['2026-12-01', '2026-12-09']);
    const quoted = await yard.awarded({
      etaDt: '2026-12-01',
      etdDt: '2026-12-09',
      workFromDt: '2026-12-02',
      workToDt: '2026-12-08',
    });
    expect([quoted['workFromDt'], quoted['workToDt']]).toEqual(['2026-12-02', '2026-12-08']);
    // What is said in winning it comes before both; an end before the beginning is refused.
    const quot = await yard.sentQuot({ workFromDt: '2026-12-02', workToDt: '2026-12-08' });
    const win = (workFromDt: string, workToDt: string | null) =>
      yard.act(yard.sales, 'rs4/quot', quot, 'win', { orderDt: '2026-11-20', workFromDt, workToDt });
    expect(refused(await win('2026-12-10', '2026-12-09'))).toEqual([400, 'E_RANGE', 'workToDt']);
    // Who is asked and says none gets no order: nobody would have said when it is due.
    expect(refused(await win('2026-12-10', null))).toEqual([400, 'E_REQUIRED', 'workToDt']);
    const { orderId } = (await win('2026-12-10', '2026-12-19')).body;
    expect(await yard.read('rs4/order', orderId)).toMatchObject({ workFromDt: '2026-12-10', workToDt: '2026-12-19' });
  });

  test('of two who win the same quotation at once one gets the order', async () => {
    const quot = await yard.sentQuot();
    const both = await Promise.all(
      [1, 2].map(() => yard.act(yard.sales, 'rs4/quot', quot, 'win', { orderDt: '2026-11-20' })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const orders = await yard.sales.get<{ content: Values[] }>(`/rs4/order/list?columns=orderNo,quotId&size=1000`);
    expect(orders.body.content.filter(({ quotId }) => quotId === quot['id'])).toHaveLength(1);
  });

  test('urgent work has an order without a quotation; what is open follows from customer and vessel', async () => {
    const body = {
      orderTitle: '긴급 수리',
      shipId: yard.ids.ship,
      clntId: yard.ids.clnt,
      workFromDt: '2026-11-20',
      workToDt: '2026-11-21',
      insertItemList: [additional],
    };
    const { status, body: order } = await yard.sales.post<Values>('/rs4/order', body);
    expect(status, JSON.stringify(order)).toBe(201);
    expect(order).toMatchObject({
      currCd: 'KRW',
      vatCd: 'TAX10',
      payTermCd: 'D30',
      quotAmount: '3040000',
      stCd: 'RECV',
      quotId: null,
    });
    expect(linesOf(order)[0]).toMatchObject({ addYn: 'N', quotQty: null, prftRt: '35.71' });
    const early = await patch(order, { workToDt: '2026-11-19' });
    expect(refused(early)).toEqual([400, 'E_RANGE', 'workToDt']);
  });
});

describe('lines', () => {
  test('the currency stays that of the quotation, whoever asks', async () => {
    const order = await yard.awarded();
    expect(refused(await patch(order, { currCd: 'USD' }))).toEqual([409, 'E_STATE', 'currCd']);
    const same = await patch(order, { currCd: 'KRW', remark: '같은 통화' });
    expect(same.body, JSON.stringify(same.body)).toMatchObject({ currCd: 'KRW', remark: '같은 통화' });
  });

  test('the quantity of a quoted line changes, its price and the line itself stay', async () => {
    const order = await yard.awarded();
    const [, wash] = linesOf(order);
    const more = await patch(order, { updateItemList: [{ id: wash!['id'], qty: '12' }] });
    expect(more.body, JSON.stringify(more.body)).toMatchObject({ quotAmount: '32000' });
    expect(linesOf(more.body)[1]).toMatchObject({ qty: '12', quotQty: '10' });
    const dear = await patch(more.body, { updateItemList: [{ id: wash!['id'], price: '1100' }] });
    expect(refused(dear)).toEqual([409, 'E_STATE', 'price']);
    expect(dear.body['message']).toContain('작업');
    const gone = await patch(more.body, { deleteItemList: [{ id: wash!['id'] }] });
    expect(refused(gone)).toEqual([409, 'E_STATE', null]);
    const bought = await patch(more.body, {
      updateItemList: [{ id: wash!['id'], purcPrice: '800', purcClntId: yard.ids.clnt }],
    });
    expect(linesOf(bought.body)[1]).toMatchObject({ purcTot: '9600', prftRt: '25.00' });
  });

  test('a line that comes later is additional work, whatever the call says, and may go again', async () => {
    const order = await yard.order();
    const added = await patch(order, {
      insertItemList: [{ ...additional, addYn: 'N', quotQty: '5', realPurcTot: '9' }],
    });
    const line = linesOf(added.body).at(-1)!;
    expect(line).toMatchObject({ addYn: 'Y', quotQty: null, realPurcTot: '0', addApprDt: null });
    const away = await patch(added.body, { deleteItemList: [{ id: line['id'] }] });
    expect(linesOf(away.body)).toHaveLength(3);
  });
});

describe('ends', () => {
  test('an order with open work, or lines that say nothing of what was done, is not complete', async () => {
    const order = await yard.order();
    const work = await yard.act(yard.site, 'rs4/work', await yard.work(order, 1), 'start');
    const early = await act(await fresh(order), 'complete');
    expect(refused(early)).toEqual([409, 'E_STATE', null]);
    expect(early.body['message']).toContain(String(work.body['workNo']));
    await yard.act(yard.site, 'rs4/work', work.body, 'done', { doneQty: '9' });
    const missing = await act(await fresh(order), 'complete');
    expect(missing.body).toMatchObject({
      status: 400,
      errors: [{ code: 'E_REQUIRED', grid: 'item', field: 'doneQty', row: 3 }],
    });
    const calledOff = await yard.work(order, 2);
    await yard.act(yard.site, 'rs4/work', calledOff, 'cancel');
    const done = await act(await fresh(order), 'complete');
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ stCd: 'DONE', realToDt: '2026-11-20' });
  });

  test('acceptance wants consent to additions and a signature; amounts follow what was done', async () => {
    const order = await yard.completed();
    const into = { accNm: '선장', accDt: '2026-11-20' };
    expect((await act(order, 'accept', { accDt: '2026-11-20' })).body).toMatchObject({
      errors: [{ code: 'E_REQUIRED', field: 'accNm' }],
    });
    const unsigned = await act(order, 'accept', into);
    expect(refused(unsigned)).toEqual([409, 'E_STATE', null]);
    expect(unsigned.body['message']).toContain('서명');
    const back = await act(order, 'reopen');
    expect(back.body).toMatchObject({ stCd: 'WORK', realToDt: null });
    const added = await patch(back.body, {
      insertItemList: [{ ...additional, doneQty: '300' }],
      updateItemList: [{ id: linesOf(back.body)[1]!['id'], doneQty: '8' }],
    });
    expect(linesOf(added.body).at(-1)).toMatchObject({ progRt: '100.00' });
    const again = await act(added.body, 'complete');
    const signed = await yard.signed(again.body);
    const open = await act(signed, 'accept', into);
    expect([refused(open), String(open.body['message']).includes('강판 교체')]).toEqual([[409, 'E_STATE', null], true]);
    const late = await patch(signed, { updateItemList: [{ id: linesOf(signed).at(-1)!['id'], doneQty: '320' }] });
    expect(refused(late)).toEqual([409, 'E_STATE', null]);
    const agreed = await patch(signed, {
      updateItemList: [{ id: linesOf(signed).at(-1)!['id'], addApprDt: '2026-11-19' }],
    });
    expect(agreed.body, JSON.stringify(agreed.body)).toMatchObject({
      stCd: 'DONE',
      quotAmount: String(10 * 1000 + 4 * 5000 + 320 * 9500),
    });
    const accepted = await act(agreed.body, 'accept', into);
    expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({ stCd: 'ACC', ...into });
    expect(accepted.body).toMatchObject({
      quotAmount: String(8 * 1000 + 4 * 5000 + 300 * 9500),
      purcTot: String(8 * 700 + 4 * 3000 + 300 * 7000),
    });
    expect(linesOf(accepted.body)[1]).toMatchObject({ qty: '10', doneQty: '8', tot: '8000' });
    expect(refused(await patch(accepted.body, { orderTitle: '다른 이름' }))).toEqual([409, 'E_STATE', 'stCd']);
    const trail = await yard.sales.get<{ content: Values[] }>(`/rs4/order/${String(order['id'])}/history`);
    const states = trail.body.content.flatMap(({ act: name, userNm, changes }) =>
      (changes as Values[])
        .filter(({ field, grid }) => field === 'stCd' && !grid)
        .map(({ from, to }) => [name, userNm, from, to]),
    );
    expect(states).toEqual([
      ['accept', '최예시', 'DONE', 'ACC'],
      ['complete', '최예시', 'WORK', 'DONE'],
      ['reopen', '최예시', 'DONE', 'WORK'],
      ['complete', '최예시', 'WORK', 'DONE'],
      ['worked', '정모의', 'RECV', 'WORK'],
      ['create', '최예시', null, 'RECV'],
    ]);
  });

  test('while nothing came of it an order is cancelled, and its quotation is sent again', async () => {
    const order = await yard.awarded();
    const work = await yard.work(order, 1);
    expect(refused(await act(await fresh(order), 'cancel'))).toEqual([409, 'E_STATE', null]);
    await yard.act(yard.site, 'rs4/work', work, 'cancel');
    const cancelled = await act(await fresh(order), 'cancel');
    expect(cancelled.body).toMatchObject({ stCd: 'CANCEL' });
    const quot = await yard.read('rs4/quot', order['quotId']);
    expect(quot).toMatchObject({ stCd: 'SENT', orderId: null });
    expect((await yard.act(yard.sales, 'rs4/quot', quot, 'win', { orderDt: '2026-11-20' })).body).toMatchObject({
      stCd: 'WON',
    });
  });

  test('an order that a quotation or a work names is not deleted', async () => {
    const order = await yard.awarded();
    expect((await yard.sales.del(`/rs4/order/${String(order['id'])}`)).body).toMatchObject({
      status: 409,
      code: 'E_INUSE',
      message: expect.stringMatching(/^견적서? 자료 1건에서 .+ 쓰고 있어 삭제할 수 없습니다\./),
    });
  });

  test.each([
    ['RECV', ['complete', 'accept', 'reopen']],
    ['DONE', ['complete', 'cancel']],
    ['CANCEL', ['complete', 'accept', 'reopen', 'cancel']],
  ])('from %s no other way leads on', async (state, names) => {
    let order = state === 'DONE' ? await yard.completed() : await yard.order();
    if (state === 'CANCEL') order = (await act(order, 'cancel')).body;
    for (const name of names) {
      const body = name === 'accept' ? { accNm: '선장', accDt: '2026-11-20' } : {};
      expect(refused(await act(order, name, body)), name).toEqual([409, 'E_STATE', 'stCd']);
    }
    for (const name of ['worked', 'invoiced', 'closed', 'addPurchase'])
      expect((await act(order, name)).status, name).toBe(404);
  });
});

test('a reader reads, and the site leaves the order to sales', async () => {
  const order = await yard.order();
  const reader = await app.as('view2');
  expect((await reader.get(`/rs4/order/${String(order['id'])}`)).status).toBe(200);
  expect((await yard.act(reader, 'rs4/order', order, 'cancel')).status).toBe(403);
  expect((await yard.act(yard.site, 'rs4/order', order, 'cancel')).status).toBe(403);
});
