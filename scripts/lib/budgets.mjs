import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * @typedef {import('vite').Manifest} Manifest
 * @typedef {{ name: string, chunks: string[], limitKb: number, declarations?: string }} Budget
 * @typedef {{ name: string, publicPages: true, limitKb: number, limitsKb?: Record<string, number> }} PagesBudget
 */

/**
 * Files of the chunks named by `keys` with everything they import statically.
 * @param {string[]} keys
 * @param {Manifest} manifest
 */
export function filesOf(keys, manifest) {
  /** @type {Set<import('vite').ManifestChunk>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`scripts/budgets.json names ${key}, which the bundle does not have`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    (chunk.imports ?? []).forEach(visit);
  };
  keys.forEach(visit);
  return [...new Set([...seen].map(({ file }) => file))].filter((file) => file.endsWith('.js'));
}

/**
 * Declarations of each service, by what src/services/resources/ imports: {service: files}.
 * @param {string} root
 */
export function declarationFiles(root) {
  const folder = path.join(root, 'src/services/resources');
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.ts'),
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^import \{.* from '(.+)';$/gm)]
        .filter(([line]) => !line.startsWith('import type'))
        .map(([, from = '']) => path.resolve(folder, from)),
    ]),
  );
}

/**
 * Declarations of other services than `service` among the modules of the chunks that these keys bring.
 * @param {string[]} keys
 * @param {Manifest} manifest
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 * @param {Record<string, string[]>} declarations
 * @param {string} service
 */
export function strangersIn(keys, manifest, output, declarations, service) {
  const files = new Set(filesOf(keys, manifest));
  const brought = new Set(
    output.flatMap((chunk) => ('modules' in chunk && files.has(chunk.fileName) ? Object.keys(chunk.modules) : [])),
  );
  return Object.entries(declarations)
    .filter(([other]) => other !== service)
    .flatMap(([, list]) => list.filter((file) => brought.has(file)));
}

/**
 * A budget for each public page, by what the page says that it needs.
 * @param {PagesBudget} budget
 * @param {Record<string, string[]>} pages
 * @returns {Budget[]}
 */
export const pageBudgets = ({ name, limitKb, limitsKb = {} }, pages) =>
  Object.entries(pages).map(([page, chunks]) => ({
    name: `${name} ${page}`,
    limitKb: limitsKb[page] ?? limitKb,
    chunks,
  }));

/**
 * Transferred JavaScript of one visit against its limit: {fits, text}. A kB is 1000 bytes.
 * @param {Budget} budget
 * @param {Manifest} manifest
 * @param {string} folder
 */
export function budgetLines({ name, chunks, limitKb }, manifest, folder) {
  const size = filesOf(chunks, manifest)
    .map((file) => brotliCompressSync(readFileSync(path.join(folder, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  const fits = size <= limitKb * 1000;
  return {
    fits,
    text: `${fits ? 'ok  ' : 'OVER'} ${name}: ${(size / 1000).toFixed(1)} of ${limitKb} kB brotli JavaScript`,
  };
}
