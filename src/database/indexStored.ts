/** At the start: records are found by what their declaration says today, also those that were saved under another one. */
import { sql } from 'kysely';
import type { Resource } from '../core/resource.ts';
import { compile } from './executor.ts';
import { withClient } from './engine/roles.ts';
import { keywordCorp, keywordEntry } from './save/keyword.ts';
import { columnName, tableName } from './schema/names.ts';

type Run = <R>(statement: ReturnType<typeof sql>) => Promise<R[]>;

const atOnce = 500;

/**
 * Rebuilds the keyword index of each resource that is searched by other fields than when its records were indexed last. As the owner of
 * the tables; batch by batch, so that a start which is broken off goes on with the next. Answers how many records it went through.
 */
export function indexStored(ownerUrl: string, resources: readonly Resource[]): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const run: Run = async (statement) => {
      const { text, values } = compile(statement);
      return (await client.query(text, values)).rows;
    };
    const indexedFields = new Map(
      (
        await run<{ table: string; fields: string }>(sql`select table_nm as "table", fields from sys_keyword_fields`)
      ).map(({ table, fields }) => [table, fields]),
    );
    let indexed = 0;
    for (const resource of resources) {
      const fields = resource.search.keyword.join();
      const table = tableName(resource.prefix);
      if (indexedFields.get(table) === fields) continue;
      // A table that nobody has noted yet was written under the declaration of today.
      if (indexedFields.has(table) && fields) indexed += await indexAll(run, resource);
      await run(sql`insert into sys_keyword_fields (table_nm, fields) values (${table}, ${fields})
        on conflict (table_nm) do update set fields = excluded.fields`);
    }
    return indexed;
  });
}

async function indexAll(run: Run, resource: Resource): Promise<number> {
  const table = tableName(resource.prefix);
  const columns = resource.search.keyword.map((name) => sql`t.${sql.ref(columnName(name))}::text as ${sql.id(name)}`);
  let [after, count] = [0, 0];
  for (;;) {
    const rows = await run<{ readonly id: number; readonly corpId: number; readonly [name: string]: unknown }>(sql`
      select t.id::float8 as id, t.corp_id::float8 as "corpId", ${sql.join(columns)} from ${sql.table(table)} t
      where t.del_yn = 'N' and t.id > ${after}::bigint order by t.id limit ${atOnce}::int`);
    for (const { id, corpId, ...record } of rows) {
      const { grams, form } = keywordEntry(resource, corpId, record);
      await run(
        sql`select keyword_write(${table}, ${keywordCorp(resource, corpId)}::bigint, ${id}::bigint, ${grams}::int[], ${form})`,
      );
    }
    count += rows.length;
    if (rows.length < atOnce) return count;
    after = rows.at(-1)!.id;
  }
}
