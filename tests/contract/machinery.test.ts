/** What declarations can say beyond fields and actions, each on a resource of no service. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { isUsed } from '../../src/database/save/remove.ts';
import { code, integer, month, ref, rows, text } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { sql } from 'kysely';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const plain = {
  menus: [{ menu: 'R32' }],
  search: { keyword: ['nm'] },
  list: ['nm'],
  name: 'nm',
  scope: 'OWN',
} as const;

/** A declaration of cargo: its numbers stand in one live declaration only. */
const decl: Resource = {
  ...plain,
  prefix: 'sample/decl',
  table: 'SM_DECL',
  fields: {
    nm: text(50, { required: true }),
    useYm: month(),
    stCd: text(10, { default: 'DRAFT' }),
    natCd: code('NAT', { only: ['KR', 'US'] }),
    cargo: rows({ cargMtNo: text(19), pkgCnt: integer() }),
  },
  search: { keyword: ['nm'], dates: ['useYm'] },
  uniqueRows: [{ grid: 'cargo', fields: ['cargMtNo'], when: { stCd: ['SENT', 'RELEASE'] } }],
  reads: [{ name: 'cargoInfo', fields: { cargMtNo: text(19, { required: true }) } }],
  state: { field: 'stCd', open: ['DRAFT'] },
  actions: [{ name: 'send', from: ['DRAFT'], to: 'SENT' }, { name: 'open' }],
};
/** A trip with one cargo row of a declaration. */
const trip: Resource = {
  ...plain,
  prefix: 'sample/trip',
  table: 'SM_TRIP',
  fields: { nm: text(50), declId: ref('sample/decl'), cargoId: ref('sample/decl/cargo', { of: 'declId' }) },
  actions: [{ name: 'arrive' }, { name: 'report' }],
};

const used: boolean[] = [];
const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/decl': {
    reads: {
      async cargoInfo(call, { cargMtNo }, ask) {
        const found = await ask<{ id: number }>(
          sql`select parent_id as id from sample_decl_cargo where carg_mt_no = ${cargMtNo}`,
        );
        return { cargMtNo, declarations: found.map(({ id }) => id), lang: call.lang };
      },
    },
    async checkDelete(step, stored) {
      const [cargo] = stored['cargo'] as Values[];
      used.push(await isUsed(step, stored['id'] as number));
      if (cargo) used.push(await isUsed(step, cargo['id'] as number, 'cargo'));
      return [];
    },
  },
  'sample/trip': {
    actions: {
      // The cargo is what arrived, whatever the state of its declaration; in company 3 a report arises.
      arrive: {
        async run(step, stored) {
          const id = stored['declId'] as number;
          const rowId = stored['cargoId'] as number;
          await step.others.patch('sample/decl', id, {
            act: 'arrive',
            header: { nm: '도착' },
            rows: { cargo: { update: [{ id: rowId, pkgCnt: 7 }], insert: [{ cargMtNo: '26ARR0000001' }] } },
          });
          await step.others.in(3).make('sample/decl', { nm: '반입', stCd: 'SENT' }, { cargo: [{ cargMtNo: 'IN-1' }] });
          return { answer: { after: (await step.tx.query(sql`select app_corp_id() as corp`))[0] } };
        },
      },
      // What is refused there is refused here, and whoever goes on after it goes on as before.
      report: {
        async run(step) {
          const refusal = await step.others
            .in(3)
            .make('sample/decl', { nm: '' })
            .catch((error: Error) => error.constructor.name);
          return { answer: { refusal, after: (await step.tx.query(sql`select app_corp_id() as corp`))[0] } };
        },
      },
    },
  },
};

let app: TestApp;
let yard: Client;
let broker: Client;
const all = [...resources, decl, trip];
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
  [yard, broker] = await Promise.all([app.as('admin2'), app.as('admin3')]);
});
afterAll(() => app.close());

interface Decl extends Values {
  readonly id: number;
  readonly version: number;
  readonly cargoList: readonly Values[];
}
async function declare(nm: string, numbers: readonly string[], more: Values = {}, by = yard): Promise<Decl> {
  const made = await by.post<Decl>('/sample/decl', {
    ...{ nm, insertCargoList: numbers.map((cargMtNo) => ({ cargMtNo })) },
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const send = (one: Decl, by = yard) => by.post<Values>(`/sample/decl/${one.id}/send`, { version: one.version });

test('a row that another live record has is refused at its cell, with saving and with an action alike', async () => {
  const first = await declare('첫째', ['A-1', 'A-2']);
  const second = await declare('둘째', ['B-1', 'A-2']);
  expect((await send(first)).status).toBe(200);
  const refused = await send(second);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'E_DUP', errors: [{ grid: 'cargo', row: 2, field: 'cargMtNo' }] });
  // Another company has numbers of its own.
  expect((await send(await declare('남의 것', ['A-1'], {}, broker), broker)).status).toBe(200);
  const twice = await yard.post('/sample/decl', {
    ...{ nm: '두 번', stCd: 'SENT', insertCargoList: [{ cargMtNo: 'C-1' }, { cargMtNo: 'C-1' }] },
  });
  expect(twice.body).toMatchObject({ code: 'E_DUP', errors: [{ row: 2 }] });
});

test('of two that send the same row at once, one gets it', async () => {
  const both = await Promise.all([declare('왼쪽', ['D-1']), declare('오른쪽', ['D-1'])]);
  const answers = await Promise.all(both.map((one) => send(one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a field that takes some keys of a group takes no other', async () => {
  expect((await declare('미국', [], { natCd: 'US' })).natCd).toBe('US');
  const refused = await yard.post('/sample/decl', { nm: '일본', natCd: 'JP' });
  expect(refused.body).toMatchObject({ code: 'E_CODE', errors: [{ field: 'natCd' }] });
});

test('days of a search choose months', async () => {
  await declare('팔월', [], { useYm: '202608' });
  await declare('시월', [], { useYm: '202610' });
  const found = async (from: string, to: string) =>
    (await yard.get<{ content: Values[] }>(`/sample/decl/list?fromDt=${from}&toDt=${to}`)).body.content.map(
      ({ nm }) => nm,
    );
  expect(await found('2026-08-31', '2026-09-01')).toEqual(['팔월']);
  expect(await found('2026-08-01', '2026-10-02')).toEqual(['시월', '팔월']);
  expect(await found('2026-09-01', '2026-09-30')).toEqual([]);
});

test('a read-only call has its authority, its inputs and row-level security', async () => {
  const mine = await declare('조회', ['E-1']);
  const asked = await yard.get('/sample/decl/cargoInfo?cargMtNo=E-1');
  expect(asked.body).toEqual({ cargMtNo: 'E-1', declarations: [mine.id], lang: 'ko' });
  expect((await broker.get('/sample/decl/cargoInfo?cargMtNo=E-1')).body.declarations).toEqual([]);
  expect((await yard.get('/sample/decl/cargoInfo')).body).toMatchObject({ code: 'E_REQUIRED' });
  expect((await app.anonymous.get('/sample/decl/cargoInfo?cargMtNo=E-1')).status).toBe(401);
});

test('a record changes a row of another that nobody may edit, and makes one in another company', async () => {
  const one = await declare('운송', ['F-1']);
  await send(one);
  const journey = await yard.post<Decl>('/sample/trip', { nm: '배차', declId: one.id, cargoId: one.cargoList[0]!.id });
  const arrived = await yard.post(`/sample/trip/${journey.body.id}/arrive`, { version: journey.body.version });
  expect(arrived.status, JSON.stringify(arrived.body)).toBe(200);
  expect(arrived.body.after).toEqual({ corp: 2 });
  const { body } = await yard.get<Decl>(`/sample/decl/${one.id}`);
  expect(body).toMatchObject({ nm: '도착', stCd: 'SENT', cargoList: [{ pkgCnt: 7 }, { cargMtNo: '26ARR0000001' }] });
  const trail = await yard.get<{ content: Values[] }>(`/sample/decl/${one.id}/history`);
  expect(trail.body.content[0]).toMatchObject({ act: 'arrive' });
  const there = await broker.get<{ content: Values[] }>('/sample/decl/list?keyword=반입');
  expect(there.body.content).toMatchObject([{ nm: '반입', corpId: 3 }]);
  expect((await yard.get<{ content: Values[] }>('/sample/decl/list?keyword=반입')).body.content).toEqual([]);

  const report = await yard.post(`/sample/trip/${journey.body.id}/report`, {
    version: (arrived.body as Values).version,
  });
  expect(report.body).toMatchObject({ refusal: 'ProblemError', after: { corp: 2 } });

  expect((await yard.del(`/sample/trip/${journey.body.id}`)).status).toBe(204);
});

test('a rule can ask whether a record or a row of it is used', async () => {
  const one = await declare('쓰임', ['G-1']);
  await yard.post('/sample/trip', { nm: '배차', declId: one.id, cargoId: one.cargoList[0]!.id });
  used.length = 0;
  expect((await yard.del(`/sample/decl/${one.id}`)).body).toMatchObject({ code: 'E_INUSE' });
  expect(used).toEqual([true, true]);
  const free = await declare('안 쓰임', ['G-2']);
  used.length = 0;
  expect((await yard.del(`/sample/decl/${free.id}`)).status).toBe(204);
  expect(used).toEqual([false, false]);
});
