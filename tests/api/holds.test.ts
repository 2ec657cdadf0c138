/** Shared masters that other companies point at: held while a reference is made, and free again once what pointed is gone. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { code, ref, rows, text } from '../../src/fields/index.ts';
import { codeBehaviour } from '../../src/services/fw/code.server.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const plain = { menus: [{ menu: 'R32' }], search: { keyword: ['nm'] }, list: ['nm'], name: 'nm' } as const;
const area: Resource = { ...plain, prefix: 'sample/area', table: 'SM_AREA', scope: 'SYS', fields: { nm: text(50) } };
const rate: Resource = {
  ...plain,
  prefix: 'sample/rate',
  table: 'SM_RATE',
  scope: 'SYS_OWN',
  fields: { nm: text(50) },
};
const lot: Resource = {
  ...plain,
  prefix: 'sample/lot',
  table: 'SM_LOT',
  scope: 'OWN',
  fields: {
    nm: text(50),
    areaId: ref('sample/area'),
    line: rows({ rateId: ref('sample/rate'), catCd: code('ZZ_HOLD') }),
  },
};
const samples = [area, rate, lot];
const all = [...resources, ...samples];

let app: TestApp;
let yard: Client;
let operator: Client;
/** What a save of a lot waits for at its end. */
let gate: Promise<void> = Promise.resolve();
let reached: () => void = () => undefined;
beforeAll(async () => {
  app = await startApp({
    resources: all,
    behaviours: {
      ...behaviours,
      'fw/code': codeBehaviour(all),
      'sample/lot': {
        async after() {
          reached();
          await gate;
        },
      },
    },
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables(all).filter((t) => t.name.startsWith('sample_'))));
      await client.end();
    },
  });
  [yard, operator] = await Promise.all([app.as('admin2'), app.as('oper')]);
});
afterAll(() => app.close());

async function make(client: Client, prefix: string, body: Values = {}): Promise<Values> {
  const made = await client.post<Values>(`/${prefix}`, {
    ...(prefix.startsWith('sample/') ? { nm: '시험' } : {}),
    ...body,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const kinds = {
  header: { target: 'sample/area', pointing: (id: unknown) => ({ areaId: id }) },
  row: { target: 'sample/rate', pointing: (id: unknown) => ({ insertLineList: [{ rateId: id }] }) },
} as const;

test.each(['header', 'row'] as const)(
  'a shared master waits with its deletion for a %s that comes to point at it',
  async (kind) => {
    const { target, pointing } = kinds[kind];
    const { id } = await make(operator, target);
    let open: () => void = () => undefined;
    gate = new Promise((done) => (open = done));
    const inside = new Promise<void>((done) => (reached = done));
    const made = yard.post('/sample/lot', { nm: '가리킴', ...pointing(id) });
    await inside;
    const gone = operator.del(`/${target}/${String(id)}`);
    const first = await Promise.race([
      gone.then(() => 'deleted'),
      new Promise((done) => setTimeout(() => done('waiting'), 300)),
    ]);
    open();
    expect(first).toBe('waiting');
    expect((await made).status).toBe(201);
    expect((await gone).body).toMatchObject({ status: 409, code: 'E_INUSE' });
    gate = Promise.resolve();
  },
);

test('a master that is being deleted is pointed at no more', async () => {
  const { id } = await make(operator, 'sample/area');
  const client = new pg.Client({ connectionString: app.urls.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select 1 from sample_area where id = $1 for update', [id]);
  await client.query(`update sample_area set del_yn = 'Y' where id = $1`, [id]);
  const made = yard.post('/sample/lot', { nm: '가리킴', areaId: id });
  const waiting =
    'select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()';
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
  await client.query('commit');
  await client.end();
  expect((await made).body).toMatchObject({ status: 400, errors: [{ code: 'E_REF', field: 'areaId' }] });
});

test('rows of a deleted record hold neither a master nor a code', async () => {
  const group = await make(operator, 'fw/code', {
    ...{ grpCd: 'ZZ_HOLD', grpNm: '시험', grpNmEn: 'Try', corpScopeYn: 'Y' },
    insertCodeList: ['A', 'B'].map((key, sort) => ({ key, value: key, valueEn: key, sort })),
  });
  const { id } = await make(operator, 'sample/rate');
  const lots = [await make(yard, 'sample/lot', { insertLineList: [{ rateId: id, catCd: 'A' }] })];
  const first = (group['codeList'] as Values[]).find(({ key }) => key === 'A');
  const dropCode = async () => {
    const { body } = await operator.get<Values>(`/fw/code/${String(group['id'])}`);
    return operator.patch(`/fw/code/${String(group['id'])}`, {
      version: body['version'],
      deleteCodeList: [{ id: first!['id'] }],
    });
  };
  expect((await operator.del(`/sample/rate/${String(id)}`)).body).toMatchObject({ code: 'E_INUSE' });
  expect((await dropCode()).body).toMatchObject({ code: 'E_INUSE' });
  for (const { id: lotId } of lots) expect((await yard.del(`/sample/lot/${String(lotId)}`)).status).toBe(204);
  expect((await operator.del(`/sample/rate/${String(id)}`)).status).toBe(204);
  expect((await dropCode()).status).toBe(200);
});

test('two people of a company who add the same key at once: one does, the other is told; two rows may change their keys', async () => {
  const { body } = await operator.get<{ content: Values[] }>('/fw/code/list?keyword=ZZ_HOLD');
  const at = `/fw/code/${String(body.content[0]!['id'])}`;
  const { version } = (await yard.get<Values>(at)).body;
  const add = { version, insertCodeList: [{ key: 'OWN', value: '우리', valueEn: 'Ours', sort: 5 }] };
  const purchaser = await app.as('admin2', 'en');
  const answers = await Promise.all([yard.patch(at, add), purchaser.patch(at, add)]);
  expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers.map((a) => a.body['code']))).toEqual([
    200, 409,
  ]);
  // The last wall, past the application.
  const rival = app.database.write({ corpId: 2, userId: 20 }, (tx) =>
    tx.query(
      sql`insert into fw_code_code (corp_id, parent_id, sort_no, key) values (2, ${body.content[0]!['id']}::bigint, 9, 'OWN')`,
    ),
  );
  await expect(rival).rejects.toMatchObject({ code: '23505' });

  const { body: now } = await operator.get<Values & { codeList: Values[] }>(at);
  await operator.patch(at, { version: now.version, insertCodeList: [{ key: 'C', value: 'C', valueEn: 'C', sort: 7 }] });
  const { body: record } = await operator.get<Values & { codeList: Values[] }>(at);
  const [b, c] = ['B', 'C'].map((key) => record.codeList.find((row) => row['key'] === key)!);
  const swapped = await operator.patch<Values>(at, {
    version: record['version'],
    updateCodeList: [
      { id: b!['id'], key: 'C' },
      { id: c!['id'], key: 'B' },
    ],
  });
  expect(swapped.status, JSON.stringify(swapped.body)).toBe(200);
});
