import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const asNode = (version: string, script: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
      path.join(root, 'scripts', script),
    ],
    { encoding: 'utf8' },
  );

test.each(['start.mjs', 'test.mjs', 'dev.mjs', 'build.mjs', 'check.mjs', 'db.mjs', 'bench.mjs'])(
  '%s says in one line that Node is too old',
  (script) => {
    const { status, stdout, stderr } = asNode('18.20.4', script);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('Node.js 20.19 or later');
    expect(stderr).toContain('this is 18.20.4');
  },
);

test.each([
  ['16.20.2', false],
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('%s fits: %s', async (version, fits) => {
  const { nodeProblem } = (await import('../../scripts/lib/node.mjs' as string)) as { nodeProblem(v: string): string };
  expect(nodeProblem(version) === '').toBe(fits);
});
