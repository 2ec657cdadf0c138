import { defineConfig } from '@playwright/test';
import { freePort } from './src/database/engine/freePort.ts';
import { findChromium } from './scripts/lib/chromium.mjs';
import { chromiumArgs } from './tests/support/chromium.ts';

// Workers read this file again; they find the port that the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
// What the day decides is decided once: a run that goes on past midnight still finds its tests by their names.
process.env.CRAWL_TURN ??= String(Math.floor(Date.now() / 86_400_000));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/serveBuilt.ts',
  outputDir: 'test-results',
  workers: 2,
  // What needs a second try is a fault.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    // The specs share one database: a tall window shows every row, however many others have made.
    viewport: { width: 1440, height: 2000 },
    // What can't be pressed by then won't be: the rest of the run should not wait a minute for it.
    actionTimeout: 20_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A menu that still grows is pressed where its entry is no more; what moves is tested where it is meant to move.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the one that fails makes the whole run slower: `--trace on` where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A page lives for seconds: compiling its scripts for hours of work costs more than it brings. A whole crawl stays on one.
    launchOptions: {
      // Whoever only reads this file, as the search for unused ones does, needs no browser; serveBuilt asks for one.
      executablePath: findChromium(),
      args: [...chromiumArgs, ...(process.env.CRAWL === 'all' ? [] : ['--js-flags=--no-opt --no-maglev'])],
      // Without it a machine that has no language of its own saves files with Korean names as "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
