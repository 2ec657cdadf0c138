/** The work of the night is one process's, however many servers run (00-conventions 1.1 "nightly jobs"). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nightOf, takeNight } from '../../src/api/nightly.ts';
import { openDatabase, type Database } from '../../src/database/executor.ts';
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

/** Every process looks at the same moment; which of them works? */
const workers = async (at: string): Promise<number> =>
  (await Promise.all(processes.map((one) => takeNight(one, new Date(at))))).filter(Boolean).length;

describe('the night', () => {
  test.each([
    ['2026-11-20T00:09:59+09:00', '2026-11-19'],
    ['2026-11-20T00:10:00+09:00', '2026-11-20'],
    ['2026-11-20T23:59:00+09:00', '2026-11-20'],
  ])('at %s is that of %s', (at, day) => {
    expect(nightOf(new Date(at))).toEqual({ day, at: new Date(`${day}T00:10:00+09:00`) });
  });

  test('one of four processes takes it, once; the next night one of them again', async () => {
    expect(await workers('2026-11-20T00:10:20+09:00')).toBe(1);
    expect(await workers('2026-11-20T00:10:20+09:00')).toBe(0);
    expect(await workers('2026-11-20T23:59:00+09:00')).toBe(0);
    expect(await workers('2026-11-21T00:09:30+09:00')).toBe(0);
    expect(await workers('2026-11-21T00:10:30+09:00')).toBe(1);
  });

  test('a server that slept through it makes up for it', async () => {
    expect(await workers('2026-11-24T15:00:00+09:00')).toBe(1);
    expect(await workers('2026-11-24T15:01:00+09:00')).toBe(0);
  });
});
