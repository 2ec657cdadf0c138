/** The rows of ASVS that docs/asvs.md names: each has tests that name it in turn. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

const page = text('docs/asvs.md');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, row, , answer, tests]) => ({
    row: row!,
    answer: answer!,
    tests: tests!.match(/(?<=`)[^`, ]+(?=`)/g) ?? [],
  }));
const suites = [...filesOf('tests'), ...filesOf('src')].filter((file) => file.endsWith('.test.ts'));

describe('docs/asvs.md', () => {
  test('holds the 45 rows, each once', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(45);
    expect(rows).toHaveLength(45);
  });

  test.each(rows)('$row is named by its tests', ({ row, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const name of tests) {
      const files = suites.filter((suite) => path.basename(suite).replace(/(\.dom)?\.test\.ts$/, '') === name);
      const marks = files.flatMap((file) => text(file).split('\n')).filter((line) => /^\s*\/\/ ASVS /.test(line));
      const named = marks.flatMap((mark) => mark.replace(/^\s*\/\/ ASVS /, '').split('; '));
      expect(named, `${name} names ${row}`).toContain(row);
    }
  });

  test('tells why a row holds in part only', () => {
    const parts = rows
      .filter(({ answer }) => answer.startsWith('**in part**'))
      .map(({ row }) => row.split('.', 2).join('.'));
    const reasons = [...page.matchAll(/^- \*\*(\d+\.\d+),/gm)].map(([, chapter]) => chapter);
    expect(reasons).toEqual(parts);
  });
});

// ASVS 3.5.5
test('no window message is listened to or sent: tabs speak by a channel of their own origin', () => {
  const speaking = filesOf('src').filter(
    (file) => !/\.test\.tsx?$/.test(file) && /addEventListener\('message'|onmessage|\.postMessage\(/.test(text(file)),
  );
  expect(speaking.sort()).toEqual([
    'src/export/thread.ts',
    'src/portal/human/solve.ts',
    'src/portal/human/worker.ts',
    'src/session/tokens/tabs.ts',
  ]);
});
