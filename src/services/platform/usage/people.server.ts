/** People whom a company is billed for, by what the database noted when it happened (10-platform usage). */
import { sql } from 'kysely';
import type { Ask } from '../../../database/behaviour.ts';
import type { Statement } from '../../../database/executor.ts';

/** Those in use or locked, of what was noted before a moment. */
export const billedPeople = (corpId: number, before: Statement): Statement => sql`
  select count(*)::int as count from (
    select distinct on (user_id) billed from sys_user_state
    where corp_id = ${corpId}::bigint and at < ${before}
    order by user_id, at desc, id desc) now where billed`;

/** Those of this moment. */
export async function peopleOf(ask: Ask, corpId: number): Promise<number> {
  const [row] = await ask<{ count: number }>(billedPeople(corpId, sql`'infinity'::timestamptz`));
  return row!.count;
}
