/** Actions as they are declared: what a button shows, the server judges by the same lines (00-conventions 1.1 "action"). */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import type { Resource } from '../../../src/core/resource.ts';
import type { Action, Behaviour } from '../../../src/database/behaviour.ts';
import { createAll } from '../../../src/database/schema/ddl.ts';
import { tables } from '../../../src/database/schema/tables.ts';
import { code, integer, ref, text } from '../../../src/fields/index.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

const stay: Resource = {
  prefix: 'sample/stay',
  table: 'SM_STAY',
  scope: 'OWN',
  menus: [{ menu: 'R32' }],
  name: 'nm',
  search: { keyword: ['nm'] },
  list: ['nm', 'stCd'],
  fields: {
    nm: text(50),
    months: integer({ computed: true, default: 0 }),
    keeperId: ref('platform/user'),
    stCd: code('USER_ST', { computed: true, default: 'ACTIVE' }),
  },
  state: { field: 'stCd', open: ['ACTIVE'] },
  actions: [
    {
      name: 'extend',
      from: ['ACTIVE'],
      bulk: true,
      fields: {
        months: integer({ required: true, min: 1, max: 6 }),
        keeperId: ref('platform/user'),
        deptCd: code('GW_DEPT'),
      },
      check: ({ months }, { months: before }) =>
        Number(months) + Number(before) > 6 ? [{ code: 'E_RANGE', field: 'months' }] : [],
      blocked: ({ nm }) => (nm === '막힘' ? 'systemCorp' : undefined),
    },
    { name: 'end', from: ['ACTIVE'], to: 'WD', tells: ['ticket'] },
    { name: 'drop', operator: true },
    { name: 'leave', from: ['ACTIVE'], to: 'WD', bulk: true },
    { name: 'move', from: ['ACTIVE'], to: 'LOCK', bulk: 'together' },
    { name: 'stray', from: ['ACTIVE'], to: ['WD'] },
    { name: 'told', internal: true, to: 'WD' },
  ],
};
/** Who has only come is asked about. */
const early: Action['warns'] = async (_step, { months }) =>
  Number(months) === 0 ? [{ code: 'E_RANGE', field: 'months', warn: true }] : [];
const behaviour: Behaviour = {
  actions: {
    extend: {
      run: async (_step, stored, { months, keeperId }) => ({
        changes: { months: Number(stored.months) + Number(months), keeperId },
      }),
    },
    end: { run: async () => ({ answer: { ticket: 'T-1' } }) },
    drop: {},
    leave: { warns: early },
    move: { warns: early },
    stray: { run: async (_step, { nm }) => ({ changes: { stCd: nm === '곧게' ? 'WD' : 'LOCK' } }) },
  },
  prepare(_step, record, stored) {
    if (stored && record.nm === '헤맴') record.stCd = 'LOCK';
  },
};

let app: TestApp;
let yard: Client;
beforeAll(async () => {
  const all = [...resources, stay];
  app = await startApp({
    resources: all,
    behaviours: { ...behaviours, 'sample/stay': behaviour },
    async prepare({ ownerUrl }) {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(createAll(tables(all).filter(({ name }) => name.startsWith('sample_'))));
      await client.end();
    },
  });
  yard = await app.as('admin2');
});
afterAll(() => app.close());

const make = async (nm = '시험') => (await yard.post<Values>('/sample/stay', { nm })).body;
const read = async (id: unknown) => (await yard.get<Values>(`/sample/stay/${String(id)}`)).body;
const extend = (record: Values, body: Values, who = yard) =>
  who.post<Values>(`/sample/stay/${String(record.id)}/extend`, { version: record.version, ...body });
const problems = (body: Values) =>
  (body.errors as { code: string; field?: string }[]).map(({ code: word, field }) =>
    [word, field].filter(Boolean).join(' '),
  );

describe('one record', () => {
  test('the input reaches the action in its stored form', async () => {
    const record = await make();
    const { status, body } = await extend(record, { months: 2, keeperId: 3 });
    expect([status, body.months, body.keeperNm]).toEqual([200, 2, '박견본']);
  });

  test.each([
    [{}, ['E_REQUIRED months']],
    [{ months: 7 }, ['E_RANGE months']],
    [{ months: 'x' }, ['E_TYPE months']],
    [{ months: 1, keeperId: 999_999 }, ['E_REF keeperId']],
    [{ months: 1, deptCd: 'NONE' }, ['E_CODE deptCd']],
    [{ months: 1, stCd: 'WD' }, ['E_UNKNOWN']],
  ])('%j is refused at its field and changes nothing', async (sent, wanted) => {
    const record = await make();
    const { body } = await extend(record, sent);
    expect(problems(body)).toEqual(wanted);
    expect(await read(record.id)).toEqual(record);
  });

  test('its rules see the stored record', async () => {
    const record = await make();
    const { body: once } = await extend(record, { months: 4 });
    expect(problems((await extend(once, { months: 4 })).body)).toEqual(['E_RANGE months']);
  });

  test('a stale version, another state and a reason of its own refuse before the input is judged', async () => {
    const record = await make();
    await extend(record, { months: 1 });
    expect((await extend(record, {})).body).toMatchObject({ code: 'E_CONFLICT' });
    const ended = await make();
    const told = await yard.post<Values>(`/sample/stay/${String(ended.id)}/end`, { version: ended.version });
    expect(told.body).toMatchObject({ ticket: 'T-1', stCd: 'WD' });
    expect(await read(ended.id)).not.toHaveProperty('ticket');
    expect((await extend(told.body, { months: 1 })).body).toMatchObject({
      code: 'E_STATE',
      message: expect.stringContaining('탈퇴') as string,
    });
    const blocked = await extend(await make('막힘'), { months: 1 });
    expect(blocked.body).toMatchObject({ code: 'E_STATE', message: '운영사 기업에는 할 수 없는 작업입니다.' });
  });

  test("the operator's is nobody else's; a reader and another company get nothing", async () => {
    const record = await make();
    const { id, version } = record;
    expect((await yard.post(`/sample/stay/${String(id)}/drop`, { version })).status).toBe(403);
    expect((await extend(record, { months: 1 }, await app.as('view2'))).status).toBe(403);
    expect((await extend(record, { months: 1 }, await app.as('admin7'))).status).toBe(404);
  });
});

describe('the state machine', () => {
  test('an effect leads where the declaration says, or nothing of it is kept', async () => {
    const at = (record: Values, name: string) =>
      yard.post<Values>(`/sample/stay/${String(record.id)}/${name}`, { version: record.version });
    const [straight, lost] = [await make('곧게'), await make('딴 데로')];
    expect((await at(straight, 'stray')).body).toMatchObject({ stCd: 'WD' });
    expect((await at(lost, 'stray')).status).toBe(500);
    expect((await at(lost, 'told')).status).toBe(404);
    expect(await read(lost.id)).toEqual(lost);
  });

  test('a save moves a record nowhere that the declaration does not tell', async () => {
    const record = await make();
    const saved = await yard.patch<Values>(`/sample/stay/${String(record.id)}`, {
      version: record.version,
      nm: '헤맴',
    });
    expect(saved.status).toBe(500);
    expect(await read(record.id)).toEqual(record);
  });
});

describe('several records', () => {
  const many = (ids: unknown, body: Values = {}, who = yard) =>
    who.post<Values>('/sample/stay/extend', { ids, ...body });

  test('all of them, with their history', async () => {
    const made = [await make(), await make()];
    const { status, body } = await many(
      made.map(({ id }) => id),
      { months: 3 },
    );
    expect([status, body.content]).toEqual([200, made.map(({ id }) => ({ id, version: 2 }))]);
    for (const { id } of made) {
      expect(await read(id)).toMatchObject({ months: 3 });
      const { content } = (await yard.get<{ content: Values[] }>(`/sample/stay/${String(id)}/history`)).body;
      expect(content[0]).toMatchObject({ act: 'extend' });
    }
  });

  test('or none: the refusal names the record', async () => {
    const [good, blocked] = [await make(), await make('막힘')];
    const { body } = await many([good.id, blocked.id], { months: 1 });
    expect(body).toMatchObject({ code: 'E_STATE', errors: [{ row: 2, uid: String(blocked.id) }] });
    expect(await read(good.id)).toEqual(good);
  });

  test.each(['leave', 'move'])('%s asks about all that warn at once, and goes when that is confirmed', async (step) => {
    const [first, old, second] = [await make(), await make(), await make()];
    await many([old.id], { months: 1 });
    const ids = [second.id, old.id, first.id];
    const press = (more: Values = {}) => yard.post<Values>(`/sample/stay/${step}`, { ids, ...more });
    const asked = await press();
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: 'E_WARN' });
    expect((asked.body.errors as Values[]).map(({ uid, row, warn }) => [uid, row, warn])).toEqual([
      [String(first.id), 3, 'E_RANGE'],
      [String(second.id), 1, 'E_RANGE'],
    ]);
    // Nothing has gone, not even the one that nobody asks about.
    expect(await Promise.all(ids.map(async (id) => (await read(id)).stCd))).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect((await press({ confirmed: ['E_RANGE'] })).status).toBe(200);
    const to = step === 'leave' ? 'WD' : 'LOCK';
    expect(await Promise.all(ids.map(async (id) => (await read(id)).stCd))).toEqual([to, to, to]);
  });

  test.each([[undefined], [[]], ['1,2'], [['x']], [[0]], [[1.5]], [Array.from({ length: 1001 }, (_, i) => i + 1)]])(
    'ids %j are refused',
    async (ids) => expect((await many(ids, { months: 1 })).body).toMatchObject({ status: 400, code: 'E_IDS' }),
  );

  test('not what another company owns, nor what is not offered for several', async () => {
    const record = await make();
    expect((await many([record.id], { months: 1 }, await app.as('admin7'))).status).toBe(404);
    expect((await many([record.id], { months: 1 }, await app.as('view2'))).status).toBe(403);
    expect((await yard.post('/sample/stay/end', { ids: [record.id] })).status).toBe(404);
  });
});
