/** Records made by the system through the save pipeline, so that numbers, keyword index and audit trail come along. */
import { sql } from 'kysely';
import { othersOf } from '../database/save/others.ts';
import { seoulDay } from '../core/dates.ts';
import type { Values } from '../core/field.ts';
import { systemCorpId } from '../core/resource.ts';
import type { Call } from '../database/behaviour.ts';
import type { Database, Transaction } from '../database/executor.ts';
import { writeKeyword } from '../database/save/keyword.ts';
import { columnName, tableName } from '../database/schema/names.ts';
import { saveIn } from '../database/save/save.ts';
import type { ReadBody } from '../record/readBody.ts';
import { loadRules } from '../record/rules.ts';
import { behaviours } from './index.server.ts';
import { resources } from './index.ts';

export const seedCall = (corpId: number, now: Date): Call => ({
  corpId,
  userId: 0,
  operator: corpId === systemCorpId,
  lang: 'ko',
  now,
  today: seoulDay(now),
  production: false,
});

/** Saves one new record as the company of the call, inside the seeding transaction. */
export async function saveRecord(
  tx: Transaction,
  database: Database,
  prefix: string,
  call: Call,
  sent: Pick<ReadBody, 'header' | 'grids'>,
): Promise<Values> {
  const resource = resources.find((r) => r.prefix === prefix)!;
  await tx.query(sql`select set_config('app.corp_id', ${String(call.corpId)}, true)`);
  const asCompany: Transaction = { ...tx, actor: call };
  const behaviour = behaviours[prefix] ?? {};
  await loadRules(resources);
  return saveIn(
    asCompany,
    { database, resource, all: resources, behaviour, behaviours, othersOf, call },
    { ...sent, problems: [] },
  );
}

/** Shared rows that SQL wrote past the pipeline are found by keyword too. */
export async function indexShared(tx: Transaction): Promise<void> {
  await tx.query(sql`select set_config('app.corp_id', ${String(systemCorpId)}, true)`);
  const written = ['fw/code', 'platform/auth', 'platform/corp', 'platform/system/product', 'groupware/apprDoc'];
  for (const resource of resources.filter(({ prefix }) => written.includes(prefix))) {
    const names = resource.search.keyword;
    const rows = await tx.query<Values & { id: number }>(sql`select t.id,
        ${sql.join(names.map((name) => sql`${sql.ref(`t.${columnName(name)}`)} as ${sql.id(name)}`))}
      from ${sql.table(tableName(resource.prefix))} t
      where t.del_yn = 'N' and (t.corp_id = ${systemCorpId} or ${resource.scope === 'CORP'})`);
    await Promise.all(rows.map((row) => writeKeyword(tx, resource, systemCorpId, row.id, row)));
  }
}
