import { sql } from 'kysely';

/** Usage, alias `u`, that costs something and stands on no bill yet: what the bills of a month are made of. */
export const isUnbilled = sql`(u.del_yn = 'N' and u.bill_id is null and u.supply_amt <> 0)`;
