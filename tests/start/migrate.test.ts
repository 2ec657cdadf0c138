import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../src/database/engine/roles.ts';
import { migrate, migrations, type Migration } from '../../src/database/migrate.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase('nothing')));
afterAll(() => database.drop());

const silent = (): void => undefined;
const step = (no: number, sql: string, checksum = `sum${no}`): Migration => ({ no, name: `step${no}`, sql, checksum });
const one = step(1, 'create table first (a int)');
const count = (): Promise<number> =>
  withClient(database.ownerUrl, async (client) => (await client.query('select * from sys_migration')).rows.length);

test('applies what is new, once, also when several start together', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, silent, [one])));
  expect(applied.sort()).toEqual([0, 0, 1]);
});

test('leaves nothing of a migration that fails', async () => {
  const broken = step(2, 'create table second (a int); select 1 / 0');
  await expect(migrate(database.ownerUrl, silent, [one, broken])).rejects.toThrow('migration 2 step2 failed');
  expect(await count()).toBe(1);
  expect(await migrate(database.ownerUrl, silent, [one, step(2, 'create table second (a int)')])).toBe(1);
});

test('refuses a migration changed after it was applied, and a database newer than the files', async () => {
  const changed = { ...one, checksum: 'other' };
  await expect(migrate(database.ownerUrl, silent, [changed])).rejects.toThrow(
    'migration 1 step1 of the database differs',
  );
  await expect(migrate(database.ownerUrl, silent, [one])).rejects.toThrow(
    'has migration 2 step2, which this version does not know',
  );
});

test('the shipped migrations are numbered without a gap and apply to an empty database', async () => {
  const fresh = await createDatabase('nothing');
  expect(await migrate(fresh.ownerUrl, silent)).toBe(migrations().length);
  expect(await migrate(fresh.ownerUrl, silent)).toBe(0);
  await fresh.drop();
});
