import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { node, root, Sentence } from './run.mjs';

const sources = [
  'src',
  'i18n',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib',
  'scripts/budgets.json',
];
export const stampFile = path.join(root, 'dist', 'stamp');

/** Hash of everything a build is made of, the VITE_ variables included. */
export function sourceStamp() {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ file) => {
    const full = path.join(root, file);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory())
      return readdirSync(full)
        .sort()
        .forEach((child) => add(`${file}/${child}`));
    if (!/\.test\.tsx?$/.test(file)) hash.update(`\0${file}\0`).update(readFileSync(full));
  };
  sources.forEach(add);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('VITE_'))
    .sort()) {
    hash.update(`\0${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();

/** Builds browser and server when a source changed since the last build. */
export async function buildWhenChanged() {
  if (isBuilt()) return;
  // A process of its own: what the bundler needs in memory is gone when the server starts.
  const { code } = await node([path.join(root, 'scripts/build.mjs')]);
  if (code !== 0) throw new Sentence('빌드가 실패했습니다. / The build failed; see its messages above.');
}
