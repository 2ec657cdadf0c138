/** A server whose event loop lags turns calls away at once, with the time to come again, instead of letting them pile up. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/api/app.ts';
import { readSettings } from '../../src/api/settings.ts';
import { openDatabase } from '../../src/database/postgres.ts';
import { testClock, testSecret } from '../support/app.ts';
import { createDatabase } from '../support/postgres.ts';

const urls = await createDatabase('tables');
const database = openDatabase(urls.appUrl, 1);
const folder = await mkdtemp(path.join(tmpdir(), 'hangro-test-'));
const settings = readSettings({ APP_CLOCK: testClock, APP_SECRET: testSecret, DATA_DIR: folder });
const app = await buildApp({
  settings: { ...settings, appSecret: testSecret },
  database,
  resources: [],
  behaviours: {},
  routes: [],
  maxLag: 20,
});
afterAll(async () => {
  await app.close();
  await database.close();
  await urls.drop();
  await rm(folder, { recursive: true, force: true });
});

const live = () => app.inject('/health/live');
const block = (ms: number): void => {
  for (const end = Date.now() + ms; Date.now() < end;);
};

test('calls are refused while the loop lags, and taken again when it runs', async () => {
  expect((await live()).statusCode).toBe(200);
  const until = Date.now() + 2500;
  while (Date.now() < until) {
    block(150);
    await pause(1);
  }
  const refused = await live();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '10',
    'E_UNAVAILABLE',
  ]);
  // Parts of the page that stands there already go on coming: here there are none, which is said as usual.
  expect((await app.inject('/assets/none.js')).statusCode).toBe(404);
  await expect.poll(async () => (await live()).statusCode, { timeout: 10_000, interval: 300 }).toBe(200);
}, 30_000);

test('nobody sends a request for ever', () => {
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([300_000, 60_000]);
});
