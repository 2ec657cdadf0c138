/** Rows below rows: a grid whose rows belong to a row of another grid of the same record. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { rows, text } from '../../src/fields/index.ts';
import { rowColumns } from '../../src/record/importable.ts';
import { gridColumns, gridFields, storedFields } from '../../src/record/resource.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

/** The lower grid is declared first: the order of writing follows from `below` alone. */
const entry: Resource = {
  prefix: 'sample/entry',
  table: 'SM_ENTRY',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'nm',
  list: ['nm'],
  search: { keyword: ['nm'] },
  fields: {
    nm: text(50, { required: true }),
    model: rows({ spec: text(50) }, { below: 'lan' }),
    lan: rows({ hsNm: text(50) }),
  },
};

let app: TestApp;
let desk: Client;
const all = [...resources, entry];
beforeAll(async () => {
  app = await startApp({
    resources: all,
    behaviours,
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables(all).filter((table) => table.name.startsWith('sample_'))));
      await client.end();
    },
  });
  desk = await app.as('admin2');
});
afterAll(() => app.close());

interface Entry extends Values {
  readonly id: number;
  readonly version: number;
  readonly lanList: readonly Values[];
  readonly modelList: readonly Values[];
}
const two = {
  insertLanList: [
    { uid: 'a', hsNm: '엔진' },
    { uid: 'b', hsNm: '밸브' },
  ],
  insertModelList: [
    { uid: 'm', lanRowUid: 'b', spec: 'V-1' },
    { lanRowUid: 'a', spec: 'E-1' },
    { lanRowUid: 'b', spec: 'V-2' },
  ],
};
async function make(): Promise<Entry> {
  const made = await desk.post<Entry>('/sample/entry', { nm: '신고', ...two });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const patch = (one: Entry, body: Values) =>
  desk.patch<Entry>(`/sample/entry/${one.id}`, { version: one.version, ...body });

test('new rows and the new rows below them are saved in one call', async () => {
  const made = await make();
  const [engine, valve] = made.lanList.map(({ id }) => id);
  expect(made.modelList).toMatchObject([
    { lanRow: valve, spec: 'V-1', uid: 'm' },
    { lanRow: engine, spec: 'E-1' },
    { lanRow: valve, spec: 'V-2' },
  ]);
  expect(made.modelList[0]).not.toHaveProperty('lanRowUid');
  const added = await patch(made, {
    insertLanList: [{ uid: 'c', hsNm: '펌프' }],
    insertModelList: [
      { lanRow: engine, spec: 'E-2' },
      { lanRowUid: 'c', spec: 'P-1' },
    ],
  });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const pump = added.body.lanList.find(({ hsNm }) => hsNm === '펌프')!.id;
  expect(added.body.modelList.slice(3)).toMatchObject([
    { lanRow: engine, spec: 'E-2' },
    { lanRow: pump, spec: 'P-1' },
  ]);
  expect((await desk.get<Entry>(`/sample/entry/${made.id}`)).body.modelList).toHaveLength(5);
});

test('a deleted row takes the rows below it along, and the history says so', async () => {
  const made = await make();
  const left = await patch(made, { deleteLanList: [{ id: made.lanList[1]!.id }] });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  expect(left.body.modelList).toMatchObject([{ spec: 'E-1', sortNo: 1 }]);
  const { body } = await desk.get<{ content: { changes: Values[] }[] }>(`/sample/entry/${made.id}/history`);
  const gone = body.content[0]!.changes.filter(
    ({ grid, kind, field }) => grid === 'model' && kind === 'delete' && !field,
  );
  expect(gone.map(({ rowNm }) => rowNm)).toEqual(['V-1', 'V-2']);
  const links = body.content[0]!.changes.filter(({ field }) => field === 'lanRow');
  expect(links.map(({ from, to }) => [from, to])).toEqual([
    ['2 밸브', null],
    ['2 밸브', null],
  ]);
});

test('a link to no row of the record is refused at its row', async () => {
  const [made, other] = [await make(), await make()];
  const refused = async (row: Values, code: string, more: Values = {}) => {
    const answer = await patch(made, { insertModelList: [{ uid: 'x', spec: 'X', sortNo: 99, ...row }], ...more });
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({
      errors: [{ code, grid: 'model', row: 4, uid: 'x', field: 'lanRow' }],
    });
  };
  await refused({}, 'E_REQUIRED');
  await refused({ lanRow: other.lanList[0]!.id }, 'E_REF');
  await refused({ lanRow: 999_999_999 }, 'E_REF');
  await refused({ lanRowUid: 'nobody' }, 'E_REF');
  const first = made.lanList[0]!.id;
  await refused({ lanRow: first }, 'E_REF', { deleteLanList: [{ id: first }] });
});

test('a row that is moved tells of the rows by place and name, one whose number alone changed tells nothing', async () => {
  const made = await make();
  const [engine, valve] = made.lanList.map(({ id }) => id);
  const moved = await patch(made, {
    updateModelList: [{ id: made.modelList[0]!.id, lanRow: engine }],
    insertLanList: [{ uid: 'c', sortNo: 1, hsNm: '펌프' }],
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect(moved.body.modelList[2]).toMatchObject({ lanRow: valve });
  const { body } = await desk.get<{ content: { changes: Values[] }[] }>(`/sample/entry/${made.id}/history`);
  const links = body.content[0]!.changes.filter(({ grid, field }) => grid === 'model' && field !== undefined);
  expect(links).toMatchObject([{ rowNm: 'V-1', field: 'lanRow', from: '2 밸브', to: '2 엔진' }]);
});

test('no person meets the link as a column', () => {
  const { model } = entry.fields;
  expect(Object.keys(storedFields(model!))).toContain('lanRow');
  expect(Object.keys(gridFields(model!))).toEqual(['spec', 'remark']);
  expect(Object.keys(gridColumns(model!))).toEqual(['spec', 'remark']);
  expect(rowColumns(entry, 'model').map(({ name }) => name)).toEqual(['spec', 'remark']);
});
