/** Warnings that do not refuse: seen once, confirmed, and gone past; on a resource of no service. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Problem } from '../../src/core/problem.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { integer, rows, text } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const much = (qty: unknown): boolean => Number(qty) > 100;
const plan: Resource = {
  ...{ prefix: 'sample/plan', table: 'SM_PLAN', scope: 'OWN', menus: [{ menu: 'R32' }], name: 'nm' },
  fields: { nm: text(50, { required: true }), qty: integer({ max: 1000 }), line: rows({ qty: integer() }) },
  search: { keyword: ['nm'] },
  list: ['nm', 'qty'],
  imports: { keys: ['nm'] },
  rules: {
    check: (record) => [
      ...(much(record['qty']) ? [{ code: 'E_RANGE', field: 'qty', text: 'E_DUP', warn: true } as const] : []),
      ...(record['line'] as Values[]).flatMap((line, row): Problem[] =>
        much(line['qty']) ? [{ code: 'E_RANGE', grid: 'line', row, field: 'qty', warn: true }] : [],
      ),
    ],
  },
  actions: [
    {
      name: 'order',
      bulk: true,
      fields: { qty: integer({ required: true }) },
      check: ({ qty }) => (much(qty) ? [{ code: 'E_RANGE', field: 'qty', warn: true }] : []),
    },
    { name: 'repeat' },
  ],
};
const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/plan': {
    actions: {
      order: { run: async (_step, _plan, { qty }) => ({ changes: { qty } }) },
      // What follows from a step asks nobody.
      repeat: {
        async run(step, stored) {
          await step.others.make('sample/plan', { nm: '따라온 것', qty: 500 });
          await step.others.act('sample/plan', stored['id'] as number, 'order', { qty: 300 });
        },
      },
    },
  },
};

let app: TestApp;
let yard: Client;
const all = [...resources, plan];
beforeAll(async () => {
  app = await startApp({
    resources: all,
    behaviours: sampleBehaviours,
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables(all).filter((table) => table.name.startsWith('sample_'))));
      await client.end();
    },
  });
  yard = await app.as('admin2');
});
afterAll(() => app.close());

const save = (more: Values) => yard.post<Values>('/sample/plan', { nm: '계획', ...more });

test('a save with warnings is answered with them, and goes through when they are confirmed', async () => {
  const body = { qty: 200, insertLineList: [{ qty: 1 }, { qty: 300 }] };
  const asked = await save(body);
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({
    code: 'E_WARN',
    status: 409,
    errors: [
      { code: 'E_RANGE', field: 'qty', warn: 'E_DUP' },
      { code: 'E_RANGE', grid: 'line', row: 2, field: 'qty', warn: 'E_RANGE' },
    ],
  });
  // Of several kinds each is confirmed by itself.
  const half = await save({ ...body, confirmed: ['E_DUP'] });
  expect(half.body).toMatchObject({ code: 'E_WARN', errors: [{ warn: 'E_RANGE' }] });
  expect((await save({ ...body, confirmed: ['E_DUP', 'E_RANGE'] })).status).toBe(201);
  const made = await save({ ...body, confirmed: true });
  expect(made.body).toMatchObject({ qty: 200 });
  const at = `/sample/plan/${String(made.body['id'])}`;
  expect((await yard.patch(at, { version: 1, nm: '다시' })).body.code).toBe('E_WARN');
  expect((await yard.patch(at, { version: 1, nm: '다시', confirmed: true })).body).toMatchObject({ nm: '다시' });
  expect((await save({ qty: 1, confirmed: 'yes' })).status).toBe(201);
});

test('what is wrong is wrong, confirmed or not', async () => {
  const refused = await save({ nm: '', qty: 200, confirmed: true });
  expect(refused.body).toMatchObject({ code: 'E_REQUIRED', status: 400, errors: [{ field: 'nm' }, { warn: 'E_DUP' }] });
  expect((refused.body['errors'] as Values[])[0]).not.toHaveProperty('warn');
});

test('actions warn of their input, of one record and of several; what follows from a step asks nobody', async () => {
  const { body: one } = await save({ qty: 1 });
  const order = (more: Values) =>
    yard.post<Values>(`/sample/plan/${String(one['id'])}/order`, { version: 1, qty: 150, ...more });
  expect((await order({})).body).toMatchObject({ code: 'E_WARN', errors: [{ field: 'qty', warn: 'E_RANGE' }] });
  expect((await order({ confirmed: ['E_RANGE'] })).body).toMatchObject({ qty: 150 });
  const ids = [one['id'], (await save({ qty: 1 })).body['id']];
  expect((await yard.post('/sample/plan/order', { ids, qty: 150 })).body.code).toBe('E_WARN');
  expect((await yard.post('/sample/plan/order', { ids, qty: 150, confirmed: true })).status).toBe(200);
  const repeated = await yard.post(`/sample/plan/${String(ids[1])}/repeat`, { version: 2 });
  expect(repeated.status, JSON.stringify(repeated.body)).toBe(200);
});

test('a file tells its warnings as notes, and comes in', async () => {
  const body = { columns: ['nm', 'qty'], rows: [{ no: 2, cells: ['파일', 400] }], update: true };
  const checked = await yard.post('/sample/plan/import/check', body);
  expect(checked.body.rows).toMatchObject([{ act: 'create', notes: [{ name: 'qty' }] }]);
  expect((await yard.post('/sample/plan/import', body)).body.rows).toMatchObject([{ act: 'create' }]);
});
