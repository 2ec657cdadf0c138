/** Records that papers of every service name: the own company, and rows by their id. */
import { sql } from 'kysely';
import type { Ask, Call } from '../../../database/behaviour.ts';
import type { PaperCompany } from './paperWords.ts';

/** One row of a table by id, under the names of the wire; undefined when the document names none. */
export async function rowOf<R extends object>(
  ask: Ask,
  table: string,
  { corpId }: Call,
  id: number | null | undefined,
): Promise<R | undefined> {
  if (id === null || id === undefined) return undefined;
  const [row] = await ask<{ values: object }>(sql`
    select to_jsonb(t) as values from ${sql.table(table)} t where t.corp_id = ${corpId}::bigint and t.id = ${id}::bigint`);
  return row && camel<R>(row.values);
}

const camel = <R extends object>(values: object): R =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as R;

export async function companyOf(ask: Ask, { corpId }: Call): Promise<PaperCompany | undefined> {
  const [row] = await ask<{ values: object }>(
    sql`select to_jsonb(t) as values from platform_corp t where t.id = ${corpId}::bigint`,
  );
  return row && camel<PaperCompany>(row.values);
}
