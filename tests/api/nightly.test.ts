/** The work of the night: whatever fails, sleeps or is killed, each company gets each night once (00-conventions 1.1 "nightly jobs"). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostNights, nightOf, nightRounds, runNightly, type NightParts } from '../../src/api/nightly.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import type { Database } from '../../src/database/executor.ts';
import { withClient } from '../../src/database/engine/roles.ts';
import type { SaveStep } from '../../src/database/behaviour.ts';
import type { Resource } from '../../src/core/resource.ts';
import { resources } from '../../src/services/index.ts';
import { createDatabase, type TestDatabase } from '../support/postgres.ts';

const inv = resources.find(({ prefix }) => prefix === 'rs4/inv')!;
/** Told of long before it runs out, so that nothing runs out meanwhile. */
const quot: Resource = {
  ...resources.find(({ prefix }) => prefix === 'rs4/quot')!,
  notifies: { to: ['chargeUserId'], due: [{ field: 'validDt', before: 10, when: { stCd: ['SENT'] } }] },
};

let urls: TestDatabase;
let databases: Database[];
const owner = (text: string, values: unknown[] = []) =>
  withClient(urls.ownerUrl, async (client) => (await client.query<Record<string, unknown>>(text, values)).rows);

beforeAll(async () => {
  urls = await createDatabase('demo');
  databases = [openDatabase(urls.appUrl, 2), openDatabase(urls.appUrl, 2)];
  // What a night has done, kept or rolled back with it.
  await owner('create table done (corp_id bigint, day text)');
  await owner('grant insert on done to hangro_app');
});
afterAll(async () => {
  await Promise.all(databases.map((one) => one.close()));
  await urls.drop();
});
beforeEach(() => owner('truncate done, sys_night, sys_notice'));

/** A night that notes its company and day, and then does what the test has in mind. */
const parts = (then: (step: SaveStep, day: string) => Promise<unknown> = async () => 0, at = 0): NightParts => ({
  database: databases[at]!,
  resources: [quot, { ...inv, notifies: undefined }],
  behaviours: {
    'rs4/inv': {
      async nightly(step, day) {
        await step.tx.query(sql`insert into done values (${step.corpId}::bigint, ${day})`);
        await then(step, day);
        return 1;
      },
    },
  },
});
const at = (day: string) => new Date(`${day}T00:10:20+09:00`);
const run = (given: NightParts, day: string) => runNightly(given, day, at(day), false, true);
const done = async () =>
  (await owner('select corp_id::int as corp, day from done order by day, corp_id')).map(({ corp, day }) => [corp, day]);
const companies = async () =>
  (await owner('select id::int from platform_corp order by id')).map(({ id }) => id as number);
const silent = { info: () => undefined, error: () => undefined };

describe('the night', () => {
  test('leaves no mark of a company that went while it was at work', async () => {
    await expect(owner("insert into sys_night values (999999, 'rs4/inv', '2026-11-01')")).rejects.toThrow(
      /fk_sys_night_corp_id/,
    );
  });

  test.each([
    ['2026-11-20T00:09:59+09:00', '2026-11-19'],
    ['2026-11-20T00:10:00+09:00', '2026-11-20'],
    ['2026-11-20T23:59:00+09:00', '2026-11-20'],
  ])('at %s is that of %s', (moment, day) => {
    expect(nightOf(new Date(moment))).toBe(day);
  });

  test('comes once to every company, and again the next day', async () => {
    const all = await companies();
    expect(all.length).toBeGreaterThan(4);
    for (const day of ['2026-11-20', '2026-11-20', '2026-11-21', '2026-11-20'])
      expect(await run(parts(), day)).toMatchObject({ failed: [], busy: 0 });
    expect(await done()).toEqual(['2026-11-20', '2026-11-21'].flatMap((day) => all.map((corp) => [corp, day])));
  });

  test('an error in one company keeps none of the others waiting; it is told, and made up for in a later round', async () => {
    const [all, told] = [await companies(), [] as unknown[]];
    const log = { ...silent, error: (entry: unknown) => void told.push(entry) };
    let broken = true;
    const round = nightRounds(
      parts(async ({ corpId }) => {
        if (broken && corpId === 3) throw new Error('no');
      }),
      log,
      false,
    );
    const first = await round(at('2026-11-20'));
    expect(await done()).toEqual(all.filter((corp) => corp !== 3).map((corp) => [corp, '2026-11-20']));
    expect(told).toMatchObject([{ corpId: 3, task: 'rs4/inv', day: '2026-11-20', err: { message: 'no' } }]);
    expect(await round(at('2026-11-20'))).toBeGreaterThan(first);
    expect(told).toHaveLength(2);
    broken = false;
    for (let i = 0; i < 2; i += 1) await round(at('2026-11-20'));
    expect(await done()).toEqual(all.map((corp) => [corp, '2026-11-20']));
    expect(told).toHaveLength(2);
    // The next night comes all the same.
    await round(at('2026-11-21'));
    expect(await done()).toHaveLength(2 * all.length);
  });

  test('one that is broken off half way leaves nothing behind and is done whole by whoever comes next', async () => {
    const all = await companies();
    const killed = parts(async ({ corpId, tx }) => {
      if (corpId !== 2) return;
      const [{ pid } = { pid: 0 }] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await owner('select pg_terminate_backend($1)', [pid]);
      await tx.query(sql`select 1`);
    });
    const { failed } = await run(killed, '2026-11-20');
    expect(failed.map(({ corpId, task }) => [corpId, task])).toEqual([[2, 'rs4/inv']]);
    expect((await done()).filter(([corp]) => corp === 2)).toEqual([]);
    expect(await run(parts(undefined, 1), '2026-11-20')).toMatchObject({ failed: [], moved: { 'rs4/inv': 1 } });
    expect(await done()).toEqual(all.map((corp) => [corp, '2026-11-20']));
  });

  test('two processes at once share it: no company twice, and neither waits for the other’s work', async () => {
    const all = await companies();
    let entered = () => {};
    let leave = () => {};
    const inside = new Promise<void>((go) => (entered = go));
    const free = new Promise<void>((go) => (leave = go));
    const slow = parts(async ({ corpId }) => {
      if (corpId !== 2) return;
      entered();
      await free;
    });
    await run(parts(), '2026-11-19');
    const [one, other] = [run(slow, '2026-11-20'), inside.then(() => run(parts(undefined, 1), '2026-11-20'))];
    // The second goes round what the first is at, and says that something is left.
    expect(await other).toMatchObject({ failed: [], busy: 1, moved: { 'rs4/inv': all.length - 2 } });
    leave();
    expect(await one).toMatchObject({ failed: [], busy: 0, moved: { 'rs4/inv': 2 } });
    expect((await done()).filter(([, day]) => day === '2026-11-20')).toEqual(all.map((corp) => [corp, '2026-11-20']));
    const many = await Promise.all(
      [0, 1].flatMap((i) => [run(parts(undefined, i), '2026-11-21'), run(parts(undefined, i), '2026-11-21')]),
    );
    expect(many.flatMap(({ failed }) => failed)).toEqual([]);
    expect((await done()).filter(([, day]) => day === '2026-11-21')).toEqual(all.map((corp) => [corp, '2026-11-21']));
  });
});

describe('nights that no server was awake in', () => {
  const told = async () =>
    (
      await owner(`select facts ->> 'day' as day from sys_notice where prefix = 'rs4/quot' and kind = 'due' order by 1`)
    ).map(({ day }) => day);
  /** Quotations of the yard that end on days, ten days before which somebody is told. */
  async function ending(...days: readonly string[]): Promise<void> {
    const rows = await owner(
      `select id from rs4_quot where corp_id = 2 and charge_user_id is not null order by id limit $1`,
      [days.length],
    );
    expect(rows).toHaveLength(days.length);
    await owner(`update rs4_quot set st_cd = 'DRAFT'`);
    for (const [i, day] of days.entries())
      await owner(`update rs4_quot set st_cd = 'SENT', valid_dt = $2 where id = $1 and corp_id = 2`, [
        rows[i]!['id'],
        day,
      ]);
  }

  test('are made up for: a record moves once, of each day that came near somebody is told once', async () => {
    await ending('2026-11-30', '2026-12-02', '2026-12-04');
    await run(parts(), '2026-11-20');
    expect(await told()).toEqual(['2026-11-30']);
    for (let i = 0; i < 2; i += 1) await run(parts(), '2026-11-24');
    expect(await told()).toEqual(['2026-11-30', '2026-12-02', '2026-12-04']);
    expect((await done()).filter(([corp]) => corp === 2)).toEqual([
      [2, '2026-11-20'],
      [2, '2026-11-24'],
    ]);
  });

  test('as far back as it helps somebody, and not before the first', async () => {
    await ending('2026-12-10', '2026-12-11', '2026-12-17');
    await run(parts(), '2026-11-20');
    await run(parts(), '2026-12-07');
    // 10 December was told of in the night of 30 November, one too long ago.
    expect(mostNights).toBe(7);
    expect(await told()).toEqual(['2026-12-11', '2026-12-17']);
    await owner('truncate sys_night, sys_notice');
    await run(parts(), '2026-12-07');
    expect(await told()).toEqual(['2026-12-17']);
  });
});
