/** DELETE of one or several records, all or nothing; refused while live records point at them (00-conventions 1.1). */
import { sql } from 'kysely';
import { ProblemError, refuse, type Problem } from '../../core/problem.ts';
import type { Resource } from '../../core/resource.ts';
import { writeAudit } from './audit.ts';
import type { SaveStep } from '../behaviour.ts';
import type { Transaction } from '../executor.ts';
import { dropFiles } from '../files/bind.ts';
import { dropKeyword } from './keyword.ts';
import { columnName, gridTableName, tableName } from '../schema/names.ts';
import { stirBoxes } from './notify.ts';
import { referrers } from '../query/references.ts';
import { load } from '../query/load.ts';
import { gridFields, grids, headerFields } from '../../record/resource.ts';
import { mayRemove } from '../../record/sides.ts';
import { canWrite } from './mayWrite.ts';
import type { Saving } from './saving.ts';
import { dropSealed } from './sealed.ts';
import { demandOpen } from './state.ts';
import { keyedById, refTarget } from '../schema/refTarget.ts';
import { outsideView } from '../query/view.ts';

/** Deletes the records, or none of them. */
export function remove(saving: Saving, ids: readonly number[]): Promise<void> {
  return saving.database.write(saving.call, (tx) => removeIn(tx, saving, ids));
}

/** The same inside a transaction that is already open. */
export async function removeIn(tx: Transaction, saving: Saving, ids: readonly number[]): Promise<void> {
  const { resource, all, behaviour, call } = saving;
  const table = sql.table(tableName(resource.prefix));
  const step: SaveStep = { ...call, tx, resource, all };
  await tx.query(sql`select 1 from ${table} where id = any (${[...ids]}::bigint[]) order by id for update`);
  const records = await Promise.all(ids.map((id) => load(tx, saving, id)));
  for (const stored of records) {
    if (outsideView(resource, saving.view, stored, call).length) refuse('E_NOTFOUND');
    if (!canWrite(resource, stored, call) || !mayRemove(resource, stored, call.corpId)) refuse('E_AUTH');
    await demandOpen(tx, resource, stored, call);
    const problems = (await behaviour.checkDelete?.(step, stored)) ?? [];
    if (problems.length) throw new ProblemError(problems);
  }
  const used = await checkUnused(tx, all, resource.prefix, ids);
  if (used.length) throw new ProblemError(used);
  await tx.query(sql`update ${table} set del_yn = 'Y', version = version + 1, update_dt = ${call.now}::timestamptz,
    update_id = ${call.userId}::bigint where id = any (${[...ids]}::bigint[])`);
  await stirBoxes(step, ...records);
  for (const owner of new Set(records.map(({ corpId }) => corpId as number))) {
    const ownedIds = records.filter(({ corpId }) => corpId === owner).map(({ id }) => id as number);
    await dropKeyword(tx, resource, owner, ownedIds);
    await dropFiles(tx, resource, call, owner, ownedIds);
    await dropSealed(tx, resource, ownedIds);
    await writeAudit(tx, resource, owner, ownedIds, 'delete', []);
  }
  for (const stored of records) await behaviour.afterDelete?.({ ...step, others: saving.othersOf(tx, saving) }, stored);
}

/**
 * E_INUSE when a live record points at one of the rows of `prefix`. What has a use field is taken out of use instead, as
 * the sentence of the code says; of the others it names who holds them, as far as the own company's records do.
 */
async function checkUnused(
  tx: Transaction,
  all: readonly Resource[],
  prefix: string,
  ids: readonly number[],
): Promise<Problem[]> {
  const target = refTarget(all, prefix)!;
  for (const from of referrers(all, prefix)) {
    const table = from.grid ? gridTableName(from.resource, from.grid) : tableName(from.resource.prefix);
    const column = columnName(from.field);
    const used =
      target.key === 'own'
        ? await usedByOwn(
            tx,
            table,
            column,
            ids,
            from.resource.prefix === prefix,
            from.grid ? tableName(from.resource.prefix) : undefined,
          )
        : await usedByAnyone(tx, table, column, ids, from.grid === undefined ? undefined : from.resource);
    if (!used) continue;
    const { resource, grid } = target;
    if ('useYn' in (grid ? gridFields(grids(resource)[grid]!) : headerFields(resource))) return [{ code: 'E_INUSE' }];
    const count = await ownHolders(tx, table, column, ids, from.grid && tableName(from.resource.prefix));
    return [
      count > 0
        ? {
            code: 'E_INUSE',
            text: 'inUseBy',
            args: [count],
            holder: { prefix: from.resource.prefix, field: from.field, grid: from.grid },
          }
        : { code: 'E_INUSE', text: 'inUseElsewhere' },
    ];
  }
  return [];
}

/** How many live records of the own company point at the rows: what others hold is not counted for anybody. */
async function ownHolders(
  tx: Transaction,
  table: string,
  column: string,
  ids: readonly number[],
  parent?: string,
): Promise<number> {
  const points = sql`t.corp_id = ${tx.actor.corpId}::bigint and ${sql.ref(`t.${column}`)} = any (${[...ids]}::bigint[])`;
  const rows = parent
    ? sql`${sql.table(table)} t join ${sql.table(parent)} r on r.corp_id = t.corp_id and r.id = t.parent_id`
    : sql`${sql.table(table)} r join ${sql.table(table)} t on t.corp_id = r.corp_id and t.id = r.id`;
  const [found] = await tx.query<{ count: number }>(
    sql`select count(distinct r.id)::int as count from ${rows} where r.del_yn = 'N' and ${points}`,
  );
  return found!.count;
}

/** Records of the same table that go together may point at each other. */
async function usedByOwn(
  tx: Transaction,
  table: string,
  column: string,
  ids: readonly number[],
  same: boolean,
  parent?: string,
): Promise<boolean> {
  const points = sql`t.corp_id = ${tx.actor.corpId}::bigint and ${sql.ref(`t.${column}`)} = any (${[...ids]}::bigint[])`;
  const going = same ? sql` and t.id <> all (${[...ids]}::bigint[])` : sql``;
  const rows = parent
    ? sql`${sql.table(table)} t join ${sql.table(parent)} p on p.corp_id = t.corp_id and p.id = t.parent_id where p.del_yn = 'N' and ${points}`
    : sql`${sql.table(table)} t where t.del_yn = 'N' and ${points}${going}`;
  const [found] = await tx.query<{ used: boolean }>(sql`select exists (select 1 from ${rows}) as used`);
  return found!.used;
}

/** Shared rows: rows of companies that the caller cannot see count too; those of a grid while its record (`of`) lives. */
async function usedByAnyone(
  tx: Transaction,
  table: string,
  column: string,
  ids: readonly number[],
  of?: Resource,
): Promise<boolean> {
  const parent = of ? tableName(of.prefix) : null;
  const [found] = await tx.query<{ used: boolean }>(
    sql`select shared_in_use(${table}, ${column}, ${[...ids]}::bigint[], ${parent}, ${of !== undefined && !keyedById(of.scope)}) as used`,
  );
  return found!.used;
}

/** Whether live records point at a record of the step's resource, or at a row of one of its grids. */
export const isUsed = async ({ tx, all, resource }: SaveStep, id: number, grid?: string): Promise<boolean> =>
  (await checkUnused(tx, all, grid === undefined ? resource.prefix : `${resource.prefix}/${grid}`, [id])).length > 0;

/** The same for rows that a save deletes from a grid. */
export async function checkRowsUnused(
  tx: Transaction,
  resource: Resource,
  all: readonly Resource[],
  grid: string,
  ids: readonly number[],
): Promise<Problem[]> {
  const problems = await checkUnused(tx, all, `${resource.prefix}/${grid}`, ids);
  return problems.map((p) => ({ ...p, grid, uid: String(ids[0]) }));
}
