/** Where the keys of a code group are used: every declared column of the group (11-framework, fw/code E). */
import { sql } from 'kysely';
import type { Field } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { codeGroupOf, gridFields, grids, headerFields } from '../../record/resource.ts';
import type { Transaction } from '../executor.ts';
import { columnName, gridTableName, tableName } from '../schema/names.ts';
import { keyedById } from '../schema/refTarget.ts';

export interface CodeUse {
  readonly table: string;
  readonly column: string;
  /** The column holds several keys, joined by comma. */
  readonly many: boolean;
  /** Rows of a grid: the table of their record, and whether both belong to one company. */
  readonly parent?: { readonly table: string; readonly byCorp: boolean };
}

const usesIn = (
  table: string,
  parent: CodeUse['parent'],
  fields: Readonly<Record<string, Field>>,
  grpCd: string,
): CodeUse[] =>
  Object.entries(fields)
    .filter(([, field]) => codeGroupOf(field) === grpCd)
    .map(([name, field]) => ({ table, column: columnName(name), many: field.type === 'codes', parent }));

/** Every declared column that holds keys of the group. */
export const usesOfCode = (resources: readonly Resource[], grpCd: string): CodeUse[] =>
  resources.flatMap((resource) => [
    ...usesIn(tableName(resource.prefix), undefined, headerFields(resource), grpCd),
    ...Object.entries(grids(resource)).flatMap(([grid, rows]) =>
      usesIn(
        gridTableName(resource, grid),
        { table: tableName(resource.prefix), byCorp: !keyedById(resource.scope) },
        gridFields(rows),
        grpCd,
      ),
    ),
  ]);

/** Those of the keys that some row holds: rows of the company, of every company for the system company. */
export async function codesInUse(
  tx: Transaction,
  resources: readonly Resource[],
  grpCd: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const found = await Promise.all(
    usesOfCode(resources, grpCd).map(({ table, column, many, parent }) =>
      tx.query<{ key: string }>(
        sql`select key from codes_in_use(${table}, ${column}, ${[...keys]}::text[], ${many}, ${parent?.table ?? null}, ${parent?.byCorp ?? false}) key`,
      ),
    ),
  );
  return new Set(found.flat().map(({ key }) => key));
}
