/** Tables → SQL. */
import type { Table } from './tables.ts';

/** Statements that create a table without what names other tables. */
export function createTable(table: Table): string[] {
  const lines = [
    ...table.columns.map((c) => `  ${c.name} ${c.definition}`),
    ...Object.entries(table.constraints)
      .filter(([, d]) => !isForeign(d))
      .map(([name, d]) => `  constraint ${name} ${d}`),
  ];
  return [
    `create table ${table.name} (\n${lines.join(',\n')}\n);`,
    ...Object.entries(table.indexes).map(([name, d]) => createIndex(table.name, name, d)),
    `alter table ${table.name} enable row level security;`,
    ...Object.entries(table.policies).map(([name, d]) => `create policy ${name} on ${table.name} ${d};`),
  ];
}

/** Statement of one index; a definition may begin with `unique`. */
export const createIndex = (table: string, name: string, definition: string): string =>
  definition.startsWith('unique ')
    ? `create unique index ${name} on ${table} ${definition.slice('unique '.length)};`
    : `create index ${name} on ${table} ${definition};`;

/** What names other tables comes last, since tables may point at each other. */
export const afterAll = (table: Table): string[] => [
  ...Object.entries(table.constraints)
    .filter(([, d]) => isForeign(d))
    .map(([name, d]) => `alter table ${table.name} add constraint ${name} ${d};`),
  ...(table.reach ? [createReach(table.name, table.reach)] : []),
];

export const reachName = 'p_reach';
export const createReach = (table: string, using: string): string =>
  `create policy ${reachName} on ${table} as restrictive for select using (${using});`;

const isForeign = (definition: string) => definition.startsWith('foreign key');

/** Statements that create every table, in an order that works. */
export const createAll = (all: readonly Table[]): string =>
  [...all.flatMap((t) => ['', ...createTable(t)]), '', ...all.flatMap(afterAll)].join('\n');
