/** Declarations against migrations: the SQL that is missing. Both sides are built and compared as PostgreSQL sees them. */
import pg from 'pg';
import type { Resource } from '../../core/resource.ts';
import { afterAll, createAll, createIndex, createReach, createTable, reachName } from './ddl.ts';
import { introspect, type Found } from './introspect.ts';
import { migrate, migrations } from '../migrate.ts';
import { tables, type Table } from './tables.ts';

/**
 * Answers the migration that is missing, empty when declarations and migrations agree. Both addresses are the owner's;
 * `migratedUrl` is brought to the newest migration, in the empty database of `emptyUrl` the declared tables are made.
 */
export async function diff(migratedUrl: string, emptyUrl: string, resources: readonly Resource[]): Promise<string> {
  const declared = tables(resources);
  await migrate(migratedUrl, () => undefined);
  await run(emptyUrl, [migrations()[0]!.sql, createAll(declared)]);
  return compare(declared, await found(migratedUrl), await found(emptyUrl));
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function found(url: string): Promise<Map<string, Found>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await introspect(client);
  } finally {
    await client.end();
  }
}

function compare(declared: readonly Table[], now: Map<string, Found>, wanted: Map<string, Found>): string {
  const out: string[] = [];
  const later: string[] = [];
  for (const table of declared) {
    const before = now.get(table.name);
    if (!before) {
      out.push('', ...createTable(table));
      later.push(...afterAll(table));
      continue;
    }
    const changes = alter(table, before, wanted.get(table.name)!);
    out.push(...changes.now);
    later.push(...changes.later);
  }
  for (const name of now.keys()) {
    if (!wanted.has(name) && !name.startsWith('sys_')) out.push(`-- No longer declared: drop table ${name};`);
  }
  return [...out, ...(later.length ? ['', ...later] : [])].join('\n').trim();
}

function alter(table: Table, before: Found, after: Found): { now: string[]; later: string[] } {
  const now: string[] = [];
  const later: string[] = [];
  const t = table.name;
  for (const column of table.columns) {
    const [had, has] = [before.columns.get(column.name), after.columns.get(column.name)];
    if (had === undefined) now.push(`alter table ${t} add column ${column.name} ${column.definition};`);
    else if (had !== has) now.push(...changeColumn(t, column.name, had, has ?? ''));
  }
  for (const name of before.columns.keys()) {
    if (!after.columns.has(name)) now.push(`-- No longer declared: alter table ${t} drop column ${name};`);
  }
  const sides = [
    ['constraints', (name: string) => `alter table ${t} drop constraint ${name};`],
    ['indexes', (name: string) => `drop index ${name};`],
    ['policies', (name: string) => `drop policy ${name} on ${t};`],
  ] as const;
  for (const [side, drop] of sides) {
    for (const [name, def] of before[side])
      if (after[side].get(name) !== def && !ofMachinery(name)) now.push(drop(name));
    for (const [name, def] of after[side]) {
      if (before[side].get(name) === def) continue;
      if (side === 'constraints') later.push(`alter table ${t} add constraint ${name} ${def};`);
      else if (side === 'indexes') later.push(createIndex(t, name, table.indexes[name]!));
      else
        later.push(
          name === reachName ? createReach(t, table.reach!) : `create policy ${name} on ${t} ${table.policies[name]!};`,
        );
    }
  }
  return { now, later };
}

/** Indexes that a worker needs on a declared table are made by hand and named so. */
const ofMachinery = (name: string): boolean => name.startsWith('sx_');

/** Only what PostgreSQL can change safely is printed as a statement; the rest is left to the reader. */
function changeColumn(table: string, column: string, had: string, has: string): string[] {
  const type = (text: string) => text.replace(/ (default|generated|not null).*$/, '');
  if (type(had) !== type(has)) return [`alter table ${table} alter column ${column} type ${type(has)};`];
  return [`-- Changed by hand: ${table}.${column}: ${had} -> ${has}`];
}
