/** The night empties old texts of the journal, and nothing that somebody still needs (docs/decisions.md). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNightly } from '../../src/api/nightly.ts';
import { messageBehaviour } from '../../src/services/platform/message/message.server.ts';
import { message } from '../../src/services/platform/message/message.ts';
import { makePermit, ownerRows, patience, press, readPermit, startWithPermit, withPermit } from '../messages/app.ts';
import type { Client, TestApp } from '../support/app.ts';

let app: TestApp;
let admin: Client;
let operator: Client;
beforeAll(async () => {
  app = await startWithPermit();
  [admin, operator] = await Promise.all([app.as('admin2'), app.as('oper')]);
}, patience);
afterAll(() => app.close());

const rows = (text: string) => ownerRows(app, text);
/** A permit that was sent and accepted. */
async function sent(): Promise<number> {
  const { id } = await makePermit(admin);
  expect((await press(admin, id, 'send')).body.stCd).toBe('ACCEPT');
  return id;
}
const age = (id: number, day: string, which = '') =>
  rows(
    `update platform_message set create_dt = '${day}', update_dt = '${day}', send_dtm = '${day}' where rec_id = ${id} ${which}`,
  );
const texts = async (id: number) =>
  (
    await rows(
      `select raw_txt is not null as kept, raw_hash is not null as hash, st_cd from platform_message where rec_id = ${id} order by seq_no`,
    )
  ).map((line) => [line['kept'], line['hash'], line['st_cd']]);
const night = async (day: string) => {
  const parts = {
    database: app.database,
    resources: [message],
    behaviours: { [message.prefix]: messageBehaviour(withPermit) as never },
  };
  const { moved, failed } = await runNightly(parts, day, new Date(`${day}T00:10:20+09:00`), false, false);
  expect(failed).toEqual([]);
  return moved[message.prefix];
};

test('texts go five years after the last of their record, all together, and not while one waits', async () => {
  const [old, recent, goesOn, waits] = [await sent(), await sent(), await sent(), await sent()];
  await age(old, '2021-11-18');
  await age(recent, '2021-11-21');
  await age(goesOn, '2021-11-18', `and dir_cd = 'OUT'`);
  await age(waits, '2021-11-18');
  await rows(`update platform_message set st_cd = 'EARLY' where rec_id = ${waits} and dir_cd = 'IN'`);
  expect(await night('2026-11-20')).toBe(2);
  const done = (kept: boolean) => [
    [kept, true, 'SENT'],
    [kept, true, 'DONE'],
  ];
  expect(await texts(old)).toEqual(done(false));
  expect(await texts(recent)).toEqual(done(true));
  expect(await texts(goesOn)).toEqual(done(true));
  expect((await texts(waits)).map(([kept]) => kept)).toEqual([true, true]);
  expect(await night('2026-11-20')).toBe(0);

  // The record itself, and what the operator reads of it, stay; a replay says why there is none.
  expect((await readPermit(admin, old)).msgList).toHaveLength(2);
  const [line] = await rows(`select id::int, version from platform_message where rec_id = ${old} and dir_cd = 'OUT'`);
  const replayed = await operator.post(`/platform/message/${String(line!['id'])}/replay`, {
    version: line!['version'],
  });
  expect([replayed.status, replayed.body['code'], replayed.body['message']]).toEqual([
    409,
    'E_STATE',
    '보존 기간이 지나 원문이 삭제되어 다시 읽을 수 없습니다.',
  ]);
});

test('an answer that nobody knew goes a year after it was closed', async () => {
  const leave = (stCd: string, day: string) =>
    rows(`insert into platform_message (corp_id, dir_cd, rcv_cd, msg_tp_cd, st_cd, raw_txt, raw_hash, try_cnt, dup_cnt, update_dt)
      values (1, 'IN', 'CUSTOMS', 'REPLY', '${stCd}', 'what is this', md5(random()::text), 0, 0, '${day}')`);
  await leave('UNKNOWN', '2020-01-01');
  await leave('CLOSED', '2026-01-01');
  await leave('CLOSED', '2025-11-18');
  expect(await night('2026-11-20')).toBe(1);
  const kept = await rows(`select st_cd, raw_txt from platform_message where rec_id is null order by id`);
  expect(kept.map((line) => [line['st_cd'], line['raw_txt'] !== null])).toEqual([
    ['UNKNOWN', true],
    ['CLOSED', true],
    ['CLOSED', false],
  ]);
});

test('the simulator forgets what was delivered a month ago, and knows again what may still come twice', async () => {
  const [old, fresh, waiting] = [await sent(), await sent(), await sent()];
  await age(old, '2026-10-19');
  await age(waiting, '2026-10-19');
  await rows(`update platform_message set st_cd = 'WAIT' where rec_id = ${waiting} and dir_cd = 'OUT'`);
  await night('2026-11-20');
  const seen =
    await rows(`select m.rec_id::int as id from sys_simulator_seen s join platform_message m on m.conv_id = s.conv_id
    where m.dir_cd = 'OUT' and m.rec_id in (${old}, ${fresh}, ${waiting}) order by m.rec_id`);
  expect(seen.map(({ id }) => id)).toEqual([fresh, waiting]);
  await rows(`update platform_message set st_cd = 'SENT' where rec_id = ${waiting} and dir_cd = 'OUT'`);
});
