/** Writes down what the clock has brought already (`lapses` of the declaration): at night everywhere, and before a change. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Lapse } from '../../core/states.ts';
import { codeGroupOf } from '../../record/resource.ts';
import type { SaveStep } from '../behaviour.ts';
import { isMadeFor } from '../../record/sides.ts';
import { asSystem } from '../messages/asSystem.ts';
import { lapsed } from '../query/states.ts';
import { columnName, tableName } from '../schema/names.ts';
import { writeAudits } from './audit.ts';
import { notify } from './notify.ts';

/** Of the company, by the begin of `day`; answers how many records. */
export async function writeLapses(step: SaveStep, day: string): Promise<number> {
  let moved = 0;
  for (const lapse of step.resource.state?.lapses ?? [])
    for (const from of lapse.from) moved += await written(step, lapse, from, day);
  return moved;
}

/** Of one record that is about to change, so that its trail tells every state; the change itself counts the version. */
export async function writeLapse(step: SaveStep, stored: Values): Promise<void> {
  const { state } = step.resource;
  const held = state && stored[state.field];
  for (const lapse of state?.lapses ?? [])
    if (lapse.to === held)
      for (const from of lapse.from)
        await write({ ...step, corpId: stored['corpId'] as number }, lapse, from, step.today, stored['id'] as number);
}

/** What the operator makes for a company only the operator writes, and the clock in its place. */
const written = (step: SaveStep, ...given: [lapse: Lapse, from: string, day: string]): Promise<number> =>
  isMadeFor(step.resource) ? asSystem(step.tx, () => write(step, ...given)) : write(step, ...given);

async function write(step: SaveStep, lapse: Lapse, from: string, day: string, id?: number): Promise<number> {
  const { tx, resource, corpId, now } = step;
  const { field } = resource.state!;
  const state = sql.ref(columnName(field));
  const onlyOne = id === undefined ? sql`` : sql`and id = ${id}::bigint`;
  const rows = await tx.query<{ id: number }>(sql`
    update ${sql.table(tableName(resource.prefix))} set ${state} = ${lapse.to},
      version = version + ${id === undefined ? 1 : 0}::int, update_dt = ${now}::timestamptz, update_id = 0
    where corp_id = ${corpId}::bigint and ${state} = ${from} and ${lapsed(lapse, day, undefined)}
      and del_yn = 'N' ${onlyOne} returning id`);
  await tell(
    step,
    lapse,
    from,
    rows.map((row) => row.id),
  );
  const changes = [{ field, from, to: lapse.to }];
  if (rows.length)
    await writeAudits(
      tx,
      resource,
      corpId,
      rows.map((row) => ({ id: row.id, act: lapse.name, changes })),
    );
  return rows.length;
}

/** Whoever a resource names hears of what the clock brought, as of any other change of state. */
async function tell(step: SaveStep, { to }: Lapse, from: string, ids: readonly number[]): Promise<void> {
  const { tx, resource } = step;
  const { notifies, state, name, nameEn, fields } = resource;
  if (!notifies || !ids.length) return;
  const names = ['id', name, ...(nameEn ? [nameEn] : []), ...notifies.to];
  const columns = names.map((column) => sql`${sql.ref(columnName(column))} as ${sql.id(column)}`);
  const records = await tx.query<Values>(
    sql`select ${sql.join(columns)} from ${sql.table(tableName(resource.prefix))} where id = any (${[...ids]}::bigint[])`,
  );
  const facts = { group: codeGroupOf(fields[state!.field]!), from, to };
  for (const record of records)
    await notify(step, { to: notifies.to.map((field) => record[field]), kind: 'state', record, facts });
}
