import './lib/node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { budgetLines, declarationFiles, pageBudgets, strangersIn } from './lib/budgets.mjs';
import { stampFile, sourceStamp } from './lib/built.mjs';
import { compressAll } from './lib/compress.mjs';
import { copyServerFiles } from './lib/serverFiles.mjs';
import { preloadsOf } from './lib/preloads.mjs';
import { root, seconds } from './lib/run.mjs';

const since = Date.now();
// Made aside and moved in at once: a broken build leaves the last good one, and two builds do not mix.
const dist = path.join(root, 'dist');
const making = path.join(dist, `making-${process.pid}`);
const at = (/** @type {string[]} */ ...parts) => path.join(making, ...parts);
const step = (/** @type {string} */ text) => console.log(`  ${text}`);
const stamp = sourceStamp();

/**
 * @param {string} label
 * @param {import('vite').InlineConfig} options
 */
async function bundle(label, options) {
  step(`${label} 빌드 중 / building the ${label === '화면' ? 'pages' : 'server'}`);
  // The runner leaves no file in node_modules, which may be another user's.
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({ root, configLoader: 'runner', logLevel: 'warn', ...options })
  );
}

/** @returns {import('vite').Manifest} */
const readManifest = () => JSON.parse(readFileSync(at('web', 'manifest.json'), 'utf8'));

/**
 * In a process of its own: parts of the browser hold channels to other tabs open, which would keep this one alive.
 * @returns {Record<string, string[]>}
 */
function readPages() {
  const list = pathToFileURL(at('server', 'publicPages.js')).href;
  const say = `const { publicPages } = await import('${list}'); process.stdout.write(JSON.stringify(publicPages), () => process.exit());`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', say], { encoding: 'utf8' }));
}

/**
 * Answers whether every budget holds, and each first list has the declarations of its own service alone.
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 */
function weigh(output) {
  const manifest = readManifest();
  /** @type {(import('./lib/budgets.mjs').Budget | import('./lib/budgets.mjs').PagesBudget)[]} */
  const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));
  const publicPages = readPages();
  const lines = budgets
    .flatMap((budget) => ('publicPages' in budget ? pageBudgets(budget, publicPages) : [budget]))
    .map((budget) => budgetLines(budget, manifest, at('web')));
  for (const { text } of lines) step(text);
  const strangers = budgets.flatMap((budget) =>
    'chunks' in budget && budget.declarations
      ? strangersIn(budget.chunks, manifest, output, declarationFiles(root), budget.declarations)
      : [],
  );
  for (const file of strangers) step(`OVER back office, first list: brings ${path.relative(root, file)}`);
  return strangers.length === 0 && lines.every(({ fits }) => fits);
}

/** What builds that were killed have left behind. */
function tidy() {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid] = /^making-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function moveIn() {
  for (const name of ['web', 'server']) {
    const old = path.join(making, `old-${name}`);
    if (existsSync(path.join(dist, name))) renameSync(path.join(dist, name), old);
    renameSync(at(name), path.join(dist, name));
  }
  writeFileSync(stampFile, stamp);
}

try {
  tidy();
  mkdirSync(making, { recursive: true });
  const { output } = await bundle('화면', { build: { outDir: at('web'), emptyOutDir: true } });
  // The threads of heavy work are entries of their own beside the server, and so is what the build weighs.
  const input = {
    server: 'src/server.ts',
    publicPages: 'src/publicPages.ts',
    paperWorker: 'src/export/page/paperWorker.ts',
    tableWorker: 'src/api/imports/tableWorker.ts',
  };
  await bundle('서버', { build: { ssr: true, rolldownOptions: { input }, outDir: at('server'), emptyOutDir: true } });
  copyServerFiles(root, at('server'));
  writeFileSync(at('server', 'preloads.json'), JSON.stringify(preloadsOf(readManifest())));
  const fits = weigh(output);
  rmSync(at('web', 'manifest.json'));
  await compressAll(at('web'));
  if (!fits) throw new Error('the browser bundle is above its budget');
  moveIn();
  step(`빌드를 마쳤습니다 / built, ${seconds(since)}`);
} catch (error) {
  console.error(`  빌드 실패 / the build failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(making, { recursive: true, force: true });
}
