/** What the operator makes and changes for a company, which reads it: every call, the list, and row-level security alone. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { month, ref, rows, text, won } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const fee: Resource = {
  prefix: 'sample/fee',
  table: 'SM_FEE',
  scope: 'PAIR',
  parties: { company: 'corpId', operator: 'operator' },
  writtenBy: ['operator'],
  menus: [{ menu: 'R32' }],
  name: 'nm',
  fields: {
    corpId: ref('platform/corp', { required: true, createOnly: true }),
    nm: text(50, { required: true }),
    usageYm: month(),
    amt: won(),
    innerTxt: text(50, { seenBy: ['operator'] }),
    stCd: text(10, { default: 'DRAFT', computed: true }),
    line: rows({ itemNm: text(20), amt: won() }),
  },
  search: { keyword: ['nm'], conditions: ['corpId'] },
  list: ['corpId', 'nm', 'amt', 'stCd'],
  state: { field: 'stCd', open: ['DRAFT'] },
  actions: [{ name: 'issue', from: ['DRAFT'], to: 'ISSUED' }, { name: 'follow' }],
};
const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/fee': {
    actions: {
      // What the system makes for another company, it makes as the operator.
      follow: {
        async run(step) {
          const made = await step.others.make('sample/fee', { corpId: 7, nm: '후속' }, { line: [{ itemNm: '후속' }] });
          return { answer: { followedIn: made['corpId'] } };
        },
      },
    },
  },
};

let app: TestApp;
let operator: Client;
let yard: Client;
let other: Client;
let owner: pg.Client;
const all: readonly Resource[] = [...resources, fee];
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
  [operator, yard, other] = await Promise.all([app.as('oper'), app.as('admin2'), app.as('admin7')]);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Fee extends Values {
  readonly id: number;
  readonly version: number;
  readonly lineList: readonly Values[];
}
async function charge(corpId: number, nm = '이용료'): Promise<Fee> {
  const made = await operator.post<Fee>('/sample/fee', {
    ...{ corpId, nm, amt: '25000', innerTxt: '내부 메모' },
    insertLineList: [{ itemNm: '기본료', amt: '25000' }],
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const at = (id: number) => `/sample/fee/${id}`;

test('the operator makes it for a company, which reads its own and nobody else does', async () => {
  const made = await charge(2);
  expect(made).toMatchObject({ corpId: 2, innerTxt: '내부 메모', lineList: [{ itemNm: '기본료' }] });
  expect(made['corpNm']).toEqual(expect.any(String));
  const read = await yard.get<Fee>(at(made.id));
  expect(read.body).toMatchObject({ corpId: 2, nm: '이용료', lineList: [{ amt: '25000' }] });
  expect(read.body).not.toHaveProperty('innerTxt');
  expect((await yard.get<{ content: Values[] }>(`${at(made.id)}/history`)).body.content).toHaveLength(1);
  expect((await other.get(at(made.id))).status).toBe(404);
  const { rows: stored } = await owner.query('select corp_id from sample_fee_line where parent_id = $1', [made.id]);
  expect(stored).toEqual([{ corp_id: '2' }]);
  expect((await operator.post('/sample/fee', { nm: '없음' })).body).toMatchObject({
    ...{ code: 'E_REQUIRED', errors: [{ field: 'corpId' }] },
  });
  const nobody = await operator.post('/sample/fee', { nm: '없음', corpId: 999999 });
  expect(nobody.body).toMatchObject({ code: 'E_REF', errors: [{ field: 'corpId' }] });
});

test('the company itself makes, changes, moves and takes away nothing', async () => {
  const made = await charge(2);
  const tries = [
    await yard.post('/sample/fee', { nm: '스스로', corpId: 2 }),
    await yard.post('/sample/fee', { nm: '남에게', corpId: 7 }),
    await yard.patch(at(made.id), { version: made.version, amt: '1' }),
    await yard.del(at(made.id)),
    await yard.post(`${at(made.id)}/issue`, { version: made.version }),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(Array(5).fill('E_AUTH'));
  const issued = await operator.post<Fee>(`${at(made.id)}/issue`, { version: made.version });
  expect(issued.body).toMatchObject({ stCd: 'ISSUED', corpId: 2 });
});

test('the operator changes and takes away what it made; whom it is about stays', async () => {
  const made = await charge(2);
  const changed = await operator.patch<Fee>(at(made.id), {
    ...{ version: made.version, amt: '30000', corpId: 7 },
    updateLineList: [{ id: made.lineList[0]!['id'], amt: '30000' }],
    insertLineList: [{ itemNm: '추가' }],
  });
  expect(changed.body).toMatchObject({ corpId: 2, amt: '30000', lineList: [{ amt: '30000' }, { itemNm: '추가' }] });
  expect((await operator.del(at(made.id))).status).toBe(204);
  expect((await yard.get(at(made.id))).status).toBe(404);
  const followed = await operator.post(`${at((await charge(2)).id)}/follow`, { version: 1 });
  expect(followed.body).toMatchObject({ followedIn: 7, made: [{ prefix: 'sample/fee', name: '후속' }] });
});

test('the list of the operator is searched by company, that of a company has its own', async () => {
  const [mine, theirs] = [await charge(2, '목록'), await charge(7, '목록')];
  const found = async (by: Client, query = '') =>
    (
      await by.get<{ content: Fee[] }>(`/sample/fee/list?ids=${mine.id},${theirs.id}${query}&sort=corpNm,asc`)
    ).body.content.map(({ id }) => id);
  expect((await found(operator)).toSorted()).toEqual([mine.id, theirs.id].toSorted());
  expect(await found(operator, '&corpId=7')).toEqual([theirs.id]);
  expect([await found(yard), await found(other)]).toEqual([[mine.id], [theirs.id]]);
  expect(await found(yard, '&corpId=7')).toEqual([]);
  const list = await operator.get<{ content: Values[] }>(`/sample/fee/list?ids=${theirs.id}&keyword=목록`);
  expect(list.body.content).toMatchObject([{ corpId: 7, corpNm: expect.any(String) as string }]);
});

test('row-level security alone: the operator adds, changes and takes away, the company reads', async () => {
  const { id } = await charge(2);
  const count = async (corpId: number, statement: string): Promise<number | null> => {
    const client = new pg.Client({ connectionString: app.urls.appUrl });
    await client.connect();
    await client.query(`select set_config('app.corp_id', $1, false), set_config('app.user_id', '0', false)`, [
      String(corpId),
    ]);
    const { rowCount } = await client.query(statement).catch(() => ({ rowCount: -1 }));
    await client.end();
    return rowCount;
  };
  const each = async (statement: string) => [
    await count(2, statement),
    await count(7, statement),
    await count(1, statement),
  ];
  expect(await each(`select 1 from sample_fee where id = ${id}`)).toEqual([1, 0, 1]);
  expect(await each(`select 1 from sample_fee_line where parent_id = ${id}`)).toEqual([1, 0, 1]);
  expect(await each(`update sample_fee set amt = 1 where id = ${id}`)).toEqual([0, 0, 1]);
  expect(await each(`update sample_fee_line set amt = 1 where parent_id = ${id}`)).toEqual([0, 0, 1]);
  expect(await each(`insert into sample_fee (corp_id, nm) values (2, 'x')`)).toEqual([-1, -1, 1]);
  expect(await each(`insert into sample_fee_line (corp_id, parent_id, sort_no) values (2, ${id}, 9)`)).toEqual([
    ...[-1, -1, 1],
  ]);
  expect(await each(`delete from sample_fee where id = ${id}`)).toEqual([0, 0, 1]);
});
