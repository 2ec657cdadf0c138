/** `GET {lookup of the record}/{grid}`: rows of a grid for choosing in other forms, such as contacts of partners (00-conventions 2.11). */
import { sql } from 'kysely';
import { refuse } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';

import { gridFields, grids } from '../../record/resource.ts';
import type { Call, ResourceLookup } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { columnName, gridTableName, tableName } from '../schema/names.ts';
import { offered } from './lookup.ts';
import { readIds, visible } from './search.ts';
import { wireColumns } from './select.ts';

const most = 1000;

interface RowLookup {
  readonly path: string;
  readonly grid: string;
  /** Parameter, and field of the answer, that names the record above: `clntId`. */
  readonly of: string;
  readonly value: string;
  readonly valueEn?: string;
  /** Further fields of each row. Whoever looks up needs only a login. */
  readonly carries: readonly string[];
  /** Fields that a keyword is found in. */
  readonly keyword: readonly string[];
  /** Rows offered: field equals one of the values. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** What a choice tells below its name: SQL over the alias `t`. */
  readonly tells?: (call: Call) => Statement;
  /** A yes or no by which rows come before the others. */
  readonly first?: string;
}

/**
 * Rows of live records of the own company, of those that the resource's own lookup offers; rows asked for by `ids` come
 * whatever has become of their record. E_IDS for what are no ids.
 */
export function rowLookup(resource: Resource, lookup: RowLookup): ResourceLookup {
  const fields = gridFields(grids(resource)[lookup.grid]!);
  const column = (name: string) => sql.ref(`t.${columnName(name)}`);
  const value = column(lookup.value);
  const valueEn = lookup.valueEn ? column(lookup.valueEn) : sql`null`;
  const columns = wireColumns(fields, lookup.carries);
  const searched = sql.join(lookup.keyword.map(column));
  const only = Object.entries(lookup.where ?? {}).map(
    ([name, values]) => sql`and ${column(name)} = any (${[...values]})`,
  );
  const order = lookup.first ? sql`${column(lookup.first)} desc, ` : sql``;
  return {
    path: lookup.path,
    parameters: [lookup.of, 'keyword', 'ids'],
    rows: (call, query) => {
      const [records, ids] = [idsOf(query, lookup.of), idsOf(query, 'ids')];
      const keyword = String(query['keyword'] ?? '')
        .trim()
        .toLowerCase();
      // A number is shown with hyphens that it is not stored with ("26DEMOA001I-0001-0001").
      const joined = keyword.includes('-') ? keyword.replaceAll(/[\s-]/g, '') : '';
      const [own] = resource.lookups ?? [];
      const live = [
        sql`t.del_yn = 'N'`,
        ...visible(resource, call),
        ...(own && !ids ? offered(resource, own, call) : []),
      ];
      return sql`select t.id, t.id as key, ${value} as value, ${valueEn} as "valueEn", t.parent_id as ${sql.id(lookup.of)},
          ${sql.join(columns)} ${lookup.tells ? sql`, ${lookup.tells(call)} as tells` : sql``}
        from ${sql.table(gridTableName(resource, lookup.grid))} t
        where t.corp_id = ${call.corpId}::bigint
          and t.parent_id in (select t.id from ${sql.table(tableName(resource.prefix))} t where ${sql.join(live, sql` and `)})
          and (${records}::bigint[] is null or t.parent_id = any (${records}::bigint[]))
          and (${ids}::bigint[] is null or t.id = any (${ids}::bigint[]))
          and (${keyword} = '' or position(${keyword} in lower(concat_ws(' ', ${searched}))) > 0
            or (${joined} <> '' and position(${joined} in lower(concat_ws(' ', ${searched}))) > 0))
          ${ids ? sql`` : sql.join(only, sql` `)}
        order by t.parent_id desc, ${order}t.sort_no, t.id limit ${most}`;
    },
  };
}

function idsOf(query: Readonly<Record<string, string>>, field: string): number[] | null {
  const text: unknown = query[field];
  if (text === undefined || text === '') return null;
  return typeof text === 'string' ? readIds(text) : refuse('E_IDS', { field });
}
