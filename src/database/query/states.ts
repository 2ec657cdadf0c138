/** States as they hold today: the column, with what the clock has brought meanwhile (`lapses` of the declaration). */
import { sql } from 'kysely';
import type { Resource } from '../../core/resource.ts';
import { lapseDay, type Lapse } from '../../core/states.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { columnName } from '../schema/names.ts';

const listed = (values: readonly string[]): Statement => sql.join(values.map((value) => sql.lit(value)));

/** Whether the clock has brought it by the begin of a day; `rows` is the alias of the header's rows. */
export function lapsed(lapse: Lapse, day: string, rows: string | undefined): Statement {
  const name = columnName(lapseDay(lapse));
  const at = sql.ref(rows ? `${rows}.${name}` : name);
  return lapse.on === undefined ? sql`${at} < ${day}::date` : sql`${at} <= ${day}::date`;
}

/** What a field holds; `rows` is the alias of the header's rows. */
export function heldColumn(
  { state }: Resource,
  field: string,
  { today }: Pick<Call, 'today'>,
  rows: string | undefined = 't',
): Statement {
  const at = (name: string) => sql.ref(rows ? `${rows}.${columnName(name)}` : columnName(name));
  const lapses = (state?.field === field && state.lapses) || [];
  if (!lapses.length) return at(field);
  const ways = lapses.map(
    (lapse) =>
      sql`when ${at(field)} in (${listed(lapse.from)}) and ${lapsed(lapse, today, rows)} then ${sql.lit(lapse.to)}`,
  );
  return sql`case ${sql.join(ways, sql` `)} else ${at(field)} end`;
}

/** For `wireColumns`: nothing where no state hangs on the clock. */
export const heldStates = (resource: Resource, call: Pick<Call, 'today'>): Readonly<Record<string, Statement>> =>
  resource.state?.lapses ? { [resource.state.field]: heldColumn(resource, resource.state.field, call) } : {};

/** Rows of which a field holds one of the values. An index over the column still helps. */
export function holds(
  resource: Resource,
  field: string,
  values: readonly string[],
  call: Pick<Call, 'today'>,
  rows: string | undefined = 't',
): Statement {
  const { state } = resource;
  const stored = sql.ref(rows ? `${rows}.${columnName(field)}` : columnName(field));
  const lapses = (state?.field === field && state.lapses) || [];
  const touched = lapses.filter(({ from, to }) => values.includes(to) || from.some((key) => values.includes(key)));
  if (!touched.length) return sql`${stored} = any (${[...values]}::text[])`;
  const before = touched.flatMap(({ from, to }) => (values.includes(to) ? from : []));
  return sql`(${stored} = any (${[...new Set([...values, ...before])]}::text[])
    and ${heldColumn(resource, field, call, rows)} = any (${[...values]}::text[]))`;
}
