/** All of a company's data of a service that ends, as one archive: who gets it, what stands in it, and what never does. */
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { addMonths } from '../../../src/core/dates.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import type { Values } from '../../../src/core/field.ts';
import type { ArchiveOffer } from '../../../src/services/platform/subsc/archive.ts';
import { namedBy } from '../../../src/database/query/archive.ts';
import { fieldLabel, translate } from '../../../i18n/server.ts';
import { companies as demoCompanies } from '../../../src/services/demo/companies.ts';
import { resources } from '../../../src/services/index.ts';
import { menuTree } from '../../../src/services/reference/menus.ts';
import { policyFigures } from '../../../src/portal/legal/content/policy.figures.ts';
import { products, sharedMasters } from '../../../src/services/reference/products.ts';
import { startApp, type Answer, type Client, type TestApp } from '../../support/app.ts';
import { listen, upload } from '../../support/files.ts';
import { errorsOf, ok } from '../../support/supply.ts';

const prefix = 'platform/subsc';
const repair = 30;
const reason = '계약 종료에 따른 자료 보관';
let app: TestApp;
let admin: Client;
let oper: Client;
let id: number;
/** An authority that reads quotations alone of the service, given while it was in use. */
let keepers: Values;
const menuId = (treeId: string) => menuTree.find((menu) => menu.treeId === treeId)!.id;

beforeAll(async () => {
  app = await startApp();
  await app.app.ready();
  [admin, oper] = await Promise.all([app.as('admin2'), app.as('oper')]);
  const [found] = (await admin.get<{ content: Values[] }>(`/${prefix}/list?view=use&prodId=${repair}`)).body.content;
  id = found!['id'] as number;
  const insertMenuList = ['P01', 'P32', 'R11'].map((treeId) => ({ menuId: menuId(treeId), menuAuthCd: '1' }));
  keepers = ok(await admin.post<Values>('/platform/auth', { authNm: '견적 보관', insertMenuList }), 201);
});
afterAll(() => app.close());

const offered = (answer: Answer<Values>) => ok(answer) as unknown as ArchiveOffer;
const offer = (who: Client) => who.get<Values>(`/${prefix}/${id}/archive`);
const order = (who: Client, body: Values = { reason }) =>
  who.post<{ id: number; total: number } & Values>(`/${prefix}/${id}/archive`, body);
const version = async () => (await admin.get<Values>(`/${prefix}/${id}`)).body['version'];
/** A quotation with two drawings of one name. */
async function attach(): Promise<void> {
  const origin = await listen(app);
  const first = async (path: string) => (await admin.get<{ content: Values[] }>(path)).body.content[0]!['id'] as number;
  const sent = await upload(
    origin,
    admin,
    ['첫째', '둘째'].map((text) => ({ name: '도면 1.txt', bytes: Buffer.from(text) })),
    { refTableNm: 'RS4_QUOT', refTypeCd: 'DOC' },
  );
  ok(
    await admin.post('/rs4/quot', {
      ...{
        quotTitle: '첨부 시험',
        shipId: await first('/rs4/ship/list'),
        clntId: await first('/rs4/clnt/list?keyword=%EB%B6%81'),
      },
      reqFileList: sent.body.content.map(({ fileDetailId }) => ({ fileDetailId })),
    }),
    201,
  );
}
const count = (statement: string) =>
  withClient(app.urls.ownerUrl, async (client) => Number((await client.query(statement)).rows[0].n));

async function made(who: Client, exportId: number): Promise<Map<string, Buffer>> {
  await expect
    .poll(async () => (await who.get<Values>(`/export/${exportId}`)).body['stCd'], { timeout: 60_000 })
    .toBe('DONE');
  const answer = await fetched(who, exportId);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const archive = await yauzl.fromBufferPromise(answer.rawPayload);
  const found = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    found.set(entry.fileName, Buffer.concat(pieces));
  }
  return found;
}
const fetched = (who: Client, exportId: number) =>
  app.app.inject({
    url: `/api/export/${exportId}/file`,
    headers: { authorization: `Bearer ${who.token}`, 'sec-fetch-site': 'same-origin' },
  });

async function book(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(Uint8Array.from(bytes).buffer);
  return read;
}
/** Rows by the labels of their columns. */
const rowsOf = (page: ExcelJS.Worksheet): Record<string, unknown>[] => {
  const [head = [], ...rows] = (page.getSheetValues().slice(1) as unknown[][]).map((row) => Array.from(row));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
};

test('while a service is in use it is not offered; with notice given it is', async () => {
  expect(errorsOf(await offer(admin))).toEqual([409, 'E_STATE']);
  expect(errorsOf(await order(admin))).toEqual([409, 'E_STATE']);
  await attach();
  ok(await admin.post(`/${prefix}/${id}/reqTerm`, { version: await version(), endDt: '2026-11-27' }));
  const told = offered(await offer(admin));
  expect(told.title).toBe('한바다데모선박수리(주) 선박수리 관리 자료');
  const parts = new Map(told.parts.map((part) => [part.prefix, part]));
  expect(parts.get('rs4/quot')).toMatchObject({ name: '견적', files: 2 });
  expect(parts.get('rs4/quot')!.records).toBe(
    await count(`select count(*) n from rs4_quot where corp_id = 2 and del_yn = 'N'`),
  );
});

test('whoever may not, gets nothing: strangers, the operator, guests of other menus, and orders without a reason', async () => {
  expect(errorsOf(await offer(await app.as('admin5')))).toEqual([404, 'E_NOTFOUND']);
  expect(errorsOf(await order(await app.as('admin5')))).toEqual([404, 'E_NOTFOUND']);
  expect(errorsOf(await offer(oper))).toEqual([403, 'E_AUTH']);
  expect(errorsOf(await order(oper))).toEqual([403, 'E_AUTH']);
  expect(errorsOf(await offer(await app.as('sales2')))).toEqual([403, 'E_AUTH']);
  expect(errorsOf(await order(admin, {}))).toEqual([400, 'E_LENGTH', 'reason']);
  expect(errorsOf(await order(admin, { reason: '1234' }))).toEqual([400, 'E_LENGTH', 'reason']);
  expect((await admin.get<Values>(`/${prefix}/0/archive`)).status).toBe(404);
});

test('after the end the menus are closed, and everything the company has comes as workbooks and files', async () => {
  await oper.post('/fw/job/nightly', { date: '2026-11-27' });
  expect(await admin.get<Values>(`/${prefix}/${id}`)).toMatchObject({ body: { stCd: 'TERM' } });
  expect((await admin.get<Values>('/rs4/quot/list')).body).toMatchObject({ code: 'E_SUBSC' });
  const { body: ordered, status } = await order(admin);
  expect([status, ordered['fileNm']]).toEqual([201, '한바다데모선박수리(주) 선박수리 관리 자료_20261120.zip']);
  const found = await made(admin, ordered.id);
  expect([...found.keys()]).toEqual(expect.arrayContaining(['견적.xlsx', '공사.xlsx', '목록.txt']));
  const quotations = await book(found.get('견적.xlsx')!);
  const [records, ...grids] = quotations.worksheets;
  const rows = rowsOf(records!);
  const own = await withClient(
    app.urls.ownerUrl,
    async (client) =>
      (await client.query(`select quot_no, sum_amount from rs4_quot where corp_id = 2 and del_yn = 'N' order by id`))
        .rows,
  );
  expect(rows.map((row) => row['견적번호'])).toEqual(own.map((row) => row.quot_no));
  expect(rows.map((row) => Number(row['합계금액']))).toEqual(own.map((row) => Number(row.sum_amount)));
  const items = grids.find(({ name }) => rowsOf(quotations.getWorksheet(name)!)[0]?.['견적번호'] !== undefined)!;
  const lines = grids.reduce((sum, page) => sum + rowsOf(page).length, 0);
  expect(rowsOf(items)[0]!['견적번호']).toBe(own[0]!.quot_no);
  const part = offered(await offer(admin)).parts.find((one) => one.prefix === 'rs4/quot')!;
  expect([rows.length, lines]).toEqual([part.records, part.rows]);
  expect([...found.keys()].filter((name) => name.startsWith('첨부파일/'))).toEqual([
    `첨부파일/견적/${own.at(-1)!.quot_no}/도면 1.txt`,
    `첨부파일/견적/${own.at(-1)!.quot_no}/도면 1 (2).txt`,
  ]);
  expect(found.get(`첨부파일/견적/${own.at(-1)!.quot_no}/도면 1 (2).txt`)!.toString()).toBe('둘째');
  const contents = found.get('목록.txt')!.toString();
  expect(contents).toContain(`견적.xlsx: ${part.records}건`);
  expect(contents).toContain('세금계산서: 자료 없음');
  // Vessels and partners go on in the product, and come along all the same: the records name them.
  const masters = await count(`select count(*) n from rs4_ship where corp_id = 2 and del_yn = 'N'`);
  expect(rowsOf((await book(found.get('선박.xlsx')!)).worksheets[0]!)).toHaveLength(masters);
  expect([...found.keys()]).toContain('거래처.xlsx');
  expect([...found.keys()]).not.toContain('사용자.xlsx');
});

test('a person takes along what the authority group lets that person read, and no longer than it does', async () => {
  const group = keepers;
  const { content: users } = (await admin.get<{ content: Values[] }>('/platform/user/list?keyword=sales2')).body;
  const given = async (authId: unknown) => {
    const { body } = await admin.get<Values>(`/platform/user/${String(users[0]!['id'])}`);
    ok(await admin.patch<Values>(`/platform/user/${String(users[0]!['id'])}`, { version: body['version'], authId }));
    return body['authId'];
  };
  const before = await given(group['id']);
  const sales = await app.as('sales2', 'en');
  const told = offered(await offer(sales));
  expect(told.parts.map(({ name }) => name)).toEqual(['Quotations']);
  expect(told.until).toBe(addMonths('2026-11-27', policyFigures.disposalMonths));
  expect(told.title).toBe('Hanbada Demo Ship Repair Ship repair data');
  const { body: ordered } = await order(sales);
  const found = await made(sales, ordered.id);
  expect([...found.keys()].filter((name) => !name.startsWith('files/'))).toEqual(['Quotations.xlsx', 'contents.txt']);
  // Nobody else's, not even of the same company.
  expect((await fetched(admin, ordered.id)).statusCode).toBe(404);
  const log = (await admin.get<{ content: Values[] }>('/platform/exportLog/list')).body.content;
  expect(log.find(({ loginId }) => loginId === 'sales2@demo.example')).toMatchObject({
    ...{ title: 'Quotations · Hanbada Demo Ship Repair Ship repair data', fileFmt: 'zip', reason },
  });
  const { body: menus } = await admin.get<{ menuList: Values[] } & Values>(`/platform/auth/${String(group['id'])}`);
  const quotations = menus.menuList.find((row) => row['menuId'] === menuId('R11'))!;
  ok(
    await admin.patch<Values>(`/platform/auth/${String(group['id'])}`, {
      version: menus['version'],
      deleteMenuList: [quotations],
    }),
  );
  expect((await fetched(sales, ordered.id)).statusCode).toBe(403);
  expect(offered(await offer(sales)).parts).toEqual([]);
  expect(errorsOf(await order(sales))).toEqual([409, 'E_STATE']);
  await given(before);
  expect((await fetched(sales, ordered.id)).statusCode).toBe(403);
});

interface Held {
  readonly who: Client;
  readonly corpId: number;
  readonly id: number;
  /** Ids that the lists of the service showed, by the name of their kind. */
  readonly shown: ReadonlyMap<string, { readonly ids: ReadonlySet<number>; readonly whole: boolean }>;
}

test('of every service of every company it holds what the lists showed, to the record', async () => {
  const held: Held[] = [];
  for (const { id: corpId, products: bought } of demoCompanies.filter(({ id: corp }) => corp > 2)) {
    const who = await app.as(`admin${corpId}`);
    for (const prodId of bought) {
      const [row] = (await who.get<{ content: Values[] }>(`/${prefix}/list?view=use&prodId=${prodId}`)).body.content;
      const shown = await listed(who, corpId, prodId);
      const { body: record } = await who.get<Values>(`/${prefix}/${String(row!['id'])}`);
      ok(
        await who.post(`/${prefix}/${String(row!['id'])}/reqTerm`, { version: record['version'], endDt: '2026-11-27' }),
      );
      held.push({ who, corpId, id: row!['id'] as number, shown });
    }
  }
  await oper.post('/fw/job/nightly', { date: '2026-11-27' });
  expect(held.length).toBeGreaterThan(12);
  await withClient(app.urls.ownerUrl, (client) =>
    client.query(
      `update shipwork_order_item o set purc_price = 777,
         item_id = (select min(i.id) from rs4_stdinfo_item i where i.corp_id = o.corp_id)`,
    ),
  );
  let records = 0;
  const sides: { corpId: number; bytes: Buffer }[] = [];
  for (const { who, corpId, id: subscId, shown } of held) {
    const answer = await who.post<{ id: number } & Values>(`/${prefix}/${subscId}/archive`, { reason });
    if (![...shown.values()].some(({ ids }) => ids.size > 0)) {
      expect(errorsOf(answer)).toEqual([409, 'E_STATE']);
      continue;
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const found = await made(who, answer.body.id);
    const traded = found.get('선용품 주문.xlsx');
    if (traded) sides.push({ corpId, bytes: traded });
    for (const [name, { ids, whole }] of shown) {
      const bytes = found.get(`${name}.xlsx`);
      const inside = bytes ? rowsOf((await book(bytes)).worksheets[0]!).map((row) => Number(row['ID'])) : [];
      records += inside.length;
      if (whole) expect(new Set(inside), name).toEqual(ids);
      else expect(inside, name).toEqual(expect.arrayContaining([...ids]));
    }
  }
  expect(records).toBeGreaterThan(40);
  // Each side of an order takes along what it sees of it: the buyer no purchase price, the supplier no item of the buyer's master.
  const label = (field: string, grid?: string) => fieldLabel('ko', 'shipwork/order', field, grid);
  const orders = async (corpId: number) => {
    const { bytes } = sides.find((one) => one.corpId === corpId)!;
    const [, ...grids] = (await book(bytes)).worksheets.map((page) => rowsOf(page));
    const lines = grids.find((rows) => rows[0] && label('purcPrice', 'item') in rows[0])!;
    const filled = (rows: Record<string, unknown>[], name: string) =>
      rows.filter((row) => ![null, undefined, ''].includes(row[name] as string)).length;
    return [filled(lines, label('itemId', 'item')), filled(lines, label('purcPrice', 'item'))];
  };
  const [buyer, supplier] = [await orders(7), await orders(6)];
  expect(buyer).toEqual([expect.toSatisfy((many: number) => many > 0), 0]);
  expect(supplier).toEqual([0, expect.toSatisfy((many: number) => many > 0)]);
});

/** What the lists of a service's menus show of the company's own, and of documents that it is a side of. */
async function listed(who: Client, corpId: number, prodId: number): Promise<Held['shown']> {
  const menus = new Set(openMenusOf(prodId));
  const opened = resources.filter((one) => one.menus.some(({ menu, operator }) => !operator && menus.has(menu)));
  for (const { menus: ways } of opened.flatMap((one) => namedBy(one, resources)))
    for (const { menu } of ways) if (sharedMasters.some((tree) => tree === menu)) menus.add(menu);
  const shown = new Map<string, { ids: Set<number>; whole: boolean }>();
  for (const resource of resources) {
    const views = resource.menus.filter(({ menu, operator }) => !operator && menus.has(menu));
    if (!views.length || resource.scope === 'SYS' || resource.scope === 'CORP') continue;
    const ids = new Set<number>();
    for (const { view } of views) {
      const { content } = (
        await who.get<{ content: Values[] }>(`/${resource.prefix}/list?size=1000${view ? `&view=${view}` : ''}`)
      ).body;
      for (const row of content)
        if (resource.scope === 'PAIR' || row['corpId'] === corpId) ids.add(row['id'] as number);
    }
    shown.set(translate('ko', `resources.${resource.prefix}.name`), {
      ids,
      whole: views.every(({ box }) => box === undefined),
    });
  }
  return shown;
}

const openMenusOf = (prodId: number): string[] => {
  const opened = products.find((one) => one.id === prodId)!.menuTreeIds;
  return menuTree.flatMap(({ treeId, treePaId, url }) =>
    url && (opened.includes(treeId) || opened.includes(treePaId!)) ? [treeId] : [],
  );
};
