/** At the start: the key must open what lies sealed, and what an earlier version stored in the clear is sealed. */
import { sql } from 'kysely';
import type { Field } from '../core/field.ts';
import type { Resource } from '../core/resource.ts';
import type { SealedPlace, Sealer } from '../core/sealed.ts';
import { typeOf } from '../fields/index.ts';
import { StartProblem } from './engine/problem.ts';
import { compile } from './executor.ts';
import { withClient } from './engine/roles.ts';
import { columnName, tableName } from './schema/names.ts';
import { sealedFields } from './save/sealed.ts';

type Run = <R>(statement: ReturnType<typeof sql>) => Promise<R[]>;

/** As the owner of the tables, whom no company's wall holds back. Answers how many values were sealed. */
export function sealStored(ownerUrl: string, resources: readonly Resource[], sealer: Sealer): Promise<number> {
  return withClient(ownerUrl, async (client) => {
    const run: Run = async (statement) => {
      const { text, values } = compile(statement);
      return (await client.query(text, values)).rows;
    };
    await demandKey(run, sealer);
    let sealed = 0;
    await client.query('begin');
    for (const resource of resources)
      for (const [name, field] of sealedFields(resource))
        sealed += await sealColumn(run, resource, name, field, sealer);
    await client.query('commit');
    return sealed;
  });
}

async function demandKey(run: Run, sealer: Sealer): Promise<void> {
  const [one] = await run<SealedPlace & { sealed: string }>(sql`select corp_id::int as "corpId", table_nm as "table",
    row_id::int as "rowId", field, sealed from sys_sealed limit 1`);
  if (!one) return;
  try {
    sealer.open(one.sealed, one);
  } catch {
    throw new StartProblem(
      '저장된 주민등록번호를 열 수 없습니다. SEAL_KEY 가 저장할 때의 키와 같은지 확인해 주세요.',
      'the sealed resident numbers do not open; SEAL_KEY must be the key that sealed them',
    );
  }
}

async function sealColumn(run: Run, resource: Resource, name: string, field: Field, sealer: Sealer): Promise<number> {
  const { sealing } = typeOf(field);
  if (!sealing) return 0;
  const table = tableName(resource.prefix);
  const column = sql.ref(columnName(name));
  const rows = await run<{
    id: number;
    corpId: number;
    value: string;
  }>(sql`select id::int as id, corp_id::int as "corpId",
    ${column} as value from ${sql.table(table)} where ${column} ~ ${sealing.whole} for update`);
  for (const { id, corpId, value } of rows) {
    const text = sealer.seal(value, { corpId, table, rowId: id, field: name });
    await run(sql`insert into sys_sealed (corp_id, table_nm, row_id, field, sealed)
      values (${corpId}, ${table}, ${id}, ${name}, ${text})`);
    await run(
      sql`update ${sql.table(table)} set ${column} = ${sealing.mask(value)} where corp_id = ${corpId} and id = ${id}`,
    );
  }
  return rows.length;
}
