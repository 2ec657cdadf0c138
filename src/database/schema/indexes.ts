/** Indexes: unique rules, the order of the list, what lists and figures choose by. */
import { operatorSide, ownerSide } from '../../core/resource.ts';
import type { Resource, Unique } from '../../core/resource.ts';
import { headerFields } from '../../record/resource.ts';
import { typeOf } from '../../fields/index.ts';
import { columnName } from './names.ts';

export function uniqueIndexes(table: string, uniques: readonly Unique[]): Record<string, string> {
  return Object.fromEntries(
    uniques.map((u) => {
      const columns = u.fields.map(columnName);
      const except = u.except === undefined ? '' : ` and ${columns[0]} <> '${u.except.replace(/'/g, "''")}'`;
      const when = Object.entries(u.when ?? {}).map(
        ([field, values]) => ` and ${columnName(field)} in (${values.map((value) => `'${value}'`).join(', ')})`,
      );
      const key = u.everywhere ? columns : ['corp_id', ...columns];
      return [uniqueName(table, u), `unique (${key.join(', ')}) where del_yn = 'N'${except}${when.join('')}`];
    }),
  );
}

/** Name of the index of a unique rule; the error of a duplicate carries it. */
export const uniqueName = (table: string, unique: Unique): string =>
  `uq_${table}_${unique.fields.map(columnName).join('_')}`.slice(0, 63);

/** Order of the list when nobody chose one: that of the view, `sort`, else the first search date, newest first. */
export function defaultSort(resource: Resource, view?: string): { field: string; descending: boolean } | undefined {
  const declared = resource.menus.find((one) => view && one.view === view)?.sort ?? resource.sort;
  if (declared) {
    const [field, way] = declared.split(',') as [string, string?];
    return { field, descending: way === 'desc' };
  }
  const date = resource.search.dates?.[0];
  return date ? { field: date, descending: true } : undefined;
}

export const koreanCollation = '"ko-x-icu"';

export function sortIndex(table: string, resource: Resource): Record<string, string> {
  const sort = defaultSort(resource);
  const field = sort && headerFields(resource)[sort.field];
  // The plain order by id; the partial index also counts without a look into the table.
  if (!sort || !field) return { [`ix_${table}_sort`]: `(corp_id, id desc) where del_yn = 'N'` };
  const collate = typeOf(field).collated ? ` collate ${koreanCollation}` : '';
  // Ties fall by id in the same direction, so one index serves both directions.
  const direction = sort.descending ? ' desc nulls last' : ' asc nulls last';
  const order = `${columnName(sort.field)}${collate}${direction}, id desc) where del_yn = 'N'`;
  const partners = partnerColumns(resource).map((column, at) => [
    `ix_${table}_pair${at === 0 ? '' : at + 1}`,
    `(${column}, ${order}`,
  ]);
  return { [`ix_${table}_sort`]: `(corp_id, ${order}`, ...Object.fromEntries(partners) };
}

/** Few of many documents are open, and few of one month: states and days by which lists and figures choose. */
export function searchIndexes(table: string, resource: Resource): Record<string, string> {
  const days = (resource.search.dates ?? []).filter((field) => field !== defaultSort(resource)?.field);
  const names = [...new Set([...(resource.state ? [resource.state.field] : []), ...days])].filter((field) =>
    Object.hasOwn(headerFields(resource), field),
  );
  return Object.fromEntries(
    names.map(columnName).map((column) => [`ix_${table}_${column}`, `(corp_id, ${column}) where del_yn = 'N'`]),
  );
}

/** Columns of the other companies of a document, in the order in which its sides are told. */
export const partnerColumns = ({ parties = {} }: Resource): string[] =>
  Object.values(parties)
    .filter((field) => field !== ownerSide && field !== operatorSide)
    .map(columnName);
