/** Names of the references of a record that is not stored yet. */
import { sql } from 'kysely';
import type { Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { headerFields } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { tableName } from '../schema/names.ts';
import { nameColumns } from './select.ts';
import { refTargetOf } from '../schema/refTarget.ts';
import { columnValues } from '../save/write.ts';

/** Answers one row of display names; undefined when nothing is pointed at. References to shared rows come without. */
export function namesQuery(
  resource: Resource,
  all: readonly Resource[],
  values: Values,
  call: Call,
): Statement | undefined {
  const fields = headerFields(resource);
  const pointing = Object.keys(values).filter((name) => {
    const target = fields[name] && values[name] !== null && refTargetOf(fields[name], all);
    return target && target.key !== 'owner';
  });
  const names = nameColumns(resource, all, pointing, call);
  if (names.columns.length === 0) return undefined;
  const some = Object.fromEntries(pointing.map((name) => [name, fields[name]!]));
  const row = { ...columnValues(some, values, all), corp_id: call.corpId };
  const table = sql.table(tableName(resource.prefix));
  return sql`select ${sql.join(names.columns)}
    from json_populate_record(null::${table}, ${JSON.stringify(row)}::json) t ${names.joins}`;
}
