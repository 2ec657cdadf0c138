/** What of a purchase's money has not come yet: by each line, as much of it as is open. */
import { sql } from 'kysely';
import type { Statement } from '../../../database/executor.ts';
import { openPurcs } from '../dashboard/figures.ts';

/** In won, of the purchase under the alias `t`. */
export const openWon: Statement = sql`(
  select coalesce(sum(round(i.purc_tot * (i.qty - coalesce(i.recv_qty, 0)) / nullif(i.qty, 0))), 0)
  from rs4_purc_item i where i.corp_id = t.corp_id and i.parent_id = t.id)`;

const waits = sql`t.st_cd in (${sql.join(openPurcs.map((state) => sql.lit(state)))})`;

/** Of what waits for goods or work; of anything else nothing is said. */
export const leftTot: Statement = sql`(case when ${waits} then ${openWon} end)`;

/** What came of an order that is out, in won. */
export const recvTot: Statement = sql`(case when ${waits} or t.st_cd = 'RECV' then t.purc_tot - ${openWon} end)`;
