/** What companies held of the store before there were subscriptions becomes subscriptions of theirs (migration 59). */
import { expect, test } from 'vitest';
import { addDays, seoulDay } from '../../src/core/dates.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { migrate, migrations } from '../../src/database/migrate.ts';
import { createDatabase } from '../support/postgres.ts';

const silent = (): void => undefined;

test('holdings become subscriptions, numbered by company and month, each in the state of today', async () => {
  const { ownerUrl, drop } = await createDatabase('nothing');
  const owner = async (sql: string, values: unknown[] = []) =>
    withClient(ownerUrl, async (client) => (await client.query<Record<string, unknown>>(sql, values)).rows);
  const today = seoulDay(new Date());
  try {
    await migrate(
      ownerUrl,
      silent,
      migrations().filter(({ no }) => no < 59),
    );
    await owner(`insert into platform_corp (id, corp_nm, st_cd) values (2, '수리', 'ACTIVE'), (3, '관세', 'ACTIVE')`);
    await owner(`insert into platform_system_product (corp_id, id, sys_cd, base_user_cnt)
      values (1, 21, 'SWK', 6), (1, 30, 'RS4', 1), (1, 31, 'INSP', 1)`);
    await owner(
      `insert into sys_corp_product (corp_id, prod_id, start_dt, end_dt) values (2, 30, '2026-09-01', null), (2, 21, '2026-09-03', $1),
        (2, 31, '2026-01-05', '2026-02-28'), (2, 31, '2026-09-20', null), (3, 21, '2026-09-01', $2), (3, 30, $3, null)`,
      [today, addDays(today, -1), addDays(today, 9)],
    );
    await migrate(ownerUrl, silent);
    const moved =
      await owner(`select corp_id::int, prod_id::int, subsc_no, st_cd, sys_cd, user_cnt::int, agree_yn, start_dt::text, end_dt::text
      from platform_subsc order by corp_id, prod_id, coalesce(start_dt, req_dt)`);
    expect(moved.map(({ corp_id: corp, prod_id: prod, st_cd: state }) => [corp, prod, state])).toEqual([
      [2, 21, 'TERM_REQ'],
      [2, 30, 'USE'],
      [2, 31, 'TERM'],
      [2, 31, 'USE'],
      [3, 21, 'TERM'],
      [3, 30, 'REQ'],
    ]);
    expect(moved[0]).toMatchObject({ subsc_no: 'SB-2609-0002', sys_cd: 'SWK', user_cnt: 6, agree_yn: 'Y' });
    // Held to its last day: the day of the end is the first without it.
    expect(moved[0]).toMatchObject({ end_dt: addDays(today, 1) });
    expect(moved.map(({ subsc_no: no }) => no).slice(1, 4)).toEqual(['SB-2609-0001', 'SB-2601-0001', 'SB-2609-0003']);
    const next = await owner(
      `select corp_id::int as corp, seq::int from sys_doc_no where table_nm = 'PF_SUBSC' and period = '2609' order by 1`,
    );
    expect(next).toEqual([
      { corp: 2, seq: 3 },
      { corp: 3, seq: 1 },
    ]);
    const told = await owner(`select hist_tp_cd, count(*)::int from platform_subsc_hist group by 1 order by 1`);
    expect(told).toEqual([
      { hist_tp_cd: 'APPROVE', count: 5 },
      { hist_tp_cd: 'TERM', count: 2 },
    ]);
  } finally {
    await drop();
  }
});
