/** Rows of an order of a warehouse that are not typed: scanned one by one, or brought from a file (25-3pl 2.9). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportAnswer } from '../../../src/core/files/importing.ts';
import type { Values } from '../../../src/core/field.ts';
import type { Ask } from '../../../src/database/behaviour.ts';
import type { Database } from '../../../src/database/executor.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { scanned } from '../../../src/services/3pl/io/scan.server.ts';
import type { Scanned } from '../../../src/services/3pl/io/scanned.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { bodyOf, readFile, saidOf, workbook } from '../../support/imports.ts';
import { ok, rowsOf } from '../shipwork/declarations.ts';

let app: TestApp;
let keeper: Client;
const owners: number[] = [];
const codes = new Map<string, { id: number; itemCd: string }>();

/** Of the first shipper a soap with a lot, and a towel; two boxes of one barcode; of the second a towel of the same name. */
const goods: readonly (readonly [key: string, owner: number, more: Values])[] = [
  ['soap', 0, { itemNm: '스캔 비누', barcode: 'SCAN-0017', lotYn: 'Y', expYn: 'Y' }],
  ['towel', 0, { itemNm: '스캔 수건', itemNmEn: 'Scan towel', barcode: 'SCAN-00170' }],
  ['box1', 0, { itemNm: '스캔 상자 1', barcode: 'SCAN-BOX' }],
  ['box2', 0, { itemNm: '스캔 상자 2', barcode: 'SCAN-BOX' }],
  ['theirs', 1, { itemNm: '스캔 수건', barcode: 'SCAN-OTHER' }],
  ['old', 0, { itemNm: '스캔 옛 상품', barcode: 'SCAN-OLD', useYn: 'N' }],
];

beforeAll(async () => {
  app = await startApp();
  keeper = await app.as('wh5');
  const admin = await app.as('admin5');
  for (const name of ['해솔데모물류', 'PACIFIC'])
    owners.push((ok(await admin.get(`/rs4/common/clnt?keyword=${name}`)).content as { id: number }[])[0]!.id);
  for (const [key, owner, more] of goods) {
    const body = { itemTpCd: 'G', unitCd: 'EA', currCd: 'KRW', ownerClntId: owners[owner], ...more };
    codes.set(key, ok(await admin.post('/rs4/stdinfo/item?view=3pl', body), 201) as { id: number; itemCd: string });
  }
}, 120_000);
afterAll(() => app.close());

const idOf = (key: string) => codes.get(key)!.id;
const scan = async (code: string, owner = owners[0]): Promise<readonly [ids: number[], other: boolean]> => {
  const path = `/3pl/io/scan?clntId=${owner}&code=${encodeURIComponent(code)}`;
  const { content, other } = ok(await keeper.get(path)) as unknown as Scanned;
  return [content.map(({ id }) => id), other];
};

test('a scanned code is a whole barcode or item code of the shipper, or says why it is none', async () => {
  expect(await scan('SCAN-0017')).toEqual([[idOf('soap')], false]);
  expect(await scan('scan-00170')).toEqual([[idOf('towel')], false]);
  expect(await scan(codes.get('soap')!.itemCd.toLowerCase())).toEqual([[idOf('soap')], false]);
  // A part of a code names nothing, nor does a name, nor what is out of use.
  for (const none of ['SCAN-001', '스캔 비누', 'SCAN-OLD']) expect(await scan(none), none).toEqual([[], false]);
  expect((await scan('SCAN-BOX'))[0]).toHaveLength(2);
  expect(await scan('SCAN-OTHER')).toEqual([[], true]);
  expect(await scan('SCAN-OTHER', owners[1])).toEqual([[idOf('theirs')], false]);
  // Another company has none of them.
  const answer = ok(await (await app.as('fwd8')).get(`/3pl/io/scan?clntId=${owners[0]}&code=SCAN-0017`));
  expect(answer).toMatchObject({ content: [], other: false });
});

describe('what another company keeps stays behind two walls', () => {
  const strangers = { userId: 0, corpId: 8 };
  const wanted = () => ({ clntId: owners[0]!, code: 'SCAN-0017' });
  const call = (corpId: number) => ({ corpId }) as Parameters<typeof scanned>[0];
  const asking =
    (database: Database, who: { readonly corpId: number; readonly userId: number }): Ask =>
    async <R extends object>(statement: Parameters<Ask>[0]) =>
      (await database.read(who, [statement]))[0] as R[];

  test('the condition of the question holds where row-level security does not', async () => {
    // The owner of the tables passes every policy.
    const unguarded = openDatabase(app.urls.ownerUrl, 1);
    try {
      const ask = asking(unguarded, strangers);
      expect((await scanned(call(5), wanted(), ask)).content.map(({ id }) => id)).toEqual([idOf('soap')]);
      expect(await scanned(call(strangers.corpId), wanted(), ask)).toEqual({ content: [], other: false });
    } finally {
      await unguarded.close();
    }
  });

  test('row-level security holds where the condition names the other company, or none', async () => {
    const ask = asking(app.database, strangers);
    expect(await scanned(call(5), wanted(), ask)).toEqual({ content: [], other: false });
    const unnamed = sql`select id from rs4_stdinfo_item where lower(barcode) = lower(${wanted().code})`;
    expect(await ask(unnamed)).toEqual([]);
    expect(await asking(app.database, { corpId: 5, userId: 0 })(unnamed)).toEqual([{ id: idOf('soap') }]);
  });
});

test('a scanned item brings what its row needs', async () => {
  const path = `/3pl/io/scan?clntId=${owners[0]}&code=SCAN-0017`;
  expect(ok(await keeper.get(path)).content).toEqual([
    { id: idOf('soap'), value: '스캔 비누', valueEn: null, unitCd: 'EA', lotYn: 'Y', expYn: 'Y' },
  ]);
});

test('rows of a file become rows of the form; what cannot is marked and nothing is left out', async () => {
  const record = { ioCd: 'I', ioTpCd: 'PUR', whCd: 'W1', clntId: owners[0], planDt: '2026-11-20' };
  const at = '/3pl/io/import/item';
  const file = await workbook([
    ['품목', '로트', '유효기간', '위치', '예정수량'],
    ['SCAN-0017', 'L1', '2027-11-20', 'A-01', 30],
    [codes.get('towel')!.itemCd, null, null, null, '1,200'],
    ['스캔 수건', null, null, 'A 01', 3],
    ['SCAN-BOX', null, null, null, 1],
    ['SCAN-OTHER', null, null, null, 1],
    ['스캔 비누', 'L2', '내년', 'A-02', 0],
    ['없는 상품', null, null, null, null],
  ]);
  const read = await readFile(app, keeper, `${at}/read`, 'rows.xlsx', file);
  expect([read.status, read.body.mapping]).toEqual([200, ['itemId', 'lotNo', 'expDt', 'locCd', 'planQty']]);
  expect(read.body.rows).toHaveLength(7);
  const columns = read.body.mapping;
  const answer = ok(await keeper.post(`${at}/check`, { ...bodyOf(columns, []), rows: read.body.rows, record }));
  const verdict = answer as unknown as ImportAnswer;
  expect(saidOf(verdict)).toEqual([
    '2 create',
    '3 create',
    '4 error locCd E_PATTERN',
    '5 error itemId E_REF',
    '6 error itemId E_REF',
    '7 error expDt E_PATTERN planQty E_RANGE',
    '8 error itemId E_REF planQty E_REQUIRED',
  ]);
  expect(verdict.counts).toMatchObject({ create: 2, error: 5 });
  const rows = verdict.rows.flatMap(({ values }) => (values ? [values] : []));
  expect(rows.slice(0, 2)).toMatchObject([
    { itemId: idOf('soap'), lotNo: 'L1', expDt: '2027-11-20', locCd: 'A-01', planQty: '30' },
    // The name is the other shipper's as well: here it is this one's.
    { itemId: idOf('towel'), planQty: '1200' },
  ]);
  const lines = rows
    .slice(0, 2)
    .map(({ itemId, lotNo, expDt, locCd, planQty }) => ({ itemId, lotNo, expDt, locCd, planQty }));
  const made = ok(await keeper.post<Values>('/3pl/io?view=in', { ...record, insertItemList: lines }), 201);
  expect(rowsOf(made, 'item').map(({ itemId, planQty, unitCd }) => [itemId, planQty, unitCd])).toEqual([
    [idOf('soap'), '30', 'EA'],
    [idOf('towel'), '1200', 'EA'],
  ]);
});
