import { node, seconds, tool } from './run.mjs';

/** @type {{ name: string, args: string[], silent?: RegExp }[]} */
const checks = [
  // Each checker works out again what they share: on a small machine two are quicker than the usual four.
  { name: 'types', args: [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2', '-p', '.'] },
  { name: 'types of scripts', args: [tool('typescript/bin/tsc'), '--noEmit', '-p', 'tsconfig.scripts.json'] },
  // By what files hold: a checkout touches the time of all of them. In a place of its own: prettier without a cache, as an
  // editor runs it, takes the usual one away.
  {
    name: 'format',
    args: [
      ...[tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/prettier.json', '.'],
    ],
  },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'import rules', args: ['scripts/imports.mjs'] },
  { name: 'circles of imports', args: ['scripts/circles.mjs'] },
  { name: 'typed reads', args: ['scripts/reads.mjs'] },
  { name: 'linear expressions', args: ['scripts/linear.mjs'] },
  { name: 'unused files and packages', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'texts', args: ['--import', 'tsx', 'scripts/i18n.ts'] },
  { name: 'migrations', args: ['--import', 'tsx', 'src/databaseCommand.ts', 'diff'], silent: /^(\s*선언과.*)?\s*$/ },
];

/** Milliseconds for one check; a small machine that does other things besides needs minutes for the first of each. */
const limit = 600_000;

/** Runs every check, two at a time; answers how many passed and failed, and which. */
export async function runChecks() {
  const waiting = [...checks];
  /** @type {string[]} */
  const names = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runOne(check))) names.push(check.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: checks.length - names.length, failed: names.length, names };
}

/** @param {(typeof checks)[number]} check */
async function runOne({ name, args, silent }) {
  const since = Date.now();
  const { code, output, timedOut } = await node(args, { capture: true, limit });
  const ok = code === 0 && !timedOut && (!silent || silent.test(output));
  console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name}  ${seconds(since)}`);
  if (timedOut) console.log(`       stopped after ${limit / 1000} s; what it had said so far:`);
  if (!ok) console.log(output.trim().replace(/^/gm, '       '));
  return ok;
}
