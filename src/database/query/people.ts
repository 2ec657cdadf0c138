/** Records by the people that they name: boxes of a person, and who reaches what. */
import { sql } from 'kysely';
import type { Box, Place, Reach, Resource } from '../../core/resource.ts';
import { compile, type Statement } from '../executor.ts';
import { columnName, gridTableName } from '../schema/names.ts';

/** Whose places are looked for, and on which day absences count; without a day, whoever may ever stand in counts. */
export interface Person {
  /** Alias of the header's rows. */
  readonly rows: string;
  readonly userId: Statement;
  readonly today?: Statement;
}

const among = (alias: string, held: Readonly<Record<string, readonly string[]>>): Statement[] =>
  Object.entries(held).map(
    ([field, values]) =>
      sql`${sql.ref(`${alias}.${columnName(field)}`)} in (${sql.join(values.map((value) => sql.lit(value)))})`,
  );

const all = (conditions: readonly Statement[]): Statement => sql.join(conditions, sql` and `);

function named(alias: string, { field, proxy, except }: Place, { rows, userId, today }: Person): Statement {
  const column = sql.ref(`${alias}.${columnName(field)}`);
  if (!proxy) return sql`${column} = ${userId}`;
  const absent = today ? sql` and ${today}::date between u.abs_from_dt and u.abs_to_dt` : sql``;
  const other = except ? sql` and ${sql.ref(`${rows}.${columnName(except)}`)} <> ${userId}` : sql``;
  return sql`(${column} = ${userId} or exists (select 1 from platform_user u
    where u.corp_id = ${sql.ref(`${alias}.corp_id`)} and u.id = ${column} and u.proxy_user_id = ${userId}${absent}${other}))`;
}

function placed(resource: Resource, place: Place, person: Person): Statement {
  const header = among(person.rows, place.when ?? {});
  if (!place.grid) return all([named(person.rows, place, person), ...header]);
  const rows = all([
    sql`g.corp_id = ${sql.ref(`${person.rows}.corp_id`)} and g.parent_id = ${sql.ref(`${person.rows}.id`)}`,
    named('g', place, person),
    ...among('g', place.where ?? {}),
  ]);
  return all([
    sql`exists (select 1 from ${sql.table(gridTableName(resource, place.grid))} g where ${rows})`,
    ...header,
  ]);
}

const any = (resource: Resource, places: readonly Place[], person: Person): Statement[] =>
  places.map((place) => sql`(${placed(resource, place, person)})`);

/** Conditions of a box. */
export const inBox = (resource: Resource, { where, mine }: Box, person: Person): Statement[] => [
  ...among(person.rows, where),
  ...(mine ? [sql`(${sql.join(any(resource, mine, person), sql` or `)})`] : []),
];

/** One condition: the person is named in the record, or everybody of the company reaches it. */
export const reached = (resource: Resource, { mine, open }: Reach, person: Person): Statement =>
  sql`(${sql.join([sql`(${all(among(person.rows, open))})`, ...any(resource, mine, person)], sql` or `)})`;

/** The same as a policy's text: the person of the session, whenever absent; 0 is the system itself. */
export function reachPolicy(resource: Resource, table: string): string {
  const person = { rows: table, userId: sql`app_user_id()` };
  return compile(sql`coalesce(app_user_id(), 0) = 0 or ${reached(resource, resource.reach!, person)}`).text.replace(
    /\s+/g,
    ' ',
  );
}
