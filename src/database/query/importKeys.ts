/** Which records the rows of an import mean, and which values of theirs others have already. Asked for all rows at once. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { headerFields } from '../../record/resource.ts';
import type { Transaction } from '../executor.ts';
import { columnName, tableName } from '../schema/names.ts';

interface Row {
  readonly no: number;
  readonly values: Values;
}
type Found = { readonly id: number } | undefined;

/** Stored form of a value; null where it is empty or refused. */
function storedOf(resource: Resource, name: string, values: Values): string | null {
  const field = headerFields(resource)[name]!;
  const parsed = typeOf(field).parse(values[name] ?? null, field);
  return 'value' in parsed && parsed.value !== null ? String(parsed.value) : null;
}

/** Ids of the company's live records by a field's value. */
async function idsBy(
  tx: Transaction,
  resource: Resource,
  name: string,
  values: readonly string[],
): Promise<Map<string, number>> {
  if (!values.length) return new Map();
  const column = sql.ref(columnName(name));
  const rows = await tx.query<{
    id: number;
    value: string;
  }>(sql`select id, ${column}::text as value from ${sql.table(tableName(resource.prefix))}
    where corp_id = ${tx.actor.corpId}::bigint and del_yn = 'N' and ${column} = any (${[...new Set(values)]}::text[])`);
  return new Map(rows.map(({ id, value }) => [value, id]));
}

const valuesOf = (resource: Resource, name: string, rows: readonly Row[]): string[] =>
  rows.flatMap(({ values }) => storedOf(resource, name, values) ?? []);

/** Values that stand for nothing in particular find nothing. */
const placeholder = (resource: Resource, name: string): string | undefined =>
  resource.unique?.find(({ fields }) => fields[0] === name)?.except;

/** For each row the record that its first filled key finds. */
export async function foundByKeys(tx: Transaction, resource: Resource, rows: readonly Row[]): Promise<Found[]> {
  const keys = resource.imports?.keys ?? [];
  const idsByKey = new Map<string, Map<string, number>>();
  for (const key of keys) idsByKey.set(key, await idsBy(tx, resource, key, valuesOf(resource, key, rows)));
  return rows.map(({ values }) => {
    for (const key of keys) {
      const value = storedOf(resource, key, values);
      if (value === null || value === placeholder(resource, key)) continue;
      const id = idsByKey.get(key)!.get(value);
      // A number that the server draws finds its record or is wrong; others may name a new one.
      if (id !== undefined || headerFields(resource)[key]!.computed) return id === undefined ? undefined : { id };
    }
    return undefined;
  });
}

/** What is wrong with keys and with values that only one record may have: elsewhere in the file, or in other records. */
export async function takenValues(
  tx: Transaction,
  resource: Resource,
  rows: readonly Row[],
  found: readonly Found[],
): Promise<Problem[][]> {
  const wrong: Problem[][] = rows.map(() => []);
  const fields = headerFields(resource);
  for (const key of resource.imports?.keys ?? []) {
    if (!fields[key]!.computed) continue;
    rows.forEach(({ no, values }, i) => {
      if (storedOf(resource, key, values) !== null && !found[i])
        wrong[i]!.push({ code: 'E_REF', field: key, row: no, text: 'importNoKey' });
    });
  }
  const singles = (resource.unique ?? []).filter((unique) => unique.fields.length === 1);
  for (const {
    fields: [name = ''],
    except,
  } of singles) {
    const owners = await idsBy(tx, resource, name, valuesOf(resource, name, rows));
    const seen = new Map<string, number>();
    rows.forEach(({ no, values }, i) => {
      const value = storedOf(resource, name, values);
      if (value === null || value === except) return;
      const before = seen.get(value);
      const owner = owners.get(value);
      if (before !== undefined)
        wrong[i]!.push({ code: 'E_DUP', field: name, row: no, args: [before], text: 'importTwice' });
      else if (owner !== undefined && owner !== found[i]?.id) wrong[i]!.push({ code: 'E_DUP', field: name, row: no });
      seen.set(value, before ?? no);
    });
  }
  // Two rows that mean one record by different keys would undo each other.
  const meant = new Map<number, number>();
  found.forEach((record, i) => {
    if (!record) return;
    const before = meant.get(record.id);
    if (before === undefined) meant.set(record.id, rows[i]!.no);
    else if (wrong[i]!.length === 0)
      wrong[i]!.push({ code: 'E_DUP', row: rows[i]!.no, text: 'importSameRecord', args: [before] });
  });
  return wrong;
}
