/** `npm run new`, tried in a copy of the project: what it writes is whole, so that every check of the copy holds. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'hangro-new-'));
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { cwd: copy, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
/** Files below the folders that are not as they are in the project. */
const touched = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => {
      if (statSync(path.join(copy, file)).isDirectory()) return false;
      const before = path.join(root, file);
      return !existsSync(before) || !readFileSync(before).equals(readFileSync(path.join(copy, file)));
    });

beforeAll(() => {
  for (const part of ['src', 'i18n', 'scripts', 'package.json', 'tsconfig.json', '.prettierrc.json'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('writes a resource whose declaration, texts, demo row and migration fit together, behind a menu of its own', () => {
  const made = run('scripts/new.ts', 'rs4/tool', '--ko', '공구', '--en', 'Tool');
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toContain('/rs4/tool (R36)');
  expect(read('src/services/reference/products.ts')).toContain('R35 R36');
  expect(read('src/services/shown.ts')).toContain("{ prefix: 'rs4/tool', menus: [{ menu: 'R36' }] }");

  const texts = run('scripts/i18n.ts');
  expect([texts.status, texts.stderr]).toEqual([0, '']);
  const differing = run('src/databaseCommand.ts', 'diff');
  expect([differing.status, differing.stdout.replace(/^\s*선언과.*$/m, '').trim()]).toEqual([0, '']);
  // What it left alone is looked at in the project itself.
  const files = touched('src/services', 'i18n');
  expect(files).toEqual(expect.arrayContaining(['src/services/rs4/tool.ts', 'src/services/shown.ts']));
  const format = spawnSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--check', ...files], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect([format.status, format.stderr]).toEqual([0, '']);
}, 300_000);

test('a menu that waits for its resource is taken; a service without names of resources gets them', () => {
  const made = run('scripts/new.ts', 'insp/tmpl', '--ko', '점검표', '--en', 'Checklist', '--table', 'IN_TMPL');
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toContain('/insp/tmpl (I14)');
  expect(read('i18n/en/services/insp/resources.ts')).toMatch(/'insp\/tmpl': \{\s+name: 'Checklist',/);
  expect(read('src/services/insp/tmpl.ts')).toContain("table: 'IN_TMPL'");
  const texts = run('scripts/i18n.ts');
  expect([texts.status, texts.stderr]).toEqual([0, '']);
}, 180_000);

test('the migration of changed fields takes the place of the one before, and only of the newest', () => {
  const declaration = 'src/services/insp/tmpl.ts';
  const before = readdirSync(path.join(copy, 'src/database/migrations')).sort();
  const newest = `src/database/migrations/${before.at(-1)!}`;
  writeFileSync(path.join(copy, declaration), read(declaration).replace('fields: {', 'fields: { tmplNmEn: text(100),'));
  const written = run('scripts/db.mjs', 'diff', 'insp_tmpl');
  expect([written.status, written.stdout.trim(), written.stderr]).toEqual([0, newest, '']);
  expect(readdirSync(path.join(copy, 'src/database/migrations')).sort()).toEqual(before);
  expect(read(newest)).toMatch(/^create table insp_tmpl [^;]* tmpl_nm_en varchar\(100\)/);

  const refused = run('scripts/db.mjs', 'diff', 'rs4_tool');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('_rs4_tool.sql is not the newest')]);
}, 180_000);

test('what is there already, or has no service, is refused and nothing is written', () => {
  const before = read('src/services/resources/rs4.ts');
  for (const prefix of ['rs4/tool', 'nowhere/tool', 'Tool', 'rs4/../x'])
    expect([prefix, run('scripts/new.ts', prefix).status]).toEqual([prefix, 1]);
  expect(run('scripts/new.ts', 'rs4/crane', '--menu', 'R99').status).toBe(1);
  expect(read('src/services/resources/rs4.ts')).toBe(before);
}, 180_000);
