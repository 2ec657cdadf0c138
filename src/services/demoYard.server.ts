/** Keeps a demo yard for each day: made anew by night, so that what visitors see is always about today. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { repeat } from '../api/repeat.ts';
import { addDays, seoulDay } from '../core/dates.ts';
import { systemCorpId } from '../core/resource.ts';
import type { Transaction } from '../database/executor.ts';
import type { FileStore } from '../database/files/store.ts';
import { writeYard } from './demo/yard.server.ts';
import { asOwner } from './seed.server.ts';

const everyMs = 60_000;

/** Keeps one as long as the application is open, from its start on. */
export function openYards(app: FastifyInstance, ownerUrl: string, files: FileStore): void {
  repeat(app, {
    name: 'demo yard',
    first: 0,
    failed: 10 * everyMs,
    async round() {
      await keepYard(ownerUrl, app.signIn.now(), files);
      return everyMs;
    },
  });
}

/** Makes the yard of the day of `now` unless it stands; yards before yesterday go, as nobody is in them any more. */
export async function keepYard(ownerUrl: string, now: Date, files?: FileStore): Promise<void> {
  const today = seoulDay(now);
  await asOwner(ownerUrl, now, async (tx, database) => {
    const standing = await tx.query(sql`select 1 from sys_demo_yard where made_on >= ${today}::date`);
    if (standing.length > 0) return;
    const { corpId, guestId } = await writeYard(tx, database, now, files);
    await tx.query(sql`insert into sys_demo_yard (corp_id, guest_id, made_on)
      values (${corpId}, ${guestId}, ${today}::date)`);
  });
  await asOwner(ownerUrl, now, async (tx) => {
    const old = await tx.query<{ corpId: number }>(sql`select corp_id as "corpId" from sys_demo_yard
      where made_on < ${addDays(today, -1)}::date`);
    for (const { corpId } of old) await removeCompany(tx, corpId);
  });
}

/** Takes a company away with every row of it: those that nothing points at first. */
async function removeCompany(tx: Transaction, corpId: number): Promise<void> {
  await tx.query(sql`select set_config('app.corp_id', ${String(corpId)}, true)`);
  const tables = await tx.query<{ name: string }>(sql`select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'corp_id' and t.table_type = 'BASE TABLE'`);
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const held: string[] = [];
    for (const name of left) if (!(await emptied(tx, name, corpId))) held.push(name);
    if (held.length === left.length) throw new Error(`the company ${corpId} is held by ${held.join(', ')}`);
    left = held;
  }
  await tx.query(sql`delete from platform_corp where id = ${corpId} and id <> ${systemCorpId}`);
}

/** Whether the rows of the company went; others may still point at them. */
async function emptied(tx: Transaction, table: string, corpId: number): Promise<boolean> {
  await tx.query(sql`savepoint part`);
  try {
    await tx.query(sql`delete from ${sql.table(table)} where corp_id = ${corpId}`);
    await tx.query(sql`release savepoint part`);
    return true;
  } catch (error) {
    await tx.query(sql`rollback to savepoint part`);
    if ((error as { code?: string }).code === pointedAt) return false;
    throw error;
  }
}

/** SQLSTATE of a row that another row still points at. */
const pointedAt = '23503';
