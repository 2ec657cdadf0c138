/** Resident numbers: the database holds them under a key only, and no answer, list, file or trail tells more than the mask. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Values } from '../../src/core/field.ts';
import type { SealedPlace } from '../../src/core/sealed.ts';
import { openSealer, sealerOf } from '../../src/api/sealer.ts';
import { migrations } from '../../src/database/migrate.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { sealStored } from '../../src/database/sealStored.ts';
import { typeOf } from '../../src/fields/index.ts';
import { headerFields } from '../../src/record/resource.ts';
import { resources } from '../../src/services/index.ts';
import { startApp, testSecret, type Client, type TestApp } from '../support/app.ts';

const [whole, other, mask] = ['9913321234568', '8513452034565', '9913321******'];
const at = '/platform/taxInv';
const sealer = sealerOf({ appSecret: testSecret });

let app: TestApp;
let seller: Client;
beforeAll(async () => {
  app = await startApp();
  seller = await app.as('admin2');
});
afterAll(() => app.close());

const asOwner = <R extends object>(text: string, values: unknown[] = []) =>
  withClient(app.urls.ownerUrl, async (client) => (await client.query<R>(text, values)).rows);

type Kept = SealedPlace & { readonly sealed: string };
const kept = (rowId: unknown) =>
  asOwner<Kept>(
    `select corp_id::int as "corpId", table_nm as "table", row_id::int as "rowId", field, sealed from sys_sealed where row_id = $1`,
    [rowId],
  );
const numbersOf = async (rowId: unknown) => (await kept(rowId)).map((one) => sealer.open(one.sealed, one));

/** Every row of every table as text. */
async function everything(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await withClient(app.urls.ownerUrl, async (client) => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string | null }>(
        `select string_agg(t::text, ' ') as text from "${name}" t`,
      );
      found.push(rows[0]!.text ?? '');
    }
    return found;
  });
  return texts.join('\n');
}

async function make(body: Values): Promise<Values> {
  const { status, body: made } = await seller.post<Values>(at, {
    writeDt: '2026-11-20',
    inveNm: '전가상',
    inveCeoNm: '전가상',
    insertItemList: [{ purchDt: '2026-11-20', itemNm: '수리', supplyAmt: '1000' }],
    ...body,
  });
  expect(status, JSON.stringify(made)).toBe(201);
  return made;
}
const patch = (record: Values, body: Values) =>
  seller.patch<Values>(`${at}/${String(record['id'])}`, { version: record['version'], ...body });

test('every field that may hold a resident number is sealed', () => {
  const open = resources.flatMap((resource) =>
    Object.entries(headerFields(resource))
      .filter(([, field]) => typeOf(field).sealing && !field.sealed)
      .map(([name]) => `${resource.prefix}.${name}`),
  );
  expect(open).toEqual([]);
});

test('a number lies under the key alone; no call tells more than its mask', async () => {
  const made = await make({ inveRegNo: '991332-1234568' });
  expect(made['inveRegNo']).toBe(mask);
  expect(await numbersOf(made['id'])).toEqual([whole]);
  const heard: unknown[] = [made];
  for (const path of [`/${String(made['id'])}`, '/list', `/list?inveRegNo=${whole}`]) {
    const answer = await seller.get(`${at}${path}`);
    expect(answer.status, path).toBe(200);
    heard.push(answer.body);
  }
  const columns = [{ name: 'inveRegNo', width: 100 }];
  const { body: file } = await seller.post(`${at}/export?ids=${String(made['id'])}`, {
    ...{ kind: 'csv', title: '세금계산서', columns, reason: '신고 자료 확인' },
  });
  expect(file, JSON.stringify(file)).toHaveProperty('id');
  const fetched = await app.app.inject({
    url: `/api/export/${String(file['id'])}/file`,
    headers: { authorization: `Bearer ${seller.token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect([fetched.statusCode, fetched.body]).toEqual([200, expect.stringContaining('991332-1******')]);
  const { body: issued } = await seller.post<Values>(`${at}/${String(made['id'])}/issue`, { version: made['version'] });
  expect(issued).toMatchObject({ stCd: 'ISSUED', inveRegNo: mask });
  heard.push(file, fetched.body, issued, (await seller.get(`${at}/${String(made['id'])}/history`)).body);
  expect(JSON.stringify(heard)).not.toContain(whole.slice(7));
  expect(await everything()).not.toContain(whole);
});

test('the mask keeps the number, another replaces it, a business number takes its place', async () => {
  const made = await make({ inveRegNo: whole });
  const { body: same } = await patch(made, { inveRegNo: mask, inveNm: '전가명' });
  expect([same['inveRegNo'], same['inveNm']]).toEqual([mask, '전가명']);
  expect(await numbersOf(made['id'])).toEqual([whole]);
  const { body: next } = await patch(same, { inveRegNo: other });
  expect(next['inveRegNo']).toBe('8513452******');
  expect(await numbersOf(made['id'])).toEqual([other]);
  const { body: last } = await patch(next, { inveRegNo: '0078100072' });
  expect(last['inveRegNo']).toBe('0078100072');
  expect(await kept(made['id'])).toEqual([]);
});

test('a mask that nothing stands behind is refused, on a new record and over another number', async () => {
  const refusal = { errors: [{ code: 'E_PATTERN', field: 'inveRegNo' }] };
  const made = await make({ inveRegNo: other });
  expect(await patch(made, { inveRegNo: mask })).toMatchObject({ status: 400, body: refusal });
  const copy = await seller.post(at, { writeDt: '2026-11-20', inveNm: 'x', inveCeoNm: 'x', inveRegNo: mask });
  expect(copy).toMatchObject({ status: 400, body: refusal });
});

test('a record that is deleted leaves no number behind', async () => {
  const made = await make({ inveRegNo: whole });
  expect((await seller.del(`${at}/${String(made['id'])}`)).status).toBeLessThan(300);
  expect(await kept(made['id'])).toEqual([]);
});

test('behind the application, the database refuses whole numbers and shows a company its own seals only', async () => {
  const made = await make({ inveRegNo: whole });
  const actor = (corpId: number) => ({ corpId, userId: 1 });
  const count = sql`select row_id from sys_sealed where row_id = ${made['id']}::bigint`;
  expect((await app.database.read(actor(2), [count]))[0]).toHaveLength(1);
  expect((await app.database.read(actor(7), [count]))[0]).toHaveLength(0);
  const plain = sql`update platform_tax_inv set inve_reg_no = ${whole} where id = ${made['id']}::bigint`;
  await expect(app.database.write(actor(2), (tx) => tx.query(plain))).rejects.toThrow(
    /ck_platform_tax_inv_inve_reg_no_sealed/,
  );
});

test('at the start, numbers of an earlier version are sealed and a key that does not fit ends it', async () => {
  const made = await make({ inveRegNo: '0078100072' });
  const constraint = 'ck_platform_tax_inv_inve_reg_no_sealed';
  await asOwner(`alter table platform_tax_inv drop constraint ${constraint}`);
  await asOwner('update platform_tax_inv set inve_reg_no = $1 where id = $2', [other, made['id']]);
  await asOwner(
    `alter table platform_tax_inv add constraint ${constraint} check (inve_reg_no !~ '^[0-9]{13}$') not valid`,
  );
  expect(await sealStored(app.urls.ownerUrl, resources, sealer)).toBe(1);
  expect(await sealStored(app.urls.ownerUrl, resources, sealer)).toBe(0);
  expect(await numbersOf(made['id'])).toEqual([other]);
  expect((await seller.get<Values>(`${at}/${String(made['id'])}`)).body['inveRegNo']).toBe('8513452******');
  await expect(sealStored(app.urls.ownerUrl, resources, openSealer(Buffer.alloc(32, 5)))).rejects.toThrow(/SEAL_KEY/);
});

test('the trail of an earlier version is masked by the migration, and nothing else in it', async () => {
  const made = await make({ inveRegNo: '0078100072' });
  const before = [
    { field: 'inveRegNo', from: whole, to: other },
    { field: 'remark', from: null, to: whole },
  ];
  await asOwner(`update sys_audit set changes = $1 where table_nm = 'platform_tax_inv' and row_id = $2`, [
    JSON.stringify(before),
    made['id'],
  ]);
  const { sql: text } = migrations().find(({ name }) => name === 'sealed_numbers')!;
  await asOwner(text.slice(text.lastIndexOf('update sys_audit')));
  const trail = await asOwner<{ changes: unknown }>(
    `select changes from sys_audit where table_nm = 'platform_tax_inv' and row_id = $1`,
    [made['id']],
  );
  expect(trail).toEqual([{ changes: [{ field: 'inveRegNo', from: mask, to: '8513452******' }, before[1]] }]);
});
