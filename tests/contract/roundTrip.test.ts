/** What is exported comes back in: of every resource that imports, files of its list and rows of its grids mean what they came from. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor } from '../../src/api/exports/sheetHead.ts';
import { columnLabel } from '../../src/api/imports/labels.ts';
import type { Values } from '../../src/core/field.ts';
import { belowKey, type ImportAnswer } from '../../src/core/files/importing.ts';
import type { Resource } from '../../src/core/resource.ts';
import type { Ask, Call } from '../../src/database/behaviour.ts';
import { sheetCsv } from '../../src/export/sheetCsv.ts';
import { sheetXlsx } from '../../src/export/sheetXlsx.ts';
import type { SheetColumn } from '../../src/core/files/sheet.ts';
import { importsRecords, recordColumns, rowColumns } from '../../src/record/importable.ts';
import { belongsTo, gridAbove } from '../../src/record/below.ts';
import { grids } from '../../src/record/resource.ts';
import { rulesOf } from '../../src/record/rules.ts';
import { listField } from '../../src/record/listField.ts';
import { seenBySides } from '../../src/record/sides.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, type Client, type TestApp } from '../support/app.ts';
import { readFile, saidOf } from '../support/imports.ts';
import { everyService } from '../support/services.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp({ prepare: everyService });
  await app.app.ready();
  admin = await app.as('admin2');
  // A vessel of every figure and a partner of every sign.
  for (const clntNm of ['가나 상사, (주)', '=쉼표', '"따옴표"'])
    await admin.post('/rs4/clnt', {
      ...{ clntNm, clntNmEn: clntNm, clntTpCds: 'OWNER, SUP', natCd: 'SG', currCd: 'USD', vatCd: 'ZERO' },
      ...{ telNo: '+65 6123 4567', creditAmt: '999999999999', remark: '두 줄\n+적요' },
    });
});
afterAll(() => app.close());

const kinds = ['excel', 'csv'] as const;
const languages = ['ko', 'en'] as const;
const ending = { excel: 'xlsx', csv: 'csv' } as const;

/** Columns that a list exports and an import takes. */
const shared = (resource: Resource) =>
  recordColumns(resource)
    .map(({ name }) => name)
    .filter((name) => listField(resource, name));

async function exported(who: Client, resource: Resource, kind: (typeof kinds)[number]) {
  const columns = shared(resource).map((name) => ({ name, width: 100 }));
  const made = await who.post<{ id: number; total: number } & Values>(`/${resource.prefix}/export?sort=id,asc`, {
    ...{ kind, title: '목록', columns, reason: '되돌려 읽기 시험입니다' },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const answer = await app.app.inject({
    url: `/api/export/${made.body.id}/file`,
    headers: { authorization: `Bearer ${who.token}`, 'sec-fetch-site': 'same-origin' },
  });
  return { total: made.body.total, bytes: answer.rawPayload };
}

const importing = resources.filter(importsRecords);
const cases = importing.flatMap((resource) =>
  kinds.flatMap((kind) => languages.map((lang) => ({ prefix: resource.prefix, kind, lang, resource }))),
);

describe('lists', () => {
  test('some resources import', () => expect(importing.length).toBeGreaterThan(2));

  test.each(cases)('$prefix as $kind in $lang: each row is the record that it came from', async (one) => {
    const { resource, kind, lang } = one;
    const who = await app.as('admin2', lang);
    const at = `/${resource.prefix}/import`;
    const { bytes, total } = await exported(who, resource, kind);
    const { body, status } = await readFile(app, who, `${at}/read`, `목록.${ending[kind]}`, bytes, lang);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.mapping).toEqual(shared(resource));
    expect(body.rows).toHaveLength(total);
    const check = await who.post<ImportAnswer>(`${at}/check`, { columns: body.mapping, rows: body.rows, update: true });
    const said = saidOf(check.body).filter((words) => !words.endsWith(' same'));
    expect(said, JSON.stringify(check.body.rows.find(({ act }) => act !== 'same'))).toEqual([]);
  });
});

/** Grids whose rows come along with those of this one. */
const lowerGrids = (resource: Resource, grid: string) =>
  (resource.imports?.rows ?? []).filter((lower) => gridAbove(grids(resource)[lower]!) === grid);

const named = (grid: string, row: Values) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${grid}.${name}`, value]));

/** A row as a file says it: once for each row below it, or once alone. */
function withBelow(resource: Resource, grid: string, row: Values, record: Values): Values[] {
  const lower = lowerGrids(resource, grid).flatMap((name) =>
    (record[`${name}List`] as Values[]).filter((one) => belongsTo(one, grid, row)).map((one) => named(name, one)),
  );
  return lower.length ? lower.map((one) => ({ ...row, ...one })) : [row];
}

/** The rows below that an import has read for a row. */
function laidBelow(resource: Resource, grid: string, values: Values): Values[] {
  const read = (values[belowKey] ?? {}) as Record<string, Values[]>;
  const lower = lowerGrids(resource, grid).flatMap((name) => (read[name] ?? []).map((one) => named(name, one)));
  return lower.length ? lower : [values];
}

describe('rows of a grid', () => {
  const gridCases = resources.flatMap((resource) =>
    (resource.imports?.rows ?? []).flatMap((grid) =>
      kinds.map((kind) => ({ prefix: resource.prefix, grid, kind, resource })),
    ),
  );
  test.each(gridCases)(
    '$prefix $grid as $kind: what was typed stands there again',
    async ({ resource, grid, kind }) => {
      const list = await admin.get<{ content: { id: number }[] }>(`/${resource.prefix}/list?size=3`);
      let read = 0;
      for (const { id } of list.body.content) {
        const { body: record } = await admin.get<Values>(`/${resource.prefix}/${id}`);
        const rows = record[`${grid}List`] as Values[];
        if (!rows.length) continue;
        const columns = rowColumns(resource, grid).map((column): SheetColumn => ({
          ...{ name: column.name, field: column.field, width: 100 },
          label: columnLabel('ko', resource, column, grid),
        }));
        const own = columns.filter(({ name }) => !name.includes('.'));
        const written = rows.flatMap((row) => withBelow(resource, grid, row, record));
        const call = { corpId: 2, userId: 0, lang: 'ko' } as unknown as Call;
        const ask: Ask = async <R extends object>(statement: Parameters<Ask>[0]) =>
          (await app.database.read(call, [statement]))[0] as R[];
        const sheet = {
          ...{ title: '행', columns, rows: written, words: { sum: '합계' } },
          context: await contextFor(
            ask,
            call,
            'ko',
            columns.map(({ field }) => field),
          ),
        };
        const bytes = kind === 'excel' ? await sheetXlsx(sheet) : new TextEncoder().encode(sheetCsv(sheet));
        const at = `/${resource.prefix}/import/${grid}`;
        const { body } = await readFile(app, admin, `${at}/read`, `행.${ending[kind]}`, Buffer.from(bytes));
        expect(body.mapping, JSON.stringify(body)).toEqual(columns.map(({ name }) => name));
        const check = await admin.post<ImportAnswer>(`${at}/check`, {
          ...{ columns: body.mapping, rows: body.rows, update: true, record },
        });
        expect(check.body.rows.flatMap(({ problems = [] }) => problems)).toEqual([]);
        // What follows from what was typed is reckoned in the form.
        const heads = check.body.rows.flatMap(({ of, values }) => (of === undefined ? [values!] : []));
        const open = { ...record, [grid]: heads.map((values) => ({ ...values, id: null })) };
        // What the other side keeps back for now is not there to be compared.
        const reckoned = rulesOf(resource)?.compute?.(open) ?? open;
        const again = seenBySides(resource, reckoned, call.corpId)[grid] as Values[];
        const typed = (row: Values) => own.map(({ name }) => row[name] ?? null);
        expect(again.map(typed)).toEqual(rows.map(typed));
        // Each further row of a line says what stands below it.
        const below = (row: Values) =>
          columns.filter((column) => !own.includes(column)).map(({ name }) => row[name] ?? null);
        expect(heads.flatMap((head) => laidBelow(resource, grid, head)).map(below)).toEqual(written.map(below));
        read += rows.length;
      }
      expect(read).toBeGreaterThan(3);
    },
  );
});
