/** Work orders over the wire: permits, the daily log, and what the order learns of it (20-rs4-ship-repair rs4/work). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Answer, type TestApp } from '../../support/app.ts';
import { jpeg, listen, upload } from '../../support/files.ts';
import { linesOf, openRepair, type Repair } from '../../support/repair.ts';

let app: TestApp;
let yard: Repair;
let origin: string;
beforeAll(async () => {
  app = await startApp();
  origin = await listen(app);
  yard = await openRepair(app);
});
afterAll(() => app.close());

const refused = ({ status, body }: Answer<Values>) => [
  status,
  body['code'],
  (body['errors'] as Values[])[0]?.['field'] ?? null,
];
const act = (record: Values, name: string, body: Values = {}) => yard.act(yard.site, 'rs4/work', record, name, body);
const patch = (record: Values, body: Values) => yard.patch(yard.site, 'rs4/work', record, body);
const orderOf = (work: Values) => yard.read('rs4/order', work['orderId']);
const log = (progRt: string, mh = 8): Values => ({ workDt: '2026-11-20', workerCnt: 2, mh, progRt, logTxt: '작업' });
const progress = async (work: Values) => {
  const order = await orderOf(work);
  return [order['progRt'], ...linesOf(order).map((line) => line['progRt'])];
};

describe('making', () => {
  test('a work is about a line of an order that is open, by a team or a subcontractor', async () => {
    const order = await yard.order();
    const work = await yard.work(order, 1);
    expect(work).toMatchObject({
      workNo: expect.stringMatching(/^RW-2611-\d{4}$/),
      shipId: yard.ids.ship,
      shipNm: '한빛누리',
      stCd: 'PLAN',
      progRt: '0.00',
    });
    const make = (body: Values) => yard.site.post<Values>('/rs4/work', { ...work, ...body });
    expect(refused(await make({ orderItemId: linesOf(order)[0]!['id'] }))).toEqual([400, 'E_REF', 'orderItemId']);
    expect(refused(await make({ teamCd: null }))).toEqual([400, 'E_REQUIRED', 'teamCd']);
    expect((await make({ teamCd: null, purcClntId: yard.ids.clnt })).status).toBe(201);
    expect(refused(await make({ planToDt: '2026-11-19' }))).toEqual([400, 'E_RANGE', 'planToDt']);
    const other = await yard.order();
    expect(refused(await make({ orderItemId: linesOf(other)[1]!['id'] }))).toEqual([400, 'E_REF', 'orderItemId']);
    await yard.act(yard.sales, 'rs4/order', other, 'cancel');
    expect(refused(await make({ orderId: other['id'], orderItemId: linesOf(other)[1]!['id'] }))).toEqual([
      409,
      'E_STATE',
      'orderId',
    ]);
  });

  test('who types hears where a team is', async () => {
    const work = await yard.work(await yard.order(), 1, { teamCd: 'ELEC' });
    const stays = async () => (await yard.site.get<Values[]>('/rs4/work/stays?teamCd=ELEC')).body;
    expect(await stays()).toContainEqual({
      ...{ id: work['id'], no: work['workNo'], shipId: yard.ids.ship, shipNm: '한빛누리' },
      ...{ fromDt: '2026-11-20', toDt: '2026-11-22' },
    });
    await act(work, 'cancel');
    expect((await stays()).map(({ id }) => id)).not.toContain(work['id']);
    expect((await yard.site.get('/rs4/work/stays')).status).toBe(400);
  });

  test('the form takes over what the line says', async () => {
    const order = await yard.order({ workFromDt: '2026-12-01', workToDt: '2026-12-04' });
    const line = linesOf(order)[2]!;
    const { body } = await yard.site.get<Values>(
      `/rs4/work/defaults?of=orderItemId&orderId=${String(order['id'])}&orderItemId=${String(line['id'])}`,
    );
    expect(body['header']).toMatchObject({
      workNm: '도장',
      workTpCd: 'HULL',
      planFromDt: '2026-12-01',
      planToDt: '2026-12-04',
      shipNm: '한빛누리',
    });
    const { body: fresh } = await yard.site.get<Values>(
      `/rs4/work/new?orderId=${String(order['id'])}&orderItemId=${String(line['id'])}`,
    );
    expect(fresh).toMatchObject({
      orderId: order['id'],
      orderNm: order['orderNo'],
      workNm: '도장',
      planFromDt: '2026-12-01',
    });
  });
});

describe('the way', () => {
  test.each([['HOT'], ['HIGH,ENCL']])('%s work starts with a permit only, and opens the order', async (safetyCds) => {
    const work = await yard.work(await yard.order(), 1, { safetyCds });
    expect(refused(await act(work, 'start'))).toEqual([400, 'E_REQUIRED', 'permitNo']);
    expect((await orderOf(work))['stCd']).toBe('RECV');
    const permitted = await patch(await yard.read('rs4/work', work['id']), { permitNo: 'HW-1' });
    const started = await act(permitted.body, 'start');
    expect(started.body).toMatchObject({ stCd: 'ING', realFromDt: '2026-11-20' });
    expect(await orderOf(work)).toMatchObject({ stCd: 'WORK', realFromDt: '2026-11-20' });
  });

  test('hot work keeps its permit as long as somebody works on it', async () => {
    const missing = [400, 'E_REQUIRED', 'permitNo'];
    const planned = await yard.work(await yard.order(), 1, { safetyCds: 'HOT' });
    expect(refused(await patch(planned, { insertLogList: [log('10')] }))).toEqual(missing);
    const permitted = (await patch(planned, { permitNo: 'HW-2' })).body;
    const going = (await act(permitted, 'start')).body;
    expect(refused(await patch(going, { permitNo: null }))).toEqual(missing);
    const cold = (await act(await yard.work(await yard.order(), 1), 'start')).body;
    expect(refused(await patch(cold, { safetyCds: 'HOT' }))).toEqual(missing);
    const hot = await patch(cold, { safetyCds: 'HOT', permitNo: 'HW-3' });
    expect(hot.status, JSON.stringify(hot.body)).toBe(200);
  });

  test('work is held with a reason, goes on, and ends with a quantity that the order keeps', async () => {
    const work = await yard.work(await yard.order(), 1, { safetyCds: 'LIFT' });
    const started = (await act(work, 'start')).body;
    expect(refused(await act(started, 'hold'))).toEqual([400, 'E_REQUIRED', 'reason']);
    const held = (await act(started, 'hold', { reason: '비' })).body;
    expect(held).toMatchObject({ stCd: 'HOLD', reason: '비' });
    expect(refused(await act(held, 'done', { doneQty: '10' }))).toEqual([409, 'E_STATE', 'stCd']);
    const again = (await act(held, 'resume')).body;
    expect(again).toMatchObject({ stCd: 'ING', reason: null });
    expect(refused(await act(again, 'done', { doneQty: '0' }))).toEqual([400, 'E_RANGE', 'doneQty']);
    const done = (await act(again, 'done', { doneQty: '9' })).body;
    expect(done).toMatchObject({ stCd: 'DONE', progRt: '100.00', doneQty: '9', realToDt: '2026-11-20' });
    expect(linesOf(await orderOf(work))[1]).toMatchObject({ doneQty: '9', progRt: '100.00', qty: '10' });
    expect(refused(await patch(done, { workNm: '다른 이름' }))).toEqual([409, 'E_STATE', 'stCd']);
  });

  test.each([
    ['PLAN', ['hold', 'resume', 'done']],
    ['ING', ['start', 'resume', 'cancel']],
    ['HOLD', ['start', 'hold', 'done', 'cancel']],
    ['DONE', ['start', 'hold', 'resume', 'done', 'cancel']],
    ['CANCEL', ['start', 'hold', 'resume', 'done', 'cancel']],
  ])('from %s no other way leads on', async (state, names) => {
    const ways: Record<string, string[]> = {
      PLAN: [],
      ING: ['start'],
      HOLD: ['start', 'hold'],
      DONE: ['start', 'done'],
      CANCEL: ['cancel'],
    };
    let work = await yard.work(await yard.order(), 1);
    const inputs: Record<string, Values> = { hold: { reason: '비' }, done: { doneQty: '3' } };
    for (const name of ways[state]!) work = (await act(work, name, inputs[name])).body;
    expect(work['stCd']).toBe(state);
    for (const name of names)
      expect(refused(await act(work, name, inputs[name])), name).toEqual([409, 'E_STATE', 'stCd']);
  });
});

describe('the log', () => {
  test('adds up to hours and progress, never goes back, and the order follows by amount', async () => {
    const order = await yard.order();
    const [wash, paint] = [await yard.work(order, 1), await yard.work(order, 2)];
    const started = (await act(wash, 'start')).body;
    const first = (await patch(started, { insertLogList: [log('40'), log('50', 6)] })).body;
    expect(first).toMatchObject({ realMh: 14, progRt: '50.00' });
    // 10 × 1,000 of 30,000 won.
    expect(await progress(wash)).toEqual(['16.67', '0.00', '50.00', '0.00']);
    const back = await patch(first, { insertLogList: [log('49')] });
    expect(back.body).toMatchObject({
      status: 400,
      errors: [{ code: 'E_RANGE', grid: 'log', field: 'progRt', row: 3 }],
    });
    expect(back.body['message']).toContain('50');
    const other = await yard.work(order, 1);
    expect(await progress(wash)).toEqual(['8.33', '0.00', '25.00', '0.00']);
    await act(other, 'cancel');
    expect(await progress(wash)).toEqual(['16.67', '0.00', '50.00', '0.00']);
    expect((await yard.site.del(`/rs4/work/${String(paint['id'])}`)).status).toBe(204);
    expect((await yard.site.del(`/rs4/work/${String(wash['id'])}`)).body).toMatchObject({
      status: 409,
      code: 'E_STATE',
    });
  });

  test('a day is written by one call, from the phone; the work must be in hand', async () => {
    const work = await yard.work(await yard.order(), 1);
    expect(refused(await act(work, 'log', log('10')))).toEqual([409, 'E_STATE', 'stCd']);
    const started = (await act(work, 'start')).body;
    const written = await act(started, 'log', { ...log('30'), issueTxt: '비' });
    expect(written.body, JSON.stringify(written.body)).toMatchObject({ progRt: '30.00', realMh: 8 });
    expect(written.body['logList']).toMatchObject([
      { sortNo: 1, workDt: '2026-11-20', workerCnt: 2, logTxt: '작업', issueTxt: '비' },
    ]);
    expect(refused(await act(written.body, 'log', log('29')))).toEqual([400, 'E_RANGE', 'progRt']);
    // The same day would count its people and hours twice: that is asked about.
    expect(refused(await act(written.body, 'log', log('40')))).toEqual([409, 'E_WARN', 'workDt']);
    expect(refused(await act(written.body, 'log', { ...log('40'), workerCnt: null }))).toEqual([
      400,
      'E_REQUIRED',
      'workerCnt',
    ]);
    expect((await progress(work))[2]).toBe('30.00');
    const trail = await yard.site.get<{ content: Values[] }>(`/rs4/work/${String(work['id'])}/history`);
    expect(trail.body.content.map((entry) => entry['act'])).toEqual(['log', 'start', 'create']);
  });

  test('a quantity beyond what the order has left is asked about, and so are hours that no day has', async () => {
    const order = await yard.order();
    const begun = (await act(await yard.work(order, 1), 'start')).body;
    const day = { ...log('100', 49), workerCnt: 2 };
    expect(refused(await act(begun, 'log', day))).toEqual([409, 'E_WARN', 'mh']);
    expect(refused(await act(begun, 'done', { doneQty: '11' }))).toEqual([409, 'E_WARN', 'doneQty']);
    const logged = (await act(begun, 'log', { ...day, mh: 48 })).body;
    expect(logged).toMatchObject({ realMh: 48 });
    const more = { doneQty: '11', confirmed: ['doneBeyondOrder'] };
    expect((await act(logged, 'done', more)).body).toMatchObject({ stCd: 'DONE', doneQty: '11' });
    const again = (await act(await yard.work(order, 1), 'start')).body;
    expect((await act(again, 'done', { doneQty: '1' })).body).toMatchObject({ errors: [{ warn: 'doneTwice' }] });
  });

  test('of two works of a line the quantities add up; each end proposes what is left', async () => {
    const order = await yard.order();
    for (const [left, doneQty] of [
      ['10', '4'],
      ['6', '6'],
    ]) {
      const begun = (await act(await yard.work(order, 1), 'start')).body;
      const facts = await yard.site.get<Values>(`/rs4/work/${String(begun['id'])}/facts`);
      expect(facts.body).toEqual({ leftQty: left, unitCd: 'M2' });
      expect((await act(begun, 'done', { doneQty })).status).toBe(200);
    }
    expect(linesOf(await yard.read('rs4/order', order['id']))[1]).toMatchObject({ doneQty: '10', progRt: '100.00' });
    const third = await yard.work(order, 1);
    expect((await yard.site.get<Values>(`/rs4/work/${String(third['id'])}/facts`)).body).toEqual({
      leftQty: null,
      unitCd: 'M2',
    });
  });

  test('of two who write at once both rows are kept or one is told', async () => {
    const work = (await act(await yard.work(await yard.order(), 1), 'start')).body;
    const both = await Promise.all([
      patch(work, { insertLogList: [log('10')] }),
      patch(work, { insertLogList: [log('20')] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stale = both.find(({ status }) => status === 409)!.body;
    expect([stale['code'], ((stale['current'] as Values)['logList'] as Values[]).length]).toEqual(['E_CONFLICT', 1]);
  });

  test('of two works that end at once the order keeps both', async () => {
    const order = await yard.order();
    const begun: Values[] = [];
    for (const line of [1, 2]) begun.push((await act(await yard.work(order, line), 'start')).body);
    const ended = await Promise.all(begun.map((work, at) => act(work, 'done', { doneQty: String(at + 3) })));
    expect(ended.map(({ status }) => status)).toEqual([200, 200]);
    const after = await yard.read('rs4/order', order['id']);
    expect([after['progRt'], ...linesOf(after).map(({ doneQty }) => doneQty)]).toEqual(['100.00', '0', '3', '4']);
  });

  test('materials cost quantity times price, and an item brings its words', async () => {
    const work = await yard.work(await yard.order(), 1, {
      insertMatlList: [{ itemNm: '강판', unitCd: 'KG', qty: '3', purcPrice: '1650' }],
    });
    expect((work['matlList'] as Values[])[0]).toMatchObject({ purcTot: '4950' });
    const items = await yard.site.get<{ content: Values[] }>(
      `/rs4/stdinfo/item/list?keyword=${encodeURIComponent('강판 교체')}`,
    );
    const id = items.body.content[0]!['id'];
    const { body } = await yard.site.get<{ rows: Values[] }>(
      `/rs4/work/defaults?of=itemId&grid=matl&wanted=${String(id)}`,
    );
    expect(body.rows).toEqual([{ of: id, values: { itemNm: '강판 교체', unitCd: 'KG', purcPrice: '7000' } }]);
  });
});

test('sales read works and change none', async () => {
  const work = await yard.work(await yard.order(), 1);
  expect((await yard.sales.get(`/rs4/work/${String(work['id'])}`)).status).toBe(200);
  expect((await yard.act(yard.sales, 'rs4/work', work, 'start')).status).toBe(403);
});

describe('photos of a day', () => {
  const table = 'RS4_WORK_LOG';
  const photo = async (refTableNm = table) => {
    const sent = { refTableNm, refTypeCd: 'IMG', fileType: 'S', fileDelYn: 'N' };
    const { status, body } = await upload(origin, yard.site, [{ name: '현장.jpg', bytes: await jpeg(60, 40) }], sent);
    expect(status, JSON.stringify(body)).toBe(201);
    const { fileDetailId } = body.content[0]!;
    return { fileDetailId, refTypeCd: 'IMG' } as Values;
  };
  const started = async () => (await act(await yard.work(await yard.order(), 1), 'start')).body;
  const namesByDay = (work: Values) =>
    (work['logList'] as Values[]).map(({ id }) =>
      (work['respFileList'] as Values[]).filter((file) => file['refDetailId'] === id).map((file) => file['refTableNm']),
    );

  test('come with the day that is written, and belong to it', async () => {
    const first = await act(await started(), 'log', { ...log('10'), workDt: '2026-11-16' });
    const { status, body } = await act(first.body, 'log', {
      ...log('20'),
      workDt: '2026-11-17',
      photos: [await photo(), await photo()],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(namesByDay(await yard.read('rs4/work', body['id']))).toEqual([[], [table, table]]);
    // The days before keep theirs, and an upload is taken once.
    const mine = await photo();
    const third = await act(body, 'log', { ...log('30'), workDt: '2026-11-18', photos: [mine] });
    expect(namesByDay(third.body)).toEqual([[], [table, table], [table]]);
    const again = await act(third.body, 'log', { ...log('40'), workDt: '2026-11-19', photos: [mine] });
    expect(refused(again)).toEqual([400, 'E_FILE', 'photos']);
    expect(namesByDay(await yard.read('rs4/work', body['id']))).toHaveLength(3);
  });

  test('a day that is still to come is asked about', async () => {
    const work = await started();
    const asked = await act(work, 'log', { ...log('10'), workDt: '2026-11-21' });
    expect(asked.body).toMatchObject({ code: 'E_WARN', errors: [{ field: 'workDt', warn: 'logDayToCome' }] });
    const told = await act(work, 'log', { ...log('10'), workDt: '2026-11-21', confirmed: ['logDayToCome'] });
    expect(told.body['logList']).toMatchObject([{ workDt: '2026-11-21' }]);
  });

  test('are refused at their input: what is no file, what is not of the log, what somebody else sent up', async () => {
    const work = await started();
    const write = async (photos: unknown) => refused(await act(work, 'log', { ...log('10'), photos }));
    expect(await write('x')).toEqual([400, 'E_TYPE', 'photos']);
    expect(await write([{ fileDetailId: 'x' }])).toEqual([400, 'E_REF', 'photos']);
    expect(await write([{ fileDetailId: 999_999_999 }])).toEqual([400, 'E_FILE', 'photos']);
    expect(await write([await photo('RS4_WORK')])).toEqual([400, 'E_FILE', 'photos']);
    const other = await upload(origin, await app.as('admin2'), [{ name: '남의 사진.jpg', bytes: await jpeg(60, 40) }], {
      ...{ refTableNm: table, refTypeCd: 'IMG', fileType: 'S', fileDelYn: 'N' },
    });
    expect(await write([{ fileDetailId: other.body.content[0]!['fileDetailId'] }])).toEqual([400, 'E_FILE', 'photos']);
    expect(await yard.read('rs4/work', work['id'])).toMatchObject({ logList: [] });
  });
});
