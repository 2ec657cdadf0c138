/** What has run out is swept once for all server processes, and nothing that still counts goes (3-decisions 3). */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repeat } from '../../src/api/repeat.ts';
import { sweep, sweepSeconds } from '../../src/api/sweep.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import type { Database } from '../../src/database/executor.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

let urls: TestDatabase;
let processes: Database[];
beforeAll(async () => {
  urls = await createDatabase();
  processes = Array.from({ length: 4 }, () => openDatabase(urls.appUrl, 2));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await urls.drop();
});
const owner = (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  withClient(urls.ownerUrl, async (client) => (await client.query(text, values)).rows);

let now = new Date('2026-11-20T00:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

/** A row of every kind that runs out at `ends`. */
async function leave(ends: Date): Promise<void> {
  const key = Buffer.from(randomUUID());
  await owner(`insert into sys_session (id, corp_id, user_id, token_hash, expires_at) values ($1, 2, 21, $2, $3)`, [
    randomUUID(),
    key,
    ends,
  ]);
  await owner(`insert into sys_cert (owner_hash, created_at, expires_at) values ($1, $2, $2)`, [key, ends]);
  await owner(
    `insert into sys_ticket (hash, cert_id, corp_id, user_id, expires_at)
    values ($1, (select max(id) from sys_cert), 2, 21, $2)`,
    [key, ends],
  );
  await owner(
    `insert into sys_contact_undo (corp_id, user_id, code_hash, created_at, expires_at) values (2, 21, $1, $2, $2)`,
    [key, ends],
  );
  await owner(
    `insert into sys_handover (hash, corp_id, user_id, session_id, origin, expires_at)
    values ($1, 2, 21, $2, 'https://yard.example', $3)`,
    [key, randomUUID(), ends],
  );
  await owner(`insert into sys_once (key, expires_at) values ($1, $2)`, [key, ends]);
  await owner(`insert into sys_limit (key, hits, ends_at) values ($1, 1, $2)`, [key, ends]);
  await owner(
    `insert into platform_outbox (corp_id, msg_kind_cd, rcv_addr, msg_text, msg_secret, msg_exp_dtm, st_cd)
    values (1, 'SMS', '01000000000', 'code 493021', '493021', $1, 'WAIT')`,
    [ends],
  );
}
const tables = ['sys_session', 'sys_cert', 'sys_ticket', 'sys_contact_undo', 'sys_handover', 'sys_once', 'sys_limit'];
const left = async () =>
  Object.fromEntries(
    await Promise.all(tables.map(async (t) => [t, (await owner(`select count(*)::int as n from ${t}`))[0]!['n']])),
  );
const all = (n: number) => Object.fromEntries(tables.map((t) => [t, n]));

test('of all processes one sweeps; what has run out a day ago goes, everything else stays', async () => {
  for (const ends of [hours(-25), hours(-25), hours(-23), hours(-0.1), hours(5)]) await leave(ends);
  const answers = await Promise.all(processes.map((one) => sweep(one, now)));
  expect(answers.filter((gone) => gone !== null)).toEqual([tables.length * 2 + 2]);
  expect(await left()).toEqual(all(3));
  const messages = await owner('select msg_text, msg_secret, st_cd from platform_outbox order by id');
  const blank = { msg_text: 'code ******', msg_secret: null, st_cd: 'WAIT' };
  const whole = { msg_text: 'code 493021', msg_secret: '493021', st_cd: 'WAIT' };
  expect(messages).toEqual([blank, blank, whole, whole, whole]);
});

test('not again before its time, whichever process asks', async () => {
  later(sweepSeconds - 1);
  expect(await Promise.all(processes.map((one) => sweep(one, now)))).toEqual([null, null, null, null]);
  later(1);
  expect(await sweep(processes[3]!, now)).toBe(0);
  later(3600 * 2);
  expect(await sweep(processes[1]!, now)).toBe(tables.length + 1);
});

test('what somebody holds is left for the next time, and nobody waits', async () => {
  await leave(hours(-30));
  later(sweepSeconds);
  await withClient(urls.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query('select 1 from sys_session for update');
    expect(await sweep(processes[0]!, now)).toBe(tables.length);
    await client.query('commit');
  });
  expect((await left())['sys_session']).toBe(3);
  later(sweepSeconds);
  expect(await sweep(processes[0]!, now)).toBe(1);
});

test('the application can neither write the schedule nor empty what is not over', async () => {
  const app = (text: string) => withClient(urls.appUrl, (client) => client.query(text));
  await expect(app(`update sys_job set ran_at = now()`)).rejects.toThrow('permission denied');
  const [row] = await owner(
    `select prosecdef, proacl::text as acl, proconfig from pg_proc where proname = 'sweep_expired'`,
  );
  expect(row).toMatchObject({ prosecdef: true, proconfig: ['search_path=public, pg_temp'] });
  expect(row!['acl']).not.toMatch(/[{,]=X/);
});

test('work of a server goes on after a failure, and closing waits for the round under way', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  const rounds: string[] = [];
  repeat(app, {
    name: 'counting',
    first: 0,
    failed: 1,
    async round() {
      rounds.push('begun');
      if (rounds.length === 1) throw new Error('once');
      await new Promise((done) => setTimeout(done, 50));
      rounds.push('done');
      return 60_000;
    },
  });
  await app.ready();
  await expect.poll(() => rounds).toEqual(['begun', 'begun']);
  await app.close();
  expect(rounds).toEqual(['begun', 'begun', 'done']);
  expect(lines.join()).toContain('counting');
});
