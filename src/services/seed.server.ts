/** What a new database holds: reference data in every environment, the fictitious companies of page 60 outside production. */
import { sql } from 'kysely';
import { hashPassword } from '../api/passwords.ts';
import { seoulDay } from '../core/dates.ts';
import type { Values } from '../core/field.ts';
import { systemCorpId, type Resource } from '../core/resource.ts';
import type { Call } from '../database/behaviour.ts';
import { openDatabase, type Database, type Transaction } from '../database/executor.ts';
import { columnName, tableName } from '../database/names.ts';
import { saveIn } from '../database/save.ts';
import type { ReadBody, SentRow } from '../fields/readBody.ts';
import { typeOf } from '../fields/index.ts';
import { gridFields, grids, headerFields, type Fields } from '../fields/resource.ts';
import { refPrefix } from '../database/tables.ts';
import { companies, datedValues, demoSets, holdings, type DemoRecord, type DemoRow } from './demo/index.ts';
import { behaviours } from './index.server.ts';
import { resources } from './index.ts';
import { writeReference } from './reference/write.server.ts';

const callOf = (corpId: number, now: Date): Call => ({
  corpId,
  userId: 0,
  operator: corpId === systemCorpId,
  lang: 'ko',
  now,
  today: seoulDay(now),
  production: false,
});

async function asOwner(ownerUrl: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(ownerUrl, 1);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Code groups, authority templates and the system company; new ones are added, names brought up to date. */
export const seedReference = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, (database) => database.write(callOf(systemCorpId, new Date()), writeReference));

/** Loads the demo data into a database that holds no company but the system's. Answers whether it did. */
export async function seedDemo(ownerUrl: string, { now, password }: { now: Date; password: string }): Promise<boolean> {
  let loaded = false;
  await asOwner(ownerUrl, (database) =>
    database.write(callOf(systemCorpId, now), async (tx) => {
      const [found] = await tx.query<{ any: boolean }>(
        sql`select exists (select 1 from platform_corp where id > ${systemCorpId}) or exists (select 1 from platform_user) as any`,
      );
      if (found!.any) return;
      await writeCompanies(tx, now);
      const loginPw = await hashPassword(password);
      for (const { prefix, records } of demoSets) {
        const resource = resources.find((r) => r.prefix === prefix);
        if (!resource || prefix === 'platform/corp') continue;
        for (const record of records) await writeRecord(tx, database, resource, record, now);
      }
      await tx.query(sql`update platform_user set login_pw = ${loginPw}`);
      loaded = true;
    }),
  );
  return loaded;
}

/** Companies have fixed numbers, which the pipeline never gives; everything else goes through it. */
async function writeCompanies(tx: Transaction, now: Date): Promise<void> {
  const today = seoulDay(now);
  for (const record of demoSets.find((set) => set.prefix === 'platform/corp')!.records) {
    const values = Object.entries(datedValues(record.values, today)).map(([name, value]) => [columnName(name), value] as const);
    const row = { id: record.id ?? record.corpId, ...Object.fromEntries(values) };
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const sets = sql.join(Object.keys(row).filter((c) => c !== 'id').map((c) => sql`${sql.ref(c)} = excluded.${sql.ref(c)}`));
    await tx.query(sql`insert into platform_corp (${columns}) select ${columns}
      from json_populate_record(null::platform_corp, ${JSON.stringify(row)}::json) on conflict (id) do update set ${sets}`);
  }
  await tx.query(sql`update platform_corp set st_cd = coalesce(st_cd, 'ACTIVE')`);
  await tx.query(sql`select setval(pg_get_serial_sequence('platform_corp', 'id'), ${Math.max(...companies.map((c) => c.id))})`);
  for (const { corpId, prodId, startDt } of holdings) {
    const { start } = datedValues({ start: startDt }, today);
    await tx.query(sql`insert into sys_corp_product (corp_id, prod_id, start_dt) values (${corpId}, ${prodId}, ${start}::date)`);
  }
}

async function writeRecord(tx: Transaction, database: Database, resource: Resource, record: DemoRecord, now: Date): Promise<void> {
  const call = callOf(record.corpId, now);
  await tx.query(sql`select set_config('app.corp_id', ${String(record.corpId)}, true)`);
  const own: Transaction = { ...tx, actor: call };
  const header = await valuesOf(own, headerFields(resource), record, call);
  if ('loginPw' in headerFields(resource)) header.loginPw = 'Seed!2611';
  const lists: Record<string, ReadBody['grids'][string]> = {};
  for (const [grid, rows] of Object.entries(record.grids ?? {})) {
    const fields = gridFields(grids(resource)[grid]!);
    const insert: SentRow[] = [];
    for (const row of rows) insert.push({ values: await valuesOf(own, fields, row, call) });
    lists[grid] = { insert, update: [], delete: [] };
  }
  const saving = { database, resource, all: resources, behaviour: behaviours[resource.prefix] ?? {}, call };
  await saveIn(own, saving, { header, grids: lists, problems: [] });
}

/** Values in their stored form, references by the name of their target among the company's own and the shared rows. */
async function valuesOf(tx: Transaction, fields: Fields, row: DemoRow, call: Call): Promise<Values> {
  const values: Values = {};
  for (const [name, value] of Object.entries(datedValues(row.values, call.today))) {
    const parsed = fields[name] ? typeOf(fields[name]).parse(value, fields[name]) : { problem: { code: 'E_UNKNOWN' } };
    if ('problem' in parsed) throw new Error(`demo data: ${name} = ${String(value)}: ${parsed.problem.code}`);
    values[name] = parsed.value;
  }
  for (const [name, target] of Object.entries(row.refs ?? {})) values[name] = await idOf(tx, refPrefix(fields[name]!)!, target, call);
  return values;
}

async function idOf(tx: Transaction, prefix: string, name: string, call: Call): Promise<number> {
  const target = resources.find((r) => r.prefix === prefix)!;
  const corps = target.scope === 'CORP' ? sql`true` : sql`t.corp_id in (${call.corpId}, ${systemCorpId})`;
  const [found] = await tx.query<{ id: number }>(sql`select t.id from ${sql.table(tableName(prefix))} t
    where ${sql.ref(`t.${columnName(target.name)}`)} = ${name} and ${corps} order by t.corp_id = ${call.corpId} desc limit 1`);
  if (!found) throw new Error(`demo data: no ${prefix} named ${name}`);
  return found.id;
}
