/** What of a purchase's money has not come yet: by each line, as much of it as is open. */
import { sql } from 'kysely';
import type { Statement } from '../../../database/executor.ts';

/** In won, of the purchase under the alias `t`. */
export const openWon: Statement = sql`(
  select coalesce(sum(round(i.purc_tot * (i.qty - coalesce(i.recv_qty, 0)) / nullif(i.qty, 0))), 0)
  from rs4_purc_item i where i.corp_id = t.corp_id and i.parent_id = t.id)`;
