import { brotliCompressSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Tally {
  passed: number;
  failed: number;
  names: string[];
}
interface Scripts {
  ofVitest(report: object): Tally;
  ofPlaywright(report: object): Tally;
  lastSeen(report: object, read: (file: string) => string, lines: number): string[];
  breaches(sources: Map<string, string>): string[];
  bracketReads(sources: Map<string, string>): string[];
  slowExpressions(sources: Map<string, string>, allowed: { expression: string; why: string }[]): string[];
  filesOf(keys: string[], manifest: object): string[];
  declarationFiles(root: string): Record<string, string[]>;
  strangersIn(keys: string[], manifest: object, output: object[], declared: object, service: string): string[];
  budgetLines(budget: object, manifest: object, folder: string): { fits: boolean; text: string };
}
const load = async (file: string): Promise<Scripts> => (await import(`../../scripts/${file}`)) as Scripts;
const { ofVitest, ofPlaywright, lastSeen } = await load('lib/tally.mjs');
const { filesOf, budgetLines, declarationFiles, strangersIn } = await load('lib/budgets.mjs');
const { breaches } = await load('imports.mjs');
const { bracketReads } = await load('reads.mjs');
const { slowExpressions } = await load('linear.mjs');

// ASVS 15.2.2
describe('expressions that look back', () => {
  const file = 'src/fields/html/plain.ts';
  const slowIn = (code: string, allowed: { expression: string; why: string }[] = [], at = file) =>
    slowExpressions(new Map([[at, code]]), allowed);

  test.each(['text.replace(/[ \\t]*\\n\\s*/g, "")', 'const shape = /^(a+)+$/;', 'f(/[. ]+$/)'])(
    '%s is refused',
    (code) => {
      expect(slowIn(code)).toHaveLength(1);
      expect(slowIn(code)[0]).toContain(`${file}:1`);
    },
  );
  test.each(['text.replace(/[ \\t]+/g, " ")', 'const shape = /^\\d{4}-\\d{2}$/;', 'a / b / c'])(
    '%s may stand',
    (code) => expect(slowIn(code)).toEqual([]),
  );
  test('one may stand with a reason, and a reason goes with its expression', () => {
    const allowed = [{ expression: '/[. ]+$/', why: 'short' }];
    expect(slowIn('f(/[. ]+$/)', allowed)).toEqual([]);
    expect(slowIn('f(/a/)', allowed)).toHaveLength(1);
  });
  test('tests may write what they like', () =>
    expect(slowIn('f(/[. ]+$/)', [], 'src/fields/html/plain.test.ts')).toEqual([]));
});

describe('reads of fields in services', () => {
  const readsIn = (line: string, file = 'src/services/rs4/quot/quot.rules.ts') =>
    bracketReads(new Map([[file, line]])).length;

  test.each([
    "record['quotNo']",
    "stored?.['quotNo']",
    "lines[0]!['qty']",
    "lines[i]['qty']",
    "linesOf(record)['qty']",
    '(record as Values)["quotNo"]',
  ])('%s is refused', (line) => expect(readsIn(line)).toBe(1));

  test.each([
    'record.quotNo',
    'record[name]',
    "type Tones = Readonly<Record<Id, BarRow['tone']>>",
    "const refused: Wizard['refused'] = x",
    "type Id = (typeof ages)[number]['id']",
    "type Key = Extract<Group, { readonly grpCd: G }>['codes'][number]['key']",
    "const words = ['quotNo']",
  ])('%s is not', (line) => expect(readsIn(line)).toBe(0));

  test('machinery that handles any resource, and demo data, may', () => {
    expect(readsIn("record['id']", 'src/database/save/save.ts')).toBe(0);
    expect(readsIn("record['id']", 'src/services/demo/record.ts')).toBe(0);
  });
});

describe('the tally of npm test', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

  test('counts a file that did not load and a skipped test as failed, and names them', () => {
    expect(ofVitest(vitest)).toEqual({ passed: 5, failed: 1, names: [] });
    const name = `${process.cwd()}/tests/a.test.ts`;
    const broken = { name, status: 'failed', assertionResults: [] };
    const skipped = { status: 'pending', fullName: 'it waits' };
    const failing = { name, status: 'failed', assertionResults: [{ status: 'failed', fullName: 'it falls' }, skipped] };
    expect(ofVitest({ ...vitest, numPendingTests: 2, numTodoTests: 1, testResults: [broken, failing] })).toEqual({
      passed: 5,
      failed: 5,
      names: ['tests/a.test.ts', 'tests/a.test.ts › it falls', 'tests/a.test.ts › it waits'],
    });
  });

  test('counts what held on a second try only, skipped tests and errors outside of tests as failed, and names them', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] });
    const inner = { specs: [spec('once more', 'flaky'), spec('it holds', 'expected')] };
    const suites = [{ specs: [spec('it falls', 'unexpected')], suites: [inner] }];
    expect(ofPlaywright({ stats, errors: [{ message: 'no server\nat …' }], suites })).toEqual({
      passed: 7,
      failed: 4,
      names: ['a.spec.ts:3 › it falls', 'a.spec.ts:3 › once more', 'no server'],
    });
  });

  test('tells what the page of a failed browser test showed at its end', () => {
    const spec = (line: number, ...attachments: object[]) => ({
      file: 'a.spec.ts',
      line,
      tests: [{ results: [{ attachments }] }],
    });
    const context = { name: 'error-context', path: 'context.md' };
    const suites = [{ specs: [spec(3)], suites: [{ specs: [spec(9, { name: 'screenshot' }, context)] }] }];
    const written = '# Error details\nno cell\n# Page snapshot\n- menu\n- dialog\n- grid\n# Test source\nclick()';
    expect(lastSeen({ suites }, (file) => (file === 'context.md' ? written : ''), 2)).toEqual([
      'a.spec.ts:9\n- menu\n- dialog',
    ]);
  });
});

describe('the import rules', () => {
  const judge = (file: string, line: string): string[] => breaches(new Map([[file, line]]));
  const refused: [string, string][] = [
    ['src/core/field.ts', `import { x } from '../ui/x.ts';`],
    ['src/core/field.ts', `import { x } from '../../i18n/index.ts';`],
    ['src/core/field.ts', `import { useState } from 'react';`],
    ['src/ui/grid.tsx', `import type { X } from '../admin/x.ts';`],
    ['src/session/flow.ts', `import { readFile } from 'node:fs/promises';`],
    ['src/database/save/save.ts', `import { ui } from '../../fields/money/ui.tsx';`],
    ['src/database/save/save.ts', `import {\n  resources,\n} from '../../services/index.ts';`],
    ['src/api/app.ts', `export * from '../services/index.server.ts';`],
    ['src/admin/list.tsx', `import pg from 'pg';`],
    ['src/admin/list.tsx', `import { toExcel } from '../export/excel.ts';`],
    ['src/portal/Index.tsx', `const Desk = lazy(() => import('../admin/App.tsx'));`],
    ['src/portal/Index.tsx', `import { Button } from '@mui/material';`],
    ['src/portal/Index.tsx', `import { useStore, List as Shown } from 'react-admin';`],
    ['src/portal/Index.tsx', `const List = lazy(async () => ({ default: (await import('react-admin')).List }));`],
    ['src/admin/list.tsx', `import { useStore } from 'ra-core';`],
    ['src/admin/screens/list.tsx', `import { call } from '../../session/calls/client.ts';`],
    ['src/services/rs4/quot/quot.web.tsx', `import type { Query } from '../../../session/calls/transport.ts';`],
    ['src/services/rs4/quot/quot.ts', `import { clnt } from '../../platform/corp.ts';`],
    ['src/services/rs4/quot/quot.ts', `import { openDatabase } from '../../database/executor.ts';`],
    ['src/services/rs4/quot/quot.web.tsx', `import { save } from './quot.server.ts';`],
    ['src/fields/money/index.ts', `import { MoneyInput } from './ui.tsx';`],
    ['src/api/app.ts', `import '../server.ts';`],
  ];
  test.each(refused)('%s may not %s', (file, line) => expect(judge(file, line)).not.toEqual([]));

  const held: [string, string][] = [
    ['src/core/field.ts', `import { x } from './x.ts';`],
    ['src/core/field.ts', `// import { x } from '../ui/x.ts';`],
    ['src/database/save/save.ts', `import { money } from '../../fields/money/index.ts';`],
    [
      'src/portal/Root.tsx',
      `import type { List } from 'react-admin';\nimport { CoreAdminUI, useStore } from 'react-admin';`,
    ],
    ['src/admin/list.tsx', `import { List } from 'react-admin';`],
    ['src/admin/screens/list.tsx', `import { ApiError } from '../../session/calls/error.ts';`],
    ['src/admin/providers/data/files.ts', `import { call } from '../../../session/calls/client.ts';`],
    ['src/services/platform/join/join.web.tsx', `import { send } from '../../../session/calls/transport.ts';`],
    ['src/admin/list.tsx', `const { toExcel } = await import('../export/excel.ts');`],
    ['src/services/rs4/quot/quot.server.ts', `import { item } from './quot.ts';\nimport { sql } from 'kysely';`],
    ['src/services/index.ts', `import { clnt } from './rs4/clnt.ts';`],
    ['src/server.ts', `import { resources } from './services/index.ts';`],
    ['src/core/field.test.ts', `import { x } from '../ui/x.ts';`],
  ];
  test.each(held)('%s may %s', (file, line) => expect(judge(file, line)).toEqual([]));
});

describe('the budget of a visit', () => {
  const manifest = {
    'index.html': { file: 'a.js', imports: ['_shared.js'], dynamicImports: ['desk.ts'] },
    '_shared.js': { file: 'b.js' },
    'desk.ts': { file: 'c.js', imports: ['_shared.js', 'index.html'], css: ['c.css'] },
  };

  test('counts what the named chunks import, each file once', () => {
    expect(filesOf(['index.html'], manifest)).toEqual(['a.js', 'b.js']);
    expect(filesOf(['index.html', 'desk.ts'], manifest)).toEqual(['a.js', 'b.js', 'c.js']);
  });

  test('refuses a chunk that the bundle does not have', () => {
    expect(() => filesOf(['gone.ts'], manifest)).toThrow('names gone.ts');
  });

  test('tells the declarations of other services that come along, wherever they were put', () => {
    const declared = declarationFiles(path.resolve(import.meta.dirname, '../..'));
    const [own, strange] = [declared['rs4']![0]!, declared['platform']![0]!];
    expect([own, strange].map((file) => path.basename(path.dirname(file)))).toEqual(['clnt', 'fw']);
    const output = (inList: string, later: string) => [
      { fileName: 'b.js', modules: { [own]: {}, [inList]: {} } },
      { fileName: 'c.js', modules: { [later]: {} } },
      { fileName: 'b.css' },
    ];
    expect(strangersIn(['index.html'], manifest, output('x.ts', strange), declared, 'rs4')).toEqual([]);
    expect(strangersIn(['index.html'], manifest, output(strange, 'x.ts'), declared, 'rs4')).toEqual([strange]);
  });

  test('holds up to the limit and not above', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hangro-budget-'));
    const content = Array.from({ length: 3000 }, (_, i) => Math.imul(i, 2654435761) >>> 0).join(' ');
    for (const name of ['a.js', 'b.js']) writeFileSync(path.join(folder, name), content);
    const limitKb = (2 * brotliCompressSync(content).length) / 1000;
    const budget = { name: 'visit', chunks: ['index.html'], limitKb };
    expect(budgetLines(budget, manifest, folder).fits).toBe(true);
    expect(budgetLines({ ...budget, limitKb: limitKb - 0.001 }, manifest, folder)).toMatchObject({
      fits: false,
      text: expect.stringContaining('OVER visit') as string,
    });
    rmSync(folder, { recursive: true });
  });
});

test('a circle of imports is told, by values, by types and by what comes on demand; a chain is none', async () => {
  const { circlesOf } = (await import('../../scripts/lib/circles.mjs' as string)) as {
    circlesOf(sources: ReadonlyMap<string, string>): Readonly<Record<'all' | 'values', readonly string[][]>>;
  };
  const told = (...texts: readonly string[]) =>
    circlesOf(new Map(texts.map((text, at) => [`src/${'abc'[at]!}.ts`, text])));
  const chain = told("import { b } from './b.ts';", "import { c } from './c.ts';", 'export const c = 1;');
  expect(chain).toMatchObject({ all: [], values: [] });
  const round = told("import { b } from './b.ts';", "import { c } from './c.ts';", "export { a } from './a.ts';");
  expect(round.values.map((circle) => new Set(circle))).toEqual([new Set(['src/a.ts', 'src/b.ts', 'src/c.ts'])]);
  const types = told("import type { B } from './b.ts';", "import { a } from './a.ts';");
  expect([types.all.length, types.values.length]).toEqual([1, 0]);
  expect(told("const b = () => import('./b.ts');", "import { a } from './a.ts';").values).toHaveLength(1);
  expect(told("// import { b } from './b.ts';", "import { a } from './a.ts';").all).toEqual([]);
});
