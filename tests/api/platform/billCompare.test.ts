/** A bill beside that of the month before: amounts and words for the operator, and nothing of it for a company. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/billing.ts';
import { errorsOf, ok } from '../../support/supply.ts';

let app: TestApp;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  oper = await app.as('oper');
});
afterAll(() => app.close());

const content = async (who: Client, search: string) =>
  ok(await who.get<{ content: Values[] }>(`/platform/bill/list?fromDt=&toDt=&${search}`))['content'] as Values[];
const rowOf = async (who: Client, corpId: number, ym = '202610') =>
  (await content(who, `view=op&corpId=${corpId}`)).find(({ billYm }) => billYm === ym)!;
const told = ({ userCnt, lastAmt, tot, diffAmt, whyNm, marked }: Values) => [
  ...[userCnt, lastAmt, tot, diffAmt, whyNm, marked],
];
const month = async (ym: string) => {
  ok(await oper.post('/platform/usage/meter', { usageYm: ym }));
  ok(await oper.post('/platform/bill/close', { billYm: ym }));
};

let more: Awaited<ReturnType<typeof customer>>;
let grown: typeof more;
let fresh: typeof more;

test('amount of the month before, the difference and why, in the language of who reads', async () => {
  more = await customer(app, { name: '늘어남', regNo: '1234567891', since: '2026-08-01', users: 1 });
  grown = await customer(app, { name: '급증', regNo: '2208162517', since: '2026-08-01', users: 1 });
  await month('202609');
  for (const { corpId } of [more, grown]) {
    const { id, version } = await rowOf(oper, corpId, '202609');
    const issue = (seen: Values) => oper.post(`/platform/bill/${String(id)}/issue?view=op`, { version, ...seen });
    // Whoever issues it behind its due day is asked first: it is overdue at once.
    expect(errorsOf(await issue({}))).toEqual([409, 'E_WARN']);
    ok(await issue({ confirmed: ['billLate'] }));
  }
  expect(told(await rowOf(oper, more.corpId, '202609'))).toEqual([1, null, '25000', null, '첫 청구', []]);

  await more.came('2026-10-05 09:00');
  await more.sent({ at: '2026-10-02 10:00', bytes: 10_240, xml: false });
  await grown.sent({ at: '2026-10-02 10:00', bytes: 205_824, xml: false });
  fresh = await customer(app, { name: '새회사', regNo: '1018100004', since: '2026-10-12', users: 2, taxEmail: null });
  await month('202610');
  expect(told(await rowOf(oper, more.corpId))).toEqual([
    ...[2, '25000', '52500', '27500', '사용자 1명 늘어남 · 전송료 10KB 늘어남', []],
  ]);
  expect(told(await rowOf(oper, grown.corpId))).toEqual([
    ...[1, '25000', '75250', '50250', '지난달의 3배: 확인 필요 · 전송료 201KB 늘어남', ['whyNm']],
  ]);
  const mute = await rowOf(oper, fresh.corpId);
  expect([mute['lastAmt'], mute['diffAmt'], mute['marked']]).toEqual([null, null, ['whyNm']]);
  expect(mute['whyNm']).toMatch(/^계산서 이메일 없음 · /);
  const english = await rowOf(await app.as('oper', 'en'), grown.corpId);
  expect(english['whyNm']).toBe('3 times last month: check · Transfer: 201 KB more');
});

test('those that wait for a look come first in their month, and no more once it was taken', async () => {
  const rows = (await content(oper, 'view=op&size=500')).filter(({ billYm }) => billYm === '202610');
  const waits = rows.map(({ marked }) => (marked as string[]).length > 0);
  expect(waits.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));

  const { id, version } = await rowOf(oper, grown.corpId);
  ok(await oper.post(`/platform/bill/${String(id)}/release?view=op`, { version, relReason: '신고가 많은 달' }));
  expect(told(await rowOf(oper, grown.corpId)).slice(4)).toEqual(['전송료 201KB 늘어남', []]);

  const sorted = await content(oper, 'view=op&sort=diffAmt,desc&size=500');
  const figures = sorted.flatMap(({ diffAmt }) => (diffAmt === null ? [] : [Number(diffAmt)]));
  expect(figures.length).toBeGreaterThanOrEqual(2);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
});

test('a file of the list has the same words', async () => {
  const columns = ['corpId', 'diffAmt', 'whyNm'].map((name) => ({ name, width: 100 }));
  const made = await oper.post<Values>(`/platform/bill/export?view=op&fromDt=&toDt=&corpId=${more.corpId}`, {
    ...{ kind: 'csv', title: '청구', columns },
  });
  expect(made.status).toBe(201);
  const file = await app.app.inject({
    url: `/api/export/${String(made.body['id'])}/file`,
    headers: { authorization: `Bearer ${oper.token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(file.body).toContain('늘어남,"27,500",사용자 1명 늘어남 · 전송료 10KB 늘어남');
});

test('a company reads its bills without any of it, whatever it asks for', async () => {
  const admin = await app.as('admin4');
  for (const search of ['view=own', 'view=op', '', 'view=own&columns=billNo,whyNm,diffAmt']) {
    const answer = await admin.get<{ content: Values[] }>(`/platform/bill/list?fromDt=&toDt=&${search}`);
    if (search === 'view=op') {
      expect(answer.status).toBe(403);
      continue;
    }
    expect(answer.body.content.length).toBeGreaterThan(0);
    for (const row of answer.body.content)
      for (const name of ['userCnt', 'lastAmt', 'diffAmt', 'whyNm']) expect(row).not.toHaveProperty(name);
  }
  // Nor by its order.
  expect(errorsOf(await admin.get('/platform/bill/list?view=own&sort=diffAmt,desc'))).toEqual([400, 'E_SORT']);
});
