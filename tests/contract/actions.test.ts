/** Words of actions: inputs that hang on inputs, and several records at once. Each on a resource of no service. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { integer, ref, text, won } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';

const plain = {
  menus: [{ menu: 'R32' }],
  search: { keyword: ['nm'] },
  list: ['nm'],
  name: 'nm',
  scope: 'OWN',
} as const;

/** Work done for a customer, which is paid or settled: one bill for all of a month. */
const job: Resource = {
  ...plain,
  prefix: 'sample/job',
  table: 'SM_JOB',
  fields: {
    nm: text(50, { required: true }),
    clntNm: text(50),
    amt: won(),
    paidTxt: text(100),
    stCd: text(10, { default: 'DONE' }),
    billId: ref('sample/bill'),
  },
  state: { field: 'stCd', open: ['DONE'] },
  actions: [
    {
      name: 'pay',
      bulk: true,
      fields: {
        payCd: text(10, { required: true }),
        accountNo: text(20),
        qty: integer({ required: true }),
        sum: won({ computed: true }),
        vatYn: text(1, { required: true }),
      },
      absent: ({ amt }, { payCd }) => [...(payCd === 'CASH' ? ['accountNo'] : []), ...(amt === '0' ? ['vatYn'] : [])],
      requiredWhen: (_job, { payCd }) => (payCd === 'TRANSFER' ? ['accountNo'] : []),
      compute: ({ amt }, { qty }) => ({ sum: String(Number(amt ?? 0) * Number(qty ?? 0)), payCd: 'HACKED' }),
    },
    { name: 'settle', bulk: 'together', from: ['DONE'], to: 'BILLED', fields: { ym: text(6, { required: true }) } },
  ],
};
const bill: Resource = {
  ...plain,
  list: ['nm', 'amt'],
  prefix: 'sample/bill',
  table: 'SM_BILL',
  fields: { nm: text(50), amt: won() },
};

/** Calls of the effect, by the names of the records that it saw. */
const seen: string[][] = [];
const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/job': {
    actions: {
      pay: { run: async (_step, _job, input) => ({ changes: { paidTxt: JSON.stringify(input) } }) },
      settle: {
        async runAll(step, jobs, { ym }) {
          seen.push(jobs.map(({ nm }) => nm as string));
          const billOf: Record<number, Values> = {};
          for (const customer of new Set(jobs.map(({ clntNm }) => clntNm))) {
            const theirs = jobs.filter(({ clntNm }) => clntNm === customer);
            const amt = theirs.reduce((sum, one) => sum + Number(one['amt']), 0);
            const made = await step.others.make('sample/bill', {
              nm: `${String(customer)} ${String(ym)}`,
              amt: String(amt),
            });
            for (const { id } of theirs) billOf[id as number] = { billId: made['id'] };
          }
          return { changesOf: billOf };
        },
      },
    },
  },
};

let app: TestApp;
let yard: Client;
let broker: Client;
const all = [...resources, job, bill];
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

interface Job extends Values {
  readonly id: number;
  readonly version: number;
}
async function work(nm: string, clntNm: string, amt: string, by = yard): Promise<Job> {
  const made = await by.post<Job>('/sample/job', { nm, clntNm, amt });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}
const read = async (id: number) => (await yard.get<Job>(`/sample/job/${id}`)).body;

test('inputs of an action hang on the record and on one another, for every call', async () => {
  const one = await work('도장', '한라해운', '500');
  const pay = (input: Values) => yard.post<Values>(`/sample/job/${one.id}/pay`, { version: one.version, ...input });
  const refused = await pay({ payCd: 'TRANSFER', qty: 1, vatYn: 'Y' });
  expect(refused.body).toMatchObject({ code: 'E_REQUIRED', errors: [{ field: 'accountNo' }] });
  // Without use: whatever was sent there counts as empty, even what its field would refuse.
  const paid = await pay({ payCd: 'CASH', accountNo: 'x'.repeat(50), qty: 3, vatYn: 'N', sum: '1' });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  expect(JSON.parse(paid.body['paidTxt'] as string)).toEqual({
    ...{ payCd: 'CASH', accountNo: null, qty: 3, sum: '1500', vatYn: 'N' },
  });
});

test('of several, each record has its own say', async () => {
  const [dear, free] = [await work('용접', '한라해운', '700'), await work('점검', '한라해운', '0')];
  const ids = [dear.id, free.id];
  const refused = await yard.post<Values>('/sample/job/pay', { ids, payCd: 'CASH', qty: 2 });
  expect(refused.body).toMatchObject({ code: 'E_REQUIRED', errors: [{ field: 'vatYn', uid: String(dear.id) }] });
  expect((await yard.post('/sample/job/pay', { ids, payCd: 'CASH', qty: 2, vatYn: 'Y' })).status).toBe(200);
  const said = async (id: number): Promise<unknown> => JSON.parse((await read(id))['paidTxt'] as string);
  expect(await said(dear.id)).toMatchObject({ sum: '1400', vatYn: 'Y' });
  expect(await said(free.id)).toMatchObject({ sum: '0', vatYn: null });
});

test('several records together: the effect sees all, the answer names what it made', async () => {
  const jobs = [await work('가', '한라', '10'), await work('나', '백두', '20'), await work('다', '한라', '30')];
  const ids = jobs.map(({ id }) => id).toReversed();
  seen.length = 0;
  const settled = await yard.post<Values>('/sample/job/settle', { ids, ym: '202611' });
  expect(settled.status, JSON.stringify(settled.body)).toBe(200);
  expect(seen).toEqual([['가', '나', '다']]);
  expect(settled.body).toMatchObject({
    content: jobs.map(({ id, version }) => ({ id, version: version + 1 })),
    made: [
      { prefix: 'sample/bill', name: '한라 202611' },
      { prefix: 'sample/bill', name: '백두 202611' },
    ],
  });
  const [first, second, third] = await Promise.all(ids.toReversed().map(read));
  expect(first).toMatchObject({ stCd: 'BILLED', billId: third!['billId'] });
  expect(second!['billId']).not.toBe(first!['billId']);
  const bills = await yard.get<{ content: Values[] }>('/sample/bill/list?keyword=한라');
  expect(bills.body.content).toMatchObject([{ amt: '40' }]);
  const trail = await yard.get<{ content: Values[] }>(`/sample/job/${jobs[0]!.id}/history`);
  expect(trail.body.content[0]).toMatchObject({ act: 'settle' });
});

test('where one of them is refused, the effect sees none and nothing is made', async () => {
  const [good, done] = [await work('라', '금강', '10'), await work('마', '금강', '10')];
  const alone = await yard.post<Values>(`/sample/job/${done.id}/settle`, { version: done.version, ym: '202611' });
  // One record by itself goes the same way.
  expect(alone.body).toMatchObject({ id: done.id, stCd: 'BILLED', made: [{ name: '금강 202611' }] });
  seen.length = 0;
  const refused = await yard.post<Values>('/sample/job/settle', { ids: [good.id, done.id], ym: '202611' });
  expect(refused.body).toMatchObject({ code: 'E_STATE', errors: [{ uid: String(done.id) }] });
  const foreign = await work('바', '남', '10', broker);
  expect((await yard.post('/sample/job/settle', { ids: [good.id, foreign.id], ym: '202611' })).status).toBe(404);
  expect((await yard.post('/sample/job/settle', { ids: [good.id] })).body).toMatchObject({ code: 'E_REQUIRED' });
  expect(seen).toEqual([]);
  expect(await read(good.id)).toMatchObject({ stCd: 'DONE', version: good.version });
});

test('two that settle the same records at once settle them once', async () => {
  const ids = [(await work('사', '설악', '10')).id, (await work('아', '설악', '20')).id];
  const answers = await Promise.all(
    [ids, ids.toReversed()].map((order) => yard.post('/sample/job/settle', { ids: order, ym: '202612' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const bills = await yard.get<{ content: Values[] }>('/sample/bill/list?keyword=설악');
  expect(bills.body.content).toHaveLength(1);
});
