/**
 * Taking back what an import brought in: made records are deleted, changed ones get back what stood in them, by the trail
 * that the import itself wrote. A record that anybody has touched since, or that is in use, stays as it is and is told.
 */
import { sql } from 'kysely';
import type { Field, Values } from '../../core/field.ts';
import type { TakenBack } from '../../core/files/importing.ts';
import { ProblemError, refuse, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { recordColumns } from '../../record/importable.ts';
import { readBody } from '../../record/readBody.ts';
import { changeKeys, grids } from '../../record/resource.ts';
import type { Call } from '../behaviour.ts';
import type { Statement, Transaction } from '../executor.ts';
import { load } from '../query/load.ts';
import { viewRows } from '../query/view.ts';
import { columnName, tableName } from '../schema/names.ts';
import type { Change } from './audit.ts';
import { removeIn } from './remove.ts';
import { saveIn } from './save.ts';
import type { Saving } from './saving.ts';

/** So long a person can take an import back. */
export const undoDays = 7;

/** Imports of the caller that can be taken back, newest first: when, and of how many records each still is the last word. */
export const runsQuery = (of: Seen, call: Call): Statement => sql`
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    count(*) filter (where made)::int as create, count(*) filter (where not made)::int as update
  from (${entriesOf(of, call)}) x where not touched group by at order by at desc limit 5`;

const sameRecord = sql`b.corp_id = a.corp_id and b.table_nm = a.table_nm and b.row_id = a.row_id`;
/** Entries of the caller's imports of what the view shows: `made` in them, `touched` by anything since. */
const entriesOf = ({ resource, view }: Seen, call: Call): Statement => sql`
  select a.id, a.row_id as "rowId", a.at, a.changes,
    not exists (select 1 from sys_audit b where ${sameRecord} and b.id < a.id) as made,
    exists (select 1 from sys_audit b where ${sameRecord} and b.id > a.id) as touched
  from sys_audit a join ${sql.table(tableName(resource.prefix))} t on t.corp_id = a.corp_id and t.id = a.row_id
  where a.corp_id = ${call.corpId}::bigint and a.table_nm = ${tableName(resource.prefix)} and a.act = 'import'
    and a.user_id = ${call.userId}::bigint and a.at > ${call.now}::timestamptz - make_interval(days => ${undoDays})
    ${sql.join(
      viewRows(resource, view, call).map((held) => sql`and ${held}`),
      sql` `,
    )}`;

type Seen = Pick<Saving, 'resource' | 'view'>;

interface Entry {
  readonly rowId: string;
  readonly changes: readonly Change[];
  readonly made: boolean;
  readonly touched: boolean;
}

/** Takes back the import of the caller that ran at the moment `at`; E_NOTFOUND where there is none or it is too long ago. */
export function undoImport(saving: Saving, at: string): Promise<TakenBack> {
  const { call, resource, database } = saving;
  return database.write(call, async (tx) => {
    const entries = await tx.query<Entry>(sql`
      select * from (${entriesOf(saving, call)}) x where at = ${at}::timestamptz order by id desc`);
    if (entries.length === 0) refuse('E_NOTFOUND');
    const left: Left[number][] = [];
    for (const entry of entries) {
      const id = Number(entry.rowId);
      const problems = entry.touched ? [touched] : await takenBack(tx, { ...saving, act: 'undo' }, id, entry);
      if (problems.length) left.push({ id, name: '', problems });
    }
    return { undone: entries.length - left.length, left: await withNames(tx, resource, left) };
  });
}

type Left = TakenBack['left'];

/** Those that stay by the names that people know them by; deleted ones have theirs still. */
async function withNames(tx: Transaction, { prefix, name }: Resource, left: Left): Promise<Left> {
  const rows = await tx.query<{ readonly id: string; readonly name: string | null }>(sql`
    select id, ${sql.ref(columnName(name))} as name from ${sql.table(tableName(prefix))}
    where id = any (${left.map(({ id }) => id)}::bigint[])`);
  const names = new Map(rows.map((row) => [Number(row.id), row.name]));
  return left.map((one) => ({ ...one, name: names.get(one.id) ?? String(one.id) }));
}

const touched: Problem = { code: 'E_CONFLICT', text: 'importTouched' };

/** What stands in the way; nothing of the record has changed then. */
async function takenBack(
  tx: Transaction,
  saving: Saving,
  id: number,
  { made, changes }: Entry,
): Promise<readonly Problem[]> {
  await tx.query(sql`savepoint taken_back`);
  try {
    if (made) await removeIn(tx, saving, [id]);
    else await restore(tx, saving, id, changes);
    await tx.query(sql`release savepoint taken_back`);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await tx.query(sql`rollback to savepoint taken_back`);
    return error.problems;
  }
}

/** A save of what stood there before, judged like any other. */
async function restore(tx: Transaction, saving: Saving, id: number, changes: readonly Change[]): Promise<void> {
  const { resource, call } = saving;
  const stored = await load(tx, saving, id);
  const names = new Set(recordColumns(resource).map(({ name }) => name));
  const body: Values = { version: stored.version };
  for (const { grid, field, from } of changes)
    if (grid === undefined && field !== undefined && names.has(field)) body[field] = from ?? null;
  for (const [grid, declared] of Object.entries(grids(resource)))
    Object.assign(body, rowsBefore(grid, declared, changes));
  const sent = readBody(resource, body, 'update', { operator: call.operator });
  if (sent.problems.length) throw new ProblemError(sent.problems);
  await saveIn(tx, saving, { ...sent, confirmed: true }, id);
}

/** Rows of a grid that came along go, those that were changed are what they were. */
function rowsBefore(grid: string, declared: Field, changes: readonly Change[]): Values {
  const keys = changeKeys(grid, declared);
  const ofGrid = changes.filter((change) => change.grid === grid);
  const came = ofGrid.filter(({ kind }) => kind === 'insert').map(({ rowId }) => rowId!);
  const changed = new Map<number, Values>();
  for (const { kind, rowId, field, from } of ofGrid)
    if (kind === 'update' && field !== undefined)
      changed.set(rowId!, { ...changed.get(rowId!), [field]: from ?? null });
  return {
    ...(came.length && { [keys.delete]: came }),
    ...(changed.size && { [keys.update]: [...changed].map(([id, values]) => ({ id, ...values })) }),
  };
}
