import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenChanged } from './built.mjs';
import { runChecks } from './checks.mjs';
import { installChromium } from './chromium.mjs';
import { installWhenChanged } from './installed.mjs';
import { endChildrenOnSignal, node, root, Sentence, tool } from './run.mjs';
import { lastSeen, ofPlaywright, ofVitest } from './tally.mjs';

const minutes = 60_000;
const reports = mkdtempSync(path.join(tmpdir(), 'hangro-reports-'));
/** @type {Tally} */
const total = { passed: 0, failed: 0, names: [] };

/** @typedef {{ passed: number, failed: number, names: string[] }} Tally */

/**
 * Runs one part and adds its tally; a part that cannot run counts as one failure.
 * @param {string} name
 * @param {() => Promise<Tally>} work
 */
async function part(name, work) {
  console.log(`\n== ${name}`);
  try {
    const { passed, failed, names } = await work();
    total.passed += passed;
    total.failed += failed;
    total.names.push(...(failed > names.length ? [...names, name] : names));
  } catch (error) {
    console.error(error instanceof Sentence ? error.sentence : error);
    total.failed += 1;
    total.names.push(name);
  }
}

/**
 * The tally of a runner's report; a runner that failed without naming a failed test counts as one failure.
 * @template Report
 * @param {(report: Report) => Tally} read
 * @param {string} file
 * @param {() => Promise<{ code: number, timedOut: boolean }>} work
 */
async function tallied(read, file, work) {
  const { code, timedOut } = await work();
  if (timedOut) console.error('  the runner took too long and was ended');
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, names: [] };
  if ((code !== 0 || timedOut) && tally.failed === 0) tally.failed = 1;
  return tally;
}

/** @param {string[]} folders */
function vitest(...folders) {
  const file = path.join(reports, `vitest-${folders.length}.json`);
  const args = [tool('vitest/vitest.mjs'), 'run', ...folders, '--reporter=default', '--reporter=json'];
  return tallied(ofVitest, file, () => node([...args, `--outputFile.json=${file}`], { limit: 40 * minutes }));
}

/** @param {string} chromium @param {{ folders?: string[], limit?: number, env?: Record<string, string> }} [options] */
async function playwright(chromium, { folders = [], limit = 55 * minutes, env = {} } = {}) {
  const file = path.join(reports, 'playwright.json');
  const all = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = [tool('@playwright/test/cli.js'), 'test', ...folders, '--reporter=list,json'];
  const tally = await tallied(ofPlaywright, file, () => node(args, { env: all, limit }));
  if (existsSync(file))
    for (const page of lastSeen(JSON.parse(readFileSync(file, 'utf8')), (at) => readFileSync(at, 'utf8')))
      console.log(`\n-- last seen at ${page}`);
  return tally;
}

process.chdir(root);
endChildrenOnSignal();
await installWhenChanged();
/** @type {Record<string, () => Promise<void>>} */
const parts = {
  async unit() {
    await part('unit', () => vitest('src', 'tests/unit'));
  },
  async api() {
    await built();
    await part('contract, api, start', () => vitest('tests/contract', 'tests/api', 'tests/start'));
  },
  async e2e() {
    await built();
    await part('browser', async () => playwright(await installChromium()));
  },
  async crawl() {
    await built();
    const everything = { folders: ['tests/e2e/crawl'], env: { CRAWL: 'all' }, limit: 600 * minutes };
    await part('crawl', async () => playwright(await installChromium(), everything));
  },
  async all() {
    await built();
    await part('checks', runChecks);
    await part('unit, contract, api, start', () => vitest());
    await part('browser', async () => playwright(await installChromium()));
  },
};
const built = () =>
  part('build', async () => {
    await buildWhenChanged();
    return { passed: 1, failed: 0, names: [] };
  });
const wanted = process.argv[2] ?? 'all';
const chosen = Object.hasOwn(parts, wanted) ? parts[wanted] : undefined;
if (!chosen) throw new Sentence(`npm test: ${Object.keys(parts).join(', ')}`);
await chosen();
rmSync(reports, { recursive: true, force: true });
// Named once more at the end: whoever sees only the last lines of a long run learns what to mend.
if (total.names.length) console.log(`\n== failed\n${total.names.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
