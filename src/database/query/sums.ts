/** The number of rows of a search and their sums, of which those are left out that were taken back (`uncounted`). */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { uncountedBy } from '../../record/counted.ts';
import { headerFields, type Fields } from '../../record/resource.ts';
import { isSummed, measureOf } from '../../record/sums.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { columnName } from '../schema/names.ts';
import { holds } from './states.ts';

/** What the statement answers: sums beside them, by the names of their columns. */
export type Totals = Values & {
  readonly total: number;
  /** For each of `uncountedBy` how many are left out. */
  readonly uncounted?: readonly number[];
};

/** `found`: the rows of the search, with alias `t`. `reckoned`: what the list adds up beside its fields. */
export function sumsQuery(
  resource: Resource,
  columns: readonly string[],
  reckoned: readonly (readonly [string, Statement])[],
  found: Statement,
  call: Pick<Call, 'today'>,
): Statement {
  const fields = headerFields(resource);
  const reasons = uncountedBy(resource);
  // Who searches for nothing else than what was taken back reads what it came to.
  const counting = (sumOf: (rows: Statement) => Statement) =>
    reasons.length
      ? sql`case when count(*) > count(t.uncounted_by) then ${sumOf(sql`t.uncounted_by is null`)} else ${sumOf(sql`true`)} end`
      : sumOf(sql`true`);
  const wanted = [
    ...columns
      .filter((name) => isSummed(fields, name))
      .map((name) => [name, counting((rows) => fieldSum(fields, name, rows))] as const),
    ...reckoned.map(
      ([name, column]) =>
        [name, counting((rows) => sql`coalesce(sum((${column})::numeric) filter (where ${rows}), 0)::text`)] as const,
    ),
  ];
  const sums = wanted.map(([name, sum]) => sql`, ${sum} as ${sql.id(name)}`);
  if (!reasons.length || !wanted.length)
    return sql`select count(*)::int as total ${sql.join(sums, sql``)} from ${found}`;
  const reason = reasons.map(
    ([field, value], at) => sql`when ${holds(resource, field, [value], call)} then ${sql.lit(at)}`,
  );
  const counts = reasons.map((_, at) => sql`count(*) filter (where t.uncounted_by = ${sql.lit(at)})::int`);
  return sql`select count(*)::int as total, array[${sql.join(counts)}] as uncounted ${sql.join(sums, sql``)}
    from (select t.*, case ${sql.join(reason, sql` `)} end as uncounted_by from ${found}) t`;
}

/** Null when rows of several currencies or units would be added (00-conventions 1.5). */
function fieldSum(fields: Fields, name: string, rows: Statement): Statement {
  const column = sql.ref(`t.${columnName(name)}`);
  const sum = sql`coalesce(sum(${column}) filter (where ${rows}), 0)::text`;
  const measure = measureOf(fields, name);
  if (!measure) return sum;
  return sql`case when count(distinct coalesce(${sql.ref(`t.${columnName(measure)}`)}, ''))
    filter (where ${column} <> 0 and ${rows}) <= 1 then ${sum} end`;
}
