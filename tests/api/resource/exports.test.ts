/** Exports that the server makes: streamed and as jobs, their authority, their cells, and the log of personal data. */
import { setTimeout as wait } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { runJob, sweepExports } from '../../../src/api/exports/jobs.ts';
import type { ExportRow } from '../../../src/core/files/exporting.ts';
import type { Values } from '../../../src/core/field.ts';
import { openFileStore } from '../../../src/api/files/openStore.ts';
import { withClient } from '../../../src/database/engine/roles.ts';
import { behaviours } from '../../../src/services/index.server.ts';
import { resources } from '../../../src/services/index.ts';
import { customersSql } from '../../support/customers.ts';
import { pdfFonts, pdfPages } from '../../support/pdfText.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';

const limits = { browser: 5, stream: 300, most: 2000 } as const;
const word = '내보내기표본';
let app: TestApp;
let sales: Client;
let admin: Client;

beforeAll(async () => {
  app = await startApp({
    exportLimits: limits,
    prepare: ({ ownerUrl }) =>
      withClient(
        ownerUrl,
        async (client) =>
          void (await client.query(customersSql({ corpId: 2, count: 1000, name: word, code: 'X-', natCd: 'KR' }))),
      ),
  });
  await app.app.ready();
  sales = await app.as('sales2');
  admin = await app.as('admin2');
});
afterAll(() => app.close());

const shownColumns = ['clntCd', 'clntNm', 'clntNmEn', 'clntTpCds', 'natCd', 'creditAmt', 'useYn', 'createDt'];
const columns = (names: readonly string[]) => names.map((name, i) => ({ name, width: 70 + 7 * i }));
const body = { kind: 'excel', title: '거래처', columns: columns(shownColumns) } as const;
const search = (more: string) => `/rs4/clnt/export?clntNm=${encodeURIComponent(word)}&sort=clntCd,asc${more}`;
interface Listed {
  readonly content: readonly Values[];
  readonly sums: Readonly<Record<string, string>>;
  readonly uncounted: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
type Ordered = { id: number; job: boolean; total: number; fileNm: string };
const order = (client: Client, address: string, sent: Values = body) => client.post<Ordered & Values>(address, sent);

async function fetched(client: Client, id: number) {
  const answer = await app.app.inject({
    url: `/api/export/${id}/file`,
    headers: { authorization: `Bearer ${client.token}`, 'sec-fetch-site': 'same-origin' },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}
const stateOf = async (id: number, client = sales) => (await client.get<ExportRow & Values>(`/export/${id}`)).body;

async function read(bytes: Buffer) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  const page = book.worksheets[0]!;
  return { page, row: (at: number) => (page.getRow(at).values as unknown[]).slice(1) };
}

const parts = async () => ({
  database: app.database,
  resources,
  behaviours,
  store: await openFileStore({ dataDir: app.folder } as Parameters<typeof openFileStore>[0]),
  incoming: `${app.folder}/files`,
});

describe('streamed', () => {
  test('holds every row of the search, in its order, with typed cells, labels, widths and sums', async () => {
    const made = await order(sales, search('&clntCd=X-0000'));
    expect(made).toMatchObject({ status: 201, body: { job: false, total: 99, fileNm: '거래처_20261120.xlsx' } });
    const { status, headers, bytes } = await fetched(sales, made.body.id);
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(headers['content-disposition']).toContain(encodeURIComponent('거래처_20261120.xlsx'));
    const { page, row } = await read(bytes);
    expect(row(1)).toEqual([
      '거래처코드',
      '거래처명',
      '거래처명(영문)',
      '거래처구분',
      '국가',
      '여신한도',
      '사용',
      '등록일시',
    ]);
    expect(row(2)).toEqual([
      'X-000001',
      `${word}1`,
      '=1+1',
      expect.stringMatching(/^화주·선주, /),
      '대한민국',
      1000,
      '예',
      new Date('2026-11-20T09:30:00Z'),
    ]);
    expect([3, 4, 5].map((at) => page.getRow(at).getCell(3).value)).toEqual(['+82', '@SUM(A1)', '-정비']);
    expect(page.getRow(2).getCell(3)).toMatchObject({ type: ExcelJS.ValueType.String, numFmt: '@' });
    expect([page.getRow(2).getCell(6).numFmt, page.getRow(2).getCell(8).numFmt]).toEqual(['#,##0', 'yyyy-mm-dd hh:mm']);
    expect(Array.from({ length: 99 }, (_, i) => page.getRow(i + 2).getCell(1).value)).toEqual(
      Array.from({ length: 99 }, (_, i) => `X-${String(i + 1).padStart(6, '0')}`),
    );
    expect([row(101)[0], row(101)[5], page.rowCount]).toEqual(['합계', 4_950_000, 101]);
    expect(page.columns.map(({ width }) => width)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
    expect(await stateOf(made.body.id)).toMatchObject({ stCd: 'DONE', done: 99, total: 99 });
  });

  test('says beside the sum what it leaves out, and adds up what the list does', async () => {
    const asked = 'fromDt=2020-01-01&stCd=REV,WON,SENT,DRAFT,LOST,CONF';
    await withClient(app.urls.ownerUrl, (client) =>
      client.query(`update rs4_quot set st_cd = 'REV' where corp_id = 2 and st_cd = 'LOST'`),
    );
    const { body: listed } = await sales.get<Listed>(`/rs4/quot/list?${asked}&sums=1`);
    const left = listed.uncounted['stCd']!['REV']!;
    const names = ['quotNo', 'quotAmount', 'stCd'];
    const made = await order(sales, `/rs4/quot/export?${asked}`, { ...body, columns: columns(names) });
    const { page, row } = await read((await fetched(sales, made.body.id)).bytes);
    expect(row(page.rowCount).slice(0, 2)).toEqual([`합계 (개정됨 ${left}건 제외)`, Number(listed.sums['quotAmount'])]);
    const counted = listed.content.filter(({ stCd }) => stCd !== 'REV');
    expect(counted.length).toBe(listed.content.length - left);
    expect(Number(listed.sums['quotAmount'])).toBe(counted.reduce((sum, one) => sum + Number(one['quotAmount']), 0));
    const only = await order(sales, '/rs4/quot/export?fromDt=2020-01-01&stCd=REV', {
      ...body,
      columns: columns(names),
    });
    const alone = await read((await fetched(sales, only.body.id)).bytes);
    expect(alone.row(alone.page.rowCount)[0]).toBe('합계 (모두 개정됨)');
  });

  test('speaks the language of the person, and writes CSV with a mark', async () => {
    const english = await app.as('sales2', 'en');
    const made = await order(english, search('&clntCd=X-00000'), { ...body, kind: 'csv', title: 'Partners' });
    const lines = (await fetched(english, made.body.id)).bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFPartner code,.*,Created/);
    expect(lines[1]).toContain(`X-000001,${word}1,'=1+1,`);
    expect(lines[1]).toContain('Korea');
    expect(lines).toHaveLength(10);
  });

  test('sets a PDF with every row, the number of them, the sums and the pages', async () => {
    const made = await order(sales, search('&clntCd=X-000'), { ...body, kind: 'pdf' });
    expect(made.body).toMatchObject({ job: true, total: 999, fileNm: '거래처_20261120.pdf' });
    const short = await order(sales, search('&clntCd=X-0000'), { ...body, kind: 'pdf' });
    const { headers, bytes } = await fetched(sales, short.body.id);
    expect(headers['content-type']).toBe('application/pdf');
    const pages = await pdfPages(bytes);
    const lines = pages.flatMap((page) => page.lines);
    expect(lines[0]).toBe('거래처 | 99건');
    expect(lines[1]).toBe('거래처코드 | 거래처명 | 거래처명(영문) | 거래처구분 | 국가 | 여신한도 | 사용 | 등록일시');
    expect(lines.flatMap((line) => /^X-\d{6}/.exec(line) ?? [])).toEqual(
      Array.from({ length: 99 }, (_, i) => `X-${String(i + 1).padStart(6, '0')}`),
    );
    expect(lines.filter((line) => line.includes(`| ${word}`))).toHaveLength(99);
    expect(lines.some((line) => /^합계 \| 4,950,000$/.test(line))).toBe(true);
    expect(pages.map((page) => page.lines.at(-1)!.replace(/\D+/, '/'))).toEqual(
      pages.map((_, at) => `${at + 1}/${pages.length}`),
    );
    expect(pdfFonts(bytes).embedded).toBe(2);
    await sales.del(`/export/${made.body.id}`);
  });

  test('is fetched once, by its owner alone, and only while the list may be read', async () => {
    const { body: made } = await order(sales, search('&clntCd=X-00000'));
    for (const other of [admin, await app.as('admin7')]) {
      expect((await fetched(other, made.id)).status).toBe(404);
      expect((await other.get(`/export/${made.id}`)).status).toBe(404);
      expect((await other.del(`/export/${made.id}`)).status).toBe(404);
    }
    expect((await fetched(sales, made.id)).status).toBe(200);
    const again = await fetched(sales, made.id);
    expect([again.status, again.bytes.toString()]).toEqual([409, expect.stringContaining('이미 받았거나 취소한 파일')]);
    expect((await order(await app.as('view2'), search('&clntCd=X-00000'))).status).toBe(201);
    expect((await order(sales, '/platform/user/export', { ...body, columns: columns(['deptCd']) })).status).toBe(403);
  });

  test('refuses what no export is, each in a sentence', async () => {
    const refused = async (sent: Values, address = search('')) => {
      const answer = await order(sales, address, { ...body, ...sent });
      return [answer.status, answer.body.code, (answer.body.errors as Values[])[0]!.message];
    };
    for (const sent of [
      { kind: 'doc' },
      { title: '' },
      { columns: [] },
      { columns: columns(['loginPw']) },
      { columns: columns(['charger.telNo']) },
      { columns: columns(['constructor']) },
      { columns: [null] },
      { rows: -1 },
    ])
      expect((await refused(sent))[0], JSON.stringify(sent)).toBe(400);
    expect((await refused({}, '/rs4/clnt/export?sort=nothing,asc')).slice(0, 2)).toEqual([400, 'E_SORT']);
    expect((await refused({}, '/rs4/clnt/export?view=op'))[0]).toBe(404);
  });

  test('a cancelled one ends, and says so', async () => {
    const { body: made } = await order(sales, search(''), body);
    expect(made.job).toBe(true);
    expect((await sales.del(`/export/${made.id}`)).status).toBe(204);
    expect(await stateOf(made.id)).toMatchObject({ stCd: 'CANCEL' });
    expect((await sales.del(`/export/${made.id}`)).status).toBe(204);
    expect((await sales.get(`/export/${made.id}`)).status).toBe(404);
  });

  test('a statement under way ends when its reader goes away', async () => {
    const control = new AbortController();
    const started = Date.now();
    const reading = app.database.scroll(
      { corpId: 2, userId: 1 },
      { first: [], rows: sql`select pg_sleep(20) from generate_series(1, 3)`, size: 10, signal: control.signal },
      async (_, batches) => {
        for await (const batch of batches) expect(batch).toEqual([]);
      },
    );
    setTimeout(() => control.abort(new Error('gone')), 200);
    await expect(reading).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(5000);
    const [busy] = await app.database.read({ corpId: 2, userId: 1 }, [
      sql`select count(*)::int as n from pg_stat_activity where state = 'active' and query like 'fetch%'`,
    ]);
    expect(busy).toEqual([{ n: 0 }]);
  });

  test('shows the rows of one moment, whatever is written meanwhile', async () => {
    const statement = sql`select id from rs4_clnt where clnt_nm like ${`${word}%`} order by id`;
    const seen: unknown[] = [];
    await app.database.scroll(
      { corpId: 2, userId: 1 },
      {
        first: [sql`select count(*)::int as n from rs4_clnt where clnt_nm like ${`${word}%`}`],
        rows: statement,
        size: 100,
        signal: new AbortController().signal,
      },
      async ([[counted = {}] = []], batches) => {
        for await (const batch of batches) {
          if (seen.length === 0)
            await withClient(
              app.urls.ownerUrl,
              async (client) =>
                void (await client.query(
                  `update rs4_clnt set clnt_nm = 'X' || clnt_nm where clnt_cd in ('X-000900', 'X-000901')`,
                )),
            );
          seen.push(...batch);
        }
        expect(seen).toHaveLength(Number((counted as Values)['n']));
      },
    );
    await withClient(
      app.urls.ownerUrl,
      async (client) =>
        void (await client.query(
          `update rs4_clnt set clnt_nm = substr(clnt_nm, 2) where clnt_cd in ('X-000900', 'X-000901')`,
        )),
    );
    expect(seen).toHaveLength(1000);
  });
});

describe('as a job', () => {
  test('waits for its turn, is worked off once, and can be fetched by its owner until it runs out', async () => {
    const made = await order(sales, search(''), body);
    expect(made.body).toMatchObject({ job: true, total: 1000 });
    expect(await stateOf(made.body.id)).toMatchObject({ stCd: expect.stringMatching(/WAIT|RUN|DONE/), job: true });
    await expect.poll(async () => (await stateOf(made.body.id)).stCd, { timeout: 20_000 }).toBe('DONE');
    const row = await stateOf(made.body.id);
    expect(row).toMatchObject({
      done: 1000,
      total: 1000,
      fileNm: '거래처_20261120.xlsx',
      createDt: expect.stringMatching(/^2026-11-20/),
      expireDt: expect.stringMatching(/^2026-11-23/),
    });
    expect((await fetched(admin, made.body.id)).status).toBe(404);
    const { page } = await read((await fetched(sales, made.body.id)).bytes);
    expect([page.rowCount, page.getRow(1002).getCell(6).value]).toEqual([1002, 500_500_000]);
    expect((await fetched(sales, made.body.id)).bytes).toHaveLength(Number(row.fileSize));
    const { content } = (await sales.get<{ content: ExportRow[] }>('/export')).body;
    expect(content[0]).toMatchObject({ id: made.body.id, title: '거래처', kind: 'excel', stCd: 'DONE' });
    expect((await admin.get<{ content: ExportRow[] }>('/export')).body.content).toEqual([]);

    const { store, database } = await parts();
    expect(await sweepExports({ store, database }, new Date('2026-11-22T00:00:00Z'))).toBe(0);
    expect(await sweepExports({ store, database }, new Date('2026-11-24T00:00:00Z'))).toBe(1);
    expect((await fetched(sales, made.body.id)).status).toBe(404);
  });

  test('three may wait for one person, and one of a process that went away is taken anew', async () => {
    const ids: number[] = [];
    // Nothing is worked off while another process seems to be at work.
    const owner = (text: string) =>
      withClient(app.urls.ownerUrl, async (client) => (await client.query(text)).rows as Values[]);
    await owner(`insert into sys_export (corp_id, id, user_id, st_cd, job, title, kind, wanted, total, file_nm, created_at, beat_at, expires_at)
      values (7, 900000, 1, 'RUN', true, '-', 'csv', '{}', 1, '-', now(), now() + interval '1 hour', now() + interval '1 day')`);
    for (let n = 0; n < 3; n += 1)
      ids.push((await order(sales, search(''), { ...body, kind: n === 1 ? 'pdf' : 'csv' })).body.id);
    const fourth = await order(sales, search(''), body);
    expect([fourth.status, fourth.body.message]).toEqual([429, expect.stringContaining('이미 3건')]);
    await wait(2500);
    expect((await stateOf(ids[0]!)).stCd).toBe('WAIT');
    expect((await fetched(sales, ids[0]!)).status).toBe(409);
    await owner(`delete from sys_export where id = 900000`);
    await owner(
      `update sys_export set st_cd = 'RUN', tries = 1, beat_at = now() - interval '1 hour' where id = ${ids[1]}`,
    );
    await sales.del(`/export/${ids[2]}`);
    await runJob(app.app, await parts(), new AbortController().signal);
    await expect
      .poll(async () => [(await stateOf(ids[0]!)).stCd, (await stateOf(ids[1]!)).stCd], { timeout: 20_000 })
      .toEqual(['DONE', 'DONE']);
    expect((await stateOf(ids[2]!)).stCd).toBe('CANCEL');
    const pages = await pdfPages((await fetched(sales, ids[1]!)).bytes);
    expect(pages.flatMap(({ words }) => words.filter(({ text }) => /^X-\d{6}$/.test(text)))).toHaveLength(1000);
  });
});

describe('personal data', () => {
  const withPersons = { ...body, columns: columns(['clntNm', 'ceoNm', 'email']) };
  const log = async () => (await admin.get<{ content: Values[] }>('/platform/exportLog/list')).body.content;

  test('leaves only with a reason of 5 to 200 characters, which the administrators of the company read', async () => {
    for (const reason of [undefined, '', '네글자다', '가'.repeat(201), 5]) {
      const refused = await order(sales, search('&clntCd=X-00000'), { ...withPersons, reason });
      expect([refused.status, (refused.body.errors as Values[])[0]], String(reason)).toEqual([
        400,
        expect.objectContaining({
          code: 'E_LENGTH',
          field: 'reason',
          message: '개인정보를 내보내는 사유를 5자 이상 200자 이하로 입력하세요.',
        }),
      ]);
    }
    expect(await log()).toEqual([]);
    const made = await order(sales, search('&clntCd=X-00000'), { ...withPersons, reason: ' 연말 감사 자료 제출 ' });
    expect(made.status).toBe(201);
    const [entry] = await log();
    expect(entry).toMatchObject({
      loginId: 'sales2@demo.example',
      title: '거래처',
      fileFmt: 'xlsx',
      expCnt: 9,
      persTxt: '대표자, 이메일',
      reason: '연말 감사 자료 제출',
      createDt: expect.stringMatching(/^2026-11-20 09:/),
    });
    const whole = (await admin.get(`/platform/exportLog/${String(entry!['id'])}`)).body;
    expect(whole).toMatchObject({
      rsrcCd: 'rs4/clnt',
      searchTxt: expect.stringContaining(`clntNm=${word}`),
      colTxt: '거래처명, 대표자, 이메일',
      userNm: expect.any(String),
    });
  });

  test('a single column of it is enough, be it of the list or of a grid', async () => {
    for (const [name, rows] of [['ceoNm'], ['email'], ['charger.mobile', 1], ['charger.chargerNm', 1]] as const) {
      const sent = { ...body, columns: columns(['clntNm', name]), ...(rows ? { rows } : {}) };
      const refused = await order(sales, search('&clntCd=X-00000'), sent);
      expect([name, refused.status, refused.body.code]).toEqual([name, 400, 'E_LENGTH']);
    }
    const plain = { ...body, columns: columns(['clntNm']) };
    expect((await order(sales, search('&clntCd=X-00000'), plain)).status).toBe(201);
  });

  test('is announced by the browser that makes a file itself, of a record with its contacts as well', async () => {
    const announced = {
      ...body,
      title: '북극성',
      columns: columns(['clntNm', 'charger.chargerNm', 'charger.mobile']),
      rows: 2,
    };
    expect((await order(sales, '/rs4/clnt/export', announced)).status).toBe(400);
    const done = await order(sales, '/rs4/clnt/export', { ...announced, reason: '방문 명단 정리' });
    expect([done.status, done.body]).toEqual([201, {}]);
    expect((await log())[0]).toMatchObject({
      title: '북극성',
      expCnt: 2,
      persTxt: '담당자명, 휴대전화',
      reason: '방문 명단 정리',
    });
    expect((await order(sales, '/rs4/clnt/export', { ...body, rows: 3 })).status).toBe(201);
    expect((await log()).map((row) => row['title'])).toEqual(['북극성', '거래처']);
  });

  test('the log is closed to others, and to other companies empty', async () => {
    expect((await sales.get('/platform/exportLog/list')).status).toBe(403);
    expect(
      (await (await app.as('admin7')).get<{ content: Values[] }>('/platform/exportLog/list')).body.content,
    ).toEqual([]);
    const id = String((await log())[0]!['id']);
    expect((await admin.del(`/platform/exportLog/${id}`)).status).toBe(404);
    expect((await admin.patch(`/platform/exportLog/${id}`, { version: 1, reason: '바꾼 사유' })).body.reason).toBe(
      '방문 명단 정리',
    );
  });
});
