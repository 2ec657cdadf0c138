/** Attempts (3-decisions 3): counted in the database for several processes, per address and per account. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHashes } from '../../../src/api/hashes.ts';
import { limitRules } from '../../../src/api/limitRules.ts';
import { giveBack, limit, once, type LimitServer } from '../../../src/api/limits.ts';
import { ProblemError } from '../../../src/core/problem.ts';
import { openDatabase } from '../../../src/database/postgres.ts';
import { minutes, openYard, password, type Yard } from '../../support/yard.ts';
import { createDatabase, type TestDatabase } from '../../support/postgres.ts';

let urls: TestDatabase;
let one: LimitServer;
let two: LimitServer;
let now = new Date('2026-11-20T00:00:00Z');
beforeAll(async () => {
  urls = await createDatabase();
  const open = (): LimitServer => ({
    database: openDatabase(urls.appUrl, 4),
    hash: openHashes('shared secret'),
    tokenNow: () => now,
  });
  [one, two] = [open(), open()];
});
afterAll(async () => {
  await Promise.all([one.database.close(), two.database.close()]);
  await urls.drop();
});
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const wait = (work: Promise<void>) =>
  work.then(
    () => 0,
    (error: ProblemError) => {
      expect(error.problems[0]!.code).toBe('E_RATE');
      return error.detail!.retryAfter as number;
    },
  );

describe('windows', () => {
  const { most, seconds } = limitRules.demo.address;
  // ASVS 2.4.1
  test('so many in a window, whichever process counts; then the rest of the window is told', async () => {
    const waits = await Promise.all(
      Array.from({ length: most + 6 }, (_, i) => wait(limit(i % 2 ? one : two, 'demo', { address: 'a' }))),
    );
    expect(waits.filter((w) => w === 0)).toHaveLength(most);
    later(seconds - 1);
    expect(await wait(limit(two, 'demo', { address: 'a' }))).toBe(1);
    expect(await wait(limit(two, 'demo', { address: 'b' }))).toBe(0);
    later(1);
    expect(await wait(limit(one, 'demo', { address: 'a' }))).toBe(0);
  });

  test('one key used up is enough', async () => {
    const { most: recipients } = limitRules.sendCert.recipient;
    for (let i = 0; i < recipients; i++)
      expect(
        await wait(limit(one, 'sendCert', { address: `${i}`, recipient: 'r', account: `${i}`, accountDay: `${i}` })),
      ).toBe(0);
    expect(
      await wait(limit(one, 'sendCert', { address: 'x', recipient: 'r', account: 'y', accountDay: 'y' })),
    ).toBeGreaterThan(0);
  });
});

describe('growing pauses', () => {
  const { pauses, seconds } = limitRules.login.account;
  const keys = { address: 'login', account: 'who' };
  test('each wrong one in a row waits longer; what comes in a pause is not counted', async () => {
    for (const pause of pauses) {
      expect(await wait(limit(one, 'login', keys))).toBe(0);
      if (pause === 0) continue;
      expect(await wait(limit(two, 'login', keys))).toBe(pause);
      later(pause);
    }
    expect(await wait(limit(one, 'login', keys))).toBe(0);
    expect(await wait(limit(one, 'login', keys))).toBe(pauses.at(-1));
    later(seconds);
    expect(await wait(limit(one, 'login', keys))).toBe(0);
    expect(await wait(limit(one, 'login', keys))).toBe(0);
  });

  test('a right one ends the pause and gives the address back', async () => {
    const mine = { address: 'office', account: 'me' };
    for (let i = 0; i < limitRules.login.address.most + 5; i++) {
      expect(await wait(limit(one, 'login', mine))).toBe(0);
      await giveBack(two, 'login', mine);
    }
  });
});

test('once is once, also at the same moment', async () => {
  const until = new Date(now.getTime() + 1000);
  const first = await Promise.all([one, two, one, two].map((server) => once(server, 'test', 'this', until)));
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await once(one, 'test', 'that', until)).toBe(true);
});

test('keys stand in the database as hashes only', async () => {
  await limit(one, 'findLoginId', { address: '203.0.113.9', value: '01012345678' });
  const [row] = await one.database.ask(sql`select string_agg(l::text, ' ') as everything from sys_limit l`);
  const text = row!['everything'] as string;
  for (const clear of ['203.0.113.9', '01012345678']) {
    expect(text).not.toContain(clear);
    expect(text).not.toContain(Buffer.from(clear).toString('hex'));
  }
});

describe('login', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await openYard();
  });
  afterAll(() => yard.close());
  afterEach(() =>
    yard.owner(
      `delete from sys_limit; update platform_user set fail_cnt = 0, lock_yn = 'N', lock_dtm = null, st_cd = 'ACTIVE'`,
    ),
  );
  const login = (loginId: string, loginPw: string, remoteAddress = '203.0.113.1') =>
    yard.app.inject({
      method: 'POST',
      url: '/api/platform/member/login',
      payload: { loginId, loginPw },
      remoteAddress,
    });

  test('an unknown and a known id are held up alike, whatever the address', async () => {
    for (const id of ['nobody@demo.example', 'sales2@demo.example']) {
      for (let i = 0; i < 3; i++) expect((await login(id, 'wrong', `203.0.113.${i}`)).statusCode).toBe(401);
      const held = await login(id, password, '203.0.113.77');
      expect([held.statusCode, held.headers['retry-after'], held.json().code]).toEqual([429, '2', 'E_RATE']);
    }
    yard.later(2000);
    expect((await login('sales2@demo.example', password)).statusCode).toBe(200);
  });

  test('a flood over many ids from one address is stopped; another address goes on', async () => {
    const { most } = limitRules.login.address;
    const codes = await Promise.all(
      Array.from({ length: most + 10 }, (_, i) => login(`nobody${i}@demo.example`, 'wrong')),
    );
    expect(codes.filter((a) => a.statusCode === 401)).toHaveLength(most);
    expect((await login('admin2@demo.example', password)).statusCode).toBe(429);
    expect((await login('admin2@demo.example', password, '203.0.113.2')).statusCode).toBe(200);
    yard.later(minutes(10));
    expect((await login('admin2@demo.example', password)).statusCode).toBe(200);
  });
});
