/** Days that come near or have passed: told once, in the night, to whom the resource names (`notifies.due`). */
import { sql } from 'kysely';
import { addDays } from '../../core/dates.ts';
import type { Values } from '../../core/field.ts';
import type { DueRule } from '../../core/resource.ts';
import type { SaveStep } from '../behaviour.ts';
import { columnName, tableName } from '../schema/names.ts';
import { viewFields } from '../../record/shownThrough.ts';
import { notify } from './notify.ts';

export async function tellDue(step: SaveStep, day: string): Promise<void> {
  for (const rule of step.resource.notifies?.due ?? []) await tellRule(step, rule, day);
}

async function tellRule(step: SaveStep, { field, before, when }: DueRule, day: string): Promise<void> {
  const { resource, tx, corpId } = step;
  const wanted = addDays(day, before);
  const names = [
    ...new Set([
      ...(resource.notifies?.to ?? []),
      ...[resource.name, ...(resource.nameEn ? [resource.nameEn] : [])],
      ...viewFields(resource),
    ]),
  ];
  const columns = names.map((name) => sql`${sql.ref(columnName(name))} as ${sql.id(name)}`);
  const held = Object.entries(when).map(
    ([name, values]) => sql`${sql.ref(columnName(name))} = any (${[...values]}::text[])`,
  );
  const records = await tx.query<Values>(sql`
    select id, ${sql.join(columns)} from ${sql.table(tableName(resource.prefix))}
    where corp_id = ${corpId}::bigint and del_yn = 'N' and ${sql.ref(columnName(field))} = ${wanted}::date
      ${held.length ? sql`and ${sql.join(held, sql` and `)}` : sql``} order by id`);
  for (const record of records) {
    const to = (resource.notifies?.to ?? []).map((name) => record[name]);
    const once = `${resource.prefix}/${String(record['id'])}/${field}/${wanted}/${before}`;
    await notify(step, { to, kind: 'due', record, facts: { field, day: wanted, before }, once });
  }
}
