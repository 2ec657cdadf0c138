// No expression may need more than linear time: one that looks back again and again stops the server for everybody, or the
// page. Every literal of the sources is judged by recheck; those whose text is short or our own stand in linear.json with
// the reason. Prints every breach; exits 1 when there is one. What was judged before is remembered in node_modules/.cache.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';
import { readSources } from './imports.mjs';
import { root } from './lib/run.mjs';

/** @typedef {{ expression: string, why: string }} Allowed */

const judgeMs = 60_000;

/**
 * Where each expression stands.
 * @param {ReadonlyMap<string, string>} sources path (from the root, with /) to text
 * @returns {Map<string, string>}
 */
export function expressionsIn(sources) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [file, text] of sources) {
    if (!/^src\/.*(?<!\.test)\.tsx?$/.test(file)) continue;
    /** @param {unknown} node */
    const visit = (node) => {
      if (typeof node !== 'object' || node === null) return;
      if ('regex' in node && 'start' in node) {
        const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (node.regex);
        const line = text.slice(0, Number(node.start)).split('\n').length;
        const expression = `/${pattern}/${flags}`;
        if (!found.has(expression)) found.set(expression, `${file}:${line}`);
      } else for (const part of Object.values(node)) visit(part);
    };
    visit(parseSync(file, text).program);
  }
  return found;
}

/** @param {string} expression */
function isLinear(expression) {
  const end = expression.lastIndexOf('/');
  return checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: judgeMs }).status === 'safe';
}

/**
 * Every breach, a line each: expressions that are not linear, and reasons that nothing needs any more.
 * @param {ReadonlyMap<string, string>} sources
 * @param {readonly Allowed[]} allowed
 * @param {Map<string, boolean>} known verdicts, added to
 */
export function slowExpressions(sources, allowed, known = new Map()) {
  const found = expressionsIn(sources);
  const reasons = new Map(allowed.map(({ expression, why }) => [expression, why]));
  const slow = [...found].flatMap(([expression, place]) => {
    if (reasons.has(expression)) return [];
    const verdict = known.get(expression) ?? isLinear(expression);
    known.set(expression, verdict);
    return verdict
      ? []
      : [`${place} ${expression} may need more than linear time: write it so that it never looks back`];
  });
  const idle = allowed.flatMap(({ expression }) =>
    found.has(expression) ? [] : [`scripts/linear.json: ${expression} stands nowhere any more`],
  );
  return [...slow, ...idle];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cache = path.join(root, 'node_modules/.cache/linear.json');
  /** @type {Map<string, boolean>} */
  let known = new Map();
  try {
    known = new Map(JSON.parse(readFileSync(cache, 'utf8')));
  } catch {
    // Nothing was judged here before.
  }
  const allowed = JSON.parse(readFileSync(path.join(root, 'scripts/linear.json'), 'utf8'));
  const breaches = slowExpressions(readSources(), allowed, known);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify([...known]));
  for (const line of breaches) console.log(line);
  process.exitCode = breaches.length ? 1 : 0;
}
