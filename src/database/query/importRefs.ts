/** Records that the texts of a column name: by key, name in either language or another value that only one may have. */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import type { RefField } from '../../fields/ref/index.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import type { Ask, Call } from '../behaviour.ts';
import { columnName } from '../schema/names.ts';
import { refTargetOf } from '../schema/refTarget.ts';

/** One record, several, or none. */
export type Named = { readonly id: number; readonly name: string } | 'several' | undefined;

const form = (text: string): string => text.trim().toLowerCase();

interface Sources {
  readonly all: readonly Resource[];
  readonly call: Call;
  /** The header that the rows hang on. */
  readonly record?: Values;
}

/** Only records that the field would offer: of its kind, and of whom the header names. */
function offered({ must = {}, of, by }: Partial<RefField>, fields: Readonly<Record<string, Field>>, record: Values) {
  const owner = of === undefined ? undefined : record[of];
  const wanted = { ...must, ...(of !== undefined && typeof owner === 'number' && { [by ?? of]: String(owner) }) };
  return sql.join(
    Object.entries(wanted)
      .filter(([name]) => fields[name])
      .map(([name, value]) => {
        const column = sql.ref(`t.${columnName(name)}`);
        return typeOf(fields[name]!).filter === 'member'
          ? sql` and string_to_array(${column}, ',') && ${value.split(',')}::text[]`
          : sql` and ${column}::text = ${value}`;
      }),
    sql``,
  );
}

/** Texts → what they name. A value of its own weighs more than a name. */
export async function namedRecords(
  ask: Ask,
  field: Field,
  texts: readonly string[],
  { all, call: { corpId, lang }, record = {} }: Sources,
): Promise<(text: string) => Named> {
  const target = refTargetOf(field, all);
  if (!target || target.grid || !texts.length) return () => undefined;
  const { resource, table } = target;
  const fields = headerFields(resource);
  const uniqueFields = (resource.unique ?? []).flatMap((unique) => (unique.fields.length === 1 ? unique.fields : []));
  const keys = [...uniqueFields, ...(resource.imports?.named ?? [])];
  const names = [resource.name, ...(resource.nameEn ? [resource.nameEn] : [])];
  const columns = [...new Set([...keys, ...names])].filter((name) => fields[name] !== undefined);
  const wanted = [...new Set(texts.map(form))];
  const ref = (name: string) => sql.ref(`t.${columnName(name)}`);
  const matches = columns.map((name) => sql`lower(${ref(name)}::text) = any (${wanted}::text[])`);
  const inUse = fields.useYn ? sql` and t.use_yn = 'Y'` : sql``;
  const shown =
    lang === 'en' && resource.nameEn
      ? sql`coalesce(${ref(resource.nameEn)}, ${ref(resource.name)})`
      : ref(resource.name);
  const rows = await ask<{ id: number; shown: string } & Record<string, string | number | null>>(sql`
    select t.id, ${shown} as shown, ${sql.join(columns.map((name) => sql`${ref(name)}::text as ${sql.id(`c_${name}`)}`))}
    from ${sql.table(table)} t where (${sql.join(matches, sql` or `)})${target.key === 'own' ? sql` and t.corp_id = ${corpId}::bigint` : sql``}
      and t.del_yn = 'N'${inUse}${offered(field as Partial<RefField>, fields, record)} limit 20000`);
  const [byKey, byName] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()];
  const shownBy = new Map(rows.map((row) => [row.id, row.shown]));
  const note = (into: Map<string, Set<number>>, value: string | number | null | undefined, id: number) => {
    if (value === null || value === undefined) return;
    const key = form(String(value));
    into.set(key, (into.get(key) ?? new Set()).add(id));
  };
  for (const row of rows) {
    for (const name of keys) note(byKey, row[`c_${name}`], row.id);
    for (const name of names) note(byName, row[`c_${name}`], row.id);
  }
  return (text) => {
    const ids = byKey.get(form(text)) ?? byName.get(form(text));
    const [id] = ids ?? [];
    if (id === undefined) return undefined;
    return ids!.size > 1 ? 'several' : { id, name: shownBy.get(id) ?? String(id) };
  };
}
