/** A person's own notices (sys_notice; row-level security holds them) and what lies in their boxes. */
import { sql } from 'kysely';
import { mostCounted } from '../../core/notice.ts';
import type { Resource } from '../../core/resource.ts';
import type { Call } from '../../database/behaviour.ts';
import type { Statement } from '../../database/executor.ts';
import { tableName } from '../../database/schema/names.ts';
import { searchConditions } from '../../database/query/search.ts';
import { boxRows, viewRows, waitingRows } from '../../database/query/view.ts';
import type { Levels } from '../sessions.ts';

const ofPerson = ({ corpId, userId }: Call): Statement =>
  sql`n.corp_id = ${corpId}::bigint and n.user_id = ${userId}::bigint and n.shown`;

/** Of what no subscription opens any more nobody is told, neither of before nor of now. */
const stillOpen = (resources: readonly Resource[], levels: Levels): Statement => {
  const closed = resources.filter(({ menus }) => !menus.some(({ menu }) => menu in levels)).map(({ prefix }) => prefix);
  return sql`n.prefix <> all (${closed}::text[])`;
};

/** Notices older than `before`, newest first. */
export const noticesQuery = (
  resources: readonly Resource[],
  call: Call,
  levels: Levels,
  { before, size }: { readonly before: number | undefined; readonly size: number },
): Statement => sql`
  select n.id, n.kind, n.prefix, n.of_view as view, n.record_id as "recordId", n.facts,
    to_char(n.at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') as at, n.read_at is not null as read
  from sys_notice n where ${ofPerson(call)} and ${stillOpen(resources, levels)} ${before === undefined ? sql`` : sql`and n.id < ${before}::bigint`}
  order by n.id desc limit ${size}::int`;

const upTo = (rows: Statement): Statement =>
  sql`(select count(*)::int from (${rows} limit ${mostCounted}::int) counted)`;

/** One row: unread notices, and what waits in each box whose menu is open to the person. */
export function countsQuery(resources: readonly Resource[], call: Call, levels: Levels): Statement {
  const unread = upTo(sql`select 1 from sys_notice n where ${ofPerson(call)} and ${stillOpen(resources, levels)}
    and n.read_at is null`);
  const boxes = resources.flatMap((resource) =>
    resource.menus
      .filter(({ menu, box }) => box && (levels[menu] ?? 0) > 0)
      .map(({ menu, view }) => {
        const rows = [
          ...searchConditions(resource, {}, call),
          ...viewRows(resource, view, call),
          ...boxRows(resource, view, call),
          ...waitingRows(resource, view, call, resources),
        ];
        const found = sql`select 1 from ${sql.table(tableName(resource.prefix))} t where ${sql.join(rows, sql` and `)}`;
        return sql`${sql.lit(menu)}, ${upTo(found)}`;
      }),
  );
  return sql`select ${unread} as unread, ${boxes.length ? sql`json_build_object(${sql.join(boxes)})` : sql`'{}'::json`} as boxes`;
}

/** Marks some, or all up to `last`, as read. */
export const readStatement = (call: Call, ids: readonly number[] | undefined, last: number): Statement => sql`
  update sys_notice n set read_at = ${call.now}::timestamptz
  where ${ofPerson(call)} and n.read_at is null and ${ids ? sql`n.id = any (${[...ids]}::bigint[])` : sql`n.id <= ${last}::bigint`}`;

export const stirOwn = (userId: number): Statement => sql`select notice_stir(array[${userId}::bigint])`;

/** Answers how many notices of long ago went. */
export const sweepNotices = (moment: Date): Statement => sql`select notice_sweep(${moment}::timestamptz) as gone`;
