/** Migrations and declarations say the same, and every tenant table is walled. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Resource } from '../../src/core/resource.ts';
import { diff } from '../../src/database/schema/diff.ts';
import { tables } from '../../src/database/schema/tables.ts';
import { resources } from '../../src/services/index.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createDatabase();
});
afterAll(() => urls.drop());

async function difference(declared: readonly Resource[]): Promise<string> {
  const empty = await createDatabase('nothing');
  try {
    return await diff(urls.ownerUrl, empty.ownerUrl, declared);
  } finally {
    await empty.drop();
  }
}

test('the migrations make exactly the tables that are declared', async () => {
  expect(await difference(resources)).toBe('');
});

test('a column that is declared and not migrated is printed as a statement', async () => {
  const [first, ...rest] = resources;
  const longer = { ...first!, fields: { ...first!.fields, newOne: { type: 'won' } } };
  expect(await difference([longer, ...rest])).toContain('add column new_one numeric(18,0)');
});

test('documents are found by their state and by the days that lists ask for', () => {
  const { indexes } = tables(resources).find(({ name }) => name === 'rs4_inv')!;
  expect(indexes).toMatchObject({
    ix_rs4_inv_st_cd: "(corp_id, st_cd) where del_yn = 'N'",
    ix_rs4_inv_due_dt: "(corp_id, due_dt) where del_yn = 'N'",
  });
  // By the day of the document they are in order already.
  expect(Object.keys(indexes)).not.toContain('ix_rs4_inv_inv_dt');
});

test('every table of a resource has row-level security and a policy', async () => {
  const client = new pg.Client({ connectionString: urls.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; walled: boolean; policies: number }>(`
    select c.relname as name, c.relrowsecurity as walled, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`);
  await client.end();
  const found = new Map(rows.map((row) => [row.name, row]));
  for (const { name } of tables(resources)) {
    expect(found.get(name), name).toMatchObject({ walled: true });
    expect(found.get(name)!.policies, name).toBeGreaterThan(0);
  }
});
