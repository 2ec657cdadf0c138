/** Several papers of a record, on a resource of no service. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { PageModel } from '../../src/core/page.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { date, qty, text } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const page = (title: string, nm: unknown): PageModel => ({
  ...{ lang: 'ko', fileName: `${title} ${String(nm)}`, title, facts: [], blocks: [], totals: [] },
  company: { name: '한바다', lines: [] },
});

/** Movements of a stock: in is above nought, out below. */
const move: Resource = {
  ...{ prefix: 'sample/move', table: 'SM_MOVE', scope: 'OWN', name: 'itemNm', menus: [{ menu: 'R32' }] },
  fields: { itemNm: text(50, { required: true }), moveDt: date(), qty: qty(), picTelNo: text(20, { personal: true }) },
  search: { keyword: ['itemNm'] },
  list: ['itemNm', 'moveDt', 'qty'],
  printed: ['invoice', 'packing'],
};
/** The same with one paper. */
const single: Resource = { ...move, prefix: 'sample/single', table: 'SM_SINGLE', printed: true };
const print = async (_call: unknown, record: Values, _ask: unknown, paper?: string) =>
  page(paper ?? 'only', record['itemNm']);
const sampleBehaviours: Behaviours = { ...behaviours, 'sample/move': { print }, 'sample/single': { print } };

let app: TestApp;
let yard: Client;
let broker: Client;
beforeAll(async () => {
  app = await startApp({
    resources: [...resources, move, single],
    behaviours: sampleBehaviours,
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables([move, single])));
      await client.end();
    },
  });
  [yard, broker] = await Promise.all([app.as('admin2'), app.as('admin3')]);
});
afterAll(() => app.close());

async function moved(itemNm: string, moveDt: string, amount: string, by = yard, prefix = 'sample/move') {
  const made = await by.post<Values>(`/${prefix}`, { itemNm, moveDt, qty: amount, picTelNo: '051-123-4567' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body['id'] as number;
}

test('a record with several papers answers the one that is named, and the first unless told', async () => {
  const id = await moved('볼트', '2026-01-05', '3');
  const titleOf = async (query = '') =>
    (await yard.get<PageModel & Values>(`/sample/move/${id}/print${query}`)).body.title;
  expect(await titleOf()).toBe('invoice');
  expect(await titleOf('?paper=packing')).toBe('packing');
  const refused = await yard.get<Values>(`/sample/move/${id}/print?paper=receipt`);
  expect(refused).toMatchObject({ status: 400, body: { code: 'E_CODE', errors: [{ field: 'paper' }] } });
  expect((await broker.get(`/sample/move/${id}/print?paper=packing`)).status).toBe(404);
});

test('one paper has no name', async () => {
  const id = await moved('너트', '2026-01-05', '3', yard, 'sample/single');
  expect((await yard.get<PageModel & Values>(`/sample/single/${id}/print`)).body.title).toBe('only');
  expect((await yard.get(`/sample/single/${id}/print?paper=invoice`)).status).toBe(400);
});
