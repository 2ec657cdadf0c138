/** Documents between companies (`parties`): every call and every field, for the sides, a third company and a visitor. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { ref, rows, text, won } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

/** A yard orders, a supplier delivers, whoever runs the area at the gate lets it in. */
const order = {
  prefix: 'sample/order',
  table: 'SM_ORDER',
  scope: 'PAIR',
  parties: { buyer: 'corpId', supplier: 'supCorpId', gate: 'gateCorpId' },
  writtenBy: ['buyer', 'supplier'],
  menus: [{ menu: 'R32' }, { menu: 'R32', view: 'sales', side: 'supplier' }],
  name: 'nm',
  fields: {
    nm: text(50, { required: true }),
    supCorpId: ref('platform/corp'),
    gateCorpId: ref('platform/corp', { computed: true }),
    stCd: text(10, { default: 'DRAFT', computed: true }),
    budget: won({ seenBy: ['buyer'] }),
    purcPrice: won({ seenBy: ['supplier'] }),
    berthTxt: text(20, { writtenBy: ['buyer'] }),
    item: rows({ itemNm: text(20), price: won({ writtenBy: ['supplier'] }), cost: won({ seenBy: ['supplier'] }) }),
    note: rows({ txt: text(20) }, { seenBy: ['supplier'] }),
  },
  search: { keyword: ['nm'], conditions: ['stCd', 'purcPrice'] },
  list: ['nm', 'supCorpId', 'stCd', 'budget', 'purcPrice'],
  state: { field: 'stCd', open: ['DRAFT'], openTo: { buyer: ['DRAFT', 'QUOT'], supplier: ['REQ'] } },
  actions: [
    { name: 'request', by: ['buyer'], from: ['DRAFT', 'QUOT'], to: 'REQ' },
    { name: 'quote', by: ['supplier'], from: ['REQ'], to: 'QUOT' },
    { name: 'admit', by: ['gate'], from: ['QUOT'], to: 'IN' },
  ],
} as const satisfies Resource;

const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/order': {
    prepare: (_step, record) => void (record['gateCorpId'] = 3),
  },
};

let app: TestApp;
let buyer: Client;
let supplier: Client;
let gate: Client;
let third: Client;
let owner: pg.Client;
const all: readonly Resource[] = [...resources, order];
beforeAll(async () => {
  app = await startApp({
    resources: all,
    behaviours: sampleBehaviours,
    async prepare({ ownerUrl }) {
      owner = new pg.Client({ connectionString: ownerUrl });
      await owner.connect();
      await owner.query(createAll(tables(all).filter((table) => table.name.startsWith('sample_'))));
    },
  });
  [buyer, supplier, gate, third] = await Promise.all([
    app.as('admin2'),
    app.as('admin7'),
    app.as('admin3'),
    app.as('oper'),
  ]);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Order extends Values {
  readonly id: number;
  readonly version: number;
  readonly itemList: readonly Values[];
}
const at = (id: number) => `/sample/order/${id}`;
const read = async (by: Client, id: number) => (await by.get<Order>(at(id))).body;
const step = async (by: Client, id: number, name: string) => {
  const stored = (await buyer.get<Order>(at(id))).body;
  return by.post<Values>(`${at(id)}/${name}`, { version: stored.version });
};

/** An order that both sides have filled in, as far as it has come. */
async function filled(): Promise<number> {
  const made = await buyer.post<Order>('/sample/order', {
    ...{ nm: '선용품', supCorpId: 7, budget: '900000', purcPrice: '1', berthTxt: '1안벽' },
    insertItemList: [{ itemNm: '로프', price: '5', cost: '5' }],
    insertNoteList: [{ txt: '산 사람의 메모' }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = made.body;
  expect((await step(buyer, id, 'request')).status).toBe(200);
  const seen = await read(supplier, id);
  const quoted = await supplier.patch<Order>(at(id), {
    ...{ version: seen.version, purcPrice: '700000', budget: '2', berthTxt: '남의 안벽' },
    updateItemList: [{ id: seen.itemList[0]!.id, price: '800000', cost: '690000' }],
    insertItemList: [{ itemNm: '페인트', price: '10000', cost: '9000' }],
    insertNoteList: [{ txt: '원가 주의' }],
  });
  expect(quoted.status, JSON.stringify(quoted.body)).toBe(200);
  return id;
}

test('each side fills in its own: what the other sends there is ignored, and what it does not see stays', async () => {
  const id = await filled();
  const { rows: header } = await owner.query('select * from sample_order where id = $1', [id]);
  expect(header[0]).toMatchObject({
    ...{
      corp_id: '2',
      sup_corp_id: '7',
      gate_corp_id: '3',
      budget: '900000',
      purc_price: '700000',
      berth_txt: '1안벽',
    },
  });
  const { rows: items } = await owner.query('select * from sample_order_item where parent_id = $1 order by id', [id]);
  expect(items).toMatchObject([
    { corp_id: '2', item_nm: '로프', price: '800000', cost: '690000' },
    { corp_id: '2', item_nm: '페인트', price: '10000', cost: '9000' },
  ]);
  const { rows: notes } = await owner.query('select txt from sample_order_note where parent_id = $1', [id]);
  expect(notes).toEqual([{ txt: '원가 주의' }]);
  // The buyer saves a record of which it sees a part: the rest stays.
  expect((await step(supplier, id, 'quote')).status).toBe(200);
  const seen = await read(buyer, id);
  const saved = await buyer.patch<Order>(at(id), {
    ...{ version: seen.version, nm: '선용품 2차' },
    updateItemList: [{ id: seen.itemList[0]!.id, itemNm: '로프 20mm', price: '1', cost: '1' }],
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { rows: kept } = await owner.query(
    `select o.nm, o.purc_price, i.item_nm, i.price, i.cost, (select count(*)::int from sample_order_note n where n.parent_id = o.id) as notes
     from sample_order o join sample_order_item i on i.parent_id = o.id where o.id = $1 order by i.id limit 1`,
    [id],
  );
  expect(kept[0]).toEqual({
    ...{ nm: '선용품 2차', purc_price: '700000', item_nm: '로프 20mm', price: '800000', cost: '690000', notes: 1 },
  });
});

describe('what a side does not see is on no way out', () => {
  const secrets: Readonly<Record<string, readonly string[]>> = {
    buyer: ['700000', '690000', '원가'],
    supplier: ['900000'],
    gate: ['700000', '690000', '900000', '원가'],
  };
  const people = () => ({ buyer, supplier, gate });

  test.each(Object.keys(secrets))('%s', async (name) => {
    const id = await filled();
    const by = people()[name as keyof ReturnType<typeof people>];
    const ways = [
      at(id),
      `/sample/order/list?ids=${id}`,
      `/sample/order/list?ids=${id}&columns=nm,budget,purcPrice&sums=1`,
      `${at(id)}/history`,
    ];
    for (const way of ways) {
      const answer = await by.get(way);
      expect(answer.status, way).toBe(200);
      for (const secret of secrets[name]!) expect(JSON.stringify(answer.body), way).not.toContain(secret);
    }
    // The answer of a save, of a step and of a conflict as well.
    const stale = await by.patch(at(id), { version: 1, nm: 'x' });
    for (const secret of secrets[name]!) expect(JSON.stringify(stale.body)).not.toContain(secret);
  });

  test('no search and no order tells it', async () => {
    const id = await filled();
    const found = async (by: Client, query: string) =>
      (await by.get<{ content: Values[] }>(`/sample/order/list?ids=${id}&${query}`)).body.content.length;
    expect(await found(supplier, 'purcPrice=700000')).toBe(1);
    expect(await found(buyer, 'purcPrice=700000')).toBe(0);
    const dear = await filled();
    await owner.query('update sample_order set purc_price = 1 where id = $1', [dear]);
    const sorted = async (by: Client, way: string) =>
      (
        await by.get<{ content: Values[] }>(`/sample/order/list?ids=${id},${dear}&sort=purcPrice,${way}`)
      ).body.content.map((row) => row.id);
    expect(await sorted(supplier, 'asc')).toEqual([dear, id]);
    expect(await sorted(supplier, 'desc')).toEqual([id, dear]);
    // Only the tie by id is left.
    expect(await sorted(buyer, 'asc')).toEqual(await sorted(buyer, 'desc'));
  });

  test('both read the same trail, each its share', async () => {
    const id = await filled();
    const trail = async (by: Client) => (await by.get<{ content: Values[] }>(`${at(id)}/history`)).body;
    const [mine, theirs] = [await trail(buyer), await trail(supplier)];
    expect(mine.content.map(({ act }) => act)).toEqual(['update', 'request', 'create']);
    expect(theirs.content.map(({ act }) => act)).toEqual(['update', 'request', 'create']);
    expect(JSON.stringify(theirs)).toContain('700000');
    // A partner sees the other company, not the person.
    expect(theirs.content.at(-1)).toMatchObject({ userNm: null, corpNm: '한바다데모선박수리(주)' });
    expect(mine.content.at(-1)).toMatchObject({ userNm: expect.any(String) });
  });
});

test('a third company and a visitor find nothing', async () => {
  const id = await filled();
  for (const way of [at(id), `${at(id)}/history`]) {
    expect((await third.get(way)).status).toBe(404);
    expect((await app.anonymous.get(way)).status).toBe(401);
  }
  expect((await third.get<{ content: Values[] }>(`/sample/order/list?ids=${id}`)).body.content).toEqual([]);
  for (const name of ['request', 'quote', 'admit']) expect((await step(third, id, name)).status).toBe(404);
  expect((await third.patch(at(id), { version: 1, nm: 'x' })).status).toBe(404);
  expect((await third.del(at(id))).status).toBe(404);
});

test('each step belongs to its side, each state is open to its side, and only the owner takes the record away', async () => {
  const made = await buyer.post<Order>('/sample/order', { nm: '차례', supCorpId: 7 });
  const { id } = made.body;
  const save = async (by: Client) => {
    const { version } = await read(buyer, id);
    return (await by.patch<Values>(at(id), { version, nm: '고침' })).body.code ?? 'saved';
  };
  const tried = async () => ({ buyer: await save(buyer), supplier: await save(supplier), gate: await save(gate) });
  expect(await tried()).toEqual({ buyer: 'saved', supplier: 'E_STATE', gate: 'E_AUTH' });
  expect((await step(supplier, id, 'request')).body.code).toBe('E_AUTH');
  expect((await step(buyer, id, 'request')).status).toBe(200);
  expect(await tried()).toEqual({ buyer: 'E_STATE', supplier: 'saved', gate: 'E_AUTH' });
  expect((await step(buyer, id, 'quote')).body.code).toBe('E_AUTH');
  // It may change the record now, and yet not take it away.
  expect((await supplier.del(at(id))).body.code).toBe('E_AUTH');
  expect((await step(supplier, id, 'quote')).status).toBe(200);
  expect(await tried()).toEqual({ buyer: 'saved', supplier: 'E_STATE', gate: 'E_AUTH' });
  for (const other of [supplier, gate]) expect((await other.del(at(id))).status).not.toBe(204);
  expect((await step(buyer, id, 'admit')).body.code).toBe('E_AUTH');
  expect((await step(gate, id, 'admit')).status).toBe(200);
  expect((await read(buyer, id)).stCd).toBe('IN');
});

test('lists have sides: by parameter and by a view of its own', async () => {
  const id = await filled();
  const found = async (by: Client, query: string) =>
    (await by.get<{ content: Values[] }>(`/sample/order/list?ids=${id}&${query}`)).body.content.length;
  expect([await found(buyer, 'side=buyer'), await found(buyer, 'side=supplier')]).toEqual([1, 0]);
  expect([await found(supplier, 'side=buyer'), await found(supplier, 'side=supplier')]).toEqual([0, 1]);
  expect([await found(buyer, 'view=sales'), await found(supplier, 'view=sales')]).toEqual([0, 1]);
  expect((await buyer.get(`${at(id)}?view=sales`)).status).toBe(404);
  expect((await buyer.get('/sample/order/list?side=none')).body.code).toBe('E_RANGE');
});

describe('row-level security alone', () => {
  const as = async <T>(corpId: number, work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: app.urls.appUrl });
    await client.connect();
    try {
      await client.query(`select set_config('app.corp_id', $1, false), set_config('app.user_id', '0', false)`, [
        String(corpId),
      ]);
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const count = (corpId: number, statement: string, values: unknown[]) =>
    as(corpId, async (client) => (await client.query(statement, values).catch(() => ({ rowCount: -1 }))).rowCount);

  test('sides read, writing sides write, the owner alone adds and takes away', async () => {
    const id = await filled();
    const read_ = 'select 1 from sample_order where id = $1';
    expect([await count(2, read_, [id]), await count(7, read_, [id]), await count(3, read_, [id])]).toEqual([1, 1, 1]);
    expect([await count(4, read_, [id]), await count(1, read_, [id])]).toEqual([0, 0]);
    const write = "update sample_order set nm = 'y' where id = $1";
    // The gate acts, so it may write; nobody else may.
    expect([await count(2, write, [id]), await count(7, write, [id]), await count(3, write, [id])]).toEqual([1, 1, 1]);
    expect(await count(4, write, [id])).toBe(0);
    const drop = 'delete from sample_order where id = $1';
    expect([await count(7, drop, [id]), await count(3, drop, [id]), await count(4, drop, [id])]).toEqual([0, 0, 0]);
    const rowOf = 'select 1 from sample_order_item where parent_id = $1';
    expect([await count(7, rowOf, [id]), await count(4, rowOf, [id])]).toEqual([2, 0]);
    const make = "insert into sample_order (corp_id, nm, sup_corp_id) values (2, 'x', 7)";
    expect([await count(2, make, []), await count(7, make, [])]).toEqual([1, -1]);
    const trail = "select 1 from sys_audit where table_nm = 'sample_order' and row_id = $1";
    expect([await count(7, trail, [id]), await count(4, trail, [id])]).toEqual([3, 0]);
  });
});
