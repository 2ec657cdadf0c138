/**
 * What a budget's files are made of, largest parts first: `node scripts/composition.mjs "back office, first list"`, or, of a
 * product that has been built, `… "public page index"`. With a further argument by module.
 */
import './lib/node.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { filesOf } from './lib/budgets.mjs';
import { root } from './lib/run.mjs';

const [name = 'back office, first list', deep] = process.argv.slice(2);
/** @type {import('./lib/budgets.mjs').Budget[]} */
const budgets = JSON.parse(readFileSync(path.join(root, 'scripts/budgets.json'), 'utf8'));
/** @type {Record<string, string[]>} */
const pages = name.startsWith('public page')
  ? JSON.parse(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `const { publicPages } = await import('${pathToFileURL(path.join(root, 'dist/server/publicPages.js')).href}');
          process.stdout.write(JSON.stringify(publicPages), () => process.exit());`,
        ],
        { encoding: 'utf8' },
      ),
    )
  : {};
const chunks = pages[name.slice('public page '.length)];
const budget = chunks ? { chunks } : budgets.find((one) => one.name === name && 'chunks' in one);
if (!budget) throw new Error(`scripts/budgets.json has no budget of chunks named ${name}`);
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({ root, configLoader: 'runner', logLevel: 'error', build: { write: false } })
);
const manifestFile = output.find(({ fileName }) => fileName === 'manifest.json');
if (manifestFile?.type !== 'asset') throw new Error('the build made no manifest');
const manifest = JSON.parse(String(manifestFile.source));
const files = new Set(filesOf(budget.chunks, manifest));
const compressed = (/** @type {string} */ code) => brotliCompressSync(code).length / 1000;

/**
 * By package, or by folder of ours; with a second argument by module.
 * @param {string} id
 */
function partOf(id) {
  const [, vendor, rest] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(id) ?? [];
  if (vendor) return deep ? `${vendor}/${rest}` : vendor;
  const own = path.relative(root, id);
  return deep ? own : own.split('/').slice(0, 3).join('/');
}

/** @type {Map<string, number>} */
const parts = new Map();
for (const chunk of output) {
  if (chunk.type !== 'chunk' || !files.has(chunk.fileName)) continue;
  const size = compressed(chunk.code);
  console.log(`${size.toFixed(1).padStart(7)} kB  ${chunk.fileName}`);
  /** @type {[part: string, weight: number][]} */
  const modules = Object.entries(chunk.modules).map(([id, { code }]) => [partOf(id), code ? compressed(code) : 0]);
  const whole = modules.reduce((sum, [, part]) => sum + part, 0);
  for (const [part, weight] of modules) parts.set(part, (parts.get(part) ?? 0) + (weight / whole) * size);
}
console.log();
for (const [part, weight] of [...parts].toSorted((a, b) => b[1] - a[1]))
  if (weight >= 0.2) console.log(`${weight.toFixed(1).padStart(7)} kB  ${part}`);
