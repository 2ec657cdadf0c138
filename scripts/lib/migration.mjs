import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Sentence, root } from './run.mjs';

const folder = 'src/database/migrations';

/**
 * Writes what the declarations want of the tables beyond the migrations that are there, as the next migration; the newest
 * one of the same name, as long as no commit has it, is written anew. Answers its file, nothing where nothing is wanted.
 * @param {string} name
 * @returns {string | undefined}
 */
export function writeMigration(name) {
  if (!/^[\w-]+$/.test(name)) throw new Sentence(`${name}: a migration's name has letters, digits, _ and - only`);
  const there = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.sql'));
  const newest = there.sort().at(-1) ?? '0000';
  const same = there.find((file) => file.slice(5, -4) === name);
  if (same && (same !== newest || isCommitted(same)))
    throw new Sentence(`${folder}/${same} is ${same === newest ? 'committed' : 'not the newest'}: choose another name`);
  const before = same && readFileSync(path.join(root, folder, same), 'utf8');
  // The declarations are compared with what the other migrations make, so it must be gone meanwhile.
  if (same) rmSync(path.join(root, folder, same));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/databaseCommand.ts', 'diff'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) {
    if (same && before !== undefined) writeFileSync(path.join(root, folder, same), before);
    throw new Sentence(stderr);
  }
  if (stdout.trim() === '') return undefined;
  const number = same ? same.slice(0, 4) : String(Number(newest.slice(0, 4)) + 1).padStart(4, '0');
  const file = `${folder}/${number}_${name}.sql`;
  writeFileSync(path.join(root, file), stdout);
  return file;
}

/** A folder without git knows no commits. @param {string} file */
function isCommitted(file) {
  return spawnSync('git', ['cat-file', '-e', `HEAD:./${folder}/${file}`], { cwd: root }).status === 0;
}
