/** Metering and closing over companies of many kinds: every fee once, sums to the won, an issued bill as it was (design: usage, bills). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { asOwner, customer, type Customer } from '../../support/billing.ts';
import { ok } from '../../support/supply.ts';

/** More of them by `BILLING_COMPANIES=500`. */
const companies = Number(process.env['BILLING_COMPANIES'] ?? 6);

let app: TestApp;
let oper: Client;
beforeAll(async () => {
  app = await startApp();
  oper = await app.as('oper');
}, 600_000);
afterAll(() => app.close());

/** The same draws with every run. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Expected {
  readonly corp: Customer;
  readonly users: number;
  readonly kb: number;
}

const corpNumber = (n: number): string => {
  const digits = String(160_000_000 + n);
  const products = [1, 3, 7, 1, 3, 7, 1, 3, 5].map((w, i) => w * Number(digits[i]));
  const sum = products.reduce((a, b) => a + b, 0) + Math.floor(products[8]! / 10);
  return digits + String((10 - (sum % 10)) % 10);
};

/** A company of its own, and what October must come to, reckoned apart from the product. */
async function someCompany(n: number): Promise<Expected> {
  const draw = draws(n + 1);
  const first = draw(9);
  const corp = await customer(app, { name: `시험${n}`, regNo: corpNumber(n), since: '2026-09-15', users: first });
  let users = first;
  // In by the last minute of the month, out by its first; a minute later it is the other way round.
  if (draw(2)) users += Number((await corp.came('2026-10-31 23:59')) > 0);
  if (draw(2)) await corp.came('2026-11-01 00:01');
  if (draw(2)) {
    await corp.left(await corp.came('2026-10-01 00:01'), '2026-10-31 23:59');
  }
  if (draw(2)) {
    await corp.left(await corp.came('2026-10-05 09:00'), '2026-11-01 00:01');
    users += 1;
  }
  const [other, xml] = [draw(50_000), draw(900_000)];
  if (other) await corp.sent({ at: '2026-10-01 00:00', bytes: other, xml: false });
  if (xml) await corp.sent({ at: '2026-10-31 23:59', bytes: xml, xml: true });
  await corp.sent({ at: '2026-09-30 23:59', bytes: 7000, xml: false });
  return { corp, users, kb: Math.ceil((other * 10 + xml) / 10_240) };
}

const meter = async (usageYm: string) => ok(await oper.post<Values>('/platform/usage/meter', { usageYm }));
const close = async (billYm: string) => ok(await oper.post<Values>('/platform/bill/close', { billYm }));
const content = async (path: string) => (await oper.get<{ content: Values[] }>(path)).body.content;
const usageOf = async (corpId: number, ym: string) =>
  (await content(`/platform/usage/list?view=op&corpId=${corpId}&size=500`)).filter(({ usageYm }) => usageYm === ym);
const billOf = async (corpId: number, ym: string) => {
  const found = (await content(`/platform/bill/list?view=op&corpId=${corpId}&size=100`)).filter(
    ({ billYm, stCd }) => billYm === ym && stCd !== 'CANCEL',
  );
  expect(found.length).toBeLessThan(2);
  return found[0] ? ok(await oper.get<Values>(`/platform/bill/${String(found[0]['id'])}?view=op`)) : undefined;
};
const act = async (prefix: string, { id, version }: Values, name: string, input: Values = {}) =>
  ok(await oper.post<Values>(`/${prefix}/${String(id)}/${name}?view=op`, { version, ...input }));
const fees = (rows: readonly Values[]) =>
  Object.fromEntries(
    rows.filter(({ unitPrice }) => Number(unitPrice) > 0).map(({ feeTpCd, qty }) => [feeTpCd, Number(qty)]),
  );
const some = (name: string, qty: number) => (qty > 0 ? { [name]: qty } : {});

let all: Expected[];

test('run twice and side by side, every fee stands once and is right', { timeout: 600_000 }, async () => {
  all = [];
  for (let n = 0; n < companies; n += 1) all.push(await someCompany(n));
  await Promise.all([meter('202610'), meter('202610'), meter('202610')]);
  await meter('202610');
  for (const { corp, users, kb } of all) {
    const rows = await usageOf(corp.corpId, '202610');
    const paid = rows.filter(({ unitPrice }) => Number(unitPrice) > 0);
    expect(new Set(paid.map(({ feeTpCd }) => feeTpCd)).size).toBe(paid.length);
    expect(fees(rows), `${corp.corpId}`).toEqual({
      ...some('BASE', users),
      ...some('EXTRA', users - 6),
      ...some('TRANS', kb),
    });
  }
});

test('what was adjusted stays through another metering, and is billed', { timeout: 600_000 }, async () => {
  const { corp, users } = all.find((one) => one.users > 1)!;
  const base = (await usageOf(corp.corpId, '202610')).find(({ feeTpCd }) => feeTpCd === 'BASE')!;
  await act('platform/usage', base, 'adjust', { qty: '1', adjReason: '협의에 따른 감면' });
  await meter('202610');
  const after = (await usageOf(corp.corpId, '202610')).find(({ feeTpCd }) => feeTpCd === 'BASE')!;
  expect(after).toMatchObject({ qty: '1', supplyAmt: '25000' });
  const whole = ok(await oper.get<Values>(`/platform/usage/${String(after['id'])}?view=op`));
  expect(whole).toMatchObject({ meterQty: String(users), adjReason: '협의에 따른 감면' });
});

test('closed side by side: one draft a company, its sums to the won', { timeout: 600_000 }, async () => {
  await Promise.all([close('202610'), close('202610')]);
  await close('202610');
  for (const { corp } of all) {
    const rows = (await usageOf(corp.corpId, '202610')).filter(({ supplyAmt }) => Number(supplyAmt) !== 0);
    const bill = await billOf(corp.corpId, '202610');
    expect(bill === undefined).toBe(rows.length === 0);
    if (!bill) continue;
    const tot = rows.reduce((sum, { supplyAmt }) => sum + Number(supplyAmt), 0);
    expect((bill['lineList'] as Values[]).length).toBe(rows.length);
    expect([bill['tot'], bill['salesVat'], bill['sumAmount']].map(Number)).toEqual([
      ...[tot, Math.floor(tot / 10), tot + Math.floor(tot / 10)],
    ]);
  }
});

test(
  'a draft that its usage has left behind is not issued before it is closed anew',
  { timeout: 600_000 },
  async () => {
    const { corp } = all.find((one) => one.kb > 0)!;
    const draft = (await billOf(corp.corpId, '202610'))!;
    await corp.sent({ at: '2026-10-15 12:00', bytes: 5_000_000, xml: false });
    await meter('202610');
    const refused = await oper.post<Values>(`/platform/bill/${String(draft['id'])}/issue?view=op`, {
      version: draft['version'],
    });
    expect(refused.body).toMatchObject({ status: 409, code: 'E_STATE' });
    await close('202610');
    const again = (await billOf(corp.corpId, '202610'))!;
    expect([again['id'], again['billNo']]).toEqual([draft['id'], draft['billNo']]);
    expect(Number(again['tot'])).toBeGreaterThan(Number(draft['tot']));
  },
);

test(
  'late use becomes a line of the next month, once; an issued bill stays as it was',
  { timeout: 600_000 },
  async () => {
    const issued = [];
    for (const { corp, users } of all) {
      const draft = await billOf(corp.corpId, '202610');
      if (!draft || users === 0) continue;
      await act('platform/bill', draft, 'issue');
      issued.push({ corp, bill: await billOf(corp.corpId, '202610'), usage: await usageOf(corp.corpId, '202610') });
      await corp.sent({ at: '2026-10-31 23:58', bytes: 102_400, xml: false });
    }
    expect(issued.length).toBeGreaterThan(0);
    await Promise.all([meter('202610'), meter('202611'), meter('202611')]);
    await Promise.all([close('202610'), meter('202611')]);
    for (const { corp, bill, usage } of issued) {
      expect(await billOf(corp.corpId, '202610')).toEqual(bill);
      expect(await usageOf(corp.corpId, '202610')).toEqual(usage);
      const late = (await usageOf(corp.corpId, '202611')).filter(({ itemNm }) => String(itemNm).includes('2026-10'));
      expect(late.map(({ feeTpCd, qty }) => [feeTpCd, qty])).toEqual([['TRANS', '100']]);
    }
  },
);

test('a draft is not there for its company in any way; once issued its trail begins with that', async () => {
  const { corpId } = await customer(app, { name: '초안', regNo: corpNumber(9003), since: '2026-09-01', users: 1 });
  await asOwner(
    app,
    `update platform_user u set login_id = 'draft@demo.example', login_pw = a.login_pw, auth_id = a.auth_id,
      auth_corp_id = a.auth_corp_id, fail_cnt = 0 from platform_user a
    where a.login_id = 'admin4@demo.example' and u.corp_id = $1`,
    [corpId],
  );
  const admin = await app.as('draft');
  const seen = async (id: string) => {
    const rows = async (path: string) =>
      ((await admin.get<{ content?: Values[] }>(path)).body.content ?? []).map((one) => one['act'] ?? 'row');
    return {
      read: (await admin.get(`/platform/bill/${id}?view=own`)).status,
      print: (await admin.get(`/platform/bill/${id}/print?view=own`)).status,
      trail: await rows(`/platform/bill/${id}/history`),
      list: await rows(`/platform/bill/list?ids=${id}`),
      lookup: await rows(`/platform/common/bill?ids=${id}`),
      notices: await asOwner(app, `select facts->>'to' as "to" from sys_notice where corp_id = $1`, [corpId]),
    };
  };
  const nothing = { read: 404, print: 404, trail: [], list: [], lookup: [], notices: [] };
  await meter('202610');
  await close('202610');
  const first = (await billOf(corpId, '202610'))!;
  expect(await seen(String(first['id']))).toEqual(nothing);
  await act('platform/bill', first, 'cancel');
  expect(await seen(String(first['id']))).toEqual(nothing);
  await close('202610');
  const draft = (await billOf(corpId, '202610'))!;
  await act('platform/bill', draft, 'issue');
  expect(await seen(String(draft['id']))).toEqual({
    ...{ read: 200, print: 200, trail: ['issue'], list: ['row'], lookup: ['row'], notices: [{ to: 'ISSUED' }] },
  });
  const whole = await oper.get<{ content: Values[] }>(`/platform/bill/${String(draft['id'])}/history?view=op`);
  expect(whole.body.content.map((one) => one['act'])).toEqual(['issue', 'create']);
});

test('what looks wrong stops its company alone, until the operator has looked', { timeout: 600_000 }, async () => {
  const silent = await customer(app, {
    name: '무메일',
    regNo: corpNumber(9001),
    since: '2026-09-01',
    users: 1,
    taxEmail: null,
  });
  const grown = await customer(app, { name: '급증', regNo: corpNumber(9002), since: '2026-08-01', users: 1 });
  await meter('202609');
  await close('202609');
  const first = (await billOf(grown.corpId, '202609'))!;
  expect(first).toMatchObject({ holdCds: null, tot: '25000' });
  await act('platform/bill', first, 'issue', { confirmed: ['billLate'] });
  await grown.sent({ at: '2026-10-02 10:00', bytes: 204_800, xml: false });
  await meter('202610');
  await close('202610');
  const [mute, high] = [(await billOf(silent.corpId, '202610'))!, (await billOf(grown.corpId, '202610'))!];
  expect([mute['holdCds'], high['holdCds']]).toEqual(['EMAIL', null]);
  await grown.sent({ at: '2026-10-03 10:00', bytes: 1_024, xml: false });
  await meter('202610');
  await close('202610');
  const held = (await billOf(grown.corpId, '202610'))!;
  expect(held).toMatchObject({ holdCds: 'HIGH', tot: '75250' });
  const refused = await oper.post<Values>(`/platform/bill/${String(held['id'])}/issue?view=op`, {
    version: held['version'],
  });
  expect(refused.body).toMatchObject({ status: 409, code: 'E_STATE' });
  const released = await act('platform/bill', held, 'release', { relReason: '신고가 많은 달' });
  expect(await act('platform/bill', released, 'issue')).toMatchObject({ stCd: 'ISSUED' });
});

test('who may what: the operator meters and closes, its monitor and companies do not', async () => {
  const call = async (who: string, path: string, body: Values) => (await (await app.as(who)).post(path, body)).status;
  for (const who of ['mon', 'admin5', 'acct2', 'sales2']) {
    expect(await call(who, '/platform/usage/meter', { usageYm: '202610' }), who).toBe(403);
    expect(await call(who, '/platform/bill/close', { billYm: '202610' }), who).toBe(403);
  }
  expect((await oper.post('/platform/bill/close', { billYm: '202611' })).status).toBe(400);
  expect((await oper.post('/platform/usage/meter', { usageYm: '202612' })).status).toBe(400);
  expect((await oper.post('/platform/usage/meter', { usageYm: '2026-10' })).status).toBe(400);
  // A company reads its own bills, the accountant too, and nobody else's.
  const own = async (who: string) => {
    const answer = await (await app.as(who)).get<{ content: Values[] }>('/platform/bill/list?view=own&fromDt=&toDt=');
    return [answer.status, new Set((answer.body.content ?? []).map(({ corpId }) => corpId))];
  };
  expect(await own('admin4')).toEqual([200, new Set([4])]);
  expect((await own('acct2'))[0]).toBe(200);
  const mine = (await content('/platform/bill/list?view=op&corpId=4')).find(({ stCd }) => stCd === 'PAID');
  expect((await (await app.as('admin5')).get(`/platform/bill/${String(mine!['id'])}?view=own`)).status).toBe(404);
  expect((await (await app.as('mon')).get(`/platform/bill/${String(mine!['id'])}?view=op`)).status).toBe(200);
  const seen = await (await app.as('admin4')).get<Values>(`/platform/bill/${String(mine!['id'])}`);
  expect(seen.status).toBe(200);
  expect(seen.body).not.toHaveProperty('holdCds');
  expect(
    (
      await (
        await app.as('admin4')
      ).post(`/platform/bill/${String(mine!['id'])}/pay`, {
        version: mine!['version'],
        payDt: '2026-11-20',
        payAmt: '1',
      })
    ).status,
  ).toBe(403);
});

test('some companies at a time, as a screen asks that shows how far it is', async () => {
  const first = ok(await oper.post<Values>('/platform/usage/meter', { usageYm: '202610', most: 2 }));
  const second = ok(
    await oper.post<Values>('/platform/usage/meter', { usageYm: '202610', most: 1000, after: first['next'] }),
  );
  const ids = [first, second].flatMap((one) => (one['content'] as Values[]).map(({ corpId }) => corpId));
  expect((first['content'] as Values[]).length).toBe(2);
  expect([new Set(ids).size, second['left']]).toEqual([Number(first['total']), 0]);
});
