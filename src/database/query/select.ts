/** Columns of an answer: wire values under their wire names, and the display names of references. Rows have alias `t`. */
import { sql } from 'kysely';
import type { Field } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { displayName, grids, gridFields, headerFields } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { columnName, ownerColumn } from '../schema/names.ts';
import { refTargetOf, type RefTarget } from '../schema/refTarget.ts';

type Fields = Readonly<Record<string, Field>>;

/** `column as "wireName"` for the named fields that have a column; `held` says otherwise of some (a state that lapsed). */
export function wireColumns(
  fields: Fields,
  names: readonly string[],
  held: Readonly<Record<string, Statement>> = {},
): Statement[] {
  return names.flatMap((name) => {
    const field = fields[name]!;
    const type = typeOf(field);
    if (!type.column(field)) return [];
    const ref = `t.${columnName(name)}`;
    const value = held[name] ?? (type.wire ? sql.raw(type.wire(ref)) : sql.ref(ref));
    return [sql`${value} as ${sql.id(name)}`];
  });
}

/** Company names are a directory that every company may read; the rest of a company's row is not. */
const readable = (target: RefTarget) => (target.resource.scope === 'CORP' ? `${target.table}_name` : target.table);

/** The column that names a target row, in the person's language. */
function nameColumn(target: RefTarget, alias: string, lang: string): Statement {
  const names = target.grid ? gridNames(target) : { name: target.resource.name, nameEn: target.resource.nameEn };
  const ko = sql.ref(`${alias}.${columnName(names.name)}`);
  if (lang !== 'en' || !names.nameEn) return ko;
  return sql`coalesce(${sql.ref(`${alias}.${columnName(names.nameEn)}`)}, ${ko})`;
}

function gridNames(target: RefTarget): { name: string; nameEn?: string } {
  const rows = grids(target.resource)[target.grid!] as Field & { name?: string };
  return { name: rows.name ?? Object.keys(gridFields(rows))[0]! };
}

function joinOn(target: RefTarget, alias: string, column: string): Statement {
  const id = sql`${sql.ref(`${alias}.id`)} = ${sql.ref(`t.${column}`)}`;
  if (target.key === 'own') return sql`${sql.ref(`${alias}.corp_id`)} = t.corp_id and ${id}`;
  if (target.key === 'id') return id;
  return sql`${sql.ref(`${alias}.corp_id`)} = ${sql.ref(`t.${ownerColumn(column)}`)} and ${id}`;
}

/** Display names (`clntNm` beside `clntId`) of the references among `names`, and the joins that they need. */
export function nameColumns(
  resource: Resource,
  all: readonly Resource[],
  names: readonly string[],
  call: Pick<Call, 'lang'>,
  fields: Fields = headerFields(resource),
): { columns: Statement[]; joins: Statement } {
  const references = names.flatMap((name) => {
    const target = fields[name] && refTargetOf(fields[name], all);
    return target && !(displayName(name) in fields) ? [{ name, target }] : [];
  });
  const joins = references.map(({ name, target }, i) => {
    const alias = `r${i}`;
    return sql`left join ${sql.table(readable(target))} ${sql.id(alias)} on ${joinOn(target, alias, columnName(name))}`;
  });
  return {
    columns: references.map(
      ({ name, target }, i) => sql`${nameColumn(target, `r${i}`, call.lang)} as ${sql.id(displayName(name))}`,
    ),
    joins: joins.length ? sql.join(joins, sql` `) : sql``,
  };
}

/** The name of one reference as a scalar expression, for sorting. */
export function nameOf(
  resource: Resource,
  all: readonly Resource[],
  name: string,
  call: Pick<Call, 'lang'>,
): Statement | undefined {
  const target = refTargetOf(headerFields(resource)[name]!, all);
  if (!target) return undefined;
  return sql`(select ${nameColumn(target, 'n', call.lang)} from ${sql.table(readable(target))} n where ${joinOn(target, 'n', columnName(name))})`;
}
