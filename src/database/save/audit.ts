/** The audit trail: who changed which fields from what to what. */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import type { Resource } from '../../core/resource.ts';
import { gridOfLink } from '../../record/below.ts';
import { gridFields, grids, headerFields, storedFields } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement, Transaction } from '../executor.ts';
import { companyName, isShared, personName } from '../query/persons.ts';
import { visible } from '../query/search.ts';
import { afterHidden } from '../query/sides.ts';
import { tableName } from '../schema/names.ts';

export interface Change {
  readonly field?: string;
  readonly grid?: string;
  readonly rowId?: number;
  readonly rowNm?: string;
  readonly kind?: 'insert' | 'update' | 'delete';
  readonly from?: unknown;
  readonly to?: unknown;
}

const same = (a: unknown, b: unknown) =>
  (a ?? null) === (b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
type Fields = Readonly<Record<string, Field>>;

function fieldChanges(fields: Fields, before: Values, after: Values, at: Omit<Change, 'field'>): Change[] {
  return Object.entries(fields)
    .filter(([name, field]) => !field.secret && !same(before[name], after[name]))
    .map(([name]) => ({ ...at, field: name, from: before[name] ?? null, to: after[name] ?? null }));
}

const nameOfRow = (grid: Field, row: Values): string | undefined => {
  const key = (grid as Field & { name?: string }).name ?? Object.keys(gridFields(grid))[0]!;
  const value = row[key];
  return value === null || value === undefined ? undefined : String(value);
};

/** Differences of two whole records; `before` null for a new one. */
export function changesBetween(resource: Resource, before: Values | null, after: Values): Change[] {
  const header = fieldChanges(headerFields(resource), before ?? {}, after, {});
  const rows = Object.entries(grids(resource)).flatMap(([grid, declared]) => {
    // Movements are a trail themselves, and the oldest of those that came along are no longer among the latest.
    if (declared.latest !== undefined) return [];
    const found = rowChanges(grid, declared, rowsOf(before, grid), rowsOf(after, grid));
    return found.map((change) => withRowAbove(resource, change, before, after));
  });
  return [...header, ...rows, ...fileChanges(before, after)];
}

const rowsOf = (record: Values | null, grid: string): readonly Values[] =>
  (record?.[grid] as readonly Values[] | undefined) ?? [];

/** The trail names the row above by its place and name: ids say nothing to people. */
function withRowAbove(resource: Resource, change: Change, before: Values | null, after: Values): Change {
  const rows = grids(resource)[change.grid!]!;
  const above = change.field === undefined ? undefined : gridOfLink(rows, change.field);
  if (above === undefined) return change;
  const words = (record: Values | null, id: unknown) => {
    const row = rowsOf(record, above).find((one) => one.id === id);
    return row ? [row.sortNo, nameOfRow(grids(resource)[above]!, row)].filter(isSaid).join(' ') : null;
  };
  return { ...change, from: words(before, change.from), to: words(after, change.to) };
}
const isSaid = (part: unknown) => part !== undefined && part !== null;

type Named = { readonly fileDetailId: number; readonly oriFileNm: string };
const filesOf = (record: Values | null): readonly Named[] =>
  (record?.respFileList as readonly Named[] | undefined) ?? [];

/** Files that came and went, by name. */
function fileChanges(before: Values | null, after: Values): Change[] {
  const missing = (from: readonly Named[], other: readonly Named[]) =>
    from.filter(({ fileDetailId }) => !other.some((one) => one.fileDetailId === fileDetailId));
  const [had, has] = [filesOf(before), filesOf(after)];
  return [
    ...missing(has, had).map(({ oriFileNm }) => ({ field: 'respFileList', from: null, to: oriFileNm })),
    ...missing(had, has).map(({ oriFileNm }) => ({ field: 'respFileList', from: oriFileNm, to: null })),
  ];
}

function rowChanges(grid: string, declared: Field, before: readonly Values[], after: readonly Values[]): Change[] {
  const fields = storedFields(declared);
  const had = new Map(before.map((row) => [row.id, row]));
  const has = new Set(after.map((row) => row.id));
  const at = (row: Values, kind: Change['kind']): Change => ({
    grid,
    rowId: row.id as number,
    rowNm: nameOfRow(declared, row),
    kind,
  });
  return [
    ...after.flatMap((row) => {
      const old = had.get(row.id);
      return old ? fieldChanges(fields, old, row, at(row, 'update')) : [at(row, 'insert')];
    }),
    // A deleted row is gone from its table, so the trail keeps what stood in it.
    ...before.flatMap((row) =>
      has.has(row.id) ? [] : [at(row, 'delete'), ...fieldChanges(fields, row, {}, at(row, 'delete'))],
    ),
  ];
}

/** One entry for each of the ids, in the trail of the company `corpId`. */
export async function writeAudit(
  tx: Transaction,
  resource: Resource,
  corpId: number,
  ids: readonly number[],
  act: string,
  changes: readonly Change[],
): Promise<void> {
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes, shared)
    select ${corpId}::bigint, ${tableName(resource.prefix)}, id, ${act}, ${tx.actor.userId}::bigint,
      ${tx.actor.now ?? new Date()}::timestamptz, ${JSON.stringify(changes)}::jsonb, ${isShared(resource)} from unnest(${[...ids]}::bigint[]) id`);
}

/** An entry of its own for each of many records, in one statement. */
export async function writeAudits(
  tx: Transaction,
  resource: Resource,
  corpId: number,
  entries: readonly { readonly id: number; readonly act: string; readonly changes: readonly Change[] }[],
): Promise<void> {
  await tx.query(sql`insert into sys_audit (corp_id, table_nm, row_id, act, user_id, at, changes, shared)
    select ${corpId}::bigint, ${tableName(resource.prefix)}, x.id, x.act, ${tx.actor.userId}::bigint,
      ${tx.actor.now ?? new Date()}::timestamptz, x.changes, ${isShared(resource)}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x(id bigint, act text, changes jsonb)`);
}

/** Statement of `GET {prefix}/{id}/history`: newest first, `content` as JSON text and `total`. */
export function historyQuery(
  resource: Resource,
  id: number,
  page: { number: number; size: number },
  call: Call,
): Statement {
  // A company's trail is its own, whoever reads it; the policy decides who may. That of a document between companies
  // stands with its owner.
  const table = sql.table(tableName(resource.prefix));
  const owner = isShared(resource)
    ? sql`(select t.corp_id from ${table} t where ${sql.join([sql`t.id = ${id}::bigint`, ...visible(resource, call)], sql` and `)})`
    : sql`${resource.scope === 'CORP' ? id : call.corpId}::bigint`;
  const rows = sql`from sys_audit a where a.corp_id = ${owner}
    and ${sql.join([sql`a.table_nm = ${tableName(resource.prefix)} and a.row_id = ${id}::bigint`, ...afterHidden(resource, call)], sql` and `)}`;
  const company = sql`(select ${companyName(resource, sql`a.user_id`, 't', call)} from ${table} t
    where t.corp_id = a.corp_id and t.id = a.row_id)`;
  return sql`select (select count(*)::int ${rows}) as total, coalesce(json_agg(x), '[]')::text as content from (
    select a.id, to_char(a.at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as at, a.act, a.user_id as "userId",
      ${personName(sql`a.corp_id`, sql`a.user_id`, call)} as "userNm",
      ${isShared(resource) ? company : sql`null`} as "corpNm", a.changes
    ${rows} order by a.id desc limit ${page.size} offset ${(page.number - 1) * page.size}) x`;
}
