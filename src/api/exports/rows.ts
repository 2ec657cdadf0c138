/** Rows of sys_export: orders, their progress, and their ends. Each is its owner's; row-level security holds it so. */
import { sql } from 'kysely';
import { translate } from '../../../i18n/server.ts';
import type { ExportRow } from '../../core/files/exporting.ts';
import { refuse } from '../../core/problem.ts';
import type { Actor, Database, Statement, Transaction } from '../../database/executor.ts';
import type { ArchiveOrder, ExportOrder } from './order.ts';

/** A row as the server works with it. */
export interface KeptExport {
  readonly id: number;
  readonly wanted: ExportOrder | ArchiveOrder;
  readonly stCd: string;
  readonly job: boolean;
  readonly total: number;
  readonly fileNm: string;
  readonly saveNm: string | null;
  readonly fileSize: number | null;
}

const ownRow = (actor: Actor, id: number): Statement =>
  sql`corp_id = ${actor.corpId}::bigint and user_id = ${actor.userId}::bigint and id = ${id}::bigint`;

export interface NewExport {
  readonly order: ExportOrder | ArchiveOrder;
  readonly job: boolean;
  readonly total: number;
  readonly fileNm: string;
  readonly now: Date;
  readonly days: number;
}

export async function addExport(tx: Transaction, { order, job, total, fileNm, now, days }: NewExport): Promise<number> {
  const { corpId, userId } = tx.actor;
  const [row] = await tx.query<{ id: number }>(sql`insert into sys_export
      (corp_id, user_id, st_cd, job, title, kind, wanted, total, file_nm, created_at, expires_at)
    values (${corpId}::bigint, ${userId}::bigint, ${job ? 'WAIT' : 'READY'}, ${job}, ${order.title}, ${order.kind}, ${JSON.stringify(order)}::jsonb,
      ${total}::int, ${fileNm}, ${now}::timestamptz, ${now}::timestamptz + make_interval(days => ${days}::int)) returning id`);
  return row!.id;
}

/** Jobs that a person may have waiting or running. */
export const mostJobs = 3;
/** Days that a file of a job is kept, and that anything else of an export is remembered. */
export const keptDays = { job: 3, stream: 1 } as const;

/** Refuses one job too many of a person; others that order at the same moment wait for this transaction. */
export async function demandTurn(tx: Transaction): Promise<void> {
  if ((await openJobs(tx)) >= mostJobs) refuse('E_RATE', { text: 'exportJobs', args: [mostJobs] });
}

async function openJobs(tx: Transaction): Promise<number> {
  const { corpId, userId } = tx.actor;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`export ${corpId} ${userId}`}, 0))`);
  const [row] = await tx.query<{ n: number }>(sql`select count(*)::int as n from sys_export
    where corp_id = ${corpId}::bigint and user_id = ${userId}::bigint and job and st_cd in ('WAIT', 'RUN')`);
  return row!.n;
}

const seoul = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS')`;
const shown = sql`id, title, kind, job, st_cd as "stCd", total, done, file_nm as "fileNm", file_size as "fileSize", fail,
  ${seoul('created_at')} as "createDt", case when save_nm is not null then ${seoul('expires_at')} end as "expireDt"`;

/** Exports of the person, newest first: jobs, or the one of the id. */
export async function ownExports(
  database: Database,
  actor: Actor,
  lang: 'ko' | 'en',
  id?: number,
): Promise<ExportRow[]> {
  const which = id === undefined ? sql`job` : sql`id = ${id}::bigint`;
  const [rows] = await database.read<[(ExportRow & { readonly fail: unknown })[]]>(actor, [
    sql`select ${shown} from sys_export where corp_id = ${actor.corpId}::bigint and user_id = ${actor.userId}::bigint and ${which}
      order by sys_export.id desc limit 100`,
  ]);
  return rows.map(({ fail, ...row }) => ({ ...row, failTxt: failure(lang, row.stCd, fail) }));
}

const failure = (lang: 'ko' | 'en', state: unknown, fail: unknown): string | null =>
  typeof fail === 'string'
    ? translate(lang, `errors.${fail}`)
    : state === 'CANCEL'
      ? translate(lang, 'errors.exportTaken')
      : null;

export async function keptExport(database: Database, actor: Actor, id: number): Promise<KeptExport | undefined> {
  const [[kept]] = await database.read<[KeptExport[]]>(actor, [
    sql`select id, wanted, st_cd as "stCd", job, total, file_nm as "fileNm", save_nm as "saveNm", file_size as "fileSize"
      from sys_export where ${ownRow(actor, id)}`,
  ]);
  return kept;
}

/** Moves a row on when it is in one of the states; false when it is not (any more). */
export async function moveExport(
  database: Database,
  actor: Actor,
  id: number,
  from: readonly string[],
  changes: Statement,
): Promise<boolean> {
  const rows = await database.write(actor, (tx) =>
    tx.query(
      sql`update sys_export set ${changes} where ${ownRow(actor, id)} and st_cd = any (${[...from]}::text[]) returning id`,
    ),
  );
  return rows.length > 0;
}

/** Takes a finished or cancelled row away; answers the stored file that goes with it. */
export async function dropExport(database: Database, actor: Actor, id: number): Promise<string | null | undefined> {
  const rows = await database.write(actor, (tx) =>
    tx.query<{ saveNm: string | null }>(
      sql`delete from sys_export where ${ownRow(actor, id)} and st_cd in ('DONE', 'FAIL', 'CANCEL') returning save_nm as "saveNm"`,
    ),
  );
  return rows[0]?.saveNm;
}
