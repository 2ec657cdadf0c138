/** The dashboard's call: each person's own parts, counted as the lists behind the figures count. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/database/behaviour.ts';
import { apprPart } from '../../src/services/groupware/dashboard.server.ts';
import type { ApprFigures } from '../../src/services/groupware/dashboard.ts';
import { lastSpans, planned } from '../../src/services/rs4/dashboard/days.ts';
import { arrivingTrips, openTransports, type GateFigures } from '../../src/services/bta/dashboard/figures.ts';
import { liveTrips } from '../../src/services/btcd/plan/live.ts';
import { ages } from '../../src/services/rs4/dashboard/figures.ts';
import type {
  InvFigures,
  OrderFigures,
  PurcFigures,
  QuotFigures,
  WorkFigures,
} from '../../src/services/rs4/dashboard/figures.ts';
import { openOrders } from '../../src/services/3pl/dashboard/figures.ts';
import { liveStates } from '../../src/services/shipwork/dashboard/figures.ts';
import {
  nearDays,
  openDeclarations,
  releasedStates,
  type ExportFigures,
  type ImportFigures,
} from '../../src/services/shipwork/dashboard/declarationFigures.ts';
import type { DashboardAnswer, Works } from '../../src/core/dashboard.ts';
import { addDays } from '../../src/core/dates.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { openReports, type BondedFigures, type ReportFigures } from '../../src/services/bwms/dashboard/figures.ts';
import { menuTree } from '../../src/services/reference/menus.ts';
import { signIn, startApp, type Client, type TestApp } from '../support/app.ts';

let app: TestApp;
let sales: Client;
beforeAll(async () => {
  app = await startApp();
  sales = await app.as('sales2');
});
afterAll(() => app.close());

const dashboard = async (client: Client) => (await client.get<DashboardAnswer>('/platform/dashboard')).body;
const part = async <F>(client: Client, name: string) => (await dashboard(client)).parts[name] as F;
const total = async (client: Client, path: string) =>
  (await client.get<{ page: { totalElements: number } }>(path)).body.page.totalElements;
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

const repair = ['groupware/appr', 'rs4/inv', 'rs4/order', 'rs4/purc', 'rs4/quot', 'rs4/work'];
const customs = [
  ...['shipwork/expDecl', 'shipwork/expDecl#works', 'shipwork/impDecl', 'shipwork/impDecl#works'],
  ...['shipwork/loadPrmt', 'shipwork/order', 'shipwork/order#works'],
];

it('tells the operator of goods that do not add up, and nothing while they do', async () => {
  const oper = await app.as('oper');
  expect((await dashboard(oper)).parts).not.toHaveProperty('stock');
  const fault = (id: number, right: string) =>
    `(2, '3pl/stock', ${id}, 'BALANCE', 'onQty', '5', '6', now(), now(), ${right})`;
  await withClient(app.urls.ownerUrl, (client) =>
    client.query(`insert into sys_stock_fault values ${fault(1, 'null')}, ${fault(2, 'now()')}`),
  );
  expect(await part(oper, 'stock')).toEqual({ wrong: 1, companies: 1 });
  expect((await dashboard(sales)).parts).not.toHaveProperty('stock');
  await withClient(app.urls.ownerUrl, (client) => client.query('delete from sys_stock_fault'));
});

describe('who sees what', () => {
  it('needs a login', async () => {
    expect((await app.anonymous.get('/platform/dashboard')).status).toBe(401);
  });

  it.each([
    ['sales2', [...repair, ...customs, 'shipwork/pcr']],
    ['view2', [...repair, ...customs, 'shipwork/pcr']],
    [
      'oper',
      [
        ...[
          'btcd/plan',
          'groupware/appr',
          'platform/bill',
          'platform/corp',
          'platform/message',
          'platform/outbox',
          'platform/subsc',
        ],
        ...['platform/system/board', 'platform/system/demo', 'platform/system/errFe'],
      ],
    ],
    // A forwarder's company subscribes to neither repair nor approval, nor to purchase confirmations.
    ['fwd8', ['3pl/io', '3pl/io#in', '3pl/io#out', '3pl/stock', ...customs]],
  ])('%s', async (who, parts) => {
    const answer = await dashboard(await app.as(who));
    expect(Object.keys(answer.parts).sort()).toEqual(parts);
    expect(answer.at).toMatch(/^2026-11-20 \d\d:\d\d$/);
  });
});

describe('a figure comes from a menu that the person may read', () => {
  /** What somebody is told who signs in while menus of their role stand at other levels. */
  async function at<T>(
    who: string,
    menus: Readonly<Record<string, string>>,
    then: (client: Client) => Promise<T>,
  ): Promise<T> {
    const set = (to: (menu: string) => string) =>
      withClient(app.urls.ownerUrl, async (client) => {
        for (const treeId of Object.keys(menus))
          await client.query(
            `update platform_auth_menu set menu_auth_cd = $1 where menu_id = $2
              and (corp_id, parent_id) in (select auth_corp_id, auth_id from platform_user where login_id = $3)`,
            [to(treeId), menuTree.find((menu) => menu.treeId === treeId)!.id, `${who}@demo.example`],
          );
      });
    await set((menu) => menus[menu]!);
    const told = await then(await signIn(app.app, who, 'ko'));
    await set(() => '2');
    return told;
  }

  it('what was won and what is to be invoiced is told to readers of orders alone', async () => {
    const told = async (admin: Client) => {
      const { months, wonThisMonth, target, direct } = await part<QuotFigures>(admin, 'rs4/quot');
      const { toInvoice } = await part<InvFigures>(admin, 'rs4/inv');
      return [months.some(({ won }) => won !== undefined), ...[wonThisMonth, target, direct, toInvoice].map(Boolean)];
    };
    expect(await at('admin2', {}, told)).toEqual([true, true, true, true, true]);
    expect(await at('admin2', { R12: '0' }, told)).toEqual([false, false, false, false, false]);
  });

  it.each([
    ['wh5', '3pl/io', 'T12', ['coming', 'comingLate']],
    ['wh5', '3pl/io', 'T11', ['going', 'goingLate', 'picked']],
    ['wh5', 'bwms/io', 'W12', ['in']],
    ['wh5', 'bwms/io', 'W11', ['out']],
    ['wh5', 'btcd/plan', 'B22', ['coming', 'confirm']],
    ['wh5', 'btcd/plan', 'B23', ['leave', 'verify']],
  ])('%s: %s without %s tells %s', async (who, name, shut, told) => {
    const open = ['T11', 'T12', 'W11', 'W12', 'B22', 'B23'];
    const figures = (client: Client) => part<object>(client, name);
    const without = { B21: '0', ...Object.fromEntries(open.map((menu) => [menu, menu === shut ? '0' : '2'])) };
    expect(Object.keys(await at(who, without, figures)).sort()).toEqual(told);
  });

  it('own documents under way are told to who may open their box', () => {
    const { figures } = apprPart([]);
    const mine = (...menus: string[]) =>
      figures([[{ content: '[]' }], [{ total: 0 }], [{ total: 4 }]], {} as Call, (menu) => menus.includes(menu));
    expect([mine('G12'), mine('G12', 'G13')]).toMatchObject([{ mine: 0 }, { mine: 4 }]);
  });

  it('days that come near are those of the way that is open', async () => {
    const views = async (keeper: Client) =>
      (await dashboard(keeper)).due.content.filter(({ prefix }) => prefix === '3pl/io').map(({ view }) => view);
    expect(await at('wh5', {}, views)).toContain('out');
    expect(await at('wh5', { T12: '0' }, views)).not.toContain(null);
    expect(await at('wh5', { T12: '0' }, views)).not.toContain('out');
  });

  it('who has no dashboard is refused it', async () => {
    const status = async (client: Client) => (await client.get('/platform/dashboard')).status;
    expect([await at('admin2', {}, status), await at('admin2', { P01: '0' }, status)]).toEqual([200, 403]);
  });
});

describe('days that come near', () => {
  it('name a declaration by its number as its form shows it', async () => {
    const { content } = (await dashboard(await app.as('cust3'))).due;
    const names = content.filter(({ prefix }) => prefix === 'shipwork/expDecl').map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^\d{5}-\d{2}-\d{6}X$/);
  });
});

describe('declarations whose day is near', () => {
  it.each([
    ['shipwork/expDecl', 'LOAD_DUE_DT'],
    ['shipwork/impDecl', 'OUT_DUE_DT'],
  ])('%s are as many as the list behind the figure shows', async (name, dateType) => {
    const broker = await app.as('cust3');
    const { near, late } = await part<ExportFigures>(broker, name);
    expect(near + late).toBeGreaterThan(0);
    const search = `stCd=${releasedStates.join(',')}&dateType=${dateType}&fromDt=&toDt=${addDays('2026-11-20', nearDays)}`;
    expect(await total(broker, `/${name}/list?${search}`)).toBe(near + late);
  });
  it('duty to be paid is that of the list behind it', async () => {
    const broker = await app.as('cust3');
    const { unpaid } = await part<ImportFigures>(broker, 'shipwork/impDecl');
    expect(unpaid.count).toBeGreaterThan(0);
    const count = (search: string) => total(broker, `/shipwork/impDecl/list?fromDt=&toDt=${search}`);
    expect(await count('&unpaid=Y')).toBe(unpaid.count);
    expect(await count('&unpaid=N')).toBe((await count('')) - unpaid.count);
    // Something at customs is paid already, or later.
    expect(await count('&stCd=ACCEPT,CHECK')).toBeGreaterThan(unpaid.count);
  });
});

describe('lists of what waits', () => {
  type Listed = { content: (Record<string, unknown> & { id: number })[]; page: { totalElements: number } };
  it.each([
    ['cust3', 'shipwork/expDecl#works', openDeclarations, ''],
    ['cust3', 'shipwork/impDecl#works', openDeclarations, ''],
    ['cust3', 'bta/decl#works', openTransports, ''],
    ['wh5', 'bwms/io#in', openReports, 'in'],
    ['wh5', 'btcd/plan#arrv', arrivingTrips, 'arrv'],
    ['wh5', '3pl/io#in', openOrders, 'in'],
    ['wh5', '3pl/io#out', openOrders, 'out'],
    ['sup6', 'shipwork/order#works', liveStates, ''],
    ['fwd8', 'shipwork/order#works', liveStates, ''],
  ] as const)('%s: %s tells what its list tells, what waits for the person first', async (who, name, states, view) => {
    const client = await app.as(who);
    const { total: all, content } = await part<Works>(client, name);
    const [prefix] = name.split('#');
    const search = `stCd=${states.join(',')}&fromDt=&toDt=&size=1000${view && `&view=${view}`}`;
    const listed = (await client.get<Listed>(`/${prefix}/list?${search}`)).body;
    expect(all).toBe(listed.page.totalElements);
    expect(content).toHaveLength(Math.min(6, all));
    for (const { id, stCd } of content) expect(listed.content.find((row) => row.id === id)).toMatchObject({ stCd });
    const turns = content.map(({ isOurs }) => isOurs);
    expect(turns).toEqual(turns.toSorted((a, b) => Number(b) - Number(a)));
    const days = content.filter(({ isOurs }) => isOurs).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  it('names partner, number, goods and day; a draft by the own number', async () => {
    const broker = await app.as('cust3');
    const { content } = await part<Works>(broker, 'shipwork/expDecl#works');
    expect(content.map(({ isOurs }) => isOurs)).toContain(true);
    for (const { id, name, of, day } of content) {
      const stored = (await broker.get(`/shipwork/expDecl/${id}`)).body;
      expect(of).toEqual([stored['exprNm'] ?? stored['exprClntNm']]);
      expect(day).toBe(stored['declDt']);
      expect(name.replaceAll('-', '')).toBe(String(stored['declNo'] ?? stored['mgtNo']).replaceAll('-', ''));
    }
    const keeper = await app.as('wh5');
    const [first] = (await part<Works>(keeper, '3pl/io#in')).content;
    const stored = (await keeper.get<{ itemList: { itemNm: string; planQty: string }[] }>(`/3pl/io/${first!.id}`)).body;
    const more = stored.itemList.length - 1;
    expect(first!.goods).toMatchObject({ name: stored.itemList[0]!.itemNm, more });
    expect(Number(first!.goods!.qty)).toBe(more > 0 ? 0 : Number(stored.itemList[0]!.planQty));
  });

  it('whoever may open one way of a warehouse alone hears nothing of the other', async () => {
    const level = (to: string) =>
      withClient(app.urls.ownerUrl, (client) =>
        client.query(
          `update platform_auth_menu set menu_auth_cd = $1 where menu_id = $2
            and (corp_id, parent_id) in (select auth_corp_id, auth_id from platform_user where login_id = 'wh5@demo.example')`,
          [to, menuTree.find(({ treeId }) => treeId === 'T12')!.id],
        ),
      );
    const ways = async () => {
      const { parts } = await dashboard(await app.as('wh5'));
      return ['3pl/io#in' in parts, '3pl/io#out' in parts];
    };
    expect(await ways()).toEqual([true, true]);
    await level('0');
    expect(await ways()).toEqual([true, false]);
    await level('2');
  });
});

describe('a bonded warehouse', () => {
  it('counts cargo and reports as the list that each tile opens shows, and the day a cargo must leave stands among those that come', async () => {
    const keeper = await app.as('wh5');
    const report = (view: string, ioCd: string, ioTpCd: string, more: object) =>
      keeper.post(`/bwms/io?view=${view}`, {
        ...{ ioCd, ioTpCd, bondAreaCd: '03099001', ioDtm: '2026-11-20 09:00', cargMtNo: '26DEMOA888I00010001' },
        ...{ blNo: 'DEMOBL888', ownerNm: '데모화주', itemNm: '데모부품', pkgCnt: 1, pkgUnitCd: 'CT', grossWgt: '1.00' },
        ...more,
      });
    for (const way of ['in', 'out'])
      expect(
        (await report(way, way === 'in' ? 'I' : 'O', way === 'in' ? '10' : '52', { confirmed: true })).status,
      ).toBe(201);
    const waiting = await part<Required<ReportFigures>>(keeper, 'bwms/io');
    for (const way of ['in', 'out'] as const) {
      expect(waiting[way].draft).toBeGreaterThan(0);
      const shown = await total(keeper, `/bwms/io/list?view=${way}&stCd=DRAFT,ERROR&fromDt=&toDt=`);
      expect([way, waiting[way].draft + waiting[way].error]).toEqual([way, shown]);
    }
    const { lying } = await part<BondedFigures>(keeper, 'bwms/stock');
    expect(lying).toBe(await total(keeper, '/bwms/stock/list?show=ON'));
    await withClient(app.urls.ownerUrl, (client) =>
      client.query(`update bwms_stock set store_due_dt = '2026-11-25' where corp_id = 5 and st_cd = 'STORED'`),
    );
    const { due } = await dashboard(keeper);
    expect(due.content.filter(({ prefix }) => prefix === 'bwms/stock').map(({ day }) => day)).toContain('2026-11-25');
  });
});

describe('the operator', () => {
  it('counts requests, messages, errors and companies as the lists behind them show', async () => {
    const oper = await app.as('oper');
    const { parts } = await dashboard(oper);
    const listed = (path: string) => total(oper, `/platform/${path}`);
    expect(parts['platform/system/demo']).toEqual({
      fresh: await listed('system/demo/list?stCd=NEW&size=1'),
      underWay: await listed('system/demo/list?stCd=ING&size=1'),
      waitingDays: expect.any(Number) as number,
    });
    expect(parts['platform/system/board']).toEqual({
      waiting: await listed('system/board/list?askStCd=WAIT&size=1'),
      held: 0,
      waitingDays: 1,
    });
    expect(parts['platform/outbox']).toMatchObject({ failed: await listed('outbox/list?stCd=FAIL&size=1') });
    expect(parts['platform/corp']).toMatchObject({ active: await listed('corp/list?view=op&stCd=ACTIVE&size=1') });
  });

  it('counts errors of the last seven days as their list does, and the days that a request has waited', async () => {
    // Seoul is nine hours ahead: the first moment of the seventh day, and the last before it.
    const seen = [
      ['2026-11-13T15:00:00Z', '2026-11-13T15:00:00Z'],
      ['2026-11-19T00:00:00Z', '2026-11-13T14:59:59Z'],
      ['2026-11-13T14:59:59Z', '2026-11-01T00:00:00Z'],
    ];
    await withClient(app.urls.ownerUrl, async (owner) => {
      await owner.query(`update platform_system_demo set create_dt = '2026-11-16T15:00:00Z' where st_cd = 'NEW'`);
      for (const [index, [last, first]] of seen.entries())
        await owner.query(
          `insert into platform_system_err_fe (corp_id, err_type, err_message, err_key, hit_cnt, last_dtm, first_dtm)
            values (1, 'ERROR', 'x', 'k${index}', 1, $1, $2)`,
          [last, first],
        );
    });
    const oper = await app.as('oper');
    const { parts } = await dashboard(oper);
    expect(parts['platform/system/errFe']).toEqual({ seen: 2, fresh: 1 });
    expect(
      await total(oper, '/platform/system/errFe/list?dateType=LAST_DTM&fromDt=2026-11-14&toDt=2026-11-20&size=1'),
    ).toBe(2);
    expect(parts['platform/system/demo']).toMatchObject({ waitingDays: 3 });
  });

  it('tells nothing of it to another company, but what that has to pay', async () => {
    expect(
      Object.keys((await dashboard(await app.as('admin2'))).parts).filter((name) => name.startsWith('pl')),
    ).toEqual(['platform/bill']);
  });
});

describe('quotations', () => {
  it('counts at each stage what the list behind it shows, and a new one at once', async () => {
    const before = await part<QuotFigures>(sales, 'rs4/quot');
    for (const { stCd, count } of before.stages)
      expect([stCd, count]).toEqual([stCd, await total(sales, `/rs4/quot/list?stCd=${stCd}&size=1`)]);
    const [like] = (
      await sales.get<{ content: { shipId: number; clntId: number }[] }>('/rs4/quot/list?size=1&columns=shipId,clntId')
    ).body.content;
    const { shipId, clntId } = like!;
    expect((await sales.post('/rs4/quot', { quotTitle: 'Hatch covers', shipId, clntId })).status).toBe(201);
    const after = await part<QuotFigures>(sales, 'rs4/quot');
    expect(sum(after.stages)).toBe(sum(before.stages) + 1);
    expect(after.newThisWeek).toBe(before.newThisWeek + 1);
    expect(after.months).toHaveLength(12);
    expect(after.months.at(-1)!.month).toBe('202611');
    expect(after.begun).toEqual({ clnt: true, ship: true, quot: true });
  });

  it('rates hits among what was decided in the last three months', async () => {
    const { hits, direct } = await part<QuotFigures>(sales, 'rs4/quot');
    const { now } = lastSpans('2026-11-20', 3);
    const span = `dateType=QUOT_DT&fromDt=${now.from}&toDt=${now.to}&size=1`;
    expect(hits).toEqual({
      won: await total(sales, `/rs4/quot/list?stCd=WON&${span}`),
      decided: await total(sales, `/rs4/quot/list?stCd=WON,LOST,EXPIRED&${span}`),
    });
    // Orders that no quotation led to: beside them alone a rate would say nothing.
    const orders = await sales.get<{ content: { quotId: number | null }[] }>(
      `/rs4/order/list?columns=quotId&dateType=ORDER_DT&fromDt=${now.from}&toDt=${now.to}&stCd=RECV,WORK,DONE,ACC,INV,CLOSED&size=1000`,
    );
    expect(direct).toBe(orders.body.content.filter(({ quotId }) => quotId === null).length);
    expect(direct).toBeGreaterThan(0);
  });
});

it('tells of orders and works what their lists tell', async () => {
  const order = await part<OrderFigures>(sales, 'rs4/order');
  const work = await part<WorkFigures>(sales, 'rs4/work');
  expect(order.working.count).toBe(await total(sales, '/rs4/order/list?stCd=RECV,WORK&size=1'));
  expect(work.ing).toBe(await total(sales, '/rs4/work/list?stCd=ING&size=1'));
  const rates = order.margins.map(({ prftRt }) => Number(prftRt));
  expect(rates.length).toBeGreaterThan(0);
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  const first = order.running[0]!;
  const stored = (await sales.get(`/rs4/order/${first.id}`)).body;
  expect(stored).toMatchObject({
    orderNo: first.orderNo,
    shipNm: first.shipNm,
    workToDt: first.workToDt,
    progRt: first.progRt,
    stCd: 'WORK',
  });
  for (const { plan } of work.teams) expect(plan).toBeGreaterThanOrEqual(0);
});

describe('money', () => {
  type Owed = { id: number; version: number; sumAmount: string; paidAmount: string | null; excDiff: string | null };
  const open = 'stCd=ISSUED,PART&fromDt=&toDt=';
  const owed = async (query: string) =>
    (
      await sales.get<{ content: Owed[] }>(`/rs4/inv/list?${query}&size=100&columns=sumAmount,paidAmount,excDiff`)
    ).body.content.map((row) => Number(row.sumAmount) - Number(row.paidAmount ?? 0) + Number(row.excDiff ?? 0));
  const add = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

  it('tells receivables of each age as the list behind it does, and those overdue', async () => {
    const { ages: found } = await part<Required<InvFigures>>(sales, 'rs4/inv');
    expect(sum(found)).toBeGreaterThan(0);
    for (const [at, { from, to }] of ages.entries()) {
      const span = `fromDt=${to === undefined ? '' : addDays('2026-11-20', -to)}&toDt=${from === undefined ? '' : addDays('2026-11-20', -from)}`;
      const amounts = await owed(`stCd=ISSUED,PART&dateType=DUE_DT&${span}`);
      expect([found[at]!.count, Number(found[at]!.amount)]).toEqual([amounts.length, add(amounts)]);
    }
    expect(sum(found.slice(1))).toBe(await total(sales, '/rs4/inv/list?overdue=Y&fromDt=&toDt=&size=1'));
  });

  it('no more counts what was paid, nor what is to be invoiced once it was', async () => {
    const before = await part<Required<InvFigures>>(sales, 'rs4/inv');
    expect(before.toInvoice.count).toBe(await total(sales, '/rs4/order/list?stCd=ACC&fromDt=&toDt=&size=1'));
    const [one] = (await sales.get<{ content: Owed[] }>(`/rs4/inv/list?${open}&currCd=KRW&size=1`)).body.content;
    const left = String(Number(one!.sumAmount) - Number(one!.paidAmount ?? 0));
    const acct = await app.as('acct2');
    const paid = await acct.post(`/rs4/inv/${one!.id}/pay`, {
      version: one!.version,
      payDt: '2026-11-20',
      payAmt: left,
    });
    expect([paid.status, paid.body.stCd]).toEqual([200, 'PAID']);
    const after = await part<Required<InvFigures>>(sales, 'rs4/inv');
    expect(sum(after.ages)).toBe(sum(before.ages) - 1);
    const whole = ({ ages: all }: InvFigures) => add(all.map(({ amount }) => Number(amount)));
    expect(whole(after)).toBe(whole(before) - Number(left));
  });

  it('counts purchases that are to come, and of those that came in part what is open', async () => {
    const buyer = await app.as('purc2');
    const before = await part<PurcFigures>(sales, 'rs4/purc');
    const { body: sellers } = await buyer.get<{ content: { id: number }[] }>(
      `/rs4/clnt/list?keyword=${encodeURIComponent('가온데모도장')}`,
    );
    const line = (qty: string, purcPrice: string) => ({ itemNm: '도료', unitCd: 'L', qty, purcPrice });
    type Made = { id: number; version: number; itemList: { id: number }[] };
    const { body: made } = await buyer.post<Made>('/rs4/purc', {
      ...{ clntId: sellers.content[0]!.id, dlvDt: '2026-11-30' },
      insertItemList: [line('3', '1000'), line('10', '5000')],
    });
    const step = async (name: string, { version }: Made, more = {}) =>
      (await buyer.post<Made>(`/rs4/purc/${made.id}/${name}`, { version, ...more })).body;
    const ordered = await step('order', made);
    const [first, second] = ordered.itemList.map(({ id }) => id);
    const came = (id: number | undefined, recvQty: string) => ({ id, recvQty, recvDt: '2026-11-20' });
    await step('receive', ordered, { rows: [came(first, '1'), came(second, '10')] });
    const { count, amount, partly, late } = await part<PurcFigures>(sales, 'rs4/purc');
    expect([count, partly]).toEqual([before.count + 1, before.partly + 1]);
    expect(Number(amount) - Number(before.amount)).toBe(2000);
    expect(count).toBe(await total(sales, '/rs4/purc/list?stCd=ORD,PART&fromDt=&toDt=&size=1'));
    expect(late).toBe(
      await total(sales, '/rs4/purc/list?stCd=ORD,PART&dateType=DLV_DT&fromDt=&toDt=2026-11-19&size=1'),
    );
  });
});

it('names due invoices, deliveries, and ends of orders and works among the days that come near', async () => {
  const { due } = await dashboard(await app.as('admin2'));
  const kinds = new Set(due.content.map(({ prefix, field }) => `${prefix} ${field}`));
  expect(
    [...kinds].filter((kind) =>
      ['rs4/purc dlvDt', 'rs4/order workToDt', 'rs4/work planToDt', 'rs4/inv dueDt'].includes(kind),
    ).length,
  ).toBeGreaterThan(0);
});

it('tells a carrier of each trip that is not over whose step comes next, its own first, and nobody else', async () => {
  const planner = await app.as('trn4');
  const { trips, tripCount, drives, differing } = await part<Required<GateFigures>>(planner, 'btcd/plan');
  const live = `stCd=${liveTrips.join(',')}&fromDt=&toDt=&size=1`;
  expect([trips.length, tripCount, drives]).toEqual([5, await total(planner, `/btcd/plan/list?${live}`), false]);
  expect(differing).toBe(1);
  expect(trips.map(({ stCd, isOurs }) => `${stCd} ${isOurs}`)).toEqual([
    ...['DIFF true', 'OUT true', 'DRAFT true', 'ARRV false', 'SUBM false'],
  ]);
  // Whoever only drives has their own before them, and of its steps the arrival alone.
  const own = await part<Required<GateFigures>>(await app.as('drv4'), 'btcd/plan');
  expect([own.drives, own.tripCount, own.differing]).toEqual([true, 2, 0]);
  expect(own.trips.map(({ stCd, isOurs }) => `${stCd} ${isOurs}`)).toEqual(['OUT true', 'SUBM false']);
  const arrived = trips.find(({ stCd }) => stCd === 'ARRV')!;
  const stored = (await planner.get(`/btcd/plan/${arrived.id}`)).body;
  expect(stored).toMatchObject({
    planNo: arrived.planNo,
    vhclNo: arrived.vhclNo,
    toBondAreaNm: arrived.toNm,
    planDepDtm: arrived.leaves,
  });
  // The warehouse that confirms it has no trips of its own.
  expect(await part<Required<GateFigures>>(await app.as('wh5'), 'btcd/plan')).toMatchObject({
    trips: [],
    tripCount: 0,
  });
});

it('puts the days of a plan into per cent', () => {
  expect(planned('2026-11-11', '2026-11-20', '2026-11-15')).toBe(50);
  expect(planned('2026-11-11', '2026-11-20', '2026-11-10')).toBe(0);
  expect(planned('2026-11-11', '2026-11-20', '2026-12-01')).toBe(100);
});

it('shows on my turn what the box shows', async () => {
  const site = await app.as('site2');
  const { turns, mine } = await part<ApprFigures>(site, 'groupware/appr');
  expect(turns.total).toBe(await total(site, '/groupware/appr/list?view=todo&size=1'));
  expect(turns.content.length).toBe(Math.min(3, turns.total));
  expect(mine).toBe(0);
});

it('names with each day the view that shows its record to the person', async () => {
  const views = new Set<string>();
  for (const person of ['wh5', 'sales2', 'acct2', 'cust3', 'trn4', 'sup6', 'sup7', 'fwd8', 'oper']) {
    const reader = await app.as(person);
    for (const { prefix, id, view } of (await dashboard(reader)).due.content) {
      views.add(`${prefix} ${view}`);
      const shown = await reader.get(`/${prefix}/${id}${view === null ? '' : `?view=${view}`}`);
      expect([person, prefix, view, shown.status]).toEqual([person, prefix, view, 200]);
    }
  }
  expect([...views]).toEqual(expect.arrayContaining(['3pl/io out', 'rs4/quot null']));
});

it('names the days that come near by record, field and what they belong to', async () => {
  const { due } = await dashboard(sales);
  expect(due.total).toBeGreaterThan(0);
  const row = due.content.find(({ prefix }) => prefix === 'rs4/quot')!;
  const stored = (await sales.get(`/rs4/quot/${row.id}`)).body;
  expect(row).toMatchObject({
    name: stored['quotNo'],
    field: 'validDt',
    day: stored['validDt'],
    of: [stored['shipNm'], stored['clntNm']],
  });
  expect(due.content.map(({ day }) => day)).toEqual(due.content.map(({ day }) => day).toSorted());
  // Whoever may not read quotations hears nothing of their days.
  const forwarder = await dashboard(await app.as('fwd8'));
  expect(forwarder.due.content.filter(({ prefix }) => prefix === 'rs4/quot')).toEqual([]);
});
