/** The journal forgets what its texts said once nobody needs them any more; what happened, and when, stays. */
import { sql } from 'kysely';
import type { Transaction } from '../../../database/executor.ts';
import { textYears } from './kept.ts';

/** What nobody knew and the operator has closed belongs to nobody's record. */
const strayYears = 1;
/** The simulator knows a message again for so long after it was delivered. */
const seenDays = 30;
/** Records of a night: more are left for the next one. */
const atOnce = 5000;

/** Empties texts of the years before `day`; answers of how many messages. */
export async function forgetTexts(tx: Transaction, day: string): Promise<number> {
  const before = (years: number) =>
    sql`((${day}::date - make_interval(years => ${years}))::timestamp at time zone 'Asia/Seoul')`;
  // A replay needs all texts of a record: they go when the last of them is old and none waits.
  const ofRecords = await tx.query(sql`
    update platform_message m set raw_txt = null, err_rows = null
    from (select corp_id, rec_prefix, rec_id from platform_message
      where rec_id is not null and raw_txt is not null and del_yn = 'N'
      group by corp_id, rec_prefix, rec_id
      having max(update_dt) < ${before(textYears)} and bool_and(st_cd not in ('WAIT', 'EARLY', 'UNKNOWN'))
      limit ${atOnce}) old
    where m.corp_id = old.corp_id and m.rec_prefix = old.rec_prefix and m.rec_id = old.rec_id and m.raw_txt is not null
    returning m.id`);
  const stray = await tx.query(sql`
    update platform_message set raw_txt = null, err_rows = null
    where (corp_id, id) in (select corp_id, id from platform_message
      where rec_id is null and st_cd = 'CLOSED' and raw_txt is not null and update_dt < ${before(strayYears)} limit ${atOnce})
    returning id`);
  await tx.query(sql`
    delete from sys_simulator_seen s where not exists (select 1 from platform_message m
      where m.conv_id = s.conv_id and m.dir_cd = 'OUT' and m.del_yn = 'N'
        and (m.st_cd = 'WAIT' or m.send_dtm > ${day}::date - make_interval(days => ${seenDays})))`);
  return ofRecords.length + stray.length;
}
