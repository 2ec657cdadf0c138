/** Favourite bonded areas: a company's own, kept once, by whoever may write declarations (24-bonded-transport-warehouse `saveZone`). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Values } from '../../../src/core/field.ts';
import { startApp, type Client, type TestApp } from '../../support/app.ts';
import { ok } from '../../support/supply.ts';
import { refused } from '../shipwork/declarations.ts';

let app: TestApp;
let carrier: Client;
beforeAll(async () => {
  app = await startApp();
  carrier = await app.as('trn4');
}, 120_000);
afterAll(() => app.close());

const save = (who: Client, bondAreaCd?: unknown) =>
  who.post<Values>('/bta/decl/saveZone', bondAreaCd === undefined ? {} : { bondAreaCd });
/** Favourites that a company finds, with whose they are. */
const kept = (corpId: number) =>
  app.database.write({ corpId, userId: 0 }, (tx) =>
    tx.query<{ corp: number; key: string; value: string }>(sql`select c.corp_id::int as corp, c.key, c.value
      from fw_code_code c join fw_code g on g.id = c.parent_id where g.grp_cd = 'BT_FAV_ZONE' order by c.key`),
  );

test('an area is kept once, under its name, for the own company alone', async () => {
  expect(await kept(4)).toEqual([]);
  const { key, value } = ok(await save(carrier, '03099001'));
  expect(key).toBe('03099001');
  ok(await save(carrier, '03099001'));
  // A colleague finds it there already.
  ok(await save(await app.as('admin4'), '03099001'));
  ok(await save(carrier, '03099002'));
  expect((await kept(4)).map(({ corp, key: zone }) => [corp, zone])).toEqual([
    [4, '03099001'],
    [4, '03099002'],
  ]);
  expect((await kept(4))[0]!.value).toBe(value);
  expect(await kept(3)).toEqual([]);
});

test('what is no area is refused at its field, and nothing is kept', async () => {
  expect(refused(await save(carrier, '0309'))).toEqual([400, 'E_PATTERN', 'E_PATTERN bondAreaCd']);
  expect(refused(await save(carrier, '09999999'))).toEqual([400, 'E_REF', 'E_REF bondAreaCd']);
  expect(refused(await save(carrier))).toEqual([400, 'E_REQUIRED', 'E_REQUIRED bondAreaCd']);
  expect(await kept(4)).toHaveLength(2);
});

test('who may not write declarations keeps none', async () => {
  // The warehouse has no menu of them; the shipyard holds no bonded transport at all.
  expect((await save(await app.as('wh5'), '03099001')).status).toBe(403);
  expect((await save(await app.as('view2'), '03099001')).status).toBe(403);
  expect(await kept(5)).toEqual([]);
});
