/** What is left to pay of bills, alias `t`. */
import { sql } from 'kysely';
import { unpaidStates } from '../figures.ts';

export const left = sql`(t.sum_amount - coalesce(t.paid_amount, 0))`;

/** The same for lists: of those that wait for money. */
export const leftAmt = sql`(case when t.st_cd in (${sql.join(unpaidStates.map((state) => sql.lit(state)))}) then ${left} end)`;
