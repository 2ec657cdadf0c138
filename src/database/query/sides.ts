/** Documents between companies in SQL: who stands on which side, and tables without what a side does not see. */
import { sql } from 'kysely';
import type { Field } from '../../core/field.ts';
import { operatorSide, ownerSide, systemCorpId, type Resource } from '../../core/resource.ts';
import { hiddenStates } from '../../record/sides.ts';
import { gridFields, grids, headerFields, type Fields } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement } from '../executor.ts';
import { columnName, gridTableName, ownerColumn, tableName } from '../schema/names.ts';
import { gridTable, headerTable } from '../schema/tables.ts';

/** The caller's company stands on one of the sides of the rows with this alias. */
export function onSide(
  resource: Resource,
  sides: readonly string[],
  { corpId }: Pick<Call, 'corpId'>,
  alias = 't',
): Statement {
  const each = sides.map((side) => {
    const field = resource.parties![side]!;
    if (field === operatorSide) return sql`${sql.lit(corpId === systemCorpId)}`;
    const there = sql`${sql.ref(`${alias}.${field === ownerSide ? 'corp_id' : columnName(field)}`)} = ${corpId}::bigint`;
    const hidden = hiddenStates(resource, side);
    return hidden ? sql`(${there} and ${stateOf(resource, alias)} <> all (${[...hidden]}::text[]))` : there;
  });
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

const stateOf = ({ state }: Resource, alias: string): Statement => sql.ref(`${alias}.${columnName(state!.field)}`);

/** Entries of a trail (`a`) that come after the states in which the record (`t`) was not there for the caller's sides. */
export function afterHidden(resource: Resource, call: Pick<Call, 'corpId'>): Statement[] {
  const { hiddenIn, state, parties = {} } = resource;
  if (!hiddenIn || !state) return [];
  const open = Object.keys(parties).filter((side) => !hiddenIn[side]);
  const hidden = [...new Set(Object.values(hiddenIn).flat())];
  const sees = sql`exists (select 1 from ${sql.table(tableName(resource.prefix))} t
    where t.corp_id = a.corp_id and t.id = a.row_id and ${onSide(resource, open, call)})`;
  const lastLeft = sql`(select coalesce(max(b.id), 0) from sys_audit b, jsonb_array_elements(b.changes) c
    where b.corp_id = a.corp_id and b.table_nm = a.table_nm and b.row_id = a.row_id
      and c->>'field' = ${state.field} and c->>'from' = any (${hidden}::text[]))`;
  return [sql`(${sees} or a.id >= ${lastLeft})`];
}

const hides = (fields: Fields) => Object.values(fields).some(({ seenBy, heldBack }) => seenBy ?? heldBack);

/** Rows of the header, without what the caller's side does not see: no search, sort, sum or file shows it either. */
export function headerRows(resource: Resource, all: readonly Resource[], call: Call): Statement {
  const name = tableName(resource.prefix);
  const fields = headerFields(resource);
  if (!hides(fields)) return sql.table(name);
  const columns = headerTable(resource, all).columns.map((column) => column.name);
  return sql`(select ${seenColumns(resource, fields, columns, call, 'm', 'm')} from ${sql.table(name)} m)`;
}

/** The same for the rows of a grid; a grid of which a side sees nothing has no rows for it. */
export function gridRows(resource: Resource, all: readonly Resource[], grid: string, call: Call): Statement {
  const name = gridTableName(resource, grid);
  const rows: Field = grids(resource)[grid]!;
  const fields = gridFields(rows);
  if (!hides(fields) && !rows.seenBy) return sql.table(name);
  const columns = gridTable(resource, grid, all).columns.map((column) => column.name);
  const seen = rows.seenBy ? sql` where ${onSide(resource, rows.seenBy, call, 'p')}` : sql``;
  return sql`(select ${seenColumns(resource, fields, columns, call, 'm', 'p')} from ${sql.table(name)} m
    join ${sql.table(tableName(resource.prefix))} p on p.corp_id = m.corp_id and p.id = m.parent_id${seen})`;
}

function seenColumns(
  resource: Resource,
  fields: Fields,
  columns: readonly string[],
  call: Call,
  rows: string,
  header: string,
): Statement {
  const seen = new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const when = seenWhen(resource, field, call, header);
      return when ? [columnName(name), ownerColumn(columnName(name))].map((column) => [column, when] as const) : [];
    }),
  );
  return sql.join(
    columns.map((column) => {
      const ref = sql.ref(`${rows}.${column}`);
      const when = seen.get(column);
      return when ? sql`case when ${when} then ${ref} end as ${sql.id(column)}` : ref;
    }),
  );
}

/** Whether the caller sees the field of a row; undefined for what every side sees at any time. */
function seenWhen(resource: Resource, { seenBy, heldBack }: Field, call: Call, header: string): Statement | undefined {
  const wholly = seenBy && onSide(resource, seenBy, call, header);
  if (!heldBack || !resource.state) return wholly;
  const state = sql.ref(`${header}.${columnName(resource.state.field)}`);
  // A company on several sides sees what one of them sees.
  const each = Object.keys(resource.parties ?? {}).map((side) => {
    const held = heldBack[side];
    const there = onSide(resource, [side], call, header);
    if (!held) return there;
    const until = sql.ref(`${header}.${columnName(held.until)}`);
    return sql`(${there} and (${until} is not null or ${state} <> all (${[...held.in]}::text[])))`;
  });
  const shown = sql`(${sql.join(each, sql` or `)})`;
  return wholly ? sql`${wholly} and ${shown}` : shown;
}
