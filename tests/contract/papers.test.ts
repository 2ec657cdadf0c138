/** Several papers of a record and reports over a period, on a resource of no service. */
import ExcelJS from 'exceljs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../src/core/field.ts';
import type { PageModel } from '../../src/core/page.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Behaviours } from '../../src/database/behaviour.ts';
import { createAll } from '../../src/database/schema/ddl.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { date, month, qty, text } from '../../src/fields/index.ts';
import { resources } from '../../src/services/index.ts';
import { behaviours } from '../../src/services/index.server.ts';
import { pdfHeard } from '../support/pdfText.ts';
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
  reports: [
    {
      name: 'ledger',
      fields: { from: date({ required: true }), to: date({ required: true }), itemNm: text(50) },
      columns: {
        itemNm: text(50),
        openQty: qty({ summed: false }),
        inQty: qty(),
        outQty: qty(),
        closeQty: qty({ summed: false }),
      },
    },
    {
      name: 'contacts',
      fields: { ym: month({ required: true }) },
      columns: { itemNm: text(50), moveDt: date(), picTelNo: text(20, { personal: true }) },
    },
    { name: 'flood', fields: {}, columns: { itemNm: text(50) } },
  ],
};
/** The same with one paper. */
const single: Resource = { ...move, reports: [], prefix: 'sample/single', table: 'SM_SINGLE', printed: true };
const print = async (_call: unknown, record: Values, _ask: unknown, paper?: string) =>
  page(paper ?? 'only', record['itemNm']);
const ledger = (_call: unknown, { from, to, itemNm }: Values) => sql`
  select item_nm as "itemNm",
    coalesce(sum(qty) filter (where move_dt < ${from}::date), 0) as "openQty",
    coalesce(sum(qty) filter (where move_dt >= ${from}::date and qty > 0), 0) as "inQty",
    coalesce(-sum(qty) filter (where move_dt >= ${from}::date and qty < 0), 0) as "outQty",
    sum(qty) as "closeQty"
  from sample_move where del_yn = 'N' and move_dt <= ${to}::date and (${itemNm}::text is null or item_nm = ${itemNm})
  group by item_nm order by item_nm`;
const contacts = (_call: unknown, { ym }: Values) => sql`
  select item_nm as "itemNm", move_dt as "moveDt", pic_tel_no as "picTelNo" from sample_move
  where del_yn = 'N' and to_char(move_dt, 'YYYYMM') = ${ym} order by move_dt, id`;
const flood = () => sql`select n::text as "itemNm" from generate_series(1, 5001) n`;
const sampleBehaviours: Behaviours = {
  ...behaviours,
  'sample/move': { print, reports: { ledger, contacts, flood } },
  'sample/single': { print },
};

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

const file = async (address: string, by = yard) => {
  const { statusCode, headers, rawPayload } = await app.app.inject({
    url: `/api${address}`,
    headers: { authorization: `Bearer ${by.token}`, 'sec-fetch-site': 'same-origin' },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};

test('the server sets the file of a paper: named, tagged, for nobody else', async () => {
  const id = await moved('와셔', '2026-01-05', '3');
  const { status, headers, bytes } = await file(`/sample/move/${id}/print?paper=packing&kind=pdf`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(headers['content-disposition']).toContain(encodeURIComponent('packing 와셔.pdf'));
  const { title, language, marked, parts } = await pdfHeard(bytes);
  expect({ title, language, marked }).toEqual({ title: 'packing', language: 'ko', marked: true });
  expect(parts).toContainEqual({ role: 'H1', text: 'packing' });
  expect((await file(`/sample/move/${id}/print?kind=pdf`, broker)).status).toBe(404);
  expect((await file(`/sample/move/${id}/print?kind=tiff`)).status).toBe(400);
});

test('who asks for papers without end gets one at a time and is turned away at last; others get theirs', async () => {
  const id = await moved('와셔', '2026-01-05', '3');
  const theirs = await moved('핀', '2026-01-05', '3', broker);
  const many = Array.from({ length: 36 }, () => file(`/sample/move/${id}/print?kind=pdf`));
  expect((await file(`/sample/move/${theirs}/print?kind=pdf`, broker)).status).toBe(200);
  const answers = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(20);
}, 120_000);

interface Answer extends Values {
  readonly total: number;
  readonly page: PageModel;
}
const report = (query: string, by = yard) => by.get<Answer>(`/sample/move/report/${query}`);
const cellsOf = ({ page: { table } }: Answer) => table!.rows.map(({ cells }) => cells.map((cell) => cell.text));

test('a report adds up a period: what was there, came, went, and is there', async () => {
  for (const [day, amount] of [
    ['2026-09-30', '100'],
    ['2026-10-02', '50'],
    ['2026-10-20', '-30'],
    ['2026-11-01', '7'],
  ] as const)
    await moved('L2611A', day, amount);
  await moved('L2611A', '2026-10-05', '999', broker);
  const { status, body } = await report('ledger?from=2026-10-01&to=2026-10-31&itemNm=L2611A');
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.total).toBe(1);
  expect(cellsOf(body)).toEqual([
    ['L2611A', '100', '50', '30', '120'],
    ['합계 (1건)', '', '50', '30', ''],
  ]);
  expect(body.page.company.name).not.toBe('');
  expect(body.page.facts.map(({ value }) => value)).toEqual(['2026-10-01', '2026-10-31', 'L2611A', '2026-11-20']);
  // The other company sees what is its own.
  const theirs = await report('ledger?from=2026-10-01&to=2026-10-31&itemNm=L2611A', broker);
  expect(cellsOf(theirs.body)[0]).toEqual(['L2611A', '0', '999', '0', '999']);
});

test('the same as a workbook with figures', async () => {
  const { statusCode, rawPayload } = await app.app.inject({
    url: '/api/sample/move/report/ledger?from=2026-10-01&to=2026-10-31&itemNm=L2611A&kind=excel',
    headers: { authorization: `Bearer ${yard.token}` },
  });
  expect(statusCode).toBe(200);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(rawPayload).buffer);
  const sheet = book.worksheets[0]!;
  const found = Array.from({ length: sheet.rowCount }, (_, n) => sheet.getRow(n + 1).values as unknown[]).flat();
  expect(found).toEqual(expect.arrayContaining(['L2611A', 100, 50, 30, 120]));
});

test('the same on paper, as a file', async () => {
  const { status, bytes } = await file(
    '/sample/move/report/ledger?from=2026-10-01&to=2026-10-31&itemNm=L2611A&kind=pdf',
  );
  expect(status).toBe(200);
  const { parts } = await pdfHeard(bytes);
  const cells = parts.filter(({ role }) => role === 'TD').map(({ text: said }) => said);
  expect(cells.slice(0, 5)).toEqual(['L2611A', '100', '50', '30', '120']);
});

test('a period with nothing says so on paper, and makes no file', async () => {
  const { body } = await report('ledger?from=1999-01-01&to=1999-01-31');
  expect(body.total).toBe(0);
  expect(cellsOf(body)[0]![0]).toBe('이 기간에는 자료가 없습니다.');
  for (const kind of ['excel', 'pdf'])
    expect(await report(`ledger?from=1999-01-01&to=1999-01-31&kind=${kind}`)).toMatchObject({ status: 404 });
});

test('what it is asked by is judged: nothing missing, known, no period turned round', async () => {
  expect(await report('ledger?from=2026-10-01')).toMatchObject({
    body: { errors: [{ code: 'E_REQUIRED', field: 'to' }] },
  });
  expect(await report('ledger?from=2026-10-02&to=2026-10-01')).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'E_RANGE', field: 'to' }] },
  });
  expect(await report('ledger?from=2026-10-01&to=2026-10-31&lot=1')).toMatchObject({ body: { code: 'E_UNKNOWN' } });
  expect(await report('ledger?from=2026-10-01&to=2026-10-31&kind=csv')).toMatchObject({ body: { code: 'E_CODE' } });
  expect((await report('nothing?from=2026-10-01')).status).toBe(404);
  expect((await app.anonymous.get('/sample/move/report/ledger?from=2026-10-01&to=2026-10-31')).status).toBe(401);
});

test('one that tells of persons wants a reason and keeps it', async () => {
  await moved('연락', '2026-08-03', '1');
  expect(await report('contacts?ym=202608')).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
  const told = await report(`contacts?ym=202608&reason=${encodeURIComponent('8월 정산 확인')}`);
  expect(cellsOf(told.body)[0]).toEqual(['연락', '2026-08-03', '051-123-4567']);
  const owner = new pg.Client({ connectionString: app.urls.ownerUrl });
  await owner.connect();
  const logged = await owner.query(
    `select reason, exp_cnt::int as count from platform_export_log where rsrc_cd = 'sample/move'`,
  );
  await owner.end();
  expect(logged.rows).toEqual([{ reason: '8월 정산 확인', count: 1 }]);
});

test('more rows than a paper holds are refused with the way out', async () => {
  const refused = await report('flood');
  expect(refused).toMatchObject({ status: 400, body: { code: 'E_RANGE' } });
  expect(JSON.stringify(refused.body)).toContain('5,000');
  const whole = await app.app.inject({
    url: '/api/sample/move/report/flood?kind=excel',
    headers: { authorization: `Bearer ${yard.token}` },
  });
  expect(whole.statusCode).toBe(200);
});
