/** Writes the demo data around the day of loading (60-demo-data, 3-decisions 4). */
import { sql } from 'kysely';
import sharp from 'sharp';
import { addDays } from '../../core/dates.ts';
import type { Values } from '../../core/field.ts';
import { systemCorpId, type Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Database, Transaction } from '../../database/executor.ts';
import type { FileStore } from '../../database/files/store.ts';
import { storeFile } from '../../database/files/storeFile.ts';
import { columnName } from '../../database/schema/names.ts';
import { refPrefix, refTarget } from '../../database/schema/refTarget.ts';
import { typeOf } from '../../fields/index.ts';
import type { ReadBody, SentRow } from '../../record/readBody.ts';
import { gridFields, grids, headerFields, rowName, type Fields } from '../../record/resource.ts';
import { resources } from '../index.ts';
import { saveRecord, seedCall } from '../seedRecord.server.ts';
import { ownAuthorities } from './authorities.ts';
import { writeBilling } from './billing.server.ts';
import { writeMessages } from './messages.server.ts';
import { yardLogo, yardSeal } from './letterhead.ts';
import {
  companies,
  datedValues,
  demoSets,
  madeAt,
  type DemoRecord,
  type DemoRef,
  type DemoRow,
  type DemoSet,
} from './index.ts';

/** Companies have fixed numbers, and settings come from the system: neither goes through the pipeline. */
const writtenApart: readonly string[] = ['platform/corp', 'rs4/stdinfo/config'];

/** Files come along where there is a store for them. */
export async function writeDemo(
  tx: Transaction,
  database: Database,
  now: Date,
  password: string,
  files?: FileStore,
): Promise<void> {
  await writeCompanies(tx, now);
  await writeSets(tx, database, now, demoSets, () => password);
  await giveAuthorities(tx);
  await writeBilling(tx, database, now);
  if (files) await writeLetterhead(tx, { ...seedCall(yardId, now), files });
  // What is made up waits in the bells, but nobody is written to: the mails are taken and not sent.
  await tx.query(sql`select from notice_mails(${2 ** 31 - 1}::int)`);
}

/** Writes records through the save pipeline, each as its company; `passwordOf` gives each person a password. */
export async function writeSets(
  tx: Transaction,
  database: Database,
  now: Date,
  sets: readonly DemoSet[],
  passwordOf: () => string,
): Promise<void> {
  for (const { prefix, records } of sets.filter((set) => !writtenApart.includes(set.prefix))) {
    const resource = resources.find((r) => r.prefix === prefix)!;
    for (const record of records) {
      const call = seedCall(record.corpId, now);
      const sent = await sentOf(tx, resource, record, call);
      if (prefix === 'platform/user') sent.header.loginPw = passwordOf();
      await takeNumbers(tx, resource, record, sent.header, call);
      const saved = await saveRecord(tx, database, prefix, { ...call, now: madeAt(record, now) }, sent);
      if (record.messages) await writeMessages(tx, resource, record.corpId, saved, record.messages, now);
    }
  }
}

/** Menus of an authority must be open to its company, which takes a subscription, which takes a person: persons come first. */
async function giveAuthorities(tx: Transaction): Promise<void> {
  for (const [loginId, authNm] of Object.entries(ownAuthorities))
    await tx.query(sql`update platform_user u set auth_corp_id = a.corp_id, auth_id = a.id from platform_auth a
      where u.login_id = ${loginId} and a.corp_id = u.corp_id and a.auth_nm = ${authNm} and a.del_yn = 'N'`);
}

/** The repair yard among the companies. */
export const yardId = 2;

/** Logo and seal of the repair yard, so that its papers look like papers. */
export async function writeLetterhead(tx: Transaction, call: Call): Promise<void> {
  const resource = resources.find(({ prefix }) => prefix === 'platform/corp')!;
  await tx.query(sql`select set_config('app.corp_id', ${String(call.corpId)}, true)`);
  for (const [refTypeCd, name, svg] of [
    ['LOGO', '로고.png', yardLogo],
    ['SEAL', '직인.png', yardSeal],
  ] as const) {
    const bytes = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer();
    await storeFile(
      { ...call, tx, resource },
      { refTableNm: resource.table, refTypeCd, refId: call.corpId, name, bytes },
    );
  }
}

async function writeCompanies(tx: Transaction, now: Date): Promise<void> {
  for (const { id, corpId, values } of demoSets.find(({ prefix }) => prefix === 'platform/corp')!.records) {
    const columns = Object.entries(datedValues(values, now)).map(([name, value]) => [columnName(name), value] as const);
    const row = { id: id ?? corpId, st_cd: 'ACTIVE', ...Object.fromEntries(columns) };
    const names = Object.keys(row);
    const list = sql.join(names.map((name) => sql.ref(name)));
    const sets = names.filter((name) => name !== 'id').map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
    await tx.query(sql`insert into platform_corp (${list}) select ${list}
      from json_populate_record(null::platform_corp, ${JSON.stringify(row)}::json)
      on conflict (id) do update set ${sql.join(sets)}`);
  }
  const last = Math.max(...companies.map(({ id }) => id));
  await tx.query(sql`select setval(pg_get_serial_sequence('platform_corp', 'id'), ${last})`);
}

/** Numbers come from the sequence of their month, so that the first one drawn later follows them. */
async function takeNumbers(
  tx: Transaction,
  { table }: Resource,
  record: DemoRecord,
  header: Values,
  call: Call,
): Promise<void> {
  for (const [name, value] of Object.entries(record.values)) {
    if (typeof value !== 'object' || !('preId' in value)) continue;
    const at = addDays(call.today, value.day);
    const period = at.slice(2, 4) + at.slice(5, 7);
    const [drawn] = await tx.query<{ seq: number }>(sql`
      insert into sys_doc_no (corp_id, table_nm, prefix, period, seq)
      values (${call.corpId}, ${table}, ${value.preId}, ${period}, ${value.seq})
      on conflict (corp_id, table_nm, prefix, period) do update set seq = greatest(sys_doc_no.seq + 1, excluded.seq) returning seq`);
    header[name] = `${value.preId}-${period}-${String(drawn!.seq).padStart(4, '0')}`;
  }
}

/** A demo record as the pipeline takes it. */
async function sentOf(
  tx: Transaction,
  resource: Resource,
  record: DemoRecord,
  call: Call,
): Promise<{ header: Values; grids: Record<string, ReadBody['grids'][string]> }> {
  const lists: Record<string, ReadBody['grids'][string]> = {};
  for (const [grid, rows] of Object.entries(record.grids ?? {})) {
    const fields = gridFields(grids(resource)[grid]!);
    const insert: SentRow[] = [];
    for (const row of rows) insert.push({ values: await valuesOf(tx, fields, row, call) });
    lists[grid] = { insert, update: [], delete: [] };
  }
  return { header: await valuesOf(tx, headerFields(resource), record, call), grids: lists };
}

/** Values in their stored form, references by the name of their target. */
async function valuesOf(tx: Transaction, fields: Fields, row: DemoRow, call: Call): Promise<Values> {
  const values: Values = {};
  for (const [name, value] of Object.entries(datedValues(row.values, call.now))) {
    const parsed = fields[name] ? typeOf(fields[name]).parse(value, fields[name]) : { problem: { code: 'E_UNKNOWN' } };
    if ('problem' in parsed) throw new Error(`demo data: ${name} = ${String(value)}: ${parsed.problem.code}`);
    values[name] = parsed.value;
  }
  for (const [name, target] of Object.entries(row.refs ?? {})) {
    values[name] = await idOf(tx, refPrefix(fields[name]!)!, target, call);
  }
  return values;
}

/** Among the company's own rows and the shared ones, own first. */
async function idOf(tx: Transaction, prefix: string, wanted: DemoRef, { corpId }: Call): Promise<number> {
  const { resource, grid, table } = refTarget(resources, prefix)!;
  const named = grid ? rowName(grids(resource)[grid]!) : resource.name;
  const [field, value] = typeof wanted === 'string' ? [named, wanted] : Object.entries(wanted)[0]!;
  // Documents between companies, and a public directory, are pointed at from everywhere.
  const wide = resource.scope === 'CORP' || resource.scope === 'PAIR' || resource.scope === 'DIR';
  const reach = wide ? sql`true` : sql`t.corp_id in (${corpId}, ${systemCorpId})`;
  const [found] = await tx.query<{ id: number }>(sql`select t.id from ${sql.table(table)} t
    where ${sql.ref(`t.${columnName(field)}`)} = ${value} and ${reach} order by t.corp_id = ${corpId} desc limit 1`);
  if (!found) throw new Error(`demo data: no ${prefix} with ${field} ${value}`);
  return found.id;
}
